import { and, count, eq, gt, lte, sql } from "drizzle-orm";
import type { Hours, Span } from "~/domain/appointments/slots";
import { DAY_MS } from "~/domain/durations";
import { mayUseDesk } from "~/domain/policy";
import type { Queryable } from "./client";
import { appointmentRequests, providers, users } from "./schema";

/** A specialist as booking sees them. */
export type Bookable = Hours & { id: number; userId: number; isListed: boolean };

/** The same while its row is locked, with whom to tell what is changed. */
export type LockedBookable = Bookable & {
  /**
   * `null` where nobody could read about it: the desk is not open to them, or the account has no password, as those of
   * the demo.
   */
  tell: { email: string; firstName: string } | null;
};

const bookable = {
  id: providers.id,
  userId: providers.userId,
  isListed: providers.isListed,
  timeZone: providers.timeZone,
  availability: providers.availability,
};

/** A specialist's hours, listed or not, or `null`. */
export async function findBookable(db: Queryable, providerId: number): Promise<Bookable | null> {
  const [found] = await db.select(bookable).from(providers).where(eq(providers.id, providerId));
  return found ?? null;
}

/**
 * Lets one transaction at a time change what a specialist's time holds: call it
 * first in whatever writes there. Two that only meet at the exclusion
 * constraint can wait for each other, and PostgreSQL ends that by killing one.
 * `no key`: those who merely refer to the specialist need not wait.
 */
export async function lockBookable(tx: Queryable, providerId: number): Promise<LockedBookable | null> {
  const [found] = await tx
    .select({
      provider: bookable,
      standing: { status: providers.reviewStatus, reviewedAt: providers.reviewedAt, reason: providers.reviewReason },
      account: { email: users.email, firstName: users.firstName },
      canSignIn: sql<boolean>`${users.passwordHash} is not null`,
    })
    .from(providers)
    .innerJoin(users, eq(users.id, providers.userId))
    .where(eq(providers.id, providerId))
    // Not the account's row: a sign-in must not wait for a booking.
    .for("no key update", { of: providers });
  if (!found) return null;
  const { provider, standing, account, canSignIn } = found;
  return { ...provider, tell: canSignIn && mayUseDesk(standing) ? account : null };
}

const YEAR_MS = 365 * DAY_MS;

// Written out as in the exclusion constraint, whose index then answers.
const holds = sql`${appointmentRequests.startsAt} is not null and ${appointmentRequests.status} in ('requested', 'proposed', 'accepted')`;

const touches = ({ startsAt, endsAt }: Span) =>
  sql`tstzrange(${appointmentRequests.startsAt}, ${appointmentRequests.endsAt}) && tstzrange(${startsAt.toISOString()}::timestamptz, ${endsAt.toISOString()}::timestamptz)`;

/** Whether a request was not confirmed in time. */
const isExpired = (now: Date) =>
  and(eq(appointmentRequests.status, "requested"), lte(appointmentRequests.holdUntil, now));

/** The times that are held with a specialist at an instant, and touch a span. */
export async function heldTimes(db: Queryable, providerId: number, span: Span, now: Date): Promise<Span[]> {
  const rows = await db
    .select({ startsAt: appointmentRequests.startsAt, endsAt: appointmentRequests.endsAt })
    .from(appointmentRequests)
    .where(
      and(eq(appointmentRequests.providerId, providerId), holds, touches(span), sql`${isExpired(now)} is not true`),
    );
  return rows as Span[];
}

/** Of whom the requests are that hold a specialist's time to come, and wait for an answer. */
export const waitingRequests = (
  db: Queryable,
  providerId: number,
  now: Date,
): Promise<{ email: string; userId: number | null }[]> =>
  db
    .select({ email: appointmentRequests.email, userId: appointmentRequests.userId })
    .from(appointmentRequests)
    .where(
      and(
        eq(appointmentRequests.providerId, providerId),
        holds,
        touches({ startsAt: now, endsAt: new Date(now.getTime() + 2 * YEAR_MS) }),
        eq(appointmentRequests.status, "requested"),
        sql`${isExpired(now)} is not true`,
      ),
    );

/**
 * Takes the times within a span from requests that were not confirmed in time. Call it before somebody is given such a
 * time, with the specialist locked.
 */
export async function releaseExpired(tx: Queryable, providerId: number, span: Span, now: Date): Promise<void> {
  await tx
    .update(appointmentRequests)
    .set({ startsAt: null, endsAt: null })
    .where(and(eq(appointmentRequests.providerId, providerId), isExpired(now), holds, touches(span)));
}

/** How many requests hold a specialist's time that nobody has confirmed yet. */
export async function countUnconfirmed(db: Queryable, providerId: number, now: Date): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(appointmentRequests)
    .where(
      and(
        eq(appointmentRequests.providerId, providerId),
        eq(appointmentRequests.status, "requested"),
        gt(appointmentRequests.holdUntil, now),
      ),
    );
  return row!.count;
}
