import { sql } from "drizzle-orm";
import { appointmentRequests, mails } from "db/schema";
import { openServer } from "db/client";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { HALF_HOURS } from "~/domain/appointments/slots";
import { engines, type TestDatabase } from "../support/databases";
import { book, bookingServices } from "./support/appointments";
import { addDeskProvider, addProvider, countRows, rowsOf } from "./support/rows";

/** `npm run bench -- booking` does the same with 2,000, and takes the time. */
const ATTEMPTS = 400;
/** From 9 in the morning to 5 on Tuesday, and four more on Wednesday. */
const WANTED = [
  ...HALF_HOURS.slice(18, 34).map((preferredTime) => ({ preferredDate: "2026-03-10", preferredTime })),
  ...HALF_HOURS.slice(18, 22).map((preferredTime) => ({ preferredDate: "2026-03-11", preferredTime })),
];

describe.each(engines)("a rush for one specialist on $name", ({ open }) => {
  let database: TestDatabase;
  beforeAll(async () => void (database = await open()));
  afterAll(() => database.close());

  test("400 attempts at 20 times, all at once: each time is given once, the others are told which are still free, and nobody deadlocks", async () => {
    const deadlocks = async () => {
      if (!database.url) return 0;
      await database.db.execute(sql`select pg_stat_force_next_flush()`).catch(() => {});
      const [row] = await rowsOf<{ deadlocks: string }>(
        database.db,
        sql`select deadlocks::text from pg_stat_database where datname = current_database()`,
      );
      return Number(row!.deadlocks);
    };
    // One who is told, too: their mail is part of the transaction that the others wait for.
    const provider = await addDeskProvider(database.db);
    const before = await deadlocks();
    // More connections than the pool of a test has, so that many really wait for one another.
    const wide = database.url ? await openServer(database.url, { max: 25 }) : database;
    try {
      const app = bookingServices(wide.db);
      const outcomes = await Promise.all(
        Array.from({ length: ATTEMPTS }, async (_, index) => {
          const wanted = WANTED[index % WANTED.length]!;
          return { wanted, answer: await book(app, provider, { ...wanted, email: `${randomUUID()}@example.com` }) };
        }),
      );
      const won = outcomes.filter(({ answer }) => answer.outcome === "created");
      expect(won.map(({ wanted }) => `${wanted.preferredDate} ${wanted.preferredTime}`).sort()).toEqual(
        WANTED.map((one) => `${one.preferredDate} ${one.preferredTime}`).sort(),
      );
      for (const { wanted, answer } of outcomes) {
        if (answer.outcome === "created") continue;
        expect(answer.outcome).toBe("taken");
        if (answer.outcome !== "taken") continue;
        expect(answer.nearest).toHaveLength(4);
        expect(answer.nearest.map(({ date, time }) => `${date} ${time}`)).not.toContain(
          `${wanted.preferredDate} ${wanted.preferredTime}`,
        );
      }
      expect(await countRows(database.db, appointmentRequests)).toBe(WANTED.length);
      // Whoever was refused gets no mail, and of the others the specialist gets one as well.
      expect(await countRows(database.db, mails)).toBe(2 * WANTED.length);
      expect(await deadlocks()).toBe(before);
    } finally {
      if (wide !== database) await wide.close();
    }
  }, 120_000);

  test("the constraint stands behind it: whoever does not lock is refused all the same, and answered alike", async () => {
    const provider = await addProvider(database.db);
    const app = bookingServices(database.db);
    expect(await book(app, provider)).toMatchObject({ outcome: "created" });
    const [held] = await database.db
      .select()
      .from(appointmentRequests)
      .where(sql`provider_id = ${provider}`);
    const { id: _id, ...row } = held!;
    const intruder = {
      ...row,
      reference: "KW-AAAA-AAAA",
      idempotencyKey: randomUUID(),
      startsAt: new Date(row.startsAt!.getTime() + 60_000),
    };
    await expect(database.db.insert(appointmentRequests).values(intruder)).rejects.toMatchObject({
      cause: { code: "23P01" },
    });
    // One that ends as the other begins does not overlap it.
    await database.db
      .insert(appointmentRequests)
      .values({ ...intruder, startsAt: row.endsAt, endsAt: new Date(row.endsAt!.getTime() + 1_800_000) });
  });
});
