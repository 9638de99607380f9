import { and, eq, inArray, sql } from "drizzle-orm";
import { addYears, type IsoDate } from "~/domain/dates";
import { DAY_MS, MINUTE_MS } from "~/domain/durations";
import type { Specialty } from "~/domain/providers/constants";
import type { Queryable } from "db/client";
import { rollUp } from "db/vital-rollups";
import { consultations, patients, prescriptions, providers, vitalReadings, weightPlans } from "db/schema";
import { DEMO_DAYS, demoInstant, demoReadings, demoToday, shiftDate } from "./demo-readings";
import { CURRENT, GOAL, GOAL_DAY, INTAKE, PRESCRIPTIONS, VISITS, type Clock } from "./demo-story";

/** Rows an insert: few enough for one statement's parameters, many enough that round trips do not count. */
const BATCH = 400;

/**
 * Inserts the fictional demo patient with eight consultations, five
 * prescriptions and ninety days of readings. In a fresh database they are the
 * first patient, and so number 1, which everyone may read.
 *
 * The same `now` gives the same record; seconds of `now` do not count. Insert
 * the providers first: consultations link to the ones there are.
 * @throws if the database has the patient already (the record number is unique).
 */
export async function insertDemoPatient(tx: Queryable, now: Date): Promise<void> {
  const minute = new Date(Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS);
  const patientId = await insertPatient(tx, minute);
  const findProvider = await providerFinder(tx);

  const today = demoToday(minute);
  const planned = VISITS.map(({ day, time, ...visit }) => ({ ...visit, scheduledAt: visitTime(today, day, time) }));
  await tx
    .insert(consultations)
    .values(
      [...planned, { ...CURRENT, scheduledAt: halfHourBefore(minute) }]
        .sort((a, b) => a.scheduledAt.getTime() - b.scheduledAt.getTime())
        .map(({ with: specialty, ...row }) => ({ ...row, patientId, providerId: findProvider(specialty, row.type) })),
    );

  await tx.insert(prescriptions).values(
    PRESCRIPTIONS.map(({ at, ...prescription }, index) => ({
      ...prescription,
      patientId,
      providerId: findProvider(at.with, at.type),
      // Towards the end of the visit, a minute apart: the order of a list by time is then certain.
      prescribedAt: new Date(visitTime(today, at.day, at.time).getTime() + (25 + index) * MINUTE_MS),
    })),
  );

  const readings = demoReadings(minute);
  for (let from = 0; from < readings.length; from += BATCH) {
    const batch = readings.slice(from, from + BATCH);
    await tx.insert(vitalReadings).values(batch.map((reading) => ({ ...reading, patientId })));
  }
  await rollUp(tx, patientId, readings);
  await tx.insert(weightPlans).values({
    patientId,
    unit: "kg",
    ...GOAL,
    startOn: shiftDate(today, INTAKE.day),
    goalOn: shiftDate(today, GOAL_DAY),
  });
}

async function insertPatient(tx: Queryable, now: Date): Promise<number> {
  const [patient] = await tx
    .insert(patients)
    .values({
      medicalRecordNumber: "KW-000001",
      firstName: "Daniel",
      lastName: "Reyes",
      dateOfBirth: birthDate(demoToday(now)),
      gender: "male",
      heightCm: 178,
      emergencyContact: "Elena Reyes (wife), (212) 555-0142",
      insuranceProvider: "Harborlight Health Plan PPO",
      medicalHistory: [
        "Type 2 diabetes",
        "Hypertension",
        "Class I obesity",
        "High cholesterol",
        "Vitamin D deficiency",
      ],
      allergies: ["Penicillin (hives)", "Latex (contact dermatitis)"],
      medications: PRESCRIPTIONS.map(
        ({ medicationName, dosage, frequency }) => `${medicationName} ${dosage} ${frequency.toLowerCase()}`,
      ),
      isDemo: true,
      createdAt: new Date(now.getTime() - (DEMO_DAYS + 1) * DAY_MS),
    })
    .returning({ id: patients.id });
  return patient!.id;
}

/** The 14th of March that makes the patient 46 today. */
function birthDate(today: IsoDate): IsoDate {
  const birthday = `${today.slice(0, 4)}-03-14`;
  return addYears(birthday, birthday <= today ? -46 : -47);
}

/** When a visit is due; 0 days never occurs, so moving it off a weekend never moves it across today. */
function visitTime(today: IsoDate, day: number, time: Clock): Date {
  const date = shiftDate(today, day);
  const weekday = new Date(date).getUTCDay();
  const toWeekday = weekday === 6 ? -1 : weekday === 0 ? 1 : 0;
  const [hours, minutes] = time.split(":").map(Number);
  return demoInstant(shiftDate(date, toWeekday), hours! * 60 + minutes!);
}

/**
 * The half hour at which a visit began that has been going on for at least five
 * minutes. It is near `now` even at night: "in progress" since the afternoon
 * would be the stranger sight.
 */
function halfHourBefore(now: Date): Date {
  const half = 30 * MINUTE_MS;
  return new Date(Math.floor((now.getTime() - 5 * MINUTE_MS) / half) * half);
}

/**
 * Looks up one listed and verified provider per specialty, always the same in
 * the same database. A virtual room takes one who works in virtual reality.
 * @returns the provider's id for a specialty and a consultation type, or `null` if there is none.
 */
async function providerFinder(tx: Queryable) {
  const specialties = [...new Set([...VISITS, CURRENT].map((visit) => visit.with))];
  const rows = await tx
    .select({
      specialty: providers.specialty,
      first: sql<number>`min(${providers.id})`,
      firstInVr: sql<number | null>`min(${providers.id}) filter (where ${providers.isVrEnabled})`,
    })
    .from(providers)
    .where(
      and(
        sql`${providers.isListed}`,
        eq(providers.reviewStatus, "verified"),
        inArray(providers.specialty, specialties),
      ),
    )
    .groupBy(providers.specialty);
  const bySpecialty = new Map(rows.map((row) => [row.specialty, row]));
  return (specialty: Specialty, type: string): number | null => {
    const found = bySpecialty.get(specialty);
    return (type === "vr" ? found?.firstInVr : found?.first) ?? null;
  };
}
