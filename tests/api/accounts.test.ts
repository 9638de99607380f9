import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { awaitMails, linkIn, mailsTo } from "../support/mailbox";
import { openSessionsOf, PASSWORD, patientForm, registered, signedInPatient, signIn } from "./support/accounts";
import { rowCounts, siteEngines, START, type Site } from "./support/site";
import { Visitor, type Answer } from "./support/visitor";

const outcome = ({ status, headers }: Answer) => [status, headers.get("location")];
/** What a page says, without what differs at each answer: nonces, and what was typed. */
const said = ({ text }: Answer, email: string) =>
  text.replaceAll(email, "EMAIL").replace(/nonce="[^"]*"|nonce-[\w+/=]+|"nonce":"[^"]*"/g, "");
/** Whether somebody may see their account. */
const isIn = async (visitor: Visitor) => (await visitor.get("/account")).status === 200;

describe.each(siteEngines)("accounts on $name", ({ openSite }) => {
  let site: Site;
  beforeAll(async () => void (site = await openSite()), START);
  afterAll(() => site?.stop());

  test("a cookie of another kind is no first step of signing in", async () => {
    const visitor = new Visitor(site);
    await visitor.postForm("/display", { display: "light" }, { Referer: `${site.url}/sign-in` });
    visitor.cookies.set("code", visitor.cookies.get("display")!);
    const answer = await visitor.get("/sign-in/code");
    expect(outcome(answer)).toEqual([(await new Visitor(site).get("/sign-in/code")).status, "/sign-in"]);
    expect(answer.status).toBeLessThan(400);
  });

  describe("registering as a patient", () => {
    test("answers the same whether the address is free, taken or not yet confirmed; the mail tells its owner", async () => {
      const { email: taken } = await signedInPatient(site);
      const { email: unconfirmed } = await registered(site);
      const free = patientForm().email;
      const answers: unknown[] = [];
      for (const email of [free, taken, unconfirmed]) {
        const answer = await new Visitor(site).postForm("/register", patientForm({ email }));
        answers.push([...outcome(answer), Object.keys(answer.cookies)]);
      }
      expect(answers).toEqual(Array(3).fill([303, "/register?sent", ["flash"]]));
      const subjects = async (email: string, count: number) =>
        (await awaitMails(site.dataDir, email, count)).map(({ subject }) => subject);
      const [first] = await subjects(free, 1);
      expect((await subjects(unconfirmed, 2))[1]).toBe(first);
      expect((await subjects(taken, 2))[1]).not.toBe(first);
    });

    test("names the address that the email went to, once and only to who typed it; so does a password's reset", async () => {
      for (const [path, form] of [
        ["/register", patientForm({ email: "ada.o'brien+kw@example.com" })],
        ["/reset-password", { email: "ada.o'brien+kw@example.com" }],
      ] as const) {
        const visitor = new Visitor(site);
        expect(outcome(await visitor.postForm(path, form))).toEqual([303, `${path}?sent`]);
        const page = await visitor.get(`${path}?sent`);
        expect(page.text).toContain("Check Your Email");
        expect(page.text).toContain("ada.o&#x27;brien+kw@example.com</bdi>");
        expect(page.headers.get("cache-control")).toContain("no-store");
        for (const later of [visitor, new Visitor(site)]) {
          const without = (await later.get(`${path}?sent`)).text;
          expect(without).toContain("Check Your Email");
          expect(without).not.toContain("brien");
        }
      }
    });

    test("opens nothing before the address is confirmed, and says no more than for a wrong password", async () => {
      const { email } = await registered(site);
      const { visitor, answer } = await signIn(site, email);
      const unknown = patientForm().email;
      const { answer: other } = await signIn(site, unknown);
      expect([answer.status, said(answer, email)]).toEqual([400, said(other, unknown)]);
      expect(await isIn(visitor)).toBe(false);
    });

    test("is confirmed by the link and the password together, once", async () => {
      const { visitor, email, link } = await registered(site);
      // A mail program that looks at links uses nothing up.
      for (let look = 0; look < 3; look++)
        expect((await new Visitor(site).get(link)).text).toContain("Confirm Your Address");
      const wrong = await visitor.postForm(link, { password: "something else" });
      expect(wrong.status).toBe(400);
      expect(wrong.text).toContain("Not the password that this account was created with");

      expect(outcome(await visitor.postForm(link, { password: PASSWORD }))).toEqual([303, "/patient-portal"]);
      expect(await isIn(visitor)).toBe(true);
      const again = new Visitor(site);
      await again.postForm(link, { password: PASSWORD });
      expect(await isIn(again)).toBe(false);
      expect((await again.get(link)).text).toContain("This Link No Longer Works");
      expect(outcome((await signIn(site, email)).answer)).toEqual([303, "/sign-in?welcome"]);
    });

    test("a second registration of an unconfirmed address does not change its password", async () => {
      const { email } = await registered(site);
      await new Visitor(site).postForm("/register", patientForm({ email, password: "the attacker's words" }));
      const [, second] = await awaitMails(site.dataDir, email, 2);
      const attacker = new Visitor(site);
      expect((await attacker.postForm(linkIn(second!), { password: "the attacker's words" })).status).toBe(400);
      expect(outcome(await attacker.postForm(linkIn(second!), { password: PASSWORD }))).toEqual([
        303,
        "/patient-portal",
      ]);
    });

    test("refuses common passwords and those made of one's own name, and keeps the rest", async () => {
      const email = patientForm().email;
      for (const password of [
        "password",
        "Password123!",
        "12345678",
        "qwertyuiop",
        "aaaaaaaaaa",
        "abcdefghij",
        `${email.split("@")[0]}`,
        "kindweight1",
      ]) {
        const answer = await new Visitor(site).postForm("/register", patientForm({ email, password }));
        expect([password, answer.status]).toEqual([password, 400]);
        expect(answer.text).toContain("too common");
        expect(answer.text).toContain("O’Neill");
        expect(answer.text).not.toContain(`value="${password}"`);
      }
      expect(mailsTo(site.dataDir, email)).toEqual([]);
    });

    test("sends no more than five mails an hour to one address", async () => {
      const { email } = await registered(site);
      for (let time = 0; time < 8; time++)
        expect((await new Visitor(site).postForm("/register", patientForm({ email }))).status).toBe(303);
      await awaitMails(site.dataDir, email, 5);
      // What is queued goes out within a second; a sixth would be there by then.
      const { email: later } = await registered(site);
      expect(mailsTo(site.dataDir, later)).toHaveLength(1);
      expect(mailsTo(site.dataDir, email)).toHaveLength(5);
    });
  });

  describe("signing in", () => {
    test("says the same of a wrong password and of an unknown address", async () => {
      const { email } = await signedInPatient(site);
      const unknown = patientForm().email;
      const [known, none] = [
        (await signIn(site, email, "wrong words here")).answer,
        (await signIn(site, unknown, "wrong words here")).answer,
      ];
      expect([known.status, said(known, email)]).toEqual([none.status, said(none, unknown)]);
      expect(known.cookies).toEqual({});
      expect(known.text).not.toContain("wrong words here");
    });

    test("makes a new session; one that was planted before, or that the browser had, is worth nothing after", async () => {
      const { visitor, email } = await signedInPatient(site);
      const old = new Visitor(site);
      for (const [name, value] of visitor.cookies) old.cookies.set(name, value);
      expect(await isIn(old)).toBe(true);
      const { answer } = await signIn(site, email, PASSWORD, visitor);
      expect(answer.status).toBe(303);
      expect(visitor.cookies.get("session")).not.toBe(old.cookies.get("session"));
      expect([await isIn(visitor), await isIn(old)]).toEqual([true, false]);
    });

    test("leads on to where somebody wanted to go, never to another site", async () => {
      const { email } = await signedInPatient(site);
      for (const [next, to] of [
        ["/patient-portal?tab=documents", "/patient-portal?tab=documents"],
        ["//evil.example/x", "/patient-portal"],
        ["https://evil.example", "/patient-portal"],
        ["/\\evil.example", "/patient-portal"],
        ["/\t/evil.example", "/patient-portal"],
        ["/sign-out", "/patient-portal"],
        ["javascript:alert(1)", "/patient-portal"],
      ] as const) {
        const { visitor, answer } = await signIn(site, email, PASSWORD, new Visitor(site), { next });
        const there = await visitor.get(answer.headers.get("location")!);
        expect([next, there.headers.get("location")]).toEqual([next, to]);
        const direct = await visitor.get(`/sign-in?next=${encodeURIComponent(next)}`);
        expect([next, direct.headers.get("location")]).toEqual([next, to]);
      }
    });

    test("says so when the browser keeps no cookies", async () => {
      const { email } = await signedInPatient(site);
      const { answer } = await signIn(site, email);
      const page = await new Visitor(site).get(answer.headers.get("location")!);
      expect(page.text).toContain("Your browser does not keep cookies");
    });

    test("from a device that was not used before is told by mail, once", async () => {
      const { email } = await signedInPatient(site);
      await signIn(site, email);
      const mails = await awaitMails(site.dataDir, email, 2);
      expect(mails[1]!.text).toContain("Firefox on Linux");
      await signIn(site, email);
      await registered(site);
      expect(mailsTo(site.dataDir, email)).toHaveLength(2);
    });
  });

  describe("a session", () => {
    test("of another's making gets nothing: forged, cut, of another secret, empty", async () => {
      const { visitor } = await signedInPatient(site);
      const good = visitor.cookies.get("session")!;
      const decoded = decodeURIComponent(good);
      const flipped = encodeURIComponent((decoded[0] === "A" ? "B" : "A") + decoded.slice(1));
      for (const forged of [flipped, good.slice(0, -3), good.split(".")[0]!, "", "x.y", "null", `${good}a`]) {
        const thief = new Visitor(site);
        thief.cookies.set("session", forged);
        expect([forged.length, await isIn(thief)]).toEqual([forged.length, false]);
      }
      expect(await isIn(visitor)).toBe(true);
    });

    test("that was signed out is over, wherever its cookie was copied to", async () => {
      const { visitor } = await signedInPatient(site);
      const stolen = new Visitor(site);
      stolen.cookies.set("session", visitor.cookies.get("session")!);
      expect(await isIn(stolen)).toBe(true);
      const answer = await visitor.postForm("/sign-out", {});
      expect(outcome(answer)).toEqual([303, "/"]);
      expect(answer.headers.get("clear-site-data")).toBe('"cache"');
      expect(visitor.cookies.has("session")).toBe(false);
      expect(await isIn(stolen)).toBe(false);
    });

    test("can be ended from another one, and nobody else's can", async () => {
      const { visitor: here, email } = await signedInPatient(site);
      const { visitor: there } = await signIn(site, email);
      const { visitor: stranger } = await signedInPatient(site);
      const [number] = openSessionsOf((await here.get("/account")).text);
      await stranger.postForm("/account", { intent: "end-session", session: number! });
      expect(await isIn(there)).toBe(true);
      expect(outcome(await here.postForm("/account", { intent: "end-session", session: number! }))).toEqual([
        303,
        "/account",
      ]);
      expect([await isIn(here), await isIn(there)]).toEqual([true, false]);

      for (const session of ["", "abc", "0", "-1", "99999999999", number!]) {
        expect(outcome(await here.postForm("/account", { intent: "end-session", session }))).toEqual([303, "/account"]);
      }
      expect(await isIn(here)).toBe(true);

      const others = [(await signIn(site, email)).visitor, (await signIn(site, email)).visitor];
      await here.postForm("/account", { intent: "end-others" });
      expect(await Promise.all([here, ...others, stranger].map(isIn))).toEqual([true, false, false, true]);
    });

    test("is asked how long it lasts without counting as activity", async () => {
      const { visitor } = await signedInPatient(site);
      expect((await new Visitor(site).get("/session")).json()).toEqual({ remainingSeconds: 0 });
      const { remainingSeconds } = (await visitor.get("/session")).json<{ remainingSeconds: number }>();
      expect(remainingSeconds).toBeGreaterThan(850);
      expect(remainingSeconds).toBeLessThanOrEqual(900);
      expect(
        (await visitor.postJson("/session", {})).json<{ remainingSeconds: number }>().remainingSeconds,
      ).toBeGreaterThan(895);
      expect((await new Visitor(site).postJson("/session", {})).json()).toEqual({ remainingSeconds: 0 });
    });
  });

  describe("passwords", () => {
    test("are reset by a mailed link, which works once; every session ends", async () => {
      const { visitor, email } = await signedInPatient(site);
      const lost = new Visitor(site);
      expect(outcome(await lost.postForm("/reset-password", { email: email.toUpperCase() }))).toEqual([
        303,
        "/reset-password?sent",
      ]);
      const mails = await awaitMails(site.dataDir, email, 2);
      const link = linkIn(mails[1]!);
      expect((await lost.get(link)).text).toContain("Choose a New Password");
      expect((await lost.postForm(link, { password: "password1" })).status).toBe(400);
      expect(outcome(await lost.postForm(link, { password: "four new kind words" }))).toEqual([303, "/sign-in"]);
      expect(await isIn(visitor)).toBe(false);

      const again = await new Visitor(site).postForm(link, { password: "the thief's own words" });
      expect(outcome(again)).toEqual([303, link]);
      expect((await lost.get(link)).text).toContain("This Link No Longer Works");
      expect((await signIn(site, email)).answer.status).toBe(400);
      expect((await signIn(site, email, "the thief's own words")).answer.status).toBe(400);
      expect((await signIn(site, email, "four new kind words")).answer.status).toBe(303);
      expect((await awaitMails(site.dataDir, email, 3))[2]!.subject).toMatch(/password/i);
    });

    test("are asked for anew with the same answer for an address without account, and only the newest link works", async () => {
      const { email } = await signedInPatient(site);
      const unknown = patientForm().email;
      const answers = await Promise.all(
        [email, unknown].map(async (address) =>
          outcome(await new Visitor(site).postForm("/reset-password", { email: address })),
        ),
      );
      expect(answers[0]).toEqual(answers[1]);
      await new Visitor(site).postForm("/reset-password", { email });
      const mails = await awaitMails(site.dataDir, email, 3);
      expect((await new Visitor(site).get(linkIn(mails[1]!))).text).toContain("This Link No Longer Works");
      expect((await new Visitor(site).get(linkIn(mails[2]!))).text).toContain("Choose a New Password");
      expect(mailsTo(site.dataDir, unknown)).toEqual([]);
    });

    test("two who use one link at once: one gets through", async () => {
      const { email } = await signedInPatient(site);
      await new Visitor(site).postForm("/reset-password", { email });
      const link = linkIn((await awaitMails(site.dataDir, email, 2))[1]!);
      const words = ["one pair of words", "two pairs of words", "a third set of words"];
      const answers = await Promise.all(words.map((password) => new Visitor(site).postForm(link, { password })));
      expect(answers.map((answer) => answer.headers.get("location")).sort()).toEqual([link, link, "/sign-in"].sort());
      const worked = await Promise.all(
        words.map(async (password) => (await signIn(site, email, password)).answer.status),
      );
      expect(worked.filter((status) => status === 303)).toHaveLength(1);
    });

    test("are changed by who knows the current one; other sessions end", async () => {
      const { visitor, email } = await signedInPatient(site);
      const { visitor: other } = await signIn(site, email);
      const wrong = await visitor.postForm("/account", {
        currentPassword: "not these words",
        password: "four new kind words",
      });
      expect(wrong.status).toBe(400);
      expect(wrong.text).toContain("Not your current password");
      expect(wrong.text).not.toMatch(/value="(not these|four new)/);
      expect(
        outcome(await visitor.postForm("/account", { currentPassword: PASSWORD, password: "four new kind words" })),
      ).toEqual([303, "/account"]);
      expect([await isIn(visitor), await isIn(other)]).toEqual([true, false]);
      expect((await signIn(site, email, "four new kind words")).answer.status).toBe(303);
    });
  });

  test(
    "a form from another site changes nothing",
    async () => {
      const { visitor, email } = await signedInPatient(site);
      const before = await rowCounts(site);
      for (const path of [
        "/sign-in",
        "/sign-out",
        "/register",
        "/reset-password",
        "/account",
        "/account/second-factor",
        "/session",
      ]) {
        for (const headers of [{ "Sec-Fetch-Site": "cross-site" }, { "Sec-Fetch-Site": "same-site" }] as const) {
          const answer = await visitor.postForm(
            path,
            { email, password: PASSWORD, currentPassword: PASSWORD, firstName: "Eve", lastName: "Evans" },
            headers,
          );
          expect([path, answer.status]).toEqual([path, 403]);
        }
        const foreign = await visitor.send(
          "POST",
          path,
          { Origin: "https://evil.example", "Content-Type": "application/x-www-form-urlencoded" },
          "email=x",
        );
        expect([path, foreign.status]).toEqual([path, 403]);
      }
      expect(await rowCounts(site)).toEqual(before);
    },
    START,
  );

  test("none of it stands in the log", async () => {
    const { email } = await signedInPatient(site);
    await signIn(site, email, "wrong words here");
    const logs = site.logs();
    for (const secret of [email, email.split("@")[0]!, PASSWORD, "wrong words here", "O’Neill"])
      expect(logs).not.toContain(secret);
    expect(logs).not.toMatch(/(verify-email|reset-password)\/(?!:other)/);
  });
});
