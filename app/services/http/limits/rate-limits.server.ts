import { createHash } from "node:crypto";
import { isIPv6 } from "node:net";
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes, type RateLimiterAbstract } from "rate-limiter-flexible";
import type { RedisClientType } from "redis";
import { ApiError } from "~/domain/errors";

/**
 * What is limited, per visitor's address unless it says otherwise. Attempts are counted before the work
 * and are generous (a mistyped form is no attack). What creates something is
 * counted inside its transaction, once it is there: a replay costs nothing, and
 * of any number sent at once only as many as the limit allows are committed.
 */
const LIMITS = {
  /** Posts to any public form or endpoint that creates something. */
  attempts: { points: 300, seconds: 10 * 60 },
  /** Accounts created: registration and specialist sign-up share it. */
  accounts: { points: 30, seconds: 60 * 60 },
  /**
   * Looks whether an address has an account, whatever is found: what only the taken ones counted would tell them by
   * itself.
   */
  addressLooks: { points: 40, seconds: 60 * 60 },
  /** Applications of specialists that are begun: each keeps a draft. */
  drafts: { points: 60, seconds: 24 * 60 * 60 },
  /** Appointment requests stored. */
  bookings: { points: 40, seconds: 60 * 60 },
  /** Times held by requests that nobody has confirmed. Each holds it for half an hour. */
  holds: { points: 20, seconds: 30 * 60 },
  /** The same, per mailbox that is named. */
  holdsOf: { points: 10, seconds: 30 * 60 },
  /**
   * Reads of records, per account, or per address of who has none: pages and lists of the demonstration, for the most
   * part.
   */
  reads: { points: 6_000, seconds: 10 * 60 },
  /** Downloads of a whole record or of all readings, per account or address. */
  exports: { points: 30, seconds: 10 * 60 },
  /** The same of the demonstration's, by all visitors without a session together. */
  demoExports: { points: 600, seconds: 10 * 60 },
  /** Searches of the directory, and lists of a specialist's free times, that no cache has answered. */
  searches: { points: 1_200, seconds: 10 * 60 },
  /**
   * Requests for a record that were refused, per account, device or address. Beyond, nothing of them is written down.
   */
  refusals: { points: 200, seconds: 60 * 60 },
  /** Archives of readings that were begun: each keeps a place while it arrives. */
  archives: { points: 10, seconds: 60 * 60 },
  /** Live connections opened: a page opens one a minute at the most while all is well. */
  live: { points: 1_200, seconds: 10 * 60 },
  /** Consultation rooms opened. */
  rooms: { points: 60, seconds: 10 * 60 },
  /** Demonstrations among them, which are open to everyone. */
  demonstrations: { points: 40, seconds: 60 * 60 },
  /** Rooms with a real specialist, per patient. */
  roomsInADay: { points: 200, seconds: 24 * 60 * 60 },
  /**
   * Reads of a room, its page among them: a page asks when it comes back, and four times for a check of the network.
   */
  roomReads: { points: 1_200, seconds: 10 * 60 },
  /** What a member says in a room: a new way between two browsers takes some thirty messages. */
  said: { points: 600, seconds: 60 },
  /** The same of all members from one address: a clinic behind one router. */
  saidFrom: { points: 2_400, seconds: 60 },
  /** Questions to the assistant: each may cost a model's time. */
  assistant: { points: 120, seconds: 10 * 60 },
  /** Conversations and their list opened again: whom to call is worked out of all that was said each time. */
  conversationReads: { points: 600, seconds: 10 * 60 },
  /** Requests with readings, per device: two a second. */
  devices: { points: 120, seconds: 60 },
  /** Sets of made-up vitals. */
  simulations: { points: 60, seconds: 10 * 60 },
  /** Sign-ins that failed, per visitor's address, from browsers that the account was not signed in from before. */
  signInsFrom: { points: 30, seconds: 15 * 60 },
  /**
   * Wrong passwords of one guesser at one account, whether there is such an account or not: a browser that is known
   * there, or an address.
   */
  guesses: { points: 5, seconds: 15 * 60 },
  /** Of a browser that is known, or of somebody who is in. */
  guessesInADay: { points: 20, seconds: 24 * 60 * 60 },
  /**
   * Of an address. Not for a day: anybody can make up accounts to guess at, and each is a number that is kept so long.
   */
  guessesFrom: { points: 10, seconds: 2 * 60 * 60 },
  /** Of all strangers together at one account: a botnet has an address for each guess. */
  guessesTo: { points: 100, seconds: 60 * 60 },
  /** Codes of a second factor, per account. */
  codes: { points: 5, seconds: 15 * 60 },
  /** And in a day: whoever has the password could else try 480 of a million, each day. */
  codesInADay: { points: 20, seconds: 24 * 60 * 60 },
  /** Profile pictures that a specialist sends, per account. */
  pictures: { points: 20, seconds: 60 * 60 },
  /** Records that a specialist opens in an emergency, or tries to, per account. */
  emergencies: { points: 5, seconds: 60 * 60 },
  /** Mails about accounts that a stranger can make us send to one mailbox (`unverified-mail-limits.server.ts`). */
  mailsTo: { points: 5, seconds: 60 * 60 },
  /**
   * Links for a new password, to one address. A count of its own, as are the next: what strangers do must not use up
   * what the owner needs.
   */
  resetMailsTo: { points: 5, seconds: 60 * 60 },
  /** Links that confirm an address, for whoever is signed in, to one mailbox. */
  proofMailsTo: { points: 5, seconds: 60 * 60 },
  /**
   * Mails about what a patient does with appointments, to one address. A count of its own: who books under somebody's
   * address must not use up their link for a new password.
   */
  appointmentMailsTo: { points: 10, seconds: 60 * 60 },
  /** Mails to a specialist about what a patient does with one appointment. */
  deskMailsAbout: { points: 10, seconds: 60 * 60 },
  /** Of both, those beyond, which wait for the hour's end: of so many appointments the last state is told then. */
  heldMailsTo: { points: 5, seconds: 60 * 60 },
} as const;
export type LimitName = keyof typeof LIMITS;
export const LIMIT_NAMES = Object.keys(LIMITS) as LimitName[];
/** So long whoever is counted is remembered, in milliseconds, at the most. */
export const LONGEST_LIMIT_MS = Math.max(...Object.values(LIMITS).map(({ seconds }) => seconds)) * 1000;

