import { and, desc, eq, sql } from "drizzle-orm";
import type { WeightPlanning } from "~/domain/weight/plan";
import type { ForecastPerson } from "~/domain/weight/forecast";
import type { WeightUnit } from "~/domain/vitals/types";
import type { Queryable } from "./client";
import { patients, vitalReadings, weightPlans } from "./schema";

const weightsOf = (patientId: number) =>
  and(eq(vitalReadings.patientId, patientId), eq(vitalReadings.deviceType, "body_weight"));

export type WeightEntry = { id: number; measuredAt: Date; /** kg */ value: number; deviceId: number };

/** Some of a patient's weights, newest first. Whether they may be read is for the caller to have asked. */
export const pageOfWeights = (
  db: Queryable,
  patientId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<WeightEntry[]> =>
  db
    .select({
      id: vitalReadings.id,
      measuredAt: vitalReadings.measuredAt,
      value: vitalReadings.value,
      deviceId: vitalReadings.deviceId,
    })
    .from(vitalReadings)
    .where(weightsOf(patientId))
    .orderBy(desc(vitalReadings.measuredAt), desc(vitalReadings.deviceId))
    .limit(limit)
    .offset(offset);

export async function countWeights(db: Queryable, patientId: number): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(vitalReadings)
    .where(weightsOf(patientId));
  return row!.count;
}

/** What a patient works towards and in which unit they think; kg and no goal where nothing is stored. */
export async function findWeightPlan(
  db: Queryable,
  patientId: number,
): Promise<WeightPlanning & { isStored: boolean }> {
  const [plan] = await db.select().from(weightPlans).where(eq(weightPlans.patientId, patientId));
  if (!plan) return { unit: "kg", goal: null, isStored: false };
  const { unit, goalKg, goalOn, startKg, startOn } = plan;
  const goal = goalKg === null || startKg === null || startOn === null ? null : { goalKg, goalOn, startKg, startOn };
  return { unit, goal, isStored: true };
}

/** The same for whoever changes it in this transaction: of two at once the second waits, where there is one already. */
export async function lockWeightPlan(tx: Queryable, patientId: number): Promise<WeightPlanning> {
  await tx
    .select({ patientId: weightPlans.patientId })
    .from(weightPlans)
    .where(eq(weightPlans.patientId, patientId))
    .for("update");
  return findWeightPlan(tx, patientId);
}

/** Stores a patient's plan in the place of the one there was. */
export async function storeWeightPlan(tx: Queryable, patientId: number, { unit, goal }: WeightPlanning): Promise<void> {
  const row = {
    unit,
    goalKg: goal?.goalKg ?? null,
    goalOn: goal?.goalOn ?? null,
    startKg: goal?.startKg ?? null,
    startOn: goal?.startOn ?? null,
  };
  await tx
    .insert(weightPlans)
    .values({ patientId, ...row })
    .onConflictDoUpdate({ target: weightPlans.patientId, set: row });
}

/** Remembers the unit that a patient used last. */
export async function rememberUnit(tx: Queryable, patientId: number, unit: WeightUnit): Promise<void> {
  await tx
    .insert(weightPlans)
    .values({ patientId, unit })
    .onConflictDoUpdate({ target: weightPlans.patientId, set: { unit } });
}

/** What a forecast has to know of a patient. */
export async function forecastPerson(db: Queryable, patientId: number): Promise<ForecastPerson> {
  const [person] = await db
    .select({
      gender: patients.gender,
      dateOfBirth: patients.dateOfBirth,
      heightCm: patients.heightCm,
      medicalHistory: patients.medicalHistory,
    })
    .from(patients)
    .where(eq(patients.id, patientId));
  return person ?? { gender: null, dateOfBirth: null, heightCm: null, medicalHistory: [] };
}
