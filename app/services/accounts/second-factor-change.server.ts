import { addAuditEntry } from "db/audit";
import { confirmSecondFactor, findSecondFactor, removeSecondFactor } from "db/second-factors";
import { endSessions, type SessionUser } from "db/sessions";
import { findCredentials, type Credentials } from "db/users";
import type { Queryable } from "db/client";
import type { AppContext } from "~/context";
import type { Language } from "~/domain/language";
import { mailLanguage } from "~/domain/mail";
import { requireWithinLimit } from "~/services/http/limits/rate-limits.server";
import { verifyOwnPassword } from "./password.server";
import { checkAppCode, checkCode, newRecoveryCodes } from "./second-factor.server";

type Needs = Pick<AppContext, "db" | "clock" | "limits" | "seal" | "outbox" | "live" | "clientAddress">;

/**
 * What somebody gives who turns the second step on or off: both. A session
 * alone, of a browser that was left open or of a stolen cookie, could otherwise
 * shut its owner out for good, or take away what guards the account.
 */
export type Proof = { currentPassword: string; code: string };

type Refused = "not proven" | "not for administrators" | "wrong password" | "wrong code";

/**
 * Turns the second step on by a code of the app that was set up. All other
 * sessions end: they were let in by the password alone. The owner is told by mail.
 * @param asked the language in which it was done.
 * @returns the recovery codes, which are kept nowhere; none where it was on already.
 * @throws {LimitError} after too many wrong passwords or codes.
 */
export async function turnOnSecondFactor(
  user: SessionUser,
  { currentPassword, code }: Proof,
  asked: Language,
  app: Needs,
): Promise<{ recoveryCodes: string[] } | "on already" | Refused> {
  // As in `registerDevice`: a step that only its registrant can pass would lock the address's owner out.
  if (!user.addressProven) return "not proven";
  // Before the code: a wrong password must not use one up.
  const account = await verifyOwnPassword(user, currentPassword, app);
  if (!account) return "wrong password";
  requireWithinLimit(await app.limits.take("codes", String(user.id)));
  if (!(await checkAppCode(user.id, code.replace(/\s/g, ""), app))) return "wrong code";
  await app.limits.giveBack("codes", String(user.id));
  const { shown, hashes } = newRecoveryCodes();
  const confirmed = await app.db.transaction(async (tx) => {
    if (!(await confirmSecondFactor(tx, user.id, hashes, app.clock()))) return false;
    await endSessions(tx, user.id, app.clock(), { except: user.sessionId });
    await notifyOwner(tx, account, "on", { app, asked, actor: account });
    return true;
  });
  app.live.recheck(user.id);
  return confirmed ? { recoveryCodes: shown } : "on already";
}

/**
 * Turns the second step off, by a code of the app or a recovery code. The owner
 * is told by mail.
 * @param asked the language in which it was done.
 * @throws {LimitError} after too many wrong passwords or codes.
 */
export async function turnOffSecondFactor(
  user: SessionUser,
  { currentPassword, code }: Proof,
  asked: Language,
  app: Needs,
): Promise<"off" | Refused> {
  if (user.role === "admin") return "not for administrators";
  const account = await verifyOwnPassword(user, currentPassword, app);
  if (!account) return "wrong password";
  if (!(await checkCode(user.id, code, app))) return "wrong code";
  await app.db.transaction(async (tx) => {
    // Twice at once, it is told once.
    if (await removeSecondFactor(tx, user.id)) await notifyOwner(tx, account, "off", { app, asked, actor: account });
  });
  app.live.recheck(user.id);
  return "off";
}

/** Where in the log an operator's doing comes from: no network address. */
export const COMMAND_LINE = "the command line";

/**
 * Turns the second step off for somebody who has lost what passes it, at an
 * operator's word (`npm run admin`): nobody is signed in, so the log says whose
 * step it was and that nobody's session did it. All sessions end. The owner is
 * told by mail: who has talked the operator into it may not be.
 * Open connections end by their next look at the session, within a minute.
 */
export async function liftSecondFactor(
  email: string,
  { db, clock, outbox }: Pick<AppContext, "db" | "clock" | "outbox">,
): Promise<"off" | "unknown" | "not on"> {
  return db.transaction(async (tx) => {
    const account = await findCredentials(tx, email);
    if (!account) return "unknown";
    if (!(await findSecondFactor(tx, account.id))?.confirmedAt) return "not on";
    await removeSecondFactor(tx, account.id);
    await endSessions(tx, account.id, clock());
    await notifyOwner(tx, account, "off", { app: { clock, outbox, clientAddress: COMMAND_LINE }, actor: null });
    return "off";
  });
}

type Notification = {
  app: Pick<AppContext, "clock" | "outbox" | "clientAddress">;
  asked?: Language;
  /** Null for an operator. */ actor: Pick<Credentials, "id" | "role"> | null;
};

/** In the log, and by mail to the owner: whoever did it may not be. */
async function notifyOwner(
  tx: Queryable,
  account: Credentials,
  state: "on" | "off",
  { app, asked, actor }: Notification,
): Promise<void> {
  await addAuditEntry(tx, {
    at: app.clock(),
    actor: actor && { id: actor.id, role: actor.role },
    patientId: null,
    ...(actor ? {} : { accountId: account.id }),
    action: "second-factor",
    subject: `second factor ${state}`,
    outcome: "done",
    address: app.clientAddress,
  });
  await app.outbox.queue(tx, {
    kind: `second-factor-${state}`,
    to: account.email,
    language: mailLanguage(account, asked),
    firstName: account.firstName,
  });
}
