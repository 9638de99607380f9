import { openServer, rowsOf, type Database, type DatabaseConnection } from "db/client";
import { sql } from "drizzle-orm";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { isUnavailable } from "~/services/http/responses/unavailable.server";
import { openServerDatabase, type TestDatabase } from "../support/databases";
import { startTcpProxy, type TcpProxy } from "../support/tcp-proxy";

// An error that the driver throws where nobody can catch it ends a process, and here the whole run.
let database: TestDatabase;
let cable: TcpProxy;
let cableUrl: string;
let connection: DatabaseConnection;
let db: Database;
beforeAll(async () => {
  database = await openServerDatabase();
  await database.db.execute(sql`create table lost_test (note text)`);
});
beforeEach(async () => {
  // Not `truncate`: the server may not have noticed yet that the one before is gone.
  await database.db.execute(sql`delete from lost_test`);
  const url = new URL(database.url!);
  cable = await startTcpProxy({ host: url.hostname, port: Number(url.port || 5432) });
  url.hostname = "127.0.0.1";
  url.port = String(cable.port);
  cableUrl = url.href;
  connection = await openServer(cableUrl, { max: 1 });
  db = connection.db;
});
afterEach(async () => {
  await connection.close();
  await cable.close();
});
afterAll(() => database.close());

const note = (asked: Pick<Database, "execute">, text: string) =>
  asked.execute(sql`insert into lost_test values (${text})`);
const notes = async () =>
  rowsOf<{ note: string }>(await database.db.execute(sql`select note from lost_test`)).map((row) => row.note);
const failure = (asked: Promise<unknown>) =>
  asked.then(
    () => null,
    (error: unknown) => error,
  );

async function heal() {
  await cable.restore();
  while (await failure(connection.ping())) await sleep(5);
}

describe("a transaction whose connection is lost", () => {
  /** By the server, as when it is restarted. */
  const end = () =>
    database.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    );

  const ways: [name: string, lose: () => unknown][] = [
    ["by a server that ends it", end],
    ["by a cable that is pulled", () => cable.cut()],
    ["by a reset", () => cable.reset()],
  ];

  describe.each(ways)("%s", (_way, lose) => {
    test("while it is asked something fails as an outage, and stores nothing", async () => {
      const asked = db.transaction(async (tx) => {
        await note(tx, "before");
        await Promise.all([tx.execute(sql`select pg_sleep(30)`), sleep(50).then(lose)]);
      });
      expect(isUnavailable(await failure(asked))).toBe(true);
      await heal();
      expect(await notes()).toEqual([]);
    });

    test("while its work is elsewhere is asked nothing more: on the connection that is opened instead it would be stored by itself", async () => {
      const late: unknown[] = [];
      const asked = db.transaction(async (tx) => {
        await note(tx, "before");
        await lose();
        await sleep(50);
        await heal();
        late.push(await failure(note(tx, "after")), await failure(note(tx, "once more")));
        return "done";
      });
      expect(isUnavailable(await failure(asked))).toBe(true);
      await expect.poll(() => late.length).toBe(2);
      expect(late.map(isUnavailable)).toEqual([true, true]);
      await note(db, "another's");
      expect(await notes()).toEqual(["another's"]);
    });

    test("within one that it holds: the outer one hears of it and may tidy up", async () => {
      const heard: unknown[] = [];
      const asked = db.transaction(async (outer) => {
        await note(outer, "before");
        try {
          await outer.transaction(async (inner) => {
            await note(inner, "within");
            await Promise.all([inner.execute(sql`select pg_sleep(30)`), sleep(50).then(lose)]);
          });
        } catch (error) {
          heard.push(error, await failure(note(outer, "after")));
          throw error;
        }
      });
      expect(isUnavailable(await failure(asked))).toBe(true);
      await expect.poll(() => heard.map(isUnavailable)).toEqual([true, true]);
      await heal();
      expect(await notes()).toEqual([]);
    });

    test("of the lock for only one process fails as an outage, and the next one gets it", async () => {
      const asked = connection.exclusively("lost", async () => {
        await Promise.all([db.execute(sql`select pg_sleep(30)`), sleep(50).then(lose)]);
      });
      expect(isUnavailable(await failure(asked))).toBe(true);
      await heal();
      expect(await connection.exclusively("lost", async () => "mine")).toBe("mine");
    });
  });
});

