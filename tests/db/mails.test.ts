import type { Database } from "db/client";
import {
  claimMail,
  failMail,
  hastenMails,
  insertMails,
  markMailSent,
  putOffMail,
  withdrawMail,
  type ClaimedMail,
} from "db/mails";
import { mails } from "db/schema";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createOutbox } from "~/services/mail/outbox.server";
import { createSeal } from "~/services/seal.server";
import { engines, type TestDatabase } from "../support/databases";

const NOW = new Date("2026-03-14T09:00:00.000Z");
const LEASE_MS = 120_000;
const after = (milliseconds: number) => new Date(NOW.getTime() + milliseconds);

describe.each(engines)("the outbox on $name", ({ open }) => {
  let database: TestDatabase;
  let db: Database;
  beforeAll(async () => {
    database = await open();
    db = database.db;
  });
  afterAll(() => database.close());
  beforeEach(() => db.delete(mails));

  const add = (change: Partial<typeof mails.$inferInsert> = {}) =>
    insertMails(db, [
      { kind: "password-changed", sealed: Buffer.from("sealed"), dueAt: NOW, createdAt: NOW, ...change },
    ]);
  const claim = (now = NOW) => claimMail(db, { now, leaseUntil: new Date(now.getTime() + LEASE_MS) });
  const row = async (id: number) => (await db.select().from(mails).where(eq(mails.id, id)))[0]!;
  const rows = () => db.select().from(mails).orderBy(mails.id);

  /** Claims until nothing is due. */
  async function claimAll(now = NOW): Promise<ClaimedMail[]> {
    const claimed: ClaimedMail[] = [];
    for (let next = await claim(now); next; next = await claim(now)) claimed.push(next);
    return claimed;
  }

  test("of 200 mails and 8 claimers at once each mail is claimed by exactly one", async () => {
    for (let count = 0; count < 200; count++) await add();
    const claimed = (await Promise.all(Array.from({ length: 8 }, () => claimAll()))).flat();
    expect(claimed).toHaveLength(200);
    expect(new Set(claimed.map(({ id }) => id)).size).toBe(200);
    for (const { attempts } of await rows()) expect(attempts).toBe(1);
  });

  test("the mail that has been due longest comes first, and none before it is due", async () => {
    await add({ dueAt: after(-1_000) });
    await add({ dueAt: after(-3_000) });
    await add({ dueAt: after(1) });
    await add({ dueAt: after(-3_000) });
    const [first, second, third, fourth] = (await rows()).map(({ id }) => id);
    expect((await claimAll()).map(({ id }) => id)).toEqual([second, fourth, first]);
    expect((await claim(after(1)))!.id).toBe(third);
  });

  test("a claimed mail comes up again when the lease has run out, and not before", async () => {
    await add();
    const first = (await claim())!;
    expect(Buffer.from(first.sealed!).toString()).toBe("sealed");
    expect(await claim(after(LEASE_MS - 1))).toBeNull();
    const second = (await claim(after(LEASE_MS)))!;
    expect(second).toMatchObject({ id: first.id, attempts: first.attempts + 1 });
  });

  test("sent, it is never claimed again, and what it said is gone", async () => {
    await add();
    const claimed = (await claim())!;
    expect(await markMailSent(db, claimed, after(500))).toBe(true);
    expect(await row(claimed.id)).toMatchObject({ status: "sent", sentAt: after(500), sealed: null, attempts: 1 });
    expect(await claim(after(10 * LEASE_MS))).toBeNull();
  });

  test("put off, it waits until then", async () => {
    await add();
    const claimed = (await claim())!;
    expect(await putOffMail(db, claimed, after(60_000))).toBe(true);
    expect(await claim(after(59_999))).toBeNull();
    expect(await claim(after(60_000))).toMatchObject({ id: claimed.id, attempts: 2 });
  });

  test("given up, it is not claimed again; what it said is kept for an operator to queue it again", async () => {
    await add();
    const claimed = (await claim())!;
    expect(await failMail(db, claimed)).toBe(true);
    expect(await claim(after(10 * LEASE_MS))).toBeNull();
    expect(await row(claimed.id)).toMatchObject({ status: "failed", sentAt: null });
    expect((await row(claimed.id)).sealed).not.toBeNull();
  });

  test.each([
    ["marks it as sent", (db: Database, old: ClaimedMail) => markMailSent(db, old, NOW)],
    ["puts it off", (db: Database, old: ClaimedMail) => putOffMail(db, old, after(999_999))],
    ["gives it up", (db: Database, old: ClaimedMail) => failMail(db, old)],
  ])("a worker whose lease ran out and that %s changes nothing", async (_name, late) => {
    await add();
    const old = (await claim())!;
    const current = (await claim(after(LEASE_MS)))!;
    const before = await row(old.id);
    expect(await late(db, old)).toBe(false);
    expect(await row(old.id)).toEqual(before);
    expect(await markMailSent(db, current, NOW)).toBe(true);
    expect(await late(db, old)).toBe(false);
    expect(await row(old.id)).toMatchObject({ status: "sent", sentAt: NOW });
  });

  describe("withdrawing", () => {
    test("takes back a mail that waits, and empties it", async () => {
      await add({ onceKey: "reminder:17", dueAt: after(3_600_000) });
      await add({ onceKey: "reminder:18", dueAt: after(3_600_000) });
      expect(await withdrawMail(db, "reminder:17")).toBe(true);
      expect(await withdrawMail(db, "reminder:17")).toBe(false);
      expect(await withdrawMail(db, "reminder:19")).toBe(false);
      expect((await rows()).map(({ status, sealed }) => [status, sealed === null])).toEqual([
        ["withdrawn", true],
        ["queued", false],
      ]);
      expect(await claimAll(after(3_600_000))).toHaveLength(1);
    });

    test("comes too late for one that has gone, and goes before what a worker says of one on its way", async () => {
      await add({ onceKey: "reminder:1" });
      await markMailSent(db, (await claim())!, NOW);
      expect(await withdrawMail(db, "reminder:1")).toBe(false);
      await add({ onceKey: "reminder:2" });
      const onItsWay = (await claim())!;
      expect(await withdrawMail(db, "reminder:2")).toBe(true);
      expect(await putOffMail(db, onItsWay, after(1))).toBe(false);
      expect(await row(onItsWay.id)).toMatchObject({ status: "withdrawn" });
      expect(await claimAll(after(10 * LEASE_MS))).toEqual([]);
    });
  });

  test("hastening brings back what was put off for longer, not what may be in a worker's hands, nor what was meant for later", async () => {
    for (let count = 0; count < 3; count++) await add();
    await add({ dueAt: after(5 * 3_600_000), onceKey: "reminder:5" });
    const [hours, onItsWay, sent] = await claimAll();
    await putOffMail(db, hours!, after(4 * 3_600_000));
    await markMailSent(db, sent!, NOW);
    await hastenMails(db, { now: after(10), after: after(LEASE_MS) });
    expect((await claimAll(after(10))).map(({ id }) => id)).toEqual([hours!.id]);
    expect((await row(onItsWay!.id)).dueAt).toEqual(after(LEASE_MS));
  });

  describe("queueing", () => {
    const seal = createSeal("a secret of more than thirty-two characters");
    const queued: Date[] = [];
    const outbox = createOutbox({ seal, clock: () => NOW, onQueued: () => void queued.push(NOW) });
    const mail = { to: "nora@example.com", kind: "password-changed", firstName: "Nora" } as const;
    beforeEach(() => void queued.splice(0));

    test("leaves nothing behind when the transaction is rolled back", async () => {
      await expect(
        db.transaction(async (tx) => {
          await outbox.queue(tx, mail);
          throw new Error("rolled back");
        }),
      ).rejects.toThrow("rolled back");
      expect(await rows()).toEqual([]);
      await db.transaction((tx) => outbox.queue(tx, mail));
      expect(await rows()).toHaveLength(1);
    });

    test("two with one key is queueing one, also at the same time and after it was sent", async () => {
      await Promise.all(Array.from({ length: 10 }, () => outbox.queue(db, mail, { onceKey: "welcome:1" })));
      expect(await rows()).toHaveLength(1);
      await markMailSent(db, (await claim())!, NOW);
      await outbox.queue(db, mail, { onceKey: "welcome:1" });
      expect(await rows()).toMatchObject([{ status: "sent" }]);
    });

    test("keeps recipient and facts from whoever reads the database", async () => {
      await outbox.queue(db, mail);
      const [stored] = await rows();
      expect(Buffer.from(stored!.sealed!).toString("latin1")).not.toMatch(/nora/i);
      expect(seal.open("mail", stored!.sealed!)).toEqual(mail);
    });

    test.each([-3_600_000, 3_600_000])(
      "by a process whose clock is %i ms off, a mail is due at once for all others",
      async (off) => {
        const elsewhere = createOutbox({ seal, clock: () => new Date(Date.now() + off) });
        await elsewhere.queue(db, mail);
        await elsewhere.queueAll(db, [{ mail }, { mail }]);
        // The database may run on another machine.
        const now = new Date(Date.now() + 1_000);
        expect([await claim(now), await claim(now), await claim(now)]).not.toContain(null);
      },
    );

    test("tells the worker of what is due at once, not of what is meant for later", async () => {
      await outbox.queue(db, mail, { dueAt: after(1) });
      expect(queued).toEqual([]);
      await outbox.queue(db, mail);
      await outbox.queue(db, mail, { dueAt: NOW });
      expect(queued).toHaveLength(2);
    });
  });
});
