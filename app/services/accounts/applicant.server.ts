import type { Queryable } from "db/client";
import { credentialsOf } from "db/users";
import type { AppContext } from "~/context";
import { mayTellOwner } from "./stranger-mails.server";

/** Tells somebody that their application has arrived (SIGN-32). Give it the transaction that stores it. */
export async function mailApplicant(
  tx: Queryable,
  userId: number,
  app: Pick<AppContext, "outbox" | "limits">,
): Promise<void> {
  const account = await credentialsOf(tx, userId);
  if (account && (await mayTellOwner(account, app)))
    await app.outbox.queue(tx, { kind: "application-received", to: account.email, firstName: account.firstName });
}
