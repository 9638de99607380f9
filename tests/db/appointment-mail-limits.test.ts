import { appointmentRequests, mails } from "db/schema";
import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { DeskMail, PatientMail } from "~/domain/mail";
import { acceptRequest, cancelAppointment, moveAppointment } from "~/services/appointments/changes.server";
import { createRateLimits, type RateLimits } from "~/services/http/limits/rate-limits.server";
import { MAIL_SEAL } from "~/services/mail/outbox.server";
import { engines, type TestDatabase } from "../support/databases";
import { book, bookingServices, NOW } from "./support/appointments";
import { addDeskProvider, addProvider } from "./support/rows";

const HOUR_MS = 3_600_000;
/** Half past nine, and ten, in Chicago on 10 March 2026. */
const TIMES = [new Date("2026-03-10T14:30:00Z"), new Date("2026-03-10T15:00:00Z")];

describe.each(engines)("the mails that whoever typed an address makes us send on $name", ({ open }) => {
  let database: TestDatabase;
  beforeAll(async () => void (database = await open()));
  afterAll(() => database.close());

  /** The services with the limits that are in force, and addresses that nobody else uses. */
  const services = () => ({ ...bookingServices(database.db), limits: createRateLimits() });
  let people = 0;
  const stranger = () => `stranger-${++people}@example.com`;

  async function requested(app: ReturnType<typeof services>, email: string, providerId?: number) {
    const specialist = providerId ?? (await addProvider(database.db, { reviewStatus: "verified" }));
    const answer = await book(app, specialist, { email });
    if (answer.outcome !== "created") throw new Error(answer.outcome);
    const [row] = await database.db
      .select()
      .from(appointmentRequests)
      .where(eq(appointmentRequests.reference, answer.reference));
    return { specialist, id: row!.id, by: { reference: answer.reference } };
  }
  /** What was queued for an address: at once, or held back. */
  async function queuedFor(app: ReturnType<typeof services>, email: string) {
    const rows = await database.db.select().from(mails).where(eq(mails.status, "queued")).orderBy(asc(mails.id));
    const all = rows
      .map(({ sealed, dueAt }) => ({ ...(app.seal.open(MAIL_SEAL, sealed!) as PatientMail | DeskMail), dueAt }))
      .filter(({ to, kind }) => to === email && kind !== "appointment-reminder");
    return { atOnce: all.filter(({ dueAt }) => dueAt <= NOW), held: all.filter(({ dueAt }) => dueAt > NOW) };
  }
  const move = async (
    app: ReturnType<typeof services>,
    { by, id }: Awaited<ReturnType<typeof requested>>,
    times: number,
  ) => {
    for (let time = 1; time <= times; time++)
      expect(await moveAppointment(app, by, id, TIMES[time % 2]!)).toMatchObject({ outcome: "done" });
  };

  test("fifty moves of one appointment are all stored, and are ten mails and a last one, an hour later, that says how it stands", async () => {
    const app = services();
    const email = stranger();
    const one = await requested(app, email);
    await move(app, one, 50);
    const [row] = await database.db.select().from(appointmentRequests).where(eq(appointmentRequests.id, one.id));
    expect(row).toMatchObject({ startsAt: TIMES[0], sequence: 50 });
    const { atOnce, held } = await queuedFor(app, email);
    expect(atOnce).toHaveLength(10);
    expect(held).toMatchObject([
      { kind: "appointment-moved", calendar: { sequence: 50, startsAt: TIMES[0]!.toISOString() } },
    ]);
    expect(held[0]!.dueAt.getTime() - NOW.getTime()).toBeGreaterThan(HOUR_MS - 60_000);
    expect(held[0]!.dueAt.getTime() - NOW.getTime()).toBeLessThanOrEqual(HOUR_MS);
  });

  test("what was held back does not come after something newer: the specialist's answer goes at once in its place", async () => {
    const app = services();
    const email = stranger();
    const one = await requested(app, email);
    await move(app, one, 20);
    expect((await queuedFor(app, email)).held).toHaveLength(1);
    expect(await acceptRequest(app, { providerId: one.specialist, id: one.id })).toMatchObject({ outcome: "done" });
    const { atOnce, held } = await queuedFor(app, email);
    expect([held.length, atOnce.at(-1)!.kind, atOnce.length]).toEqual([0, "appointment-accepted", 11]);
    // The last word of the patient, in turn.
    expect(await cancelAppointment(app, one.by, one.id)).toMatchObject({ outcome: "done" });
    expect((await queuedFor(app, email)).held).toMatchObject([{ kind: "appointment-cancelled" }]);
  });

  test("many appointments under one address are no way around it, however the letters are written", async () => {
    const { limits, ...rest } = services();
    // However many times one address may hold meanwhile, the emails have a limit of their own.
    const take: RateLimits["take"] = (name, key) => (/^holds/.test(name) ? createRateLimits() : limits).take(name, key);
    const app = { ...rest, limits: { ...limits, take } };
    const email = stranger();
    for (let time = 0; time < 20; time++) await requested(app, time % 2 ? email : email.toUpperCase());
    const [lower, upper] = [await queuedFor(app, email), await queuedFor(app, email.toUpperCase())];
    expect([lower.atOnce.length + upper.atOnce.length, lower.held.length + upper.held.length]).toEqual([10, 5]);
  });

  test("another address has its own count", async () => {
    const app = services();
    const [email, other] = [stranger(), stranger()];
    await move(app, await requested(app, email), 12);
    await requested(app, other);
    expect(await queuedFor(app, other)).toMatchObject({ atOnce: [{ kind: "appointment-requested" }], held: [] });
  });

  test("the specialist is told of one appointment ten times an hour and then once more, of the others as before", async () => {
    const app = services();
    const email = stranger();
    const specialist = await addDeskProvider(database.db, {}, { email });
    const one = await requested(app, stranger(), specialist);
    await move(app, one, 30);
    const { atOnce, held } = await queuedFor(app, email);
    expect([atOnce.length, held.map(({ kind }) => kind)]).toEqual([10, ["desk-moved"]]);
    const later = await book(app, specialist, { email: stranger(), preferredTime: "02:00 PM" });
    expect(later.outcome).toBe("created");
    expect((await queuedFor(app, email)).atOnce).toHaveLength(11);
  });
});
