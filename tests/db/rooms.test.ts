import { consultations, roomEvents, rooms } from "db/schema";
import { beginConsultation, completeConsultation } from "db/room-consultations";
import { demoHost, findHost, hostOfConsultation } from "db/room-hosts";
import { addRoomEvent, addRoomEvents, hasMessage, newestRoomSeqs, roomEventsAfter, roomLines } from "db/room-events";
import {
  markConnected,
  connectPage,
  markDisconnected,
  givePage,
  giveSeat,
  removeStaleMembers,
  moveTo,
  roomsWithStaleMembers,
  refreshConnections,
  takeSeat,
} from "db/room-members";
import {
  abandonedRooms,
  addRoom,
  closeRoom,
  findRoom,
  lockRoom,
  openRoomsFor,
  openRoomsOf,
  roomByNumber,
  startRoom,
  waitingNumbers,
  type NewRoom,
} from "db/rooms";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newRoomId } from "~/domain/room/room";
import { CHAIRS } from "~/domain/room/state";
import { proves } from "../support/clauses";
import { engines, type TestDatabase } from "../support/databases";
import { addDeskProvider, addPatient, addProvider, addUser } from "./support/rows";

const NOW = new Date("2026-03-10T09:00:00Z");
const signs = (at: Date) => ({ connected: at, page: at });
const after = (milliseconds: number) => new Date(NOW.getTime() + milliseconds);

