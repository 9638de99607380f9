import { and, eq, inArray, sql } from "drizzle-orm";
import { addYears, type IsoDate } from "~/domain/dates";
import { DAY_MS, MINUTE_MS } from "~/domain/durations";
import type { Specialty } from "~/domain/providers/constants";
import type { Queryable } from "db/client";
import { rollUp } from "db/vital-rollups";
import { consultations, patients, prescriptions, providers, vitalReadings, weightPlans } from "db/schema";
import { DEMO_DAYS, demoInstant, demoReadings, demoToday, shiftDate } from "./demo-readings";
import people from "./data/generated/demo-patient";
import demoPrescriptions from "./data/generated/demo-prescriptions";
import visits from "./data/generated/demo-visits";
import type { Keys } from "./data/generated/keys";

const { birthday, age, startKg, goalKg, goalDay, ...person } = people[0]!;

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
  await tx.insert(consultations).values(
    visits
      .map((visit) => ({ ...visit, scheduledAt: visitTime(visit, today) ?? halfHourBefore(minute) }))
      .sort((a, b) => a.scheduledAt.getTime() - b.scheduledAt.getTime())
      .map(({ name: _name, day: _day, time: _time, specialty, ...row }) => ({
        ...row,
        patientId,
        providerId: findProvider(specialty, row.type),
      })),
  );

  await tx.insert(prescriptions).values(
    demoPrescriptions.map(({ visit: name, ...prescription }, index) => {
      const visit = visitOf(name);
      return {
        ...prescription,
        patientId,
        providerId: findProvider(visit.specialty, visit.type),
        // Towards the end of the visit, a minute apart: the order of a list by time is then certain.
        prescribedAt: new Date(visitTime(visit, today)!.getTime() + (25 + index) * MINUTE_MS),
      };
    }),
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
    startKg,
    goalKg,
    startOn: shiftDate(today, visitOf("intake").day!),
    goalOn: shiftDate(today, goalDay),
  });
}

async function insertPatient(tx: Queryable, now: Date): Promise<number> {
  const [patient] = await tx
    .insert(patients)
    .values({
      ...person,
      dateOfBirth: birthDate(demoToday(now)),
      medications: demoPrescriptions.map(
        ({ medicationName, dosage, frequency }) => `${medicationName} ${dosage} ${frequency.toLowerCase()}`,
      ),
      isDemo: true,
      createdAt: new Date(now.getTime() - (DEMO_DAYS + 1) * DAY_MS),
    })
    .returning({ id: patients.id });
  return patient!.id;
}

/** The birthday that makes the patient as old today as the table says. */
function birthDate(today: IsoDate): IsoDate {
  const thisYear = `${today.slice(0, 4)}-${birthday}`;
  return addYears(thisYear, thisYear <= today ? -age : -age - 1);
}

type Visit = (typeof visits)[number];

const visitOf = (name: Keys["demo-visits"]): Visit => visits.find((visit) => visit.name === name)!;

/**
 * When a visit is due. 0 days never occurs, so moving it off a weekend never moves it across today.
 * @returns `null` for the one that is going on at the moment.
 */
function visitTime({ day, time }: Visit, today: IsoDate): Date | null {
  if (day === undefined || time === undefined) return null;
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
  const specialties = [...new Set(visits.map((visit) => visit.specialty))];
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
