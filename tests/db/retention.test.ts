import { insertMails } from "db/mails";
import {
  appointmentRequests,
  consultations,
  conversations,
  mails,
  oneTimeTokens,
  parkedForms,
  patients,
  rooms,
  sessions,
  signupDrafts,
  uploads,
  users,
  vitalAlerts,
  vitalEvents,
  vitalImports,
  vitalReadings,
  vitalRollups,
} from "db/schema";
import { ensurePartitions } from "db/vital-partitions";
import { writeReadings } from "db/vital-writer";
import { addRoomEvent } from "db/room-events";
import { addRoom } from "db/rooms";
import { asc, eq, inArray, sql } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createLog } from "~/services/log.server";
import { newRoomId } from "~/domain/room/room";
import { READING_SOURCES } from "~/domain/vitals/types";
import { startSweeps, sweepOld } from "~/services/retention.server";
import { hashToken, newToken } from "~/services/sessions/token.server";
import { engines, type TestDatabase } from "../support/databases";
import { addPatient, addProvider, addUser, requestRow, rowsOf } from "./support/rows";

const NOW = new Date("2026-11-21T12:00:00Z");
const NOTHING_MORE = { imports: 0, uploads: 0, rooms: 0, vitalEvents: 0, simulated: 0, accounts: 0, requests: 0 };
const days = (count: number) => new Date(NOW.getTime() + count * 86_400_000);

