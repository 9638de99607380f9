import { ownPatientId } from "db/patients";
import type { Owner } from "db/conversations";
import type { SessionUser } from "db/sessions";
import type { AppContext } from "~/context";
import { ApiError } from "~/domain/errors";
import { openFormOwner } from "~/services/accounts/saved-draft.server";
import { SESSION_CHANGED } from "~/services/http/forms/form-guard.server";
import { sessionUser } from "~/services/sessions/session.server";
import { hashToken, newToken } from "~/services/sessions/token.server";

type Needs = Pick<AppContext, "db" | "cookies" | "clock" | "session">;

/** Whose conversations a request may see. */
export type Visitor = {
  /** `null`: nobody is signed in and the browser has begun no conversation. */
  owner: Owner | null;
  user: SessionUser | null;
  /** The signed-in user's own record, for the audit log. */
  patientId: number | null;
  /** What tells who they are, to be kept from a model. */
  known: string[];
};

/**
 * Whose a request is: the signed-in account, else the browser by the secret in
 * its cookie. The cookie has no age: it ends with the browser's session.
 */
export async function conversationVisitor(request: Request, app: Needs): Promise<Visitor> {
  const user = await sessionUser(request, app);
  if (user) {
    const { id, firstName, lastName, email } = user;
    return {
      owner: { userId: id },
      user,
      patientId: await ownPatientId(app.db, id),
      known: [email, `${firstName} ${lastName}`, firstName, lastName],
    };
  }
  const token: unknown = await app.cookies.chat.parse(request.headers.get("cookie"));
  const owner = typeof token === "string" && token ? { tokenHash: hashToken(token) } : null;
  return { owner, user: null, patientId: null, known: [] };
}

/**
 * As `conversationVisitor`, and a browser without a secret is given one.
 * @param formOwner whom the page was made for that this was sent from, in its own words (`FormOwner`).
 * @returns with the `Set-Cookie` for it.
 * @throws {ApiError} 401 or 409 where that is somebody else by now: what one person writes must not land in another's
 * conversation, or in nobody's.
 */
export async function requireVisitor(
  request: Request,
  app: Needs & Pick<AppContext, "seal">,
  formOwner = "",
): Promise<{ visitor: Visitor & { owner: Owner }; headers: Record<string, string> }> {
  const visitor = await conversationVisitor(request, app);
  const madeFor = openFormOwner(formOwner, app);
  if (madeFor !== null && madeFor !== visitor.user?.id) {
    throw visitor.user
      ? new ApiError("conflict", SESSION_CHANGED)
      : new ApiError("unauthenticated", "Your session has ended. Sign in again");
  }
  if (visitor.owner) return { visitor: { ...visitor, owner: visitor.owner }, headers: {} };
  const token = newToken();
  return {
    visitor: { ...visitor, owner: { tokenHash: hashToken(token) } },
    headers: { "Set-Cookie": await app.cookies.chat.serialize(token) },
  };
}