export type Verdict = { allowed: true } | { allowed: false; retryAfterSeconds: number };

export type RateLimits = {
  /** Counts one and says whether it was still within the limit. */
  take(name: LimitName, key: string): Promise<Verdict>;
  /** Takes one back: what was counted beforehand has turned out well. */
  giveBack(name: LimitName, key: string): Promise<void>;
};

/**
 * Keys that a limit remembers in memory. To have their own count forgotten, an attacker needs that many requests within
 * its time, each under another key; an IPv6 network of 64 bits is one. Each of those keys has an allowance of its own,
 * which is worth more than the one that is won back.
 */
export const MAX_KEYS = 20_000;

/** Counts in memory. Of too many keys, the one whose time began first, and so ends first, is forgotten. */
class BoundedMemory extends RateLimiterMemory {
  readonly #keys = new Set<string>();

  override async consume(...args: Parameters<RateLimiterMemory["consume"]>): Promise<RateLimiterRes> {
    const state = await super.consume(...args);
    if (!state.isFirstInDuration) return state;
    const key = String(args[0]);
    // At the end of the line again: its earlier time is over.
    this.#keys.delete(key);
    this.#keys.add(key);
    const [oldest] = this.#keys;
    if (this.#keys.size > MAX_KEYS && oldest !== undefined) {
      this.#keys.delete(oldest);
      await this.delete(oldest);
    }
    return state;
  }
}

const verdictOf = (state: RateLimiterRes): Verdict => ({
  allowed: false,
  retryAfterSeconds: Math.max(1, Math.ceil(state.msBeforeNext / 1000)),
});

/**
 * @param redis shares the counts across a fleet; without it, or while it cannot
 * be reached, each process counts for itself.
 * @param onRefused told of each that was beyond its limit.
 */
