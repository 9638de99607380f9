import type { Database } from "db/client";
import { consultations, patients } from "db/schema";
import { insertDemoPatient } from "db/seed/demo-patient";
import { writeReadings } from "db/vital-writer";
import { addDays, dateIn } from "~/domain/dates";
import { DEFAULT_ZONE } from "~/domain/moments";
import { instantAt } from "~/domain/zones";
import { addDeskProvider, addUser } from "../../db/support/rows";
import { providers } from "db/schema";
import { eq } from "drizzle-orm";
import { sessionOf, withOwnSite, WORKERS_OWN } from "./own-site";
import { test as base } from "./visit";

/**
 * A server of its own: the demo patient; Ada, whose heart has been raising
 * alerts and who is treated by Nora; Ben, who has a record and nothing in it;
 * Cleo, whose four vitals are all out of range.
 */
type DashboardSite = {
  url: string;
  ada: { id: number; cookie: string };
  ben: { id: number; cookie: string };
  cleo: { id: number; cookie: string };
  nora: string;
};

export const test = base.extend<object, { site: DashboardSite; siteFor: string }>({
  /** Files that say something else here share no server with the others, nor what those do to its patients. */
  siteFor: ["all", { option: true, scope: "worker" }],
  site: [({}, use) => withOwnSite(prepare, use), WORKERS_OWN],
});

/** Cleo's vitals: elevated, high, warning and critical, in this order. */
const outOfRange = (measuredAt: Date) =>
  (
    [
      ["heart_rate", 110, null],
      ["blood_pressure", 150, 85],
      ["oxygen_sat", 94, null],
      ["temperature", 105, null],
    ] as const
  ).map(([deviceType, value, diastolic]) => ({ deviceType, value, diastolic, measuredAt }));

/** Ada's pulse: six alerts, the last one critical and open. */
const PULSE = [70, 110, 80, 55, 90, 120, 85, 142] as const;

async function prepare(db: Database) {
  const now = new Date();
  await insertDemoPatient(db, now);
  const person = {
    medicalHistory: [],
    allergies: [],
    medications: [],
    dateOfBirth: "1985-03-27",
    gender: "female",
    heightCm: 170,
  };
  const patient = async (firstName: string, more: object = {}) => {
    const userId = await addUser(db, { role: "patient", firstName, lastName: "Marlowe" });
    const [row] = await db
      .insert(patients)
      .values({ userId, firstName, lastName: "Marlowe", medicalRecordNumber: `MR-${firstName}`, ...person, ...more })
      .returning({ id: patients.id });
    return { id: row!.id, cookie: await sessionOf(db, userId) };
  };
  const [ada, ben] = [await patient("Ada"), await patient("Ben", { heightCm: null, dateOfBirth: null, gender: null })];
  const cleo = await patient("Cleo");
  for (const [index, value] of PULSE.entries()) {
    const measuredAt = new Date(now.getTime() - (PULSE.length - index) * 60_000);
    await writeReadings(db, {
      patientId: ada.id,
      deviceId: 0,
      readings: [{ deviceType: "heart_rate", value, diastolic: null, measuredAt }],
      now: measuredAt,
    });
  }
  await writeReadings(db, { patientId: cleo.id, deviceId: 0, readings: outOfRange(now), now });
  // Forty mornings, a hundred grams less each.
  const today = dateIn(DEFAULT_ZONE, now);
  const mornings = Array.from({ length: 40 }, (_, day) => ({
    deviceType: "body_weight" as const,
    value: 84 + day / 10,
    diastolic: null,
    measuredAt: instantAt(DEFAULT_ZONE, addDays(today, -1 - day), "07:00"),
  }));
  await writeReadings(db, { patientId: ada.id, deviceId: 0, readings: mornings, now });

  const providerId = await addDeskProvider(db, {}, { firstName: "Nora", lastName: "Okafor" });
  await db.insert(consultations).values({
    patientId: ada.id,
    providerId,
    type: "video",
    status: "completed",
    scheduledAt: new Date(now.getTime() - 86_400_000),
    symptoms: [],
  });
  const [nora] = await db.select({ userId: providers.userId }).from(providers).where(eq(providers.id, providerId));
  return { ada, ben, cleo, nora: await sessionOf(db, nora!.userId) };
}
