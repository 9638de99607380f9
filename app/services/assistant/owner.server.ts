import { ownPatientId } from "db/patients";
import type { Owner } from "db/conversations";
import type { SessionUser } from "db/sessions";
import type { AppContext } from "~/context";
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
    return { owner: { userId: id }, user, patientId: await ownPatientId(app.db, id), known: [email, `${firstName} ${lastName}`, firstName, lastName] };
  }
  const token: unknown = await app.cookies.chat.parse(request.headers.get("cookie"));
  const owner = typeof token === "string" && token ? { tokenHash: hashToken(token) } : null;
  return { owner, user: null, patientId: null, known: [] };
}

/** As `conversationVisitor`, and a browser without a secret is given one. @returns with the `Set-Cookie` for it. */
export async function requireVisitor(request: Request, app: Needs): Promise<{ visitor: Visitor & { owner: Owner }; headers: Record<string, string> }> {
  const visitor = await conversationVisitor(request, app);
  if (visitor.owner) return { visitor: { ...visitor, owner: visitor.owner }, headers: {} };
  const token = newToken();
  return {
    visitor: { ...visitor, owner: { tokenHash: hashToken(token) } },
    headers: { "Set-Cookie": await app.cookies.chat.serialize(token) },
  };
}
