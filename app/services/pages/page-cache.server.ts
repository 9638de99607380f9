import type { Request as ExpressRequest, RequestHandler, Response as ExpressResponse } from "express";
import { randomBytes } from "node:crypto";
import { providersVersion } from "db/providers";
import { latestStamp } from "db/vitals";
import type { AppServices } from "~/context";
import { DEMO_PATIENT_ID } from "~/domain/demo";
import type { Language } from "~/domain/language";
import { GzipTemplate } from "./gzip-template.server";
import { languageOf } from "./language.server";
import { asksForLight } from "./light.server";
import { hasOwnCookie } from "~/services/sessions/cookies.server";

type Needs = Pick<AppServices, "db" | "clock" | "cache">;

/**
 * The public pages and what each depends on besides its address. As long as the
 * stamp is the same, the page is the same, to the byte; asking for it is one
 * query, which all who ask at once share. A page that comes to depend on something else (a cookie, say)
 * needs that in its stamp or in its kind, or must leave this list.
 */
const PAGES: { path: RegExp; stamp: (needs: Needs) => Promise<string> }[] = [
  { path: /^\/$/, stamp: ({ db }) => latestStamp(db, DEMO_PATIENT_ID) },
  { path: /^\/specialists$/, stamp: async ({ db }) => String(await providersVersion(db)) },
  {
    // The coming week starts on another day when a zone's clock passes midnight, which all six do on the hour.
    path: /^\/specialists\/\d+$/,
    stamp: async ({ db, clock }) => `${await providersVersion(db)} ${clock().toISOString().slice(0, 13)}`,
  },
];

/** Longer addresses are typed by programs; they would only push real ones out. */
const MAX_ADDRESS = 300;

type Page = {
  body: string;
  headers: [string, string][];
  /** Made when the page is asked for a second time: it takes some milliseconds, and many an address is asked for once. */
  gzip?: GzipTemplate;
  isKnown?: boolean;
};

/** What a visitor without a cookie of ours may be given besides the address: few bytes, and a language. As the headers of a request for it. */
type Kind = { "Accept-Language": Language; "Save-Data"?: "on" };

function kindOf(req: ExpressRequest): Kind {
  const get = (name: string) => req.get(name) ?? null;
  return { "Accept-Language": languageOf({ headers: { get } }), ...(asksForLight(get) ? { "Save-Data": "on" } : {}) };
}

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
export function pageCache(needs: Needs, render: (url: string, nonce: string, kind: Kind) => Promise<Response>): RequestHandler {
  // Stands for the nonce in a kept page. Random, so that no text from outside can hold it.
  const placeholder = randomBytes(24).toString("hex");

  const make = async (url: string, kind: Kind): Promise<Page> => {
    const response = await render(url, placeholder, kind);
    if (response.status !== 200 || response.headers.has("set-cookie")) throw new NotKept(response);
    return { body: await response.text(), headers: [...response.headers] };
  };

  const answer = async (req: ExpressRequest, stamp: string): Promise<{ status: number; page: Page }> => {
    const url = `${req.protocol}://${req.get("host") ?? "localhost"}${req.originalUrl}`;
    const kind = kindOf(req);
    try {
      return { status: 200, page: await needs.cache.get(`page ${Object.values(kind).join(" ")} ${req.originalUrl}`, stamp, () => make(url, kind)) };
    } catch (error) {
      if (!(error instanceof NotKept)) throw error;
      // Whoever asked at the same time shares this error, so its body is read from a copy.
      const { status, headers } = error.response;
      return { status, page: { headers: [...headers], body: await error.response.clone().text() } };
    }
  };

  /** Compressed once for all; who does not take gzip gets it by way of `compression`, which compresses each answer anew. */
  const sendGzip = (page: Page, res: ExpressResponse, nonce: string) => {
    page.gzip ??= new GzipTemplate(page.body.split(placeholder));
    const bytes = page.gzip.fill(nonce);
    res.set("Content-Encoding", "gzip").vary("Accept-Encoding");
    res.set("Content-Length", String(bytes.length)).end(bytes);
  };

  return (req, res, next) => {
    const found = req.method === "GET" && req.originalUrl.length <= MAX_ADDRESS && PAGES.find(({ path }) => path.test(req.path));
    if (!found || hasOwnCookie(req.headers.cookie)) return next();
    needs.cache
      .version(`page ${found.path.source}`, () => found.stamp(needs))
      .then((stamp) => answer(req, stamp))
      .then(({ status, page }) => {
        for (const [name, value] of page.headers) res.append(name, value);
        res.status(status);
        const nonce = res.locals.nonce as string;
        if (page.isKnown && req.acceptsEncodings("gzip")) return sendGzip(page, res, nonce);
        page.isKnown = status === 200;
        res.end(page.body.replaceAll(placeholder, nonce));
      })
      // An outage, above all: the screen itself knows what to say.
      .catch(() => next());
  };
}
