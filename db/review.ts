import { and, asc, count, desc, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { ReviewStatus } from "~/domain/providers/constants";
import type { Resubmission, ReviewCursor } from "~/domain/providers/review";
import type { Queryable } from "./client";
import { providers, users } from "./schema";

const summary = {
  id: providers.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  specialty: providers.specialty,
  licenseNumber: providers.licenseNumber,
  yearsExperience: providers.yearsExperience,
  location: providers.location,
  submittedAt: providers.submittedAt,
  reviewedAt: providers.reviewedAt,
};

/** Both columns at once, so that a page is a range of `providers_review_idx` at any depth. */
const place = sql`(${providers.submittedAt}, ${providers.id})`;
const placeOf = ({ submittedAt, id }: ReviewCursor) => sql`(${submittedAt.toISOString()}::timestamptz, ${id}::int)`;

/**
 * Applications of a status, with what a list shows of each: those that wait the
 * oldest first, those decided the newest first.
 * @param after the place behind which to go on.
 */
export function applications(
  db: Queryable,
  status: ReviewStatus,
  { limit, after }: { limit: number; after?: ReviewCursor | null },
) {
  const isQueue = status === "under_review";
  const behind = after && (isQueue ? sql`${place} > ${placeOf(after)}` : sql`${place} < ${placeOf(after)}`);
  return (
    db
      .select(summary)
      .from(providers)
      .innerJoin(users, eq(users.id, providers.userId))
      .where(and(eq(providers.reviewStatus, status), behind ?? undefined))
      // Both ways of the one index: a descending `nulls first` is its order read backwards.
      .orderBy(
        ...(isQueue
          ? [asc(providers.submittedAt), asc(providers.id)]
          : [desc(providers.submittedAt), desc(providers.id)]),
      )
      .limit(limit)
  );
}

/** How many applications wait. */
export async function waitingApplications(db: Queryable): Promise<number> {
  const [row] = await db.select({ waiting: count() }).from(providers).where(eq(providers.reviewStatus, "under_review"));
  return row!.waiting;
}

/** The one to look at after another: the next in the queue, else the oldest that waits, or `null`. */
export async function nextApplication(db: Queryable, after: ReviewCursor): Promise<number | null> {
  const [next] = await applications(db, "under_review", { limit: 1, after });
  const [found] = next ? [next] : await applications(db, "under_review", { limit: 1 });
  return found?.id ?? null;
}

const reviewer = alias(users, "reviewer");

/** All of one application, and who decided it, or `null`. */
export async function findApplication(db: Queryable, id: number) {
  const [found] = await db
    .select({
      ...summary,
      phone: users.phone,
      emailVerifiedAt: users.emailVerifiedAt,
      status: providers.reviewStatus,
      reason: providers.reviewReason,
      bio: providers.bio,
      certifications: providers.certifications,
      languages: providers.languages,
      hourlyRate: providers.hourlyRate,
      timeZone: providers.timeZone,
      isVrEnabled: providers.isVrEnabled,
      availability: providers.availability,
      createdAt: providers.createdAt,
      reviewerFirstName: reviewer.firstName,
      reviewerLastName: reviewer.lastName,
    })
    .from(providers)
    .innerJoin(users, eq(users.id, providers.userId))
    .leftJoin(reviewer, eq(reviewer.id, providers.reviewedBy))
    .where(eq(providers.id, id));
  if (!found) return null;
  const { reviewerFirstName, reviewerLastName, ...application } = found;
  return { ...application, reviewer: reviewerFirstName === null ? null : `${reviewerFirstName} ${reviewerLastName}` };
}

/** A specialist's own application, or `null` for an account without a profile. */
export async function ownApplication(db: Queryable, userId: number) {
  const [found] = await db
    .select({
      status: providers.reviewStatus,
      reason: providers.reviewReason,
      submittedAt: providers.submittedAt,
      reviewedAt: providers.reviewedAt,
      id: providers.id,
      specialty: providers.specialty,
      licenseNumber: providers.licenseNumber,
      bio: providers.bio,
      certifications: providers.certifications,
      yearsExperience: providers.yearsExperience,
      location: providers.location,
      timeZone: providers.timeZone,
    })
    .from(providers)
    .where(eq(providers.userId, userId));
  return found ?? null;
}

/**
 * Decides an application that waits in exactly the shape that the reviewer saw.
 * Of decisions at the same time one holds; so does one against a resubmission.
 * @returns the applicant, or `null` if it has been decided or resubmitted since.
 */
export async function decideApplication(
  db: Queryable,
  id: number,
  decision: { status: "verified" | "rejected"; reason: string; submittedAt: Date; reviewerId: number; at: Date },
): Promise<{ userId: number } | null> {
  const [decided] = await db
    .update(providers)
    .set({
      reviewStatus: decision.status,
      reviewReason: decision.reason,
      reviewedAt: decision.at,
      reviewedBy: decision.reviewerId,
    })
    .where(
      and(
        eq(providers.id, id),
        eq(providers.reviewStatus, "under_review"),
        eq(providers.submittedAt, decision.submittedAt),
      ),
    )
    .returning({ userId: providers.userId });
  return decided ?? null;
}

/**
 * Puts a rejected application back into the queue with what the applicant
 * changed. What was said of it stays, for the next reviewer to read.
 * @returns whether it was a rejected one.
 */
export async function resubmitApplication(
  db: Queryable,
  userId: number,
  change: Resubmission,
  at: Date,
): Promise<boolean> {
  const resubmitted = await db
    .update(providers)
    .set({ ...change, reviewStatus: "under_review", submittedAt: at })
    .where(and(eq(providers.userId, userId), eq(providers.reviewStatus, "rejected")))
    .returning({ id: providers.id });
  return resubmitted.length > 0;
}
