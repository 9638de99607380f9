import { openEmbedded, type Database } from "db/client";
import { createSession } from "db/sessions";
import { appointmentRequests, consultations, patients, prescriptions, vitalReadings } from "db/schema";
import { randomBytes, randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { AppointmentStatus } from "~/domain/booking";
import { addDays, dateIn } from "~/domain/dates";
import { DEFAULT_AVAILABILITY, WEEKDAYS, type Availability } from "~/domain/providers/availability";
import { newReference } from "~/domain/reference";
import { instantAt } from "~/domain/zones";
import { createCookies } from "~/services/sessions/cookies.server";
import { hashToken, newToken } from "~/services/sessions/token.server";
import { addProviders, addUser } from "../../db/support/rows";
import { startServer } from "../../support/server";
import { test as base } from "./visit";

const SESSION_SECRET = "the secret of the desk's tests, longer than 32 characters";
export const ZONE = "America/Chicago";
/** Every day is open, so that the flow is the same on every day it is run. */
const EVERY_DAY = Object.fromEntries(WEEKDAYS.map((day) => [day, { start: "09:00", end: "17:00", available: true }])) as Availability;

/** A server of its own with a specialist who has work to do, one who has none, and their cookies. */
type DeskSite = { url: string; provider: number; busy: string; idle: string };

export const test = base.extend<object, { desk: DeskSite }>({
  desk: [
    async ({}, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), "kindweight-e2e-desk-"));
      try {
        const people = await prepareDesk(dataDir);
        const server = await startServer({ dataDir, env: { SEED: "none", TRUST_PROXY: "1", SESSION_SECRET } });
        try {
          await use({ url: server.url, ...people });
        } finally {
          await server.stop();
        }
      } finally {
        rmSync(dataDir, { recursive: true, force: true });
      }
    },
    { scope: "worker", timeout: 90_000 },
  ],
});

async function prepareDesk(dataDir: string) {
  const database = await openEmbedded(dataDir);
  try {
    await database.migrate();
    const { db } = database;
    const [busy, idle] = [await addUser(db, { firstName: "Nora", lastName: "Okafor" }), await addUser(db, { firstName: "Idris", lastName: "Bell" })];
    const common = { reviewStatus: "verified", reviewedAt: new Date(), bio: "Plain words about food, without counting, and time to listen.", timeZone: ZONE } as const;
    const [provider] = await addProviders(db, [
      { userId: busy, availability: EVERY_DAY, ...common },
      { userId: idle, availability: DEFAULT_AVAILABILITY, ...common },
    ]);
    await addPatients(db, provider!);
    await addRequests(db, provider!);
    return { provider: provider!, busy: await sessionOf(db, busy), idle: await sessionOf(db, idle) };
  } finally {
    await database.close();
  }
}

async function addPatients(db: Database, providerId: number) {
  const now = new Date();
  const ago = (days: number) => new Date(now.getTime() - days * 86_400_000);
  const person = { medicalHistory: ["Hypertension"], allergies: ["Penicillin"], medications: ["Lisinopril 20 mg once daily"] };
  const [ada, tom] = await db
    .insert(patients)
    .values([
      { ...person, firstName: "Ada", lastName: "Reyes", medicalRecordNumber: "MR-0001", dateOfBirth: "1985-03-27", gender: "female", emergencyContact: "Sam Reyes, 555 010 0111", insuranceProvider: "Blue River Health" },
      { firstName: "Tom", lastName: "Lindqvist", medicalRecordNumber: "MR-0002", medicalHistory: [], allergies: [], medications: [] },
    ])
    .returning({ id: patients.id });
  const base = { providerId, symptoms: [] as string[] };
  await db.insert(consultations).values([
    { ...base, patientId: ada!.id, type: "video", status: "completed", scheduledAt: ago(30), symptoms: ["Dizziness in the morning"], diagnosis: "Pressure not yet controlled", treatment: "Lisinopril raised to 20 mg" },
    { ...base, patientId: ada!.id, type: "vr", status: "scheduled", scheduledAt: noonToday() },
    { ...base, patientId: tom!.id, type: "in-person", status: "completed", scheduledAt: ago(3) },
  ]);
  await db.insert(prescriptions).values({ patientId: ada!.id, providerId, medicationName: "Lisinopril", dosage: "20 mg", frequency: "Once daily", duration: "90 days", prescribedAt: ago(30) });
  await db.insert(vitalReadings).values([
    { patientId: ada!.id, deviceType: "heart_rate", value: 112, measuredAt: ago(0.1) },
    { patientId: ada!.id, deviceType: "blood_pressure", value: 128, diastolic: 79, measuredAt: ago(2) },
  ]);
}

const today = () => dateIn(ZONE, new Date());
const noonToday = () => instantAt(ZONE, today(), "12:00");

async function addRequests(db: Database, providerId: number) {
  const request = (firstName: string, status: AppointmentStatus, ahead: number, clock: string) => {
    const startsAt = instantAt(ZONE, addDays(today(), ahead), clock);
    return {
      reference: newReference(randomBytes(5)),
      idempotencyKey: randomUUID(),
      payloadHash: Buffer.alloc(32),
      firstName,
      lastName: "Marlowe",
      email: `${firstName.toLowerCase()}@example.com`,
      phone: "555 010 0199",
      dateOfBirth: "1979-11-02",
      appointmentType: "video-consultation" as const,
      preferredDate: addDays(today(), ahead),
      preferredTime: "10:00 AM",
      reasonForVisit: "I would like to eat better, and to sleep through the night again.",
      providerId,
      status,
      startsAt,
      endsAt: new Date(startsAt.getTime() + 30 * 60_000),
      patientZone: "America/New_York",
      createdAt: new Date(Date.now() - ahead * 3_600_000),
    };
  };
  await db.insert(appointmentRequests).values([
    request("Cleo", "requested", 5, "10:00"),
    request("Bea", "requested", 4, "10:00"),
    request("Dov", "requested", 3, "10:00"),
    // In the evening: outside of what the flow sets the hours to.
    request("Eli", "accepted", 2, "16:30"),
  ]);
}

async function sessionOf(db: Database, userId: number) {
  const token = newToken();
  const now = new Date();
  await createSession(db, { tokenHash: hashToken(token), userId, now, expiresAt: new Date(now.getTime() + 3_600_000) });
  return createCookies({ secure: false, sessionSecret: SESSION_SECRET }).session.serialize(token);
}
