import { openServer, type Database } from "db/client";
import * as schema from "db/schema";
import { is, sql } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { inject } from "vitest";
import { openServerDatabase, wantedEngines, type EngineName } from "../../support/databases";
import { copyEmbeddedTemplate } from "../../support/embedded-template";
import { freePort } from "../../support/free-port";
import { startServer, type RunningServer } from "../../support/server";
import { countRows, rowsOf } from "../../db/support/rows";
import { SESSION_SECRET } from "./secret";

/** A running production server with a database of its own, and a door to that database. */
export type Site = {
  engine: EngineName;
  /** without a slash at the end */
  url: string;
  /** Its folder, for what is not in the database; without SMTP the mails lie in `mail` below it. */
  dataDir: string;
  /** everything the server has written */
  logs(): string;
  /** Works on the database itself, while the server goes on. */
  database<T>(work: (db: Database) => Promise<T>): Promise<T>;
  /** What a command needs in its environment to work on the same database. */
  databaseEnv: Record<string, string>;
  /** Runs work while the server does not have the embedded database open; with a server of its own it goes on. */
  whileStopped<T>(work: () => Promise<T>): Promise<T>;
  stop(): Promise<void>;
};

type SiteOptions = {
  env?: Record<string, string>;
  /** Fills the database before the server starts. */
  prepare?: (db: Database) => Promise<unknown>;
};

export type SiteEngine = { name: EngineName; openSite(options?: SiteOptions): Promise<Site> };

/**
 * The server over both engines, for suites that must hold on each. The title names it, because `npm run test:full`
 * chooses by that name.
 *
 *     describe.each(siteEngines)("providers on $name", ({ openSite }) => {
 *       let site: Site;
 *       beforeAll(async () => void (site = await openSite()), START);
 *       afterAll(() => site?.stop());
 */
export const siteEngines: SiteEngine[] = wantedEngines([
  { name: "PGlite", openSite: openEmbeddedSite },
  { name: "PostgreSQL", openSite: openServerSite },
]);

/** How long opening a site may take, or a test that goes to its database, on a busy machine. */
export const START = 180_000;

/** With TRUST_PROXY a test can give itself an address, and so rate limits of its own, by X-Forwarded-For. */
const settings = { SEED: "none", TRUST_PROXY: "1", SESSION_SECRET };

export async function openEmbeddedSite({ env = {}, prepare }: SiteOptions = {}): Promise<Site> {
  const dataDir = mkdtempSync(join(tmpdir(), "kindweight-site-"));
  const [port, door] = [String(await freePort()), String(await freePort())];
  const start = () =>
    startServer({
      dataDir,
      imports: [pathToFileURL(inject("templates").door).href],
      env: { ...settings, PORT: port, DOOR_PORT: door, ...env },
    });
  let server: RunningServer;
  let earlier = "";
  try {
    const { dataDir: template } = inject("templates");
    if (prepare) await copyEmbeddedTemplate(template, dataDir, prepare);
    else cpSync(template, dataDir, { recursive: true });
    server = await start();
  } catch (error) {
    rmSync(dataDir, { recursive: true, force: true });
    throw error;
  }
  const whileStopped = async <T>(work: () => Promise<T>): Promise<T> => {
    await server.stop();
    earlier += server.logs();
    try {
      return await work();
    } finally {
      server = await start();
    }
  };
  return {
    engine: "PGlite",
    dataDir,
    url: server.url,
    logs: () => earlier + server.logs(),
    databaseEnv: { DATA_DIR: dataDir },
    whileStopped,
    async database(work) {
      const connection = await openServer(`postgres://postgres@127.0.0.1:${door}/postgres`, { max: 1 });
      try {
        return await work(connection.db);
      } finally {
        await connection.close();
      }
    },
    async stop() {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export async function openServerSite({ env = {}, prepare }: SiteOptions = {}): Promise<Site> {
  const database = await openServerDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), "kindweight-site-"));
  const close = async () => {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await prepare?.(database.db);
    const server = await startServer({ dataDir, env: { ...settings, DATABASE_URL: database.url!, ...env } });
    return {
      engine: "PostgreSQL",
      dataDir,
      url: server.url,
      logs: () => server.logs(),
      databaseEnv: { DATA_DIR: dataDir, DATABASE_URL: database.url! },
      whileStopped: (work) => work(),
      database: (work) => work(database.db),
      async stop() {
        await server.stop();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

const tables = Object.entries(schema).flatMap(([name, entity]): [string, PgTable][] =>
  is(entity, PgTable) ? [[name, entity]] : [],
);

/** How many rows each table has: equal before and after means that nothing was added. */
export const rowCounts = (site: Site) =>
  site.database(async (db) => {
    const counts: Record<string, number> = {};
    for (const [name, table] of tables) counts[name] = await countRows(db, table);
    return counts;
  });

/**
 * A fingerprint of what each table holds: equal before and after means that nothing was changed at all. The seals of
 * the audit log are left out: the server adds one each minute, whatever it is asked.
 */
export const contentsOf = (site: Site) =>
  site.database(async (db) => {
    const contents: Record<string, string> = {};
    for (const [name, table] of tables) {
      if (name === "auditSeals") continue;
      const [row] = await rowsOf<{ sum: string }>(
        db,
        sql`select md5(coalesce(string_agg(t::text, chr(10) order by t::text), '')) as sum from ${table} t`,
      );
      contents[name] = row!.sum;
    }
    return contents;
  });
