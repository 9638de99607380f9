import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { engines, type TestDatabase } from "../support/databases";

describe.each(engines)("a test's own database on $name", ({ name, open }) => {
  let database: TestDatabase;
  beforeAll(async () => void (database = await open()));
  afterAll(() => database.close());

  test("is migrated and empty, on the engine that was asked for", async () => {
    await database.ping();
    expect(database.engine).toBe(name === "PGlite" ? "pglite" : "postgres");
    expect(await tables(database)).toContain("providers");
    await database.migrate(); // nothing left to do
  });

  test("shares nothing with another", async () => {
    const other = await open();
    try {
      await database.db.execute(sql`create table only_here (id int)`);
      expect(await tables(database)).toContain("only_here");
      expect(await tables(other)).not.toContain("only_here");
    } finally {
      await other.close();
    }
  });

  test("can be opened many times at once", async () => {
    const opened = await Promise.all(Array.from({ length: 4 }, open));
    await Promise.all(opened.map((one) => one.ping()));
    if (name === "PostgreSQL") expect(new Set(opened.map((one) => one.url)).size).toBe(4);
    await Promise.all(opened.map((one) => one.close()));
  });
});

/** The two drivers give rows in shapes of their own. */
async function tables(database: TestDatabase): Promise<string[]> {
  const result: unknown = await database.db.execute(
    sql`select table_name from information_schema.tables where table_schema = 'public'`,
  );
  const rows = (Array.isArray(result) ? result : (result as { rows: unknown[] }).rows) as { table_name: string }[];
  return rows.map((row) => row.table_name);
}
