import { predictionRequestSchema } from "~/domain/prediction/schema";
import { readJson } from "~/services/http/requests/body.server";
import { endpoint, json, validate } from "~/services/http/responses/endpoint.server";
import { requireWithinLimit } from "~/services/http/limits/rate-limits.server";

/**
 * `POST /api/ai/health-prediction`: `{patientData}` to a `Prediction`. For
 * everybody: it computes from what is sent, reads no record and keeps nothing.
 */
const handlers = endpoint({
  POST: async ({ request, context: { limits, clientAddress, assistant } }) => {
    requireWithinLimit(await limits.take("attempts", clientAddress));
    const { patientData } = await validate(predictionRequestSchema, await readJson(request));
    return json(assistant.predictHealth(patientData));
  },
});
export const loader = handlers.loader;
export const action = handlers.action;
