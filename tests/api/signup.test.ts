import { rowsOf } from "db/client";
import { providers, signupDrafts, users } from "db/schema";
import { eq, sql } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { MINIMUM_DURATION_MS } from "~/services/accounts/minimum-duration.server";
import { proves } from "../support/clauses";
import { awaitMails, linkIn, mailsTo } from "../support/mailbox";
import { signedInPatient, signIn } from "./support/accounts";
import { account, accountForm, profileForm, register } from "./support/examples";
import { siteEngines, START, type Site } from "./support/site";
import { Visitor, type Answer } from "./support/visitor";

const STEP_2 = "/specialist-signup?step=2";
const STEP_3 = "/specialist-signup?step=3";

const expectRedirect = (answer: Answer, to: string) =>
  expect([answer.status, answer.headers.get("location")], answer.text.slice(0, 300)).toEqual([303, to]);

const { password } = account();

/** All that can be observed of an answer, but for what was typed and what is random in every one. */
function observed({ status, headers, text, cookies }: Answer, email: string) {
  const random = /nonce="[^"]*"|nonce-[\w+/=]+|"nonce":"[^"]*"|dur=[\d.]+/g;
  const kept = [...headers].filter(([name]) => !["date", "set-cookie", "x-request-id"].includes(name));
  return {
    status,
    headers: JSON.stringify(kept).replace(random, ""),
    cookies: Object.entries(cookies).map(([name, cookie]) => [name, ...cookie.split("; ").slice(1)]),
    text: text.replaceAll(email, "EMAIL").replace(random, ""),
  };
}