export function createRateLimits(redis?: RedisClientType, onRefused: (name: LimitName) => void = () => {}): RateLimits {
  const limiter = (name: LimitName): RateLimiterAbstract => {
    const { points, seconds } = LIMITS[name];
    const memory = new BoundedMemory({ keyPrefix: name, points, duration: seconds });
    if (!redis) return memory;
    return new RateLimiterRedis({
      storeClient: redis,
      useRedisPackage: true,
      keyPrefix: `limit:${name}`,
      points,
      duration: seconds,
      insuranceLimiter: memory,
    });
  };
  const limiters = Object.fromEntries(LIMIT_NAMES.map((name) => [name, limiter(name)])) as Record<
    LimitName,
    RateLimiterAbstract
  >;

  return {
    async take(name, key) {
      try {
        await limiters[name].consume(visitorKey(key));
        return { allowed: true };
      } catch (state) {
        if (!(state instanceof RateLimiterRes)) throw state;
        onRefused(name);
        return verdictOf(state);
      }
    },
    async giveBack(name, key) {
      await limiters[name].reward(visitorKey(key));
    },
  };
}

/**
 * As whom an address is counted: an IPv6 address as its network of 64 bits, which one subscriber has whole and could
 * change within at will; an IPv4 address the same however a proxy writes it (with its port, or within IPv6). Other keys
 * stay.
 */
export function visitorKey(key: string): string {
  const address = /^\[(.+)\](?::\d+)?$/.exec(key)?.[1] ?? key;
  const [, four] = /^(?:::ffff:)?(\d{1,3}(?:\.\d{1,3}){3})(?::\d+)?$/i.exec(address) ?? [];
  if (four) return four;
  if (!isIPv6(address)) return key;
  const [head = "", tail] = address.replace(/%.*/, "").toLowerCase().split("::");
  const groups = (part: string) => part.split(":").filter((group) => group !== "");
  const after = groups(tail ?? "");
  // An address that ends in IPv4 notation has one part for two groups; both lie behind the first four.
  const missing = tail === undefined ? 0 : 8 - groups(head).length - after.length - (address.includes(".") ? 1 : 0);
  const whole = [...groups(head), ...Array<string>(Math.max(0, missing)).fill("0"), ...after];
  return `${whole
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":")}::/64`;
}

/** The key of an account for a limit: of the address only a hash reaches Redis. */
export const accountKey = (email: string) =>
  createHash("sha256").update(email.trim().toLowerCase()).digest("base64url");

/**
 * The key of a mailbox for a limit: addresses of which everybody knows that they lead to the same one count together.
 * What follows a plus sign is the owner's own mark; Gmail has two domains and ignores dots.
 */
export function mailboxKey(email: string): string {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf("@");
  const [local, domain] = [address.slice(0, Math.max(at, 0)), address.slice(at + 1)];
  // A plus sign at the beginning is the name itself.
  const plus = local.indexOf("+", 1);
  const name = plus === -1 ? local : local.slice(0, plus);
  const isGmail = domain === "gmail.com" || domain === "googlemail.com";
  return accountKey(isGmail ? `${name.replaceAll(".", "")}@gmail.com` : `${name}@${domain}`);
}

/** Beyond a limit. An endpoint answers it as it is: 429 with `Retry-After`. */
export class LimitError extends ApiError {
  constructor(readonly retryAfterSeconds: number) {
    super("rate_limited", "Too many requests. Try again later.", { retryAfterSeconds });
  }
}

/** @throws {LimitError} unless the verdict allows. */
export function requireWithinLimit(verdict: Verdict): void {
  if (!verdict.allowed) throw new LimitError(verdict.retryAfterSeconds);
}

/**
 * Counts a guess at something secret: before it is looked at, so that of any
 * number at once only as many as the limits allow are. It is taken back where it
 * was right, and where `work` throws: in an outage nothing was guessed.
 * @param work null for a wrong guess.
 * @throws {LimitError} beyond one of the limits.
 */
export async function countGuess<T>(
  limits: RateLimits,
  counts: readonly (readonly [LimitName, key: string])[],
  work: () => Promise<T | null>,
): Promise<T | null> {
  for (const [name, key] of counts) requireWithinLimit(await limits.take(name, key));
  const giveBack = () => Promise.all(counts.map(([name, key]) => limits.giveBack(name, key)));
  const found = await work().catch(async (error: unknown) => {
    await giveBack();
    throw error;
  });
  if (found !== null) await giveBack();
  return found;
}
