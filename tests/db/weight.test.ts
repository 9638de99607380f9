import type { Database } from "db/client";
import { eventsAfter } from "db/vital-events";
import { readSeries } from "db/vital-series";
import { removeReading, writeReadings } from "db/vital-writer";
import { countWeights, findWeightPlan, pageOfWeights, rememberUnit, storeWeightPlan } from "db/weight";
import { patients, vitalRollups } from "db/schema";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parseView } from "~/routes/health-dashboard/search-params";
import { loadWeight } from "~/routes/health-dashboard/weight.server";
import type { OpenRecord } from "~/services/records/record-guard.server";
import { engines, type TestDatabase } from "../support/databases";
import { addPatient } from "./support/rows";

const NOW = new Date("2026-03-10T12:00:00Z");
const at = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);
const weight = (value: number, hours: number) => ({
  deviceType: "body_weight" as const,
  value,
  diastolic: null,
  measuredAt: at(hours),
});

describe.each(engines)("weights on $name", ({ open }) => {
  let database: TestDatabase;
  let db: Database;
  beforeAll(async () => {
    database = await open();
    db = database.db;
  });
  afterAll(() => database.close());

  const sums = (patientId: number) =>
    db
      .select({ span: vitalRollups.span, count: vitalRollups.count, sum: vitalRollups.sum })
      .from(vitalRollups)
      .where(eq(vitalRollups.patientId, patientId))
      .orderBy(vitalRollups.span);

  test("an entry is taken out once, by its own patient only, and the sums and the listeners know", async () => {
    const [patientId, other] = [await addPatient(db), await addPatient(db)];
    await writeReadings(db, { patientId, deviceId: 0, readings: [weight(80, 0), weight(82, 0.5)], now: NOW });
    const [newest] = await pageOfWeights(db, patientId, { limit: 1, offset: 0 });
    const remove = (whose: number, deviceType: "body_weight" | "heart_rate" = "body_weight") =>
      removeReading(db, { patientId: whose, deviceType, readingId: newest!.id, now: NOW });
    expect([await remove(other), await remove(patientId, "heart_rate")]).toEqual([
      { removed: null, told: false },
      { removed: null, told: false },
    ]);
    expect(await remove(patientId)).toEqual({ removed: weight(82, 0.5), told: true });
    expect(await remove(patientId)).toEqual({ removed: null, told: false });
    expect([await countWeights(db, patientId), await sums(patientId)]).toEqual([
      1,
      [
        { span: "hour", count: 1, sum: 80 },
        { span: "day", count: 1, sum: 80 },
      ],
    ]);
    expect((await eventsAfter(db, patientId, 1))!.map(({ data }) => data)).toEqual([{ changed: true }]);
    expect(await remove(other)).toMatchObject({ removed: null });
  });

  test("the last entry that goes leaves no sums behind", async () => {
    const patientId = await addPatient(db);
    const { added } = await writeReadings(db, { patientId, deviceId: 0, readings: [weight(80, -48)], now: NOW });
    await removeReading(db, { patientId, deviceType: "body_weight", readingId: added[0]!.id, now: NOW });
    expect([
      await sums(patientId),
      (await readSeries(db, { patientId, deviceType: "body_weight", from: at(-100), to: NOW })).points,
    ]).toEqual([[], []]);
  });

  test("entries come newest first, a page at a time", async () => {
    const patientId = await addPatient(db);
    await writeReadings(db, {
      patientId,
      deviceId: 0,
      readings: [weight(80, -3), weight(81, -1), weight(82, -2)],
      now: NOW,
    });
    expect((await pageOfWeights(db, patientId, { limit: 2, offset: 0 })).map(({ value }) => value)).toEqual([81, 82]);
    expect((await pageOfWeights(db, patientId, { limit: 2, offset: 2 })).map(({ value }) => value)).toEqual([80]);
  });

  test("the plan and the unit are kept, and the unit alone leaves the goal as it is", async () => {
    const patientId = await addPatient(db);
    expect(await findWeightPlan(db, patientId)).toEqual({ unit: "kg", goal: null, isStored: false });
    const goal = { goalKg: 75, goalOn: null, startKg: 82.5, startOn: "2026-03-10" };
    await storeWeightPlan(db, patientId, { unit: "kg", goal });
    await rememberUnit(db, patientId, "lb");
    expect(await findWeightPlan(db, patientId)).toEqual({ unit: "lb", goal, isStored: true });
    await storeWeightPlan(db, patientId, { unit: "lb", goal: null });
    expect(await findWeightPlan(db, patientId)).toMatchObject({ goal: null });
  });

  test("a goal that was kept before it was refused stays with its warning, and nobody is cheered on towards it", async () => {
    const patientId = await addPatient(db);
    await db.update(patients).set({ heightCm: 170 }).where(eq(patients.id, patientId));
    await writeReadings(db, { patientId, deviceId: 0, readings: [weight(60, -3)], now: NOW });
    const shown = async (goalKg: number) => {
      await storeWeightPlan(db, patientId, {
        unit: "kg",
        goal: { goalKg, goalOn: null, startKg: 70, startOn: "2026-01-10" },
      });
      const { goal, milestones, share, warnings } = await loadWeight(
        { db, clock: () => NOW },
        { patientId } as OpenRecord,
        parseView(new URLSearchParams("tab=weight")),
      );
      return {
        goalKg: goal!.goalKg,
        stations: milestones.length,
        hasBar: share !== null,
        warned: warnings.some((text) => text.includes("below a healthy weight")),
      };
    };
    expect(await shown(50)).toEqual({ goalKg: 50, stations: 0, hasBar: false, warned: true });
    expect(await shown(56)).toEqual({ goalKg: 56, stations: 4, hasBar: true, warned: false });
  });
});
