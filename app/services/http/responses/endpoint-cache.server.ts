import type { RequestHandler } from "express";
import { providersVersion } from "db/providers";
import { responseCache, type CachedAddress, type RenderPublic } from "~/services/http/responses/response-cache.server";

const ENDPOINTS: CachedAddress[] = [
  { path: /^\/api\/providers(?:\/\d+)?$/, version: async ({ db }) => String(await providersVersion(db)) },
  // Changes with the program only.
  { path: /^\/api\/openapi\.json$/, version: () => Promise.resolve("") },
];

/** Answers the public endpoints from memory, for every caller. */
export const endpointCache = (needs: Parameters<typeof responseCache>[0], render: RenderPublic): RequestHandler =>
  responseCache(needs, render, { addresses: ENDPOINTS });
