import type { Database } from "db/client";
import { consultations, patients, prescriptions, vitalReadings } from "db/schema";
import { addProviders, addUser } from "../../db/support/rows";
import { sessionFor } from "./examples";

export const PEOPLE = ["owner", "otherPatient", "treating", "unrelated", "admin"] as const;
export type Person = (typeof PEOPLE)[number];

/** Records of a demo patient and of a real one, and everybody who might ask for them. */
export type Records = {
  demo: number;
  own: number;
  /** Of the other patient: nothing in it. */
  empty: number;
  users: Record<Person, number>;
  /** The two specialists: one approved and with a desk, one whose application waits. */
  providers: Record<"treating" | "unrelated", number>;
  cookies: Record<Person, string>;
  /** The owner's completed visit, and one that is yet to come. */
  visit: number;
  planned: number;
};

const person = { firstName: "Ada", lastName: "Reyes", medicalHistory: [], allergies: [], medications: [] };
const VISIT_AT = new Date("2026-03-10T15:30:00Z");

/**
 * @param demo without one, the first patient is the owner.
 */
export async function prepareRecords(db: Database, { demo: withDemo = true } = {}): Promise<Records> {
  const patient = { role: "patient" } as const;
  const [owner, otherPatient, admin] = [
    await addUser(db, patient),
    await addUser(db, patient),
    await addUser(db, { role: "admin" }),
  ];
  const [treating, unrelated] = [await addUser(db, { firstName: "Nora", lastName: "Okafor" }), await addUser(db)];
  const [treatingProvider, unrelatedProvider] = await addProviders(db, [
    { userId: treating, timeZone: "America/Denver", reviewStatus: "verified", reviewedAt: VISIT_AT },
    { userId: unrelated },
  ]);
  const add = async (change: Partial<typeof patients.$inferInsert> & { medicalRecordNumber: string }) => {
    const [added] = await db
      .insert(patients)
      .values({ ...person, ...change })
      .returning({ id: patients.id });
    return added!.id;
  };
  const demo = withDemo ? await add({ medicalRecordNumber: "MRN-DEMO", firstName: "Daniel", isDemo: true }) : 0;
  const own = await add({
    medicalRecordNumber: "MRN-OWN",
    userId: owner,
    dateOfBirth: "1985-03-27",
    gender: "female",
    heightCm: 170,
    emergencyContact: "Sam Reyes, 555 010 0111",
    insuranceProvider: "Blue River Health",
    medicalHistory: ["Asthma"],
    allergies: ["Penicillin"],
    medications: ["Salbutamol as needed"],
  });
  const empty = await add({ medicalRecordNumber: "MRN-EMPTY", userId: otherPatient });

  const base = { patientId: own, providerId: treatingProvider!, symptoms: ["Cough"], diagnosis: "", treatment: "" };
  const [visit, planned] = await db
    .insert(consultations)
    .values([
      {
        ...base,
        type: "vr",
        status: "completed",
        scheduledAt: VISIT_AT,
        diagnosis: "Mild asthma",
        treatment: "Two puffs when needed",
      },
      { ...base, type: "in-person", status: "scheduled", scheduledAt: new Date("2026-04-10T15:30:00Z") },
      {
        ...base,
        patientId: empty,
        providerId: unrelatedProvider!,
        type: "video",
        status: "cancelled",
        scheduledAt: VISIT_AT,
      },
    ])
    .returning({ id: consultations.id });
  const prescription = {
    patientId: own,
    providerId: treatingProvider!,
    dosage: "100 µg",
    frequency: "As needed",
    duration: "90 days",
  };
  await db.insert(prescriptions).values([
    {
      ...prescription,
      medicationName: "Salbutamol",
      instructions: "Rinse your mouth.",
      prescribedAt: new Date("2026-03-10T16:00:00Z"),
    },
    { ...prescription, medicationName: "Older medicine", prescribedAt: new Date("2025-03-10T16:00:00Z") },
  ]);
  await db
    .insert(vitalReadings)
    .values({ patientId: own, deviceType: "heart_rate", value: 142, measuredAt: new Date(Date.now() - 120_000) });

  const users = { owner, otherPatient, treating, unrelated, admin };
  const cookies = await Promise.all(PEOPLE.map(async (name) => [name, await sessionFor(db, users[name])] as const));
  const providers = { treating: treatingProvider!, unrelated: unrelatedProvider! };
  return {
    demo,
    own,
    empty,
    users,
    providers,
    cookies: Object.fromEntries(cookies) as Records["cookies"],
    visit: visit!.id,
    planned: planned!.id,
  };
}
