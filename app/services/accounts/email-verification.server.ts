import { findDesk } from "db/practice";
import { endOneTimeTokens } from "db/one-time-tokens";
import { removeSecondFactor } from "db/second-factors";
import { endSessions, type SessionUser } from "db/sessions";
import { confirmEmail, type Credentials } from "db/users";
import { revokeDevices } from "db/vital-devices";
import type { Queryable } from "db/client";
import type { AppContext } from "~/context";
import { mayUseDesk } from "~/domain/policy";
import { forgetLookup } from "~/services/sessions/session.server";

type Needs = Pick<AppContext, "clock" | "session">;

/**
 * Notes that somebody has shown that they hold an account's mailbox. The first
 * time ends whatever was set up before: anybody can register anybody's address,
 * and what they left behind (a session, a device's token, a second step that
 * only they can pass) would outlast the owner's new password.
 *
 * Call it in the transaction of the proof, before that starts a session; after
 * the commit, `app.live.recheck` closes what was open.
 * @param session the account's own session in which the address is proven, if it is: then who has set things up and who
 *   holds the mailbox are one, and only what has nothing to do with that session ends.
 */
export async function markEmailVerified(
  tx: Queryable,
  account: Pick<Credentials, "id" | "role">,
  session: Pick<SessionUser, "id" | "sessionId"> | null,
  app: Needs,
): Promise<void> {
  const now = app.clock();
  // The update decides: of two proofs at once one is the first, and the other clears nothing that was set up since.
  if (!(await confirmEmail(tx, account.id, now))) return;
  const isOwnSession = session?.id === account.id;
  await endOneTimeTokens(tx, account.id);
  await endSessions(tx, account.id, now, isOwnSession ? { except: session.sessionId } : {});
  forgetLookup(app);
  if (isOwnSession) return;
  await revokeDevices(tx, account.id, now);
  if (!(await guardsPatients(tx, account))) await removeSecondFactor(tx, account.id);
}

/**
 * Whether a second step, however old, is all that stands between a mailbox and patients' records: a specialist's whom
 * the review has let in. Taking it away for a mail would help who has stolen the mailbox more than who was registered
 * by somebody else, and has been approved under a stolen license besides.
 */
async function guardsPatients(tx: Queryable, { id, role }: Pick<Credentials, "id" | "role">): Promise<boolean> {
  const desk = role === "provider" ? await findDesk(tx, id) : null;
  return desk !== null && mayUseDesk(desk);
}
