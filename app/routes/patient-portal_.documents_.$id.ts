import { attachment } from "~/domain/documents";
import { redirectWithRefusal, wantsJson } from "~/services/documents/responses.server";
import { requireDocument } from "~/services/documents/documents.server";
import { endpoint } from "~/services/http/responses/endpoint.server";
import { streamBody } from "~/services/http/responses/body-stream.server";
import type { DocumentType } from "~/domain/documents";

const CHARSET: Partial<Record<DocumentType, string>> = { "text/plain": "; charset=utf-8" };

const handlers = endpoint({
  /** `GET /patient-portal/documents/{id}`: a document's bytes, for saving and never for showing in our own pages. */
  GET: async ({ request, params, context }) => {
    try {
      const document = await requireDocument(request, params.id, context);
      const headers = {
        "Content-Type": document.contentType + (CHARSET[document.contentType] ?? ""),
        "Content-Length": String(document.size),
        "Content-Disposition": attachment(document.name),
        // In force beside the policy that every answer has: the stricter of the two counts.
        "Content-Security-Policy": "sandbox; default-src 'none'",
        // Not compressed on the way: the length is that of the document, and what it holds stays unguessable by size.
        "Cache-Control": "private, no-store, no-transform",
      };
      if (request.method === "HEAD") return new Response(null, { headers });
      return new Response(streamBody(await context.documents.open(document.id), context), { headers });
    } catch (error) {
      if (!isPage(request)) throw error;
      return redirectWithRefusal(error, "The document cannot be opened", context);
    }
  },
});
export const loader = handlers.loader;
export const action = handlers.action;

/** Whether a person followed a link: a browser says that it takes HTML. */
const isPage = (request: Request) => !wantsJson(request) && /\btext\/html\b/.test(request.headers.get("accept") ?? "");
