import type { Database } from "db/client";
import { vitalCounts, vitalReadings, vitalRollups } from "db/schema";
import { acknowledgeAlert, newestAlerts, ownLimits, setLimits } from "db/vital-alerts";
import { eventsAfter, withChannel } from "db/vital-events";
import { raiseSilence } from "db/vital-silence";
import { readSeriesOf, spansSince } from "db/vital-series";
import { latestMeasured, latestMeasuredOf, latestReadings } from "db/vitals";
import { findImport, importBatch, keepPreview, replacePreview } from "db/vital-imports";
import { trimSimulated } from "db/vital-simulated";
import { RecordFullError, writeReadings, type NewReading } from "db/vital-writer";
import { and, count, eq, min, sql } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { MAX_READINGS, RECORD_FULL_IN_FILE } from "~/domain/vitals/totals";
import { READING_SOURCES, type DeviceType } from "~/domain/vitals/types";
import { proves } from "../support/clauses";
import { engines, type TestDatabase } from "../support/databases";
import { addPatient, rowsOf } from "./support/rows";

const NOW = new Date("2026-03-10T12:00:00Z");
const at = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const reading = (
  deviceType: DeviceType,
  value: number,
  minutes: number,
  diastolic: number | null = null,
): NewReading => ({ deviceType, value, diastolic, measuredAt: at(minutes) });
const NO_LIMITS = {
  low: null,
  high: null,
  criticalLow: null,
  criticalHigh: null,
  diastolicHigh: null,
  criticalDiastolicHigh: null,
  silentMinutes: null,
};

