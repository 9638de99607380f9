import { appointmentRequests, providers, users } from "db/schema";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { proves } from "../support/clauses";
import { account, accountForm, bookingForm, profileForm, register } from "./support/examples";
import { prepareRecords } from "./support/records";
import { openServerSite, type Site, siteEngines, START } from "./support/site";
import { Visitor, type Answer, type ErrorContract } from "./support/visitor";

const BOOKINGS = 40;
const ACCOUNTS = 30;
const ATTEMPTS = 300;
const SEARCHES = 1_200;
const READS = 6_000;

/** A refusal that says when to come back. */
function expectTooMany(answer: Answer, withinSeconds: number) {
  expect(answer.status, answer.text.slice(0, 200)).toBe(429);
  const seconds = Number(answer.headers.get("retry-after"));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(withinSeconds);
}
const inParallel = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

describe.each(siteEngines)("rate limits on $name", ({ openSite }) => {
  let site: Site;
  beforeAll(async () => void (site = await openSite()), START);
  afterAll(() => site?.stop());

  test(
    "bookings beyond the limit of an address are a page with 429, Retry-After and all that was typed",
    { ...proves("API-18"), timeout: START },
    async () => {
      const visitor = new Visitor(site);
      for (let count = 0; count < BOOKINGS; count++)
        expect((await visitor.postForm("/book-appointment", bookingForm())).status).toBe(303);
      const form = bookingForm({
        firstName: "Wilhelmina",
        reasonForVisit: "A reason that must not be lost to a limit",
      });
      const refused = await visitor.postForm("/book-appointment", form);
      expectTooMany(refused, 3600);
      expect(refused.text).toContain("Too many tries");
      for (const value of ["Wilhelmina", form.reasonForVisit, form.email, form.emergencyContact])
        expect(refused.text).toContain(value);
      // Somebody else may.
      expect((await new Visitor(site).postForm("/book-appointment", form)).status).toBe(303);
    },
  );

  test("the same for a form that was sent by script", proves("API-18"), async () => {
    const visitor = new Visitor(site);
    await inParallel(BOOKINGS, () => visitor.postForm("/book-appointment.data", bookingForm()));
    expectTooMany(await visitor.postForm("/book-appointment.data", bookingForm()), 3600);
  });

  test(
    "accounts beyond the limit of an address are 429 by the API and by the sign-up, with all that was typed",
    { ...proves("API-18"), timeout: START },
    async () => {
      const visitor = new Visitor(site);
      await visitor.postForm("/specialist-signup", accountForm());
      const answers = await inParallel(ACCOUNTS, () => visitor.postJson("/api/auth/register", account()));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));

      const refused = await visitor.postJson("/api/auth/register", account({ email: "over.the.limit@example.com" }));
      expectTooMany(refused, 3600);
      expect(refused.json<ErrorContract>().error.code).toBe("rate_limited");

      const form = profileForm({ location: "Over the Limit, CA" });
      const submitted = await visitor.postForm("/specialist-signup?step=2", form);
      expectTooMany(submitted, 3600);
      for (const value of ["Over the Limit, CA", form.bio, form.licenseNumber]) expect(submitted.text).toContain(value);
    },
  );

  test(
    "applications count alike, whether or not the address has an account",
    { ...proves("API-18"), timeout: START },
    async () => {
      const email = "taken@example.com";
      await register(new Visitor(site), { email });
      const { address } = new Visitor(site);
      const apply = async (email: string) => {
        const from = { "X-Forwarded-For": address };
        const visitor = new Visitor(site);
        await visitor.postForm("/specialist-signup", accountForm({ email }), from);
        return visitor.postForm("/specialist-signup?step=2", profileForm(), from);
      };
      const answers = await inParallel(ACCOUNTS, (index) => apply(index % 2 ? email : accountForm().email));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]));
      for (const one of [email, accountForm().email]) expectTooMany(await apply(one), 3600);
    },
  );

  test(
    "accounts asked for all at once are no more than the limit",
    { ...proves("API-18"), timeout: START },
    async () => {
      const visitor = new Visitor(site);
      const answers = await inParallel(2 * ACCOUNTS, () => visitor.postJson("/api/auth/register", account()));
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(ACCOUNTS);
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(ACCOUNTS);
    },
  );

  test(
    "bookings asked for all at once are no more than the limit",
    { ...proves("API-18"), timeout: START },
    async () => {
      const visitor = new Visitor(site);
      const answers = await inParallel(BOOKINGS + 30, () => visitor.postForm("/book-appointment", bookingForm()));
      expect(answers.filter(({ status }) => status === 303)).toHaveLength(BOOKINGS);
    },
  );

  test(
    "what is refused or sent again does not count",
    async () => {
      const visitor = new Visitor(site);
      const form = bookingForm();
      for (let count = 0; count < BOOKINGS + 5; count++)
        expect((await visitor.postForm("/book-appointment", form)).status).toBe(303);
      await inParallel(ACCOUNTS + 5, () => visitor.postJson("/api/auth/register", account({ email: "nobody" })));
      expect((await visitor.postForm("/book-appointment", bookingForm())).status).toBe(303);
      expect((await visitor.postJson("/api/auth/register", account())).status).toBe(201);
    },
    START,
  );

  test(
    "attempts of any kind have a limit of their own, whatever comes of them",
    { ...proves("API-18"), timeout: START },
    async () => {
      const visitor = new Visitor(site);
      for (let sent = 0; sent < ATTEMPTS; sent += 20) {
        const answers = await inParallel(20, (index) =>
          index % 2
            ? visitor.postJson("/api/auth/register", {})
            : visitor.postForm("/book-appointment", { firstName: "x" }),
        );
        expect(answers.every(({ status }) => status === 422 || status === 400)).toBe(true);
      }
      expectTooMany(await visitor.postJson("/api/auth/register", account()), 600);
      expectTooMany(await visitor.postJson("/api/providers", {}), 600);
      expectTooMany(await visitor.postForm("/book-appointment", bookingForm()), 600);
      expectTooMany(await visitor.postForm("/specialist-signup", accountForm({ firstName: "Wilhelmina" })), 600);
      // Reading is free.
      expect((await visitor.get("/specialists")).status).toBe(200);
    },
  );

  test(
    "the address is the one that the trusted proxy saw, not the one that a visitor claims",
    async () => {
      const visitor = new Visitor(site);
      const claim = (index: number) => ({ "X-Forwarded-For": `203.0.113.${index}, ${visitor.address}` });
      await inParallel(ACCOUNTS, (index) => visitor.postJson("/api/auth/register", account(), claim(index)));
      expectTooMany(await visitor.postJson("/api/auth/register", account(), claim(99)), 3600);
    },
    START,
  );

  test(
    "a form filled in by a program is refused, and nothing of it stored",
    async () => {
      const visitor = new Visitor(site);
      for (const [path, form] of [
        ["/book-appointment", bookingForm],
        ["/specialist-signup", accountForm],
      ] as const) {
        const answer = await visitor.postForm(
          path,
          form({ website: "https://spam.example", email: "spammer@example.com" }),
        );
        expect(answer.status).toBe(422);
        expect(answer.text).toContain("This form could not be sent");
      }
    },
    START,
  );

  test("of what was refused nothing was stored", { ...proves("API-17", "API-18"), timeout: START }, async () => {
    const stored = await site.database(async (db) => ({
      emails: [
        ...(await db.select({ email: appointmentRequests.email }).from(appointmentRequests)),
        ...(await db.select({ email: users.email }).from(users)),
      ],
      places: await db.select({ location: providers.location }).from(providers),
      names: await db.select({ firstName: appointmentRequests.firstName }).from(appointmentRequests),
    }));
    expect(stored.emails.length).toBeGreaterThan(BOOKINGS + ACCOUNTS);
    expect(JSON.stringify(stored)).not.toMatch(/spammer@|over\.the\.limit@|Over the Limit, CA/);
    // Once, from somebody else.
    expect(stored.names.filter(({ firstName }) => firstName === "Wilhelmina")).toHaveLength(1);
  });
});

