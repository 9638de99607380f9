import { and, desc, eq, lt } from "drizzle-orm";
import type { AuditAction, AuditOutcome } from "~/domain/audit";
import type { Queryable } from "./client";
import { auditLog, users } from "./schema";

export type AuditEntry = {
  at: Date;
  actor: { id: number; role: "patient" | "provider" | "admin" } | null;
  patientId: number | null;
  action: AuditAction;
  /** What of the record or account, in our own words, like `prescriptions`; never anybody's data. */
  subject: string;
  outcome: AuditOutcome;
  /** The network address the request came from. */
  address: string;
};

/** Adds an entry. In the transaction of a write it is there if, and only if, the write is. */
export async function addAuditEntry(db: Queryable, { actor, ...entry }: AuditEntry): Promise<void> {
  await db.insert(auditLog).values({ ...entry, actorId: actor?.id ?? null, actorRole: actor?.role ?? null });
}

export type RecordAccessEntry = Omit<AuditEntry, "actor" | "patientId"> & {
  id: number;
  actor: { id: number; role: "patient" | "provider" | "admin"; name: string } | null;
};

/**
 * The accesses to a patient's record, newest first.
 * @param before an entry's id: those older than it, for the next page.
 */
export async function recordAccesses(
  db: Queryable,
  patientId: number,
  { limit, before }: { limit: number; before?: number | undefined },
): Promise<RecordAccessEntry[]> {
  const rows = await db
    .select({
      id: auditLog.id,
      at: auditLog.at,
      action: auditLog.action,
      subject: auditLog.subject,
      outcome: auditLog.outcome,
      address: auditLog.address,
      actorId: auditLog.actorId,
      actorRole: auditLog.actorRole,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .where(and(eq(auditLog.patientId, patientId), before === undefined ? undefined : lt(auditLog.id, before)))
    .orderBy(desc(auditLog.id))
    .limit(limit);
  return rows.map(({ actorId, actorRole, firstName, lastName, ...entry }) => ({
    ...entry,
    actor:
      actorId === null || actorRole === null
        ? null
        : { id: actorId, role: actorRole, name: firstName === null ? "A deleted account" : `${firstName} ${lastName}` },
  }));
}
