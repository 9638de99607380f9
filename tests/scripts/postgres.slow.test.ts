import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { PendingQuery, Row, Sql } from "postgres";
import { afterEach, describe, expect, inject, test, vi } from "vitest";
import { startEmbedded } from "../support/embedded-postgres";
import { connect, findPostgres } from "../support/postgres";
import { openServerDatabases } from "../support/server-databases";

const support = resolve(import.meta.dirname, "../support");
const { server } = inject("templates");

afterEach(() => vi.unstubAllEnvs());

/** Runs code in a process of its own, which prints a line when it is ready and then stays until it is killed. */
async function runElsewhere(code: string): Promise<{ child: ChildProcess; said: string }> {
  const child = spawn(
    process.execPath,
    ["--import", "tsx", "--input-type=module", "-e", `${code}; setInterval(() => {}, 1000);`],
    {
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  const [chunk] = (await once(child.stdout, "data")) as [Buffer];
  return { child, said: chunk.toString().trim() };
}

async function killed(child: ChildProcess): Promise<void> {
  child.kill("SIGKILL");
  await once(child, "exit");
}

test("a PostgreSQL that was named and cannot be used is a failure, not a skip", async () => {
  vi.stubEnv("TEST_DATABASE_URL", "postgres://postgres@127.0.0.1:1/postgres");
  await expect(findPostgres()).rejects.toThrow(/^TEST_DATABASE_URL cannot be used: .*ECONNREFUSED/);
});

describe("a server of embedded-postgres", { timeout: 60_000 }, () => {
  test("starts, has what the migrations need, refuses strangers, and leaves nothing behind", async () => {
    const embedded = await startEmbedded();
    const folder = await dataFolder(embedded.url);
    vi.stubEnv("TEST_DATABASE_URL", embedded.url);
    expect(await findPostgres()).toMatchObject({ url: embedded.url });
    expect(await ask(embedded.url, (sql) => sql`select 'ÉLODIE' ilike '%élo%' as answer`)).toBe(true);
    const stranger = new URL(embedded.url);
    stranger.password = "guess";
    vi.stubEnv("TEST_DATABASE_URL", stranger.href);
    await expect(findPostgres()).rejects.toThrow("password authentication failed");
    await embedded.stop();
    expect(existsSync(folder)).toBe(false);
  });

  test("whose run was killed is stopped and removed by the next one", async () => {
    const code = `
      const { startEmbedded } = await import(${JSON.stringify(`${support}/embedded-postgres.ts`)});
      console.log((await startEmbedded()).url)`;
    const { child, said: url } = await runElsewhere(code);
    const folder = await dataFolder(url);
    await killed(child);
    expect(existsSync(folder)).toBe(true);
    await (await startEmbedded()).stop();
    expect(existsSync(folder)).toBe(false);
    await expect(dataFolder(url)).rejects.toThrow();
  });
});

describe("databases on a shared server", () => {
  test("of a killed run are dropped by the next one, those of a living run are not", async () => {
    const code = `
      const { openServerDatabases } = await import(${JSON.stringify(`${support}/server-databases.ts`)});
      console.log(await (await openServerDatabases(${JSON.stringify(server)})).create())`;
    const { child, said: url } = await runElsewhere(code);
    const name = new URL(url).pathname.slice(1);
    await (await openServerDatabases(server)).close();
    expect(await databases()).toContain(name);
    await killed(child);
    // The server notices a broken connection a moment later.
    await expect
      .poll(async () => {
        await (await openServerDatabases(server)).close();
        return databases();
      })
      .not.toContain(name);
  });
});

async function ask(url: string, query: (sql: Sql) => PendingQuery<Row[]>): Promise<unknown> {
  const sql = connect(url);
  try {
    return (await query(sql))[0]?.answer;
  } finally {
    await sql.end();
  }
}

const dataFolder = async (url: string) =>
  String(await ask(url, (sql) => sql`select current_setting('data_directory') as answer`));

const databases = () => ask(server, (sql) => sql`select array_agg(datname::text) as answer from pg_database`);
