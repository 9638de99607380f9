import type { Queryable } from "db/client";
import { credentialsOf } from "db/users";
import type { Outbox } from "~/services/mail/outbox.server";

/** Tells somebody that their application has arrived (SIGN-32). Give it the transaction that stores it. */
export async function mailApplicant(tx: Queryable, userId: number, outbox: Outbox): Promise<void> {
  const account = await credentialsOf(tx, userId);
  if (account) await outbox.queue(tx, { kind: "application-received", to: account.email, firstName: account.firstName });
}
