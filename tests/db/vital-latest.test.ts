import type { Database } from "db/client";
import { patients, vitalCounts, vitalLatest, vitalReadings } from "db/schema";
import { deleteSimulated } from "db/vital-simulated";
import { removeReading, writeReadings } from "db/vital-writer";
import { latestReadings } from "db/vitals";
import { and, asc, eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { READING_SOURCES, type DeviceType } from "~/domain/vitals/types";
import { engines, type TestDatabase } from "../support/databases";
import { addPatient, rowsOf } from "./support/rows";

const NOW = new Date("2026-03-10T12:00:00Z");
/** Steps of five months: readings come to lie in several years' partitions, and often at one instant. */
const at = (step: number) => new Date(NOW.getTime() - step * 150 * 24 * 3_600_000);
const TYPES = ["heart_rate", "blood_pressure"] as const satisfies readonly DeviceType[];
const DEVICES = [READING_SOURCES.simulated, 0, 7] as const;

/** The newest of each type, looked for in all readings. */
const newestOf = (db: Database, patientIds: readonly number[]) =>
  rowsOf(
    db,
    sql`
    select distinct on (patient_id, device_type) patient_id, device_type, id, measured_at, device_id, value, diastolic from vital_readings
    where patient_id in ${patientIds} order by patient_id, device_type, measured_at desc, device_id desc`,
  );
const keptOf = (db: Database, patientIds: readonly number[]) =>
  rowsOf(
    db,
    sql`select patient_id, device_type, id, measured_at, device_id, value, diastolic from vital_latest where patient_id in ${patientIds} order by patient_id, device_type`,
  );

/** How many readings of each type there are, counted in all of them; and as it is kept. */
const recountOf = (db: Database, patientIds: readonly number[]) =>
  rowsOf(
    db,
    sql`
    select patient_id, device_type, (count(*) filter (where device_id <> -2))::int as measured, (count(*) filter (where device_id = -2))::int as simulated
    from vital_readings where patient_id in ${patientIds} group by 1, 2 order by 1, 2`,
  );
const countsOf = (db: Database, patientIds: readonly number[]) =>
  rowsOf(
    db,
    sql`select * from vital_counts where patient_id in ${patientIds} and measured + simulated <> 0 order by patient_id, device_type`,
  );

const reading = fc.record({
  type: fc.constantFrom(...TYPES),
  step: fc.nat(12),
  value: fc.integer({ min: 60, max: 99 }),
});
const who = fc.record({ patient: fc.nat(1), device: fc.constantFrom(...DEVICES) });
const change = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant("write" as const),
      who,
      readings: fc.array(reading, { minLength: 1, maxLength: 6 }),
      correct: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("remove" as const), who, which: fc.nat(20) }) },
  fc.record({ kind: fc.constant("sweep" as const), step: fc.nat(12) }),
  // What the application does not do, somebody at the database's prompt may.
  fc.record({
    kind: fc.constant("move" as const),
    who,
    type: fc.constantFrom(...TYPES),
    from: fc.nat(12),
    by: fc.integer({ min: 13, max: 20 }),
  }),
  fc.record({ kind: fc.constant("give" as const), who, type: fc.constantFrom(...TYPES) }),
  fc.record({ kind: fc.constant("drop" as const), who, type: fc.constantFrom(...TYPES), from: fc.nat(12) }),
);
type Change = typeof change extends fc.Arbitrary<infer T> ? T : never;

