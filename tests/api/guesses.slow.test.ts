import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { awaitMails, linkIn } from "../support/mailbox";
import { PASSWORD, patientForm, registered, signedInPatient, signIn } from "./support/accounts";
import { siteEngines, START, type Site } from "./support/site";
import { Visitor } from "./support/visitor";

const WRONG = "wrong words here";
const NEW_PASSWORD = "four new kind words";

describe.each(siteEngines)("guesses at a password on $name", ({ openSite }) => {
  let site: Site;
  beforeAll(async () => void (site = await openSite()), START);
  afterAll(() => site?.stop());

  const status = async (email: string, password: string, visitor = new Visitor(site)) =>
    (await signIn(site, email, password, visitor)).answer.status;
  async function guess(email: string, times: number, visitor = new Visitor(site)) {
    for (let time = 0; time < times; time++) expect(await status(email, WRONG, visitor)).toBe(400);
  }
  /** A patient's browser in which nobody is signed in any more, and nothing is left but that it is known. */
  async function atHome() {
    const { visitor, email } = await signedInPatient(site);
    await visitor.postForm("/sign-out", {});
    expect([...visitor.cookies.keys()].filter((name) => name !== "flash")).toEqual(["known"]);
    return { visitor, email };
  }

  test(
    "a stranger's shut out the stranger, and neither the owner nor anybody else",
    async () => {
      const { visitor, email } = await atHome();
      const unknown = patientForm().email;
      for (const address of [email, unknown]) {
        const stranger = new Visitor(site);
        await guess(address, 5, stranger);
        const { answer } = await signIn(site, address, PASSWORD, stranger);
        expect(answer.status).toBe(429);
        expect(answer.text).toMatch(
          /Too many tries\. Wait 1[45] minutes, or choose a new password with a link by email/,
        );
        expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(600);
      }
      expect(await status(email, PASSWORD, visitor)).toBe(303);
      // At a browser of theirs that is new, too.
      expect(await status(email, PASSWORD)).toBe(303);
    },
    START,
  );

  test(
    "a browser that the account was signed in from has five of its own",
    async () => {
      const { visitor, email } = await atHome();
      await guess(email, 5, visitor);
      expect(await status(email, PASSWORD, visitor)).toBe(429);
      expect(await status(email, PASSWORD)).toBe(303);
    },
    START,
  );

  test(
    "right ones use up nothing",
    async () => {
      const { visitor, email } = await atHome();
      for (let time = 0; time < 6; time++) expect(await status(email, PASSWORD, visitor)).toBe(303);
      const other = new Visitor(site);
      for (let time = 0; time < 6; time++) {
        other.cookies.clear();
        expect(await status(email, PASSWORD, other)).toBe(303);
      }
    },
    START,
  );

  test(
    "of a hundred addresses' shut out strangers only; a link by mail makes a browser known",
    async () => {
      const { visitor, email } = await atHome();
      const unknown = patientForm().email;
      for (const address of [email, unknown]) {
        for (let crowd = 0; crowd < 20; crowd++) await guess(address, 5);
        expect(await status(address, PASSWORD)).toBe(429);
      }
      expect(await status(email, PASSWORD, visitor)).toBe(303);

      const elsewhere = new Visitor(site);
      await elsewhere.postForm("/reset-password", { email });
      const link = async () =>
        (await awaitMails(site.dataDir, email, 2)).find(({ text }) => text.includes("/reset-password/"));
      await expect.poll(link, { timeout: 20_000 }).toBeTruthy();
      expect((await elsewhere.postForm(linkIn((await link())!), { password: NEW_PASSWORD })).status).toBe(303);
      expect(await status(email, NEW_PASSWORD)).toBe(429);
      expect(await status(email, NEW_PASSWORD, elsewhere)).toBe(303);
    },
    START,
  );

  test(
    "nobody is known by somebody else's browser, by a cookie of their own making, or by the password of before",
    async () => {
      const [{ visitor: other }, { visitor, email }] = [await atHome(), await signedInPatient(site)];
      const before = new Visitor(site, { cookie: `known=${visitor.cookies.get("known")!}` });
      expect(
        (await visitor.postForm("/account", { intent: "password", currentPassword: PASSWORD, password: NEW_PASSWORD }))
          .status,
      ).toBe(303);
      const forged = new Visitor(site, { cookie: `known=${btoa(JSON.stringify(["x".repeat(38)]))}.signature` });
      for (const stranger of [other, before, forged]) {
        await guess(email, 5, stranger);
        const cookie = stranger.cookies.get("known")!;
        // Counted by the address, so the cookie makes no difference.
        stranger.cookies.clear();
        expect([cookie.length > 0, await status(email, NEW_PASSWORD, stranger)]).toEqual([true, 429]);
      }
      // Whoever changed it stays known.
      await visitor.postForm("/sign-out", {});
      const stranger = new Visitor(site);
      await guess(email, 5, stranger);
      expect(await status(email, NEW_PASSWORD, visitor)).toBe(303);
    },
    START,
  );

  test(
    "a browser is known at three accounts, those of a household",
    async () => {
      const [first, second, third] = [await atHome(), await atHome(), await atHome()];
      const shared = first.visitor;
      for (const { email } of [second, third]) expect(await status(email, PASSWORD, shared)).toBe(303);
      await shared.postForm("/sign-out", {});
      for (const { email } of [first, second, third]) {
        const known = shared.cookies.get("known")!;
        await guess(email, 5, new Visitor(site, { cookie: `known=${known}` }));
        // The count is the browser's, not the address's.
        expect(await status(email, PASSWORD, new Visitor(site, { cookie: `known=${known}` }))).toBe(429);
      }
    },
    START,
  );

  test(
    "a stranger's do not keep whoever has the link from confirming their address",
    async () => {
      const { email, link, visitor } = await registered(site);
      for (let crowd = 0; crowd < 21; crowd++) await signIn(site, email, WRONG, visitor);
      expect((await visitor.postForm(link, { password: PASSWORD })).headers.get("location")).toBe("/patient-portal");

      // Who has it and guesses is shut out in turn.
      const guessed = await registered(site);
      for (let time = 0; time < 5; time++)
        expect((await guessed.visitor.postForm(guessed.link, { password: WRONG })).status).toBe(400);
      expect((await guessed.visitor.postForm(guessed.link, { password: PASSWORD })).status).toBe(429);
    },
    START,
  );
});
