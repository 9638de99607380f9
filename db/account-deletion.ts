import { count, eq } from "drizzle-orm";
import type { Queryable } from "./client";
import { listDocuments } from "./documents";
import { appointmentRequests, conversations, emergencyGrants, patients, users, vitalReadings } from "./schema";

/**
 * What hangs on an account: `patientId` is its record, if it has one; of documents the ids, and how many there are of
 * all else.
 */
export type Holdings = {
  patientId: number | null;
  documents: string[];
  readings: number;
  conversations: number;
  appointments: number;
  emergencyGrants: number;
};

/** Counts what hangs on an account, and until the transaction ends nothing new hangs on it. */
export async function lockHoldings(tx: Queryable, userId: number): Promise<Holdings> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
  const [record] = await tx.select({ id: patients.id }).from(patients).where(eq(patients.userId, userId)).for("update");
  const patientId = record?.id ?? null;
  const ofRecord = async (table: typeof vitalReadings | typeof emergencyGrants) =>
    patientId === null
      ? 0
      : (await tx.select({ rows: count() }).from(table).where(eq(table.patientId, patientId)))[0]!.rows;
  const ofAccount = async (table: typeof conversations | typeof appointmentRequests) =>
    (await tx.select({ rows: count() }).from(table).where(eq(table.userId, userId)))[0]!.rows;
  return {
    patientId,
    documents: patientId === null ? [] : (await listDocuments(tx, patientId)).map(({ id }) => id),
    readings: await ofRecord(vitalReadings),
    emergencyGrants: await ofRecord(emergencyGrants),
    conversations: await ofAccount(conversations),
    appointments: await ofAccount(appointmentRequests),
  };
}

/**
 * Deletes an account, and by their references its record and all that is kept for either; a request for an appointment
 * stays without it, and so does the audit log, which refers to nothing. Documents' bytes are in the store still.
 */
export const deleteAccount = async (tx: Queryable, userId: number): Promise<void> =>
  void (await tx.delete(users).where(eq(users.id, userId)));
