import { openServer, rowsOf, type DatabaseConnection } from "db/client";
import { providers } from "db/schema";
import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { engines, type TestDatabase } from "../support/databases";

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

const times = async <Answer>(count: number, ask: () => PromiseLike<Answer>): Promise<Answer[]> => {
  const answers: Answer[] = [];
  while (answers.length < count) answers.push(await ask());
  return answers;
};

type Asking = Pick<DatabaseConnection["db"], "execute" | "select">;
/** What the connection that is asked keeps prepared. Without parameters, so that it is never prepared itself. */
const preparedIn = async (db: Asking) => rowsOf<{ statement: string }>(await db.execute(sql`select statement from pg_prepared_statements`)).map(({ statement }) => statement);
const byId = (db: Asking, id: number) => db.select({ id: providers.id }).from(providers).where(eq(providers.id, id));

test("what is asked often is prepared once, whatever its values; what is asked rarely is not", async () => {
  const { db } = await open();
  await times(3, () => db.execute(sql`select ${"rare"}::text`));
  const answers = await times(12, () => db.execute(sql`select ${Math.random().toString()}::text as "often"`));
  expect(new Set(answers.map((answer) => rowsOf<{ often: string }>(answer)[0]!.often)).size).toBe(12);
  expect(await preparedIn(db)).toEqual([`select $1::text as "often"`]);
});

test("within a transaction, and one within it, the same holds", async () => {
  const { db } = await open();
  await db.transaction(async (outer) => {
    await times(4, () => byId(outer, 1));
    await outer.transaction(async (inner) => void (await times(4, () => byId(inner, 2))));
  });
  // Beside it the driver's own `savepoint` and `commit`.
  expect((await preparedIn(db)).filter((text) => text.startsWith("select"))).toEqual([expect.stringContaining('where "providers"."id" = $1')]);
});

test("an address that says so has nothing prepared", async () => {
  const { db } = await open({ query: "?prepare=false" });
  await times(12, () => byId(db, 1));
  await db.transaction(async (within) => void (await times(12, () => byId(within, 1))));
  expect(await preparedIn(db)).toEqual([]);
});

test("texts without end do not fill the server's memory: 300 are kept, the others are answered all the same", async () => {
  const { db } = await open();
  for (let text = 1; text <= 305; text++) {
    const answers = await times(6, () => db.execute(sql`select ${text}::int as ${sql.identifier(`text_${text}`)}`));
    expect(rowsOf(answers.at(-1))).toEqual([{ [`text_${text}`]: text }]);
  }
  expect(await preparedIn(db)).toHaveLength(300);
});

test("a migration under a running process: what was prepared before is planned again, a column more changes nothing", async () => {
  const { db } = await open();
  await db.execute(sql`create table prepared_test (id int, note text)`);
  await db.execute(sql`insert into prepared_test values (1, 'one')`);
  const ask = () => db.execute(sql`select id, note from prepared_test where id = ${1}`);
  await times(8, ask);
  await db.execute(sql`alter table prepared_test add column more text default 'x'`);
  expect(rowsOf(await ask())).toEqual([{ id: 1, note: "one" }]);
  // Against the rule for migrations, and outside of a transaction it heals nevertheless.
  await db.execute(sql`alter table prepared_test alter column note type varchar(10)`);
  expect(rowsOf(await ask())).toEqual([{ id: 1, note: "one" }]);
  await db.execute(sql`drop table prepared_test`);
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
