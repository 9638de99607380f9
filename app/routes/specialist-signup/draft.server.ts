import { findDraft, saveDraft, type DraftChange, type SignupDraft } from "db/signup-drafts";
import type { AppContext } from "~/context";
import { PROFILE_DEFAULTS, PROFILE_FIELDS, type ProfileField } from "~/domain/providers/signup-form";
import { requireWithin } from "~/services/http/limits.server";
import { DRAFT_SECONDS } from "~/services/sessions/cookies.server";
import { hashToken, newToken } from "~/services/sessions/token.server";

type Needs = Pick<AppContext, "db" | "cookies" | "clock" | "limits" | "clientAddress">;

/** The unfinished application of this browser. `draft` is null when there is none yet or it has expired. */
export type OpenDraft = { token: string; hash: Uint8Array; draft: SignupDraft | null };

/** Finds this browser's application by the cookie; without a cookie the secret for a new one is made. */
export async function openDraft(
  request: Request,
  { db, cookies, clock }: Pick<Needs, "db" | "cookies" | "clock">,
): Promise<OpenDraft> {
  const held: unknown = await cookies.signupDraft.parse(request.headers.get("cookie"));
  if (typeof held === "string" && held) {
    const hash = hashToken(held);
    const draft = await findDraft(db, hash, clock());
    if (draft) return { token: held, hash, draft };
  }
  // Expired or unknown secrets are not used again.
  const token = newToken();
  return { token, hash: hashToken(token), draft: null };
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
  if (!open.draft) requireWithin(await limits.take("drafts", clientAddress));
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
