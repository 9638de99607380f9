import { and, desc, eq, gt, inArray, lt, notInArray } from "drizzle-orm";
import type { Queryable } from "./client";
import { parkedForms } from "./schema";

type SavedDraftRow = { tokenHash: Uint8Array; sealedFields: Uint8Array };

/**
 * So many forms of one user are kept, of up to 96 kB each: more than anybody fills in within the hour that they last.
 */
const MAX_OF_A_USER = 5;

/** Keeps a form by the hash of its token, and forgets those whose time is over, and a user's oldest. */
export async function insertSavedDraft(
  db: Queryable,
  { now, ...row }: SavedDraftRow & { userId: number; path: string; now: Date; expiresAt: Date },
): Promise<void> {
  await db.delete(parkedForms).where(lt(parkedForms.expiresAt, now));
  await db.insert(parkedForms).values(row);
  const newest = db
    .select({ tokenHash: parkedForms.tokenHash })
    .from(parkedForms)
    .where(eq(parkedForms.userId, row.userId))
    .orderBy(desc(parkedForms.expiresAt))
    .limit(MAX_OF_A_USER);
  await db
    .delete(parkedForms)
    .where(and(eq(parkedForms.userId, row.userId), notInArray(parkedForms.tokenHash, newest)));
}

/**
 * Takes a user's own forms of one page out, of those whose tokens a browser has.
 * Of any number who ask at once, one gets each.
 */
export const takeSavedDrafts = (
  db: Queryable,
  { tokenHashes, userId, path, now }: { tokenHashes: Uint8Array[]; userId: number; path: string; now: Date },
): Promise<SavedDraftRow[]> =>
  db
    .delete(parkedForms)
    .where(
      and(
        inArray(parkedForms.tokenHash, tokenHashes),
        eq(parkedForms.userId, userId),
        eq(parkedForms.path, path),
        gt(parkedForms.expiresAt, now),
      ),
    )
    .returning({ tokenHash: parkedForms.tokenHash, sealedFields: parkedForms.sealedFields });
