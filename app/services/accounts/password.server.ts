import { addAuditEntry } from "db/audit";
import { endOneTimeTokens, findOneTimeToken, takeOneTimeToken } from "db/one-time-tokens";
import { dropUnconfirmedFactor } from "db/second-factors";
import { endSessions } from "db/sessions";
import { credentialsOf, findCredentials, setPasswordHash, type Credentials } from "db/users";
import type { AppContext } from "~/context";
import type { Language } from "~/domain/language";
import { mailLanguage } from "~/domain/mail";
import { countGuess } from "~/services/http/limits/rate-limits.server";
import { hashPassword, verifyPassword } from "~/services/passwords.server";
import { forgetLookup } from "~/services/sessions/session.server";
import { hashToken } from "~/services/sessions/token.server";
import { markEmailVerified } from "./email-verification.server";
import { MINIMUM_DURATION_MS, withMinimumDuration } from "./minimum-duration.server";
import { guessLimitsWithin, trustDevice } from "./trusted-device.server";
import { mailOneTimeLink } from "./one-time-links.server";
import { mayMailReset, mayTellOwner } from "./unverified-mail-limits.server";

type Needs = Pick<
  AppContext,
  "config" | "db" | "clock" | "cookies" | "limits" | "outbox" | "live" | "session" | "clientAddress"
>;

/**
 * Mails the owner of an address a link for a new password, if there is an
 * account. The answer and its time are the same if there is none.
 * @param asked the language in which the link was asked for, by whomever.
 */
export function requestReset(email: string, asked: Language, app: Needs): Promise<void> {
  return withMinimumDuration(MINIMUM_DURATION_MS, async () => {
    const account = await findCredentials(app.db, email);
    // Only what is mailed is counted: else, before somebody registers, their confirmation could be used up.
    if (account && (await mayMailReset(account, app)))
      await app.db.transaction((tx) =>
        mailOneTimeLink(tx, account, { kind: "reset-password", language: mailLanguage(account, asked) }, app),
      );
  });
}

/** Whether a link for a new password still works; it is not used up by looking. */
export const isResetToken = async (token: string, { db, clock }: Pick<AppContext, "db" | "clock">) =>
  (await findOneTimeToken(db, hashToken(token), "reset-password", clock())) !== null;

/**
 * Sets a new password with the mailed link, once. All sessions end: whoever
 * knew the old password is out. Having the mail also proves the address
 * (`markEmailVerified`); a reset comes from outside, so it spares no session.
 * @param asked the language in which it was done.
 * @returns the `Set-Cookie` by which this browser is known, however many strangers guess; null where the link did not
 * work.
 */
export async function resetPassword(
  request: Request,
  token: string,
  password: string,
  asked: Language,
  app: Needs,
): Promise<{ cookie: string } | null> {
  const passwordHash = await hashPassword(password);
  const resetOf = await app.db.transaction(async (tx) => {
    const now = app.clock();
    const userId = await takeOneTimeToken(tx, hashToken(token), "reset-password", now);
    const account = userId === null ? null : await credentialsOf(tx, userId);
    if (!account) return null;
    await setPasswordHash(tx, account.id, passwordHash);
    await markEmailVerified(tx, account, null, app);
    // Who was in a session could look at the secret, and wait for its owner to turn the step on.
    await dropUnconfirmedFactor(tx, account.id);
    await endOneTimeTokens(tx, account.id);
    await endSessions(tx, account.id, now);
    forgetLookup(app);
    await addAuditEntry(tx, {
      at: now,
      actor: { id: account.id, role: account.role },
      patientId: null,
      action: "password-reset",
      subject: "password",
      outcome: "done",
      address: app.clientAddress,
    });
    await app.outbox.queue(tx, {
      kind: "password-changed",
      to: account.email,
      language: mailLanguage(account, asked),
      firstName: account.firstName,
    });
    return account.id;
  });
  if (resetOf === null) return null;
  app.live.recheck(resetOf);
  return { cookie: await trustDevice(request, { id: resetOf, passwordHash }, app) };
}

/**
 * The account of somebody who is signed in and types its password once more,
 * for what a found open browser must not do. Counted by session, of which a
 * new one takes the password: nobody outside can use it up.
 * @returns null for a wrong password.
 * @throws {LimitError} after too many wrong ones.
 */
export const verifyOwnPassword = (
  user: { id: number; sessionId: number },
  password: string,
  { db, limits }: Pick<AppContext, "db" | "limits">,
): Promise<Credentials | null> =>
  countGuess(limits, guessLimitsWithin("session", user.sessionId), async () => {
    const found = await credentialsOf(db, user.id);
    return found && (await verifyPassword(password, found.passwordHash)) ? found : null;
  });

/**
 * Changes the password of somebody who is signed in and knows the current one.
 * All other sessions end.
 * @param asked the language in which it was done.
 * @returns the `Set-Cookie` by which this browser stays known.
 * @throws {LimitError} after too many wrong ones.
 */
export async function changePassword(
  request: Request,
  user: { id: number; sessionId: number },
  { currentPassword, password }: { currentPassword: string; password: string },
  asked: Language,
  app: Needs,
): Promise<{ cookie: string } | "wrong password"> {
  const account = await verifyOwnPassword(user, currentPassword, app);
  if (!account) return "wrong password";
  const passwordHash = await hashPassword(password);
  await app.db.transaction(async (tx) => {
    const now = app.clock();
    await setPasswordHash(tx, account.id, passwordHash);
    await endSessions(tx, account.id, now, { except: user.sessionId });
    await dropUnconfirmedFactor(tx, account.id); // as after a reset
    await addAuditEntry(tx, {
      at: now,
      actor: { id: account.id, role: account.role },
      patientId: null,
      action: "password-change",
      subject: "password",
      outcome: "done",
      address: app.clientAddress,
    });
    if (await mayTellOwner(account, app)) {
      await app.outbox.queue(tx, {
        kind: "password-changed",
        to: account.email,
        language: mailLanguage(account, asked),
        firstName: account.firstName,
      });
    }
  });
  app.live.recheck(account.id);
  return { cookie: await trustDevice(request, { ...account, passwordHash }, app) };
}
