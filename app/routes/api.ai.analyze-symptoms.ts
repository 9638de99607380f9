import { patientContextSchema } from "~/domain/assistant/chat-schema";
import { symptomRequestSchema } from "~/domain/triage";
import { analyze } from "~/services/assistant/analysis.server";
import { keepFor } from "~/services/assistant/carried-analysis.server";
import { signedInId } from "~/services/assistant/owner.server";
import { readJson } from "~/services/http/body.server";
import { endpoint, json, validate } from "~/services/http/endpoint.server";

/** `POST /api/ai/analyze-symptoms` (API-01): symptoms to a risk, an urgency and what to do. Nothing of it is stored. */
const handlers = endpoint({
  POST: async ({ request, context }) => {
    const body = await readJson(request);
    const asked = await validate(symptomRequestSchema, body);
    const reply = await analyze(asked, request, context);
    if (!asked.keep) return json(reply);
    // As it was told: who gave no age is analyzed as 30, and gave none.
    const { patientAge, patientGender } = body as Record<string, unknown>;
    const patientContext = patientContextSchema.parse({ age: patientAge || null, gender: patientGender ? asked.patientGender : "", currentSymptoms: asked.symptoms, medicalHistory: asked.medicalHistory });
    return json({ ...reply, kept: keepFor(await signedInId(request, context), { analysis: reply, patientContext }, context) });
  },
});
export const loader = handlers.loader;
export const action = handlers.action;
