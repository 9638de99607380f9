import { mails } from "db/schema";
import { and, eq, gt, isNotNull, lte, or } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { MAIL_KINDS, type Mail, type MailKind } from "~/domain/mail";
import { MAIL_SEAL } from "~/services/mail/outbox.server";
import { createSeal } from "~/services/seal.server";
import { addDeskProvider, EVERY_DAY } from "../db/support/rows";
import { awaitMails, linkIn, mailsTo } from "../support/mailbox";
import { PASSWORD, patientForm } from "./support/accounts";
import { account, accountForm, bookingForm, profile, profileForm, register, workdayFromNow } from "./support/examples";
import { openPrepared } from "./support/prepared";
import { SESSION_SECRET } from "./support/secret";
import { siteEngines, START, type Site } from "./support/site";
import { Visitor, type Answer } from "./support/visitor";

const TIMES = 30;
/**
 * Of all that strangers cause about accounts, an hour; as many links for a new password, and as many confirmations for
 * who is signed in.
 */
const ABOUT_ACCOUNTS = 5;
/** About appointments ten at once, and what is held until the hour's end: one of each appointment, five at the most. */
const APPOINTMENTS_AT_ONCE = 10;
const HELD = 5;

const DATE = workdayFromNow(20);

/**
 * Sends a thing so and so often to one address; each time is somebody else from somewhere else unless it needs the same
 * browser.
 */
type Flood = (site: Site, email: string, specialist: number) => Promise<Answer[]>;
type Way = { flood: Flood; atMost: number; kinds: MailKind[] };

/** One after another, for what follows from what was before. */
async function inTurn<Item>(items: Iterable<Item>, send: (item: Item) => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const item of items) answers.push(await send(item));
  return answers;
}
const rounds = Array.from({ length: TIMES }, (_, round) => round);
const atOnce = (send: (round: number) => Promise<Answer>) => Promise.all(rounds.map(send));
const book = (site: Site, email: string, specialist: number | null = null, change: Record<string, string> = {}) =>
  new Visitor(site).postForm(
    `/book-appointment${specialist ? `?specialist=${specialist}` : ""}`,
    bookingForm({
      email,
      ...(specialist ? { specialist: String(specialist) } : {}),
      patientZone: "America/New_York",
      preferredDate: DATE,
      ...change,
    }),
  );
/** Somebody who has registered an address that is not theirs, in the session that it started. */
async function registrant(site: Site, email: string, role: "patient" | "provider") {
  const visitor = new Visitor(site);
  const id = await register(visitor, { email, role, password: PASSWORD });
  return { visitor, id };
}
/** Applies by the form, without an account. */
async function apply(site: Site, email: string) {
  const visitor = new Visitor(site);
  await visitor.postForm("/specialist-signup", accountForm({ email }));
  return visitor.postForm("/specialist-signup?step=2", profileForm());
}
const applied = async (site: Site, email: string) => {
  const { visitor, id } = await registrant(site, email, "provider");
  return visitor.postJson("/api/providers", profile(id));
};

