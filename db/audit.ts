import { and, desc, eq, gte, inArray, lt, ne, sql, type SQL } from "drizzle-orm";
import { union } from "drizzle-orm/pg-core";
import { spanOfDays } from "~/domain/dates";
import type { AuditAction, AuditOutcome } from "~/domain/audit";
import type { AuditSearch } from "~/domain/audit-search";
import type { Queryable } from "./client";
import { ownPatientId } from "./patients";
import { auditLog, users } from "./schema";

export type AuditEntry = {
  at: Date;
  actor: { id: number; role: "patient" | "provider" | "admin" } | null;
  patientId: number | null;
  /** Whose account it is about, where that is not the actor's own. */
  accountId?: number | null;
  action: AuditAction;
  /** What of the record or account, in our own words, like `prescriptions`; never anybody's data. */
  subject: string;
  outcome: AuditOutcome;
  /** The network address the request came from. */
  address: string;
  /** Of emergency access. */
  isEmergency?: boolean;
};
/** What can come again: what was refused, or what a patient reads of their own record. */
export type Refusal = Omit<AuditEntry, "outcome" | "accountId">;

/** Adds an entry. In the transaction of a write it is there if, and only if, the write is. */
export const addAuditEntry = (db: Queryable, entry: AuditEntry): Promise<void> => addAuditEntries(db, [entry]);

/** Adds several entries, all of them or none. */
export async function addAuditEntries(db: Queryable, entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await db
    .insert(auditLog)
    .values(
      entries.map(({ actor, ...entry }) => ({ ...entry, actorId: actor?.id ?? null, actorRole: actor?.role ?? null })),
    );
}

/**
 * Where repeats are counted, by outcome: separate tables, because the previous version takes all of its own for
 * refusals.
 */
const REPEATS = { denied: "refusal_repeats", done: "read_repeats" } as const;

/**
 * Adds a refusal; of repeats the number. Whoever is refused again and again must not hide in the log what a patient
 * looks for.
 */
export const addRefusal = (db: Queryable, refusal: Refusal): Promise<void> => addRepeated(db, refusal, "denied");

/** Adds that a patient has read something of their own record; of repeats the number. */
export const addOwnRead = (db: Queryable, read: Refusal): Promise<void> => addRepeated(db, read, "done");

/** What the same caller did within the hour already is only counted, in the same statement (`closeRepeats`). */
async function addRepeated(db: Queryable, entry: Refusal, outcome: keyof typeof REPEATS): Promise<void> {
  const { actor, patientId, action, subject, address, isEmergency = false } = entry;
  const table = sql.identifier(REPEATS[outcome]);
  const at = sql`${entry.at.toISOString()}::timestamptz`;
  const what = sql`${actor?.id ?? null}::integer, ${actor?.role ?? null}::user_role, ${patientId}::integer, ${action}::audit_action, ${subject}::text, ${address}::text, ${isEmergency}::boolean`;
  await db.execute(sql`
    with counted as (
      insert into ${table} (first_at, last_at, actor_id, actor_role, patient_id, action, subject, address, is_emergency)
      values (${at}, ${at}, ${what})
      on conflict on constraint ${sql.identifier(`${REPEATS[outcome]}_same`)}
      do update set repeats = ${table}.repeats + 1, last_at = excluded.last_at
      returning repeats
    )
    insert into audit_log (at, actor_id, actor_role, patient_id, action, subject, address, is_emergency, outcome)
    select ${at}, ${what}, ${outcome}::audit_outcome from counted where repeats = 0`);
}

/**
 * Makes one entry with their number of the repeats of each refusal, and of each read, that first came before an
 * instant. From then on the next one of the kind is a first one again.
 */
export async function closeRepeats(db: Queryable, before: Date): Promise<void> {
  for (const [outcome, table] of Object.entries(REPEATS))
    await db.execute(sql`
      with closed as (delete from ${sql.identifier(table)} where first_at <= ${before.toISOString()}::timestamptz returning *)
      insert into audit_log (at, actor_id, actor_role, patient_id, action, subject, address, is_emergency, outcome, count)
      select last_at, actor_id, actor_role, patient_id, action, subject, address, is_emergency, ${outcome}::audit_outcome, repeats
      from closed where repeats > 0 order by id`);
}

