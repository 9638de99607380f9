import type { Database } from "db/client";
import { mails } from "db/schema";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { MAX_MAIL_ATTEMPTS } from "~/domain/mail-retry";
import { engines, type TestDatabase } from "../support/databases";
import { freePort } from "../support/free-port";
import {
  bySmtp,
  CANARY,
  clock,
  events,
  logs,
  mailTo,
  MINUTE,
  outbox,
  pass,
  POLL_MS,
  startListener,
  startServer,
  startWorker,
  useMailFixture,
} from "../support/mail-fixture";
import type { MailServerOptions } from "../support/mail-server";

useMailFixture();

/** An answer that is given the first time, and never again. */
function once(line: string): () => string | undefined {
  let given = false;
  return () => {
    if (given) return undefined;
    given = true;
    return line;
  };
}

describe.each(engines)("a mail that does not go at once on $name", ({ open }) => {
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

  describe("a mail server that is down", () => {
    test("keeps nothing from going once it is up; meanwhile a mail is tried again after a minute", async () => {
      const port = await freePort();
      startWorker(db, bySmtp(`smtp://127.0.0.1:${port}`));
      await outbox.queue(db, mailTo("nora@example.com"));
      await expect.poll(() => events("mail put off").length).toBe(1);
      const { status, attempts, dueAt } = await only();
      expect([status, attempts]).toEqual(["queued", 1]);
      expect(dueAt.getTime() - clock().getTime()).toBeGreaterThanOrEqual(0.9 * MINUTE);
      expect(dueAt.getTime() - clock().getTime()).toBeLessThanOrEqual(1.1 * MINUTE);
      expect(logs()).toMatch(/ECONNREFUSED|ESOCKET/);
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
      expect((await only()).dueAt.getTime() - clock().getTime()).toBeGreaterThan(3 * 60 * MINUTE);
      const server = await startServer({ port });
      await outbox.queue(db, mailTo("late@example.com"));
      await expect
        .poll(() => server.received.map(({ to }) => to[0]))
        .toEqual(["late@example.com", "early@example.com"]);
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
    const server = await startServer({
      refuseRecipient: (address) => `550 5.1.1 <${address}> is unknown, said to ${CANARY}`,
    });
    startWorker(db, bySmtp(server.url));
    await outbox.queue(db, mailTo("nobody@example.com"));
    await waitFor({ status: "failed", attempts: 1 });
    expect(events("mail given up")).toMatchObject([{ code: 550 }]);
  });

  test.each([
    ["a recipient that is refused for now", () => ({ refuseRecipient: once("450 4.2.1 Come back later") }), 450],
    [
      "relaying that is denied, which an operator can mend",
      () => ({ refuseRecipient: once("554 5.7.1 Relay access denied") }),
      554,
    ],
    [
      "a sender that is refused, which says nothing of the mail",
      () => ({ refuseSender: once("550 5.1.8 Who are you?") }),
      550,
    ],
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
    const server = await startServer({
      refuseRecipient: (address) => (address.startsWith("bad") ? "450 4.2.1 Come back later" : undefined),
    });
    for (const name of ["bad1", "bad2", "good1", "bad3", "good2"])
      await outbox.queue(db, mailTo(`${name}@example.com`));
    startWorker(db, bySmtp(server.url));
    await expect
      .poll(() => server.received.flatMap(({ to }) => to).sort())
      .toEqual(["good1@example.com", "good2@example.com"]);
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
});
