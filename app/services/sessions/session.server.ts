import { createSession, endSession, findSessionUser, touchSession, type SessionUser } from "db/sessions";
import type { Queryable } from "db/client";
import type { AppContext } from "~/context";
import { ApiError } from "~/domain/errors";
import { deviceName, IDLE_SECONDS, SESSION_SECONDS } from "~/domain/session";
import { hashToken, newToken } from "./token.server";

type Needs = Pick<AppContext, "db" | "cookies" | "clock">;

/** Activity is written down at most this often: a page with ten requests costs one update. */
const TOUCH_MS = 60_000;

/** A session not used since then has ended. */
export const idleSince = (now: Date) => new Date(now.getTime() - IDLE_SECONDS * 1000);

async function tokenHashOf(request: Request, { cookies }: Pick<Needs, "cookies">): Promise<Uint8Array | null> {
  const token: unknown = await cookies.session.parse(request.headers.get("cookie"));
  return typeof token === "string" && token ? hashToken(token) : null;
}

/**
 * Starts a session for a user and returns the `Set-Cookie` that holds it. The
 * token is always a new one, and whatever session this browser had ends: a
 * token that somebody planted before is worth nothing after (ASVS 7.2.4).
 * @param db the transaction of what lets the user in.
 */
export async function startSession(request: Request, userId: number, { db, cookies, clock }: Needs): Promise<string> {
  const token = newToken();
  const now = clock();
  const expiresAt = new Date(now.getTime() + SESSION_SECONDS * 1000);
  const earlier = await tokenHashOf(request, { cookies });
  if (earlier) await endSession(db, earlier, now);
  const device = deviceName(request.headers.get("user-agent"));
  await createSession(db, { tokenHash: hashToken(token), userId, now, expiresAt, device });
  return cookies.session.serialize(token);
}

/** Ends the session of a request. @returns the `Set-Cookie` that takes its cookie away. */
export async function stopSession(request: Request, db: Queryable, { cookies, clock }: Pick<Needs, "cookies" | "clock">): Promise<string> {
  const tokenHash = await tokenHashOf(request, { cookies });
  if (tokenHash) await endSession(db, tokenHash, clock());
  return cookies.session.serialize("", { maxAge: 0 });
}

/**
 * Whose session a request belongs to, whatever they may do with it. Only for
 * the session itself and for setting up the second factor: everything else asks
 * `sessionUser`.
 * @param touch whether the request counts as activity; one that a page sends by itself does not.
 */
export async function openSession(request: Request, { db, cookies, clock }: Needs, { touch = true } = {}): Promise<SessionUser | null> {
  const tokenHash = await tokenHashOf(request, { cookies });
  if (!tokenHash) return null;
  const now = clock();
  const user = await findSessionUser(db, tokenHash, now, idleSince(now));
  if (user && touch && now.getTime() - user.seenAt.getTime() >= TOUCH_MS) await touchSession(db, user.sessionId, now);
  return user;
}

/**
 * The signed-in user of a request, or `null`. Asks the database only if there
 * is a cookie. An administrator without a second factor counts as nobody until
 * it is set up.
 */
export async function sessionUser(request: Request, needs: Needs): Promise<SessionUser | null> {
  const user = await openSession(request, needs);
  return user?.role === "admin" && !user.hasSecondFactor ? null : user;
}

/**
 * The signed-in user of an API call.
 * @throws {ApiError} 401 for anybody else.
 */
export async function requireUser(request: Request, needs: Needs): Promise<SessionUser> {
  const user = await sessionUser(request, needs);
  if (!user) throw new ApiError("unauthenticated", "Sign in first");
  return user;
}
