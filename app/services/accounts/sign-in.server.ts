import { addAuditEntry, addRefusal } from "db/audit";
import { findSecondFactor } from "db/second-factors";
import { knownDevices } from "db/sessions";
import { credentialsOf, findCredentials, setLanguage, setZone, type Credentials } from "db/users";
import { createHash } from "node:crypto";
import type { AppContext } from "~/context";
import { accountZone, type AccountZones } from "~/domain/account-zone";
import type { Language } from "~/domain/language";
import { mailLanguage } from "~/domain/mail";
import { minuteInUtc, zonedMoment } from "~/domain/moments";
import { deviceName } from "~/domain/session";
import { englishTranslator } from "~/locales/translator";
import { countGuess } from "~/services/http/limits/rate-limits.server";
import { verifyPassword } from "~/services/passwords.server";
import { chosenLanguage, languageOf } from "~/services/pages/language.server";
import { SECOND_STEP_SECONDS } from "~/services/sessions/cookies.server";
import { recheckEarlier, startSession } from "~/services/sessions/session.server";
import { guessLimits, trustDevice } from "./trusted-device.server";
import { checkCode } from "./second-factor.server";
import { mayTellOwner } from "./unverified-mail-limits.server";

type Needs = Pick<
  AppContext,
  "config" | "db" | "clock" | "cookies" | "limits" | "seal" | "outbox" | "live" | "session" | "clientAddress"
>;

type Account = Pick<
  Credentials,
  "id" | "role" | "firstName" | "email" | "passwordHash" | "emailVerifiedAt" | "language" | keyof AccountZones
>;

export type SignedIn =
  | { outcome: "signed in"; account: Account; cookies: string[] }
  | { outcome: "code needed"; cookies: string[] }
  | { outcome: "wrong" };

/**
 * Signs somebody in by email and password. Failures are counted (`guessLimits`).
 * @throws {LimitError} beyond a limit, whether there is such an account or not.
 */
export async function signIn(
  request: Request,
  { email, password, browserZone }: { email: string; password: string; browserZone: string | null },
  app: Needs,
): Promise<SignedIn> {
  const found = await findCredentials(app.db, email);
  const account = await countGuess(app.limits, await guessLimits(request, email, found, app), async () => {
    const right = await verifyPassword(password, found?.passwordHash);
    // The address must be confirmed first. Signing in before would tell whoever registered it, or applied
    // with it, whether it was free, which neither form does.
    if (found && right && found.emailVerifiedAt) return found;
    await addRefusal(app.db, entry(app, found));
    return null;
  });
  return account ? afterPassword(request, account, browserZone, app) : { outcome: "wrong" };
}

/**
 * What follows the right password, wherever it was given: the code, where a second step is on, else the session.
 * Whoever starts a session otherwise lets in who has the password, or the mail, alone.
 */
export async function afterPassword(
  request: Request,
  account: Account,
  browserZone: string | null,
  app: Needs,
): Promise<Exclude<SignedIn, { outcome: "wrong" }>> {
  if ((await findSecondFactor(app.db, account.id))?.confirmedAt) {
    const step: SecondStep = { userId: account.id, at: app.clock().getTime(), given: digestOf(account) };
    return { outcome: "code needed", cookies: [await app.cookies.secondStep.serialize(step)] };
  }
  return { outcome: "signed in", account, cookies: await completeSignIn(request, account, browserZone, app) };
}

type SecondStep = {
  userId: number;
  at: number;
  /** Which password was given: with a new one, what the old one opened is shut. */ given: string;
};

const isSecondStep = (value: unknown): value is SecondStep => {
  const step = value as Partial<SecondStep> | null;
  return typeof step?.userId === "number" && typeof step.at === "number" && typeof step.given === "string";
};

/** Tells an account's password from its earlier ones; of nothing in it can it be learned. */
const digestOf = ({ passwordHash }: Pick<Credentials, "passwordHash">) =>
  createHash("sha256")
    .update(passwordHash ?? "")
    .digest("base64url");

/** Who has given the right password a moment ago and still owes the code, or `null`. */
export async function secondStepUser(
  request: Request,
  { db, cookies, clock }: Pick<AppContext, "db" | "cookies" | "clock">,
): Promise<Credentials | null> {
  const step: unknown = await cookies.secondStep.parse(request.headers.get("cookie"));
  // A cookie of another kind is signed with the same secret.
  if (!isSecondStep(step) || clock().getTime() - step.at >= SECOND_STEP_SECONDS * 1000) return null;
  const account = await credentialsOf(db, step.userId);
  return account && digestOf(account) === step.given ? account : null;
}

/**
 * The second step of signing in: the code of the app, or a recovery code.
 * @throws {LimitError} after too many wrong ones.
 */
export async function signInWithCode(
  request: Request,
  { code, browserZone }: { code: string; browserZone: string | null },
  app: Needs,
): Promise<SignedIn | { outcome: "too late" }> {
  const account = await secondStepUser(request, app);
  if (!account) return { outcome: "too late" };
  if (!(await checkCode(account.id, code, app))) {
    await addRefusal(app.db, entry(app, account));
    return { outcome: "wrong" };
  }
  const ended = await app.cookies.secondStep.serialize("", { maxAge: 0 });
  return {
    outcome: "signed in",
    account,
    cookies: [...(await completeSignIn(request, account, browserZone, app)), ended],
  };
}

/**
 * Starts the session; from now on this browser is known. A device that the account has not been used from before
 * is told to its owner, in the language that was theirs before: it may not be
 * theirs now. From then on it is what they have chosen, or, where nothing was
 * known, what their browser asks for. The same holds for the clock that the time is told by.
 * @param browserZone of the browser that is let in, where it has said one.
 */
async function completeSignIn(
  request: Request,
  account: Account,
  browserZone: string | null,
  app: Needs,
): Promise<string[]> {
  const deviceMessage = deviceName(request.headers.get("user-agent"));
  const device = englishTranslator.say(deviceMessage);
  const cookies = await app.db.transaction(async (tx) => {
    const known = await knownDevices(tx, account.id);
    const cookie = await startSession(request, account.id, { ...app, db: tx });
    await addAuditEntry(tx, { ...entry(app, account), outcome: "done" });
    if (known.size > 0 && !known.has(device) && (await mayTellOwner(account, app))) {
      await app.outbox.queue(tx, {
        kind: "new-sign-in",
        to: account.email,
        firstName: account.firstName,
        device,
        deviceMessage,
        ...signedInAt(account, mailLanguage(account, languageOf(request)), app),
      });
    }
    const language = chosenLanguage(request) ?? account.language ?? languageOf(request);
    if (language !== account.language) await setLanguage(tx, account.id, language);
    if (browserZone && browserZone !== account.browserZone) await setZone(tx, account.id, { browserZone });
    return [cookie, await trustDevice(request, account, app)];
  });
  recheckEarlier(app);
  return cookies;
}

/**
 * When a sign-in was, for its mail: in UTC, which a process of the version before knows, and on the owner's clock where
 * that is known.
 */
function signedInAt(account: AccountZones, language: Language, { clock }: Pick<AppContext, "clock">) {
  const zone = accountZone(account);
  return { language, at: minuteInUtc(clock()), ...(zone ? { atWords: zonedMoment(clock(), zone, language) } : {}) };
}

const entry = (app: Needs, account: Pick<Account, "id" | "role"> | null) => ({
  at: app.clock(),
  actor: account && { id: account.id, role: account.role },
  patientId: null,
  action: "sign-in" as const,
  subject: "session",
  address: app.clientAddress,
});
