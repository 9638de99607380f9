import { and, eq, gt, inArray, sql } from "drizzle-orm";
import type { Measurement } from "~/domain/vitals/plausible";
import type { RefusedLine } from "~/domain/vitals/csv-readings";
import { READING_SOURCES } from "~/domain/vitals/types";
import { rowsOf, type Database, type Queryable } from "./client";
import { vitalImports } from "./schema";
import { writeReadings } from "./vital-writer";

/** Whose import: the patient stands in every query. */
export type ImportRef = { id: string; patientId: number };
export type VitalImport = Pick<typeof vitalImports.$inferSelect, "state" | "sealed" | "refused" | "total" | "added" | "duplicates">;

const isIt = ({ id, patientId }: ImportRef) => and(eq(vitalImports.id, id), eq(vitalImports.patientId, patientId));

/** Keeps a file that was understood; what the patient left unconfirmed before goes. */
export async function keepPreview(db: Database, ref: ImportRef, kept: { sealed: Uint8Array; createdAt: Date; expiresAt: Date }): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(vitalImports).where(and(eq(vitalImports.patientId, ref.patientId), eq(vitalImports.state, "preview")));
    await tx.insert(vitalImports).values({ ...ref, ...kept, state: "preview", refused: [], total: 0 });
  });
}

/** An import that has not expired, or `null`. */
export async function findImport(db: Queryable, ref: ImportRef, now: Date): Promise<VitalImport | null> {
  const { state, sealed, refused, total, added, duplicates } = vitalImports;
  const [found] = await db
    .select({ state, sealed, refused, total, added, duplicates })
    .from(vitalImports)
    .where(and(isIt(ref), gt(vitalImports.expiresAt, now)));
  return found ?? null;
}

/** Puts another content in the place of an unconfirmed one. @returns false where it is confirmed, or gone. */
export async function replacePreview(db: Queryable, ref: ImportRef, change: { sealed: Uint8Array; state?: "importing"; total?: number; refused?: RefusedLine[] }): Promise<boolean> {
  const changed = await db
    .update(vitalImports)
    .set(change)
    .where(and(isIt(ref), eq(vitalImports.state, "preview")))
    .returning({ id: vitalImports.id });
  return changed.length > 0;
}

/** Throws an unconfirmed import away. */
export const discardPreview = (db: Queryable, ref: ImportRef) => db.delete(vitalImports).where(and(isIt(ref), inArray(vitalImports.state, ["preview", "done"])));

/** Readings of one transaction: on the embedded engine it holds everybody else up, by some 80 ms. */
const BATCH = 250;

/**
 * Takes in the next readings of a confirmed import. How far it has come stands
 * in its row, which is locked: whoever asks, and however many at once, each
 * reading is taken once, and after a crash it goes on from there. What is there
 * already with the same value, from whatever device, is not added again, so
 * one's own export adds nothing.
 * @param readings all of them, in the same order each time.
 * @returns whether there is more to do, and whether live clients have something to hear.
 */
export async function importBatch(db: Database, ref: ImportRef, readings: readonly Measurement[], now: Date): Promise<{ more: boolean; told: boolean }> {
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(vitalImports).where(isIt(ref)).for("update");
    if (row?.state !== "importing") return { more: false, told: false };
    const done = row.added + row.duplicates;
    const batch = readings.slice(done, done + BATCH);
    const there = await alreadyThere(tx, ref.patientId, batch);
    const fresh = batch.filter((_reading, index) => !there.has(index));
    const { added, told } = await writeReadings(tx, { patientId: ref.patientId, deviceId: READING_SOURCES.imported, readings: fresh, now, correct: true });
    const isOver = done + batch.length >= readings.length;
    await tx
      .update(vitalImports)
      .set({ added: row.added + added.length, duplicates: row.duplicates + batch.length - added.length, ...(isOver ? { state: "done" as const, sealed: null } : {}) })
      .where(isIt(ref));
    return { more: !isOver, told };
  });
}

/** Which of some readings, by their place in the list, the record has with the same value. */
async function alreadyThere(tx: Queryable, patientId: number, readings: readonly Measurement[]): Promise<Set<number>> {
  if (readings.length === 0) return new Set();
  const list = JSON.stringify(readings.map(({ deviceType, value, diastolic, measuredAt }, index) => ({ index, type: deviceType, value, diastolic, at: measuredAt.toISOString() })));
  const result = await tx.execute(sql`
    select distinct a.index from jsonb_to_recordset(${list}::text::jsonb) as a(index int, type text, value float8, diastolic float8, at timestamptz)
    join vital_readings r on r.patient_id = ${patientId}::int and r.device_type = a.type::device_type and r.measured_at = a.at
    where r.value = a.value and r.diastolic is not distinct from a.diastolic and r.device_id <> ${READING_SOURCES.simulated}::int`);
  return new Set(rowsOf<{ index: number }>(result).map(({ index }) => index));
}
