import { insertSavedDraft as storeForm, takeSavedDrafts } from "db/saved-drafts";
import type { AppContext } from "~/context";
import { FORM_OWNER, toSavedDraft, type SavedDraft } from "~/domain/saved-draft";
import { SAVED_DRAFT_SECONDS } from "~/services/sessions/cookies.server";
import { hashToken, newToken } from "~/services/sessions/token.server";
import type { Seal } from "~/services/seal.server";

type Needs = Pick<AppContext, "db" | "clock" | "cookies" | "limits" | "seal" | "clientAddress">;

/** So many forms of one browser are kept: a tab or two, not a store. */
const AT_ONCE = 3;

const OWNER_SEAL = "form owner";
/** Opens only for whom and where it was closed, whatever row it is found in. */
const fieldsSeal = (userId: number, path: string) => `parked form ${userId} ${path}`;

/** What the pages of a user carry in their forms, so that a form knows whose it is when the session has ended. */
export const sealFormOwner = (userId: number, { seal }: { seal: Seal }): string =>
  Buffer.from(seal.close(OWNER_SEAL, userId)).toString("base64url");

/** Whom a form's page was made for, or `null` where it does not say. */
export const readFormOwner = (form: FormData, app: { seal: Seal }): number | null =>
  openFormOwner(String(form.get(FORM_OWNER) ?? ""), app);

/** The same of the field's value, for what is sent by script. */
export function openFormOwner(value: string, { seal }: { seal: Seal }): number | null {
  try {
    const userId = seal.open(OWNER_SEAL, Buffer.from(value, "base64url"));
    return typeof userId === "number" ? userId : null;
  } catch {
    return null; // not one of ours, or nothing
  }
}

async function tokensOf(request: Request, { cookies }: Pick<AppContext, "cookies">): Promise<string[]> {
  const value: unknown = await cookies.parked.parse(request.headers.get("cookie"));
  return Array.isArray(value)
    ? value.filter((token): token is string => typeof token === "string").slice(0, AT_ONCE)
    : [];
}

/** Whether this browser has left something typed behind, for whoever it belongs to. */
export const hasSavedDraft = async (request: Request, app: Pick<AppContext, "cookies">) =>
  (await tokensOf(request, app)).length > 0;

/**
 * Keeps what was typed into a form that met no session, for an hour and for
 * whom its page was made for. Without knowing that, nothing is kept.
 * @param path the page that has the form.
 * @returns the `Set-Cookie` that leads back to it, or `null`.
 */
export async function saveDraft(request: Request, form: FormData, path: string, app: Needs): Promise<string | null> {
  const userId = readFormOwner(form, app);
  const savedDraft = toSavedDraft(form);
  if (userId === null || !savedDraft || !(await app.limits.take("attempts", app.clientAddress)).allowed) return null;
  const token = newToken();
  const now = app.clock();
  await storeForm(app.db, {
    tokenHash: hashToken(token),
    userId,
    path,
    sealedFields: app.seal.close(fieldsSeal(userId, path), savedDraft),
    now,
    expiresAt: new Date(now.getTime() + SAVED_DRAFT_SECONDS * 1000),
  });
  return app.cookies.parked.serialize([token, ...(await tokensOf(request, app))].slice(0, AT_ONCE));
}

/** What a page gets back, and the `Set-Cookie` that says that it has; `null` where there is nothing. */
export async function restoreDraft(
  request: Request,
  userId: number,
  path: string,
  app: Needs,
): Promise<{ forms: SavedDraft[]; cookie: string } | null> {
  const tokens = await tokensOf(request, app);
  if (tokens.length === 0) return null;
  const hashes = new Map(tokens.map((token) => [token, hashToken(token)]));
  const rows = await takeSavedDrafts(app.db, { tokenHashes: [...hashes.values()], userId, path, now: app.clock() });
  if (rows.length === 0) return null;
  const taken = new Set(rows.map(({ tokenHash }) => Buffer.from(tokenHash).toString("hex")));
  const left = tokens.filter((token) => !taken.has(Buffer.from(hashes.get(token)!).toString("hex")));
  return {
    forms: rows.map(({ sealedFields }) => app.seal.open(fieldsSeal(userId, path), sealedFields) as SavedDraft),
    cookie:
      left.length > 0
        ? await app.cookies.parked.serialize(left)
        : await app.cookies.parked.serialize("", { maxAge: 0 }),
  };
}
