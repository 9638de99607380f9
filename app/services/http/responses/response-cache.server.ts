import type { Request as ExpressRequest, RequestHandler, Response as ExpressResponse } from "express";
import type { AppServices } from "~/context";
import { CompressedText } from "./compression.server";
import { holdsTag } from "./endpoint.server";

type Needs = Pick<AppServices, "db" | "clock" | "cache">;

/**
 * Addresses whose response is the same for every visitor, and the version of everything that it depends on besides the
 * address. While the version is the same, so is the response, to the byte. Reading the version is one query at most,
 * which all who ask at once share. A response that comes to depend on something else (a cookie, for example) needs that
 * in its version or in `variant`, or has to leave the list.
 */
export type CachedAddress = { path: RegExp; version: (needs: Needs) => Promise<string> };

/** Renders a request as a visitor without cookies gets it; limits count the address that it came from. */
export type RenderPublic = (request: Request, clientAddress: string) => Promise<Response>;

export type ResponseCacheOptions = {
  addresses: readonly CachedAddress[];
  /**
   * The headers of a request that its response depends on, or `null` where the response has to be rendered for its
   * visitor.
   */
  variant?: (req: ExpressRequest) => Record<string, string> | null;
};

type CachedResponse = { headers: Headers; body: string; content: CompressedText };

/** Longer addresses are typed by programs; they would only push real ones out. */
const LONGEST_ADDRESS = 300;

/** A response that is not cached: not found, or failed. */
class UncachedResponse extends Error {
  constructor(
    readonly status: number,
    readonly cached: CachedResponse,
  ) {
    super("The response is not cached");
  }
}

async function send({ headers, content }: CachedResponse, req: ExpressRequest, res: ExpressResponse): Promise<void> {
  for (const [name, value] of headers) {
    if (name === "vary") res.vary(value);
    else res.setHeader(name, value);
  }
  res.vary("Accept-Encoding");
  const tag = headers.get("etag");
  if (tag && holdsTag(req.get("if-none-match"), tag)) {
    res.removeHeader("Content-Type");
    return void res.status(304).end();
  }
  const { bytes, encoding } = await content.for(req.get("accept-encoding") ?? null);
  if (encoding) res.set("Content-Encoding", encoding);
  res.set("Content-Length", String(bytes.length)).end(bytes);
}

/**
 * Answers public addresses from memory. Rendering is most of a response's cost; the version keeps every process of a
 * fleet exact without any message between them. Each response is compressed once in each encoding.
 */
export function responseCache(
  needs: Needs,
  render: RenderPublic,
  { addresses, variant = () => ({}) }: ResponseCacheOptions,
): RequestHandler {
  const make = async (req: ExpressRequest, headers: Record<string, string>): Promise<CachedResponse> => {
    const url = `${req.protocol}://${req.get("host") ?? "localhost"}${req.originalUrl}`;
    const response = await render(new Request(url, { headers }), req.ip ?? "unknown");
    // The visitor's own rendering sends it, to this visitor only.
    if (response.headers.has("set-cookie")) throw new Error("A cached address must not set a cookie");
    const body = await response.text();
    const made = { headers: response.headers, body, content: new CompressedText(body) };
    if (response.status !== 200) throw new UncachedResponse(response.status, made);
    return made;
  };

  return (req, res, next) => {
    const address =
      req.method === "GET" &&
      req.originalUrl.length <= LONGEST_ADDRESS &&
      addresses.find(({ path }) => path.test(req.path));
    const headers = address && variant(req);
    if (!address || !headers) return next();
    const answer = async () => {
      const version = await needs.cache.version(`response ${address.path.source}`, () => address.version(needs));
      const key = `response ${Object.values(headers).join(" ")} ${req.originalUrl}`;
      try {
        await send(await needs.cache.get(key, version, () => make(req, headers)), req, res);
      } catch (error) {
        // Requests that came at the same time share this error.
        if (!(error instanceof UncachedResponse)) throw error;
        await send(error.cached, req, res.status(error.status));
      }
    };
    // During an outage, above all: the screen or the endpoint itself knows what to answer.
    answer().catch(() => next());
  };
}
