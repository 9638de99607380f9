import { openServer, type DatabaseConnection } from "db/client";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { engines, type TestDatabase } from "../support/databases";
import { byId, preparedIn, times } from "./support/asked-often";

let database: TestDatabase;
const opened: DatabaseConnection[] = [];
const open = async ({ query = "", max = 1 } = {}) => {
  const connection = await openServer(`${database.url}${query}`, { max });
  opened.push(connection);
  return connection;
};

beforeAll(async () => void (database = await engines.find(({ name }) => name === "PostgreSQL")!.open()));
afterEach(() => Promise.all(opened.splice(0).map((connection) => connection.close())));
afterAll(() => database.close());

test("an address that says so has nothing prepared", async () => {
  const { db } = await open({ query: "?prepare=false" });
  await times(12, () => byId(db, 1));
  await db.transaction(async (within) => void (await times(12, () => byId(within, 1))));
  expect(await preparedIn(db)).toEqual([]);
});

const wait = (seconds: number) => sql`select pg_sleep(${seconds}::float8)`;
const waitWithoutParameters = (seconds: number) => sql.raw(`select pg_sleep(${seconds})`);

test.each([
  ["prepared", wait, wait],
  ["without parameters", waitWithoutParameters, waitWithoutParameters],
  ["of both kinds", waitWithoutParameters, wait],
])("a quick answer does not wait behind a long one while another connection is free: %s", async (_kind, long, quick) => {
  const { db } = await open({ max: 2 });
  await times(20, () => Promise.all([db.execute(long(0)), db.execute(quick(0))]));
  let isOver = false;
  const late = db.execute(long(1.5)).then(() => (isOver = true));
  await Promise.all(Array.from({ length: 30 }, () => db.execute(quick(0.001))));
  expect(isOver).toBe(false);
  await late;
});
