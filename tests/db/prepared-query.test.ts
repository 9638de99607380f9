import { rowsOf, type Database } from "db/client";
import { preparedQuery, selectAll } from "db/prepared-query";
import { ownRecordAccess, recordAccess } from "db/patients";
import { findPatient, readOverview } from "db/records";
import { patients, users, vitalAlerts, vitalLimits, vitalSnoozes } from "db/schema";
import { newestAlerts, ownLimits, snoozes } from "db/vital-alerts";
import { newestSeqs } from "db/vital-events";
import { readAlerts, readMonitor } from "db/vital-monitor";
import { readSeriesOf, spansSince } from "db/vital-series";
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
const SINCE = new Date("2026-03-03T12:00:00.123Z");
const ADMIN = { id: 2_000_000, role: "admin" as const };
const value = fc.double({ min: 30, max: 250, noNaN: true });
const instant = fc.date({ min: new Date("2024-01-01T00:00:00Z"), max: NOW, noInvalidDate: true });
const maybe = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: null });

describe.each(engines)("a prepared query of ours on $name", ({ open }) => {
  let database: TestDatabase;
  let db: Database;
  beforeAll(async () => {
    database = await open();
    db = database.db;
  });
  afterAll(() => database.close());

  test("what a patient's monitoring stands at is, asked together, what it is when asked piece by piece", async () => {
    const stored = fc.record({
      names: fc.tuple(
        fc.constantFrom("Siobhán", 'Ada "the" \\ Reyes', "العربية", "a\nb"),
        fc.constantFrom("O’Neill", "{null}", ""),
      ),
      readings: fc.uniqueArray(
        fc.record({ deviceType: fc.constantFrom(...DEVICE_TYPES), value, diastolic: value, measuredAt: instant }),
        { selector: ({ deviceType, measuredAt }) => `${deviceType} ${+measuredAt}`, maxLength: 8 },
      ),
      isSimulated: fc.boolean(),
      limits: fc.uniqueArray(
        fc.record({
          deviceType: fc.constantFrom(...DEVICE_TYPES),
          low: maybe(value),
          criticalHigh: maybe(value),
          silentMinutes: maybe(fc.integer({ min: 1, max: 9_999 })),
        }),
        { selector: ({ deviceType }) => deviceType },
      ),
      silences: fc.uniqueArray(
        fc.record({ severity: fc.constantFrom(...ALARM_SEVERITIES), minutes: fc.integer({ min: -90, max: 90 }) }),
        { selector: ({ severity }) => severity },
      ),
      alerts: fc.array(
        fc.record({
          value,
          diastolic: maybe(value),
          direction: maybe(fc.constantFrom("low" as const, "high" as const)),
          measuredAt: instant,
          acknowledged: fc.boolean(),
        }),
        { maxLength: 8 },
      ),
    });
    await fc.assert(
      fc.asyncProperty(
        stored,
        async ({ names: [firstName, lastName], readings, isSimulated, limits, silences, alerts }) => {
          const patientId = await addPatient(db);
          const by = await addUser(db, { firstName, lastName });
          const rows = readings.map((reading) => ({
            ...reading,
            diastolic: reading.deviceType === "blood_pressure" ? reading.diastolic : null,
          }));
          await writeReadings(db, {
            patientId,
            deviceId: isSimulated ? READING_SOURCES.simulated : 3,
            readings: rows,
            now: NOW,
          });
          if (limits.length > 0) await db.insert(vitalLimits).values(limits.map((limit) => ({ patientId, ...limit })));
          if (silences.length > 0)
            await db.insert(vitalSnoozes).values(
              silences.map(({ severity, minutes }) => ({
                patientId,
                severity,
                until: new Date(NOW.getTime() + minutes * 60_000),
                by,
              })),
            );
          if (alerts.length > 0) {
            const raised = alerts.map(({ acknowledged, ...alert }, index) => ({
              ...{
                patientId,
                deviceType: "heart_rate" as const,
                kind: "out_of_range" as const,
                severity: "warning" as const,
                raisedAt: NOW,
                clearedAt: NOW,
                ...alert,
              },
              ...(acknowledged ? { acknowledgedAt: new Date(NOW.getTime() + index), acknowledgedBy: by } : {}),
            }));
            await db.insert(vitalAlerts).values(raised);
          }

          const series = {
            deviceTypes: [...DEVICE_TYPES].slice(readings.length),
            from: new Date("2025-01-01T00:00:00Z"),
            to: NOW,
          };
          const [latest, own, silent, newest, seqs, spans, points] = await Promise.all([
            latestReadings(db, patientId),
            ownLimits(db, patientId),
            snoozes(db, patientId, NOW),
            newestAlerts(db, patientId, 5),
            newestSeqs(db, [patientId]),
            spansSince(db, patientId, SINCE),
            readSeriesOf(db, { patientId, ...series }),
          ]);
          const bySeverity = <Row extends { severity: string }>(list: Row[]) =>
            [...list].sort((a, b) => a.severity.localeCompare(b.severity));
          const state = (await readMonitor(db, { patientId, viewer: ADMIN }, { now: NOW, since: SINCE, series }))!;
          expect({ ...state, patient: null, snoozed: bySeverity(state.snoozed) }).toEqual({
            ...{
              patient: null,
              readings: latest,
              own,
              snoozed: bySeverity(silent),
              alerts: newest,
              seq: seqs.get(patientId) ?? 0,
              spans,
              series: points,
            },
          });
          const asked = await readAlerts(db, patientId, NOW);
          expect({ ...asked, snoozed: bySeverity(asked.snoozed) }).toEqual({
            alerts: newest,
            snoozed: bySeverity(silent),
          });
        },
      ),
      { numRuns: 40 },
    );
  });

  test("of a patient without anything it is empty, and of one whom the viewer may not read it is none", async () => {
    const patientId = await addPatient(db);
    const asked = { now: NOW, since: SINCE, series: { deviceTypes: ["heart_rate" as const], from: SINCE, to: NOW } };
    const nothing = {
      seq: 0,
      readings: [],
      own: new Map(),
      alerts: [],
      snoozed: [],
      spans: [],
      series: new Map([["heart_rate", { of: "readings", points: [] }]]),
    };
    expect(await readMonitor(db, { patientId, viewer: ADMIN }, asked)).toEqual({
      ...nothing,
      patient: { firstName: "Ada", lastName: "Reyes", medicalRecordNumber: expect.any(String) as string },
    });
    for (const viewer of [
      null,
      { id: ADMIN.id, role: "patient" as const },
      { id: ADMIN.id, role: "provider" as const },
    ])
      expect(await readMonitor(db, { patientId, viewer }, asked)).toBeNull();
  });

  test("whatever a record holds comes as it is when it is asked for with others", async () => {
    const text = fc.oneof(
      fc.constantFrom('"', "\\", "{a,b}", "NULL", "null", "", "x,y", "Ø العربية", "a\nb"),
      fc.string({ maxLength: 8 }).map((one) => one.replaceAll("\0", "")),
    );
    const list = fc.array(text, { maxLength: 4 });
    const record = fc.record({
      firstName: text,
      medicalHistory: list,
      allergies: list,
      medications: list,
      dateOfBirth: maybe(fc.constantFrom("1979-11-02", "2020-02-29")),
      insuranceProvider: text,
    });
    await fc.assert(
      fc.asyncProperty(record, async (change) => {
        const reader = { patientId: await addPatient(db, change), viewer: ADMIN };
        const [patient, overview] = await Promise.all([
          findPatient(db, reader),
          readOverview(db, reader, { recent: 3 }),
        ]);
        expect(patient).toMatchObject(change);
        expect(overview).toEqual({ patient, readings: [], own: new Map(), recent: [] });
      }),
      { numRuns: 60 },
    );
  });

  test("its text is made once, and anew within a transaction, which sees what it has stored itself", async () => {
    let made = 0;
    const namesOf = preparedQuery<{ from: number }, { firstName: string }[]>((asked) => {
      made++;
      return asked
        .select({ firstName: patients.firstName })
        .from(patients)
        .where(gt(patients.id, sql.placeholder("from")))
        .orderBy(asc(patients.id));
    });
    const from = await addPatient(db);
    for (let times = 0; times < 12; times++) expect(await namesOf(db, { from })).toEqual([]);
    expect(made).toBe(1);
    const within = db.transaction(async (tx) => {
      await tx.insert(patients).values({
        medicalRecordNumber: "MRN-TX",
        firstName: "Unstored",
        lastName: "X",
        medicalHistory: [],
        allergies: [],
        medications: [],
      });
      expect(await namesOf(tx, { from })).toEqual([{ firstName: "Unstored" }]);
      throw new Error("back");
    });
    await expect(within).rejects.toThrow("back");
    expect(await namesOf(db, { from })).toEqual([]);
    expect(made).toBe(2);
  });

  test("what every page of a record asks is planned once, whoever asks", async () => {
    const owner = await addUser(db);
    const patientId = await addPatient(db, { userId: owner });
    const series = { deviceTypes: [...DEVICE_TYPES], from: SINCE, to: NOW };
    const viewers = [null, ADMIN, { id: owner, role: "patient" as const }, { id: ADMIN.id, role: "provider" as const }];
    await db.transaction(async (within) => {
      for (let times = 0; times < 5; times++) {
        for (const viewer of viewers) {
          await recordAccess(within, patientId, viewer?.id ?? null, NOW);
          await ownRecordAccess(within, { userId: owner, viewerId: viewer?.id ?? null, otherwise: patientId });
          await findPatient(within, { patientId, viewer });
          await readOverview(within, { patientId, viewer }, { recent: 3 });
          await readMonitor(within, { patientId, viewer }, { now: NOW, since: SINCE, series });
        }
      }
      // From the sixth use prepared; five plans for the values at hand, as PostgreSQL has it, and then one for all.
      const plans = rowsOf<{ kind: string; own: number }>(
        await within.execute(
          sql`select left(statement, 80) as kind, custom_plans::int as own from pg_prepared_statements where statement like 'select%"is_demo"%' and custom_plans + generic_plans >= 10`,
        ),
      );
      // Five questions; other tests have asked the last one with other years.
      expect(new Set(plans.map(({ kind }) => kind)).size).toBe(5);
      for (const { own } of plans) expect(own).toBe(5);
    });
  });

  test("a value that is not given is an error, not an empty answer", async () => {
    const byId = preparedQuery((asked) =>
      asked
        .select({ id: patients.id })
        .from(patients)
        .where(eq(patients.id, sql.placeholder("id"))),
    );
    await expect(async () => byId(db, {})).rejects.toThrow(/No value for placeholder "id"/);
  });

  test("columns of the same name are told apart", async () => {
    await addUser(db, { firstName: "Twice" });
    const part = db
      .select({ one: users.firstName, id: users.id, other: users.firstName, same: sql<number>`${users.id}` })
      .from(users)
      .where(eq(users.firstName, "Twice"));
    const [{ people }] = (await selectAll(db, { people: part })) as [{ people: Awaited<typeof part> }];
    expect(people).toEqual(await part);
    expect(people).toMatchObject([{ one: "Twice", other: "Twice" }]);
  });
});
