import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { englishTranslator } from "~/locales/translator";
import { ApiError } from "~/domain/errors";
import { codeCounts } from "~/services/accounts/second-factor.server";
import { tooManyMessage } from "~/domain/text";
import { isHoneypotFilled, tooManyGuessesMessage } from "~/services/http/forms/form-guard.server";
import {
  countGuess,
  createRateLimits,
  mailboxKey,
  MAX_KEYS,
  requireWithinLimit,
  visitorKey,
  type LimitName,
  type RateLimits,
} from "~/services/http/limits/rate-limits.server";
import { createLog } from "~/services/log.server";
import { connectRedis } from "~/services/redis.server";
import { proves } from "../support/clauses";
import { freePort } from "../support/free-port";
import { findRedis } from "../support/redis";
import { startTcpProxy } from "../support/tcp-proxy";

const MINUTES = 60;
const limits: [LimitName, number, number][] = [
  ["attempts", 300, 10 * MINUTES],
  ["accounts", 30, 60 * MINUTES],
  ["bookings", 40, 60 * MINUTES],
];

async function takeAll(within: RateLimits, name: LimitName, points: number, address = "192.0.2.1") {
  for (let count = 0; count < points; count++) expect(await within.take(name, address)).toEqual({ allowed: true });
}

describe("the limits of an address", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test.each(limits)(
    "%s are limited to %i in %i seconds, and free again after",
    proves("API-18"),
    async (name, points, seconds) => {
      const within = createRateLimits();
      await takeAll(within, name, points);
      expect(await within.take(name, "192.0.2.1")).toEqual({ allowed: false, retryAfterSeconds: seconds });
      expect(await within.take(name, "192.0.2.2")).toEqual({ allowed: true });

      vi.advanceTimersByTime(seconds * 1000 - 1_000);
      expect(await within.take(name, "192.0.2.1")).toEqual({ allowed: false, retryAfterSeconds: 1 });
      vi.advanceTimersByTime(1_001);
      expect(await within.take(name, "192.0.2.1")).toEqual({ allowed: true });
    },
  );

  test("the limits do not count for one another", proves("API-18"), async () => {
    const within = createRateLimits();
    await takeAll(within, "accounts", 30);
    expect(await within.take("bookings", "192.0.2.1")).toEqual({ allowed: true });
    expect(await within.take("attempts", "192.0.2.1")).toEqual({ allowed: true });
  });
});

describe("keys in memory", () => {
  test("have a total; to have one forgotten takes as many others, and then the newest are kept", async () => {
    const within = createRateLimits();
    const isAllowed = async (key: string) => (await within.take("codes", key)).allowed;
    const others = async (from: number, to: number) => {
      for (let one = from; one < to; one++) await isAllowed(`other ${one}`);
    };
    await takeAll(within, "codes", 5, "attacker");
    await others(0, MAX_KEYS - 1);
    // Tried again, it is no newer: its time is what counts.
    expect(await isAllowed("attacker")).toBe(false);
    await takeAll(within, "codes", 4, "other 1");
    await others(MAX_KEYS - 1, MAX_KEYS);
    expect(await isAllowed("attacker")).toBe(true);
    expect(await isAllowed("other 1")).toBe(false);
    // And after it was forgotten, as many again.
    await takeAll(within, "codes", 4, "attacker");
    await others(MAX_KEYS, MAX_KEYS + 1_000);
    expect(await isAllowed("attacker")).toBe(false);
  });

  test("are those whose time began last, also where a key comes back after its time", async () => {
    // Of the clock alone: with so many timers, false ones take minutes.
    vi.useFakeTimers({ toFake: ["Date"] });
    try {
      const within = createRateLimits();
      await within.take("codes", "attacker");
      for (let one = 0; one < MAX_KEYS - 1; one++) await within.take("codes", `other ${one}`);
      vi.setSystemTime(Date.now() + 15 * MINUTES * 1000 + 1);
      await takeAll(within, "codes", 5, "attacker");
      await within.take("codes", "one more");
      expect(await within.take("codes", "attacker")).toMatchObject({ allowed: false });
    } finally {
      vi.useRealTimers();
    }
  });
});

describe("codes of a second step", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const HOURS = 60 * MINUTES;
  const guess = (within: RateLimits, userId: number, found: true | null) =>
    countGuess(within, codeCounts(userId), () => Promise.resolve(found));

  test("may be wrong five times in a quarter of an hour and twenty times in a day, however patiently they are tried", async () => {
    const within = createRateLimits();
    let looked = 0;
    for (let quarter = 0; quarter < 20 * 4; quarter++) {
      for (let times = 0; times < 10; times++)
        await guess(within, 1, null).then(
          () => looked++,
          () => {},
        );
      vi.advanceTimersByTime(15 * MINUTES * 1000 + 1);
    }
    expect(looked).toBe(20);
    vi.advanceTimersByTime(4 * HOURS * 1000);
    expect(await guess(within, 1, true)).toBe(true);
  });

  test("that are right count for nothing, nor do somebody else's", async () => {
    const within = createRateLimits();
    for (let times = 0; times < 100; times++) expect(await guess(within, 1, true)).toBe(true);
    for (let times = 0; times < 5; times++) await guess(within, 2, null);
    await expect(guess(within, 2, true)).rejects.toThrow("Too many");
    expect(await guess(within, 1, true)).toBe(true);
  });
});

