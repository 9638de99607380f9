import { NO_GENDER } from "~/domain/assistant/analysis";
import { symptomRequestSchema, toldAge } from "~/domain/triage";
import { analyze } from "~/services/assistant/analysis.server";
import { sealAnalysisForTab } from "~/services/assistant/sealed-analysis.server";
import { readJson } from "~/services/http/requests/body.server";
import { endpoint, json, validate } from "~/services/http/responses/endpoint.server";
import { isUnavailable } from "~/services/http/responses/unavailable.server";
import { sessionUser } from "~/services/sessions/session.server";

/** `POST /api/ai/analyze-symptoms` (API-01): symptoms to a risk, an urgency and what to do. Nothing of it is stored. */
const handlers = endpoint({
  POST: async ({ request, context }) => {
    const body = await readJson(request);
    const asked = await validate(symptomRequestSchema, body);
    const reply = await analyze(asked, request, context);
    if (!asked.keep) return json(reply);
    const { symptoms: currentSymptoms, medicalHistory, patientGender } = asked;
    // As it was told: who gave no age is analyzed as 30, and gave none.
    const patientContext = {
      age: asked.isAgeAssumed ? null : toldAge((body as Record<string, unknown>).patientAge),
      gender: patientGender === NO_GENDER ? "" : patientGender,
      currentSymptoms,
      medicalHistory,
    };
    try {
      const user = await sessionUser(request, context);
      return json({
        ...reply,
        kept: sealAnalysisForTab(user?.id ?? null, { analysis: reply, patientContext }, context),
      });
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      // Nobody can say whose it is, so nobody gets it again.
      return json(reply);
    }
  },
});
export const loader = handlers.loader;
export const action = handlers.action;