describe.each(engines)("rooms on $name", ({ open }) => {
  let database: TestDatabase;
  let [doctor, host, user, patient] = [0, 0, 0, 0];
  beforeAll(async () => {
    database = await open();
    const { db } = database;
    host = await addDeskProvider(db, { isVrEnabled: true });
    doctor = (await findHost(db, host))!.userId;
    user = await addUser(db, { role: "patient" });
    patient = await addPatient(db, { userId: user });
  });
  afterAll(() => database.close());

  const room = (change: Partial<NewRoom> = {}): NewRoom => ({
    roomId: newRoomId(NOW),
    providerId: host,
    patientId: null,
    consultationId: null,
    isDemo: true,
    hapticFeedbackEnabled: true,
    recordingEnabled: false,
    openedAt: NOW,
    startedAt: null,
    patient: { name: "Guest", userId: null, tokenHash: Buffer.from("secret") },
    doctor: { name: "Nora Okafor", userId: doctor, tokenHash: null },
    ...change,
  });
  const real = (change: Partial<NewRoom> = {}) =>
    room({
      patientId: patient,
      isDemo: false,
      patient: { name: "Ada Reyes", userId: user, tokenHash: Buffer.from("secret") },
      ...change,
    });
  const added = async (change: NewRoom = room()) => (await addRoom(database.db, change))!;

  test("have two seats, each at its side of the table", proves("DATA-26"), async () => {
    const sent = room();
    await added(sent);
    const found = (await findRoom(database.db, sent.roomId))!;
    expect(found).toMatchObject({
      roomId: sent.roomId,
      providerId: host,
      isDemo: true,
      openedAt: NOW,
      startedAt: null,
      endedAt: null,
      seq: 0,
    });
    expect(
      found.members.map(({ role, name, userId, isConnected, seat, seenAt, x, y, z }) => ({
        role,
        name,
        userId,
        isConnected,
        seat,
        seenAt,
        at: { x, y, z },
      })),
    ).toEqual([
      {
        role: "patient",
        name: "Guest",
        userId: null,
        isConnected: false,
        seat: null,
        seenAt: null,
        at: CHAIRS.patient,
      },
      {
        role: "doctor",
        name: "Nora Okafor",
        userId: doctor,
        isConnected: false,
        seat: null,
        seenAt: null,
        at: CHAIRS.doctor,
      },
    ]);
    expect(found.members[0]!.tokenHash && Buffer.from(found.members[0]!.tokenHash).toString()).toBe("secret");
    expect(await addRoom(database.db, sent)).toBeNull();
    expect(await findRoom(database.db, newRoomId(NOW))).toBeNull();
  });

  test("of one patient and one specialist one waits", async () => {
    const first = await added(real());
    expect(await waitingNumbers(database.db, patient, host)).toEqual([first]);
    expect(await addRoom(database.db, real())).toBeNull();
    await closeRoom(database.db, first, NOW);
    const second = await added(real());
    await startRoom(
      database.db,
      second,
      NOW,
      (await beginConsultation(database.db, { consultationId: null, patientId: patient, providerId: host, now: NOW }))
        .id,
    );
    const third = await added(real());
    expect(await waitingNumbers(database.db, patient, host)).toEqual([third]);
    expect(
      (await openRoomsOf(database.db, host, signs(NOW), 10)).map(({ name, startedAt, isConnected }) => ({
        name,
        startedAt,
        isConnected,
      })),
    ).toEqual([
      { name: "Ada Reyes", startedAt: NOW, isConnected: false },
      { name: "Ada Reyes", startedAt: null, isConnected: false },
    ]);
    const openFor = async (userId: number | null, secret: Uint8Array | null) =>
      (await openRoomsFor(database.db, { userId, secret }, 10)).map(({ specialty }) => specialty);
    expect(await openFor(user, null)).toEqual(["Nutrition Coach", "Nutrition Coach"]);
    expect([
      await openFor(user + 1, null),
      await openFor(null, null),
      await openFor(null, Buffer.from("another")),
    ]).toEqual([[], [], []]);
    // The secret of a seat that is an account's is none without that.
    const guests = await openFor(null, Buffer.from("secret"));
    await added(room({ patient: { name: "Guest", userId: null, tokenHash: Buffer.from("secret") } }));
    expect((await openFor(null, Buffer.from("secret"))).length).toBe(guests.length + 1);
    await closeRoom(database.db, second, NOW);
    await closeRoom(database.db, third, NOW);
    expect(await openRoomsOf(database.db, host, signs(NOW), 10)).toEqual([]);
  });

  test("events are numbered in the order of their commits, however many come at once, and are all there", async () => {
    const id = await added();
    const numbers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        addRoomEvent(database.db, id, { at: NOW, sealed: Buffer.from([0, index, 255]) }),
      ),
    );
    expect(numbers.toSorted((one, other) => Number(one) - Number(other))).toEqual(
      Array.from({ length: 40 }, (_, index) => index + 1),
    );
    expect(await newestRoomSeqs(database.db, [id, 999_999])).toEqual(new Map([[id, 40]]));
    const events = (await roomEventsAfter(database.db, id, 0))!;
    expect(events.map(({ seq, at }) => [seq, at])).toEqual(Array.from({ length: 40 }, (_, index) => [index + 1, NOW]));
    for (const { seq, sealed } of events) expect([...sealed!]).toEqual([0, numbers.indexOf(seq), 255]);
    expect((await roomEventsAfter(database.db, id, 38, 1))!.map(({ seq }) => seq)).toEqual([39]);
    expect(await roomEventsAfter(database.db, id, 40)).toEqual([]);
    expect(await roomEventsAfter(database.db, id, 41)).toBeNull();
  });

  test("several at once are numbered as they were given, between those of others", async () => {
    const id = await added();
    const batches = Array.from({ length: 10 }, (_, batch) =>
      Array.from({ length: batch + 1 }, (_, index) => ({ sealed: Buffer.from([batch, index]) })),
    );
    const last = await Promise.all(batches.map((batch) => addRoomEvents(database.db, id, NOW, batch)));
    const events = (await roomEventsAfter(database.db, id, 0))!;
    expect(events.map(({ seq }) => seq)).toEqual(Array.from({ length: 55 }, (_, index) => index + 1));
    for (const [batch, end] of last.entries())
      expect(events.slice(Number(end) - batch - 1, Number(end)).map(({ sealed }) => [...sealed!])).toEqual(
        batches[batch]!.map((_, index) => [batch, index]),
      );
  });

  test("a line of the chat that is sent twice is there once, and leaves no gap", async () => {
    const id = await added();
    const line = { at: NOW, sealed: Buffer.from("hello"), messageId: "one" };
    expect(await hasMessage(database.db, id, "one")).toBe(false);
    const both = await Promise.allSettled([addRoomEvent(database.db, id, line), addRoomEvent(database.db, id, line)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(await hasMessage(database.db, id, "one")).toBe(true);
    expect(await addRoomEvent(database.db, id, { at: NOW })).toBe(2);
    expect((await roomLines(database.db, id, 10)).map(({ seq }) => seq)).toEqual([1]);
    for (const messageId of ["two", "three"]) await addRoomEvent(database.db, id, { ...line, messageId });
    expect((await roomLines(database.db, id, 2)).map(({ seq }) => seq)).toEqual([3, 4]);
    expect((await roomLines(database.db, id, 2, 4)).map(({ seq }) => seq)).toEqual([1, 3]);
    // The same name in another room is another line.
    expect(await addRoomEvent(database.db, await added(), line)).toBe(1);
  });

  test("what was said is gone when it ends, and nothing more is said", async () => {
    const id = await added();
    await addRoomEvent(database.db, id, { at: NOW, sealed: Buffer.from("an address") });
    await takeSeat(database.db, (await roomByNumber(database.db, id))!.members[0]!.id, "seat-one", NOW);
    await closeRoom(database.db, id, after(60_000));
    // But that it ended.
    expect(
      (await database.db.select().from(roomEvents).where(eq(roomEvents.roomId, id))).map(({ seq, sealed }) => ({
        seq,
        sealed,
      })),
    ).toEqual([{ seq: 2, sealed: null }]);
    expect(await addRoomEvent(database.db, id, { at: NOW })).toBeNull();
    expect(await lockRoom(database.db, id)).toBeNull();
    expect(await roomByNumber(database.db, id)).toMatchObject({
      endedAt: after(60_000),
      seq: 2,
      members: [{ isConnected: false, seat: null }, {}],
    });
    // A member who missed it is told that it has ended.
    expect((await roomEventsAfter(database.db, id, 0))!.map(({ seq, sealed }) => [seq, sealed])).toEqual([[2, null]]);
  });

  test("who is there is known by signs of life: a process that died leaves nobody behind", async () => {
    const id = await added();
    const [member] = (await roomByNumber(database.db, id))!.members;
    await markConnected(database.db, member!.id, "one", NOW);
    await takeSeat(database.db, member!.id, "seat-one", NOW);
    expect(await roomsWithStaleMembers(database.db, [id], signs(NOW))).toEqual([]);
    // Come to another process since: they have not gone.
    await markConnected(database.db, member!.id, "other", after(5_000));
    expect(await markDisconnected(database.db, member!.id, "one")).toBe(false);
    expect(await refreshConnections(database.db, [member!.id], after(10_000))).toEqual([member!.id]);
    expect(await removeStaleMembers(database.db, id, signs(after(10_000)))).toBe(false);
    expect(await roomsWithStaleMembers(database.db, [id], signs(after(10_001)))).toEqual([id]);
    expect(await removeStaleMembers(database.db, id, signs(after(10_001)))).toBe(true);
    expect((await roomByNumber(database.db, id))!.members[0]).toMatchObject({ isConnected: false, seat: null });
    // A sign of one who has gone brings nobody back.
    expect(await refreshConnections(database.db, [member!.id], after(20_000))).toEqual([]);
    expect((await roomByNumber(database.db, id))!.members[0]).toMatchObject({
      isConnected: false,
      seenAt: after(10_000),
    });
    await markConnected(database.db, member!.id, "one", after(30_000));
    expect(await markDisconnected(database.db, member!.id, "one")).toBe(true);
    await moveTo(database.db, member!.id, { x: 1, y: 1.5, z: -0.25 });
    await giveSeat(database.db, member!.id, Buffer.from("another"));
    expect((await roomByNumber(database.db, id))!.members[0]).toMatchObject({ x: 1, y: 1.5, z: -0.25, seat: null });
  });

  test("who is given the room's page is there while it may be read, unless a connection comes from it; then that says so", async () => {
    const id = await added();
    const [member] = (await roomByNumber(database.db, id))!.members;
    const pageAt = async () => (await roomByNumber(database.db, id))!.members[0]!.pageAt;
    await givePage(database.db, member!.id, NOW);
    expect(await pageAt()).toEqual(NOW);
    expect(await roomsWithStaleMembers(database.db, [id], signs(NOW))).toEqual([]);
    expect(await removeStaleMembers(database.db, id, signs(NOW))).toBe(false);
    expect(await roomsWithStaleMembers(database.db, [id], signs(after(1)))).toEqual([id]);
    expect(await removeStaleMembers(database.db, id, signs(after(1)))).toBe(true);
    expect(await pageAt()).toBeNull();
    await givePage(database.db, member!.id, NOW);
    await markConnected(database.db, member!.id, "one", after(5));
    expect(await pageAt()).toBeNull();
    await givePage(database.db, member!.id, after(10));
    await connectPage(database.db, member!.id);
    expect(await pageAt()).toBeNull();
    // Their page with script goes, that without stays.
    await givePage(database.db, member!.id, after(20));
    expect(await markDisconnected(database.db, member!.id, "one")).toBe(true);
    expect(await pageAt()).toEqual(after(20));
    await closeRoom(database.db, id, after(30));
    expect(await pageAt()).toBeNull();
  });

  test("whose consultation it is: the agreed one while it is that, else a new one; completed once", async () => {
    const { db } = database;
    const [agreed] = await db
      .insert(consultations)
      .values({ patientId: patient, providerId: host, type: "vr", status: "scheduled", scheduledAt: NOW, symptoms: [] })
      .returning({ id: consultations.id });
    expect((await hostOfConsultation(db, agreed!.id, patient))?.id).toBe(host);
    expect(await hostOfConsultation(db, agreed!.id, patient + 1)).toBeNull();
    const begin = () =>
      beginConsultation(db, { consultationId: agreed!.id, patientId: patient, providerId: host, now: NOW });
    expect([await begin(), await begin()]).toEqual(Array(2).fill({ id: agreed!.id, isNew: false }));
    expect(await hostOfConsultation(db, agreed!.id, patient)).toBeNull();
    expect([await completeConsultation(db, agreed!.id, 95), await completeConsultation(db, agreed!.id, 1)]).toEqual([
      true,
      false,
    ]);
    expect(
      await db
        .select({ status: consultations.status, seconds: consultations.durationSeconds })
        .from(consultations)
        .where(eq(consultations.id, agreed!.id)),
    ).toEqual([{ status: "completed", seconds: 95 }]);
    expect(await begin()).toMatchObject({ isNew: true });
    // Of somebody else's, one's own is begun.
    const other = await addPatient(db);
    expect(
      await beginConsultation(db, { consultationId: agreed!.id, patientId: other, providerId: host, now: NOW }),
    ).toMatchObject({ isNew: true });
  });

  test("the demonstration's doctor is nobody who can sign in", async () => {
    expect(await demoHost(database.db)).toBeNull();
    const [closed, seeded] = [
      await addProvider(database.db, { isVrEnabled: true, isAvailable: false }),
      await addProvider(database.db, { isVrEnabled: true }),
    ];
    expect(await demoHost(database.db)).toMatchObject({ id: seeded, isDemo: true, isOpen: true });
    expect(await findHost(database.db, closed)).toMatchObject({ isDemo: true, isOpen: false });
    expect(await findHost(database.db, host)).toMatchObject({ isDemo: false, isOpen: true });
  });

  test("rooms that nobody ends are found: opened too long ago, or without anybody for too long", async () => {
    await database.db.delete(rooms);
    const [old, deserted, fresh] = [
      await added(room({ openedAt: after(-13 * 3_600_000) })),
      await added(room({ openedAt: after(-2 * 3_600_000) })),
      await added(room({ openedAt: after(-2 * 3_600_000) })),
    ];
    for (const id of [old, fresh])
      await markConnected(database.db, (await roomByNumber(database.db, id))!.members[0]!.id, "one", NOW);
    const before = { isDemo: true, opened: after(-12 * 3_600_000), seen: after(-3_600_000) };
    expect(await abandonedRooms(database.db, before, 10)).toEqual([old, deserted]);
    expect(await abandonedRooms(database.db, before, 1)).toEqual([old]);
    await closeRoom(database.db, old, NOW);
    expect(await abandonedRooms(database.db, before, 10)).toEqual([deserted]);
  });
});
