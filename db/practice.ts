import { eq } from "drizzle-orm";
import type { Practice, WeeklyHours } from "~/domain/providers/practice";
import type { Queryable } from "./client";
import { providers } from "./schema";

const standing = {
  id: providers.id,
  status: providers.reviewStatus,
  reviewedAt: providers.reviewedAt,
  reason: providers.reviewReason,
};

/** What the desk asks first of a specialist: which provider they are and how they stand; `null` without a profile. */
export async function findDesk(db: Queryable, userId: number) {
  const [found] = await db
    .select({ ...standing, timeZone: providers.timeZone })
    .from(providers)
    .where(eq(providers.userId, userId));
  return found ?? null;
}

const practiceColumns = {
  bio: providers.bio,
  certifications: providers.certifications,
  languages: providers.languages,
  hourlyRate: providers.hourlyRate,
  location: providers.location,
  profileImage: providers.profileImage,
  isVrEnabled: providers.isVrEnabled,
  isAvailable: providers.isAvailable,
};
const hoursColumns = { timeZone: providers.timeZone, availability: providers.availability };

/** What a specialist's own profile says, with the facts that are not theirs to change; `null` without one. */
export async function findPractice(db: Queryable, userId: number) {
  const [found] = await db
    .select({
      practice: practiceColumns,
      hours: hoursColumns,
      facts: { specialty: providers.specialty, licenseNumber: providers.licenseNumber },
    })
    .from(providers)
    .where(eq(providers.userId, userId));
  return found ?? null;
}

/**
 * The same for a change: nobody else changes the row, books a time with it or
 * decides about it before the transaction ends.
 */
export async function lockPractice(tx: Queryable, userId: number) {
  const [found] = await tx
    .select({ practice: practiceColumns, hours: hoursColumns, standing })
    .from(providers)
    .where(eq(providers.userId, userId))
    .for("update");
  return found ?? null;
}

/**
 * Stores a specialist's own profile.
 * @param reviewFrom set when the change has to be looked at: it is under review again since then.
 */
export async function updatePractice(
  tx: Queryable,
  userId: number,
  practice: Practice,
  reviewFrom: Date | null,
): Promise<void> {
  await tx
    .update(providers)
    .set({ ...practice, ...(reviewFrom ? { reviewStatus: "under_review" as const, submittedAt: reviewFrom } : {}) })
    .where(eq(providers.userId, userId));
}

/** Stores a specialist's own weekly hours and the clock they are on. */
export async function updateHours(tx: Queryable, userId: number, hours: WeeklyHours): Promise<void> {
  await tx.update(providers).set(hours).where(eq(providers.userId, userId));
}
