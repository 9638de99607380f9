import { and, eq, sql } from "drizzle-orm";
import type { Hours, Span } from "~/domain/appointments/slots";
import type { Queryable } from "./client";
import { appointmentRequests, providers } from "./schema";

/** A specialist as booking sees them. */
export type Bookable = Hours & { id: number; userId: number; isListed: boolean };

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
export async function lockBookable(tx: Queryable, providerId: number): Promise<Bookable | null> {
  const [found] = await tx.select(bookable).from(providers).where(eq(providers.id, providerId)).for("no key update");
  return found ?? null;
}

// Written out as in the exclusion constraint, whose index then answers.
const holds = sql`${appointmentRequests.startsAt} is not null and ${appointmentRequests.status} in ('requested', 'proposed', 'accepted')`;

/** The times that are held with a specialist and touch a span. */
export async function heldTimes(db: Queryable, providerId: number, { startsAt, endsAt }: Span): Promise<Span[]> {
  const rows = await db
    .select({ startsAt: appointmentRequests.startsAt, endsAt: appointmentRequests.endsAt })
    .from(appointmentRequests)
    .where(
      and(
        eq(appointmentRequests.providerId, providerId),
        holds,
        sql`tstzrange(${appointmentRequests.startsAt}, ${appointmentRequests.endsAt}) && tstzrange(${startsAt.toISOString()}::timestamptz, ${endsAt.toISOString()}::timestamptz)`,
      ),
    );
  return rows as Span[];
}
