import type { Database } from "db/client";
import { keptQuery, together } from "db/kept-query";
import { patients, users, vitalAlerts, vitalLimits, vitalSnoozes } from "db/schema";
import { newestAlerts, ownLimits, snoozes } from "db/vital-alerts";
import { newestSeqs } from "db/vital-events";
import { readAlerts, readMonitor } from "db/vital-monitor";
import { latestReadings } from "db/vitals";
import { writeReadings } from "db/vital-writer";
import { asc, eq, gt, sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ALARM_SEVERITIES } from "~/domain/vitals/alarms";
import { DEVICE_TYPES, READING_SOURCES } from "~/domain/vitals/types";
import { engines, type TestDatabase } from "../support/databases";
import { addPatient, addUser } from "./support/rows";

const NOW = new Date("2026-03-10T12:00:00.123Z");
const value = fc.double({ min: 30, max: 250, noNaN: true });
const instant = fc.date({ min: new Date("2024-01-01T00:00:00Z"), max: NOW, noInvalidDate: true });
const maybe = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: null });

describe.each(engines)("a query that is kept on $name", ({ open }) => {
  let database: TestDatabase;
  let db: Database;
  beforeAll(async () => {
    database = await open();
    db = database.db;
  });
  afterAll(() => database.close());

  test("LIVE-14 what a patient's monitoring stands at is, asked together, what it is when asked piece by piece", async () => {
    const stored = fc.record({
      names: fc.tuple(fc.constantFrom("Siobhán", 'Ada "the" \\ Reyes', "العربية", "a\nb"), fc.constantFrom("O’Neill", "{null}", "")),
      readings: fc.uniqueArray(fc.record({ deviceType: fc.constantFrom(...DEVICE_TYPES), value, diastolic: value, measuredAt: instant }), { selector: ({ deviceType, measuredAt }) => `${deviceType} ${+measuredAt}`, maxLength: 8 }),
      isSimulated: fc.boolean(),
      limits: fc.uniqueArray(fc.record({ deviceType: fc.constantFrom(...DEVICE_TYPES), low: maybe(value), criticalHigh: maybe(value), silentMinutes: maybe(fc.integer({ min: 1, max: 9_999 })) }), { selector: ({ deviceType }) => deviceType }),
      silences: fc.uniqueArray(fc.record({ severity: fc.constantFrom(...ALARM_SEVERITIES), minutes: fc.integer({ min: -90, max: 90 }) }), { selector: ({ severity }) => severity }),
      alerts: fc.array(fc.record({ value, diastolic: maybe(value), direction: maybe(fc.constantFrom("low" as const, "high" as const)), measuredAt: instant, acknowledged: fc.boolean() }), { maxLength: 8 }),
    });
    await fc.assert(
      fc.asyncProperty(stored, async ({ names: [firstName, lastName], readings, isSimulated, limits, silences, alerts }) => {
        const patientId = await addPatient(db);
        const by = await addUser(db, { firstName, lastName });
        const rows = readings.map((reading) => ({ ...reading, diastolic: reading.deviceType === "blood_pressure" ? reading.diastolic : null }));
        await writeReadings(db, { patientId, deviceId: isSimulated ? READING_SOURCES.simulated : 3, readings: rows, now: NOW });
        if (limits.length > 0) await db.insert(vitalLimits).values(limits.map((limit) => ({ patientId, ...limit })));
        if (silences.length > 0) await db.insert(vitalSnoozes).values(silences.map(({ severity, minutes }) => ({ patientId, severity, until: new Date(NOW.getTime() + minutes * 60_000), by })));
        if (alerts.length > 0) {
          const raised = alerts.map(({ acknowledged, ...alert }, index) => ({
            ...{ patientId, deviceType: "heart_rate" as const, kind: "out_of_range" as const, severity: "warning" as const, raisedAt: NOW, clearedAt: NOW, ...alert },
            ...(acknowledged ? { acknowledgedAt: new Date(NOW.getTime() + index), acknowledgedBy: by } : {}),
          }));
          await db.insert(vitalAlerts).values(raised);
        }

        const [latest, own, silent, newest, seqs] = await Promise.all([
          latestReadings(db, patientId),
          ownLimits(db, patientId),
          snoozes(db, patientId, NOW),
          newestAlerts(db, patientId, 5),
          newestSeqs(db, [patientId]),
        ]);
        const bySeverity = <Row extends { severity: string }>(list: Row[]) => [...list].sort((a, b) => a.severity.localeCompare(b.severity));
        const state = await readMonitor(db, patientId, NOW);
        expect({ ...state, snoozed: bySeverity(state.snoozed) }).toEqual({ readings: latest, own, snoozed: bySeverity(silent), alerts: newest, seq: seqs.get(patientId) ?? 0 });
        const asked = await readAlerts(db, patientId, NOW);
        expect({ ...asked, snoozed: bySeverity(asked.snoozed) }).toEqual({ alerts: newest, snoozed: bySeverity(silent) });
      }),
      { numRuns: 40 },
    );
  });

  test("of a patient without anything it is empty", async () => {
    expect(await readMonitor(db, await addPatient(db), NOW)).toEqual({ seq: 0, readings: [], own: new Map(), alerts: [], snoozed: [] });
  });

  test("its text is made once, and anew within a transaction, which sees what it has stored itself", async () => {
    let made = 0;
    const namesOf = keptQuery<{ from: number }, { firstName: string }[]>((asked) => {
      made++;
      return asked.select({ firstName: patients.firstName }).from(patients).where(gt(patients.id, sql.placeholder("from"))).orderBy(asc(patients.id));
    });
    const from = await addPatient(db);
    for (let times = 0; times < 12; times++) expect(await namesOf(db, { from })).toEqual([]);
    expect(made).toBe(1);
    const within = db.transaction(async (tx) => {
      await tx.insert(patients).values({ medicalRecordNumber: "MRN-TX", firstName: "Unstored", lastName: "X", medicalHistory: [], allergies: [], medications: [] });
      expect(await namesOf(tx, { from })).toEqual([{ firstName: "Unstored" }]);
      throw new Error("back");
    });
    await expect(within).rejects.toThrow("back");
    expect(await namesOf(db, { from })).toEqual([]);
    expect(made).toBe(2);
  });

  test("a value that is not given, and a column asked for twice, are errors, not empty answers", async () => {
    const byId = keptQuery((asked) => asked.select({ id: patients.id }).from(patients).where(eq(patients.id, sql.placeholder("id"))));
    await expect(async () => byId(db, {})).rejects.toThrow(/No value for placeholder "id"/);
    await addUser(db);
    const twice = together(db, { people: db.select({ one: users.firstName, other: users.firstName }).from(users).limit(1) });
    await expect(twice).rejects.toThrow(/two have the same name/);
  });
});
