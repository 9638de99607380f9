import { openServer, type Database } from "db/client";
import { claimMail, withdrawMail } from "db/mails";
import { mails } from "db/schema";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { MAX_MAIL_ATTEMPTS } from "~/domain/mail-retry";
import { createOutbox } from "~/services/mail/outbox.server";
import type { Transport } from "~/services/mail/transport.server";
import { LEASE_MS } from "~/services/mail/mail-worker.server";
import { createSeal } from "~/services/seal.server";
import { engines, openServerDatabase, type TestDatabase } from "../support/databases";
import {
  bySmtp,
  cleanUp,
  clock,
  events,
  logs,
  mailTo,
  MINUTE,
  outbox,
  pass,
  POLL_MS,
  seal,
  startServer,
  startWorker,
  useMailFixture,
} from "../support/mail-fixture";
import { startTcpProxy } from "../support/tcp-proxy";

useMailFixture();

describe.each(engines)("the mail worker on $name", ({ open }) => {
  let database: TestDatabase;
  let db: Database;
  beforeAll(async () => {
    database = await open();
    db = database.db;
  });
  afterAll(() => database.close());
  beforeEach(() => db.delete(mails));

  const rows = () => db.select().from(mails).orderBy(mails.id);
  const only = async () => (await rows())[0]!;
  const waitFor = (expected: object) => expect.poll(only).toMatchObject(expected);

  test("delivers a mail once, with the headers that it should have, and forgets what it said", async () => {
    const server = await startServer();
    startWorker(db, bySmtp(server.url));
    await outbox.queue(db, mailTo("nora@example.com"));
    await waitFor({ status: "sent", attempts: 1, sealed: null, sentAt: clock() });
    await sleep(10 * POLL_MS);
    expect(server.received).toHaveLength(1);
    const [mail] = server.received;
    expect(mail).toMatchObject({ from: "care@kindweight.example", to: ["nora@example.com"] });
    expect(mail!.header("Message-ID")).toBe(`<mail-${(await only()).id}@kindweight.example>`);
    expect(mail!.header("Auto-Submitted")).toBe("auto-generated");
    expect(mail!.header("From")).toBe("Kindweight <care@kindweight.example>");
    expect(mail!.header("To")).toBe("nora@example.com");
    expect(mail!.header("Subject")).toBe("Choose a new password");
    expect(mail!.source).toContain("https://kindweight.example/reset/canary-token");
    expect(events("mail sent")).toHaveLength(1);
  });

  test("leaves alone what is not due yet, and what was withdrawn", async () => {
    const server = await startServer();
    startWorker(db, bySmtp(server.url));
    await outbox.queue(db, mailTo("later@example.com"), { dueAt: new Date(clock().getTime() + MINUTE) });
    await outbox.queue(db, mailTo("never@example.com"), {
      dueAt: new Date(clock().getTime() + MINUTE),
      onceKey: "reminder:1",
    });
    await withdrawMail(db, "reminder:1");
    await sleep(10 * POLL_MS);
    expect(server.received).toEqual([]);
    pass(MINUTE);
    await waitFor({ status: "sent" });
    await sleep(5 * POLL_MS);
    expect(server.received.flatMap(({ to }) => to)).toEqual(["later@example.com"]);
  });

  test("a nudge sends a mail at once that the poll would find much later", async () => {
    const server = await startServer();
    const worker = startWorker(db, bySmtp(server.url), { pollMs: 60_000 });
    const nudging = createOutbox({ seal, clock, onQueued: () => worker.nudge() });
    const started = performance.now();
    // Committed a while after the nudge, as transactions are.
    await db.transaction(async (tx) => {
      await nudging.queue(tx, mailTo("nora@example.com"));
      await sleep(250);
    });
    await expect.poll(() => server.received.length, { interval: 20 }).toBe(1);
    expect(performance.now() - started).toBeLessThan(5_000);
  });

  test("after a crash between sending and noting it, the second copy has the same Message-ID", async () => {
    const server = await startServer();
    const smtp = bySmtp(server.url);
    // Sent, and then never heard of again.
    const crashing: Transport = {
      ...smtp,
      send: async (message) => smtp.send(message).then(() => new Promise(() => {})),
    };
    const crashed = startWorker(db, crashing, { stopMs: 10 });
    await outbox.queue(db, mailTo("nora@example.com"));
    await expect.poll(() => server.received.length).toBe(1);
    await crashed.stop();
    const other = startWorker(db, bySmtp(server.url));
    await sleep(10 * POLL_MS);
    expect(server.received, "while the lease lasts").toHaveLength(1);
    pass(LEASE_MS);
    await waitFor({ status: "sent", attempts: 2 });
    await other.stop();
    expect(server.received).toHaveLength(2);
    expect(new Set(server.received.map((mail) => mail.header("Message-ID"))).size).toBe(1);
  });

  test.each([1, 90_000])(
    "the first mail that goes does not hasten one that another worker has taken, by a clock %i ms ahead",
    async (ahead) => {
      await outbox.queue(db, mailTo("nora@example.com"));
      const now = new Date(clock().getTime() + ahead);
      const others = (await claimMail(db, { now, leaseUntil: new Date(now.getTime() + LEASE_MS) }))!;
      const server = await startServer();
      await outbox.queue(db, mailTo("omar@example.com"));
      startWorker(db, bySmtp(server.url));
      await expect.poll(() => server.received.length).toBeGreaterThan(0);
      await sleep(10 * POLL_MS);
      expect(server.received.flatMap(({ to }) => to)).toEqual(["omar@example.com"]);
      expect((await rows()).find(({ id }) => id === others.id)).toMatchObject({ attempts: 1, status: "queued" });
    },
  );

  test("a worker that is slower than its lease does not overwrite what another has noted meanwhile", async () => {
    let finish = () => {};
    const slow: Transport = { send: () => new Promise<void>((resolve) => (finish = resolve)), close: () => {} };
    await outbox.queue(db, mailTo("nora@example.com"));
    // Looks once, at the start: it must not be the one that takes the mail again.
    startWorker(db, slow, { pollMs: 600_000 });
    await waitFor({ attempts: 1 });
    const server = await startServer();
    pass(LEASE_MS);
    startWorker(db, bySmtp(server.url));
    await waitFor({ status: "sent", attempts: 2 });
    const noted = await only();
    pass(MINUTE);
    finish();
    await expect.poll(() => events("mail no longer ours").length).toBe(1);
    expect(await only()).toEqual(noted);
  });

  test("a mail that every worker dies of is given up in the end, too", async () => {
    await outbox.queue(db, mailTo("nora@example.com"));
    await db.update(mails).set({ attempts: MAX_MAIL_ATTEMPTS });
    const server = await startServer();
    startWorker(db, bySmtp(server.url));
    await waitFor({ status: "failed" });
    expect(server.received).toEqual([]);
  });

  test("a mail sealed with another secret is not sent, nor lost: a process with the right one may have it", async () => {
    const foreign = createSeal("another secret of more than thirty-two characters");
    await createOutbox({ seal: foreign, clock }).queue(db, mailTo("nora@example.com"));
    const server = await startServer();
    const wrong = startWorker(db, bySmtp(server.url));
    await expect.poll(() => events("mail put off").length).toBe(1);
    await wrong.stop();
    pass(2 * MINUTE);
    startWorker(db, bySmtp(server.url), { seal: foreign });
    await waitFor({ status: "sent" });
  });

  describe("stopping", () => {
    test("waits for the mail on its way, and takes no more", async () => {
      let answer = () => {};
      const server = await startServer({ beforeAnswer: () => new Promise<void>((resolve) => (answer = resolve)) });
      const worker = startWorker(db, bySmtp(server.url));
      await outbox.queue(db, mailTo("nora@example.com"));
      await expect.poll(() => server.received.length).toBe(1);
      const stopped = worker.stop();
      await outbox.queue(db, mailTo("late@example.com"));
      worker.nudge();
      setTimeout(() => answer(), 200);
      await stopped;
      expect((await rows()).map(({ status }) => status)).toEqual(["sent", "queued"]);
      await sleep(10 * POLL_MS);
      expect(server.received).toHaveLength(1);
    });

    test("does not wait for ever, and leaves the database alone afterwards", async () => {
      const server = await startServer({ beforeAnswer: () => new Promise(() => {}) });
      const worker = startWorker(db, bySmtp(server.url), { stopMs: 100 });
      await outbox.queue(db, mailTo("nora@example.com"));
      await expect.poll(() => server.received.length).toBe(1);
      const started = performance.now();
      await worker.stop();
      expect(performance.now() - started).toBeLessThan(1_000);
      const before = await only();
      await sleep(10 * POLL_MS);
      expect(await only()).toEqual(before);
      expect(before).toMatchObject({ status: "queued", attempts: 1 });
    });
  });
});

