import type { Credentials } from "db/users";
import { createHmac, randomBytes } from "node:crypto";
import type { AppContext } from "~/context";
import { accountKey, visitorKey, type LimitName } from "~/services/http/limits/rate-limits.server";
import { listSecrets } from "~/services/secrets.server";

/** Accounts that one browser is known at: a household shares one. */
const MAX_ACCOUNTS = 3;
const NONCE_BYTES = 12;
const NONCE_LENGTH = 16;

type Needs = Pick<AppContext, "cookies" | "config">;
type Account = Pick<Credentials, "id" | "passwordHash">;
export type GuessLimits = readonly (readonly [LimitName, key: string])[];

/**
 * What the cookie says of an account: nothing to whoever reads it, and nothing any more once the password is another
 * one. Else somebody who had the old one could have made any number of browsers known, to guess at the new one with
 * each.
 */
const markOf = (secret: string, nonce: string, { id, passwordHash }: Account) =>
  nonce +
  createHmac("sha256", secret)
    .update(`known browser v1 ${nonce} ${id} ${passwordHash ?? ""}`)
    .digest("base64url")
    .slice(0, 22);

async function marksIn(request: Request, { cookies }: Pick<Needs, "cookies">): Promise<string[]> {
  const value: unknown = await cookies.known.parse(request.headers.get("cookie"));
  return Array.isArray(value) ? value.filter((mark) => typeof mark === "string").slice(0, MAX_ACCOUNTS) : [];
}

/**
 * The mark by which a browser is known at an account, or undefined. The cookie is signed, so that nobody gets to try
 * any.
 */
const trustedMarkOf = (marks: readonly string[], account: Account, config: Needs["config"]) =>
  marks.find((mark) =>
    listSecrets(config).some((secret) => mark === markOf(secret, mark.slice(0, NONCE_LENGTH), account)),
  );

/**
 * The `Set-Cookie` by which a browser is known from now on: its owner has just shown that they are at it, by the
 * password with all that goes with it, or by the link in a mail. It opens nothing, and stays when somebody signs out.
 */
export async function trustDevice(request: Request, account: Account, { cookies, config }: Needs): Promise<string> {
  const marks = await marksIn(request, { cookies });
  const earlier = trustedMarkOf(marks, account, config);
  // A new one each time: whatever was counted against the earlier one is over.
  const mark = markOf(config.sessionSecret, randomBytes(NONCE_BYTES).toString("base64url"), account);
  return cookies.known.serialize([mark, ...marks.filter((other) => other !== earlier)].slice(0, MAX_ACCOUNTS));
}

/**
 * What a guess at a password counts for (OWASP, Slow Down Online Guessing Attacks with Device Cookies). A browser that
 * the account was signed in from has a count of its own, so that nobody else can use it up. All others are strangers:
 * they are counted by their address, over all accounts and at this one, and together. The last comes last: whoever is
 * refused before does not add to it, so that it takes many addresses to keep strangers out, its owner at a new browser
 * among them.
 * @param account the one that there is; null counts like one at which no browser is known.
 */
export async function guessLimits(
  request: Request,
  email: string,
  account: Account | null,
  app: Needs & Pick<AppContext, "clientAddress">,
): Promise<GuessLimits> {
  const known = account && trustedMarkOf(await marksIn(request, app), account, app.config);
  if (known) return ofOne(`browser ${known.slice(0, NONCE_LENGTH)}`);
  const stranger = accountKey(`${email} ${visitorKey(app.clientAddress)}`);
  return [
    ["signInsFrom", app.clientAddress],
    ["guesses", stranger],
    ["guessesFrom", stranger],
    ["guessesTo", accountKey(email)],
  ];
}

/**
 * What somebody counts for who is inside already, in a session or by a mailed link, and types the password once more.
 */
export const guessLimitsWithin = (what: "session" | "link", id: number): GuessLimits => ofOne(`${what} ${id}`);

const ofOne = (key: string): GuessLimits => [
  ["guesses", key],
  ["guessesInADay", key],
];
