import { openServer, type Database } from "db/client";
import { withdrawMail } from "db/mails";
import { mails } from "db/schema";
import { createServer, type AddressInfo, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Mail } from "~/domain/mail";
import { MAX_MAIL_ATTEMPTS } from "~/domain/mail-retry";
import { createLog } from "~/services/log.server";
import { createComposer } from "~/services/mail/compose.server";
import { createOutbox } from "~/services/mail/outbox.server";
import { createSmtpTransport } from "~/services/mail/smtp.server";
import type { Transport } from "~/services/mail/transport.server";
import { LEASE_MS, startMailWorker, type MailWorker } from "~/services/mail/worker.server";
import { createSeal } from "~/services/seal.server";
import { engines, type TestDatabase } from "../support/databases";
import { freePort } from "../support/free-port";
import { startMailServer, type MailServer, type MailServerOptions } from "../support/mail-server";
import { startTcpProxy } from "../support/tcp-proxy";

const MINUTE = 60_000;
const POLL_MS = 20;
const brand = { name: "Kindweight", supportPhone: "1-800-555-0142", supportEmail: "care@kindweight.example" };
const compose = createComposer({ brand, mailFrom: { name: brand.name, address: "care@kindweight.example" } }, "https://kindweight.example");
const seal = createSeal("a secret of more than thirty-two characters");

/** Stands in for personal data. */
const CANARY = "canary";
const mailTo = (to: string): Mail => ({ to, kind: "password-reset", firstName: CANARY, path: `/reset/${CANARY}-token` });

let now: Date;
const clock = () => now;
const pass = (milliseconds: number) => void (now = new Date(now.getTime() + milliseconds));

let logged: string;
const log = createLog("trace", { write: (line: string) => void (logged += line) });
const events = (name: string) =>
  logged
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { msg: string; code?: number })
    .filter(({ msg }) => msg === name);

const cleanUp: (() => Promise<unknown> | void)[] = [];
beforeEach(() => {
  now = new Date("2026-03-14T09:00:00.000Z");
  logged = "";
});
afterEach(async () => {
  for (const step of cleanUp.splice(0).reverse()) await step();
  // Whatever has happened: codes and numbers only.
  expect(logged).not.toMatch(/canary|example\.com|kindweight\.example/i);
});