/** Whether something was decided about an account before. @param subject as it stands in the log. */
export async function wasDecided(db: Queryable, accountId: number, subject: string): Promise<boolean> {
  const found = await db
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(and(eq(auditLog.accountId, accountId), eq(auditLog.action, "decision"), eq(auditLog.subject, subject)))
    .limit(1);
  return found.length > 0;
}

export type AuditLogEntry = Omit<AuditEntry, "actor" | "accountId" | "isEmergency"> & {
  id: number;
  /** How many times: more than once only of refusals and own reads that came again. */
  count: number;
  isEmergency: boolean;
  accountId: number | null;
  actor: { id: number; role: "patient" | "provider" | "admin"; name: string } | null;
};
export type RecordAccessEntry = Omit<AuditLogEntry, "patientId" | "accountId">;

/** An entry's id: those older than it, for the next page. */
type Page = { limit: number; before?: number | undefined };

/** The accesses to a patient's record, newest first. @param page.refusals false leaves out those that were refused. */
export async function recordAccesses(
  db: Queryable,
  patientId: number,
  { refusals = true, ...page }: Page & { refusals?: boolean },
): Promise<RecordAccessEntry[]> {
  const which = and(eq(auditLog.patientId, patientId), refusals ? undefined : ne(auditLog.outcome, "denied"));
  const entries = await newestEntries(db, which, page);
  return entries.map(({ patientId: _same, accountId: _none, ...entry }) => entry);
}

/**
 * What the log holds of a search, newest first.
 * @param search.user whoever did it, or whose account or record it is about.
 * @param search.from the first day and `to` the last, on the clock of `zone`.
 */
export async function searchAudit(
  db: Queryable,
  search: AuditSearch,
  page: Page,
  zone = "UTC",
): Promise<AuditLogEntry[]> {
  const { from, before } = spanOfDays(zone, search);
  const narrowed = and(
    search.patient === undefined ? undefined : eq(auditLog.patientId, search.patient),
    search.action && eq(auditLog.action, search.action),
    search.outcome && eq(auditLog.outcome, search.outcome),
    // Written out and not as a parameter: the index has only these.
    search.emergency ? sql`${auditLog.isEmergency}` : undefined,
    from && gte(auditLog.at, from),
    before && lt(auditLog.at, before),
  );
  if (search.user === undefined) return newestEntries(db, narrowed, page);
  const patientId = await ownPatientId(db, search.user);
  return newestEntries(db, inArray(auditLog.id, entriesOf(db, search.user, patientId, narrowed, page)), page);
}

/**
 * The newest entries by somebody, about their account, and about their record: each by its own index, which has them in
 * the order asked for. With one "or" between them the planner would sort all that there are, or read the log from its
 * end.
 */
function entriesOf(
  db: Queryable,
  userId: number,
  patientId: number | null,
  narrowed: SQL | undefined,
  { limit, before }: Page,
) {
  const newest = (which: SQL) =>
    db
      .select({ id: auditLog.id })
      .from(auditLog)
      .where(and(which, narrowed, before === undefined ? undefined : lt(auditLog.id, before)))
      .orderBy(desc(auditLog.id))
      .limit(limit);
  const ways = [newest(eq(auditLog.actorId, userId)), newest(eq(auditLog.accountId, userId))] as const;
  return patientId === null ? union(...ways) : union(...ways, newest(eq(auditLog.patientId, patientId)));
}

async function newestEntries(db: Queryable, which: SQL | undefined, { limit, before }: Page): Promise<AuditLogEntry[]> {
  const rows = await db
    .select({
      id: auditLog.id,
      at: auditLog.at,
      patientId: auditLog.patientId,
      accountId: auditLog.accountId,
      action: auditLog.action,
      subject: auditLog.subject,
      outcome: auditLog.outcome,
      address: auditLog.address,
      isEmergency: auditLog.isEmergency,
      count: auditLog.count,
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
