import { userInfo } from "node:os";
import postgres, { type Sql } from "postgres";
import { startEmbedded } from "./embedded-postgres";

/** A PostgreSQL server on which this run may create databases. */
export type TestServer = {
  /** address of its maintenance database, for CREATE DATABASE */
  url: string;
  /** where it comes from, for people */
  source: string;
  /** stops it if it was started here, else does nothing */
  stop(): Promise<void>;
};

/**
 * Finds a PostgreSQL server for the tests, or starts one: `TEST_DATABASE_URL`;
 * else the one on 127.0.0.1:5432, if it lets us in without a password; else one
 * from the package `embedded-postgres`.
 *
 * @throws if there is none. Never a reason to skip tests.
 */
export async function findPostgres(): Promise<TestServer> {
  const stop = () => Promise.resolve();
  const given = process.env.TEST_DATABASE_URL;
  if (given) {
    const refusal = await whyNot(given);
    if (refusal !== null) throw new Error(`TEST_DATABASE_URL cannot be used: ${refusal}`);
    return { url: given, source: "TEST_DATABASE_URL", stop };
  }
  const refusals: string[] = [];
  for (const user of new Set(["postgres", userInfo().username])) {
    const url = `postgres://${encodeURIComponent(user)}@127.0.0.1:5432/postgres`;
    const refusal = await whyNot(url);
    if (refusal === null) return { url, source: `127.0.0.1:5432, user ${user}`, stop };
    refusals.push(`127.0.0.1:5432 as ${user}: ${refusal}`);
  }
  try {
    return { ...(await startEmbedded()), source: "embedded-postgres" };
  } catch (error) {
    refusals.push(`embedded-postgres: ${error instanceof Error ? error.message : String(error)}`);
    throw new Error(`No PostgreSQL for the tests. ${refusals.join("; ")}`, { cause: error });
  }
}

/** @returns why the server cannot be used for the tests, or null if it can. */
async function whyNot(url: string): Promise<string | null> {
  const sql = connect(url);
  try {
    const [row] = await sql<{ version: number; mayCreate: boolean; hasExtensions: boolean }[]>`
      select current_setting('server_version_num')::int as "version",
             (select rolcreatedb or rolsuper from pg_roles where rolname = current_user) as "mayCreate",
             (select count(*) = 2 from pg_available_extensions where name in ('pg_trgm', 'btree_gist')) as "hasExtensions"`;
    if (!row) return "it gives no answer";
    if (row.version < 150000) return "it is older than PostgreSQL 15";
    if (!row.mayCreate) return "its user may not create databases";
    return row.hasExtensions ? null : "it lacks the extension pg_trgm or btree_gist (Debian: postgresql-contrib)";
  } catch (error) {
    // "Nobody listens there" comes as an AggregateError without a message.
    return error instanceof Error
      ? error.message || (error as NodeJS.ErrnoException).code || error.name
      : String(error);
  } finally {
    await sql.end({ timeout: 1 });
  }
}

/** One connection for maintenance, which stays as long as it is not ended. */
export const connect = (url: string, name = "kindweight-tests"): Sql =>
  postgres(url, {
    max: 1,
    connect_timeout: 5,
    onnotice: () => {},
    max_lifetime: null,
    connection: { application_name: name },
  });