async function startServer(options?: MailServerOptions): Promise<MailServer> {
  const server = await startMailServer(options);
  cleanUp.push(() => server.close());
  return server;
}
/** A mail server that does not speak SMTP: what it does with a connection is the test's. */
async function startListener(onConnection: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    onConnection(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  cleanUp.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
function startWorker(db: Database, transport: Transport, change: Partial<Parameters<typeof startMailWorker>[0]> = {}): MailWorker {
  const worker = startMailWorker({ db, seal, clock, log, compose, transport, pollMs: POLL_MS, stopMs: 2_000, ...change });
  cleanUp.push(() => worker.stop());
  return worker;
}
/** An answer that is given the first time, and never again. */
function once(line: string): () => string | undefined {
  let given = false;
  return () => {
    if (given) return undefined;
    given = true;
    return line;
  };
}
const bySmtp = (url: string, limits = { timeoutMs: 2_000, sendMs: 5_000 }) => createSmtpTransport(url, limits);

describe.each(engines)("the mail worker on $name", ({ open }) => {
  let database: TestDatabase;
  let db: Database;
  beforeAll(async () => {
    database = await open();
    db = database.db;
  });
  afterAll(() => database.close());
  beforeEach(() => db.delete(mails));

  const outbox = createOutbox({ seal, clock });
  const rows = () => db.select().from(mails).orderBy(mails.id);
  const only = async () => (await rows())[0]!;
  const waitFor = (expected: object) => expect.poll(only).toMatchObject(expected);

  test("delivers a mail once, with the headers that it should have, and forgets what it said", async () => {
    const server = await startServer();
    startWorker(db, bySmtp(server.url));
    await outbox.queue(db, mailTo("nora@example.com"));
    await waitFor({ status: "sent", attempts: 1, sealed: null, sentAt: now });
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
    await outbox.queue(db, mailTo("later@example.com"), { dueAt: new Date(now.getTime() + MINUTE) });
    await outbox.queue(db, mailTo("never@example.com"), { dueAt: new Date(now.getTime() + MINUTE), onceKey: "reminder:1" });
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

  describe("a mail server that is down", () => {
    test("keeps nothing from going once it is up; meanwhile a mail is tried again after a minute", async () => {
      const port = await freePort();
      startWorker(db, bySmtp(`smtp://127.0.0.1:${port}`));
      await outbox.queue(db, mailTo("nora@example.com"));
      await expect.poll(() => events("mail put off").length).toBe(1);
      const { status, attempts, dueAt } = await only();
      expect([status, attempts]).toEqual(["queued", 1]);
      expect(dueAt.getTime() - now.getTime()).toBeGreaterThanOrEqual(0.9 * MINUTE);
      expect(dueAt.getTime() - now.getTime()).toBeLessThanOrEqual(1.1 * MINUTE);
      expect(logged).toMatch(/ECONNREFUSED|ESOCKET/);
      const server = await startServer({ port });
      pass(2 * MINUTE);
      await waitFor({ status: "sent", attempts: 2 });
      expect(server.received).toHaveLength(1);
    });

    test("is tried with one mail at a time, not with all that wait", async () => {
      for (let count = 0; count < 40; count++) await outbox.queue(db, mailTo(`n${count}@example.com`));
      startWorker(db, bySmtp(`smtp://127.0.0.1:${await freePort()}`));
      await sleep(20 * POLL_MS);
      const tried = (await rows()).filter(({ attempts }) => attempts > 0);
      expect(tried.length).toBeGreaterThan(0);
      expect(tried.length).toBeLessThan(25);
    });

    test("once it is up, mails that it kept back for hours go with the first that goes", async () => {
      const port = await freePort();
      startWorker(db, bySmtp(`smtp://127.0.0.1:${port}`));
      await outbox.queue(db, mailTo("early@example.com"));
      for (const [tries, minutes] of [2, 6, 17, 67].entries()) {
        await expect.poll(() => events("mail put off").length).toBe(tries + 1);
        pass(minutes * MINUTE);
      }
      await expect.poll(() => events("mail put off").length).toBe(5);
      expect((await only()).dueAt.getTime() - now.getTime()).toBeGreaterThan(3 * 60 * MINUTE);
      const server = await startServer({ port });
      await outbox.queue(db, mailTo("late@example.com"));
      await expect.poll(() => server.received.map(({ to }) => to[0])).toEqual(["late@example.com", "early@example.com"]);
    }, 60_000);
  });

  test("a mail server that never greets is given up after a while, and the mail tried again", async () => {
    let connections = 0;
    const url = await startListener(() => void connections++);
    startWorker(db, bySmtp(url, { timeoutMs: 150, sendMs: 5_000 }));
    await outbox.queue(db, mailTo("nora@example.com"));
    await expect.poll(() => events("mail put off").length).toBe(1);
    expect(connections).toBeGreaterThan(0);
    expect(await only()).toMatchObject({ status: "queued", attempts: 1 });
  });

  test("so is one that trickles its answers, which no timeout of silence notices", async () => {
    const url = await startListener((socket) => {
      const timer = setInterval(() => socket.write("220-wait\r\n"), 50);
      socket.on("close", () => clearInterval(timer));
    });
    startWorker(db, bySmtp(url, { timeoutMs: 60_000, sendMs: 300 }));
    await outbox.queue(db, mailTo("nora@example.com"));
    await expect.poll(() => events("mail put off").length).toBe(1);
  });

  test("a recipient that is refused for good is given up at once", async () => {
    const server = await startServer({ refuseRecipient: (address) => `550 5.1.1 <${address}> is unknown, said to ${CANARY}` });
    startWorker(db, bySmtp(server.url));
    await outbox.queue(db, mailTo("nobody@example.com"));
    await waitFor({ status: "failed", attempts: 1 });
    expect(events("mail given up")).toMatchObject([{ code: 550 }]);
  });

  test.each([
    ["a recipient that is refused for now", () => ({ refuseRecipient: once("450 4.2.1 Come back later") }), 450],
    ["relaying that is denied, which an operator can mend", () => ({ refuseRecipient: once("554 5.7.1 Relay access denied") }), 554],
    ["a sender that is refused, which says nothing of the mail", () => ({ refuseSender: once("550 5.1.8 Who are you?") }), 550],
  ])("%s is tried again", async (_name, options: () => MailServerOptions, code) => {
    const server = await startServer(options());
    startWorker(db, bySmtp(server.url));
    await outbox.queue(db, mailTo("nora@example.com"));
    await expect.poll(() => events("mail put off")).toMatchObject([{ code }]);
    expect(await only()).toMatchObject({ status: "queued", attempts: 1 });
    pass(2 * MINUTE);
    await waitFor({ status: "sent", attempts: 2 });
    expect(server.received).toHaveLength(1);
  });

  test("a refused recipient holds up nobody else", async () => {
    const server = await startServer({ refuseRecipient: (address) => (address.startsWith("bad") ? "450 4.2.1 Come back later" : undefined) });
    for (const name of ["bad1", "bad2", "good1", "bad3", "good2"]) await outbox.queue(db, mailTo(`${name}@example.com`));
    startWorker(db, bySmtp(server.url));
    await expect.poll(() => server.received.flatMap(({ to }) => to).sort()).toEqual(["good1@example.com", "good2@example.com"]);
  });

  test("what is refused for two days is given up", async () => {
    const server = await startServer({ refuseRecipient: () => "450 4.2.1 Come back later" });
    startWorker(db, bySmtp(server.url));
    await outbox.queue(db, mailTo("nora@example.com"));
    for (let attempt = 1; attempt < MAX_MAIL_ATTEMPTS; attempt++) {
      await expect.poll(() => events("mail put off").length).toBe(attempt);
      pass(20 * 60 * MINUTE);
    }
    await waitFor({ status: "failed", attempts: MAX_MAIL_ATTEMPTS });
    pass(100 * 60 * MINUTE);
    await sleep(5 * POLL_MS);
    expect((await only()).attempts).toBe(MAX_MAIL_ATTEMPTS);
  });

  test("after a crash between sending and noting it, the second copy has the same Message-ID", async () => {
    const server = await startServer();
    const smtp = bySmtp(server.url);
    // Sent, and then never heard of again.
    const crashing: Transport = { ...smtp, send: async (message) => smtp.send(message).then(() => new Promise(() => {})) };
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

  test("a worker that is slower than its lease does not overwrite what another has noted meanwhile", async () => {
    let finish = () => {};
    const slow: Transport = { send: () => new Promise<void>((resolve) => (finish = resolve)), close: () => {} };
    startWorker(db, slow);
    await outbox.queue(db, mailTo("nora@example.com"));
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
  beforeAll(async () => void (database = await engines.find(({ name }) => name === "PostgreSQL")!.open()));
  afterAll(() => database.close());
  beforeEach(() => database.db.delete(mails));
  const outbox = createOutbox({ seal, clock });

  test("deliver 300 mails once each", async () => {
    const server = await startServer();
    for (let count = 0; count < 300; count++) await outbox.queue(database.db, mailTo(`n${count}@example.com`));
    const second = await openServer(database.url!, { max: 5 });
    cleanUp.push(() => second.close());
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
    cleanUp.push(() => cable.close());
    url.hostname = "127.0.0.1";
    url.port = String(cable.port);
    const connection = await openServer(url.href, { max: 5 });
    cleanUp.push(() => connection.close());
    startWorker(connection.db, bySmtp(server.url));
    await outbox.queue(database.db, mailTo("before@example.com"));
    await expect.poll(() => server.received.length).toBe(1);
    await cable.cut();
    await outbox.queue(database.db, mailTo("meanwhile@example.com"));
    await expect.poll(() => logged).toMatch(/ECONNREFUSED|CONNECTION_CLOSED|ECONNRESET|CONNECT_TIMEOUT/);
    await cable.restore();
    await expect.poll(() => server.received.flatMap(({ to }) => to), { timeout: 15_000 }).toEqual(["before@example.com", "meanwhile@example.com"]);
  });
});
