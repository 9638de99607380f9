import { and, eq, isNull, lt } from "drizzle-orm";
import type { Queryable } from "./client";
import { recoveryCodes, secondFactors } from "./schema";

export type SecondFactor = { sealedSecret: Uint8Array; confirmedAt: Date | null };

/** A user's second factor, confirmed or being set up, or `null`. */
export async function findSecondFactor(db: Queryable, userId: number): Promise<SecondFactor | null> {
  const [found] = await db
    .select({ sealedSecret: secondFactors.sealedSecret, confirmedAt: secondFactors.confirmedAt })
    .from(secondFactors)
    .where(eq(secondFactors.userId, userId));
  return found ?? null;
}

/** Begins setting one up. One that is in force stays as it is. */
export async function beginSecondFactor(db: Queryable, userId: number, sealedSecret: Uint8Array): Promise<void> {
  await db.insert(secondFactors).values({ userId, sealedSecret }).onConflictDoNothing();
}

/** Puts it in force, with its recovery codes. @returns false if it was in force already. */
export async function confirmSecondFactor(
  db: Queryable,
  userId: number,
  codeHashes: Uint8Array[],
  now: Date,
): Promise<boolean> {
  const current = await findSecondFactor(db, userId);
  if (!current || current.confirmedAt) return false;
  await db.update(secondFactors).set({ confirmedAt: now }).where(eq(secondFactors.userId, userId));
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await db.insert(recoveryCodes).values(codeHashes.map((codeHash) => ({ codeHash, userId })));
  return true;
}

/**
 * Uses up a time step, so that a code that was seen is worth nothing. @returns
 * false when it, or a later one, was used before; of many at once one gets true.
 */
export async function takeStep(db: Queryable, userId: number, step: number): Promise<boolean> {
  const taken = await db
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(eq(secondFactors.userId, userId), lt(secondFactors.lastStep, step)))
    .returning({ userId: secondFactors.userId });
  return taken.length > 0;
}

/** Uses up a recovery code. @returns whether there was one. */
export async function takeRecoveryCode(db: Queryable, userId: number, codeHash: Uint8Array): Promise<boolean> {
  const taken = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash)))
    .returning({ userId: recoveryCodes.userId });
  return taken.length > 0;
}

/** How many recovery codes are left. */
export const countRecoveryCodes = (db: Queryable, userId: number): Promise<number> =>
  db
    .select({ codeHash: recoveryCodes.codeHash })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId))
    .then((rows) => rows.length);

/** Forgets a second factor that is being set up. One in force stays. */
export async function dropUnconfirmedFactor(db: Queryable, userId: number): Promise<void> {
  await db.delete(secondFactors).where(and(eq(secondFactors.userId, userId), isNull(secondFactors.confirmedAt)));
}

/** Takes the second factor away, in force or not. */
export async function removeSecondFactor(db: Queryable, userId: number): Promise<boolean> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  const removed = await db
    .delete(secondFactors)
    .where(eq(secondFactors.userId, userId))
    .returning({ userId: secondFactors.userId });
  return removed.length > 0;
}
