import type { Database } from "db/client";
import { createSession } from "db/sessions";
import { createCookies } from "~/services/sessions/cookies.server";
import { hashToken, newToken } from "~/services/sessions/token.server";

/**
 * Starts a session of an hour straight in the database.
 * @returns the `Set-Cookie` that holds it, signed with the server's secret.
 * @param secure as a server on HTTPS names it.
 * @param now when it begins, where a test has a clock of its own.
 */
export async function startSession(
  db: Database,
  userId: number,
  sessionSecret: string,
  secure = false,
  now = new Date(),
): Promise<string> {
  const token = newToken();
  await createSession(db, { tokenHash: hashToken(token), userId, now, expiresAt: new Date(now.getTime() + 3_600_000) });
  return createCookies({ secure, sessionSecret }).session.serialize(token);
}
