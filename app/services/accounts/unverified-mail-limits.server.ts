import type { Credentials } from "db/users";
import type { AppContext } from "~/context";
import { accountKey, mailboxKey } from "~/services/http/limits/rate-limits.server";

type Needs = Pick<AppContext, "limits">;

/**
 * Whether one more mail about an account may go to an address that anybody may
 * have typed. Counted by mailbox: all that a stranger can cause shares one number an hour
 * (`mailsTo`), so no two ways together fill somebody's mailbox.
 */
export const mayMail = async (email: string, { limits }: Needs): Promise<boolean> =>
  (await limits.take("mailsTo", mailboxKey(email))).allowed;

/**
 * Whether one more link for a new password may go to an account. It is what its owner needs, so strangers cannot use it
 * up by anything else. Nor by accounts under other spellings of the address: those are theirs until the address is
 * proven, and are counted by mailbox.
 */
export const mayMailReset = async (
  { email, emailVerifiedAt }: Pick<Credentials, "email" | "emailVerifiedAt">,
  { limits }: Needs,
): Promise<boolean> =>
  (await limits.take("resetMailsTo", emailVerifiedAt ? `proven ${accountKey(email)}` : mailboxKey(email))).allowed;

/**
 * The same for what the owner of an account is told of what happens in it.
 * Nothing is left out where the address is proven: who has got in must not be
 * able to use the count up first. Until then whoever registered the address is
 * signed in, and the mails go to somebody who may have nothing to do with it.
 */
export const mayTellOwner = async (
  { email, emailVerifiedAt }: Pick<Credentials, "email" | "emailVerifiedAt">,
  needs: Needs,
): Promise<boolean> => emailVerifiedAt !== null || mayMail(email, needs);
