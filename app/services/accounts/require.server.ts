import { redirect } from "@remix-run/node";
import type { SessionUser } from "db/sessions";
import type { AppContext } from "~/context";
import { readForm } from "~/services/http/body.server";
import { duringOutage503 } from "~/services/http/outage.server";
import { pagePath } from "~/services/http/page-path";
import { openSession } from "~/services/sessions/session.server";
import { ownerOf, parkForm } from "./parked-form.server";

/** Whom a form is open to that is open to everybody: no one in particular. */
export const anybody = () => Promise.resolve(null);

/**
 * The signed-in user of a screen; of its form, as `by` of `formAction`: of one
 * that meets no session it keeps what was typed.
 * @throws {Response} to the sign-in, and back here afterwards, for anybody else;
 *   an administrator without a second factor to setting it up; 503 in an outage.
 */
export async function requireSignedIn(request: Request, app: AppContext): Promise<SessionUser> {
  const user = await requireSession(request, app);
  if (user.role === "admin" && !user.hasSecondFactor) throw toScreen("/account/second-factor");
  return user;
}

/**
 * As `requireSignedIn`, for a screen of one role.
 * @throws {Response} 403 for a signed-in user of another one.
 */
export async function requireRole(request: Request, app: AppContext, role: SessionUser["role"]): Promise<SessionUser> {
  const user = await requireSignedIn(request, app);
  if (user.role !== role) throw new Response(null, { status: 403, statusText: "Forbidden" });
  return user;
}

/** As `requireSignedIn`, for the one screen that an administrator without a second factor may use. */
export async function requireSession(request: Request, app: AppContext): Promise<SessionUser> {
  const user = await duringOutage503(() => openSession(request, app));
  if (user) return user;
  const { pathname, search } = pagePath(request);
  const cookie = request.method === "POST" ? await duringOutage503(() => parkSent(request, pathname, app)) : null;
  throw toSignIn(pathname + search, cookie);
}

/**
 * For the form of a screen that anybody may use: whether it is sent under the
 * session that its page was made for, or was made for nobody.
 * @throws {Response} to the sign-in and back, with what was typed kept, where that session has ended.
 */
export async function isOwnersForm(request: Request, form: FormData, app: AppContext): Promise<boolean> {
  const owner = ownerOf(form, app);
  if (owner === null) return true;
  const user = await duringOutage503(() => openSession(request, app));
  if (user) return user.id === owner;
  const { pathname, search } = pagePath(request);
  const cookie = await duringOutage503(() => parkForm(request, form, pathname, app));
  throw toSignIn(pathname + search, cookie);
}

/** To the sign-in, and back here afterwards. @param parked the cookie of what was kept, if anything was. */
const toSignIn = (here: string, parked: string | null) =>
  toScreen(`/sign-in?next=${encodeURIComponent(here)}`, parked ? { "Set-Cookie": parked } : {});

/** Keeps a form that was sent too late; one that cannot be read is none. */
async function parkSent(request: Request, pathname: string, app: AppContext): Promise<string | null> {
  const form = request.bodyUsed ? null : await readForm(request.clone()).catch(() => null);
  return form && parkForm(request, form, pathname, app);
}

/** A redirect to be thrown: Remix's type for it is no `Response` to TypeScript. */
export const toScreen = (path: string, headers: Record<string, string> = {}): Response =>
  redirect(path, { status: 303, headers });
