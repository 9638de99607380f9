import { openServer, rowsOf, type Database } from "db/client";
import { patients } from "db/schema";
import { eq, sql, type SQL } from "drizzle-orm";
import { integer, pgTable, text as textColumn } from "drizzle-orm/pg-core";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { engines } from "../support/databases";
import { byId, preparedIn, times, type Asking } from "./support/prepared";

const codeOf = async (asked: PromiseLike<unknown>) => {
  const failure = await asked.then(
    () => null,
    (error: unknown) => error as { code?: string; cause?: { code?: string } },
  );
  return failure && (failure.code ?? failure.cause?.code);
};

const changing = pgTable("prepared_test", { id: integer(), note: textColumn() });

describe.each(engines)("a prepared query on $name", ({ name, open }) => {
  let db: Database;
  let close: () => Promise<unknown>;
  beforeEach(async () => {
    const database = await open();
    const single = database.url ? await openServer(database.url, { max: 1 }) : database;
    db = single.db;
    close = async () => {
      if (single !== database) await single.close();
      await database.close();
    };
  });
  afterEach(() => close());

  test("is parsed once, whatever its values, within a transaction and one within it as well", async () => {
    await times(3, () => byId(db, 1));
    await db.transaction(async (outer) => {
      await byId(outer, 2);
      await outer.transaction(async (inner) => void (await byId(inner, 3)));
    });
    expect(
      (await preparedIn(db)).filter((statement) => statement.includes(`where "providers"."id" = $1`)),
    ).toHaveLength(1);
  });

  test.runIf(name === "PGlite")(
    "without end does not fill the memory: 300 texts are kept, the others are answered all the same",
    async () => {
      for (let text = 1; text <= 305; text++) {
        const answers = await times(2, () => db.execute(sql`select ${text}::int as ${sql.identifier(`text_${text}`)}`));
        expect(rowsOf(answers.at(-1))).toEqual([{ [`text_${text}`]: text }]);
      }
      expect((await preparedIn(db)).length).toBeLessThanOrEqual(301);
    },
  );

  test("is planned again after a migration under a running process; one more column changes nothing", async () => {
    await db.execute(sql`create table prepared_test (id int, note text)`);
    await db.execute(sql`insert into prepared_test values (1, 'one')`);
    const ask = (asked: Asking) =>
      asked
        .select({ id: changing.id, note: changing.note })
        .from(changing)
        .where(eq(changing.id, 1))
        .prepare("changing")
        .execute();
    await times(8, () => ask(db));
    await db.execute(sql`alter table prepared_test add column more text default 'x'`);
    expect(await ask(db)).toEqual([{ id: 1, note: "one" }]);
    // Against the rule for migrations: a running transaction fails, and what is asked after it heals.
    await db.execute(sql`alter table prepared_test alter column note type varchar(10)`);
    expect(await codeOf(db.transaction((within) => ask(within)))).toBe("0A000");
    expect(await ask(db)).toEqual([{ id: 1, note: "one" }]);
  });

  test("and refused is refused as before, alone and in a transaction, and the next one is answered", async () => {
    await db.execute(sql`create table prepared_test (id int primary key)`);
    const put = (asked: Asking, id: unknown) => asked.execute(sql`insert into prepared_test values (${id}::int)`);
    for (let id = 1; id <= 8; id++) await put(db, id);
    for (const [id, code] of [
      [8, "23505"],
      ["x", "22P02"],
      [null, "23502"],
    ] as const) {
      expect(await codeOf(put(db, id)), `${id}`).toBe(code);
      expect(
        await codeOf(db.transaction(async (within) => (await put(within, 100), await put(within, id)))),
        `${id} in a transaction`,
      ).toBe(code);
    }
    const wrong = () => codeOf(db.execute(sql`select nothing from prepared_test where id = ${1}`));
    expect(new Set(await times(8, wrong))).toEqual(new Set(["42703"]));
    await put(db, 9);
    expect(rowsOf(await db.execute(sql`select count(*)::int as count from prepared_test`))).toEqual([{ count: 9 }]);
  });

  test("while a transaction is open waits for its end, and one that was rolled back leaves nothing", async () => {
    await db.execute(sql`create table prepared_test (id int)`);
    const count = (asked: Asking) =>
      asked
        .execute(sql`select count(*)::int as count from prepared_test where id < ${1_000}`)
        .then((result) => rowsOf<{ count: number }>(result)[0]!.count);
    const put = (asked: Asking, id: number) => asked.execute(sql`insert into prepared_test values (${id})`);
    await times(8, () => count(db));
    let meanwhile: Promise<number> | undefined;
    await db
      .transaction(async (within) => {
        for (let id = 0; id < 8; id++) await put(within, id);
        expect(await count(within)).toBe(8);
        meanwhile = count(db);
        await new Promise((resolve) => setTimeout(resolve, 50));
        throw new Error("back");
      })
      .catch((error: Error) => expect(error.message).toBe("back"));
    expect(await meanwhile).toBe(0);
    await put(db, 1);
    expect(await count(db)).toBe(1);
  });

  test("many at once are answered each with its own", async () => {
    const answers = await Promise.all(
      Array.from(
        { length: 200 },
        async (_, number) =>
          rowsOf<{ number: number }>(await db.execute(sql`select ${number}::int as number`))[0]!.number,
      ),
    );
    expect(answers).toEqual(Array.from({ length: 200 }, (_, number) => number));
  });

  test("gives and takes every kind of value, the first time and later", async () => {
    const ask = (values: readonly SQL[]) =>
      db.execute(
        sql`select ${sql.join(
          values.map((value, index) => sql`${value} as ${sql.identifier(`v${index}`)}`),
          sql`, `,
        )}`,
      );
    const instant = fc
      .date({ min: new Date("1900-01-01"), max: new Date("2100-01-01"), noInvalidDate: true })
      .map((date) => date.toISOString());
    const text = fc.string({ unit: fc.constantFrom("a", "'", '"', "\\", "{", "}", ",", "\n", "é", "😀", " ") });
    await fc.assert(
      fc.asyncProperty(
        text,
        fc.option(text),
        fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }),
        fc.double({ noNaN: true }),
        fc.boolean(),
        instant,
        fc.json(),
        fc.uint8Array({ maxLength: 40 }),
        async (string, maybe, int, double, bool, at, json, bytes) => {
          const values = [
            sql`${string}::text`,
            sql`${maybe}::text`,
            sql`${int}::int`,
            sql`${double}::float8`,
            sql`${bool}::bool`,
            sql`${at}::timestamptz`,
            sql`${at}::date`,
            sql`${json}::jsonb`,
            sql`${bytes}::bytea`,
            sql`${"heart_rate"}::device_type`,
            sql`array[${string}, ${maybe}]::text[]`,
            sql`${int}::bigint`,
            sql`array[${at}]::timestamptz[]`,
          ];
          // A text of its own, asked for the first time.
          const [rare] = rowsOf(await ask([...values, sql.raw(`${Math.random()}`)]));
          const [often] = rowsOf<Record<string, unknown>>(await ask(values));
          expect(often).toEqual(Object.fromEntries(Object.entries(rare as object).slice(0, values.length)));
        },
      ),
      { numRuns: 60 },
    );
  });

  test("by drizzle's own queries is read as before: instants, dates, lists, and what is not there", async () => {
    const patient = {
      userId: null,
      medicalRecordNumber: "MRN-1",
      firstName: "Zoë",
      lastName: "O'Hara",
      dateOfBirth: "1990-02-28",
      medicalHistory: [],
      allergies: ['a "b", {c}', ""],
      medications: ["x"],
      createdAt: new Date("2026-03-01T10:11:12.345Z"),
    };
    const [added] = await db.insert(patients).values(patient).returning();
    const answers = await times(3, () => db.select().from(patients).where(eq(patients.id, added!.id)));
    for (const answer of answers) expect(answer).toEqual([expect.objectContaining(patient)]);
  });
});
