import { and, eq, gt, lt } from "drizzle-orm";
import type { TokenPurpose } from "~/domain/account";
import type { Queryable } from "./client";
import { oneTimeTokens } from "./schema";

/**
 * Stores a mailed link by the hash of its token. Earlier ones for the same purpose stop working, and those that have
 * ended are forgotten.
 */
export async function createOneTimeToken(
  db: Queryable,
  token: { tokenHash: Uint8Array; userId: number; purpose: TokenPurpose; now: Date; expiresAt: Date },
): Promise<void> {
  await db
    .delete(oneTimeTokens)
    .where(and(eq(oneTimeTokens.userId, token.userId), eq(oneTimeTokens.purpose, token.purpose)));
  await db.delete(oneTimeTokens).where(lt(oneTimeTokens.expiresAt, token.now));
  const { now: _, ...row } = token;
  await db.insert(oneTimeTokens).values(row);
}

/** Ends all mailed links of an account. */
export async function endOneTimeTokens(db: Queryable, userId: number): Promise<void> {
  await db.delete(oneTimeTokens).where(eq(oneTimeTokens.userId, userId));
}

const isGood = (tokenHash: Uint8Array, purpose: TokenPurpose, now: Date) =>
  and(eq(oneTimeTokens.tokenHash, tokenHash), eq(oneTimeTokens.purpose, purpose), gt(oneTimeTokens.expiresAt, now));

/** Whose link it is, without using it up; `null` for an unknown, used or ended one. */
export async function findOneTimeToken(
  db: Queryable,
  tokenHash: Uint8Array,
  purpose: TokenPurpose,
  now: Date,
): Promise<number | null> {
  const [found] = await db
    .select({ userId: oneTimeTokens.userId })
    .from(oneTimeTokens)
    .where(isGood(tokenHash, purpose, now));
  return found?.userId ?? null;
}

/** Uses a link up. Of any number who try at once, one gets the user's id. */
export async function takeOneTimeToken(
  db: Queryable,
  tokenHash: Uint8Array,
  purpose: TokenPurpose,
  now: Date,
): Promise<number | null> {
  const [taken] = await db
    .delete(oneTimeTokens)
    .where(isGood(tokenHash, purpose, now))
    .returning({ userId: oneTimeTokens.userId });
  return taken?.userId ?? null;
}
