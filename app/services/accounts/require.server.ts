import { redirect } from "@remix-run/node";
import type { SessionUser } from "db/sessions";
import type { AppContext } from "~/context";
import { duringOutage503 } from "~/services/http/outage.server";
import { openSession } from "~/services/sessions/session.server";

type Needs = Pick<AppContext, "db" | "cookies" | "clock">;

/**
 * The signed-in user of a screen.
 * @throws {Response} to the sign-in, and back here afterwards, for anybody else;
 *   an administrator without a second factor to setting it up; 503 in an outage.
 */
export async function requireSignedIn(request: Request, needs: Needs): Promise<SessionUser> {
  const user = await requireSession(request, needs);
  if (user.role === "admin" && !user.hasSecondFactor) throw toScreen("/account/second-factor");
  return user;
}

/**
 * As `requireSignedIn`, for a screen of one role.
 * @throws {Response} 403 for a signed-in user of another one.
 */
export async function requireRole(request: Request, needs: Needs, role: SessionUser["role"]): Promise<SessionUser> {
  const user = await requireSignedIn(request, needs);
  if (user.role !== role) throw new Response(null, { status: 403, statusText: "Forbidden" });
  return user;
}

/** As `requireSignedIn`, for the one screen that an administrator without a second factor may use. */
export async function requireSession(request: Request, needs: Needs): Promise<SessionUser> {
  const user = await duringOutage503(() => openSession(request, needs));
  if (user) return user;
  const { pathname, search } = new URL(request.url);
  const here = pathname.replace(/\.data$/, "") + search.replace(/[?&]_routes=[^&]*/, "");
  throw toScreen(`/sign-in?next=${encodeURIComponent(here)}`);
}

/** A redirect to be thrown: Remix's type for it is no `Response` to TypeScript. */
const toScreen = (path: string): Response => redirect(path, { status: 303 });