test("with a Redis that is away, each process counts for itself", async () => {
  const redis = await connectRedis(`redis://127.0.0.1:${await freePort()}`, createLog("silent"));
  try {
    const within = createRateLimits(redis);
    await takeAll(within, "accounts", 30);
    expect(await within.take("accounts", "192.0.2.1")).toMatchObject({ allowed: false });
    expect(await within.take("accounts", "192.0.2.2")).toEqual({ allowed: true });
  } finally {
    redis.destroy();
  }
});

test("with a Redis that falls silent nobody waits for long, and it is used again when it speaks", async () => {
  const found = await findRedis();
  const cable = await startTcpProxy(found);
  const redis = await connectRedis(`redis://127.0.0.1:${cable.port}`, createLog("silent"));
  const within = createRateLimits(redis);
  const timed = async () => {
    const from = performance.now();
    expect(await within.take("attempts", randomUUID())).toEqual({ allowed: true });
    return performance.now() - from;
  };
  try {
    await timed();
    cable.hang();
    // Somebody asks all the time: each question that is sent looks like life to whoever only listens for any.
    const many: Promise<number>[] = [];
    for (const until = Date.now() + 6_000; Date.now() < until; await sleep(100)) many.push(timed());
    expect(Math.max(...(await Promise.all(many)))).toBeLessThan(4_000);
    expect(await timed()).toBeLessThan(1_000);
    await cable.restore();
    await expect.poll(() => redis.ping().catch(() => "away"), { timeout: 15_000 }).toBe("PONG");
    expect(await timed()).toBeLessThan(1_000);
  } finally {
    redis.destroy();
    await cable.close();
    await found.close();
  }
}, 60_000);

test("a refusal is a 429 that says when to come back", () => {
  expect(() => requireWithinLimit({ allowed: true })).not.toThrow();
  try {
    requireWithinLimit({ allowed: false, retryAfterSeconds: 90 });
    expect.unreachable();
  } catch (error) {
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 429, details: { retryAfterSeconds: 90 } });
  }
  expect([1, 60, 61, 600].map((seconds) => englishTranslator.say(tooManyMessage(seconds)))).toEqual([
    "Too many tries. Wait a minute, then send the form again.",
    "Too many tries. Wait a minute, then send the form again.",
    "Too many tries. Wait 2 minutes, then send the form again.",
    "Too many tries. Wait 10 minutes, then send the form again.",
  ]);
  expect([60, 61].map((seconds) => englishTranslator.say(tooManyGuessesMessage(seconds)))).toEqual([
    "Too many tries. Wait a minute, or choose a new password with a link by email: then you can sign in here at once.",
    "Too many tries. Wait 2 minutes, or choose a new password with a link by email: then you can sign in here at once.",
  ]);
});

test("a form is trapped when the field nobody sees was filled in", () => {
  const form = (website?: string) => {
    const data = new FormData();
    if (website !== undefined) data.set("website", website);
    return data;
  };
  expect([form(), form(""), form("https://spam.example")].map(isHoneypotFilled)).toEqual([false, false, true]);
});

test("an IPv6 address is counted as its network, an IPv4 address the same however it is written, and a key as it is", () => {
  const network = "2001:db8:1:1::/64";
  for (const address of [
    "2001:db8:1:1::1",
    "2001:db8:1:1:ffff:1:2:3",
    "2001:DB8:0001:0001::",
    "[2001:db8:1:1::2c]:443",
    "2001:db8:1:1:0:0:1.2.3.4",
  ])
    expect(visitorKey(address), address).toBe(network);
  expect(visitorKey("2001:db8:1:2::1")).not.toBe(network);
  expect(visitorKey("::1")).toBe("0:0:0:0::/64");
  expect(visitorKey("fe80::1%eth0")).toBe("fe80:0:0:0::/64");
  for (const address of [
    "203.0.113.5",
    "203.0.113.5:1000",
    "::ffff:203.0.113.5",
    "::FFFF:203.0.113.5",
    "[::ffff:203.0.113.5]:80",
  ])
    expect(visitorKey(address), address).toBe("203.0.113.5");
  for (const key of ["unknown", "", "user:7", "q3-_abcDEF"]) expect(visitorKey(key)).toBe(key);
});

describe("the key of a mailbox", () => {
  test.each([
    ["victim@example.com", "Victim+1@Example.com", " victim+a.b@example.com "],
    ["vic.tim@gmail.com", "victim+news@googlemail.com", "V.I.C.T.I.M@gmail.com"],
    ["+1@example.com", "+1+2@example.com"],
  ])("is the same for the spellings of %s", (...spellings) => {
    expect(new Set(spellings.map(mailboxKey)).size).toBe(1);
  });

  test("tells different mailboxes apart", () => {
    const different = [
      "victim@example.com",
      "vic.tim@example.com",
      "victim@example.org",
      "victim@gmail.com",
      "+1@a.com",
    ];
    expect(new Set([...different, "+2@a.com"].map(mailboxKey)).size).toBe(6);
  });
});
