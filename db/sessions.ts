import { and, eq, gt, lt } from "drizzle-orm";
import type { Queryable } from "./client";
import { sessions, users } from "./schema";

export type SessionUser = { id: number; role: "patient" | "provider" | "admin"; firstName: string; lastName: string };

/** Stores a session by the hash of its token and forgets those that have ended. */
export async function createSession(
  db: Queryable,
  session: { tokenHash: Uint8Array; userId: number; now: Date; expiresAt: Date },
): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, session.userId), lt(sessions.expiresAt, session.now)));
  await db.insert(sessions).values({
    tokenHash: session.tokenHash,
    userId: session.userId,
    createdAt: session.now,
    seenAt: session.now,
    expiresAt: session.expiresAt,
  });
}

/** Whose session a token is, or `null` if there is none or it has ended. */
export async function findSessionUser(
  db: Queryable,
  tokenHash: Uint8Array,
  now: Date,
): Promise<SessionUser | null> {
  const [found] = await db
    .select({ id: users.id, role: users.role, firstName: users.firstName, lastName: users.lastName })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now)));
  return found ?? null;
}
