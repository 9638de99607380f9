import { openServer, rowsOf, type DatabaseConnection } from "db/client";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { openServerDatabase, type TestDatabase } from "../support/databases";
import { byId, preparedIn, times } from "./support/prepared";

let database: TestDatabase;
const opened: DatabaseConnection[] = [];
const open = async ({ query = "", max = 1 } = {}) => {
  const connection = await openServer(`${database.url}${query}`, { max });
  opened.push(connection);
  return connection;
};

beforeAll(async () => void (database = await openServerDatabase()));
afterEach(() => Promise.all(opened.splice(0).map((connection) => connection.close())));
afterAll(() => database.close());

test("an address that says so has nothing prepared", async () => {
  const { db } = await open({ query: "?prepare=false" });
  await byId(db, 1);
  await db.transaction((within) => byId(within, 1));
  expect(await preparedIn(db)).toEqual([]);
});

const wait = (seconds: number) => sql`select pg_sleep(${seconds}::float8)`;
const waitWithoutParameters = (seconds: number) => sql.raw(`select pg_sleep(${seconds})`);

test.each([
  ["prepared", wait, wait],
  ["without parameters", waitWithoutParameters, waitWithoutParameters],
  ["of both kinds", waitWithoutParameters, wait],
])(
  "a quick answer does not wait behind a long one while another connection is free: %s",
  async (_kind, long, quick) => {
    const { db } = await open({ max: 2 });
    await times(20, () => Promise.all([db.execute(long(0)), db.execute(quick(0))]));
    let isOver = false;
    const late = db.execute(long(1.5)).then(() => (isOver = true));
    await Promise.all(Array.from({ length: 30 }, () => db.execute(quick(0.001))));
    expect(isOver).toBe(false);
    await late;
  },
);

test("after an answer that has broken off at a later row the next one is whole, and has no more than its own rows", async () => {
  const { db } = await open();
  for (const text of [
    sql.raw("select 1 / (4 - i) from generate_series(1, 10) i"),
    sql`select 1 / (${4} - i) from generate_series(1, 10) i`,
  ]) {
    await expect(db.execute(text).then()).rejects.toThrow();
    const rows = rowsOf<{ i: number }>(await db.execute(sql`select i from generate_series(1, 5) i`));
    expect(Object.entries(rows).map(([index, { i }]) => [index, i])).toEqual([
      ["0", 1],
      ["1", 2],
      ["2", 3],
      ["3", 4],
      ["4", 5],
    ]);
  }
});
