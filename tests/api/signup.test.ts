import { rowsOf } from "db/client";
import { providers, signupDrafts, users } from "db/schema";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { proves } from "../support/clauses";
import { awaitMails } from "../support/mailbox";
import { accountForm, profileForm, register } from "./support/examples";
import { siteEngines, START, type Site } from "./support/site";
import { Visitor, type Answer } from "./support/visitor";

const STEP_2 = "/specialist-signup?step=2";
const STEP_3 = "/specialist-signup?step=3";

const expectRedirect = (answer: Answer, to: string) =>
  expect([answer.status, answer.headers.get("location")], answer.text.slice(0, 300)).toEqual([303, to]);

describe.each(siteEngines)("the sign-up of specialists on $name", ({ openSite }) => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite({
      // A place that the database refuses, as a stand-in for any failure of the profile.
      prepare: (db) => db.execute(sql`alter table providers add constraint no_nowhere check (location <> 'Nowhere')`),
    });
  }, START);
  afterAll(() => site?.stop());

  /** Somebody who is at step 2. */
  async function atStep2(change: Record<string, string> = {}) {
    const visitor = new Visitor(site);
    const form = accountForm(change);
    expectRedirect(await visitor.postForm("/specialist-signup", form), STEP_2);
    return { visitor, email: form.email };
  }
  const listed = async (bio: string) =>
    (await new Visitor(site).get(`/api/providers?search=${encodeURIComponent(bio)}`)).json<unknown[]>();

  test(
    "two steps lead to the confirmation, the message and a provider under review",
    proves("SIGN-25", "SIGN-26"),
    async () => {
      const { visitor } = await atStep2();
      const bio = `Two steps, ${Date.now()}, and all that it takes to get here in the end.`;
      const submitted = await visitor.postForm(STEP_2, profileForm({ bio }));
      expectRedirect(submitted, STEP_3);
      expect(Object.keys(submitted.cookies).sort()).toEqual(["application", "flash", "session"]);
      const page = await visitor.get(STEP_3);
      expect(page.text).toContain("Application Submitted!");
      expect(page.text).toContain(
        "Your specialist application has been submitted for review. You&#x27;ll receive an email once approved.",
      );
      expect(await listed(bio)).toMatchObject([
        { isVerified: false, rating: "0.00", totalReviews: 0, licenseNumber: null },
      ]);
      // The message was for one page; the way back leads to the confirmation.
      expect((await visitor.get(STEP_3)).text).not.toContain("submitted for review. You");
      for (const path of ["/specialist-signup", STEP_2])
        expect((await visitor.get(path)).text).toContain("Application Submitted!");
    },
  );

  test(
    "step 2 opens only when all five fields are right; what was typed comes back, passwords do not",
    proves("SIGN-03"),
    async () => {
      const visitor = new Visitor(site);
      const wrong = {
        firstName: "N",
        lastName: "",
        email: "nora at home",
        password: "secret7",
        confirmPassword: "secret8",
      };
      const answer = await visitor.postForm("/specialist-signup", accountForm(wrong));
      expect(answer.status).toBe(400);
      for (const message of [
        "First name must be at least 2 characters",
        "Last name must be at least 2 characters",
        "Invalid email address",
        "Password must be at least 8 characters",
        "Passwords don&#x27;t match",
      ]) {
        expect(answer.text).toContain(message);
      }
      expect(answer.text).toContain('value="nora at home"');
      expect(answer.text).not.toMatch(/secret[78]/);
      const step2 = await visitor.get(STEP_2);
      expect([302, 303]).toContain(step2.status);
      expect(step2.headers.get("location")).toBe("/specialist-signup");
    },
  );

  test("an address that is taken is told at step 1, on the field, in any case", async () => {
    const email = `taken-${Date.now()}@example.com`;
    await register(new Visitor(site), { email });
    const answer = await new Visitor(site).postForm("/specialist-signup", accountForm({ email: email.toUpperCase() }));
    expect(answer.status).toBe(400);
    expect(answer.text).toContain("An account with this email address already exists");
  });

  test(
    "whoever asks for one address after another is told of forty, taken or not, and the owners by email how to get in",
    async () => {
      const email = `asked-${Date.now()}@example.com`;
      await register(new Visitor(site), { email });
      const curious = new Visitor(site);
      const answers = [];
      for (let round = 0; round < 42; round++)
        answers.push(
          await curious.postForm("/specialist-signup", accountForm({ email, firstName: "Wilhelmina", password: "" })),
        );
      expect(answers.map(({ status }) => status)).toEqual([...Array<number>(40).fill(400), 429, 429]);
      const last = answers[41]!;
      expect(last.text).not.toContain("An account with this email address already exists");
      expect(last.text).toContain('value="Wilhelmina"');
      // Of an address that nobody has it is the same answer.
      const free = await curious.postForm("/specialist-signup", accountForm({ firstName: "Wilhelmina", password: "" }));
      expect(free.status).toBe(429);
      const mails = await awaitMails(site.dataDir, email, 5);
      expect(mails).toHaveLength(5);
      expect(mails[0]!.text).toContain("/sign-in");
    },
    START,
  );

  test("a form that is refused anyway does not tell whether an address is taken", async () => {
    const email = `trapped-${Date.now()}@example.com`;
    await register(new Visitor(site), { email });
    const answer = await new Visitor(site).postForm("/specialist-signup", accountForm({ email, website: "spam" }));
    expect(answer.status).toBe(422);
    expect(answer.text).not.toContain("An account with this email address already exists");
  });

  test("nobody keeps more than sixty drafts a day from one address", async () => {
    const kept = () => site.database(async (db) => (await db.select().from(signupDrafts)).length);
    const before = await kept();
    const flood = new Visitor(site);
    for (let round = 0; round < 62; round++) {
      flood.cookies.clear();
      await flood.postForm(STEP_2, profileForm({ intent: "save", bio: "once more" }));
    }
    expect((await kept()) - before).toBe(60);
    expect((await flood.postForm("/specialist-signup", accountForm())).status).toBe(429);
    // Others are not kept out.
    expect((await atStep2()).visitor.cookies.has("application")).toBe(true);
  });

  test("back keeps what was typed, right or wrong, and so does coming again", proves("SIGN-04"), async () => {
    const { visitor } = await atStep2({ firstName: "Wilhelmina" });
    expectRedirect(
      await visitor.postForm(STEP_2, profileForm({ intent: "back", bio: "short & sweet", hourlyRate: "many" })),
      "/specialist-signup",
    );
    expect((await visitor.get("/specialist-signup")).text).toContain('value="Wilhelmina"');
    const again = await visitor.get(STEP_2);
    expect(again.text).toContain("short &amp; sweet");
    expect(again.text).toContain('value="many"');
  });

  test("any text that can be typed can be kept", async () => {
    const { visitor } = await atStep2();
    const texts = [
      "Zeile 1\r\n\tZeile 2 „“ 😀",
      "nul \u0000 inside",
      `${"x".repeat(9_999)}😀 cut in the middle of a character`,
      '{"json": "\\ud800"}',
    ];
    for (const bio of texts) {
      for (const intent of ["back", "save", "submit"]) {
        const answer = await visitor.postForm(STEP_2, profileForm({ intent, bio, licenseNumber: "" }));
        expect(answer.status, `${intent} ${JSON.stringify(bio.slice(-20))}: ${answer.text.slice(0, 200)}`).toBeLessThan(
          500,
        );
      }
    }
  });

  test("someone who registered by the API finds what was saved while they typed", async () => {
    const visitor = new Visitor(site);
    await register(visitor);
    expect((await visitor.get("/specialist-signup")).text).toContain("Step 2 of 2");
    const bio = "Typed, saved by the way, and then the browser crashed.";
    const saved = await visitor.postForm("/specialist-signup", profileForm({ intent: "save", bio }));
    expect(saved.status).toBe(200);
    expect((await visitor.get("/specialist-signup")).text).toContain(bio);
    expectRedirect(await visitor.postForm("/specialist-signup", profileForm({ bio })), STEP_3);
    expect(await listed(bio)).toHaveLength(1);
  });

  test(
    "when the profile cannot be created the wizard stays on step 2 and says so",
    proves("SIGN-27", "SIGN-29"),
    async () => {
      const { visitor } = await atStep2({ email: "no.orphan@example.com" });
      const form = profileForm({
        location: "Nowhere",
        bio: "I am nowhere, and that is where I would like to stay for now.",
      });
      const answer = await visitor.postForm(STEP_2, form);
      expect(answer.status).toBe(500);
      expect(answer.text).toContain("Specialist Registration - Step 2 of 2");
      expect(answer.text).toContain("Registration Failed");
      expect(answer.text).toContain("Failed to create provider profile");
      expect(answer.text).not.toContain("Failed to create user account");
      for (const value of ["Nowhere", form.bio, form.licenseNumber]) expect(answer.text).toContain(value);
      expect(answer.text).not.toMatch(/no_nowhere|constraint|insert into/i);
      expect(answer.cookies).not.toHaveProperty("session");
      // The address is free, so that the next try can succeed.
      expectRedirect(await visitor.postForm(STEP_2, profileForm()), STEP_3);
    },
  );

  test(
    "when the address was taken meanwhile the account cannot be created, and it says which way out there is",
    proves("SIGN-28"),
    async () => {
      const { visitor, email } = await atStep2();
      await register(new Visitor(site), { email });
      const answer = await visitor.postForm(STEP_2, profileForm());
      expect(answer.status).toBe(409);
      for (const text of [
        "Registration Failed",
        "Failed to create user account",
        "An account with this email address already exists",
      ]) {
        expect(answer.text).toContain(text);
      }
      expect(answer.text).toContain("Step 2 of 2");
    },
  );

  test(
    "submitted many times at once it becomes one account with one profile, and everybody sees the confirmation",
    proves("API-17"),
    async () => {
      const { visitor } = await atStep2({ email: "many.clicks@example.com" });
      const bio = `Clicked ${Date.now()} times, all at once, and still only one of me.`;
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => visitor.postForm(STEP_2, profileForm({ bio }))),
      );
      for (const answer of answers) expectRedirect(answer, STEP_3);
      expect(await listed(bio)).toHaveLength(1);
      expect((await visitor.get(STEP_2)).text).toContain("Application Submitted!");
    },
  );

  test("a draft belongs to the browser that has its cookie", async () => {
    const { visitor } = await atStep2();
    await visitor.postForm(STEP_2, profileForm({ intent: "back", bio: "for my eyes only" }));
    const [value] = [...visitor.cookies.values()];
    for (const cookie of [
      undefined,
      "application=guess",
      `application=${value!.slice(0, -3)}xyz`,
      `session=${value}`,
    ]) {
      const other = await new Visitor(site, cookie ? { cookie } : {}).get(STEP_2);
      expect(other.text).not.toContain("for my eyes only");
      expect(other.headers.get("location")).toBe("/specialist-signup");
    }
  });

  test(
    "afterwards no provider's account is without a profile, and no submitted draft holds personal data",
    { ...proves("API-17"), timeout: START },
    async () => {
      await site.database(async (db) => {
        const orphans = await db
          .select({ email: users.email })
          .from(users)
          .leftJoin(providers, eq(providers.userId, users.id))
          .where(
            sql`${providers.id} is null and ${users.firstName} = 'Nora' and ${users.email} in ('no.orphan@example.com', 'many.clicks@example.com')`,
          );
        expect(orphans).toEqual([]);
        const clicked = await db
          .select()
          .from(users)
          .where(sql`lower(email) = 'many.clicks@example.com'`);
        expect(clicked).toHaveLength(1);
        expect(clicked[0]!.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);

        const closed = await db
          .select()
          .from(signupDrafts)
          .where(sql`provider_id is not null`);
        expect(closed.length).toBeGreaterThan(2);
        for (const draft of closed)
          expect([draft.account, draft.passwordHash, draft.profile]).toEqual([null, null, {}]);
        const held = await db.execute(
          sql`select 1 from signup_drafts where signup_drafts::text like '%correct horse%'`,
        );
        expect(rowsOf(held)).toEqual([]);
      });
    },
  );
});
