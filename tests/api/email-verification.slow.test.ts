import { addDevice } from "db/vital-devices";
import { ownPatientId } from "db/patients";
import { providers } from "db/schema";
import { beginSecondFactor, confirmSecondFactor, findSecondFactor } from "db/second-factors";
import { findCredentials } from "db/users";
import { eq } from "drizzle-orm";
import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSeal } from "~/services/seal.server";
import { hashToken, newToken } from "~/services/sessions/token.server";
import { awaitMails, linkIn } from "../support/mailbox";
import { PASSWORD, registered, signedInPatient, signIn } from "./support/accounts";
import { account, profile, sessionFor } from "./support/examples";
import { SESSION_SECRET } from "./support/secret";
import { siteEngines, START, type Site } from "./support/site";
import { Visitor } from "./support/visitor";

const OWNERS = "the owner's own words";
const DEVICES = "/health-dashboard/devices";
const FACTOR = "/account/second-factor";
const scale = { intent: "add", name: "Scale", body_weight: "on" };
const reading = { deviceType: "body_weight", value: 82.4, unit: "kg" };

/** Somebody who registers an address by the API: they have a session at once, and the mailbox is another's. */
async function registrant(site: Site, role = "patient") {
  const visitor = new Visitor(site);
  const body = account({ role, password: PASSWORD });
  const { id } = (await visitor.postJson("/api/auth/register", body)).json<{ id: number }>();
  return { visitor, email: body.email, id };
}

/** What an account could be given before this was refused: a device, and a second factor in force. */
const plant = (site: Site, email: string) =>
  site.database(async (db) => {
    const { id, role } = (await findCredentials(db, email))!;
    const token = newToken();
    const patientId = role === "patient" ? await ownPatientId(db, id) : null;
    const createdAt = new Date();
    if (patientId !== null)
      await addDevice(
        db,
        { patientId, name: "Theirs", tokenHash: hashToken(token), deviceTypes: ["body_weight"], createdAt },
        20,
      );
    await beginSecondFactor(db, id, createSeal(SESSION_SECRET).close(`totp ${id}`, "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP"));
    await confirmSecondFactor(db, id, [randomBytes(32)], createdAt);
    return { id, patientId, token };
  });

const factorOf = (site: Site, userId: number) => site.database((db) => findSecondFactor(db, userId));
const sends = async (site: Site, { patientId, token }: { patientId: number | null; token: string }) =>
  (
    await new Visitor(site).postJson(
      `/api/health-monitoring/${patientId}/readings`,
      { ...reading, timestamp: new Date().toISOString() },
      { Authorization: `Bearer ${token}` },
    )
  ).status;
const isIn = async (visitor: Visitor) => (await visitor.get("/account")).status === 200;

/** The mailbox's owner sets a password, by the link that they are mailed. */
async function reset(site: Site, email: string, mailsBefore: number) {
  await new Visitor(site).postForm("/reset-password", { email });
  const link = linkIn(
    (await awaitMails(site.dataDir, email, mailsBefore + 1)).find(({ text }) => text.includes("/reset-password/"))!,
  );
  expect((await new Visitor(site).postForm(link, { password: OWNERS })).headers.get("location")).toBe("/sign-in");
}

