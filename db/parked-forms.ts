import { and, eq, gt, inArray, lt } from "drizzle-orm";
import type { Queryable } from "./client";
import { parkedForms } from "./schema";

type ParkedRow = { tokenHash: Uint8Array; sealedFields: Uint8Array };

/** Keeps a form by the hash of its token, and forgets those whose time is over. */
export async function parkForm(
  db: Queryable,
  { now, ...row }: ParkedRow & { userId: number; path: string; now: Date; expiresAt: Date },
): Promise<void> {
  await db.delete(parkedForms).where(lt(parkedForms.expiresAt, now));
  await db.insert(parkedForms).values(row);
}

/**
 * Takes a user's own forms of one page out, of those whose tokens a browser has.
 * Of any number who ask at once, one gets each.
 */
export const takeParkedForms = (
  db: Queryable,
  { tokenHashes, userId, path, now }: { tokenHashes: Uint8Array[]; userId: number; path: string; now: Date },
): Promise<ParkedRow[]> =>
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
