import { and, count, desc, eq, gt, isNull, lt, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { IsoDate } from "~/domain/dates";
import { folded } from "./care";
import type { Queryable } from "./client";
import { emergencyGrants, patients, users } from "./schema";

/**
 * Whose record is wanted: by its number, by last name and date of birth, or by all of them, which then must all be
 * right.
 */
type Wanted = { recordNumber: string; lastName: string; dateOfBirth: IsoDate | "" };

/** The one patient who is meant, or `null` for nobody and for several. */
export async function findForEmergency(
  db: Queryable,
  { recordNumber, lastName, dateOfBirth }: Wanted,
): Promise<number | null> {
  if (recordNumber === "" && (lastName === "" || dateOfBirth === "")) return null;
  const found = await db
    .select({ id: patients.id })
    .from(patients)
    .where(
      and(
        recordNumber === "" ? undefined : sql`lower(${patients.medicalRecordNumber}) = lower(${recordNumber})`,
        lastName === "" ? undefined : sql`${folded(sql`${patients.lastName}`)} = ${folded(sql`${lastName}::text`)}`,
        dateOfBirth === "" ? undefined : eq(patients.dateOfBirth, dateOfBirth),
      ),
    )
    .limit(2);
  return found.length === 1 ? found[0]!.id : null;
}

/**
 * Lets nobody else grant anything to a user until the transaction ends: of two requests at once the second sees what
 * the first has stored.
 */
export async function lockGrantsOf(tx: Queryable, userId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
}

/** Stores a grant. */
export async function addGrant(
  db: Queryable,
  grant: { userId: number; patientId: number; sealedReason: Uint8Array; grantedAt: Date; expiresAt: Date },
): Promise<void> {
  await db.insert(emergencyGrants).values(grant);
}

const isLive = (userId: number, at: Date) =>
  and(eq(emergencyGrants.userId, userId), isNull(emergencyGrants.endedAt), gt(emergencyGrants.expiresAt, at));

const liveColumns = {
  id: emergencyGrants.id,
  patientId: patients.id,
  firstName: patients.firstName,
  lastName: patients.lastName,
  medicalRecordNumber: patients.medicalRecordNumber,
  sealedReason: emergencyGrants.sealedReason,
  expiresAt: emergencyGrants.expiresAt,
};

/**
 * A specialist's grants in force at a moment, those that end first before the others.
 * @param patientId of this patient only.
 */
export const liveGrants = (db: Queryable, userId: number, at: Date, patientId?: number) =>
  db
    .select(liveColumns)
    .from(emergencyGrants)
    .innerJoin(patients, eq(patients.id, emergencyGrants.patientId))
    .where(and(isLive(userId, at), patientId === undefined ? undefined : eq(patients.id, patientId)))
    .orderBy(emergencyGrants.expiresAt, emergencyGrants.id);

/** Ends a grant of a specialist's that is in force. @returns whose record it was for; `null` where there is none. */
export async function endGrant(db: Queryable, userId: number, id: number, at: Date): Promise<number | null> {
  const [ended] = await db
    .update(emergencyGrants)
    .set({ endedAt: at })
    .where(and(eq(emergencyGrants.id, id), isLive(userId, at)))
    .returning({ patientId: emergencyGrants.patientId });
  return ended?.patientId ?? null;
}

const specialist = alias(users, "specialist");
const reviewer = alias(users, "reviewer");

/**
 * All grants, newest first: who read whose record, why, and which administrator has looked at it.
 * @param before an id: those older than it.
 */
export function allGrants(db: Queryable, { limit, before }: { limit: number; before?: number | undefined }) {
  return db
    .select({
      id: emergencyGrants.id,
      userId: emergencyGrants.userId,
      specialist: sql<string>`${specialist.firstName} || ' ' || ${specialist.lastName}`,
      patientId: patients.id,
      patient: sql<string>`${patients.firstName} || ' ' || ${patients.lastName}`,
      medicalRecordNumber: patients.medicalRecordNumber,
      isDemo: patients.isDemo,
      sealedReason: emergencyGrants.sealedReason,
      grantedAt: emergencyGrants.grantedAt,
      expiresAt: emergencyGrants.expiresAt,
      endedAt: emergencyGrants.endedAt,
      reviewedAt: emergencyGrants.reviewedAt,
      reviewer: sql<string | null>`${reviewer.firstName} || ' ' || ${reviewer.lastName}`,
    })
    .from(emergencyGrants)
    .innerJoin(specialist, eq(specialist.id, emergencyGrants.userId))
    .innerJoin(patients, eq(patients.id, emergencyGrants.patientId))
    .leftJoin(reviewer, eq(reviewer.id, emergencyGrants.reviewedBy))
    .where(before === undefined ? undefined : lt(emergencyGrants.id, before))
    .orderBy(desc(emergencyGrants.id))
    .limit(limit);
}

/** How many grants no administrator has looked at. */
export async function countUnreviewed(db: Queryable): Promise<number> {
  const [row] = await db
    .select({ unreviewed: count() })
    .from(emergencyGrants)
    .where(isNull(emergencyGrants.reviewedAt));
  return row!.unreviewed;
}

/**
 * Notes that an administrator has looked at a grant.
 * @returns whose it is and for whose record, or `null` where it was looked at before or there is none.
 */
export async function reviewGrant(
  db: Queryable,
  id: number,
  { by, at }: { by: number; at: Date },
): Promise<{ userId: number; patientId: number } | null> {
  const [reviewed] = await db
    .update(emergencyGrants)
    .set({ reviewedAt: at, reviewedBy: by })
    .where(and(eq(emergencyGrants.id, id), isNull(emergencyGrants.reviewedAt)))
    .returning({ userId: emergencyGrants.userId, patientId: emergencyGrants.patientId });
  return reviewed ?? null;
}
