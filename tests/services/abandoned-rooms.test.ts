import { auditLog, consultations, rooms } from "db/schema";
import { beginConsultation } from "db/room-consultations";
import { markConnected } from "db/room-members";
import { addRoom, roomByNumber } from "db/rooms";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newRoomId } from "~/domain/room/room";
import { endAbandoned } from "~/services/rooms/abandoned-rooms.server";
import { addPatient, addProvider } from "../db/support/rows";
import { engines, type TestDatabase } from "../support/databases";

const NOW = new Date("2026-03-10T09:00:00Z");
const hours = (count: number) => new Date(NOW.getTime() + count * 3_600_000);

describe.each(engines)("rooms that nobody ends on $name", ({ open }) => {
  let database: TestDatabase;
  beforeAll(async () => void (database = await open()));
  afterAll(() => database.close());

  test("end by themselves; the consultation took until somebody was last seen, and its members are told", async () => {
    const { db } = database;
    const [providerId, patientId] = [await addProvider(db), await addPatient(db)];
    const seat = { name: "Ada Reyes", userId: null, tokenHash: null };
    const add = async (openedAt: Date, consultationId: number | null) =>
      (await addRoom(db, {
        roomId: newRoomId(NOW),
        providerId,
        patientId,
        consultationId,
        isDemo: false,
        hapticFeedbackEnabled: true,
        recordingEnabled: false,
        openedAt,
        startedAt: consultationId === null ? null : openedAt,
        patient: seat,
        doctor: seat,
      }))!;
    const begun = await beginConsultation(db, { consultationId: null, patientId, providerId, now: hours(-3) });
    const [left, going] = [
      await add(hours(-3), begun.id),
      await add(hours(-3), (await beginConsultation(db, { consultationId: null, patientId, providerId, now: NOW })).id),
    ];
    const waiting = await add(hours(-2), null);
    await markConnected(db, (await roomByNumber(db, left))!.members[1]!.id, "one", hours(-2));
    await markConnected(db, (await roomByNumber(db, going))!.members[0]!.id, "one", hours(-0.5));

    const hinted: number[] = [];
    const live = { hintRoom: (id: number) => void hinted.push(id) } as never;
    expect(await endAbandoned({ db, clock: () => NOW, live })).toBe(2);
    expect(hinted.toSorted((one, other) => one - other)).toEqual([left, waiting].toSorted((one, other) => one - other));
    expect(
      (await db.select({ id: rooms.id, endedAt: rooms.endedAt }).from(rooms).orderBy(rooms.id)).map(
        ({ endedAt }) => endedAt,
      ),
    ).toEqual([hours(-2), null, NOW]);
    expect(
      await db
        .select({ status: consultations.status, seconds: consultations.durationSeconds })
        .from(consultations)
        .where(eq(consultations.id, begun.id)),
    ).toEqual([{ status: "completed", seconds: 3_600 }]);
    expect(
      await db.select({ actor: auditLog.actorId, subject: auditLog.subject, action: auditLog.action }).from(auditLog),
    ).toEqual([{ actor: null, subject: "consultation room", action: "update" }]);
    expect(await endAbandoned({ db, clock: () => NOW, live })).toBe(0);
    // After twelve hours, whoever is there.
    expect(await endAbandoned({ db, clock: () => hours(9.5), live })).toBe(1);
  });

  test("demonstrations end sooner, and are deleted when they have ended; a consultation's room stays", async () => {
    const { db } = database;
    const [providerId, patientId] = [await addProvider(db), await addPatient(db)];
    const seat = { name: "Guest", userId: null, tokenHash: null };
    const add = (openedAt: Date, change: { isDemo: boolean; patientId: number | null }) =>
      addRoom(db, {
        roomId: newRoomId(NOW),
        providerId,
        consultationId: null,
        hapticFeedbackEnabled: true,
        recordingEnabled: false,
        openedAt,
        startedAt: openedAt,
        patient: seat,
        doctor: seat,
        ...change,
      });
    const guest = { isDemo: true, patientId: null };
    const left = (await add(hours(-0.6), guest))!;
    const recent = (await add(hours(-0.4), guest))!;
    const long = (await add(hours(-2.1), { isDemo: true, patientId }))!;
    await markConnected(db, (await roomByNumber(db, long))!.members[0]!.id, "one", NOW);
    const real = (await add(hours(-0.6), { isDemo: false, patientId }))!;
    const before = await db.$count(rooms);
    let now = NOW;
    const app = { db, clock: () => now, live: { hintRoom: () => {} } as never };
    const openOnes = async () => {
      const found = await Promise.all([left, recent, long, real].map((id) => roomByNumber(db, id)));
      return found.map((room) => room && room.endedAt === null);
    };
    expect(await endAbandoned(app)).toBe(2);
    expect(await openOnes()).toEqual([false, true, false, true]);
    // Whoever else has the page open is told so first.
    now = new Date(NOW.getTime() + 61_000);
    await endAbandoned(app);
    expect(await openOnes()).toEqual([null, true, null, true]);
    expect(await db.$count(rooms)).toBe(before - 2);
  });
});
