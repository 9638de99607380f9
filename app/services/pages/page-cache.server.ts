import type { Request as ExpressRequest, RequestHandler, Response as ExpressResponse } from "express";
import { randomBytes } from "node:crypto";
import { providersVersion } from "db/providers";
import { demoRecordStamp } from "db/records";
import { latestStamp } from "db/vitals";
import type { AppServices } from "~/context";
import { DEMO_PATIENT_ID } from "~/domain/demo";
import type { Language } from "~/domain/language";
import { keptAnswers, type Source } from "~/services/http/kept-answers.server";
import { preferredEncoding } from "~/services/http/compressed.server";
import { newNonce } from "~/services/http/security.server";
import { BrotliTemplate } from "./brotli-template.server";
import { GzipTemplate } from "./gzip-template.server";
import { languageOf } from "./language.server";
import { asksForLight } from "./light.server";
import { hasOwnCookie } from "~/services/sessions/cookies.server";

const SECOND_MS = 1_000;

/** The public pages; to a visitor without a cookie of ours the last one shows the sample patient, who is nobody. */
const PAGES: Source[] = [
  // Changes with the program and its settings only.
  { path: /^\/(?:emergency|privacy|accessibility)$/, stamp: () => Promise.resolve("") },
  { path: /^\/$/, stamp: ({ db }) => latestStamp(db, DEMO_PATIENT_ID) },
  { path: /^\/specialists$/, stamp: async ({ db }) => String(await providersVersion(db)) },
  {
    // The coming week starts on another day when a zone's clock passes midnight, which all six do on the hour.
    path: /^\/specialists\/\d+$/,
    stamp: async ({ db, clock }) => `${await providersVersion(db)} ${clock().toISOString().slice(0, 13)}`,
  },
  {
    // Ages and charts end where the clock stands: as from a server that is a second away.
    path: /^\/(?:patient-portal|health-dashboard)$/,
    stamp: async ({ db, clock }) =>
      `${await demoRecordStamp(db, DEMO_PATIENT_ID)} ${Math.floor(clock().getTime() / SECOND_MS)}`,
  },
];

type Page = {
  body: string;
  /** These are made when the page is asked for a second time: it takes some milliseconds, and many an address is asked for once. */
  gzip?: GzipTemplate;
  /** `null` where none came of it: then it is gzip's. */
  brotli?: Promise<BrotliTemplate | null>;
  isKnown?: boolean;
};

/** What a visitor without a cookie of ours may be given besides the address: few bytes, and a language. As the headers of a request for it. */
type Kind = { "Accept-Language": Language; "Save-Data"?: "on" };

function kindOf(req: ExpressRequest): Kind {
  const get = (name: string) => req.get(name) ?? null;
  return { "Accept-Language": languageOf({ headers: { get } }), ...(asksForLight(get) ? { "Save-Data": "on" } : {}) };
}

/**
 * Answers the public pages from memory, for visitors who carry no cookie of
 * ours. The nonce is put in per answer.
 *
 * @param render renders an address as a visitor without cookies gets it, with the given nonce; its limits count whoever asked.
 */
export function pageCache(
  needs: Pick<AppServices, "db" | "clock" | "cache">,
  render: (url: string, nonce: string, kind: Kind, clientAddress: string) => Promise<Response>,
): RequestHandler {
  // Stands for the nonce in a kept page. Random, so that no text from outside can hold it.
  const placeholder = randomBytes(24).toString("hex");
  const nonceOf = (res: ExpressResponse) => res.locals.nonce as string;
  const sendText = (body: string, res: ExpressResponse) => void res.end(body.replaceAll(placeholder, nonceOf(res)));

  /** Compressed once for all; who takes neither gets it as it is. */
  const sendCompressed = async (page: Page, encoding: "br" | "gzip", res: ExpressResponse) => {
    const texts = () => page.body.split(placeholder);
    const brotli = encoding === "br" ? await (page.brotli ??= BrotliTemplate.of(texts(), newNonce)) : null;
    const template = brotli ?? (page.gzip ??= new GzipTemplate(texts()));
    const bytes = template.fill(nonceOf(res));
    res.set("Content-Encoding", brotli ? "br" : "gzip").vary("Accept-Encoding");
    res.set("Content-Length", String(bytes.length)).end(bytes);
  };

  return keptAnswers<Page>(needs, {
    sources: PAGES,
    isForAll: (req) => !hasOwnCookie(req.headers.cookie),
    kind: (req) => Object.values(kindOf(req)).join(" "),
    render: (url, req) => render(url, placeholder, kindOf(req), req.ip ?? "unknown"),
    keep: (body) => ({ body }),
    send: (page, req, res) => {
      const encoding = page.isKnown ? preferredEncoding(req.get("accept-encoding") ?? null) : null;
      if (encoding) return sendCompressed(page, encoding, res);
      page.isKnown = true;
      sendText(page.body, res);
    },
    sendOther: sendText,
  });
}