describe.each(siteEngines)("an address that nobody has proven on $name", ({ openSite }) => {
  let site: Site;
  beforeAll(async () => void (site = await openSite()), START);
  afterAll(() => site?.stop());

  test("gets neither a device nor a second step: both would outlast a new password", async () => {
    const { visitor, id } = await registrant(site);
    expect((await visitor.get(DEVICES)).text).toContain("Confirm your email address first");
    const device = await visitor.postForm(DEVICES, scale);
    expect([device.status, device.text.includes("Confirm your email address first")]).toEqual([403, true]);
    expect(device.text).not.toContain("data-token");

    // Not even a secret to look at: whoever knows it could wait until its owner turns it on.
    const page = await visitor.get(FACTOR);
    expect([page.status, page.text.includes("Confirm your email address first"), /<code/.test(page.text)]).toEqual([
      200,
      true,
      false,
    ]);
    expect((await visitor.postForm(FACTOR, { code: "123456", currentPassword: PASSWORD })).status).toBe(403);
    expect(await factorOf(site, id)).toBeNull();
  });

  test("says so in the visitor's language", async () => {
    for (const [language, words] of [
      ["es", "Confirme primero su dirección de correo"],
      ["ar", "أكّد عنوان بريدك الإلكتروني أولًا"],
    ] as const) {
      const { visitor } = await registrant(site);
      for (const [path, form] of [
        [DEVICES, scale],
        [FACTOR, { code: "123456", currentPassword: PASSWORD }],
      ] as const) {
        expect((await visitor.postForm(path, form, { "Accept-Language": language })).text).toContain(words);
      }
    }
  });

  test("a new password set by its owner's mail leaves nothing of whoever registered it", async () => {
    const { visitor, email } = await registrant(site);
    const planted = await plant(site, email);
    expect(await sends(site, planted)).toBe(201);
    await reset(site, email, 1);

    expect(await isIn(visitor)).toBe(false);
    expect(await sends(site, planted)).toBe(401);
    expect(await factorOf(site, planted.id)).toBeNull();
    const { visitor: owner, answer } = await signIn(site, email, OWNERS);
    expect(answer.headers.get("location")).toBe("/sign-in?welcome");
    const devices = await owner.get(DEVICES);
    expect(devices.text).not.toContain("Theirs");
    expect((await owner.postForm(DEVICES, scale)).text).toContain("data-token");
    // The link of the registration has ended with it.
    const [first] = await awaitMails(site.dataDir, email, 1);
    expect((await new Visitor(site).get(linkIn(first!))).text).toContain("This Link No Longer Works");
  });

  test("so does the link with the password: an address may have been registered by somebody who tells its owner the password", async () => {
    const { visitor, email } = await registrant(site);
    const planted = await plant(site, email);
    const [mail] = await awaitMails(site.dataDir, email, 1);
    const owner = new Visitor(site);
    expect((await owner.postForm(linkIn(mail!), { password: PASSWORD })).headers.get("location")).toBe(
      "/patient-portal",
    );
    expect([await isIn(owner), await isIn(visitor)]).toEqual([true, false]);
    expect([await sends(site, planted), await factorOf(site, planted.id)]).toEqual([401, null]);
  });

  test("whoever confirms in the session that registered keeps what they have set up, and other sessions end", async () => {
    const { visitor, email } = await registrant(site);
    const planted = await plant(site, email);
    const [mail] = await awaitMails(site.dataDir, email, 1);
    expect((await visitor.postForm(linkIn(mail!), { password: PASSWORD })).headers.get("location")).toBe(
      "/sign-in/code",
    );
    expect(await sends(site, planted)).toBe(201);
    expect((await factorOf(site, planted.id))?.confirmedAt).not.toBeNull();

    const specialist = await registrant(site, "provider");
    const other = new Visitor(site, { cookie: await site.database((db) => sessionFor(db, specialist.id)) });
    expect(await isIn(other)).toBe(true);
    const [proof] = await awaitMails(site.dataDir, specialist.email, 1);
    expect((await specialist.visitor.postForm(linkIn(proof!), { password: PASSWORD })).headers.get("location")).toBe(
      "/desk",
    );
    expect([await isIn(specialist.visitor), await isIn(other)]).toEqual([true, false]);
  });

  test("only the first proof clears: a later new password ends no device and no second step", async () => {
    const { email } = await signedInPatient(site);
    const planted = await plant(site, email);
    await reset(site, email, 1);
    expect(await sends(site, planted)).toBe(201);
    expect((await factorOf(site, planted.id))?.confirmedAt).not.toBeNull();
  });

  test("an approved specialist's second step stays: it guards patients' records, and a mailbox must not be a way around it", async () => {
    const { visitor, email, id } = await registrant(site, "provider");
    expect((await visitor.postJson("/api/providers", profile(id))).status).toBe(201);
    await site.database((db) =>
      db.update(providers).set({ reviewStatus: "verified", reviewedAt: new Date() }).where(eq(providers.userId, id)),
    );
    await plant(site, email);
    await reset(site, email, 2);
    expect((await signIn(site, email, OWNERS)).answer.headers.get("location")).toBe("/sign-in/code");
    expect((await factorOf(site, id))?.confirmedAt).not.toBeNull();
  });

  test("a specialist is mailed the link, from the account's page as well, and can then sign in and set it up", async () => {
    const { visitor, email } = await registrant(site, "provider");
    expect((await signIn(site, email)).answer.status).toBe(400);
    const before = await visitor.get("/account");
    expect(before.text).toContain("Email Me the Link");
    // No button that leads to a refusal: the screen says itself what comes first, and leads there.
    expect(before.text).not.toContain(`href="${FACTOR}"`);
    expect(before.text).toContain('href="#proof-title"');
    for (let time = 0; time < 5; time++)
      expect((await visitor.postForm("/account", { intent: "send-link" })).headers.get("location")).toBe("/account");
    expect((await visitor.postForm("/account", { intent: "send-link" })).status).toBe(429);
    const mails = await awaitMails(site.dataDir, email, 6);
    const link = linkIn(mails.at(-1)!);
    expect((await visitor.postForm(link, { password: PASSWORD })).status).toBe(303);
    expect((await visitor.get(FACTOR)).text).toMatch(/<code[^>]*>[A-Z2-7 ]+<\/code>/);
    const after = await visitor.get("/account");
    expect(after.text).not.toContain("Email Me the Link");
    expect(after.text).toContain(`href="${FACTOR}"`);
    expect((await visitor.postForm("/account", { intent: "send-link" })).headers.get("location")).toBe("/account");
  });

  test("a secret that was looked at and not turned on ends with the password: a thief of a session may have seen it", async () => {
    const { email, link } = await registered(site);
    const owner = new Visitor(site);
    await owner.postForm(link, { password: PASSWORD });
    const seen = async (who: Visitor) => /<code[^>]*>([A-Z2-7 ]+)<\/code>/.exec((await who.get(FACTOR)).text)![1]!;
    const first = await seen(owner);
    await owner.postForm("/account", { currentPassword: PASSWORD, password: "four new kind words" });
    const second = await seen(owner);
    await reset(site, email, 2);
    expect(new Set([first, second, await seen((await signIn(site, email, OWNERS)).visitor)]).size).toBe(3);
  });
});
