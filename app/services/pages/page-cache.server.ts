import type { Request as ExpressRequest, RequestHandler } from "express";
import { randomBytes } from "node:crypto";
import { providersVersion } from "db/providers";
import { latestReadings } from "db/vitals";
import type { AppServices } from "~/context";
import { DEMO_PATIENT_ID } from "~/domain/demo";
import { hasOwnCookie } from "~/services/sessions/cookies.server";

type Needs = Pick<AppServices, "db" | "clock" | "cache">;

/**
 * The public pages and what each depends on besides its address. As long as the
 * stamp is the same, the page is the same, to the byte; asking for it is one
 * query, which all who ask at once share. A page that comes to depend on something else (a language, a cookie)
 * needs that in its stamp, or must leave this list.
 */
const PAGES: { path: RegExp; stamp: (needs: Needs) => Promise<string> }[] = [
  { path: /^\/$/, stamp: async ({ db }) => JSON.stringify(await latestReadings(db, DEMO_PATIENT_ID)) },
  { path: /^\/specialists$/, stamp: async ({ db }) => String(await providersVersion(db)) },
  {
    // The coming week starts on another day when a zone's clock passes midnight, which all six do on the hour.
    path: /^\/specialists\/\d+$/,
    stamp: async ({ db, clock }) => `${await providersVersion(db)} ${clock().toISOString().slice(0, 13)}`,
  },
];

/** Longer addresses are typed by programs; they would only push real ones out. */
const MAX_ADDRESS = 300;

type Page = { body: string; headers: [string, string][] };

/** A page that must not be kept: not found, failed, or meant for one visitor. */
class NotKept extends Error {
  constructor(readonly response: Response) {
    super("The page is not kept");
  }
}

/**
 * Answers the public pages from memory, for visitors who carry no cookie of
 * ours. Rendering is most of a page's cost; the stamp keeps every process of a
 * fleet exact without telling it anything. The nonce is put in per answer.
 *
 * @param render renders an address as a visitor without cookies gets it, with the given nonce.
 */
export function pageCache(needs: Needs, render: (url: string, nonce: string) => Promise<Response>): RequestHandler {
  // Stands for the nonce in a kept page. Random, so that no text from outside can hold it.
  const placeholder = randomBytes(24).toString("hex");

  const make = async (url: string): Promise<Page> => {
    const response = await render(url, placeholder);
    if (response.status !== 200 || response.headers.has("set-cookie")) throw new NotKept(response);
    return { body: await response.text(), headers: [...response.headers] };
  };

  const answer = async (req: ExpressRequest, stamp: string): Promise<{ status: number } & Page> => {
    const url = `${req.protocol}://${req.get("host") ?? "localhost"}${req.originalUrl}`;
    try {
      return { status: 200, ...(await needs.cache.get(`page ${req.originalUrl}`, stamp, () => make(url))) };
    } catch (error) {
      if (!(error instanceof NotKept)) throw error;
      // Whoever asked at the same time shares this error, so its body is read from a copy.
      const { status, headers } = error.response;
      return { status, headers: [...headers], body: await error.response.clone().text() };
    }
  };

  return (req, res, next) => {
    const page = req.method === "GET" && req.originalUrl.length <= MAX_ADDRESS && PAGES.find(({ path }) => path.test(req.path));
    if (!page || hasOwnCookie(req.headers.cookie)) return next();
    needs.cache
      .version(`page ${page.path.source}`, () => page.stamp(needs))
      .then((stamp) => answer(req, stamp))
      .then(({ status, headers, body }) => {
        for (const [name, value] of headers) res.append(name, value);
        res.status(status).end(body.replaceAll(placeholder, res.locals.nonce as string));
      })
      // An outage, above all: the screen itself knows what to say.
      .catch(() => next());
  };
}
