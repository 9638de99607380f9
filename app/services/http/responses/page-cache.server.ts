import type { Request as ExpressRequest, RequestHandler } from "express";
import { providersVersion } from "db/providers";
import { demoRecordStamp } from "db/records";
import { latestStamp } from "db/vitals";
import type { AppServices } from "~/context";
import { DEMO_PATIENT_ID } from "~/domain/demo";
import { responseCache, type CachedAddress, type RenderPublic } from "~/services/http/responses/response-cache.server";
import { hasOwnCookie } from "~/services/sessions/cookies.server";
import { languageOf } from "~/services/pages/language.server";
import { asksForLight } from "~/services/pages/light-pages.server";

const SECOND_MS = 1_000;

/** The public pages. To a visitor without a cookie of ours the last one shows the sample patient, who is fictional. */
const PAGES: CachedAddress[] = [
  // Changes with the program and its settings only.
  { path: /^\/(?:emergency|privacy|accessibility)$/, version: () => Promise.resolve("") },
  { path: /^\/$/, version: ({ db }) => latestStamp(db, DEMO_PATIENT_ID) },
  { path: /^\/specialists$/, version: async ({ db }) => String(await providersVersion(db)) },
  {
    // The coming week starts on another day when a zone's clock passes midnight, which all six do on the hour.
    path: /^\/specialists\/\d+$/,
    version: async ({ db, clock }) => `${await providersVersion(db)} ${clock().toISOString().slice(0, 13)}`,
  },
  {
    // Ages and charts end at the present: as from a server that is a second away.
    path: /^\/(?:patient-portal|health-dashboard)$/,
    version: async ({ db, clock }) =>
      `${await demoRecordStamp(db, DEMO_PATIENT_ID)} ${Math.floor(clock().getTime() / SECOND_MS)}`,
  },
];

/**
 * What the page of a visitor without a cookie of ours depends on besides its address: the language, and whether it is
 * light.
 */
function variantOf(req: ExpressRequest): Record<string, string> | null {
  if (hasOwnCookie(req.headers.cookie)) return null;
  const get = (name: string) => req.get(name) ?? null;
  return {
    "Accept-Language": languageOf({ headers: { get } }),
    ...(asksForLight(get) ? { "Save-Data": "on" } : {}),
  };
}

/** Answers the public pages from memory, for visitors who carry no cookie of ours. */
export const pageCache = (
  services: Pick<AppServices, "db" | "clock" | "cache">,
  render: RenderPublic,
): RequestHandler => responseCache(services, render, { addresses: PAGES, variant: variantOf });