describe.each(engines)("what is over is forgotten on $name", ({ open }) => {
  let database: TestDatabase;
  beforeAll(async () => void (database = await open()));
  afterAll(() => database.close());

  const sweep = () => sweepOld({ db: database.db, clock: () => NOW, log: createLog("silent") });

  test("mails 30 days after they were due, in any number; one that could be told twice keeps its key", async () => {
    const { db } = database;
    const mail = { kind: "verify-email", sealed: Buffer.from("x") } as const;
    const add = (name: string, change: Partial<typeof mails.$inferInsert>) =>
      insertMails(db, [
        { ...mail, createdAt: days(-60), dueAt: days(-31), onceKey: null, ...change, attempts: Number(name) },
      ]);
    await db.insert(mails).values(
      Array.from({ length: 1_100 }, () => ({
        ...mail,
        status: "sent" as const,
        createdAt: days(-40),
        dueAt: days(-40),
        sealed: null,
      })),
    );
    await add("1", { status: "withdrawn" });
    await add("2", { status: "failed" });
    await add("3", { status: "queued" });
    await add("4", { status: "sent", dueAt: days(-29) });
    await add("5", { status: "withdrawn", dueAt: days(3) });
    await add("6", { status: "sent", onceKey: "reminder:17", sealed: null });
    await add("7", { status: "failed", onceKey: "reminder:18" });

    expect((await sweep()).mails).toBe(1_102);
    const left = await db
      .select({ name: mails.attempts, sealed: mails.sealed })
      .from(mails)
      .orderBy(asc(mails.attempts));
    expect(left.map(({ name, sealed }) => [name, sealed !== null])).toEqual([
      [3, true],
      [4, true],
      [5, true],
      [6, false],
      [7, false],
    ]);
    // The reminder that was sent does not come alive again.
    await insertMails(db, [{ ...mail, onceKey: "reminder:17", createdAt: NOW, dueAt: NOW }]);
    expect(await db.$count(mails)).toBe(5);
    expect((await sweep()).mails).toBe(0);
  });

  test("mails that were held back, with their keys: each is of one state of an appointment, which does not come again", async () => {
    const { db } = database;
    await db.delete(mails);
    const over = { kind: "appointment-moved", sealed: null, createdAt: days(-40), dueAt: days(-40) } as const;
    const keys = ["held:patient:KW-7F3K-92QD:3", "held:desk:KW-7F3K-92QD:3"];
    await db.insert(mails).values([
      ...keys.map((onceKey) => ({ ...over, onceKey, status: "withdrawn" as const })),
      { ...over, onceKey: "held:patient:KW-7F3K-92QD:4", status: "sent" as const },
      { ...over, onceKey: "held:patient:KW-7F3K-92QD:5", status: "failed" as const, sealed: Buffer.from("x") },
      // Still to be told, not over for long enough, and of another kind.
      { ...over, onceKey: "held:patient:KW-7F3K-92QD:6", status: "queued" as const, sealed: Buffer.from("x") },
      { ...over, onceKey: "held:patient:KW-7F3K-92QD:7", status: "sent" as const, dueAt: days(-29) },
      { ...over, onceKey: "reminder:KW-7F3K-92QD", status: "sent" as const },
    ]);
    expect((await sweep()).mails).toBe(4);
    expect((await db.select({ onceKey: mails.onceKey }).from(mails)).map(({ onceKey }) => onceKey).sort()).toEqual([
      "held:patient:KW-7F3K-92QD:6",
      "held:patient:KW-7F3K-92QD:7",
      "reminder:KW-7F3K-92QD",
    ]);
    await db.delete(mails);
  });

  test("uploads that nobody has ended, after a day", async () => {
    const { db } = database;
    const patientId = await addPatient(db);
    await db
      .insert(uploads)
      .values([-2, -0.5].map((age) => ({ id: randomUUID(), patientId, bytes: 1, beganAt: days(age) })));
    expect((await sweep()).uploads).toBe(1);
    expect(await db.select({ beganAt: uploads.beganAt }).from(uploads)).toEqual([{ beganAt: days(-0.5) }]);
    await db.delete(uploads);
  });

  test("rooms of visitors, and those in which a patient waited in vain, a day after their end, those of patients 90 days after; open ones never", async () => {
    const { db } = database;
    const [providerId, patientId] = [await addProvider(db), await addPatient(db)];
    const add = async (patient: number | null, endedAt: Date | null, startedAt: Date | null = days(-100)) => {
      const seat = { name: "Guest", userId: null, tokenHash: null };
      const roomId = newRoomId(NOW);
      const room = {
        roomId,
        providerId,
        patientId: patient,
        consultationId: null,
        isDemo: true,
        hapticFeedbackEnabled: true,
        recordingEnabled: false,
        openedAt: days(-100),
        startedAt,
        patient: seat,
        doctor: seat,
      };
      const id = await addRoom(db, room);
      await addRoomEvent(db, id!, { at: days(-100) });
      await db.update(rooms).set({ endedAt }).where(eq(rooms.roomId, roomId));
    };
    for (const endedAt of [days(-91), days(-89), days(-2), days(-0.5), null])
      for (const patient of [null, patientId]) await add(patient, endedAt);
    for (const endedAt of [days(-2), days(-0.5)]) await add(patientId, endedAt, null);
    expect(await sweep()).toMatchObject({ rooms: 5 });
    expect(await db.$count(rooms)).toBe(7);
    expect(await sweep()).toMatchObject({ rooms: 0 });
  });

  test("sessions 90 days after their end, links, drafts, parked forms and conversations without an account with their end", async () => {
    const { db } = database;
    const userId = await addUser(db);
    const token = () => hashToken(newToken());
    const ends = [days(-100), days(-89), days(1)];
    await db
      .insert(sessions)
      .values(
        ends.map((expiresAt) => ({ tokenHash: token(), userId, createdAt: days(-101), seenAt: days(-101), expiresAt })),
      );
    await db
      .insert(oneTimeTokens)
      .values(ends.map((expiresAt) => ({ tokenHash: token(), userId, purpose: "verify-email" as const, expiresAt })));
    await db
      .insert(signupDrafts)
      .values(ends.map((expiresAt) => ({ tokenHash: token(), updatedAt: days(-101), expiresAt })));
    await db.insert(parkedForms).values(
      ends.map((expiresAt) => ({
        tokenHash: token(),
        userId,
        path: "/account",
        sealedFields: Buffer.from("x"),
        expiresAt,
      })),
    );
    await db.insert(conversations).values(
      [...ends.map((expiresAt) => ({ tokenHash: token(), expiresAt })), { userId }].map((owner) => ({
        ...owner,
        id: randomUUID(),
        sessionId: "chat-00000001",
        createdAt: days(-101),
        updatedAt: days(-101),
      })),
    );
    expect(await sweep()).toEqual({
      mails: 0,
      sessions: 1,
      links: 2,
      drafts: 2,
      parkedForms: 2,
      conversations: 2,
      ...NOTHING_MORE,
    });
    expect(await sweep()).toEqual({
      mails: 0,
      sessions: 0,
      links: 0,
      drafts: 0,
      parkedForms: 0,
      conversations: 0,
      ...NOTHING_MORE,
    });
  });

  test("imports with their end, events a day after they happened, in any number", async () => {
    const { db } = database;
    const patientId = await addPatient(db);
    const about = {
      patientId,
      state: "preview" as const,
      refused: [],
      total: 1,
      createdAt: days(-2),
      sealed: Buffer.from("x"),
    };
    await db
      .insert(vitalImports)
      .values([days(-1), days(1)].map((expiresAt) => ({ ...about, id: randomUUID(), expiresAt })));
    await db.execute(
      sql`insert into vital_events (patient_id, seq, at, data) select ${patientId}::int, i, ${NOW.toISOString()}::timestamptz - interval '23 hours' - (i <= 5500)::int * interval '2 hours', '{}' from generate_series(1, 5510) as i`,
    );
    expect(await sweep()).toMatchObject({ imports: 1, vitalEvents: 5_500 });
    expect([await db.$count(vitalImports), await db.$count(vitalEvents)]).toEqual([1, 10]);
  });

  test("made-up readings a day after they were made, with their alerts; what was measured stays, with its sums", async () => {
    const { db } = database;
    await db.delete(vitalEvents);
    const patientId = await addPatient(db);
    const write = (deviceId: number, value: number, hoursAgo: number) => {
      const measuredAt = new Date(NOW.getTime() - hoursAgo * 3_600_000);
      return writeReadings(db, {
        patientId,
        deviceId,
        readings: [{ deviceType: "heart_rate", value, diastolic: null, measuredAt }],
        now: measuredAt,
      });
    };
    await write(7, 66, 48);
    await write(READING_SOURCES.simulated, 150, 30);
    await write(READING_SOURCES.simulated, 80, 2);
    expect(await db.$count(vitalAlerts)).toBe(2);
    expect(await sweep()).toMatchObject({ simulated: 1 });
    const left = await db
      .select({ value: vitalReadings.value })
      .from(vitalReadings)
      .orderBy(asc(vitalReadings.measuredAt));
    expect(left).toEqual([{ value: 66 }, { value: 80 }]);
    const sums = await db
      .select({ span: vitalRollups.span, sum: vitalRollups.sum })
      .from(vitalRollups)
      .orderBy(asc(vitalRollups.span), asc(vitalRollups.startsAt));
    expect(sums).toEqual([
      { span: "hour", sum: 66 },
      { span: "day", sum: 66 },
    ]);
    expect((await db.select({ kind: vitalAlerts.kind }).from(vitalAlerts)).map(({ kind }) => kind)).toEqual([
      "back_in_range",
    ]);
    expect(await sweep()).toMatchObject({ simulated: 0 });
  });

  test("made-up readings in any number, some hundreds at a time, and no newer one", async () => {
    const { db } = database;
    const patientId = await addPatient(db);
    const madeUp = (count: number, from: number) =>
      writeReadings(db, {
        patientId,
        deviceId: READING_SOURCES.simulated,
        readings: Array.from({ length: count }, (_, index) => ({
          deviceType: "heart_rate" as const,
          value: 70,
          diastolic: null,
          measuredAt: new Date(from + index * 1_000),
        })),
        now: NOW,
      });
    const before = NOW.getTime() - 30 * 3_600_000;
    await madeUp(1_000, before);
    await madeUp(203, before + 1_000_000);
    await madeUp(3, NOW.getTime() - 3_600_000);
    expect(await sweep()).toMatchObject({ simulated: 1_203 });
    expect(await db.$count(vitalReadings, eq(vitalReadings.patientId, patientId))).toBe(3);
  });

  test("accounts that nobody confirms or uses, 30 days after they were made", async () => {
    const { db } = database;
    const unconfirmed = { role: "patient" as const, passwordHash: "$argon2id$x", emailVerifiedAt: null };
    const add = (change: Partial<typeof users.$inferInsert> = {}) =>
      addUser(db, { ...unconfirmed, createdAt: days(-31), ...change });
    const kept = {
      young: await add({ createdAt: days(-29) }),
      confirmed: await add({ emailVerifiedAt: days(-31) }),
      withoutPassword: await add({ passwordHash: null }),
      inUse: await add({ role: "provider" }),
      treated: await add(),
      inFiles: await add(),
      ...{ applicant: await add({ role: "provider" }), admin: await add({ role: "admin" }) },
    };
    await db.insert(sessions).values({
      ...{ tokenHash: hashToken(newToken()), userId: kept.inUse },
      ...{ createdAt: days(-31), seenAt: days(-31), expiresAt: days(-30) },
    });
    await db.insert(consultations).values({
      ...{ patientId: await addPatient(db, { userId: kept.treated }), type: "video", status: "completed" },
      ...{ scheduledAt: days(-31), symptoms: [] },
    });
    await addPatient(db, { userId: kept.inFiles, allergies: ["Nuts"] });
    await addProvider(db, { userId: kept.applicant });
    const gone = [await add(), await add({ role: "provider" })];
    const record = await addPatient(db, { userId: gone[0]!, medicalHistory: [], allergies: [], medications: [] });

    expect(await sweep()).toMatchObject({ accounts: 2 });
    const all = await db
      .select({ id: users.id })
      .from(users)
      .where(inArray(users.id, [...Object.values(kept), ...gone]));
    expect(all.map(({ id }) => id).sort((a, b) => a - b)).toEqual(Object.values(kept).sort((a, b) => a - b));
    expect(await db.$count(patients, eq(patients.id, record))).toBe(0);
    expect(await sweep()).toMatchObject({ accounts: 0 });
  });

  test("requests for appointments that nobody confirms after 30 days, those without a specialist 30 days after their day", async () => {
    const { db } = database;
    const providerId = await addProvider(db);
    const add = async (change: Partial<typeof appointmentRequests.$inferInsert>) => {
      const day = { preferredDate: "2026-10-20", startsAt: days(-31), createdAt: days(-31) };
      const row = { ...requestRow("Ada", { providerId, status: "requested", ...day }), startsAt: null, endsAt: null };
      const [added] = await db
        .insert(appointmentRequests)
        .values({ ...row, ...change })
        .returning({ id: appointmentRequests.id });
      return added!.id;
    };
    const on = (day: number) => ({ providerId: null, preferredDate: days(day).toISOString().slice(0, 10) });
    const kept = [
      await add({ holdUntil: days(-29) }),
      await add({ holdUntil: null }),
      await add({ holdUntil: days(-31), status: "declined" }),
      await add(on(-29)),
      await add({ ...on(-31), status: "accepted" }),
    ];
    await add({ holdUntil: days(-31) });
    await add(on(-31));
    expect(await sweep()).toMatchObject({ requests: 2 });
    const left = await db.select({ id: appointmentRequests.id }).from(appointmentRequests);
    expect(left.map(({ id }) => id).sort((a, b) => a - b)).toEqual(kept.sort((a, b) => a - b));
  });

  test("a process that runs into a new year makes room for the year after", async () => {
    const { db, exclusively } = database;
    const newYear = new Date("2031-01-01T00:30:00Z");
    const stop = startSweeps({ db, exclusively, clock: () => newYear, log: createLog("silent") });
    await stop();
    expect(await ensurePartitions(db, newYear)).toEqual([]);
    const [found] = await rowsOf<{ there: boolean }>(
      db,
      sql`select to_regclass('vital_readings_2032') is not null as there`,
    );
    expect(found).toEqual({ there: true });
  });
});
