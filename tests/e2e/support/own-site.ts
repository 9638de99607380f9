import type { BrowserContext } from "@playwright/test";
import { openEmbedded, type Database } from "db/client";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { startSession } from "../../db/support/sessions";
import { judgeLog } from "../../support/browser-logs";
import { startServer } from "../../support/server";

export const SESSION_SECRET = "the secret of the browser tests, longer than 32 characters";

/** How a fixture that is a server of its own is declared: one for each worker, with time for its start. */
export const WORKERS_OWN = { scope: "worker", timeout: 90_000 } as const;

/**
 * The life of a server over an embedded database of its own, which `prepare`
 * fills before the start: a fixture's `use` gets the address and what was
 * prepared, and what is left is swept away after it. Its log is as talkative as it can be.
 * @param env settings of that server.
 * @throws where its log holds what the specs type.
 */
export async function withOwnSite<Prepared extends object>(
  prepare: (db: Database) => Promise<Prepared>,
  use: (site: Prepared & { url: string }) => Promise<void>,
  env: Record<string, string> = {},
): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "kindweight-e2e-"));
  try {
    const prepared = await inDatabase(dataDir, prepare);
    const server = await startServer({ dataDir, env: { SEED: "none", TRUST_PROXY: "1", LOG_LEVEL: "trace", SESSION_SECRET, ...env } });
    try {
      await use({ ...prepared, url: server.url });
    } finally {
      await server.stop();
    }
    judgeLog(`own-${basename(dataDir)}`, server.logs());
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function inDatabase<T>(dataDir: string, work: (db: Database) => Promise<T>): Promise<T> {
  const database = await openEmbedded(dataDir);
  try {
    await database.migrate();
    return await work(database.db);
  } finally {
    await database.close();
  }
}

/** A session on such a server. @returns the `Set-Cookie` that holds it, for `enter`. */
export const sessionOf = (db: Database, userId: number) => startSession(db, userId, SESSION_SECRET);

/** Gives a browser somebody's session. */
export async function enter(context: BrowserContext, url: string, setCookie: string): Promise<void> {
  const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(setCookie) ?? [];
  await context.addCookies([{ name, value, url }]);
}