describe("without a trusted proxy", () => {
  let site: Site;
  beforeAll(async () => void (site = await openServerSite({ env: { TRUST_PROXY: "" } })), START);
  afterAll(() => site?.stop());

  test(
    "a visitor cannot get limits of their own by claiming other addresses",
    async () => {
      await inParallel(ACCOUNTS, () => new Visitor(site).postJson("/api/auth/register", account()));
      expectTooMany(await new Visitor(site).postJson("/api/auth/register", account()), 3600);
    },
    START,
  );
});

describe("reading", () => {
  let site: Site;
  beforeAll(async () => void (site = await openServerSite({ prepare: prepareRecords })), START);
  afterAll(() => site?.stop());

  test.each([
    // The same search again is answered from memory.
    [
      "searches of the directory",
      SEARCHES,
      (asked: number) => `/api/providers?search=word${asked}`,
      "/specialists?search=diet",
    ],
    ["reads of a record", READS, () => "/api/health-monitoring/1/latest", "/api/patients/1"],
  ] as const)(
    "%s have a limit, whichever way one asks, and others may still",
    async (_, most, path, other) => {
      const visitor = new Visitor(site);
      for (let asked = 0; asked < most; asked += 100) {
        const answers = await inParallel(100, (index) => visitor.get(path(asked + index)));
        expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      }
      expectTooMany(await visitor.get(path(most)), 600);
      expectTooMany(await visitor.get(other), 600);
      const somebodyElse = await new Visitor(site).get(path(most + 1));
      expect(somebodyElse.status, somebodyElse.text).toBe(200);
    },
    START,
  );
});
