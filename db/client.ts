import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import { NoAnswerError, openConnection } from "./connection";
import { createEmbeddedClient } from "./embedded-client";
import { lockDataDir } from "./lock";
import { createPool, type PoolUsage } from "./pool";
import { makePrivateFolder } from "./private-files";
import * as schema from "./schema";
import { LISTENING_SILENCE_MS, postgresSignals, type Signals } from "./signals";
import { TEXT_PARSERS } from "./wire-types";

/** The typed handle that every query takes: the same over the embedded engine and over a server. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;
/** What a query runs in: the database itself, or a transaction of it. */
export type Queryable = Pick<
  Database,
  "select" | "selectDistinct" | "insert" | "update" | "delete" | "execute" | "query" | "with" | "$with"
>;

/** The rows of a statement written by hand: postgres.js gives them as they are, PGlite inside a result. */
export const rowsOf = <Row>(result: unknown): Row[] =>
  (Array.isArray(result) ? result : (result as { rows: unknown[] }).rows) as Row[];

export type DatabaseConnection = {
  engine: "pglite" | "postgres";
  db: Database;
  /**
   * Brings the schema up to date. Safe to call from any number of processes at once.
   * @param folder of fewer migrations than all (`migrationsUpTo`).
   */
  migrate(folder?: string): Promise<void>;
  /**
   * Runs `work` while no other process runs work under the same name. On the
   * embedded engine the pid lock has already made sure of that.
   */
  exclusively<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** Resolves once a trivial query has been answered. @throws if the database cannot be reached or takes too long. */
  ping(): Promise<void>;
  /** How much of its connections is taken up right now; the embedded database is one. Costs no query. */
  usage(): PoolUsage;
  /** Between all processes on this database; null where there is only one. */
  signals: Signals | null;
  close(): Promise<void>;
};

/** Longer than this a load balancer should not wait to hear whether the process is ready. */
const PING_MS = 2_000;

/** @throws {NoAnswerError} when `work` takes longer than `milliseconds`. */
async function within(milliseconds: number, work: PromiseLike<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new NoAnswerError()), milliseconds);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** In the folder that the program is started in, which a file that was built into another cannot tell by itself. */
export const migrationsFolder = resolve("db/migrations");

/** Where the embedded database lies, once there is one. */
export const embeddedFolder = (dataDir: string) => `${dataDir}/pglite`;

/**
 * Opens the embedded database (PGlite, PostgreSQL compiled to WebAssembly).
 *
 * The directory is locked first: PGlite itself lets two processes open one
 * directory and lose each other's rows without an error. Writes survive the
 * death of the process, not a power cut: the engine runs without fsync.
 *
 * @param dataDir folder for the database and its lock, or `memory` for one that is gone afterwards.
 * @param snapshot a dump of a data directory to start a database in memory from (tests).
 * @param onBroken told when the engine can be asked nothing more, as with a disk that is full when its journal needs
 *   another file. All that was acknowledged is there when the folder is opened again, by another process.
 * @throws {DataDirLockedError} while another living process has the folder.
 */
export async function openEmbedded(
  dataDir: string | "memory",
  snapshot?: Blob,
  onBroken: (error: unknown) => void = () => {},
): Promise<DatabaseConnection> {
  const inMemory = dataDir === "memory";
  if (!inMemory) {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    // The engine makes its files writable for everybody (0666): the folder is what keeps others out.
    makePrivateFolder(embeddedFolder(dataDir));
  }
  const unlock = inMemory ? () => {} : lockDataDir(dataDir);
  try {
    const [library, { pg_trgm }, { btree_gist }, { drizzle }, { migrate }] = await Promise.all([
      import("@electric-sql/pglite"),
      import("@electric-sql/pglite/contrib/pg_trgm"),
      import("@electric-sql/pglite/contrib/btree_gist"),
      import("drizzle-orm/pglite"),
      import("drizzle-orm/pglite/migrator"),
    ]);
    const engine = await library.PGlite.create({
      ...(inMemory ? {} : { dataDir: embeddedFolder(dataDir) }),
      ...(snapshot ? { loadDataDir: snapshot } : {}),
      extensions: { pg_trgm, btree_gist },
      parsers: TEXT_PARSERS,
    });
    const { client, usage, close } = createEmbeddedClient(engine, library, onBroken);
    const db = drizzle({ client, schema });
    return {
      engine: "pglite",
      db,
      migrate: (folder = migrationsFolder) => migrate(db, { migrationsFolder: folder }),
      exclusively: (_name, work) => work(),
      ping: () => within(PING_MS, client.query("select 1")),
      usage,
      signals: null,
      close: async () => {
        await close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

/**
 * Opens a pool of connections to a PostgreSQL server (15 or later).
 * Connecting is lazy: an unreachable server shows at the first query.
 * @param url a `postgres://` address; with `?prepare=false` no statement is prepared.
 * @param options.silenceMs how long a query may stay without an answer before its connection is given up (8 s);
 *   for work on many rows more.
 */
export async function openServer(
  url: string,
  options: { max?: number; silenceMs?: number } = {},
): Promise<DatabaseConnection> {
  const [{ default: driver }, { drizzle }, { migrate }] = await Promise.all([
    import("postgres"),
    import("drizzle-orm/postgres-js"),
    import("drizzle-orm/postgres-js/migrator"),
  ]);
  const { silenceMs = 8_000, max = 10 } = options;
  const pool = createPool((onLost) => openConnection(driver, url, { silenceMs, onLost }), max);
  const db = drizzle({ client: pool.client, schema });

  /** A connection beside the pool. To wait for a lock or for a migration is silence, too. */
  const openPatient = () => createPool((onLost) => openConnection(driver, url, { silenceMs: 0, onLost }), 1);

  const exclusively = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    // The lock belongs to a transaction, so it gets a connection of its own: the server releases it by itself should
    // this process die inside `work`, and a pooler that lends connections for a transaction does not take this one
    // away.
    const holder = openPatient();
    try {
      return await holder.begin(async (within) => {
        await within.unsafe("select pg_advisory_xact_lock(hashtext($1))", [`kindweight:${name}`]);
        return work();
      });
    } finally {
      await holder.close();
    }
  };

  return {
    engine: "postgres",
    db,
    exclusively,
    // drizzle's migrator creates its schema and table without a lock: started by several processes
    // at once, all but one fail on a duplicate key.
    migrate: (folder = migrationsFolder) =>
      exclusively("migrate", async () => {
        const single = openPatient();
        try {
          await migrate(drizzle({ client: single.client }), { migrationsFolder: folder });
        } finally {
          await single.close();
        }
      }),
    ping: () => within(PING_MS, pool.query("select 1")),
    usage: () => pool.usage(),
    signals: postgresSignals(pool.query, (onLost) =>
      openConnection(driver, url, { silenceMs: LISTENING_SILENCE_MS, onLost }),
    ),
    close: () => pool.close(),
  };
}

/**
 * Opens what the settings ask for: the server if there is an address, else the embedded database (`onBroken` as there).
 */
export const openDatabase = (
  settings: { databaseUrl?: string | undefined; dataDir: string },
  onBroken?: (error: unknown) => void,
) => (settings.databaseUrl ? openServer(settings.databaseUrl) : openEmbedded(settings.dataDir, undefined, onBroken));
