import { vitalEvents } from "db/schema";
import { withChannel } from "db/vital-events";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { createHub, outgoing, type Hub, type Listener, type Outgoing } from "~/services/live/hub.server";
import { vitalsSource } from "~/services/live/vitals-source.server";
import { createLog } from "~/services/log.server";
import { addPatient } from "../db/support/rows";
import { engines, type TestDatabase } from "../support/databases";

const log = createLog("silent");
const SWEEP_MS = 60;

/** Somebody who listens; with a size, no more than that is taken in until they read. */
function listening(
  hub: Hub,
  patientId: number,
  { after = -1, room = Infinity }: { after?: number; room?: number } = {},
) {
  const got: Outgoing[] = [];
  let waiting = 0;
  const listener: Listener = {
    id: patientId,
    seq: after,
    take(message) {
      if (waiting >= room) return false;
      waiting += 1;
      got.push(message);
      return true;
    },
  };
  return {
    listener,
    got,
    updates: () => got.filter(({ type }) => type === "vitals_update").map(({ seq }) => seq),
    join: () => hub.join(listener),
    read() {
      waiting = 0;
      hub.resume(listener);
    },
  };
}

const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

describe.each(engines)("the live hub on $name", ({ open }) => {
  let database: TestDatabase;
  let hub: Hub;
  beforeAll(async () => {
    database = await open();
    hub = createHub(vitalsSource(database.db), log, SWEEP_MS);
  });
  afterAll(async () => {
    hub?.close();
    await database?.close();
  });

  const write = (patientId: number, count = 1) =>
    withChannel(database.db, patientId, new Date(), async () => ({
      result: null,
      events: Array.from({ length: count }, () => ({ changed: true as const })),
    }));

  test("whoever comes is given the latest readings with their number, then each event once", async () => {
    const patientId = await addPatient(database.db);
    await write(patientId, 3);
    const [one, two] = [listening(hub, patientId), listening(hub, patientId)];
    await Promise.all([one.join(), two.join()]);
    expect(one.got.map(({ type, seq }) => [type, seq])).toEqual([["vitals_response", 3]]);
    await write(patientId, 2);
    hub.hint(patientId);
    for (const { updates } of [one, two]) await expect.poll(updates).toEqual([4, 5]);
    // Put into text once for all.
    expect(one.got[1]).toBe(two.got[1]);
  });

  test("a hint that is lost costs a sweep", async () => {
    const patientId = await addPatient(database.db);
    const one = listening(hub, patientId);
    await one.join();
    await write(patientId);
    await expect.poll(one.updates).toEqual([1]);
  });

  test("who comes back gets what came meanwhile; where that is gone, the latest readings", async () => {
    const patientId = await addPatient(database.db);
    await write(patientId, 5);
    const back = listening(hub, patientId, { after: 2 });
    await back.join();
    await expect.poll(back.updates).toEqual([3, 4, 5]);
    expect(back.got).toHaveLength(3);

    const elsewhere = listening(hub, patientId, { after: 99 });
    await elsewhere.join();
    await expect.poll(() => elsewhere.got.map(({ type, seq }) => [type, seq])).toEqual([["vitals_response", 5]]);

    await database.db.delete(vitalEvents).where(eq(vitalEvents.patientId, patientId));
    const late = listening(hub, patientId, { after: 2 });
    await late.join();
    await expect.poll(() => late.got.map(({ type, seq }) => [type, seq])).toEqual([["vitals_response", 5]]);
  });

  test("one who takes nothing in holds nobody up and is told the rest from the table", async () => {
    const patientId = await addPatient(database.db);
    const [slow, quick] = [listening(hub, patientId, { room: 3 }), listening(hub, patientId)];
    await Promise.all([slow.join(), quick.join()]);
    await write(patientId, 450);
    hub.hint(patientId);
    await expect.poll(quick.updates).toEqual(range(1, 450));
    expect(slow.updates()).toEqual([1, 2]);
    await expect.poll(() => (slow.read(), slow.updates().length), { timeout: 20_000, interval: 5 }).toBe(450);
    expect(slow.updates()).toEqual(range(1, 450));
  });

  test("what is offered is told at once to who has all before it; whatever was left out comes from the table, in order", async () => {
    const patientId = await addPatient(database.db);
    const one = listening(hub, patientId);
    await one.join();
    const event = (seq: number) => outgoing({ type: "vitals_update", seq, data: { changed: true } }, { isAnew: false });
    await write(patientId, 2);
    hub.offer(patientId, [event(1), event(2)]);
    expect(one.updates()).toEqual([1, 2]);
    // Known already.
    hub.offer(patientId, [event(1), event(2)]);
    expect(one.updates()).toEqual([1, 2]);
    // Another's, which it was not offered, came before.
    await write(patientId, 3);
    hub.offer(patientId, [event(4), event(5)]);
    expect(one.updates()).toEqual([1, 2]);
    await expect.poll(one.updates).toEqual([1, 2, 3, 4, 5]);
    // Nobody listens.
    hub.offer(patientId + 1_000, [event(1)]);
  });

  test("who has left is told nothing more", async () => {
    const patientId = await addPatient(database.db);
    const [gone, stays] = [listening(hub, patientId), listening(hub, patientId)];
    await Promise.all([gone.join(), stays.join()]);
    hub.leave(gone.listener);
    await write(patientId);
    await expect.poll(stays.updates).toEqual([1]);
    expect(gone.updates()).toEqual([]);
  });

  test("whoever comes, goes, is slow or comes back at whatever moment, nothing is missed and nothing comes twice", async () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant("write" as const), count: fc.integer({ min: 1, max: 4 }), hinted: fc.boolean() }),
      fc.record({ kind: fc.constant("join" as const), room: fc.constantFrom(1, 2, 5, Infinity) }),
      fc.record({ kind: fc.constant("drop" as const), who: fc.nat() }),
      fc.record({ kind: fc.constant("read" as const) }),
      fc.record({ kind: fc.constant("wait" as const), ms: fc.integer({ min: 0, max: 4 }) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
        const patientId = await addPatient(database.db);
        type Person = ReturnType<typeof listening> & { told: number[]; first: number | null };
        const people: Person[] = [];
        let written = 0;
        const joins: Promise<void>[] = [];
        const connect = (room: number, after = -1) => {
          const client = listening(hub, patientId, { room, after });
          joins.push(client.join());
          return client;
        };
        /** What a client knows when its connection ends: the first number and all that followed. */
        const settle = (person: Person) => {
          const response = person.got.find(({ type }) => type === "vitals_response");
          person.first ??= response?.seq ?? null;
          person.told.push(...person.updates());
        };
        for (const step of steps) {
          if (step.kind === "write") {
            await write(patientId, step.count);
            written += step.count;
            if (step.hinted) hub.hint(patientId);
          } else if (step.kind === "join") {
            people.push({ ...connect(step.room), told: [], first: null });
          } else if (step.kind === "drop" && people.length > 0) {
            const person = people[step.who % people.length]!;
            hub.leave(person.listener);
            settle(person);
            const last = person.told.at(-1) ?? person.first;
            Object.assign(person, connect(3, last ?? -1));
          } else if (step.kind === "read") {
            for (const person of people) person.read();
          } else if (step.kind === "wait") {
            await sleep(step.ms);
          }
        }
        await Promise.all(joins);
        await vi.waitFor(
          () => {
            for (const person of people) {
              person.read();
              expect(person.listener.seq).toBe(written);
            }
          },
          { timeout: 5_000, interval: 5 },
        );
        for (const person of people) {
          hub.leave(person.listener);
          settle(person);
          expect(person.told).toEqual(range(person.first! + 1, written));
        }
      }),
      { numRuns: 25 },
    );
  });
});
