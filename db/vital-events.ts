import { and, asc, eq, gt, inArray, lt, sql } from "drizzle-orm";
import { DAY_MS } from "~/domain/durations";
import type { LiveData } from "~/domain/vitals/live";
import type { Database, Queryable } from "./client";
import type { Value } from "./prepared-query";
import { vitalChannels, vitalEvents } from "./schema";

/** Events older than this are gone: whoever was away for longer starts from the latest readings. */
export const EVENTS_KEPT_MS = DAY_MS;

/** An event of a patient as the table has it. */
export type VitalEvent = { seq: number; data: LiveData };

/**
 * Runs `work` while nobody else writes readings or alerts of this patient, and
 * numbers the events it returns. Readings, alerts and events commit together.
 * The caller then gives the bus a hint (`context.live.hint`): after the commit,
 * because a hint that comes earlier would be looked up in vain.
 * @returns what `work` returns, and whether there was an event.
 */
export async function withChannel<T>(
  db: Database,
  patientId: number,
  now: Date,
  work: (tx: Queryable) => Promise<{ result: T; events: LiveData[] }>,
): Promise<{ result: T; told: boolean }> {
  return db.transaction(async (tx) => {
    const { seq } = await lockChannel(tx, patientId);
    const { result, events } = await work(tx);
    if (events.length > 0) {
      await tx
        .insert(vitalEvents)
        .values(events.map((data, index) => ({ patientId, seq: seq + index + 1, at: now, data })));
      await tx
        .update(vitalChannels)
        .set({ seq: seq + events.length })
        .where(eq(vitalChannels.patientId, patientId));
    }
    return { result, told: events.length > 0 };
  });
}

/**
 * Nobody else writes readings or alerts of this patient until the transaction ends.
 * @returns the number of the newest event.
 */
export async function lockChannel(tx: Queryable, patientId: number): Promise<{ seq: number }> {
  await tx.insert(vitalChannels).values({ patientId }).onConflictDoNothing();
  const [channel] = await tx
    .select({ seq: vitalChannels.seq })
    .from(vitalChannels)
    .where(eq(vitalChannels.patientId, patientId))
    .for("update");
  return channel!;
}

/** The number of a patient's newest event, if there is any. */
export const selectSeq = (db: Queryable, patientId: Value<number>) =>
  db.select({ seq: vitalChannels.seq }).from(vitalChannels).where(eq(vitalChannels.patientId, patientId));

/** The number of each patient's newest event; a patient without any is left out. */
export async function newestSeqs(db: Queryable, patientIds: readonly number[]): Promise<Map<number, number>> {
  if (patientIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(vitalChannels)
    .where(inArray(vitalChannels.patientId, [...patientIds]));
  return new Map(rows.map(({ patientId, seq }) => [patientId, seq]));
}

/**
 * The events after a number, oldest first.
 * @returns null where they are not all there any more, or the number is from elsewhere: begin again.
 */
export async function eventsAfter(
  db: Queryable,
  patientId: number,
  seq: number,
  limit = 1_000,
): Promise<VitalEvent[] | null> {
  const newest = (await newestSeqs(db, [patientId])).get(patientId) ?? 0;
  if (seq > newest) return null;
  if (seq === newest) return [];
  const events = await db
    .select({ seq: vitalEvents.seq, data: vitalEvents.data })
    .from(vitalEvents)
    .where(and(eq(vitalEvents.patientId, patientId), gt(vitalEvents.seq, seq)))
    .orderBy(asc(vitalEvents.seq))
    .limit(limit);
  return events[0]?.seq === seq + 1 ? events : null;
}

/** Deletes what nobody can come back to, oldest first. @returns how many. */
export async function deleteOldEvents(db: Queryable, before: Date, batch = 5_000): Promise<number> {
  const some = db
    .select({ key: sql`ctid` })
    .from(vitalEvents)
    .where(lt(vitalEvents.at, before))
    .limit(batch);
  const gone = await db
    .delete(vitalEvents)
    .where(sql`ctid = any(array(${some}))`)
    .returning({ seq: vitalEvents.seq });
  return gone.length;
}
