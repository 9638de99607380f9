import { and, desc, eq, gte, lt, type SQL } from "drizzle-orm";
import { DAY_MS } from "~/domain/durations";
import type { AuditAction, AuditOutcome } from "~/domain/audit";
import type { AuditSearch } from "~/domain/audit-search";
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
export const addAuditEntry = (db: Queryable, entry: AuditEntry): Promise<void> => addAuditEntries(db, [entry]);

/** Adds several entries, all of them or none. */
export async function addAuditEntries(db: Queryable, entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await db.insert(auditLog).values(entries.map(({ actor, ...entry }) => ({ ...entry, actorId: actor?.id ?? null, actorRole: actor?.role ?? null })));
}

export type AuditLogEntry = Omit<AuditEntry, "actor"> & {
  id: number;
  actor: { id: number; role: "patient" | "provider" | "admin"; name: string } | null;
};
export type RecordAccessEntry = Omit<AuditLogEntry, "patientId">;

/** An entry's id: those older than it, for the next page. */
type Page = { limit: number; before?: number | undefined };

/** The accesses to a patient's record, newest first. */
export async function recordAccesses(db: Queryable, patientId: number, page: Page): Promise<RecordAccessEntry[]> {
  const entries = await newestEntries(db, eq(auditLog.patientId, patientId), page);
  return entries.map(({ patientId: _same, ...entry }) => entry);
}

/**
 * What the log holds of a search, newest first.
 * @param search.from the first day and `to` the last, in UTC.
 */
export const searchAudit = (db: Queryable, search: AuditSearch, page: Page): Promise<AuditLogEntry[]> =>
  newestEntries(
    db,
    and(
      search.patient === undefined ? undefined : eq(auditLog.patientId, search.patient),
      search.user === undefined ? undefined : eq(auditLog.actorId, search.user),
      search.action && eq(auditLog.action, search.action),
      search.outcome && eq(auditLog.outcome, search.outcome),
      search.from === undefined ? undefined : gte(auditLog.at, new Date(`${search.from}T00:00:00Z`)),
      search.to === undefined ? undefined : lt(auditLog.at, new Date(Date.parse(`${search.to}T00:00:00Z`) + DAY_MS)),
    ),
    page,
  );

async function newestEntries(db: Queryable, which: SQL | undefined, { limit, before }: Page): Promise<AuditLogEntry[]> {
  const rows = await db
    .select({
      id: auditLog.id,
      at: auditLog.at,
      patientId: auditLog.patientId,
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
    .where(and(which, before === undefined ? undefined : lt(auditLog.id, before)))
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
