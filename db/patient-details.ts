import { and, eq } from "drizzle-orm";
import type { PatientDetails } from "~/domain/patient-details";
import type { Queryable } from "./client";
import { patients, users } from "./schema";

/** A patient's record, and the user whose own it must be. */
type Own = { patientId: number; userId: number };

const own = ({ patientId, userId }: Own) =>
  and(eq(patients.id, patientId), eq(patients.userId, userId), eq(patients.isDemo, false));

const columns = {
  firstName: patients.firstName,
  lastName: patients.lastName,
  dateOfBirth: patients.dateOfBirth,
  gender: patients.gender,
  heightCm: patients.heightCm,
  emergencyContact: patients.emergencyContact,
  insuranceProvider: patients.insuranceProvider,
};

/** The details in a user's own record, or `null` if it is not theirs. */
export async function findPatientDetails(db: Queryable, record: Own): Promise<PatientDetails | null> {
  const [found] = await db.select(columns).from(patients).where(own(record));
  return found ?? null;
}

/** As `findPatientDetails`, with the record locked until the transaction ends. */
export async function lockPatientDetails(tx: Queryable, record: Own): Promise<PatientDetails | null> {
  const [found] = await tx.select(columns).from(patients).where(own(record)).for("update");
  return found ?? null;
}

/** Stores the details in a user's own record; the account goes by the same name. */
export async function storePatientDetails(tx: Queryable, record: Own, details: PatientDetails): Promise<void> {
  const { firstName, lastName } = details;
  const changed = await tx.update(patients).set(details).where(own(record)).returning({ userId: patients.userId });
  if (changed.length > 0) await tx.update(users).set({ firstName, lastName }).where(eq(users.id, record.userId));
}
