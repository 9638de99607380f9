import { and, eq, gt, isNull, lt } from "drizzle-orm";
import type { Queryable } from "./client";
import { signupDrafts } from "./schema";

export type SignupDraft = typeof signupDrafts.$inferSelect;
export type DraftChange = Partial<Pick<SignupDraft, "account" | "passwordHash" | "profile">>;

/** The draft of a token's hash, or `null` if there is none or it has expired. */
export async function findDraft(db: Queryable, tokenHash: Uint8Array, now: Date): Promise<SignupDraft | null> {
  const [draft] = await db
    .select()
    .from(signupDrafts)
    .where(and(eq(signupDrafts.tokenHash, tokenHash), gt(signupDrafts.expiresAt, now)));
  return draft ?? null;
}

/** Stores what an applicant has typed so far, and throws expired drafts away. */
export async function saveDraft(
  db: Queryable,
  tokenHash: Uint8Array,
  change: DraftChange,
  { now, expiresAt }: { now: Date; expiresAt: Date },
): Promise<void> {
  await db.delete(signupDrafts).where(lt(signupDrafts.expiresAt, now));
  await db
    .insert(signupDrafts)
    .values({ tokenHash, ...change, updatedAt: now, expiresAt })
    .onConflictDoUpdate({
      target: signupDrafts.tokenHash,
      set: { ...change, updatedAt: now, expiresAt },
      // A submitted draft has been emptied of personal data and stays so.
      setWhere: isNull(signupDrafts.providerId),
    });
}

/** The draft with its row locked until the transaction ends, so that a double submit waits its turn. */
export async function lockDraft(tx: Queryable, tokenHash: Uint8Array): Promise<SignupDraft | null> {
  const [draft] = await tx.select().from(signupDrafts).where(eq(signupDrafts.tokenHash, tokenHash)).for("update");
  return draft ?? null;
}

/** Marks a draft as submitted and empties it of personal data. */
export async function closeDraft(tx: Queryable, tokenHash: Uint8Array, providerId: number, now: Date): Promise<void> {
  await tx
    .update(signupDrafts)
    .set({ account: null, passwordHash: null, profile: {}, providerId, updatedAt: now })
    .where(eq(signupDrafts.tokenHash, tokenHash));
}

/**
 * Marks a draft as submitted with the address of an account: its owner finishes it, or nobody. What step 2 holds stays.
 */
export async function leaveDraft(tx: Queryable, tokenHash: Uint8Array, ownerId: number, now: Date): Promise<void> {
  await tx
    .update(signupDrafts)
    .set({ account: null, passwordHash: null, ownerId, updatedAt: now })
    .where(eq(signupDrafts.tokenHash, tokenHash));
}

/** Throws an unfinished application away; one that was submitted is empty already, and stays. */
export async function dropDraft(db: Queryable, tokenHash: Uint8Array): Promise<void> {
  await db.delete(signupDrafts).where(and(eq(signupDrafts.tokenHash, tokenHash), isNull(signupDrafts.providerId)));
}