describe.each(engines)("the newest readings on $name", ({ open }) => {
  let database: TestDatabase;
  let db: Database;
  beforeAll(async () => {
    database = await open();
    db = database.db;
  });
  afterAll(() => database.close());

  const row = ({ type, step, value }: { type: DeviceType; step: number; value: number }) => ({
    deviceType: type,
    value,
    diastolic: type === "blood_pressure" ? value - 20 : null,
    measuredAt: at(step),
  });

  async function apply(ids: readonly number[], change: Change): Promise<void> {
    if (change.kind === "sweep") return void (await deleteSimulated(db, at(change.step), NOW));
    const patientId = ids[change.who.patient]!;
    switch (change.kind) {
      case "write":
        return void (await writeReadings(db, {
          patientId,
          deviceId: change.who.device,
          readings: change.readings.map(row),
          now: NOW,
          correct: change.correct,
        }));
      case "remove": {
        const all = await db
          .select()
          .from(vitalReadings)
          .where(eq(vitalReadings.patientId, patientId))
          .orderBy(asc(vitalReadings.id));
        const one = all[change.which % Math.max(1, all.length)];
        return void (
          one && (await removeReading(db, { patientId, deviceType: one.deviceType, readingId: one.id, now: NOW }))
        );
      }
      case "move":
        return void (await db
          .update(vitalReadings)
          .set({ measuredAt: at(change.by) })
          .where(
            and(
              eq(vitalReadings.patientId, patientId),
              eq(vitalReadings.deviceType, change.type),
              eq(vitalReadings.deviceId, change.who.device),
              eq(vitalReadings.measuredAt, at(change.from)),
            ),
          ));
      case "give":
        return void (await db
          .update(vitalReadings)
          .set({ patientId: ids.find((id) => id !== patientId)! })
          .where(
            and(
              eq(vitalReadings.patientId, patientId),
              eq(vitalReadings.deviceType, change.type),
              eq(vitalReadings.deviceId, change.who.device),
            ),
          ));
      case "drop":
        return void (await db
          .delete(vitalReadings)
          .where(and(eq(vitalReadings.deviceType, change.type), eq(vitalReadings.measuredAt, at(change.from)))));
    }
  }

  test(
    "are those of the table after any sequence of writes, corrections, removals and sweeps",
    { timeout: 120_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 20 }), async (changes) => {
          const ids = [await addPatient(db), await addPatient(db)];
          for (const one of changes) {
            // A reading that is moved onto another is refused, and then nothing has changed.
            await apply(ids, one).catch((error: unknown) => {
              if (one.kind !== "move" && one.kind !== "give") throw error;
            });
            expect(await keptOf(db, ids)).toEqual(await newestOf(db, ids));
            expect(await countsOf(db, ids)).toEqual(await recountOf(db, ids));
          }
          await db.delete(patients).where(sql`id in ${ids}`);
          expect(await keptOf(db, ids)).toEqual([]);
          expect(await countsOf(db, ids)).toEqual([]);
        }),
        { numRuns: 40 },
      );
    },
  );

  test("are those of the table after writers and removers at once that do not wait for each other", async () => {
    const ids = [await addPatient(db), await addPatient(db)];
    // Past the writer and its lock, straight at the table.
    const add = (patientId: number, step: number) =>
      db
        .insert(vitalReadings)
        .values({ patientId, ...row({ type: "heart_rate", step, value: 70 }) })
        .onConflictDoNothing();
    const remove = (patientId: number, step: number) =>
      db
        .delete(vitalReadings)
        .where(and(eq(vitalReadings.patientId, patientId), eq(vitalReadings.measuredAt, at(step))));
    for (let round = 0; round < 30; round++) {
      const steps = [round % 3, (round + 1) % 3, 3];
      await Promise.all(
        ids.flatMap((id) => steps.flatMap((step, index) => [add(id, step), remove(id, steps[(index + round) % 3]!)])),
      );
      expect(await keptOf(db, ids)).toEqual(await newestOf(db, ids));
      expect(await countsOf(db, ids)).toEqual(await recountOf(db, ids));
    }
  });

  test("are there for readings from before the table was, and in the order of the types", async () => {
    const patientId = await addPatient(db);
    await writeReadings(db, {
      patientId,
      deviceId: 7,
      readings: [...TYPES].reverse().map((type) => row({ type, step: 3, value: 88 })),
      now: NOW,
    });
    const fill = readFileSync("db/migrations/0012_vital_latest.sql", "utf8")
      .split("--> statement-breakpoint")
      .find((statement) => statement.includes("enum_range"))!;
    const before = await latestReadings(db, patientId);
    expect(before.map(({ deviceType }) => deviceType)).toEqual(TYPES);
    await db.delete(vitalLatest);
    await db.execute(sql.raw(fill));
    expect(await latestReadings(db, patientId)).toEqual(before);
  });

  test("are counted, also those from before there were counts", async () => {
    const patientId = await addPatient(db);
    for (const deviceId of DEVICES)
      await writeReadings(db, {
        patientId,
        deviceId,
        readings: TYPES.flatMap((type) => [3, 7].map((step) => row({ type, step, value: 88 }))),
        now: NOW,
      });
    const fill = readFileSync("db/migrations/0031_vital_counts.sql", "utf8").split("--> statement-breakpoint").at(-1)!;
    await db.delete(vitalCounts);
    await db.execute(sql.raw(fill));
    expect(await countsOf(db, [patientId])).toEqual(
      [...TYPES].map((type) => ({ patient_id: patientId, device_type: type, measured: 4, simulated: 2 })),
    );
  });
});
