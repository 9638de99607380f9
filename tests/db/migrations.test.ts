import { openServer, type DatabaseConnection } from "db/client";
import { sql } from "drizzle-orm";
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { engines, type TestDatabase } from "../support/databases";
import { openServerDatabases, type ServerDatabases } from "../support/server-databases";
import { addProvider, rowsOf } from "./support/rows";
import { startHelper } from "./support/processes";

const journal = JSON.parse(readFileSync("db/migrations/meta/_journal.json", "utf8")) as { entries: unknown[] };
const applied = async ({ db }: DatabaseConnection) =>
  (await rowsOf<{ hash: string }>(db, sql`select hash from drizzle.__drizzle_migrations order by id`)).map(
    ({ hash }) => hash,
  );

describe.each(engines)("migrations on $name", ({ open }) => {
  let database: TestDatabase;
  beforeAll(async () => void (database = await open()));
  afterAll(() => database.close());

  test("are applied once; applying them again changes nothing and keeps every row", async () => {
    await addProvider(database.db);
    const before = await applied(database);
    expect(before).toHaveLength(journal.entries.length);
    await database.migrate();
    await Promise.all([database.migrate(), database.migrate()]);
    expect(await applied(database)).toEqual(before);
    expect(await rowsOf(database.db, sql`select id from providers`)).toHaveLength(1);
  });
});

describe("migrations of an empty PostgreSQL database", () => {
  let databases: ServerDatabases;
  beforeAll(async () => void (databases = await openServerDatabases(inject("templates").server)));
  afterAll(() => databases.close());

  test("by ten processes at once succeed in all of them, and are applied once", async () => {
    const url = await databases.create();
    const starts = Array.from({ length: 10 }, () => startHelper("migrate.ts", url));
    expect(await Promise.all(starts.map(({ ended }) => ended))).toEqual(Array<number>(10).fill(0));

    const connection = await openServer(url, { max: 1 });
    try {
      expect(await applied(connection)).toHaveLength(journal.entries.length);
      await addProvider(connection.db);
    } finally {
      await connection.close();
    }
  }, 120_000);

  test("work under one name waits for the other's end, in another process too", async () => {
    const url = await databases.create();
    const [one, other] = [await openServer(url), await openServer(url)];
    try {
      let running = 0;
      const work = async () => {
        expect(++running).toBe(1);
        await new Promise((resolve) => setTimeout(resolve, 20));
        running--;
      };
      await Promise.all([one, other, one, other].map((connection) => connection.exclusively("seed", work)));
      // It is given back by work that fails, too.
      await expect(one.exclusively("seed", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
      await other.exclusively("seed", work);
    } finally {
      await Promise.all([one.close(), other.close()]);
    }
  });
});
