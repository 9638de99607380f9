import type { Queryable } from "db/client";
import { credentialsOf } from "db/users";
import type { AppContext } from "~/context";
import { createOneTimeLink } from "./one-time-links.server";
import { mayMail, mayTellOwner } from "./unverified-mail-limits.server";

type Needs = Pick<AppContext, "outbox" | "limits" | "clock">;

/**
 * Tells an applicant that their application has arrived (SIGN-32). Give it the transaction that stores it.
 * @param isNew the application has created the account, whose address is to be confirmed by the link in the mail.
 */
export async function mailApplicant(tx: Queryable, userId: number, app: Needs, { isNew = false } = {}): Promise<void> {
  const account = await credentialsOf(tx, userId);
  if (!account || !(await mayTellOwner(account, app))) return;
  await app.outbox.queue(tx, {
    kind: "application-received",
    to: account.email,
    firstName: account.firstName,
    ...(isNew ? { path: await createOneTimeLink(tx, userId, "verify-email", app) } : {}),
  });
}

/** Tells an account's owner that an application was sent with their address, and how to go on. */
export async function mailOwner(tx: Queryable, userId: number, app: Needs): Promise<void> {
  const account = await credentialsOf(tx, userId);
  if (!account || !(await mayMail(account.email, app))) return;
  await app.outbox.queue(tx, {
    kind: "address-has-account",
    to: account.email,
    firstName: account.firstName,
    isApplication: true,
  });
}
