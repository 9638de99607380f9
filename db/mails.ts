import { and, eq, gt, inArray, lte, sql } from "drizzle-orm";
import type { Queryable } from "./client";
import { mails } from "./schema";

// Written out and not as a parameter: the index holds queued mails only, and a prepared
// statement's plan for any value could not use it.
const queued = sql`${mails.status} = 'queued'`;

/** Without `dueAt`: due at once. */
type NewMail = Omit<typeof mails.$inferInsert, "dueAt"> & { dueAt?: Date };

/**
 * By whichever clock is behind, the process's or the database's: one that is ahead would keep the mail from all other
 * processes.
 */
const atOnce = (createdAt: Date) => sql`least(${sql.param(createdAt, mails.createdAt)}::timestamptz, now())`;

/** Queues mails, at least one. Of two with the same `onceKey` the second is passed over. */
export async function insertMails(db: Queryable, rows: NewMail[]): Promise<void> {
  await db
    .insert(mails)
    .values(rows.map((row) => ({ ...row, dueAt: row.dueAt ?? atOnce(row.createdAt) })))
    .onConflictDoNothing({ target: mails.onceKey });
}

/**
 * A mail that a worker has for itself until its lease ends. `attempts` counts
 * this try and is its ticket: whoever claims the mail later has a higher one,
 * and what is done with the old one has no effect.
 */
export type ClaimedMail = Pick<typeof mails.$inferSelect, "id" | "kind" | "sealed" | "attempts">;
type Ticket = Pick<ClaimedMail, "id" | "attempts">;

/**
 * Takes the mail that has been due longest, for one worker of all that share
 * the database. It comes up again by itself at `leaseUntil`, should the worker
 * die with it.
 * @returns `null` when none is due, or others have all that are.
 */
export async function claimMail(
  db: Queryable,
  { now, leaseUntil }: { now: Date; leaseUntil: Date },
): Promise<ClaimedMail | null> {
  const due = db
    .select({ id: mails.id })
    .from(mails)
    .where(and(queued, lte(mails.dueAt, now)))
    .orderBy(mails.dueAt, mails.id)
    .limit(1)
    .for("update", { skipLocked: true });
  const [claimed] = await db
    .update(mails)
    .set({ dueAt: leaseUntil, attempts: sql`${mails.attempts} + 1` })
    // `=`, not `in`: a single row's subquery runs once, and so locks one.
    .where(sql`${mails.id} = (${due})`)
    .returning({ id: mails.id, kind: mails.kind, sealed: mails.sealed, attempts: mails.attempts });
  return claimed ?? null;
}

const held = ({ id, attempts }: Ticket) => and(eq(mails.id, id), eq(mails.attempts, attempts), queued);

async function change(db: Queryable, ticket: Ticket, set: Partial<typeof mails.$inferInsert>): Promise<boolean> {
  const changed = await db.update(mails).set(set).where(held(ticket)).returning({ id: mails.id });
  return changed.length > 0;
}

/**
 * Notes that a claimed mail has gone, and forgets what it said and to whom.
 * @returns false if it is no longer this worker's, because its lease ran out or it was withdrawn; nothing is changed
 * then.
 */
export const markMailSent = (db: Queryable, ticket: Ticket, sentAt: Date) =>
  change(db, ticket, { status: "sent", sentAt, sealed: null });

/** Gives a claimed mail back, to be tried again at `dueAt`. @returns as `markMailSent` does. */
export const putOffMail = (db: Queryable, ticket: Ticket, dueAt: Date) => change(db, ticket, { dueAt });

/**
 * Gives a claimed mail up. What it said is kept, sealed, for an operator to queue it again.
 * @returns as `markMailSent` does.
 */
export const failMail = (db: Queryable, ticket: Ticket) => change(db, ticket, { status: "failed" });

/**
 * Takes a mail back that has not gone yet, like the reminder of an appointment
 * that was cancelled. Its key stays taken: what is to be told again needs another.
 * @returns false if there is none that waits.
 */
export const withdrawMail = async (db: Queryable, onceKey: string): Promise<boolean> =>
  (await withdrawMails(db, [onceKey])).size > 0;

/** The same for several, in one statement. @returns the keys of those that have waited. */
export async function withdrawMails(db: Queryable, onceKeys: string[]): Promise<Set<string>> {
  const withdrawn = await db
    .update(mails)
    .set({ status: "withdrawn", sealed: null })
    .where(and(inArray(mails.onceKey, onceKeys), queued))
    .returning({ onceKey: mails.onceKey });
  return new Set(withdrawn.map(({ onceKey }) => onceKey!));
}

/**
 * Makes mails that were put off due now: whatever kept them back is over.
 * @param after the end of a lease that were taken now: what is due before may be in another worker's hands.
 */
export async function hastenMails(db: Queryable, { now, after }: { now: Date; after: Date }): Promise<void> {
  await db
    .update(mails)
    .set({ dueAt: now })
    // Not yet tried and due later is what was meant for later, like a reminder.
    .where(and(queued, gt(mails.dueAt, after), gt(mails.attempts, 0)));
}

/** The mails that are due, a lease included, and for how long the oldest has been. */
export async function mailsWaiting(db: Queryable, now: Date): Promise<{ count: number; oldestSeconds: number }> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int`, oldest: sql<Date | null>`min(${mails.dueAt})`.mapWith(mails.dueAt) })
    .from(mails)
    .where(and(queued, lte(mails.dueAt, now)));
  return { count: row!.count, oldestSeconds: row!.oldest ? (now.getTime() - row!.oldest.getTime()) / 1000 : 0 };
}
