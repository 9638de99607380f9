import type { Database } from "db/client";
import { vitalRollups } from "db/schema";
import { acknowledgeAlert, newestAlerts, ownLimits, setLimits } from "db/vital-alerts";
import { eventsAfter, withChannel } from "db/vital-events";
import { latestReadings } from "db/vitals";
import { writeReadings, type NewReading } from "db/vital-writer";
import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { DeviceType } from "~/domain/vitals/types";
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

  test("DATA-01 the same batch twice adds nothing; another device's reading of the same instant does", async () => {
    const patientId = await addPatient(db);
    const batch = [reading("heart_rate", 70, 0), reading("blood_pressure", 120, 0, 80), reading("heart_rate", 71, 1)];
    expect(await write(patientId, batch)).toMatchObject({ added: { length: 3 }, duplicates: 0, told: true });
    expect(await write(patientId, [...batch].reverse())).toMatchObject({ added: [], duplicates: 3, told: false });
    expect(await write(patientId, [batch[0]!, batch[0]!, reading("heart_rate", 72, 2)], 8)).toMatchObject({
      added: { length: 2 },
      duplicates: 1,
    });
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

  test("LIVE-03 events are numbered without a gap; who was away reads on from their number", async () => {
    const patientId = await addPatient(db);
    await Promise.all(Array.from({ length: 12 }, (_, index) => write(patientId, [reading("oxygen_sat", 97, index)])));
    const events = (await eventsAfter(db, patientId, 0))!;
    expect(events.map(({ seq }) => seq)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
    expect((await eventsAfter(db, patientId, 9))!.map(({ seq }) => seq)).toEqual([10, 11, 12]);
    expect([await eventsAfter(db, patientId, 12), await eventsAfter(db, patientId, 13)]).toEqual([[], null]);
  });

  test("LIVE-03 an alert is raised once, again when it gets worse, and ends with an all-clear", async () => {
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