describe.each(engines)("readings are written on $name", ({ open }) => {
  let database: TestDatabase;
  let db: Database;
  beforeAll(async () => {
    database = await open();
    db = database.db;
  });
  afterAll(() => database.close());

  const write = (patientId: number, readings: NewReading[], deviceId = 7, correct = false) =>
    writeReadings(db, { patientId, deviceId, readings, now: NOW, correct });

  test("the same batch twice adds nothing; another device's reading of the same instant does", async () => {
    const patientId = await addPatient(db);
    const batch = [reading("heart_rate", 70, 0), reading("blood_pressure", 120, 0, 80), reading("heart_rate", 71, 1)];
    expect(await write(patientId, batch)).toMatchObject({ added: { length: 3 }, duplicates: 0, told: true });
    expect(await write(patientId, [...batch].reverse())).toMatchObject({ added: [], duplicates: 3, told: false });
    expect(await write(patientId, [batch[0]!, batch[0]!, reading("heart_rate", 72, 2)], 8)).toMatchObject({
      added: { length: 2 },
      duplicates: 1,
    });
  });

  describe("in a record that is nearly full", () => {
    /** Has room for so many more readings of a type. */
    const leaveRoom = async (patientId: number, deviceType: DeviceType, room: number) => {
      await db
        .insert(vitalCounts)
        .values({ patientId, deviceType, measured: MAX_READINGS - room, simulated: 0 })
        .onConflictDoUpdate({
          target: [vitalCounts.patientId, vitalCounts.deviceType],
          set: { measured: MAX_READINGS - room },
        });
    };
    const stored = (patientId: number) => db.$count(vitalReadings, eq(vitalReadings.patientId, patientId));

    test("only what there is room for is written, a batch as a whole; corrections, repeats and other types are", async () => {
      const patientId = await addPatient(db);
      await leaveRoom(patientId, "heart_rate", 2);
      const three = [0, 1, 2].map((minute) => reading("heart_rate", 70, minute));
      await expect(write(patientId, three)).rejects.toMatchObject({ status: 409 });
      expect(await stored(patientId)).toBe(0);
      await write(patientId, three.slice(0, 2));
      await expect(write(patientId, three.slice(2))).rejects.toBeInstanceOf(RecordFullError);
      expect(await write(patientId, three.slice(0, 2))).toMatchObject({ duplicates: 2 });
      expect(await write(patientId, [reading("heart_rate", 71, 0)], 7, true)).toMatchObject({ added: [{ value: 71 }] });
      await write(patientId, [reading("oxygen_sat", 97, 0)]);
      await write(patientId, [reading("heart_rate", 72, 5)], READING_SOURCES.simulated);
      expect(await stored(patientId)).toBe(4);
      // What is taken out makes room.
      await db.delete(vitalReadings).where(and(eq(vitalReadings.patientId, patientId), eq(vitalReadings.value, 71)));
      await write(patientId, three.slice(2));
      expect(await stored(patientId)).toBe(4);
    });

    test("an import ends with what it has added, and says so", async () => {
      const patientId = await addPatient(db);
      await leaveRoom(patientId, "heart_rate", 260);
      const ref = { id: randomUUID(), patientId };
      const sealed = { sealed: Buffer.from("x"), createdAt: NOW, expiresAt: at(60) };
      await keepPreview(db, ref, sealed);
      await replacePreview(db, ref, { sealed: sealed.sealed, state: "importing", total: 600 });
      const readings = Array.from({ length: 600 }, (_, minute) => reading("heart_rate", 70, -minute));
      for (let more = true; more;) ({ more } = await importBatch(db, ref, readings, NOW));
      expect(await findImport(db, ref, NOW)).toMatchObject({
        state: "done",
        added: 250,
        sealed: null,
        refused: [{ line: 0, reason: RECORD_FULL_IN_FILE }],
      });
      expect(await stored(patientId)).toBe(250);
    });
  });

  test("of simulated readings a record has some thousands, the newest", async () => {
    const patientId = await addPatient(db);
    await write(patientId, [reading("heart_rate", 60, -5_000)]);
    const simulate = (from: number, count: number) =>
      write(
        patientId,
        Array.from({ length: count }, (_, index) => reading("heart_rate", 70, from + index)),
        READING_SOURCES.simulated,
      );
    await simulate(-3_000, 1_200);
    await trimSimulated(db, patientId, 1_200, NOW);
    const left = () =>
      db
        .select({ from: min(vitalReadings.measuredAt), count: count() })
        .from(vitalReadings)
        .where(and(eq(vitalReadings.patientId, patientId), eq(vitalReadings.deviceId, READING_SOURCES.simulated)));
    expect(await left()).toEqual([{ from: at(-3_000), count: 1_200 }]);
    await simulate(-1_000, 1);
    await trimSimulated(db, patientId, 1_200, NOW);
    expect(await left()).toEqual([{ from: at(-2_399), count: 600 }]);
    expect(await db.$count(vitalReadings, eq(vitalReadings.patientId, patientId))).toBe(601);
  });

  test("typing a value again corrects it, and the sums follow", async () => {
    const patientId = await addPatient(db);
    await write(patientId, [reading("body_weight", 80, 0), reading("body_weight", 82, 30)], 0, true);
    expect(await write(patientId, [reading("body_weight", 81, 0)], 0, true)).toMatchObject({ added: [{ value: 81 }] });
    expect(await write(patientId, [reading("body_weight", 81, 0)], 0, true)).toMatchObject({
      added: [],
      duplicates: 1,
    });
    const [day] = await db
      .select()
      .from(vitalRollups)
      .where(and(eq(vitalRollups.patientId, patientId), eq(vitalRollups.span, "day")));
    expect(day).toMatchObject({ count: 2, sum: 163, low: 81, high: 82, startsAt: new Date("2026-03-10T00:00:00Z") });
  });

  test("hours and days are summed up as the readings say, in whatever order and batches they came, from any year", async () => {
    const patientId = await addPatient(db);
    const readings = Array.from({ length: 60 }, (_, index) =>
      reading("blood_pressure", 100 + index, ((index * 7919) % 4000) - 2000, 60 + (index % 9)),
    );
    readings.push({ ...reading("heart_rate", 60, 0), measuredAt: new Date("2011-07-01T03:04:05Z") });
    for (let from = 0; from < readings.length; from += 7) await write(patientId, readings.slice(from, from + 7));
    const kept = await rowsOf(
      db,
      sql`
      select device_type, span, starts_at, count, sum, low, high, diastolic_sum, diastolic_low, diastolic_high from vital_rollups where patient_id = ${patientId} order by 1, 2, 3`,
    );
    const asked = await rowsOf(
      db,
      sql`
      select device_type, span::rollup_span as span, date_trunc(span, measured_at, 'UTC') as starts_at, count(*)::int as count, sum(value) as sum, min(value) as low, max(value) as high,
        sum(diastolic) as diastolic_sum, min(diastolic) as diastolic_low, max(diastolic) as diastolic_high
      from vital_readings cross join (values ('hour'), ('day')) s(span) where patient_id = ${patientId} group by 1, 2, 3, s.span order by 1, 2, 3`,
    );
    expect(kept.length).toBeGreaterThan(40);
    expect(kept).toEqual(asked);
  });

  test("events are numbered without a gap; who was away reads on from their number", async () => {
    const patientId = await addPatient(db);
    await Promise.all(Array.from({ length: 12 }, (_, index) => write(patientId, [reading("oxygen_sat", 97, index)])));
    const events = (await eventsAfter(db, patientId, 0))!;
    expect(events.map(({ seq }) => seq)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
    expect((await eventsAfter(db, patientId, 9))!.map(({ seq }) => seq)).toEqual([10, 11, 12]);
    expect([await eventsAfter(db, patientId, 12), await eventsAfter(db, patientId, 13)]).toEqual([[], null]);
  });

  test("an alert is raised once, again when it gets worse, and ends with an all-clear", proves("DATA-27"), async () => {
    const patientId = await addPatient(db);
    for (const [minute, value] of [110, 112, 140, 115, 90].entries())
      await write(patientId, [reading("heart_rate", value, minute)]);
    const events = (await eventsAfter(db, patientId, 0))!;
    expect(events.map(({ data }) => data.alert?.title ?? null)).toEqual([
      "Heart rate high",
      null,
      "Heart rate very high",
      "Heart rate high",
      "Heart rate back in range",
    ]);
    expect(
      events.flatMap(({ data: { alert } }) =>
        alert ? [[alert.deviceType, alert.severity, typeof alert.message]] : [],
      ),
    ).toEqual(["warning", "critical", "warning", "info"].map((severity) => ["heart_rate", severity, "string"]));
    const alerts = await newestAlerts(db, patientId, 5);
    expect(alerts.map(({ severity, clearedAt }) => [severity, clearedAt !== null])).toEqual([
      ["info", true],
      ["warning", true],
      ["critical", true],
      ["warning", true],
    ]);
  });

  test("a milder alert takes the acknowledgement along, a worse one does not", async () => {
    const patientId = await addPatient(db);
    await write(patientId, [reading("heart_rate", 140, 0)]);
    const [critical] = await newestAlerts(db, patientId, 1);
    const acknowledge = (alertId: number) =>
      withChannel(db, patientId, NOW, async (tx) => ({
        result: await acknowledgeAlert(tx, { patientId, alertId, by: null, now: NOW }),
        events: [],
      }));
    expect((await acknowledge(critical!.id)).result).toMatchObject({
      changed: true,
      alert: { acknowledgedBy: "Visitor" },
    });
    expect((await acknowledge(critical!.id)).result).toMatchObject({ changed: false });
    expect((await acknowledge(critical!.id + 1_000)).result).toBeNull();
    await write(patientId, [reading("heart_rate", 120, 1)]);
    expect((await newestAlerts(db, patientId, 1))[0]).toMatchObject({ severity: "warning", acknowledgedAt: NOW });
    await write(patientId, [reading("heart_rate", 141, 2)]);
    expect((await newestAlerts(db, patientId, 1))[0]).toMatchObject({ severity: "critical", acknowledgedAt: null });
  });

  test("what comes late is history: it alarms nobody and the newest stays", async () => {
    const patientId = await addPatient(db);
    await write(patientId, [reading("heart_rate", 70, 10)]);
    await write(patientId, [reading("heart_rate", 150, 5)]);
    expect(await newestAlerts(db, patientId, 5)).toEqual([]);
    expect(await latestReadings(db, patientId)).toMatchObject([{ value: 70 }]);
  });

  test("a reading that is older than a week is stored and tells nobody, even as the newest one", async () => {
    const patientId = await addPatient(db);
    const day = 24 * 60;
    await write(patientId, [reading("heart_rate", 180, -87 * day), reading("blood_pressure", 190, -700 * day, 125)]);
    expect(await latestReadings(db, patientId)).toMatchObject([{ value: 180 }, { value: 190 }]);
    expect(await newestAlerts(db, patientId, 5)).toEqual([]);
    expect((await eventsAfter(db, patientId, 0))!.map(({ data }) => data.alert)).toEqual([undefined]);
    await write(patientId, [reading("heart_rate", 180, -6 * day)]);
    expect(await newestAlerts(db, patientId, 5)).toMatchObject([{ severity: "critical", clearedAt: null }]);
  });

  test("an old reading that is newer than what raised an alert ends it without a word when it is in range", async () => {
    const patientId = await addPatient(db);
    const day = 24 * 60;
    const monthAgo = at(-30 * day);
    await writeReadings(db, {
      patientId,
      deviceId: 7,
      readings: [reading("heart_rate", 140, -30 * day)],
      now: monthAgo,
    });
    await write(patientId, [reading("heart_rate", 150, -20 * day)]);
    expect(await newestAlerts(db, patientId, 5)).toMatchObject([{ value: 140, clearedAt: null }]);
    await write(patientId, [reading("heart_rate", 70, -10 * day)]);
    expect(await newestAlerts(db, patientId, 5)).toMatchObject([{ value: 140, clearedAt: NOW }]);
  });

  test("a reading of before the silence that a patient allows does not end the alert about it", async () => {
    const patientId = await addPatient(db);
    await setLimits(db, patientId, "heart_rate", { ...NO_LIMITS, silentMinutes: 60 });
    await write(patientId, [reading("heart_rate", 70, -300)]);
    await raiseSilence(db, NOW);
    await write(patientId, [reading("heart_rate", 71, -200)]);
    expect(await newestAlerts(db, patientId, 5)).toMatchObject([{ kind: "no_data", clearedAt: null }]);
    await write(patientId, [reading("heart_rate", 72, -20)]);
    expect(await newestAlerts(db, patientId, 5)).toMatchObject([{ kind: "no_data", clearedAt: NOW }]);
  });

  test("every new critical reading is an alert of its own that has to be acknowledged, and the same one sent twice is not", async () => {
    const patientId = await addPatient(db);
    const pressures = [
      [185, 123],
      [190, 125],
      [182, 110],
      [150, 95],
      [151, 95],
    ] as const;
    for (const [minute, [systolic, diastolic]] of pressures.entries()) {
      const batch = [reading("blood_pressure", systolic, minute - 9, diastolic)];
      await write(patientId, batch);
      await write(patientId, batch);
    }
    const told = (await eventsAfter(db, patientId, 0))!.map(
      ({ data: { alert } }) => alert && `${alert.severity} ${alert.value}`,
    );
    expect(told).toEqual([
      "critical 185/123 mmHg",
      "critical 190/125 mmHg",
      "critical 182/110 mmHg",
      "warning 150/95 mmHg",
      undefined,
    ]);
    expect((await newestAlerts(db, patientId, 5)).map(({ value, clearedAt }) => [value, clearedAt === null])).toEqual([
      [150, true],
      [182, false],
      [190, false],
      [185, false],
    ]);
  });

  test("a new critical reading does not count as acknowledged because the one before it was", async () => {
    const patientId = await addPatient(db);
    await write(patientId, [reading("oxygen_sat", 88, -9)]);
    const [first] = await newestAlerts(db, patientId, 1);
    await withChannel(db, patientId, NOW, async (tx) => ({
      result: await acknowledgeAlert(tx, { patientId, alertId: first!.id, by: null, now: NOW }),
      events: [],
    }));
    await write(patientId, [reading("oxygen_sat", 89, -4)]);
    expect((await newestAlerts(db, patientId, 1))[0]).toMatchObject({
      value: 89,
      acknowledgedAt: null,
      clearedAt: null,
    });
  });

  describe("made-up readings", () => {
    const made = (patientId: number, readings: NewReading[]) => write(patientId, readings, READING_SOURCES.simulated);
    const alertsOf = async (patientId: number) =>
      (await newestAlerts(db, patientId, 9)).map(
        ({ kind, value, isSimulated, clearedAt }) =>
          `${isSimulated ? "made up" : "measured"} ${kind} ${value}${clearedAt ? " over" : ""}`,
      );

    test("raise and clear alerts of their own: what was measured stays critical, and what is measured next is judged", async () => {
      const patientId = await addPatient(db);
      await write(patientId, [reading("heart_rate", 140, -30)]);
      await made(patientId, [reading("heart_rate", 72, -1)]);
      expect(await alertsOf(patientId)).toEqual(["measured out_of_range 140"]);
      await made(patientId, [reading("heart_rate", 133, 0)]);
      // Measured before the made-up one, and newer than all that was measured.
      await write(patientId, [reading("heart_rate", 80, -10)]);
      expect(await alertsOf(patientId)).toEqual([
        "measured back_in_range 80 over",
        "made up out_of_range 133",
        "measured out_of_range 140 over",
      ]);
      const events = (await eventsAfter(db, patientId, 0))!;
      expect(events.flatMap(({ data: { alert } }) => (alert ? [alert.simulated ?? false] : []))).toEqual([
        false,
        true,
        false,
      ]);
    });

    test("are no sign of life: what is silent stays so", async () => {
      const patientId = await addPatient(db);
      await setLimits(db, patientId, "heart_rate", { ...NO_LIMITS, silentMinutes: 60 });
      await write(patientId, [reading("heart_rate", 70, -300)]);
      await made(patientId, [reading("heart_rate", 72, -1)]);
      await raiseSilence(db, NOW);
      expect(await alertsOf(patientId)).toEqual(["measured no_data 70"]);
      await made(patientId, [reading("heart_rate", 72, 0)]);
      expect(await alertsOf(patientId)).toEqual(["measured no_data 70"]);
    });

    test("are in no sum, series or span, and behind them is what was measured last", async () => {
      const patientId = await addPatient(db);
      await write(patientId, [reading("heart_rate", 70, -50), reading("heart_rate", 74, -10)]);
      await made(patientId, [reading("heart_rate", 120, -5), reading("oxygen_sat", 90, -5)]);
      const range = { patientId, from: at(-60), to: at(60), deviceTypes: ["heart_rate", "oxygen_sat"] as const };
      const series = await readSeriesOf(db, range);
      expect([...series.values()].map(({ points }) => points.map(({ value }) => value))).toEqual([[70, 74], []]);
      expect(await spansSince(db, patientId, at(-600))).toMatchObject([
        { type: "heart_rate", oldest: { value: 70 }, newest: { value: 74 }, count: 2 },
      ]);
      const sums = await db.select().from(vitalRollups).where(eq(vitalRollups.patientId, patientId));
      expect(sums.map(({ high }) => high).every((high) => high <= 74)).toBe(true);
      expect(await latestReadings(db, patientId)).toMatchObject([
        { value: 120, isSimulated: true },
        { value: 90, isSimulated: true },
      ]);
      const measured = [{ deviceType: "heart_rate", value: 74, diastolic: null, measuredAt: at(-10) }];
      expect(await latestMeasured(db, patientId)).toEqual(
        measured.map((one) => expect.objectContaining(one) as unknown),
      );
      expect(await latestMeasuredOf(db, [patientId])).toMatchObject(measured);
    });
  });

  test("a pressure without its diastolic value is stored, and the mean of an hour and a day is that of the others", async () => {
    const patientId = await addPatient(db);
    await write(patientId, [
      reading("blood_pressure", 120, 0, 80),
      reading("blood_pressure", 130, 1, null),
      reading("blood_pressure", 140, 2, 90),
      reading("blood_pressure", 150, 61, null),
    ]);
    const sums = await db.select().from(vitalRollups).where(eq(vitalRollups.patientId, patientId));
    expect(
      sums
        .map(({ span, count, diastolicSum }) => [span, count, diastolicSum === null ? null : diastolicSum / count])
        .sort(),
    ).toEqual([
      ["day", 4, 85],
      ["hour", 1, null],
      ["hour", 3, 85],
    ]);
    await expect(write(patientId, [reading("heart_rate", 70, 0, 60)])).rejects.toThrow();
  });

  test("a patient's own limits decide, each type by itself", async () => {
    const patientId = await addPatient(db);
    await setLimits(db, patientId, "heart_rate", { ...NO_LIMITS, low: 45 });
    await write(patientId, [reading("heart_rate", 50, 0), reading("oxygen_sat", 94, 0)]);
    expect((await newestAlerts(db, patientId, 5)).map(({ deviceType }) => deviceType)).toEqual(["oxygen_sat"]);
  });

  test("limits that were stored before there were bounds keep nothing critical silent, and are read as they hold", async () => {
    const patientId = await addPatient(db);
    await setLimits(db, patientId, "oxygen_sat", { ...NO_LIMITS, low: 51, criticalLow: 50 });
    expect((await ownLimits(db, patientId)).get("oxygen_sat")).toMatchObject({ low: 85, criticalLow: 85 });
    await write(patientId, [reading("oxygen_sat", 60, 0)]);
    expect(await newestAlerts(db, patientId, 5)).toMatchObject([
      { deviceType: "oxygen_sat", severity: "critical", direction: "low" },
    ]);
  });
});
