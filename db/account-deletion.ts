import { count, eq } from "drizzle-orm";
import type { Queryable } from "./client";
import { appointmentRequests, conversations, documents, emergencyGrants, patients, users, vitalReadings } from "./schema";

/** What hangs on an account: `patientId` is its record, if it has one. */
export type Holdings = { patientId: number | null; documents: number; readings: number; conversations: number; appointments: number; emergencyGrants: number };

/** Counts what hangs on an account, and until the transaction ends nothing new hangs on it. */
export async function lockHoldings(tx: Queryable, userId: number): Promise<Holdings> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
  const [record] = await tx.select({ id: patients.id }).from(patients).where(eq(patients.userId, userId)).for("update");
  const patientId = record?.id ?? null;
  const ofRecord = async (table: typeof documents | typeof vitalReadings | typeof emergencyGrants) =>
    patientId === null ? 0 : (await tx.select({ rows: count() }).from(table).where(eq(table.patientId, patientId)))[0]!.rows;
  const ofAccount = async (table: typeof conversations | typeof appointmentRequests) => (await tx.select({ rows: count() }).from(table).where(eq(table.userId, userId)))[0]!.rows;
  return {
    patientId,
    documents: await ofRecord(documents),
    readings: await ofRecord(vitalReadings),
    emergencyGrants: await ofRecord(emergencyGrants),
    conversations: await ofAccount(conversations),
    appointments: await ofAccount(appointmentRequests),
  };
}

/**
 * Deletes an account, and by their references its record and all that is kept for either; a request for an appointment
 * stays without it, and so does the audit log, which refers to nothing.
 * @returns the documents that its record had: their bytes are in the store still.
 */
export async function deleteAccount(tx: Queryable, userId: number): Promise<string[]> {
  const held = await tx.select({ id: documents.id }).from(documents).innerJoin(patients, eq(patients.id, documents.patientId)).where(eq(patients.userId, userId));
  await tx.delete(users).where(eq(users.id, userId));
  return held.map(({ id }) => id);
}
