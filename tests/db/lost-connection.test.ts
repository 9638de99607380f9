import { openServer, rowsOf, type Database, type DatabaseConnection } from "db/client";
import { sql } from "drizzle-orm";
import { Socket } from "node:net";
import { Duplex } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { isOutage } from "~/services/http/outage.server";
import { openServerDatabase, type TestDatabase } from "../support/databases";
import { startTcpProxy, type TcpProxy } from "../support/tcp-proxy";

// An error that the driver throws where nobody can catch it ends a process, and here the whole run.
let database: TestDatabase;
let cable: TcpProxy;
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
  connection = await openServer(url.href, { max: 1 });
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
      expect(isOutage(await failure(asked))).toBe(true);
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
      expect(isOutage(await failure(asked))).toBe(true);
      await expect.poll(() => late.length).toBe(2);
      expect(late.map(isOutage)).toEqual([true, true]);
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
      expect(isOutage(await failure(asked))).toBe(true);
      await expect.poll(() => heard.map(isOutage)).toEqual([true, true]);
      await heal();
      expect(await notes()).toEqual([]);
    });

    test("of the lock for only one process fails as an outage, and the next one gets it", async () => {
      const asked = connection.exclusively("lost", async () => {
        await Promise.all([db.execute(sql`select pg_sleep(30)`), sleep(50).then(lose)]);
      });
      expect(isOutage(await failure(asked))).toBe(true);
      await heal();
      expect(await connection.exclusively("lost", async () => "mine")).toBe("mine");
    });
  });
});

/** A connection that is stuck takes the driver's five seconds for each query. */
const SOON_MS = 1_500;

test("a connection that is given a query just as it is lost is replaced at once, and what it was to say is not said on the next", async () => {
  await connection.ping();
  // Between its end and the driver's hearing of it: what begins here would be written in the event loop's next turn.
  const asked: Promise<unknown>[] = [];
  const destroy = vi.spyOn(Socket.prototype, "destroy").mockImplementation(function (this: Socket, error) {
    // The driver's, not the cable's.
    if ("host" in this) setImmediate(() => void asked.push(failure(note(db, "never"))));
    return Duplex.prototype.destroy.call(this, error) as Socket;
  });
  try {
    cable.reset();
    await expect.poll(() => asked.length).toBeGreaterThan(0);
  } finally {
    destroy.mockRestore();
  }
  const from = performance.now();
  expect((await Promise.all(asked)).every(isOutage)).toBe(true);
  await heal();
  await note(db, "now");
  expect(performance.now() - from).toBeLessThan(SOON_MS);
  expect(await notes()).toEqual(["now"]);
});
