import type { Database } from "db/client";
import { appointmentRequests, patients } from "db/schema";
import { seedDemo } from "db/seed";
import { writeReadings } from "db/vital-writer";
import { hashPassword } from "~/services/passwords.server";
import { addDeskProvider, addUser, requestRow } from "../../db/support/rows";

export const PASSWORD = "three kind words";
/** A patient with readings, and the specialist whom she asks for an appointment. */
export const PATIENT = "ada@example.com";
export const SPECIALIST = "nora@example.com";

/** The demonstration's data, and two people who can sign in. */
export async function addPeople(db: Database): Promise<void> {
  const now = new Date();
  await seedDemo(db, now);
  const account = { passwordHash: await hashPassword(PASSWORD), emailVerifiedAt: now };
  const userId = await addUser(db, {
    ...account,
    role: "patient",
    email: PATIENT,
    firstName: "Ada",
    lastName: "Marlowe",
  });
  const person = {
    medicalHistory: ["Asthma"],
    allergies: ["Penicillin"],
    medications: ["Salbutamol"],
    dateOfBirth: "1985-03-27",
    gender: "female" as const,
    heightCm: 170,
  };
  const [patient] = await db
    .insert(patients)
    .values({ userId, firstName: "Ada", lastName: "Marlowe", medicalRecordNumber: "MR-ADA", ...person })
    .returning({ id: patients.id });
  const hours = Array.from({ length: 48 }, (_, hour) => ({
    deviceType: "heart_rate" as const,
    value: 64 + (hour % 9),
    diastolic: null,
    measuredAt: new Date(now.getTime() - hour * 3_600_000),
  }));
  await writeReadings(db, { patientId: patient!.id, deviceId: 0, readings: hours, now });
  const providerId = await addDeskProvider(
    db,
    { isVrEnabled: true },
    { ...account, email: SPECIALIST, firstName: "Nora", lastName: "Okafor" },
  );
  const startsAt = new Date(now.getTime() + 3 * 86_400_000);
  await db.insert(appointmentRequests).values(
    requestRow("Ada", {
      providerId,
      status: "requested",
      preferredDate: startsAt.toISOString().slice(0, 10),
      createdAt: now,
      startsAt,
    }),
  );
}
