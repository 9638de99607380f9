import { and, asc, desc, eq, gt, lte, max, sql } from "drizzle-orm";
import type { Database, Queryable } from "./client";
import { auditLog, auditSeals } from "./schema";

export type AuditSeal = typeof auditSeals.$inferSelect;

/** An entry with all that it says, as text that is the same on every engine: its time to the microsecond. */
export type SealedEntry = { id: number; text: string };

/** What waits longer for entries under way than this lets the next turn try; who writes meanwhile waits behind it. */
const SETTLE_MS = 100;

/** The newest entry that there is, or 0. Older ones may still be under way. */
export async function newestEntry(db: Queryable): Promise<number> {
  const [row] = await db.select({ id: max(auditLog.id) }).from(auditLog);
  return row?.id ?? 0;
}

/**
 * The newest entry below which none can come any more: ids are given out before their transactions end, and those end
 * in any order. For a moment nobody may write; an entry's id is given out only to who may.
 * @throws 55P03 where entries are under way for longer than a tenth of a second.
 */
export const settledEntry = (db: Database): Promise<number> =>
  db.transaction(async (tx) => {
    await tx.execute(sql.raw(`set local lock_timeout = ${SETTLE_MS}`));
    await tx.execute(sql`lock table audit_log in share mode`);
    return newestEntry(tx);
  });

/** Of several who would seal one does so, until the transaction ends. */
export const lockSeals = (tx: Queryable) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('kindweight:audit seals'))`);

export async function lastSeal(db: Queryable): Promise<AuditSeal | null> {
  const [seal] = await db.select().from(auditSeals).orderBy(desc(auditSeals.id)).limit(1);
  return seal ?? null;
}

export async function addSeal(db: Queryable, seal: Omit<AuditSeal, "id">): Promise<void> {
  await db.insert(auditSeals).values(seal);
}

/** The seal that follows another one. @param after its id, or 0. */
export async function nextSeal(db: Queryable, after: number): Promise<AuditSeal | null> {
  const [seal] = await db
    .select()
    .from(auditSeals)
    .where(gt(auditSeals.id, after))
    .orderBy(asc(auditSeals.id))
    .limit(1);
  return seal ?? null;
}

/** Whether there is a seal of this digest. */
export async function isSealed(db: Queryable, digest: string): Promise<boolean> {
  return (
    (await db.select({ id: auditSeals.id }).from(auditSeals).where(eq(auditSeals.digest, digest)).limit(1)).length > 0
  );
}

/** Entries in the order of their ids, from the one behind `after` to `upTo`. */
export async function entriesBetween(
  db: Queryable,
  after: number,
  upTo: number,
  limit?: number,
): Promise<SealedEntry[]> {
  const query = db
    .select({
      id: auditLog.id,
      at: sql<string>`to_char(${auditLog.at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US')`,
      actorId: auditLog.actorId,
      actorRole: auditLog.actorRole,
      patientId: auditLog.patientId,
      accountId: auditLog.accountId,
      action: auditLog.action,
      subject: auditLog.subject,
      outcome: auditLog.outcome,
      address: auditLog.address,
      isEmergency: auditLog.isEmergency,
      count: auditLog.count,
    })
    .from(auditLog)
    .where(and(gt(auditLog.id, after), lte(auditLog.id, upTo)))
    .orderBy(asc(auditLog.id));
  const rows = await (limit === undefined ? query : query.limit(limit));
  // A column that comes later is named, and only where it says something: what was sealed before it stays what it was.
  return rows.map(
    ({ id, at, actorId, actorRole, patientId, accountId, action, subject, outcome, address, isEmergency, count }) => ({
      id,
      text: JSON.stringify([
        id,
        at,
        actorId,
        actorRole,
        patientId,
        accountId,
        action,
        subject,
        outcome,
        address,
        ...(isEmergency ? ["emergency"] : []),
        ...(count === 1 ? [] : [`${count} times`]),
      ]),
    }),
  );
}

/** How many entries no seal covers yet. */
export async function countUnsealed(db: Queryable, after: number): Promise<number> {
  const [row] = await db
    .select({ unsealed: sql<number>`count(*)::int` })
    .from(auditLog)
    .where(gt(auditLog.id, after));
  return row!.unsealed;
}
