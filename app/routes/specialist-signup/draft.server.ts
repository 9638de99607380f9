import { findDraft, saveDraft, type DraftChange, type SignupDraft } from "db/signup-drafts";
import { hasProfile } from "db/providers";
import type { AppContext } from "~/context";
import { PROFILE_DEFAULTS, PROFILE_FIELDS, type ProfileField } from "~/domain/providers/signup-form";
import { requireWithinLimit } from "~/services/http/limits/rate-limits.server";
import { DRAFT_SECONDS } from "~/services/sessions/cookies.server";
import { sessionUser } from "~/services/sessions/session.server";
import { hashToken, newToken } from "~/services/sessions/token.server";

type Needs = Pick<AppContext, "db" | "cookies" | "clock" | "limits" | "clientAddress">;

/** The application of this browser. */
export type OpenDraft = {
  token: string;
  hash: Uint8Array;
  /** Null when there is none yet or it has expired. */
  draft: SignupDraft | null;
  /** It was submitted: every way leads to the confirmation, and nothing of it changes any more. */
  isClosed: boolean;
  /** The signed-in specialist, registered before, who has no profile yet and comes back for it. */
  specialistId: number | null;
};

/** Finds this browser's application by the cookie; without a cookie the secret for a new one is made. */
export async function openDraft(
  request: Request,
  app: Pick<AppContext, "db" | "cookies" | "clock" | "session">,
): Promise<OpenDraft> {
  const user = await sessionUser(request, app);
  const specialistId = user?.role === "provider" && !(await hasProfile(app.db, user.id)) ? user.id : null;
  const held: unknown = await app.cookies.signupDraft.parse(request.headers.get("cookie"));
  if (typeof held === "string" && held) {
    const hash = hashToken(held);
    const draft = await findDraft(app.db, hash, app.clock());
    const isClosed = Boolean(draft?.providerId || (draft?.ownerId && draft.ownerId !== specialistId));
    // A specialist who has yet to apply gets an empty form after another application, whether or not its address was
    // free.
    if (draft && !(isClosed && specialistId !== null)) return { token: held, hash, draft, isClosed, specialistId };
  }
  // Expired or unknown secrets are not used again.
  const token = newToken();
  return { token, hash: hashToken(token), draft: null, isClosed: false, specialistId };
}

/**
 * Stores a change to an application and returns the `Set-Cookie` that keeps its secret.
 * @throws {LimitError} after too many new ones from an address.
 */
export async function keepDraft(
  open: OpenDraft,
  change: DraftChange,
  { db, cookies, clock, limits, clientAddress }: Needs,
): Promise<string> {
  if (!open.draft) requireWithinLimit(await limits.take("drafts", clientAddress));
  const now = clock();
  const expiresAt = new Date(now.getTime() + DRAFT_SECONDS * 1000);
  await saveDraft(db, open.hash, change, { now, expiresAt });
  return cookies.signupDraft.serialize(open.token);
}

/** What step 2 holds, exactly as typed; an unchecked box is the empty text. */
export function typedProfile(form: FormData): Record<ProfileField, string> {
  const typed: Record<string, string> = {};
  for (const field of PROFILE_FIELDS) {
    const value = form.get(field);
    // PostgreSQL's JSON holds neither U+0000 nor half a character, which cutting can leave.
    typed[field] = typeof value === "string" ? value.replaceAll("\u0000", "").slice(0, 10_000).toWellFormed() : "";
  }
  return typed as Record<ProfileField, string>;
}

/** What step 2 is filled with: what was typed, else the defaults. */
export const profileValues = (draft: SignupDraft | null): Record<ProfileField, string> => ({
  ...PROFILE_DEFAULTS,
  ...draft?.profile,
});
