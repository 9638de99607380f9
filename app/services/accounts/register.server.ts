import { createPatient } from "db/patients";
import { createUser, credentialsOf, EmailTakenError, findCredentials, type Credentials } from "db/users";
import { addAuditEntry } from "db/audit";
import type { SessionUser } from "db/sessions";
import { findOneTimeToken, takeOneTimeToken } from "db/one-time-tokens";
import { randomBytes } from "node:crypto";
import type { Queryable } from "db/client";
import type { AppContext } from "~/context";
import type { Language } from "~/domain/language";
import { mailLanguage } from "~/domain/mail";
import { newRecordNumber } from "~/domain/reference";
import { countGuess, mailboxKey, requireWithinLimit } from "~/services/http/limits/rate-limits.server";
import { hashPassword, verifyPassword } from "~/services/passwords.server";
import { hashToken } from "~/services/sessions/token.server";
import { openSession } from "~/services/sessions/session.server";
import { markEmailVerified } from "./email-verification.server";
import { MINIMUM_DURATION_MS, withMinimumDuration } from "./minimum-duration.server";
import { guessLimitsWithin } from "./trusted-device.server";
import { mailOneTimeLink } from "./one-time-links.server";
import { mayMail } from "./unverified-mail-limits.server";

type Needs = Pick<AppContext, "db" | "clock" | "cookies" | "limits" | "outbox" | "live" | "session" | "clientAddress">;

type NewPatient = {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  language: Language;
  browserZone: string | null;
};

/**
 * Registers a patient, with a record. Whoever asks learns nothing of whether the
 * address had an account: the answer and its time are the same, and the mail
 * tells the address's owner. An account that nobody has confirmed keeps its
 * password: otherwise the link of a second registration, opened by the owner,
 * would confirm the password of whoever sent it.
 * @throws {LimitError} when too many come from one address.
 */
export function registerPatient({ password, ...person }: NewPatient, app: Needs): Promise<void> {
  return withMinimumDuration(MINIMUM_DURATION_MS, async () => {
    requireWithinLimit(await app.limits.take("accounts", app.clientAddress));
    const isWithin = await mayMail(person.email, app);
    const passwordHash = await hashPassword(password);
    await app.db.transaction(async (tx) => {
      let account: Pick<Credentials, "id" | "role" | "email" | "firstName" | "emailVerifiedAt" | "language">;
      try {
        account = {
          id: await createPatientAccount(tx, { ...person, passwordHash }, app),
          ...person,
          role: "patient",
          emailVerifiedAt: null,
        };
      } catch (error) {
        if (!(error instanceof EmailTakenError)) throw error;
        account = (await findCredentials(tx, person.email))!;
      }
      if (!isWithin) return;
      const language = mailLanguage(account, person.language);
      if (account.emailVerifiedAt)
        await app.outbox.queue(tx, {
          kind: "address-has-account",
          to: account.email,
          language,
          firstName: account.firstName,
        });
      else await mailOneTimeLink(tx, account, { kind: "verify-email", language }, app);
    });
  });
}

/**
 * Creates a patient's account with its record, not confirmed yet. @returns the user's id.
 * @throws {EmailTakenError}
 */
export async function createPatientAccount(
  tx: Queryable,
  person: {
    firstName: string;
    lastName: string;
    email: string;
    passwordHash: string;
    phone?: string;
    language: Language;
    browserZone?: string | null;
  },
  { clock, clientAddress }: Pick<AppContext, "clock" | "clientAddress">,
): Promise<number> {
  const now = clock();
  const id = await createUser(tx, { ...person, role: "patient" });
  const { firstName, lastName } = person;
  const patientId = await createPatient(tx, {
    userId: id,
    medicalRecordNumber: newRecordNumber(randomBytes(5)),
    firstName,
    lastName,
    createdAt: now,
  });
  await addAuditEntry(tx, {
    at: now,
    actor: { id, role: "patient" },
    patientId,
    action: "create",
    subject: "record",
    outcome: "done",
    address: clientAddress,
  });
  return id;
}

/**
 * Tells the owner of an address, of which a visitor has learned that it has an account, by email how to sign in or
 * choose a new password. Only for `POST /api/auth/register`, which has to say so (docs/decisions/009-accounts.md) and
 * counts each look with `addressLooks` before it looks.
 */
export async function mailEmailTaken(email: string, app: Needs): Promise<void> {
  const account = await findCredentials(app.db, email);
  if (!account || !(await mayMail(email, app))) return;
  await app.outbox.queue(app.db, {
    kind: "address-has-account",
    to: account.email,
    language: mailLanguage(account),
    firstName: account.firstName,
  });
}

/** Whether a confirmation link still works; it is not used up by looking. */
export const isConfirmationToken = async (token: string, { db, clock }: Pick<AppContext, "db" | "clock">) =>
  (await findOneTimeToken(db, hashToken(token), "verify-email", clock())) !== null;

export type Confirmed = { outcome: "confirmed"; account: Credentials } | { outcome: "wrong password" | "link ended" };

/**
 * Confirms an address with the mailed link and the password that was chosen:
 * somebody who registered another person's address has only the password, the
 * other person only the link. What was set up before is ended (`markEmailVerified`) all the same: the other person may
 * have been told the password.
 */
export async function confirmAddress(
  request: Request,
  token: string,
  password: string,
  app: Needs,
): Promise<Confirmed> {
  const tokenHash = hashToken(token);
  const userId = await findOneTimeToken(app.db, tokenHash, "verify-email", app.clock());
  const account = userId === null ? null : await credentialsOf(app.db, userId);
  // Confirmed meanwhile, by a new password: the link is no way in beside the sign-in.
  if (!account || account.emailVerifiedAt) return { outcome: "link ended" };
  const right = await countGuess(
    app.limits,
    guessLimitsWithin("link", account.id),
    async () => (await verifyPassword(password, account.passwordHash)) || null,
  );
  if (!right) return { outcome: "wrong password" };
  const session = await openSession(request, app);
  const taken = await app.db.transaction(async (tx) => {
    const now = app.clock();
    if ((await takeOneTimeToken(tx, tokenHash, "verify-email", now)) === null) return false;
    await markEmailVerified(tx, account, session, app);
    return true;
  });
  if (taken) app.live.recheck(account.id);
  return taken ? { outcome: "confirmed", account } : { outcome: "link ended" };
}

/**
 * Mails the link that confirms the address of whoever is signed in.
 * @returns false if it is confirmed already.
 * @throws {LimitError} after too many mails to the address.
 */
export async function mailVerification(
  user: Pick<SessionUser, "id" | "email">,
  asked: Language,
  app: Needs,
): Promise<boolean> {
  const account = await credentialsOf(app.db, user.id);
  if (!account || account.emailVerifiedAt) return false;
  // Said, unlike to a visitor: who is signed in knows that there is an account.
  requireWithinLimit(await app.limits.take("proofMailsTo", mailboxKey(account.email)));
  await app.db.transaction((tx) =>
    mailOneTimeLink(tx, account, { kind: "verify-email", language: mailLanguage(account, asked) }, app),
  );
  return true;
}
