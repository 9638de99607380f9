import type { Database } from "db/client";
import { setLimits, newestAlerts } from "db/vital-alerts";
import { ensurePartitions } from "db/vital-partitions";
import { readSeries, readSeriesOf, spansSince } from "db/vital-series";
import { raiseSilence } from "db/vital-silence";
import { writeReadings } from "db/vital-writer";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { analyzeSpans, analyzeTrends } from "~/domain/vitals/trends";
import { engines, type TestDatabase } from "../support/databases";
import { addPatient, rowsOf } from "./support/rows";

const NOW = new Date("2026-03-10T12:00:00Z");
const HOUR = 3_600_000;
const NO_LIMITS = {
  low: null,
  high: null,
  criticalLow: null,
  criticalHigh: null,
  diastolicHigh: null,
  criticalDiastolicHigh: null,
  silentMinutes: null,
};

describe.each(engines)("series on $name", ({ open }) => {
  let database: TestDatabase;
  let db: Database;
  beforeAll(async () => {
    database = await open();
    db = database.db;
  });
  afterAll(() => database.close());

  /** A reading a step, from so many steps ago up to now. */
  const fill = async (patientId: number, count: number, stepMs: number) => {
    const readings = Array.from({ length: count }, (_, index) => ({
      deviceType: "heart_rate" as const,
      value: 60 + (index % 40),
      diastolic: null,
      measuredAt: new Date(NOW.getTime() - (count - index) * stepMs),
    }));
    await writeReadings(db, { patientId, deviceId: 1, readings, now: NOW });
    return readings;
  };
  const range = (patientId: number, hours: number) => ({
    patientId,
    deviceType: "heart_rate" as const,
    from: new Date(NOW.getTime() - hours * HOUR),
    to: NOW,
  });

  test("a few readings come as they are, the end of the range left out", async () => {
    const patientId = await addPatient(db);
    const readings = await fill(patientId, 100, HOUR);
    const { of, points } = await readSeries(db, { ...range(patientId, 24), to: readings.at(-1)!.measuredAt });
    expect(of).toBe("readings");
    expect(points).toEqual(
      readings.slice(76, 99).map(({ measuredAt, value }) => ({ at: measuredAt.getTime(), value, diastolic: null })),
    );
  });

  test("many come as the means of hours, with the least and the most", async () => {
    const patientId = await addPatient(db);
    const readings = await fill(patientId, 4_800, 60_000);
    const { of, points } = await readSeries(db, range(patientId, 80));
    expect([of, points.length]).toEqual(["hour", 80]);
    const first = readings.slice(0, 60).map(({ value }) => value);
    expect(points[0]).toMatchObject({
      at: NOW.getTime() - 80 * HOUR + HOUR / 2,
      low: Math.min(...first),
      high: Math.max(...first),
    });
    expect(points[0]!.value).toBeCloseTo(first.reduce((sum, value) => sum + value) / 60, 9);
    expect((await readSeries(db, range(patientId, 24 * 300))).of).toBe("day");
  });

  test("several types at once are each as fine as if they were asked for alone", async () => {
    const patientId = await addPatient(db);
    await fill(patientId, 4_800, 60_000);
    const pressures = [5, 3, 1].map((hours) => ({
      deviceType: "blood_pressure" as const,
      value: 120 + hours,
      diastolic: 80,
      measuredAt: new Date(NOW.getTime() - hours * HOUR),
    }));
    await writeReadings(db, { patientId, deviceId: 1, readings: pressures, now: NOW });
    const { deviceType: _one, ...within } = range(patientId, 80);
    const deviceTypes = ["oxygen_sat", "heart_rate", "blood_pressure"] as const;
    const all = await readSeriesOf(db, { ...within, deviceTypes });
    const found = deviceTypes.map((type) => all.get(type)!);
    expect([all.size, ...found.map(({ of, points }) => [of, points.length])]).toEqual([
      3,
      ["readings", 0],
      ["hour", 80],
      ["readings", 3],
    ]);
    for (const deviceType of deviceTypes)
      expect(all.get(deviceType)).toEqual(await readSeries(db, { ...within, deviceType }));
    expect(all.get("blood_pressure")!.points).toEqual(
      pressures.map(({ value, diastolic, measuredAt }) => ({ at: measuredAt.getTime(), value, diastolic })),
    );
  });

  test("around the turn of a year, and in ranges that no year has, the readings are those of the range", async () => {
    const patientId = await addPatient(db);
    const turns = [2022, 2024, 2025, 2026].map((year) => Date.UTC(year, 0, 1));
    const instants = turns.flatMap((turn) => [-HOUR, -1, 0, 1, HOUR].map((offset) => turn + offset));
    const readings = instants.map((at, index) => ({
      deviceType: "heart_rate" as const,
      value: 60 + index,
      diastolic: null,
      measuredAt: new Date(at),
    }));
    await writeReadings(db, { patientId, deviceId: 1, readings, now: NOW });
    const near = fc
      .tuple(fc.constantFrom(...turns), fc.integer({ min: -2 * HOUR, max: 2 * HOUR }))
      .map(([turn, offset]) => new Date(turn + offset));
    const instant = fc.oneof(
      { weight: 4, arbitrary: near },
      fc.constantFrom(...instants.map((at) => new Date(at))),
      fc.date({ min: new Date("0001-01-01T00:00:00Z"), max: new Date("9999-12-31T00:00:00Z"), noInvalidDate: true }),
    );
    await fc.assert(
      fc.asyncProperty(instant, instant, async (from, to) => {
        const { points } = await readSeries(db, { patientId, deviceType: "heart_rate", from, to });
        expect(points.map(({ at }) => at)).toEqual(instants.filter((at) => at >= from.getTime() && at < to.getTime()));
        const [span] = await spansSince(db, patientId, from);
        const since = instants.filter((at) => at >= from.getTime());
        expect(span && [span.oldest.timestamp.getTime(), span.newest.timestamp.getTime(), span.count]).toEqual(
          since.length > 0 ? [since[0], since.at(-1), since.length] : undefined,
        );
      }),
      { numRuns: 150 },
    );
  });

  test("the ends and the number of a week's readings say what all of them say", async () => {
    const patientId = await addPatient(db);
    const readings = await fill(patientId, 300, 37 * 60_000);
    const since = new Date(NOW.getTime() - 168 * HOUR);
    const spans = await spansSince(db, patientId, since);
    const all = readings
      .filter(({ measuredAt }) => measuredAt >= since)
      .map(({ deviceType, value, measuredAt }) => ({ type: deviceType, value, timestamp: measuredAt }));
    expect(all.length).toBeGreaterThan(250);
    expect(analyzeSpans(spans)).toEqual(analyzeTrends(all));
  });

  test("a silent device raises one alert, and its next reading ends it", async () => {
    const patientId = await addPatient(db);
    await fill(patientId, 3, HOUR);
    await setLimits(db, patientId, "heart_rate", { ...NO_LIMITS, silentMinutes: 90 });
    await setLimits(db, patientId, "oxygen_sat", { ...NO_LIMITS, silentMinutes: 5 });
    const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
    expect(await raiseSilence(db, later(29))).toEqual([]);
    const [one, two] = await Promise.all([raiseSilence(db, later(31)), raiseSilence(db, later(31))]);
    expect([...one, ...two]).toEqual([patientId]);
    expect(await newestAlerts(db, patientId, 5)).toMatchObject([
      { kind: "no_data", severity: "warning", clearedAt: null },
    ]);
    await writeReadings(db, {
      patientId,
      deviceId: 1,
      readings: [{ deviceType: "heart_rate", value: 70, diastolic: null, measuredAt: later(32) }],
      now: later(32),
    });
    expect(await newestAlerts(db, patientId, 5)).toMatchObject([{ kind: "no_data", clearedAt: later(32) }]);
  });

  test("there is room for the years to come, made once", async () => {
    const in2040 = new Date("2040-12-31T23:00:00Z");
    expect([await ensurePartitions(db, in2040), await ensurePartitions(db, in2040)]).toEqual([[2040, 2041], []]);
    const patientId = await addPatient(db);
    const reading = {
      deviceType: "heart_rate" as const,
      value: 70,
      diastolic: null,
      measuredAt: new Date("2041-06-01T00:00:00Z"),
    };
    expect((await writeReadings(db, { patientId, deviceId: 1, readings: [reading], now: NOW })).added).toHaveLength(1);
    expect(await rowsOf(db, sql`select 1 from vital_readings_2041`)).toHaveLength(1);
  });
});
