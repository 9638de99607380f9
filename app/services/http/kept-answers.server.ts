import type { Request as ExpressRequest, RequestHandler, Response as ExpressResponse } from "express";
import type { AppServices } from "~/context";

type Needs = Pick<AppServices, "db" | "clock" | "cache">;

/**
 * Addresses whose answer is the same for all, and what it depends on besides the
 * address. As long as the stamp is the same, the answer is the same, to the byte;
 * asking for it is one query at most, which all who ask at once share. An answer that comes to
 * depend on something else (a cookie, say) needs that in its stamp or in its
 * kind, or must leave the list.
 */
export type Source = { path: RegExp; stamp: (needs: Needs) => Promise<string> };

type Headers = [name: string, value: string][];

export type Keeping<Kept extends { body: string }> = {
  sources: Source[];
  /** Whether this visitor is one of all; the others are answered by rendering. */
  isForAll?: (req: ExpressRequest) => boolean;
  /** What tells the answers of one address apart. */
  kind?: (req: ExpressRequest) => string;
  /** Renders an answer as a visitor without cookies gets it. */
  render: (url: string, req: ExpressRequest) => Promise<Response>;
  /** What is kept besides the body of a rendered 200. */
  keep: (body: string, headers: Headers) => Kept;
  /** Sends what was kept; status and headers as rendered are set. */
  send: (kept: Kept, req: ExpressRequest, res: ExpressResponse) => Promise<void> | void;
  /** Sends the body of anything else, which is not kept. */
  sendOther?: (body: string, res: ExpressResponse) => void;
};

/** Longer addresses are typed by programs; they would only push real ones out. */
const MAX_ADDRESS = 300;

/** An answer that must not be kept: not found, failed, or meant for one visitor. */
class NotKept extends Error {
  constructor(
    readonly response: Response,
    readonly body: string,
  ) {
    super("The answer is not kept");
  }
}

/**
 * Answers from memory. Rendering is most of an answer's cost; the stamp keeps
 * every process of a fleet exact without telling it anything.
 */
export function keptAnswers<Kept extends { body: string }>(
  needs: Needs,
  { sources, isForAll, kind, render, keep, send, sendOther = (body, res) => void res.end(body) }: Keeping<Kept>,
): RequestHandler {
  type Made = Kept & { headers: Headers };

  const make = async (req: ExpressRequest): Promise<Made> => {
    const response = await render(`${req.protocol}://${req.get("host") ?? "localhost"}${req.originalUrl}`, req);
    const body = await response.text();
    if (response.status !== 200 || response.headers.has("set-cookie")) throw new NotKept(response, body);
    const headers = [...response.headers];
    return Object.assign(keep(body, headers), { headers });
  };

  const answer = async (req: ExpressRequest, res: ExpressResponse, stamp: string): Promise<void> => {
    const setHeaders = (headers: Iterable<[string, string]>) => {
      for (const [name, value] of headers) res.append(name, value);
    };
    try {
      const made = await needs.cache.get<Made>(`kept ${kind?.(req) ?? ""} ${req.originalUrl}`, stamp, () => make(req));
      setHeaders(made.headers);
      await send(made, req, res);
    } catch (error) {
      // Whoever asked at the same time shares this error.
      if (!(error instanceof NotKept)) throw error;
      setHeaders(error.response.headers);
      res.status(error.response.status);
      sendOther(error.body, res);
    }
  };

  return (req, res, next) => {
    const found =
      req.method === "GET" && req.originalUrl.length <= MAX_ADDRESS && sources.find(({ path }) => path.test(req.path));
    if (!found || isForAll?.(req) === false) return next();
    needs.cache
      .version(`kept ${found.path.source}`, () => found.stamp(needs))
      .then((stamp) => answer(req, res, stamp))
      // An outage, above all: the screen or the endpoint itself knows what to say.
      .catch(() => next());
  };
}
