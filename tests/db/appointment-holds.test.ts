import { appointmentRequests } from "db/schema";
import { openRequests } from "db/appointment-desk";
import { eq } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { TIME_SLOTS, HOLD_MINUTES, MAX_UNCONFIRMED, MAX_WAITING } from "~/domain/booking";
import { MINUTE_MS } from "~/domain/durations";
import { acceptRequest, confirmRequest } from "~/services/appointments/changes.server";
import { submitRequest } from "~/services/appointments/requests.server";
import { createRateLimits } from "~/services/http/limits/rate-limits.server";
import { engines, type TestDatabase } from "../support/databases";
import { book, bookingServices, HALF_PAST_NINE, NOW, queuedAbout, wish } from "./support/appointments";
import { addProvider, addUser } from "./support/rows";

describe.each(engines)("a time that is held without proof on $name", ({ open }) => {
  let database: TestDatabase;
  beforeAll(async () => void (database = await open()));
  afterAll(() => database.close());

  /** The services, so many minutes later. */
  const at = (minutes: number) => bookingServices(database.db, { now: new Date(NOW.getTime() + minutes * MINUTE_MS) });
  const specialist = () => addProvider(database.db, { reviewStatus: "verified" });
  async function requested(minutes: number, providerId: number, change: Parameters<typeof book>[2] = {}) {
    const answer = await book(at(minutes), providerId, change);
    if (answer.outcome !== "created") throw new Error(answer.outcome);
    return { id: answer.id, reference: answer.reference };
  }
  const rowOf = async ({ id }: { id: number }) => {
    const [row] = await database.db.select().from(appointmentRequests).where(eq(appointmentRequests.id, id));
    return row!;
  };

  test("is free again after half an hour, and then the first one's no more", async () => {
    const provider = await specialist();
    const first = await requested(0, provider);
    expect((await book(at(HOLD_MINUTES - 1), provider)).outcome).toBe("taken");
    const second = await requested(HOLD_MINUTES, provider);
    expect([(await rowOf(first)).startsAt, (await rowOf(second)).startsAt]).toEqual([null, HALF_PAST_NINE]);
    expect(await confirmRequest(at(HOLD_MINUTES + 1), first.id, first.reference)).toBe("taken");
  });

  test("is held until it is answered once the request is confirmed, also late if nobody has taken it", async () => {
    const provider = await specialist();
    const first = await requested(0, provider);
    expect(await confirmRequest(at(HOLD_MINUTES + 5), first.id, first.reference)).toBe("confirmed");
    expect((await book(at(10_000), provider)).outcome).toBe("taken");
    // Confirmed twice, it is as it was.
    expect(await confirmRequest(at(HOLD_MINUTES + 6), first.id, first.reference)).toBe("confirmed");
    expect(await rowOf(first)).toMatchObject({ startsAt: HALF_PAST_NINE, holdUntil: null, status: "requested" });
  });

  test("is confirmed by the specialist's answer, and at the desk for as long as it is held", async () => {
    const provider = await specialist();
    const [first, second] = [await requested(0, provider), await requested(0, provider, { preferredTime: "10:00 AM" })];
    const now = (minutes: number) => new Date(NOW.getTime() + minutes * MINUTE_MS);
    expect(await acceptRequest(at(1), { providerId: provider, id: first.id })).toMatchObject({ outcome: "done" });
    expect((await rowOf(first)).holdUntil).toBeNull();
    expect((await openRequests(database.db, provider, { now: now(1), limit: 10 })).map(({ id }) => id)).toEqual([
      second.id,
    ]);
    expect(await openRequests(database.db, provider, { now: now(HOLD_MINUTES), limit: 10 })).toEqual([]);
    expect((await book(at(10_000), provider)).outcome).toBe("taken");
  });

  test("needs no confirmation of an account whose address is proven, nor a request without a specialist", async () => {
    const proven = await submitRequest(at(0), wish(), {
      key: "a-key-of-its-own-for-this",
      specialist: await specialist(),
      userId: null,
      isProven: true,
    });
    const without = await book(at(0), null);
    for (const answer of [proven, without]) {
      if (answer.outcome !== "created") throw new Error(answer.outcome);
      expect((await rowOf(answer)).holdUntil).toBeNull();
      expect(await queuedAbout(at(0), answer.reference)).not.toMatchObject([{ isUnconfirmed: true }]);
    }
  });

  test("is one of twenty with a specialist at the most; a confirmed one makes room, and so does time", async () => {
    const provider = await specialist();
    const days = ["2026-03-10", "2026-03-11"];
    const times = days.flatMap((preferredDate) =>
      TIME_SLOTS.slice(2, 16).map((preferredTime, index) => ({
        preferredDate,
        preferredTime,
        email: `person-${index}@example.com`,
      })),
    );
    const held = [];
    for (const time of times.slice(0, MAX_UNCONFIRMED)) held.push(await requested(0, provider, time));
    const [next, last] = times.slice(MAX_UNCONFIRMED);
    const refused = await book(at(1), provider, next);
    expect(refused).toMatchObject({ outcome: "refused", refusal: { status: 429 } });
    await confirmRequest(at(1), held[0]!.id, held[0]!.reference);
    await requested(1, provider, next);
    expect((await book(at(1), provider, last)).outcome).toBe("refused");
    await requested(HOLD_MINUTES, provider, last);
  });

  test("is one of ten with a specialist that an account or a mailbox has waiting, confirmed or not", async () => {
    const provider = await specialist();
    const [owner, other] = [
      await addUser(database.db, { role: "patient" }),
      await addUser(database.db, { role: "patient" }),
    ];
    const ask = (preferredTime: string, email: string, userId: number, isProven = true, preferredDate = "2026-03-10") =>
      submitRequest(at(0), wish({ preferredTime, preferredDate, email }), {
        key: randomUUID(),
        specialist: provider,
        userId,
        isProven,
      });
    const times = TIME_SLOTS.slice(2, 2 + MAX_WAITING);
    const ids: number[] = [];
    for (const [index, time] of times.entries()) {
      const answer = await ask(time, `ada+${index}@example.com`, owner, index % 2 === 0);
      if (answer.outcome !== "created") throw new Error(answer.outcome);
      ids.push(answer.id);
    }
    const next = TIME_SLOTS[2 + MAX_WAITING]!;
    const refused = { outcome: "refused", refusal: { status: 422 } };
    expect(await ask(next, "another@example.com", owner)).toMatchObject(refused);
    expect(await ask(next, "ada@example.com", other)).toMatchObject(refused);
    expect((await ask(next, "another@example.com", other, true, "2026-03-11")).outcome).toBe("created");
    // The specialist's answer makes room.
    await acceptRequest(at(1), { providerId: provider, id: ids[0]! });
    expect((await ask(next, "ada@example.com", owner)).outcome).toBe("created");
    expect(await ask(TIME_SLOTS[3 + MAX_WAITING]!, "ada@example.com", owner)).toMatchObject(refused);
  });

  test("is one of ten of a mailbox, however its address is spelled, and of twenty of an address", async () => {
    const app = { ...at(0), limits: createRateLimits() };
    const outcomes: string[] = [];
    for (let round = 0; round < 11; round++)
      outcomes.push((await book(app, await specialist(), { email: `ada+${round}@example.com` })).outcome);
    expect(outcomes).toEqual([...Array<string>(10).fill("created"), "refused"]);
    for (let round = 0; round < 10; round++)
      outcomes.push((await book(app, await specialist(), { email: `person-${round}@example.com` })).outcome);
    expect(outcomes.filter((outcome) => outcome === "refused")).toHaveLength(2);
    expect(
      (await book({ ...app, clientAddress: "192.0.2.8" }, await specialist(), { email: "x@example.com" })).outcome,
    ).toBe("created");
  });
});
