import { auditLog, users } from "db/schema";
import { and, desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addDeskProvider } from "../db/support/rows";
import { awaitMails } from "../support/mailbox";
import { runAdmin } from "./support/admin";
import { PASSWORD, signedInPatient, signIn } from "./support/accounts";
import { turnOn } from "./support/second-factor";
import { siteEngines, START, type Site } from "./support/site";

const OFF = "The second step of your account was turned off";

describe.each(siteEngines)("an operator's way in for who has lost the second step on $name", ({ openSite }) => {
  let site: Site;
  beforeAll(async () => void (site = await openSite()), START);
  afterAll(() => site?.stop());

  const off = (address: string) => runAdmin(site, "second-factor-off", address);
  const userId = (email: string) =>
    site.database(async (db) => (await db.select({ id: users.id }).from(users).where(eq(users.email, email)))[0]!.id);
  const entries = (id: number) =>
    site.database((db) =>
      db
        .select({
          actorId: auditLog.actorId,
          patientId: auditLog.patientId,
          subject: auditLog.subject,
          outcome: auditLog.outcome,
          address: auditLog.address,
        })
        .from(auditLog)
        .where(and(eq(auditLog.action, "second-factor"), eq(auditLog.accountId, id)))
        .orderBy(desc(auditLog.id)),
    );

  test(
    "the command turns it off, ends all sessions, is logged and told to the owner; the password alone opens the account then",
    async () => {
      const { visitor, email } = await signedInPatient(site);
      await turnOn(visitor);
      const id = await userId(email);
      const { answer: locked } = await signIn(site, email);
      expect(locked.headers.get("location")).toBe("/sign-in/code");

      await site.whileStopped(() => {
        // As somebody types it off a note.
        const { status, stdout, stderr } = off(email.toUpperCase());
        expect([status, stderr]).toEqual([0, ""]);
        expect(stdout.toLowerCase()).toContain(email);
        expect(off(email)).toMatchObject({ status: 1, stderr: expect.stringContaining("is not on") as string });
        return Promise.resolve();
      });
      expect((await visitor.get("/account")).status).toBe(303);
      const { visitor: back, answer } = await signIn(site, email);
      expect([answer.status, answer.headers.get("location")?.startsWith("/sign-in/code")]).toEqual([303, false]);
      expect((await back.get("/account")).status).toBe(200);
      expect((await awaitMails(site.dataDir, email, 3)).filter(({ subject }) => subject === OFF)).toHaveLength(1);
      expect(await entries(id)).toEqual([
        { actorId: null, patientId: null, subject: "second factor off", outcome: "done", address: "the command line" },
      ]);
    },
    START,
  );

  test(
    "an approved specialist whose address was proven after the step was set up comes in again, too",
    async () => {
      const { visitor, email } = await signedInPatient(site);
      await turnOn(visitor);
      const id = await userId(email);
      await site.database(async (db) => {
        await db.update(users).set({ role: "provider" }).where(eq(users.id, id));
        await addDeskProvider(db, { userId: id });
      });
      expect((await signIn(site, email)).answer.headers.get("location")).toBe("/sign-in/code");
      await site.whileStopped(() => Promise.resolve(expect(off(email).status).toBe(0)));
      const { visitor: back } = await signIn(site, email, PASSWORD);
      expect((await back.get("/desk")).status).toBe(200);
    },
    START,
  );

  test(
    "an address that nobody has, one whose step is only being set up, and no address are refused, and nothing changes",
    async () => {
      const { visitor, email } = await signedInPatient(site);
      await visitor.get("/account/second-factor");
      const id = await userId(email);
      await site.whileStopped(() => {
        for (const [address, said] of [
          ["nobody@example.com", "No account has the address nobody@example.com."],
          [email, "is not on"],
          ["no address", "Usage:"],
          ["", "Usage:"],
        ] as const) {
          const { status, stderr, stdout } = off(address);
          expect([address, status, stdout]).toEqual([address, 1, ""]);
          expect(stderr).toContain(said);
        }
        return Promise.resolve();
      });
      expect((await visitor.get("/account")).status).toBe(200);
      expect(await entries(id)).toEqual([]);
    },
    START,
  );
});
