import { createPatient } from "db/patients";
import { createUser } from "db/users";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { awaitMails } from "../support/mailbox";
import { runAdmin } from "./support/admin";
import { PASSWORD, signedInPatient, signIn } from "./support/accounts";
import { codeOf, secretFor, turnOn } from "./support/second-factor";
import { siteEngines, START, type Site } from "./support/site";
import { Visitor } from "./support/visitor";

describe.each(siteEngines)("the second step on $name", ({ openSite }) => {
  let site: Site;
  beforeAll(async () => void (site = await openSite()), START);
  afterAll(() => site?.stop());

  test("is turned on by a code of the app; ten recovery codes are shown once; other sessions end", async () => {
    const { visitor, email } = await signedInPatient(site);
    const { visitor: other } = await signIn(site, email);
    const secret = await secretFor(visitor);
    expect(await secretFor(visitor)).toBe(secret);
    for (const code of ["000000", "abc", "", "١٢٣٤٥٦"]) {
      expect((await visitor.postForm("/account/second-factor", { currentPassword: PASSWORD, code })).status).toBe(400);
    }
    const { codes, page } = await turnOn(visitor);
    expect(page.headers.get("cache-control")).toContain("no-store");
    expect(new Set(codes).size).toBe(10);
    const later = await visitor.get("/account/second-factor");
    expect(later.text).not.toContain(codes[0]!);
    expect(later.text).not.toContain(secret);
    expect((await other.get("/account")).status).toBe(303);
  });

  test("is asked for after the password; the password alone opens nothing", async () => {
    const { visitor, email } = await signedInPatient(site);
    const { secret, codes } = await turnOn(visitor);
    const { visitor: half, answer } = await signIn(site, email, PASSWORD, new Visitor(site), {
      next: "/patient-portal?tab=documents",
    });
    expect(answer.headers.get("location")).toBe("/sign-in/code?next=%2Fpatient-portal%3Ftab%3Ddocuments");
    expect(half.cookies.has("session")).toBe(false);
    expect((await half.get("/account")).status).toBe(303);

    expect((await half.postForm("/sign-in/code", { code: "000000" })).status).toBe(400);
    const code = await codeOf(secret, 1);
    const entered = await half.postForm("/sign-in/code", { code, next: "/patient-portal?tab=documents" });
    expect(entered.headers.get("location")).toBe("/sign-in?welcome&next=%2Fpatient-portal%3Ftab%3Ddocuments");
    expect((await half.get("/account")).status).toBe(200);

    // A code that somebody looked at over a shoulder is worth nothing.
    const { visitor: thief } = await signIn(site, email);
    expect((await thief.postForm("/sign-in/code", { code })).status).toBe(400);

    // Lost phone: a recovery code, once.
    const typed = codes[0]!.toUpperCase().replaceAll("-", " ");
    expect((await thief.postForm("/sign-in/code", { code: typed })).status).toBe(303);
    const { visitor: again } = await signIn(site, email);
    expect((await again.postForm("/sign-in/code", { code: codes[0]! })).status).toBe(400);
    expect((await thief.get("/account/second-factor")).text).toContain("9 recovery codes left");
  });

  test("a code is accepted once, of any number sent at once", async () => {
    const { visitor, email } = await signedInPatient(site);
    const { secret } = await turnOn(visitor);
    const halves = await Promise.all(Array.from({ length: 4 }, async () => (await signIn(site, email)).visitor));
    const code = await codeOf(secret, 1);
    const answers = await Promise.all(halves.map((half) => half.postForm("/sign-in/code", { code })));
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 400, 400, 400]);
  });

  test("five wrong codes close it for a while, from wherever they come", async () => {
    const { visitor, email } = await signedInPatient(site);
    const { secret } = await turnOn(visitor);
    for (let time = 0; time < 5; time++) {
      const { visitor: half } = await signIn(site, email);
      expect((await half.postForm("/sign-in/code", { code: "000000" })).status).toBe(400);
    }
    const { visitor: half } = await signIn(site, email);
    expect((await half.postForm("/sign-in/code", { code: await codeOf(secret) })).status).toBe(429);
  });

  test("without the first step there is no second, however the cookie was come by", async () => {
    for (const cookie of [undefined, "forged.value", "eyJ1c2VySWQiOjF9."]) {
      const visitor = new Visitor(site);
      if (cookie) visitor.cookies.set("code", cookie);
      expect((await visitor.get("/sign-in/code")).headers.get("location")).toBe("/sign-in");
      expect((await visitor.postForm("/sign-in/code", { code: "123456" })).headers.get("location")).toBe("/sign-in");
      expect(visitor.cookies.has("session")).toBe(false);
    }
  });

  test("is asked of nobody who gave a password that has been changed since", async () => {
    const { visitor, email } = await signedInPatient(site);
    const { secret } = await turnOn(visitor);
    const { visitor: thief } = await signIn(site, email);
    expect((await thief.get("/sign-in/code")).status).toBe(200);
    expect(
      (await visitor.postForm("/account", { currentPassword: PASSWORD, password: "four other kind words" })).status,
    ).toBe(303);
    expect((await thief.get("/sign-in/code")).headers.get("location")).toBe("/sign-in");
    expect((await thief.postForm("/sign-in/code", { code: await codeOf(secret, 1) })).headers.get("location")).toBe(
      "/sign-in",
    );
    expect(thief.cookies.has("session")).toBe(false);
  });

  test("is turned off with the password and a code only", async () => {
    const { visitor } = await signedInPatient(site);
    const { codes } = await turnOn(visitor);
    const remove = (fields: Record<string, string>) =>
      visitor.postForm("/account/second-factor", { intent: "remove", ...fields });
    expect((await remove({ currentPassword: PASSWORD, code: "000000" })).status).toBe(400);
    expect((await remove({ code: codes[3]! })).text).toContain("Enter your password");
    // A wrong password uses up no code.
    expect((await remove({ currentPassword: "not these words", code: codes[3]! })).text).toContain(
      "Not your current password",
    );
    expect((await visitor.get("/account/second-factor")).text).toContain("10 recovery codes left");
    const off = await remove({ currentPassword: PASSWORD, code: codes[3]! });
    expect(off.headers.get("location")).toBe("/account");
    expect((await visitor.get("/account")).text).toContain("Off. With it, a stolen password alone opens nothing");
  });

  test("is turned on with the password only: who found a browser open has neither", async () => {
    const { visitor } = await signedInPatient(site);
    const secret = await secretFor(visitor);
    for (const [fields, words] of [
      [{}, "Enter your password"],
      [{ currentPassword: "not these words" }, "Not your current password"],
    ] as const) {
      const answer = await visitor.postForm("/account/second-factor", { ...fields, code: await codeOf(secret) });
      expect([answer.status, answer.text.includes(words), answer.text.includes("<title>Error: ")]).toEqual([
        400,
        true,
        true,
      ]);
      // Nothing is lost: the page has the same secret, and neither password nor code comes back.
      expect(answer.text).toContain(secret.match(/.{1,4}/g)!.join(" "));
      expect(answer.text).not.toContain("not these words");
    }
    // The code was not used up.
    expect(
      (await visitor.postForm("/account/second-factor", { currentPassword: PASSWORD, code: await codeOf(secret) }))
        .status,
    ).toBe(200);
  });

  test("guesses of the password there are as few as at the sign-in, and strangers' are not among them", async () => {
    const { visitor, email } = await signedInPatient(site);
    const stranger = new Visitor(site);
    for (let time = 0; time < 6; time++) await signIn(site, email, "wrong words here", stranger);
    const guess = () =>
      visitor.postForm("/account/second-factor", { currentPassword: "not these words", code: "123456" });
    for (let time = 0; time < 5; time++) expect((await guess()).status).toBe(400);
    const answer = await guess();
    expect([answer.status, Number(answer.headers.get("retry-after")) > 600]).toEqual([429, true]);
    // A session takes the password: whoever guesses here has that browser, and no other is shut by it.
    expect((await signIn(site, email)).answer.status).toBe(303);
  });

  test("its owner is told by mail, in their language, when it is turned on and when it is turned off", async () => {
    for (const [language, on, off] of [
      ["en", "The second step of your account was turned on", "The second step of your account was turned off"],
      ["es", "Se activó el segundo paso de su cuenta", "Se desactivó el segundo paso de su cuenta"],
      ["ar", "تم تفعيل الخطوة الثانية في حسابك", "تم إيقاف الخطوة الثانية في حسابك"],
    ] as const) {
      const { visitor, email } = await signedInPatient(site);
      if (language !== "en") await visitor.postForm("/language", { language });
      const { codes } = await turnOn(visitor);
      const subjects = async (count: number) =>
        (await awaitMails(site.dataDir, email, count)).slice(1).map(({ subject }) => subject);
      expect(await subjects(2)).toEqual([on]);
      await visitor.postForm("/account/second-factor", {
        intent: "remove",
        currentPassword: PASSWORD,
        code: codes[0]!,
      });
      expect(await subjects(3)).toEqual([on, off]);
    }
  });

  test(
    "an administrator is created by a command, and is nobody until the second step is on",
    async () => {
      const email = "ada.admin@example.com";
      const run = (...words: string[]) => runAdmin(site, ...words);
      let link = "";
      let patientId = 0;
      await site.database(async (db) => {
        const userId = await createUser(db, {
          firstName: "Pia",
          lastName: "Pane",
          email: "pia@example.com",
          passwordHash: null,
          role: "patient",
        });
        patientId = await createPatient(db, {
          userId,
          medicalRecordNumber: "MR-TEST",
          firstName: "Pia",
          lastName: "Pane",
          createdAt: new Date(),
        });
      });
      await site.whileStopped(() => {
        const created = run("create", email);
        expect(created.stderr).toBe("");
        link = new URL(/https?:\/\/\S+/.exec(created.stdout)![0]).pathname;
        const again = run("create", email.toUpperCase());
        expect([again.status, again.stderr.trim()]).toEqual([1, "This address has an account already."]);
        for (const words of [[], ["create"], ["create", "no address"], ["delete", email]])
          expect(run(...words).status).toBe(1);
        return Promise.resolve();
      });

      const admin = new Visitor(site);
      expect((await admin.postForm(link, { password: PASSWORD })).headers.get("location")).toBe("/sign-in");
      await signIn(site, email, PASSWORD, admin);
      expect((await admin.get("/sign-in")).headers.get("location")).toBe("/account/second-factor");
      expect((await admin.get("/account")).headers.get("location")).toBe("/account/second-factor");
      const latest = `/api/health-monitoring/${patientId}/latest`;
      expect((await admin.get(latest)).status).toBe(401);

      const { codes } = await turnOn(admin);
      expect((await admin.get("/account")).status).toBe(200);
      expect((await admin.get(latest)).status).toBe(200);
      const kept = await admin.postForm("/account/second-factor", {
        intent: "remove",
        currentPassword: PASSWORD,
        code: codes[0]!,
      });
      expect(kept.status).toBe(403);
      expect((await admin.get(latest)).status).toBe(200);
    },
    START,
  );

  test(
    "the command says that the server must be stopped where it has the database for itself",
    () => {
      const { status, stderr } = runAdmin(site, "create", "x@example.com");
      // A PostgreSQL server takes both.
      expect([status, stderr]).toEqual(
        site.engine === "PGlite" ? [1, expect.stringMatching(/in use|another process|Stop/)] : [0, ""],
      );
    },
    START,
  );
});
