import { and, desc, eq, gt, lt, ne, notInArray, sql } from "drizzle-orm";
import type { AccountZones } from "~/domain/account-zone";
import { RETENTION_MS } from "~/domain/retention";
import type { Queryable } from "./client";
import { preparedQuery, type Value } from "./prepared-query";
import { secondFactors, sessions, users } from "./schema";

export type SessionUser = {
  id: number;
  role: "patient" | "provider" | "admin";
  firstName: string;
  lastName: string;
  email: string;
  /** The session's own number, for the list of sessions. */
  sessionId: number;
  seenAt: Date;
  expiresAt: Date;
  hasSecondFactor: boolean;
  /**
   * Somebody has shown that the address is theirs. Until then the account may be of whoever registered another's
   * address.
   */
  addressProven: boolean;
} & AccountZones;

/** So many sessions of one user are kept, live ones and ended ones: the devices of a household many times over. */
const MAX_OF_A_USER = 100;

/** Stores a session by the hash of its token, forgets those long ended, and ends the user's oldest. */
export async function createSession(
  db: Queryable,
  session: { tokenHash: Uint8Array; userId: number; now: Date; expiresAt: Date; device?: string },
): Promise<void> {
  const forgotten = new Date(session.now.getTime() - RETENTION_MS.sessions);
  await db.delete(sessions).where(and(eq(sessions.userId, session.userId), lt(sessions.expiresAt, forgotten)));
  await db.insert(sessions).values({
    tokenHash: session.tokenHash,
    userId: session.userId,
    createdAt: session.now,
    seenAt: session.now,
    expiresAt: session.expiresAt,
    device: session.device ?? "",
  });
  const newest = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.userId, session.userId))
    .orderBy(desc(sessions.id))
    .limit(MAX_OF_A_USER);
  await db.delete(sessions).where(and(eq(sessions.userId, session.userId), notInArray(sessions.id, newest)));
}

/** Not ended, and seen since `idleSince`. */
const isLive = (now: Value<Date>, idleSince: Value<Date>) =>
  and(
    gt(sessions.expiresAt, sql.param(now, sessions.expiresAt)),
    gt(sessions.seenAt, sql.param(idleSince, sessions.seenAt)),
  );

const querySession = preparedQuery((db) =>
  db
    .select({
      id: users.id,
      role: users.role,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      sessionId: sessions.id,
      seenAt: sessions.seenAt,
      expiresAt: sessions.expiresAt,
      factorSince: secondFactors.confirmedAt,
      provenAt: users.emailVerifiedAt,
      timeZone: users.timeZone,
      browserZone: users.browserZone,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(secondFactors, eq(secondFactors.userId, users.id))
    .where(
      and(
        eq(sessions.tokenHash, sql.param(sql.placeholder("tokenHash"), sessions.tokenHash)),
        isLive(sql.placeholder("now"), sql.placeholder("idleSince")),
      ),
    ),
);

/**
 * Whose session a token is, or `null` if there is none or it has ended.
 * @param idleSince a session not used since then has ended.
 */
export async function findSessionUser(
  db: Queryable,
  tokenHash: Uint8Array,
  now: Date,
  idleSince: Date,
): Promise<SessionUser | null> {
  const [found] = await querySession(db, { tokenHash, now, idleSince });
  if (!found) return null;
  const { factorSince, provenAt, ...user } = found;
  return { ...user, hasSecondFactor: factorSince !== null, addressProven: provenAt !== null };
}

/** Notes that a session's owner has done something. */
export async function touchSession(db: Queryable, sessionId: number, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ seenAt: now })
    .where(and(eq(sessions.id, sessionId), lt(sessions.seenAt, now), gt(sessions.expiresAt, now)));
}

/** Ends a session by its token. @returns whose it was, null where it had ended already. */
export async function endSession(db: Queryable, tokenHash: Uint8Array, now: Date): Promise<number | null> {
  const [ended] = await db
    .update(sessions)
    .set({ expiresAt: now })
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now)))
    .returning({ userId: sessions.userId });
  return ended?.userId ?? null;
}

/**
 * Ends sessions of a user: the one with a number, all, or all but one.
 * @returns how many were still running.
 */
export async function endSessions(
  db: Queryable,
  userId: number,
  now: Date,
  which: { only?: number; except?: number } = {},
): Promise<number> {
  const ended = await db
    .update(sessions)
    .set({ expiresAt: now })
    .where(
      and(
        eq(sessions.userId, userId),
        gt(sessions.expiresAt, now),
        which.only === undefined ? undefined : eq(sessions.id, which.only),
        which.except === undefined ? undefined : ne(sessions.id, which.except),
      ),
    )
    .returning({ id: sessions.id });
  return ended.length;
}

export type LiveSession = { id: number; device: string; createdAt: Date; seenAt: Date };

/** The running sessions of a user, the one used last first. */
export const liveSessions = (db: Queryable, userId: number, now: Date, idleSince: Date): Promise<LiveSession[]> =>
  db
    .select({ id: sessions.id, device: sessions.device, createdAt: sessions.createdAt, seenAt: sessions.seenAt })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isLive(now, idleSince)))
    .orderBy(desc(sessions.seenAt), desc(sessions.id))
    .limit(100);

/** Which devices a user has signed in from, ended sessions included. */
export async function knownDevices(db: Queryable, userId: number): Promise<Set<string>> {
  const rows = await db.selectDistinct({ device: sessions.device }).from(sessions).where(eq(sessions.userId, userId));
  return new Set(rows.map(({ device }) => device));
}
