import type { RequestHandler } from "express";
import { providersVersion } from "db/providers";
import type { AppServices } from "~/context";
import { Compressed } from "~/services/http/compressed.server";
import { holdsTag } from "~/services/http/endpoint.server";
import { keptAnswers, type Source } from "~/services/http/kept-answers.server";

/** The public endpoints. */
const ENDPOINTS: Source[] = [
  { path: /^\/api\/providers(?:\/\d+)?$/, stamp: async ({ db }) => String(await providersVersion(db)) },
  // Changes with the program only.
  { path: /^\/api\/openapi\.json$/, stamp: () => Promise.resolve("") },
];

/**
 * Answers the public endpoints from memory, to everybody: each text is tagged and
 * compressed once.
 *
 * @param render renders an address as a visitor without cookies gets it; its limits count whoever asked.
 */
export const endpointCache = (
  needs: Pick<AppServices, "db" | "clock" | "cache">,
  render: (url: string, clientAddress: string) => Promise<Response>,
): RequestHandler =>
  keptAnswers(needs, {
    sources: ENDPOINTS,
    render: (url, req) => render(url, req.ip ?? "unknown"),
    keep: (body, headers) => ({ body, tag: new Headers(headers).get("etag")!, compressed: new Compressed(body) }),
    send: async ({ tag, compressed }, req, res) => {
      res.vary("Accept-Encoding");
      if (holdsTag(req.get("if-none-match"), tag)) {
        res.removeHeader("Content-Type");
        return void res.status(304).end();
      }
      const { bytes, encoding } = await compressed.for(req.get("accept-encoding") ?? null);
      if (encoding) res.set("Content-Encoding", encoding);
      res.set("Content-Length", String(bytes.length)).end(bytes);
    },
  });
