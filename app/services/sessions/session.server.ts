import { createSession, endSession, findSessionUser, touchSession, type SessionUser } from "db/sessions";
import type { Database, Queryable } from "db/client";
import type { Clock } from "~/domain/clock";
import { MINUTE_MS } from "~/domain/durations";
import { ApiError } from "~/domain/errors";
import { asMessage, type Message } from "~/domain/message";
import { BACKGROUND_HEADER, deviceName, deviceNames, IDLE_SECONDS, SESSION_SECONDS } from "~/domain/session";
import { englishTranslator } from "~/locales/translator";
import type { Cookies } from "./cookies.server";
import { hashToken, newToken } from "./token.server";

type Needs = { db: Database; cookies: Cookies; clock: Clock; session: SessionLookup };

/**
 * What a request has found out about its session. One for each request, in its
 * load context: of one document request every loader is given another `Request`,
 * but the same context.
 */
export type SessionLookup = {
  user?: Promise<SessionUser | null> | undefined;
  touched?: boolean;
  /** Whose session it ended, the browser's earlier one. */
  endedOf?: number;
};

/** Activity is written down at most this often: a page with ten requests costs one update. */
const TOUCH_MS = MINUTE_MS;

/** A session not used since then has ended. */
export const idleSince = (now: Date) => new Date(now.getTime() - IDLE_SECONDS * 1000);

/** A request as one that a page sends by itself. */
export function asBackground(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.set(BACKGROUND_HEADER, "1");
  return new Request(request.url, { headers });
}

/** The hash of the session's secret that a request carries, whether or not there is such a session. */
export async function tokenHashOf(request: Request, { cookies }: Pick<Needs, "cookies">): Promise<Uint8Array | null> {
  const token: unknown = await cookies.session.parse(request.headers.get("cookie"));
  return typeof token === "string" && token ? hashToken(token) : null;
}

/**
 * Starts a session for a user and returns the `Set-Cookie` that holds it. The
 * token is always a new one, and whatever session this browser had ends: a
 * token that somebody planted before is worth nothing after (ASVS 7.2.4).
 * @param db the transaction of what lets the user in.
 */
export async function startSession(
  request: Request,
  userId: number,
  { db, cookies, clock, session }: Needs,
): Promise<string> {
  const token = newToken();
  const now = clock();
  const expiresAt = new Date(now.getTime() + SESSION_SECONDS * 1000);
  const earlier = await tokenHashOf(request, { cookies });
  const endedOf = earlier && (await endSession(db, earlier, now));
  if (endedOf) session.endedOf = endedOf;
  const device = englishTranslator.say(deviceName(request.headers.get("user-agent")));
  await createSession(db, { tokenHash: hashToken(token), userId, now, expiresAt, device });
  forgetLookup({ session });
  return cookies.session.serialize(token);
}

/** The names of devices by their English, under which sessions are stored. */
const DEVICES = new Map(deviceNames().map((name) => [englishTranslator.say(name), name]));

/** The name of the device of a stored session. */
export const storedDevice = (device: string): Message =>
  DEVICES.get(device) ?? asMessage(device || "An unknown browser");

/** Ends the session of a request. @returns the `Set-Cookie` that takes its cookie away. */
export async function stopSession(
  request: Request,
  db: Queryable,
  { cookies, clock, session }: Pick<Needs, "cookies" | "clock" | "session">,
): Promise<string> {
  const tokenHash = await tokenHashOf(request, { cookies });
  if (tokenHash) await endSession(db, tokenHash, clock());
  forgetLookup({ session });
  return cookies.session.serialize("", { maxAge: 0 });
}

/** After the commit of a `startSession`: live connections of the browser's earlier session end with it. */
export function recheckEarlier({
  session,
  live,
}: Pick<Needs, "session"> & { live: { recheck: (userId: number) => void } }): void {
  if (session.endedOf !== undefined) live.recheck(session.endedOf);
}

/**
 * Whoever ends or starts sessions calls this: what the same request asks afterwards must not be answered from before.
 */
export function forgetLookup({ session }: Pick<Needs, "session">): void {
  session.user = undefined;
}

/**
 * Whose session a request belongs to, whatever they may do with it. Only for
 * the session itself and for setting up the second factor: everything else asks
 * `sessionUser`. The database is asked once a request.
 * @param touch whether the request counts as activity; one that a page sends by itself does not.
 */
export async function openSession(request: Request, needs: Needs, { touch = true } = {}): Promise<SessionUser | null> {
  const { session, db, clock } = needs;
  const user = await (session.user ??= lookUp(request, needs));
  const now = clock();
  const isActivity = touch && !request.headers.has(BACKGROUND_HEADER);
  if (user && isActivity && !session.touched && now.getTime() - user.seenAt.getTime() >= TOUCH_MS) {
    session.touched = true;
    await touchSession(db, user.sessionId, now);
  }
  return user;
}

async function lookUp(request: Request, { db, cookies, clock, session }: Needs): Promise<SessionUser | null> {
  try {
    const tokenHash = await tokenHashOf(request, { cookies });
    const now = clock();
    return tokenHash && (await findSessionUser(db, tokenHash, now, idleSince(now)));
  } catch (error) {
    forgetLookup({ session });
    throw error;
  }
}

/**
 * The signed-in user of a request, or `null`. Asks the database only if there
 * is a cookie. An administrator without a second factor counts as nobody until
 * it is set up.
 */
export async function sessionUser(request: Request, needs: Needs): Promise<SessionUser | null> {
  return asViewer(await openSession(request, needs));
}

/** As whom a session's user counts where records are concerned. */
export const asViewer = (user: SessionUser | null): SessionUser | null =>
  user?.role === "admin" && !user.hasSecondFactor ? null : user;

/**
 * The signed-in user of an API call.
 * @throws {ApiError} 401 for anybody else.
 */
export async function requireUser(request: Request, needs: Needs): Promise<SessionUser> {
  const user = await sessionUser(request, needs);
  if (!user) throw new ApiError("unauthenticated", "Sign in first");
  return user;
}
