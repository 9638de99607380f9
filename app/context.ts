import type { AppLoadContext } from "@remix-run/node";
import type { Database } from "db/client";
import type { Clock } from "~/domain/clock";
import type { Assistant } from "~/services/assistant/assistant.server";
import type { VersionedCache } from "~/services/versioned-cache.server";
import type { Config } from "~/services/config.server";
import type { Cookies } from "~/services/sessions/cookies.server";
import type { SessionLookup } from "~/services/sessions/session.server";
import type { DocumentStore } from "~/services/documents/store.server";
import type { RateLimits } from "~/services/http/limits/rate-limits.server";
import type { Jobs, InFlight } from "~/services/background-tasks.server";
import type { Live } from "~/services/live/live.server";
import type { Log } from "~/services/log.server";
import type { Outbox } from "~/services/mail/outbox.server";
import type { Seal } from "~/services/seal.server";

/**
 * The live things, made once by the composition root. Routes get them through
 * here and never import them: a module that both server.ts and a route import
 * is loaded twice, so a pool made at its top level would be two pools.
 */
export type AppServices = {
  config: Config;
  db: Database;
  clock: Clock;
  cookies: Cookies;
  limits: RateLimits;
  cache: VersionedCache;
  log: Log;
  /** Encrypts what must be no use to whoever reads only the database. */
  seal: Seal;
  outbox: Outbox;
  /** The bytes of patients' documents. */
  documents: DocumentStore;
  assistant: Assistant;
  /** Tells live clients, here and in the other processes. */
  live: Live;
  /** Work that nobody waits for. */
  jobs: Jobs;
  /** Written to by what takes long, read by whoever watches over the process. */
  inFlight: InFlight;
};

/** What a loader or action is given besides the request. */
export type AppContext = AppServices & {
  /** What this request has found out about its session; only `session.server.ts` looks inside. */
  session: SessionLookup;
  /** Of this response's Content-Security-Policy. */
  nonce: string;
  /**
   * The visitor's address, as far as the configured proxies can be trusted. For rate limits and the audit log; nowhere
   * else.
   */
  clientAddress: string;
  /** Remix's own fetch for a client navigation, as opposed to a whole page. */
  isDataRequest: boolean;
  /** Aborted when the client has gone. Not `request.signal`: derived signals are lost to garbage collection. */
  closed: AbortSignal;
  /**
   * Resolves when the client has taken in what was sent so far. A long answer waits for it, or it would all pile up
   * here.
   */
  drained: () => Promise<void>;
};

declare module "@remix-run/node" {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- merges with Remix's interface
  interface AppLoadContext extends AppContext {}
}

/**
 * The load context with its exact type. Remix's own type has an index
 * signature: read straight from it, a misspelt key is `unknown` and no error.
 */
export const appContext = (context: AppLoadContext): AppContext => context;
