import type { PGlite } from "@electric-sql/pglite";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import { taught } from "./driver";
import { teachEmbedded } from "./embedded-driver";
import { lockDataDir } from "./lock";
import { makePrivateFolder } from "./private-files";
import * as schema from "./schema";
import { postgresSignals, type Signals } from "./signals";
import { NO_REST, NoAnswerError, socketsWithin } from "./socket";
import { TEXT_ARRAY } from "./text-array";
import { createPoolTally, type PoolUsage } from "./usage";

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

/**
 * Ends a client of which nothing is under way. Without the limit postgres.js waits for ever for a connection that was
 * closed while it was asked something.
 */
const AT_ONCE = { timeout: 0 };

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

/**
 * The engine's last word: what a PostgreSQL server ends all its processes on. The
 * embedded one cannot, and whatever it is asked afterwards waits for ever, this
 * process's only thread with it.
 */
const isPanic = (error: unknown) => (error as { severity?: unknown }).severity === "PANIC";

/** Sees to it that an engine that has panicked is asked nothing more. @param onBroken told of it, once. */
function guardEngine(client: PGlite, onBroken: (error: unknown) => void): void {
  let panic: Error | null = null;
  const guarded =
    <Given extends unknown[], Result>(ask: (...given: Given) => Promise<Result>) =>
    async (...given: Given): Promise<Result> => {
      if (panic) throw panic;
      try {
        return await ask(...given);
      } catch (error) {
        if (isPanic(error) && !panic) {
          panic = error as Error;
          onBroken(error);
        }
        throw error;
      }
    };
  client.execProtocol = guarded(client.execProtocol.bind(client));
  client.execProtocolStream = guarded(client.execProtocolStream.bind(client));
}

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
    const client = await library.PGlite.create({
      ...(inMemory ? {} : { dataDir: embeddedFolder(dataDir) }),
      ...(snapshot ? { loadDataDir: snapshot } : {}),
      extensions: { pg_trgm, btree_gist },
    });
    guardEngine(client, onBroken);
    const usage = teachEmbedded(client, library);
    const db = drizzle(client, { schema });
    return {
      engine: "pglite",
      db,
      migrate: (folder = migrationsFolder) => migrate(db, { migrationsFolder: folder }),
      exclusively: (_name, work) => work(),
      ping: () => within(PING_MS, client.query("select 1")),
      usage,
      signals: null,
      close: async () => {
        await client.close();
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
 * @param url a `postgres://` address; with `?prepare=false` no statement is kept prepared (`taught`).
 * @param options.silenceMs how long a query may stay without an answer before its connection is given up (8 s);
 *   for work on many rows more.
 */
export async function openServer(
  url: string,
  options: { max?: number; silenceMs?: number } = {},
): Promise<DatabaseConnection> {
  const [{ default: postgres }, { drizzle }, { migrate }] = await Promise.all([
    import("postgres"),
    import("drizzle-orm/postgres-js"),
    import("drizzle-orm/postgres-js/migrator"),
  ]);
  // Notices ("relation already exists, skipping") would land on stdout between the log's JSON lines.
  const settings = {
    onnotice: () => {},
    connect_timeout: 5,
    backoff: NO_REST,
    // A question that the driver asks on each new connection, and whose failure it leaves to nobody
    // (porsager/postgres#1192): a database that goes away at that moment would take the process along.
    // What it would tell is how to read lists, and there are only lists of texts.
    fetch_types: false,
    types: { textArray: TEXT_ARRAY },
  };
  const silenceMs = options.silenceMs ?? 8_000;
  const max = options.max ?? 10;
  const tally = createPoolTally();
  const connect = (more: object, counted?: typeof tally) => taught(postgres(url, { ...settings, ...more }), counted);
  const pool = {
    max,
    idle_timeout: silenceMs / 2_000,
    // Known to the driver, not to its types. Not for `holder` and `single` below: waiting for a
    // lock or for a migration is silence, too.
    socket: socketsWithin(silenceMs),
  };
  const client = connect(pool, tally);
  const db = drizzle(client, { schema });

  const exclusively = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    // The lock belongs to a transaction, so it gets a connection of its own: the server releases it by itself should this
    // process die inside `work`, and a pooler that lends connections for a transaction does not take this one away.
    const holder = connect({ max: 1 });
    try {
      return (await holder.begin(async (within) => {
        await within.unsafe("select pg_advisory_xact_lock(hashtext($1))", [`kindweight:${name}`]);
        return work();
      })) as T;
    } finally {
      await holder.end(AT_ONCE);
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
        const single = connect({ max: 1 });
        try {
          await migrate(drizzle(single), { migrationsFolder: folder });
        } finally {
          await single.end(AT_ONCE);
        }
      }),
    ping: () => within(PING_MS, client.unsafe("select 1")),
    usage: () => tally.usage(max),
    signals: postgresSignals(client, connect),
    close: () => client.end({ timeout: 5 }),
  };
}

/** Opens what the settings ask for: the server if there is an address, else the embedded database (`onBroken` as there). */
export const openDatabase = (
  settings: { databaseUrl?: string | undefined; dataDir: string },
  onBroken?: (error: unknown) => void,
) => (settings.databaseUrl ? openServer(settings.databaseUrl) : openEmbedded(settings.dataDir, undefined, onBroken));
