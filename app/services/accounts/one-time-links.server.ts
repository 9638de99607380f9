import { createOneTimeToken } from "db/one-time-tokens";
import type { Queryable } from "db/client";
import type { Credentials } from "db/users";
import type { AppContext } from "~/context";
import { DAY_MS } from "~/domain/durations";
import type { TokenPurpose } from "~/domain/account";
import type { Language } from "~/domain/language";
import { hashToken, newToken } from "~/services/sessions/token.server";

/** How long a mailed link works, in milliseconds. */
export const LINK_LIFE_MS: Record<TokenPurpose, number> = {
  "verify-email": 3 * DAY_MS,
  "reset-password": 60 * 60 * 1000,
};

/** Makes a link of ours that works once, for whoever holds the mailbox. @returns its path. */
export async function createOneTimeLink(
  tx: Queryable,
  userId: number,
  purpose: TokenPurpose,
  { clock }: Pick<AppContext, "clock">,
): Promise<string> {
  const token = newToken();
  const now = clock();
  await createOneTimeToken(tx, {
    tokenHash: hashToken(token),
    userId,
    purpose,
    now,
    expiresAt: new Date(now.getTime() + LINK_LIFE_MS[purpose]),
  });
  return `/${purpose}/${token}`;
}

/** Makes a link and mails it to the account's owner, in their language (`mailLanguage`). */
export async function mailOneTimeLink(
  tx: Queryable,
  { id, email, firstName }: Pick<Credentials, "id" | "email" | "firstName">,
  { kind, language }: { kind: TokenPurpose; language: Language },
  app: Pick<AppContext, "clock" | "outbox">,
): Promise<void> {
  const path = await createOneTimeLink(tx, id, kind, app);
  await app.outbox.queue(tx, {
    kind: kind === "verify-email" ? kind : "password-reset",
    to: email,
    language,
    firstName,
    path,
  });
}