describe("several workers on one PostgreSQL database", () => {
  let database: TestDatabase;
  beforeAll(async () => void (database = await openServerDatabase()));
  afterAll(() => database.close());
  beforeEach(() => database.db.delete(mails));

  test("deliver 300 mails once each", async () => {
    const server = await startServer();
    for (let count = 0; count < 300; count++) await outbox.queue(database.db, mailTo(`n${count}@example.com`));
    const second = await openServer(database.url!, { max: 5 });
    cleanUp(() => second.close());
    for (const { db } of [database, second]) startWorker(db, bySmtp(server.url));
    await expect.poll(() => server.received.length, { timeout: 25_000 }).toBe(300);
    await sleep(10 * POLL_MS);
    expect(server.received).toHaveLength(300);
    expect(new Set(server.received.map((mail) => mail.header("Message-ID"))).size).toBe(300);
    expect(new Set(server.received.flatMap(({ to }) => to)).size).toBe(300);
    const stored = await database.db.select().from(mails);
    expect(stored.every(({ status, attempts }) => status === "sent" && attempts === 1)).toBe(true);
  });

  test("a database that is away for a while loses no mail and sends none twice", async () => {
    const server = await startServer();
    const url = new URL(database.url!);
    const cable = await startTcpProxy({ host: url.hostname, port: Number(url.port || 5432) });
    cleanUp(() => cable.close());
    url.hostname = "127.0.0.1";
    url.port = String(cable.port);
    const connection = await openServer(url.href, { max: 5 });
    cleanUp(() => connection.close());
    startWorker(connection.db, bySmtp(server.url));
    await outbox.queue(database.db, mailTo("before@example.com"));
    await expect.poll(() => server.received.length).toBe(1);
    await cable.cut();
    await outbox.queue(database.db, mailTo("meanwhile@example.com"));
    await expect.poll(logs).toMatch(/ECONNREFUSED|CONNECTION_CLOSED|ECONNRESET|CONNECT_TIMEOUT/);
    await cable.restore();
    await expect
      .poll(() => server.received.flatMap(({ to }) => to), { timeout: 15_000 })
      .toEqual(["before@example.com", "meanwhile@example.com"]);
  });

  test("a mail that went while the database went away is noted once it is back, and does not go again", async () => {
    const url = new URL(database.url!);
    const cable = await startTcpProxy({ host: url.hostname, port: Number(url.port || 5432) });
    cleanUp(() => cable.close());
    url.hostname = "127.0.0.1";
    url.port = String(cable.port);
    const connection = await openServer(url.href, { max: 5 });
    cleanUp(() => connection.close());
    const server = await startServer({ beforeAnswer: () => cable.cut() });
    startWorker(connection.db, bySmtp(server.url));
    await outbox.queue(database.db, mailTo("nora@example.com"));
    await expect.poll(() => server.received.length).toBe(1);
    // Longer than a few tries take.
    await sleep(1_000);
    await cable.restore();
    await expect
      .poll(async () => (await database.db.select().from(mails))[0])
      .toMatchObject({ status: "sent", attempts: 1 });
    expect(server.received).toHaveLength(1);
  });
});
