import type { Database } from "db/client";
import { appointmentRequests, consultations, patients, prescriptions, vitalReadings } from "db/schema";
import type { AppointmentStatus } from "~/domain/booking";
import { addDays, dateIn } from "~/domain/dates";
import { DEFAULT_AVAILABILITY } from "~/domain/providers/availability";
import { instantAt } from "~/domain/zones";
import { addProviders, addUser, EVERY_DAY, requestRow } from "../../db/support/rows";
import { sessionOf, withOwnSite, WORKERS_OWN } from "./own-site";
import { test as base } from "./visit";

const ZONE = "America/Chicago";

/** A server of its own with a specialist who has work to do, one who has none, and their cookies. */
type DeskSite = { url: string; provider: number; busy: string; idle: string };

export const test = base.extend<object, { desk: DeskSite }>({
  desk: [({}, use) => withOwnSite(prepareDesk, use), WORKERS_OWN],
});

async function prepareDesk(db: Database) {
  const [busy, idle] = [
    await addUser(db, { firstName: "Nora", lastName: "Okafor" }),
    await addUser(db, { firstName: "Idris", lastName: "Bell" }),
  ];
  const common = {
    reviewStatus: "verified",
    reviewedAt: new Date(),
    bio: "Plain words about food, without counting, and time to listen.",
    timeZone: ZONE,
  } as const;
  const [provider] = await addProviders(db, [
    { userId: busy, availability: EVERY_DAY, ...common },
    { userId: idle, availability: DEFAULT_AVAILABILITY, ...common },
  ]);
  await addPatients(db, provider!);
  await addRequests(db, provider!);
  return { provider: provider!, busy: await sessionOf(db, busy), idle: await sessionOf(db, idle) };
}

async function addPatients(db: Database, providerId: number) {
  const now = new Date();
  const ago = (days: number) => new Date(now.getTime() - days * 86_400_000);
  const person = {
    medicalHistory: ["Hypertension"],
    allergies: ["Penicillin"],
    medications: ["Lisinopril 20 mg once daily"],
  };
  const [ada, tom] = await db
    .insert(patients)
    .values([
      {
        ...person,
        firstName: "Ada",
        lastName: "Reyes",
        medicalRecordNumber: "MR-0001",
        dateOfBirth: "1985-03-27",
        gender: "female",
        emergencyContact: "Sam Reyes, 555 010 0111",
        insuranceProvider: "Blue River Health",
      },
      {
        firstName: "Tom",
        lastName: "Lindqvist",
        medicalRecordNumber: "MR-0002",
        medicalHistory: [],
        allergies: [],
        medications: [],
      },
    ])
    .returning({ id: patients.id });
  const base = { providerId, symptoms: [] as string[] };
  await db.insert(consultations).values([
    {
      ...base,
      patientId: ada!.id,
      type: "video",
      status: "completed",
      scheduledAt: ago(30),
      symptoms: ["Dizziness in the morning"],
      diagnosis: "Pressure not yet controlled",
      treatment: "Lisinopril raised to 20 mg",
    },
    { ...base, patientId: ada!.id, type: "vr", status: "scheduled", scheduledAt: noonToday() },
    { ...base, patientId: tom!.id, type: "in-person", status: "completed", scheduledAt: ago(3) },
  ]);
  await db.insert(prescriptions).values({
    patientId: ada!.id,
    providerId,
    medicationName: "Lisinopril",
    dosage: "20 mg",
    frequency: "Once daily",
    duration: "90 days",
    prescribedAt: ago(30),
  });
  await db.insert(vitalReadings).values([
    { patientId: ada!.id, deviceType: "heart_rate", value: 112, measuredAt: ago(0.1) },
    { patientId: ada!.id, deviceType: "blood_pressure", value: 128, diastolic: 79, measuredAt: ago(2) },
  ]);
}

const today = () => dateIn(ZONE, new Date());
const noonToday = () => instantAt(ZONE, today(), "12:00");

async function addRequests(db: Database, providerId: number) {
  const request = (firstName: string, status: AppointmentStatus, ahead: number, clock: string) =>
    requestRow(firstName, {
      providerId,
      status,
      startsAt: instantAt(ZONE, addDays(today(), ahead), clock),
      preferredDate: addDays(today(), ahead),
      reasonForVisit: "I would like to eat better, and to sleep through the night again.",
      createdAt: new Date(Date.now() - ahead * 3_600_000),
    });
  await db.insert(appointmentRequests).values([
    request("Cleo", "requested", 5, "10:00"),
    request("Bea", "requested", 4, "10:00"),
    request("Dov", "requested", 3, "10:00"),
    // In the evening: outside of what the flow sets the hours to.
    request("Eli", "accepted", 2, "16:30"),
  ]);
}