describe.each(siteEngines)("the sign-up of specialists on $name", ({ openSite }) => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite({
      // A place and a name that the database refuses, as a stand-in for any failure of the profile and of the account.
      prepare: async (db) => {
        await db.execute(sql`alter table providers add constraint no_nowhere check (location <> 'Nowhere')`);
        await db.execute(sql`alter table users add constraint no_nobody check (last_name <> 'Nobody')`);
      },
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
      expect(Object.keys(submitted.cookies).sort()).toEqual(["application", "flash"]);
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

  describe("an address that has an account", () => {
    /** Applies with an address and comes back by every way. @returns all that was observed of each answer. */
    async function walk(email: string) {
      const visitor = new Visitor(site);
      const seen: ReturnType<typeof observed>[] = [];
      const times: number[] = [];
      const see = async (answer: Promise<Answer>) => void seen.push(observed(await answer, email));
      const submit = async () => {
        const from = performance.now();
        await see(visitor.postForm(STEP_2, profileForm()));
        times.push(performance.now() - from);
      };
      const comeBack = async () => {
        for (const path of [STEP_3, STEP_2, "/specialist-signup", "/specialist-signup.data"])
          await see(visitor.get(path));
      };
      await see(visitor.postForm("/specialist-signup", accountForm({ email, confirmPassword: "another" })));
      await see(visitor.postForm("/specialist-signup", accountForm({ email })));
      await comeBack();
      for (const intent of ["save", "back"]) await see(visitor.postForm(STEP_2, profileForm({ intent })));
      await submit();
      await comeBack();
      await comeBack();
      await see(visitor.postForm("/specialist-signup", accountForm({ email })));
      for (const intent of ["save", "back", "discard", "submit"])
        await see(visitor.postForm(STEP_2, profileForm({ intent })));
      await comeBack();
      await see(visitor.postForm("/sign-in", { email, password }));
      await see(visitor.postForm(STEP_2, profileForm({ intent: "restart" })));
      return { seen, times };
    }

    test(
      "gets the same answers in the same time as a free one, at every step and after",
      async () => {
        const address = accountForm().email;
        const { email: patient } = await signedInPatient(site);
        const specialist = accountForm().email;
        await register(new Visitor(site), { email: specialist, password: "the owner's own words" });
        const free = await walk(address);
        for (const email of [address, patient, specialist]) {
          const other = await walk(email);
          expect(other.seen).toEqual(free.seen);
          expect(Math.min(...free.times, ...other.times)).toBeGreaterThan(MINIMUM_DURATION_MS - 5);
        }
        const [step1, submitted, step3] = [1, 8, 9].map((index) => free.seen[index]!);
        expect([step1?.status, submitted?.status]).toEqual([303, 303]);
        expect(step3?.text).toContain("EMAIL</bdi>");
      },
      START,
    );

    test("opens nothing before the mailed link is opened, with the password that was typed", async () => {
      const { visitor, email } = await atStep2();
      expectRedirect(await visitor.postForm(STEP_2, profileForm()), STEP_3);
      expect((await signIn(site, email, password)).answer.status).toBe(400);
      expect((await visitor.get("/account")).status).toBe(303);
      const before = await visitor.get(STEP_3);
      expect(before.text).toContain("You can add a profile picture after you sign in.");
      expect(before.text).not.toContain("Upload Picture");
      const [mail] = await awaitMails(site.dataDir, email, 1);
      expect(mail!.subject).toBe("We have your application");
      expect((await new Visitor(site).postForm(linkIn(mail!), { password: "guessed" })).status).toBe(400);
      expectRedirect(await visitor.postForm(linkIn(mail!), { password }), "/desk");
      expect((await visitor.get("/application")).text).toContain("Under review");
      const after = await visitor.get(STEP_3);
      expect(after.text).toContain("Upload Picture");
      expect(after.text).not.toContain("confirm your address");
      expect((await signIn(site, email, password)).answer.status).toBe(303);
    });

    test("keeps its account as it was, and its owner is told by email how to go on, five times an hour", async () => {
      const { email } = await signedInPatient(site);
      const rows = () =>
        site.database((db) =>
          db
            .select()
            .from(users)
            .leftJoin(providers, eq(providers.userId, users.id))
            .where(sql`lower(email) = ${email}`),
        );
      const before = await rows();
      for (let time = 0; time < 6; time++) {
        const { visitor } = await atStep2({ email: email.toUpperCase() });
        expectRedirect(await visitor.postForm(STEP_2, profileForm()), STEP_3);
      }
      expect(await rows()).toEqual(before);
      // The link of the registration is the first of five.
      const mails = await awaitMails(site.dataDir, email, 5);
      const { email: later } = await signedInPatient(site);
      expect([mailsTo(site.dataDir, later).length, mailsTo(site.dataDir, email).length]).toEqual([1, 5]);
      for (const { subject, text } of mails.slice(1)) {
        expect(subject).toBe("You already have a Kindweight account");
        for (const path of ["/sign-in", "/specialist-signup"])
          expect(text).toMatch(new RegExp(`http://\\S+${path}\\b`));
      }
    });

    test("submitted many times at once it is one email, and everybody sees the confirmation", async () => {
      const { email } = await signedInPatient(site);
      const { visitor } = await atStep2({ email });
      const answers = await Promise.all(Array.from({ length: 10 }, () => visitor.postForm(STEP_2, profileForm())));
      for (const answer of answers) expectRedirect(answer, STEP_3);
      expectRedirect(await visitor.postForm(STEP_2, profileForm({ intent: "back" })), "/specialist-signup");
      expect((await visitor.get("/specialist-signup")).text).toContain("Application Submitted!");
      await awaitMails(site.dataDir, email, 2);
      const { email: later } = await signedInPatient(site);
      expect([mailsTo(site.dataDir, later).length, mailsTo(site.dataDir, email).length]).toEqual([1, 2]);
    });

    test("its owner, a specialist without a profile, finds what was typed once signed in, and finishes it", async () => {
      const email = `${randomUUID()}@example.com`;
      await register(new Visitor(site), { email });
      const [proof] = await awaitMails(site.dataDir, email, 1);
      const { visitor } = await atStep2({ email, password: "some other words", confirmPassword: "some other words" });
      const bio = `Typed ${Date.now()} before I remembered that I have an account here already.`;
      expectRedirect(await visitor.postForm(STEP_2, profileForm({ bio })), STEP_3);
      expect(await listed(bio)).toEqual([]);
      const mails = await awaitMails(site.dataDir, email, 2);
      expect(mails[1]!.subject).toBe("You already have a Kindweight account");

      expect((await visitor.get(STEP_2)).text).not.toContain(bio);
      expectRedirect(await visitor.postForm(linkIn(proof!), { password }), "/desk");
      expectRedirect(await visitor.get("/desk"), "/specialist-signup");
      const step2 = await visitor.get("/specialist-signup");
      expect(step2.text).toContain("Step 2 of 2");
      expect(step2.text).toContain(bio);
      // What they change is kept, as before.
      const changed = `${bio} And more.`;
      expect((await visitor.postForm(STEP_2, profileForm({ intent: "save", bio: changed }))).status).toBe(200);
      expect((await visitor.get(STEP_2)).text).toContain(changed);
      for (let time = 0; time < 2; time++)
        expectRedirect(await visitor.postForm(STEP_2, profileForm({ bio: changed })), STEP_3);
      expect(await listed(bio)).toHaveLength(1);
      expect((await visitor.get("/specialist-signup")).text).toContain("Upload Picture");
      expect((await awaitMails(site.dataDir, email, 3))[2]!.subject).toBe("We have your application");
    });

    test("what was typed is shown to nobody else who signs in in that browser", async () => {
      const bio = `Typed ${Date.now()} under an address of which I am not the owner, by mistake.`;
      const { email: patient } = await signedInPatient(site);
      const specialist = `${randomUUID()}@example.com`;
      await register(new Visitor(site), { email: specialist });
      for (const email of [accountForm().email, patient, specialist]) {
        const { visitor } = await atStep2({ email });
        expectRedirect(await visitor.postForm(STEP_2, profileForm({ bio })), STEP_3);
        await register(visitor);
        const own = await visitor.get("/specialist-signup");
        expect([own.text.includes("Step 2 of 2"), own.text.includes(bio)]).toEqual([true, false]);
        expectRedirect(await visitor.postForm(STEP_2, profileForm({ bio: `My own ${bio}` })), STEP_3);
        expect((await visitor.get(STEP_2)).text).toContain("Application Submitted!");
      }
      expect(await listed(`My own ${bio}`)).toHaveLength(3);
    });
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

  test("when the account cannot be created the wizard stays on step 2 and says so", proves("SIGN-28"), async () => {
    const { visitor } = await atStep2({ lastName: "Nobody" });
    const form = profileForm();
    const answer = await visitor.postForm(STEP_2, form);
    expect(answer.status).toBe(500);
    for (const text of ["Step 2 of 2", "Registration Failed", "Failed to create user account", form.bio])
      expect(answer.text).toContain(text);
    expect(answer.text).not.toMatch(/no_nobody|constraint|insert into/i);
  });

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
        const left = await db
          .select()
          .from(signupDrafts)
          .where(sql`provider_id is null and owner_id is not null`);
        expect(left.length).toBeGreaterThan(2);
        for (const draft of left) expect([draft.account, draft.passwordHash]).toEqual([null, null]);
        const held = await db.execute(
          sql`select 1 from signup_drafts where signup_drafts::text like '%correct horse%'`,
        );
        expect(rowsOf(held)).toEqual([]);
      });
    },
  );
});
