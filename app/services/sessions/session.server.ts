import { createSession, findSessionUser, type SessionUser } from "db/sessions";
import type { AppContext } from "~/context";
import { ApiError } from "~/domain/errors";
import { SESSION_SECONDS } from "./cookies.server";
import { hashToken, newToken } from "./token.server";

type Needs = Pick<AppContext, "db" | "cookies" | "clock">;

/** Starts a session for a user and returns the `Set-Cookie` that holds it. */
export async function startSession(userId: number, { db, cookies, clock }: Needs): Promise<string> {
  const token = newToken();
  const now = clock();
  const expiresAt = new Date(now.getTime() + SESSION_SECONDS * 1000);
  await createSession(db, { tokenHash: hashToken(token), userId, now, expiresAt });
  return cookies.session.serialize(token);
}

/** The signed-in user of a request, or `null`. Asks the database only if there is a cookie. */
export async function sessionUser(request: Request, { db, cookies, clock }: Needs): Promise<SessionUser | null> {
  const token: unknown = await cookies.session.parse(request.headers.get("cookie"));
  return typeof token === "string" && token ? findSessionUser(db, hashToken(token), clock()) : null;
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