/** Far less than a silent server, or a connection that is stuck, would take. */
const SOON_MS = 3_000;

test("of what is written just as the connection is lost, all that was acknowledged is stored, and the rest fails as an outage at once", async () => {
  const from = performance.now();
  const acknowledged: string[] = [];
  const failures: unknown[] = [];
  for (let round = 0; round < 20; round++) {
    await connection.ping();
    const asked: Promise<unknown>[] = [];
    cable.reset();
    // One in each turn of the event loop: before the driver hears of the end, while it does, and after it.
    for (let turn = 0; turn < 12; turn++) {
      const text = `${round}/${turn}`;
      asked.push(
        note(db, text).then(
          () => acknowledged.push(text),
          (error: unknown) => failures.push(error),
        ),
      );
      await new Promise(setImmediate);
    }
    await Promise.all(asked);
  }
  expect(performance.now() - from).toBeLessThan(20 * SOON_MS);
  expect(acknowledged.length).toBeGreaterThan(0);
  expect(failures.length).toBeGreaterThan(0);
  expect(failures.every(isUnavailable)).toBe(true);
  expect(await notes()).toEqual(expect.arrayContaining(acknowledged));
}, 60_000);

describe("a server that falls silent", () => {
  const SILENCE_MS = 400;
  let silent: DatabaseConnection;
  beforeEach(async () => void (silent = await openServer(cableUrl, { max: 1, silenceMs: SILENCE_MS })));
  afterEach(() => silent.close());

  test("is an outage for whoever waits for it, in a transaction and in the line behind it too, and heals", async () => {
    await silent.ping();
    const from = performance.now();
    const asked = [
      silent.db.transaction(async (tx) => {
        await note(tx, "before");
        cable.hang();
        await note(tx, "after");
      }),
      silent.db.execute(sql`select 1`),
      silent.db.transaction((tx) => note(tx, "behind it")),
    ];
    expect((await Promise.all(asked.map(failure))).every(isUnavailable)).toBe(true);
    expect(performance.now() - from).toBeLessThan(SILENCE_MS + SOON_MS);
    await cable.restore();
    while (await failure(silent.ping())) await sleep(5);
    expect(performance.now() - from).toBeLessThan(SILENCE_MS + 2 * SOON_MS);
    await note(silent.db, "now");
    expect(await notes()).toEqual(["now"]);
  });

  test("does not count while nothing is asked, nor while rows arrive", async () => {
    await silent.ping();
    await sleep(2 * SILENCE_MS);
    await silent.db.transaction(async (tx) => {
      await note(tx, "one");
      await sleep(2 * SILENCE_MS);
      await note(tx, "two");
    });
    const rows = await silent.db.execute(
      sql`select i, pg_sleep(0.02), repeat('x', 9000) from generate_series(1, 60) i`,
    );
    expect(rowsOf(rows)).toHaveLength(60);
    expect(await notes()).toEqual(["one", "two"]);
  });
});

test("what listens hears again after its connection was lost", async () => {
  const heard: string[] = [];
  let connections = 0;
  const signals = connection.signals!;
  const stop = signals.receive(
    (text) => void heard.push(text),
    () => void (connections += 1),
  );
  await expect.poll(() => connections).toBe(1);
  await signals.send("one");
  await expect.poll(() => heard).toEqual(["one"]);
  cable.reset();
  await expect.poll(() => connections, { timeout: 5_000 }).toBe(2);
  await heal();
  await signals.send("two");
  await expect.poll(() => heard).toEqual(["one", "two"]);
  await cable.cut();
  await sleep(200);
  await cable.restore();
  await expect.poll(() => connections, { timeout: 5_000 }).toBe(3);
  await stop();
});
