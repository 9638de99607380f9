import { interactionRequestSchema } from "~/domain/interactions/schema";
import { reportIn } from "~/locales/interaction-words.server";
import { readJson } from "~/services/http/requests/body.server";
import { endpoint, json, validate } from "~/services/http/responses/endpoint.server";
import { requireWithinLimit } from "~/services/http/limits/rate-limits.server";

/**
 * `POST /api/ai/drug-interactions`: `{medications, allergies?}` to an
 * `InteractionReport`. For everybody: it computes from what is sent, reads no
 * record and keeps nothing.
 */
const handlers = endpoint({
  POST: async ({ request, context: { limits, clientAddress, assistant } }) => {
    requireWithinLimit(await limits.take("attempts", clientAddress));
    const report = assistant.checkInteractions(await validate(interactionRequestSchema, await readJson(request)));
    return json(reportIn("en", report));
  },
});
export const loader = handlers.loader;
export const action = handlers.action;
