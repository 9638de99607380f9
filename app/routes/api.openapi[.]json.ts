import { conditionalJson, endpoint } from "~/services/http/responses/endpoint.server";
import { openApiDocument } from "~/services/openapi/document.server";

/** `GET /api/openapi.json`: what the API takes and answers, as OpenAPI 3.1. */
const handlers = endpoint({
  GET: async ({ request, context: { config } }) =>
    conditionalJson(request, JSON.stringify(openApiDocument(config.brand.name)), "public, max-age=300"),
});
export const loader = handlers.loader;
export const action = handlers.action;
