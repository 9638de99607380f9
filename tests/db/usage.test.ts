import { openServer, type DatabaseConnection } from "db/client";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { engines, type TestDatabase } from "../support/databases";

/** Something that is waited for until the test says so. */
function gate(): { opened: Promise<void>; open: () => void } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}

describe.each(engines)("what of a database's connections is taken up, on $name", ({ name, open }) => {
  /** Of a test's pool. */
  const MOST = name === "PGlite" ? 1 : 3;
  let database: TestDatabase;
  let pool: DatabaseConnection;
  beforeAll(async () => {
    database = await open();
    pool = database.url ? await openServer(database.url, { max: MOST }) : database;
  });
  afterAll(async () => {
    if (pool !== database) await pool?.close();
    await database?.close();
  });
  const idle = { size: MOST, inUse: 0, waiting: 0 };

  test("transactions have one each, and who finds none left waits; all are given back", async () => {
    expect(pool.usage()).toEqual(idle);
    const { opened, open: letGo } = gate();
    const held = Array.from({ length: MOST }, () =>
      pool.db.transaction(async (tx) => {
        await tx.execute(sql`select 1`);
        await opened;
      }),
    );
    await expect.poll(() => pool.usage().inUse).toBe(MOST);
    // Once as it is asked rarely, and with a parameter, which the drivers send otherwise.
    const asked = [
      pool.db.execute(sql`select 2`),
      pool.db.execute(sql`select ${3}::int`),
      pool.db.transaction((tx) => tx.execute(sql`select 4`)),
    ];
    const all = Promise.all([...held, ...asked]);
    await expect.poll(() => pool.usage()).toEqual({ size: MOST, inUse: MOST, waiting: 3 });
    letGo();
    await all;
    await expect.poll(() => pool.usage()).toEqual(idle);
  });

  test("one that fails gives its connection back as well, within a transaction and outside", async () => {
    await expect(pool.db.execute(sql`select 1 / 0`)).rejects.toThrow();
    await expect(pool.db.execute(sql`select 1 / ${0}::int`)).rejects.toThrow();
    await expect(pool.db.transaction((tx) => tx.execute(sql`select nothing from nowhere`))).rejects.toThrow();
    await expect(pool.db.transaction(() => Promise.reject(new Error("ours")))).rejects.toThrow("ours");
    await pool.db.transaction(async (tx) => {
      await expect(tx.transaction((inner) => inner.execute(sql`select 1 / 0`))).rejects.toThrow();
      expect(pool.usage().inUse).toBe(1);
    });
    await expect.poll(() => pool.usage()).toEqual(idle);
  });

  test.runIf(name === "PostgreSQL")("a connection that is lost is given back, whatever it was at", async () => {
    const { opened, open: letGo } = gate();
    const lost = pool.db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      await opened;
    });
    const answer = pool.db.execute(sql`select pg_sleep(60)`);
    const outcomes = Promise.allSettled([lost, answer]);
    await expect.poll(() => pool.usage()).toEqual({ size: MOST, inUse: 2, waiting: 0 });
    await database.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    );
    expect((await outcomes).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    letGo();
    await expect.poll(() => pool.usage()).toEqual(idle);
    // The idle ones were ended with the others, which one that is asked at that very moment may still find out.
    await expect
      .poll(() =>
        pool.db.execute(sql`select 1`).then(
          () => true,
          () => false,
        ),
      )
      .toBe(true);
    await expect.poll(() => pool.usage()).toEqual(idle);
  });
});
