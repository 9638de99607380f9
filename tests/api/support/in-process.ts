import { createRequestHandler, type AppLoadContext, type ServerBuild } from "@remix-run/node";
import type { Database } from "db/client";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { AppContext, AppServices } from "~/context";
import type { Clock } from "~/domain/clock";
import { createLive } from "~/services/live/live.server";
import { createAssistant } from "~/services/assistant/assistant.server";
import { createVersionedCache } from "~/services/versioned-cache.server";
import { readConfig } from "~/services/config.server";
import { createDocumentStore } from "~/services/documents/create-store.server";
import { createRateLimits } from "~/services/http/limits/rate-limits.server";
import { createInFlight, unmonitoredJobs } from "~/services/background-tasks.server";
import { createLog } from "~/services/log.server";
import { createOutbox } from "~/services/mail/outbox.server";
import { createSeal } from "~/services/seal.server";
import { createCookies } from "~/services/sessions/cookies.server";
import { SESSION_SECRET } from "./secret";

/**
 * The built application over a test's own database, in this process: what it asks the database can be watched, and its
 * clock set.
 */
export async function openApplication(db: Database, clock: Clock = () => new Date()) {
  const dataDir = mkdtempSync(join(tmpdir(), "kindweight-in-process-"));
  const config = readConfig({ DATA_DIR: dataDir, SESSION_SECRET, SEED: "none", LOG_LEVEL: "silent" });
  const build = (await import(pathToFileURL(resolve("build/server/index.js")).href)) as ServerBuild;
  const handle = createRequestHandler(build, "production");
  const seal = createSeal(config.sessionSecret);
  const log = createLog(config.logLevel);
  const live = createLive({ db, clock, log, seal }, null);
  const services: AppServices = {
    config,
    db,
    clock,
    seal,
    cookies: createCookies(config),
    limits: createRateLimits(),
    cache: createVersionedCache(1024 * 1024),
    log,
    outbox: createOutbox({ seal, clock }),
    documents: await createDocumentStore(config),
    live,
    jobs: unmonitoredJobs,
    inFlight: createInFlight(),
    assistant: createAssistant({ model: null, log: createLog(config.logLevel) }),
  };
  return {
    services,
    /** Answers one request, with a context of its own as the server makes it. */
    answer(path: string, init: RequestInit = {}): Promise<Response> {
      const context: AppContext = {
        ...services,
        session: {},
        nonce: "nonce",
        clientAddress: "10.0.0.1",
        isDataRequest: new URL(path, "http://localhost").pathname.endsWith(".data"),
        closed: new AbortController().signal,
        drained: async () => {},
      };
      return handle(new Request(`http://localhost${path}`, init), context as AppLoadContext);
    },
    close: () => {
      void live.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Keeps the text of every statement that is sent outside a transaction. @returns the list, which grows. */
export function watchStatements(db: Database): string[] {
  const statements: string[] = [];
  const client = (db as unknown as { $client: Record<string, unknown> }).$client;
  // The one method of each driver that drizzle sends statements by.
  for (const method of ["query", "unsafe"]) {
    const send = client[method];
    if (typeof send !== "function") continue;
    client[method] = (text: string, ...rest: unknown[]): unknown => {
      statements.push(text);
      return (send as (...all: unknown[]) => unknown).call(client, text, ...rest);
    };
  }
  return statements;
}
