import { findListedProvider } from "db/providers";
import { ApiError } from "~/domain/errors";
import { conditionalJson, endpoint, idParam } from "~/services/http/responses/endpoint.server";

/** `GET /api/providers/{id}`: one listed provider. */
const handlers = endpoint({
  GET: async ({ request, params, context }) => {
    const id = idParam(params.id);
    const provider = id === null ? null : await findListedProvider(context.db, id);
    if (!provider) throw new ApiError("not_found", "There is no such provider");
    return conditionalJson(request, JSON.stringify(provider), "no-cache");
  },
});
export const loader = handlers.loader;
export const action = handlers.action;
