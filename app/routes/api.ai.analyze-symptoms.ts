import { symptomRequestSchema } from "~/domain/triage";
import { analyze } from "~/services/assistant/analysis.server";
import { readJson } from "~/services/http/body.server";
import { endpoint, json, validate } from "~/services/http/endpoint.server";

/** `POST /api/ai/analyze-symptoms` (API-01): symptoms to a risk, an urgency and what to do. Nothing of it is stored. */
const handlers = endpoint({
  POST: async ({ request, context }) => {
    const asked = await validate(symptomRequestSchema, await readJson(request));
    return json(await analyze(asked, request, context));
  },
});
export const loader = handlers.loader;
export const action = handlers.action;
