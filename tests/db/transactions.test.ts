import { rowsOf, type Database } from "db/client";
import { sql } from "drizzle-orm";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { engines, type TestDatabase } from "../support/databases";

describe.each(engines)("a transaction on $name", ({ open }) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
    await database.db.execute(sql`create table over_test (note text)`);
  });
  beforeEach(async () => void (await database.db.execute(sql`delete from over_test`)));
  afterAll(() => database.close());

  const note = (asked: Pick<Database, "execute">, text: string) =>
    asked.execute(sql`insert into over_test values (${text})`);
  const notes = async () =>
    rowsOf<{ note: string }>(await database.db.execute(sql`select note from over_test order by 1`)).map(
      (row) => row.note,
    );

  test("whose work has failed is asked nothing more by what still runs of it, and nothing of that is stored", async () => {
    let later: Promise<unknown> = Promise.resolve();
    const asked = database.db.transaction(async (tx) => {
      await note(tx, "before");
      later = sleep(20).then(() => note(tx, "after"));
      later.catch(() => {});
      throw new Error("No.");
    });
    await expect(asked).rejects.toThrow("No.");
    await expect(later).rejects.toThrow();
    expect(await notes()).toEqual([]);
  });

  test("whose work has ended is asked nothing more, and keeps what it has", async () => {
    let kept: Pick<Database, "execute"> | null = null;
    await database.db.transaction(async (tx) => {
      kept = tx;
      await note(tx, "in time");
    });
    await expect((async () => note(kept!, "late"))()).rejects.toThrow();
    expect(await notes()).toEqual(["in time"]);
  });

  test("in which a query has failed stores nothing, even where its work has caught the error, and says so", async () => {
    const asked = database.db.transaction(async (tx) => {
      await note(tx, "before");
      await tx.execute(sql`select 1 / ${0}::int`).catch(() => {});
      return "done";
    });
    await expect(asked).rejects.toThrow("rolled back");
    await note(database.db, "another");
    expect(await notes()).toEqual(["another"]);
  });

  test("goes on after one within it has failed by itself", async () => {
    await database.db.transaction(async (outer) => {
      await note(outer, "one");
      await expect(
        outer.transaction(async (inner) => {
          await note(inner, "two");
          await inner.execute(sql`select 1 / ${0}::int`);
        }),
      ).rejects.toThrow();
      await note(outer, "three");
    });
    expect(await notes()).toEqual(["one", "three"]);
  });
});
