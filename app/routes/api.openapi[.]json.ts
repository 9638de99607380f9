import { conditionalJson, endpoint } from "~/services/http/endpoint.server";
import { openApiDocument } from "~/services/openapi/document.server";

/** `GET /api/openapi.json`: what the API takes and answers, as OpenAPI 3.1. */
const handlers = endpoint({
  GET: async ({ request, context: { config, cache } }) => {
    // It changes with the code only, and the process lives no longer than that.
    const { body } = await cache.get("openapi", config.brand.name, async () => ({ body: JSON.stringify(openApiDocument(config.brand.name)) }));
    return conditionalJson(request, body, "public, max-age=300");
  },
});
export const loader = handlers.loader;
export const action = handlers.action;
