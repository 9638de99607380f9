import type { BrowserContext } from "@playwright/test";
import { openServer, type Database } from "db/client";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { startSession } from "../../db/support/sessions";
import { judgeLog } from "../../support/browser-logs";
import { copyEmbeddedTemplate } from "../../support/embedded-template";
import { openServerDatabases } from "../../support/server-databases";
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
  await inFolder(async (dataDir) => {
    const prepared = await copyEmbeddedTemplate(process.env.E2E_TEMPLATE!, dataDir, prepare);
    await serve(dataDir, env, (url) => use({ ...prepared, url }));
  });
}

/**
 * The same over a PostgreSQL database of its own, for a spec that changes what is stored while the server runs.
 * @throws where its log holds what the specs type.
 */
export const withOwnPostgresSite = <Prepared extends object>(
  prepare: (db: Database) => Promise<Prepared>,
  use: (site: Prepared & { url: string; db: Database }) => Promise<void>,
): Promise<void> =>
  onPostgres(async (db, address) => {
    const prepared = await prepare(db);
    await inFolder((dataDir) => serve(dataDir, { DATABASE_URL: address }, (url) => use({ ...prepared, url, db })));
  });

/** Runs over a PostgreSQL database of its own, migrated and empty; its address is for a server. */
export async function onPostgres(work: (db: Database, address: string) => Promise<void>): Promise<void> {
  const databases = await openServerDatabases(process.env.E2E_POSTGRES!);
  try {
    const address = await databases.create();
    const database = await openServer(address, { max: 2 });
    try {
      await database.migrate();
      await work(database.db, address);
    } finally {
      await database.close();
    }
  } finally {
    await databases.close();
  }
}

async function inFolder(work: (dataDir: string) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "kindweight-e2e-"));
  try {
    await work(dataDir);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function serve(dataDir: string, env: Record<string, string>, use: (url: string) => Promise<void>): Promise<void> {
  const server = await startServer({
    dataDir,
    env: { SEED: "none", TRUST_PROXY: "1", LOG_LEVEL: "trace", SESSION_SECRET, ...env },
  });
  try {
    await use(server.url);
  } finally {
    await server.stop();
  }
  judgeLog(`own-${basename(dataDir)}`, server.logs());
}

/** A session on such a server. @returns the `Set-Cookie` that holds it, for `enter`. */
export const sessionOf = (db: Database, userId: number) => startSession(db, userId, SESSION_SECRET);

/** Gives a browser somebody's session. */
export async function enter(context: BrowserContext, url: string, setCookie: string): Promise<void> {
  const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(setCookie) ?? [];
  await context.addCookies([{ name, value, url }]);
}