const accountWays = {
  "the registration form": {
    atMost: ABOUT_ACCOUNTS,
    kinds: ["verify-email"],
    flood: (site, email) => atOnce(() => new Visitor(site).postForm("/register", patientForm({ email }))),
  },
  "POST /api/auth/register": {
    atMost: ABOUT_ACCOUNTS,
    kinds: ["verify-email"],
    flood: (site, email) =>
      atOnce(() => new Visitor(site).postJson("/api/auth/register", account({ email, role: "patient" }))),
  },
  "POST /api/auth/register, between requests for a new password": {
    atMost: 1 + ABOUT_ACCOUNTS,
    kinds: ["verify-email"],
    flood: async (site, email) => {
      await atOnce(() => new Visitor(site).postForm("/reset-password", { email }));
      return [
        await new Visitor(site).postJson("/api/auth/register", account({ email, role: "patient" })),
        ...(await atOnce(() => new Visitor(site).postForm("/reset-password", { email }))),
      ];
    },
  },
  "asking for the confirmation once more": {
    atMost: 1 + ABOUT_ACCOUNTS,
    kinds: ["verify-email"],
    flood: async (site, email) => {
      const { visitor } = await registrant(site, email, "patient");
      return inTurn(rounds, () => visitor.postForm("/account", { intent: "send-link" }));
    },
  },
  "registrations with marks behind the name": {
    atMost: ABOUT_ACCOUNTS,
    kinds: ["verify-email"],
    flood: (site, email) =>
      atOnce((round) =>
        new Visitor(site).postForm("/register", patientForm({ email: email.replace("@", `+${round}@`) })),
      ),
  },
  "a new password": {
    atMost: 1 + ABOUT_ACCOUNTS,
    kinds: ["password-reset"],
    flood: async (site, email) => {
      await registrant(site, email, "provider");
      return atOnce(() => new Visitor(site).postForm("/reset-password", { email }));
    },
  },
  "the sign-up of specialists": {
    atMost: ABOUT_ACCOUNTS,
    kinds: ["application-received"],
    flood: (site, email) => atOnce(() => apply(site, email)),
  },
  "the sign-up of specialists, where there is an account": {
    atMost: ABOUT_ACCOUNTS,
    kinds: ["address-has-account"],
    flood: async (site, email) => {
      await site.database((db) => addDeskProvider(db, {}, { email }));
      return atOnce(() => apply(site, email));
    },
  },
  "POST /api/providers": {
    atMost: ABOUT_ACCOUNTS,
    kinds: ["application-received"],
    flood: async (site, email) => [
      await applied(site, email),
      ...(await atOnce(() => new Visitor(site).postJson("/api/auth/register", account({ email })))),
    ],
  },
  "changes of the password, in an account under the address": {
    atMost: ABOUT_ACCOUNTS,
    kinds: ["password-changed"],
    flood: async (site, email) => {
      const { visitor } = await registrant(site, email, "patient");
      const word = (round: number) => (round === 0 ? PASSWORD : `kind words, number ${round}`);
      return inTurn(rounds, (round) =>
        visitor.postForm("/account", { intent: "password", currentPassword: word(round), password: word(round + 1) }),
      );
    },
  },
  "a registration where there is an account": {
    atMost: ABOUT_ACCOUNTS,
    kinds: ["address-has-account"],
    flood: async (site, email) => {
      await site.database((db) => addDeskProvider(db, {}, { email }));
      return atOnce(() => new Visitor(site).postForm("/register", patientForm({ email })));
    },
  },
} as const satisfies Record<string, Way>;

const appointmentWays = {
  bookings: {
    atMost: APPOINTMENTS_AT_ONCE + HELD,
    kinds: ["appointment-requested"],
    flood: (site, email) => atOnce(() => book(site, email)),
  },
  "an appointment's link": {
    atMost: APPOINTMENTS_AT_ONCE + 1,
    kinds: ["appointment-requested", "appointment-moved", "appointment-cancelled"],
    flood: async (site, email, specialist) => {
      await book(site, email, specialist, { preferredTime: "09:00 AM" });
      const link = linkIn((await awaitMails(site.dataDir, email, 1))[0]!);
      const moves = await inTurn(rounds, (round) =>
        new Visitor(site).postForm(link, {
          intent: "move",
          preferredDate: DATE,
          preferredTime: round % 2 ? "10:00 AM" : "10:30 AM",
          website: "",
        }),
      );
      return [...moves, await new Visitor(site).postForm(link, { intent: "cancel", website: "" })];
    },
  },
} as const satisfies Record<string, Way>;

/**
 * What nobody can make us write who has not signed in to an account whose address is proven, or the desk, or the
 * review.
 */
const NOT_BY_STRANGERS = {
  "new-sign-in": "only of a proven address",
  "second-factor-on": "only of a proven address",
  "second-factor-off": "only of a proven address, or by an operator",
  "emergency-access": "by a specialist, five times an hour",
  "application-approved": "by a reviewer",
  "application-rejected": "by a reviewer",
  "appointment-accepted": "by a specialist, or the patient's answer to one, counted as the others are",
  "appointment-proposed": "by a specialist",
  "appointment-declined": "by a specialist",
  "appointment-reminder": "of what a specialist has accepted, once",
  "desk-request": "to a specialist, whom patients find: by appointment (appointment-mail-limits.test.ts)",
  "desk-moved": "as above",
  "desk-accepted": "as above",
  "desk-declined": "as above",
  "desk-cancelled": "as above",
} as const satisfies Partial<Record<MailKind, string>>;

