import { sql } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { openEmbedded, openServer, type DatabaseConnection } from "../../../db/client";
import { generateProviders, insertProviders } from "../../../db/seed/providers";
import { freeTimesOf } from "../../../app/services/appointments/free-times.server";
import { submitRequest } from "../../../app/services/appointments/requests.server";
import { step } from "../../../app/services/steps.mjs";
import { bookingServices, wish } from "../../db/support/appointments";
import { keepResults, mark, printTable, printTitle, whole } from "./report";
import { Opened, openPostgres } from "./servers";
import { percentile } from "./stats";

const ATTEMPTS = 2_000;
const TIMES = 20;
/** So many are under way at a time, each with a connection of its own: a wait for one would not be the database's. */
const AT_ONCE = 25;
/** Milliseconds that 99 of 100 attempts on a server may take at the most. */
const GOAL_MS = 250;
/** A specialist whom nobody rushes for. */
const OTHER = 2;

/** A rush for one specialist: many more attempts than times, all of them for the same few. */
export async function benchBooking(): Promise<boolean> {
  const opened = new Opened();
  try {
    const databases = await openPostgres(opened);
    const server = await openServer(await databases.create(), { max: AT_ONCE });
    opened.onClose(() => server.close());
    const embedded = await openEmbedded("memory");
    opened.onClose(() => embedded.close());
    const rushes = [await rush("PostgreSQL", server), await rush("PGlite", embedded)];
    report(rushes);
    return rushes.every(({ isRight }) => isRight);
  } finally {
    await opened.close();
  }
}

type Rush = Awaited<ReturnType<typeof rush>>;

async function rush(name: string, connection: DatabaseConnection) {
  return step(`${whole(ATTEMPTS)} attempts on ${name}`, async () => {
    await connection.migrate();
    await insertProviders(connection.db, generateProviders(2));
    // Those of the demo have no password, and are told nothing: a mail to the specialist is part of the work.
    await connection.db.execute(sql`update users set password_hash = 'of no password'`);
    await connection.db.execute(sql`update providers set review_status = 'verified'`);
    const app = bookingServices(connection.db);
    await warmUp(connection, app);
    const free = await freeTimesOf(connection.db, 1, { days: 31 }, app.clock());
    const times = free!.days.flatMap(({ slots }) => slots).slice(0, TIMES);
    const before = await deadlocks(connection);

    const outcomes: { milliseconds: number; outcome: string; nearest: number }[] = [];
    let next = 0;
    const started = performance.now();
    const visitor = async () => {
      for (let index = next++; index < ATTEMPTS; index = next++) {
        const { date, time } = times[index % TIMES]!;
        const begun = performance.now();
        const answer = await submitRequest(app, wish({ preferredDate: date, preferredTime: time }), {
          key: randomUUID(),
          specialist: 1,
          userId: null,
          // Of others a specialist has a few at a time only.
          isProven: true,
        });
        outcomes.push({
          milliseconds: performance.now() - begun,
          outcome: answer.outcome,
          nearest: answer.outcome === "taken" ? answer.nearest.length : 0,
        });
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, visitor));
    const seconds = (performance.now() - started) / 1000;

    const count = (outcome: string) => outcomes.filter((one) => one.outcome === outcome).length;
    const [created, taken] = [count("created"), count("taken")];
    const told = outcomes.filter(({ nearest }) => nearest > 0).length;
    const milliseconds = outcomes.map((one) => one.milliseconds);
    const deadlocked = (await deadlocks(connection)) - before;
    return {
      name,
      created,
      taken,
      told,
      deadlocked,
      seconds,
      p50: percentile(milliseconds, 0.5),
      p99: percentile(milliseconds, 0.99),
      isRight: created === TIMES && taken === ATTEMPTS - TIMES && told === taken && deadlocked === 0,
    };
  });
}

/** As a server that has been up for a while: its connections are open and its code is compiled. */
async function warmUp({ engine, db }: DatabaseConnection, app: ReturnType<typeof bookingServices>): Promise<void> {
  // Each holds its connection until all have one.
  if (engine === "postgres")
    await Promise.all(Array.from({ length: AT_ONCE }, () => db.execute(sql`select pg_sleep(0.2)`)));
  const [free] = (await freeTimesOf(db, OTHER, { days: 31 }, app.clock()))!.days.flatMap(({ slots }) => slots);
  for (let attempt = 0; attempt < 2 * AT_ONCE; attempt++)
    await submitRequest(app, wish({ preferredDate: free!.date, preferredTime: free!.time }), {
      key: randomUUID(),
      specialist: OTHER,
      userId: null,
      isProven: true,
    });
}

/** Deadlocks that the database has ended so far; the embedded one has a single connection, and none. */
async function deadlocks({ engine, db }: DatabaseConnection): Promise<number> {
  if (engine === "pglite") return 0;
  const rows = (await db.execute(
    sql`select deadlocks::int as deadlocks from pg_stat_database where datname = current_database()`,
  )) as unknown as { deadlocks: number }[];
  return rows[0]!.deadlocks;
}

function report(rushes: Rush[]): void {
  printTitle(
    `${whole(ATTEMPTS)} attempts at ${TIMES} times of one specialist, ${AT_ONCE} at a time, at a server that is warm: ms to the answer`,
  );
  printTable(
    ["", "booked", "refused", "told others", "deadlocks", "counts", "p50", "p99", `< ${GOAL_MS}`, "all in s"],
    rushes.map(({ name, created, taken, told, deadlocked, isRight, p50, p99, seconds }) => [
      name,
      whole(created),
      whole(taken),
      whole(told),
      whole(deadlocked),
      mark(isRight),
      p50.toFixed(1),
      p99.toFixed(1),
      name === "PostgreSQL" ? mark(p99 < GOAL_MS) : "",
      seconds.toFixed(1),
    ]),
  );
  keepResults("booking", { attempts: ATTEMPTS, times: TIMES, atOnce: AT_ONCE, goalMs: GOAL_MS, results: rushes });
}
