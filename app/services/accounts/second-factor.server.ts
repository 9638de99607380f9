import {
  beginSecondFactor,
  dropUnconfirmedFactor,
  findSecondFactor,
  takeRecoveryCode,
  takeStep,
  type SecondFactor,
} from "db/second-factors";
import { createHash, randomBytes } from "node:crypto";
import { generateSecret, generateURI, verify } from "otplib";
import type { AppContext } from "~/context";
import { countGuess } from "~/services/http/limits/rate-limits.server";
import type { Seal } from "~/services/seal.server";

/** Seconds of a TOTP time step (RFC 6238, the default of every app). */
const STEP_SECONDS = 30;
const RECOVERY_CODES = 10;
const PURPOSE = "totp";

const hashCode = (code: string): Uint8Array => createHash("sha256").update(code).digest();

/** The secret that a user is setting up, the same until it is confirmed. @returns `null` when a factor is in force. */
export async function secretToSetUp(
  user: { id: number; email: string },
  { db, seal, config }: Pick<AppContext, "db" | "seal" | "config">,
): Promise<{ secret: string; uri: string } | null> {
  const begun = await findSecondFactor(db, user.id);
  if (begun?.confirmedAt) return null;
  // One that nobody can read any more is begun again.
  if (begun && secretOf(user.id, begun, seal) === null) await dropUnconfirmedFactor(db, user.id);
  await beginSecondFactor(db, user.id, seal.close(`${PURPOSE} ${user.id}`, generateSecret()));
  // Read back: of two tabs that began at once one has won.
  const factor = await findSecondFactor(db, user.id);
  const secret = factor && !factor.confirmedAt ? secretOf(user.id, factor, seal) : null;
  if (secret === null) return null;
  return { secret, uri: generateURI({ issuer: config.brand.name, label: user.email, secret }) };
}

/**
 * The secret of a factor; `null` where it was sealed under a secret of the installation that is not known any more: no
 * code is right then.
 */
function secretOf(userId: number, { sealedSecret }: SecondFactor, seal: Pick<Seal, "open">): string | null {
  try {
    return seal.open(`${PURPOSE} ${userId}`, sealedSecret) as string;
  } catch {
    return null;
  }
}

/**
 * Whether a code of six digits is the app's, now or a step before or after
 * (RFC 6238, 5.2). Each is accepted once.
 */
export async function checkAppCode(
  userId: number,
  code: string,
  { db, seal, clock }: Pick<AppContext, "db" | "seal" | "clock">,
): Promise<boolean> {
  const factor = await findSecondFactor(db, userId);
  if (!factor || !/^\d{6}$/.test(code)) return false;
  const secret = secretOf(userId, factor, seal);
  if (secret === null) return false;
  // One look at the clock: a step that ended between two of them would make the code that was just used a new one.
  const seconds = Math.floor(clock().getTime() / 1000);
  const result = await verify({
    secret,
    token: code,
    epoch: seconds,
    epochTolerance: STEP_SECONDS,
  });
  if (!result.valid) return false;
  return takeStep(db, userId, Math.floor(seconds / STEP_SECONDS) + result.delta);
}

/** What a guess at a user's code counts for. */
export const codeCounts = (userId: number) =>
  [
    ["codes", String(userId)],
    ["codesInADay", String(userId)],
  ] as const;

/**
 * Whether a code is right: of the app, or one of the recovery codes, which is used up.
 * @throws {LimitError} after five wrong ones in a quarter of an hour, or twenty in a day.
 */
export async function checkCode(
  userId: number,
  typed: string,
  app: Pick<AppContext, "db" | "seal" | "clock" | "limits">,
): Promise<boolean> {
  const code = typed.replace(/[\s-]/g, "").toLowerCase();
  const right = await countGuess(
    app.limits,
    codeCounts(userId),
    async () =>
      (await checkAppCode(userId, code, app)) || (await takeRecoveryCode(app.db, userId, hashCode(code))) || null,
  );
  return right === true;
}

/** Ten new recovery codes: what is shown once, and the hashes that are kept. */
export function newRecoveryCodes(): { shown: string[]; hashes: Uint8Array[] } {
  const codes = Array.from({ length: RECOVERY_CODES }, () => randomBytes(8).toString("hex"));
  return { shown: codes.map((code) => code.match(/.{4}/g)!.join("-")), hashes: codes.map(hashCode) };
}
