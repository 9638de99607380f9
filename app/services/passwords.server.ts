import { hash, verify } from "@node-rs/argon2";
import { dictionary } from "@zxcvbn-ts/language-common";
import type { IsCommon } from "~/domain/account";

/** argon2id with OWASP's parameters: 19 MiB, two passes, one lane (ASVS 5.0, appendix C). */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The PHC string of a password, about 12 ms of work on another thread. */
export const hashPassword = (password: string) => hash(password, PARAMETERS);

/** Of a password that nobody has; made once, when it is first needed. */
let dummyHash: Promise<string> | undefined;

/**
 * Whether a password is the one that was hashed. Where there is no hash (no
 * such account, or one that nobody can sign in to), it is compared with
 * nobody's, so that the answer takes as long.
 */
export async function verifyPassword(password: string, passwordHash: string | null | undefined): Promise<boolean> {
  const right = await verify(passwordHash || (await (dummyHash ??= hashPassword(crypto.randomUUID()))), password);
  return right && Boolean(passwordHash);
}

/** The 49,000 most common passwords, as zxcvbn collected them from leaks. */
const COMMON = new Set<string>(dictionary["passwords-common"] as readonly string[]);
const OUR_WORDS = ["kindweight", "weightloss", "telehealth"];

/**
 * Whether a password is on the list, with digits or signs put around it too
 * (`Password123!`), or consists of nothing but words of the account or of ours.
 */
export const isCommonPassword: IsCommon = (password, context) => {
  const lower = password.toLowerCase();
  const core = lower.replace(/^[^\p{L}]+|(?<=\p{L})[^\p{L}]+$/gu, "");
  if (COMMON.has(lower) || (core && COMMON.has(core) && lower.length - core.length <= 4)) return true;
  // One character repeated, or a run such as 12345678 or abcdefgh.
  if (/^(.)\1*$/u.test(lower) || isRun(lower)) return true;
  const own = [...OUR_WORDS, ...context.flatMap((text) => [text, text.split("@")[0]!])]
    .map((word) => word.toLowerCase().trim())
    .filter((word) => word.length >= 3);
  const rest = own.sort((a, b) => b.length - a.length).reduce((left, word) => left.replaceAll(word, ""), lower);
  return rest !== lower && rest.replace(/[^\p{L}]/gu, "").length < 3 && rest.length < 6;
};

function isRun(text: string): boolean {
  const codes = [...text].map((letter) => letter.codePointAt(0)!);
  const step = codes[1] === undefined ? 0 : codes[1] - codes[0]!;
  return Math.abs(step) === 1 && codes.every((code, index) => index === 0 || code - codes[index - 1]! === step);
}
