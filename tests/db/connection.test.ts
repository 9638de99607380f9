import { openServer, rowsOf } from "db/client";
import { providers } from "db/schema";
import { sql } from "drizzle-orm";
import { connect, createServer, type AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isUnavailable } from "~/services/http/responses/unavailable.server";
import { openServerDatabase, type TestDatabase } from "../support/databases";
import { addProvider } from "./support/rows";

let database: TestDatabase;
beforeAll(async () => void (database = await openServerDatabase()));
afterAll(() => database.close());

/**
 * Passes connections on to the database, but breaks the first `count` of them at the first thing that is asked once
 * they are open.
 */
async function breakFirst(count: number) {
  const url = new URL(database.url!);
  const target = { host: url.hostname, port: Number(url.port || 5432) };
  let broken = 0;
  const server = createServer((inside) => {
    const outside = connect(target);
    let open = false;
    const close = () => {
      inside.destroy();
      outside.destroy();
    };
    for (const socket of [inside, outside]) socket.on("error", close).on("close", close);
    outside.on("data", (chunk) => {
      // ReadyForQuery: the handshake is over.
      open ||= chunk.includes(Buffer.from([0x5a, 0, 0, 0, 5]));
      inside.write(chunk);
    });
    inside.on("data", (chunk) => {
      if (open && broken < count) {
        broken++;
        close();
      } else {
        outside.write(chunk);
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url.hostname = "127.0.0.1";
  url.port = String((server.address() as AddressInfo).port);
  return { url: url.href, broken: () => broken, close: () => server.close() };
}

test("a database that goes away while a connection is being opened fails the query, and nothing else", async () => {
  const proxy = await breakFirst(3);
  const connection = await openServer(proxy.url, { max: 1 });
  // Vitest fails the run over a rejection that nobody handles, as it would end the server.
  const failures: unknown[] = [];
  for (let tries = 0; tries < 6; tries++) {
    await connection.db
      .select({ id: providers.id })
      .from(providers)
      .catch((error: unknown) => failures.push(error));
  }
  expect(failures.length).toBeGreaterThan(0);
  expect(failures.length).toBeLessThanOrEqual(proxy.broken());
  expect(failures.every(isUnavailable)).toBe(true);
  await connection.close();
  proxy.close();
});

test("lists of texts are written and read whole, whatever stands in them", async () => {
  const certifications = [
    "plain",
    'a "quoted" one',
    "with, comma",
    "{braces}",
    "back\\slash",
    "",
    "NULL",
    "two\nlines",
    "Größe 明",
  ];
  const id = await addProvider(database.db, { certifications, languages: [] });
  const stored = (await database.db.query.providers.findFirst())!;
  expect(
    rowsOf(await database.db.execute(sql`select certifications, array[null, 'NULL', '{}', '"'] as odd from providers`)),
  ).toEqual([{ certifications, odd: [null, "NULL", "{}", '"'] }]);
  expect(stored).toMatchObject({ id, certifications, languages: [] });
});
