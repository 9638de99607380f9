import { redirect } from "@remix-run/node";
import type { SessionUser } from "db/sessions";
import type { AppContext } from "~/context";
import { readForm } from "~/services/http/requests/body.server";
import { respondUnavailable } from "~/services/http/responses/unavailable.server";
import { pagePath } from "~/services/http/requests/page-path";
import { openSession } from "~/services/sessions/session.server";
import { readFormOwner, saveDraft } from "./saved-draft.server";

type Needs = Pick<AppContext, "db" | "clock" | "cookies" | "limits" | "seal" | "session" | "clientAddress">;

/** Whom a form is open to that is open to everybody: no one in particular. */
export const allowAnyone = () => Promise.resolve(null);

/**
 * The signed-in user of a screen; of its form, as `by` of `formAction`: of one
 * that meets no session it keeps what was typed.
 * @throws {Response} to the sign-in, and back here afterwards, for anybody else;
 *   an administrator without a second factor to setting it up; 503 in an outage.
 */
export async function requireSignedIn(request: Request, app: Needs): Promise<SessionUser> {
  const user = await requireSession(request, app);
  if (user.role === "admin" && !user.hasSecondFactor) throw redirectToScreen("/account/second-factor");
  return user;
}

/**
 * As `requireSignedIn`, for a screen of one role.
 * @throws {Response} 403 for a signed-in user of another one.
 */
export async function requireRole(request: Request, app: Needs, role: SessionUser["role"]): Promise<SessionUser> {
  const user = await requireSignedIn(request, app);
  if (user.role !== role) throw new Response(null, { status: 403, statusText: "Forbidden" });
  return user;
}

/** As `requireSignedIn`, for the one screen that an administrator without a second factor may use. */
export async function requireSession(request: Request, app: Needs): Promise<SessionUser> {
  const user = await respondUnavailable(() => openSession(request, app));
  if (user) return user;
  const { pathname, search } = pagePath(request);
  const cookie =
    request.method === "POST" ? await respondUnavailable(() => saveSentDraft(request, pathname, app)) : null;
  throw redirectToSignIn(pathname + search, cookie);
}

/**
 * For the form of a screen that anybody may use: whether it is sent under the
 * session that its page was made for, or was made for nobody.
 * @throws {Response} to the sign-in and back, with what was typed kept, where that session has ended.
 */
export async function isOwnersForm(request: Request, form: FormData, app: Needs): Promise<boolean> {
  const owner = readFormOwner(form, app);
  if (owner === null) return true;
  const user = await respondUnavailable(() => openSession(request, app));
  if (user) return user.id === owner;
  const { pathname, search } = pagePath(request);
  const cookie = await respondUnavailable(() => saveDraft(request, form, pathname, app));
  throw redirectToSignIn(pathname + search, cookie);
}

/** To the sign-in, and back here afterwards. @param savedDraft the cookie of what was kept, if anything was. */
const redirectToSignIn = (here: string, savedDraft: string | null) =>
  redirectToScreen(`/sign-in?next=${encodeURIComponent(here)}`, savedDraft ? { "Set-Cookie": savedDraft } : {});

/** Keeps a form that was sent too late; one that cannot be read is none. */
async function saveSentDraft(request: Request, pathname: string, app: Needs): Promise<string | null> {
  const form = request.bodyUsed ? null : await readForm(request.clone()).catch(() => null);
  return form && saveDraft(request, form, pathname, app);
}

/** A redirect to be thrown: Remix's type for it is no `Response` to TypeScript. */
export const redirectToScreen = (path: string, headers: Record<string, string> = {}): Response =>
  redirect(path, { status: 303, headers });