describe.each(siteEngines)("nobody's mailbox is flooded by who types its address on $name", ({ openSite }) => {
  let site: Site;
  let specialist: number;
  const ways: [string, Way][] = Object.entries<Way>({ ...accountWays, ...appointmentWays });
  beforeAll(async () => {
    // `EVERY_DAY`, so that the times are there on any date.
    [site, specialist] = await openPrepared(openSite, (db) => addDeskProvider(db, { availability: EVERY_DAY }));
  }, START);
  afterAll(() => site?.stop());

  const someone = () => `flooded-${randomUUID()}@example.com`;

  /** What was made for an address, gone or held, once all that is due has gone. */
  async function made(email: string): Promise<number> {
    const seal = createSeal(SESSION_SECRET);
    // One that has been claimed is due again only when its lease ends.
    const due = () =>
      site.database((db) =>
        db.$count(mails, and(eq(mails.status, "queued"), or(lte(mails.dueAt, new Date()), gt(mails.attempts, 0)))),
      );
    while ((await due()) > 0) await setTimeout(100);
    const waiting = await site.database((db) =>
      db
        .select({ sealed: mails.sealed })
        .from(mails)
        .where(and(eq(mails.status, "queued"), isNotNull(mails.sealed))),
    );
    const held = waiting.filter(({ sealed }) => (seal.open(MAIL_SEAL, sealed!) as Mail).to.toLowerCase() === email);
    const ofMarks = rounds.flatMap((round) => mailsTo(site.dataDir, email.replace("@", `+${round}@`)));
    return mailsTo(site.dataDir, email).length + ofMarks.length + held.length;
  }

  test("every kind of mail is one that the matrix floods, or one that no stranger can cause", () => {
    const flooded = ways.flatMap(([, { kinds }]) => kinds);
    expect([...new Set([...flooded, ...Object.keys(NOT_BY_STRANGERS)])].sort()).toEqual([...MAIL_KINDS].sort());
    expect(flooded.filter((kind) => kind in NOT_BY_STRANGERS)).toEqual([]);
  });

  const rowsOfKinds = (kinds: MailKind[]) =>
    Promise.all(kinds.map((kind) => site.database((db) => db.$count(mails, eq(mails.kind, kind)))));

  test.each(ways)(
    "%s, thirty times",
    async (_name, { flood, atMost, kinds }) => {
      const email = someone();
      const before = await rowsOfKinds(kinds);
      const answers = await flood(site, email, specialist);
      expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
      const count = await made(email);
      expect(count).toBeGreaterThan(0);
      // The way is one: each of the kinds has come of it.
      const after = await rowsOfKinds(kinds);
      for (const [index, kind] of kinds.entries()) expect([kind, after[index]! > before[index]!]).toEqual([kind, true]);
      expect(count).toBeLessThanOrEqual(atMost);
    },
    START,
  );

  test(
    "one after another, they share the bound; appointments have their own, and so has a new password",
    async () => {
      const email = someone();
      for (let time = 0; time < 20; time++) await book(site, email);
      expect(await made(email)).toBe(APPOINTMENTS_AT_ONCE + HELD);
      await applied(site, email);
      for (let time = 0; time < 10; time++) await new Visitor(site).postForm("/register", patientForm({ email }));
      expect(await made(email)).toBe(APPOINTMENTS_AT_ONCE + HELD + ABOUT_ACCOUNTS);
      for (let time = 0; time < 10; time++) await new Visitor(site).postForm("/reset-password", { email });
      expect(await made(email)).toBe(APPOINTMENTS_AT_ONCE + HELD + 2 * ABOUT_ACCOUNTS);
    },
    START,
  );
});
