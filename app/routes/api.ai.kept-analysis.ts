import { keptAnalysisSchema } from "~/domain/assistant/analysis-schema";
import { ApiError } from "~/domain/errors";
import { openAnalysisForTab } from "~/services/assistant/sealed-analysis.server";
import { readJson } from "~/services/http/requests/body.server";
import { endpoint, json, validate } from "~/services/http/responses/endpoint.server";
import { sessionUser } from "~/services/sessions/session.server";

/**
 * `POST /api/ai/kept-analysis`: what `POST /api/ai/analyze-symptoms` sealed, opened for whoever asked for it then.
 * Nothing is stored.
 */
const handlers = endpoint({
  POST: async ({ request, context }) => {
    const { kept } = await validate(keptAnalysisSchema, await readJson(request));
    const user = await sessionUser(request, context);
    const found = openAnalysisForTab(user?.id ?? null, kept, context);
    if (!found) throw new ApiError("not_found", "It was kept for somebody else, or too long ago");
    return json(found);
  },
});
export const loader = handlers.loader;
export const action = handlers.action;
