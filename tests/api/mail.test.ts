import type { Database } from "db/client";
import { mails } from "db/schema";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Mail } from "~/domain/mail";
import { createOutbox } from "~/services/mail/outbox.server";
import { createSeal } from "~/services/seal.server";
import { engines } from "../support/databases";
import { startMailServer, type MailServer } from "../support/mail-server";
import { startServer, type RunningServer } from "../support/server";
import { SESSION_SECRET } from "./support/secret";
import { siteEngines, START, type Site } from "./support/site";
import { send } from "./support/visitor";

const outbox = createOutbox({ seal: createSeal(SESSION_SECRET), clock: () => new Date() });
const MAIL: Mail = { to: "nora@example.com", kind: "password-reset", firstName: "Canary", path: "/reset/canary-token" };
/** Queues a mail as if the site had. */
const queueMail = (db: Database) => outbox.queue(db, MAIL);

describe.each(siteEngines)("mails of a site on $name", ({ openSite }) => {
  let server: MailServer;
  let site: Site;
  beforeAll(async () => {
    server = await startMailServer();
    site = await openSite({
      env: {
        SMTP_URL: server.url,
        MAIL_FROM: "Kindweight Post <post@kindweight.example>",
        PUBLIC_URL: "http://kindweight.example",
        LOG_LEVEL: "trace",
      },
      prepare: queueMail,
    });
  }, START);
  afterAll(async () => {
    await site?.stop();
    await server?.close();
  });

  test(
    "go out by the mail server once the site runs, and nothing of them stands in the log",
    async () => {
      await expect.poll(() => server.received.length).toBe(1);
      const [mail] = server.received;
      expect(mail).toMatchObject({ from: "post@kindweight.example", to: ["nora@example.com"] });
      expect(mail!.header("From")).toBe("Kindweight Post <post@kindweight.example>");
      expect(mail!.header("Message-ID")).toMatch(/^<mail-\d+@kindweight\.example>$/);
      expect(mail!.source).toContain("http://kindweight.example/reset/canary-token");
      await expect.poll(() => site.logs()).toContain("mail sent");
      const [stored] = await site.database((db) => db.select().from(mails));
      expect(stored).toMatchObject({ status: "sent", sealed: null, attempts: 1 });
      expect(site.logs()).not.toMatch(/canary|nora|post@/i);
      expect(server.received).toHaveLength(1);
    },
    START,
  );

  test("cannot be read on a page: the server takes them elsewhere", async () => {
    const answer = await send(`${site.url}/dev/mail`, { headers: { Host: "localhost" } });
    expect(answer.status).toBe(404);
  });
});

describe("a server that is killed between sending a mail and noting it", () => {
  test(
    "sends it again with the same Message-ID",
    async () => {
      const database = await engines.find(({ name }) => name === "PostgreSQL")!.open();
      const dataDir = mkdtempSync(join(tmpdir(), "kindweight-mail-"));
      let running: RunningServer | undefined;
      // At the moment when the mail is there, and its sender does not know it yet.
      const server = await startMailServer({
        beforeAnswer: async () => (server.received.length === 1 ? running!.kill("SIGKILL") : undefined),
      });
      const start = async () =>
        startServer({
          dataDir,
          env: { DATABASE_URL: database.url!, SESSION_SECRET, SEED: "none", SMTP_URL: server.url },
        });
      try {
        running = await start();
        await queueMail(database.db);
        await expect.poll(() => server.received.length).toBe(1);
        await running.kill("SIGKILL");
        const [held] = await database.db.select().from(mails);
        expect(held).toMatchObject({ status: "queued", attempts: 1 });
        expect(held!.dueAt.getTime()).toBeGreaterThan(Date.now());
        // Two minutes later.
        await database.db.update(mails).set({ dueAt: new Date() });
        running = await start();
        await expect.poll(() => server.received.length).toBe(2);
        await expect
          .poll(async () => (await database.db.select().from(mails))[0]!)
          .toMatchObject({ status: "sent", attempts: 2 });
        const [first, second] = server.received.map((mail) => mail.header("Message-ID"));
        expect(first).toBe(`<mail-${held!.id}@kindweight.example>`);
        expect(second).toBe(first);
      } finally {
        await running?.stop();
        await server.close();
        await database.close();
        rmSync(dataDir, { recursive: true, force: true });
      }
    },
    START,
  );
});

describe("the mails on a developer's machine", () => {
  const embedded = siteEngines.find(({ name }) => name === "PGlite")!;
  let site: Site;
  beforeAll(async () => void (site = await embedded.openSite({ env: { TRUST_PROXY: "" }, prepare: queueMail })), START);
  afterAll(() => site?.stop());
  const get = (path: string, headers: Record<string, string> = {}, method = "GET") => {
    const host = headers.Host ?? new URL(site.url).host;
    return send(site.url + path, { method, headers: { ...headers, Host: host } });
  };
  const listed = async () => /href="(\/dev\/mail\?id=[^"]+)"/.exec((await get("/dev/mail")).text)?.[1];

  test("are listed, and each can be read and its link followed", async () => {
    await expect.poll(listed).toBeDefined();
    const page = await get("/dev/mail");
    expect(page.status).toBe(200);
    expect(page.headers.get("cache-control")).toBe("no-store");
    expect(page.text).toContain("password-reset");
    const mail = await get((await listed())!);
    expect(mail.status).toBe(200);
    expect(mail.headers.get("cache-control")).toBe("no-store");
    expect(mail.text).toContain("Choose a new password");
    expect(mail.text).toContain("nora@example.com");
    expect(mail.text).toContain(`href="http://localhost:${new URL(site.url).port}/reset/canary-token"`);
  });

  test("which are none of the folder's are not found", async () => {
    for (const id of ["", "nothing", "../session-secret", "20260314T092653606Z-99-verify-email"]) {
      expect((await get(`/dev/mail?id=${encodeURIComponent(id)}`)).status, id).toBe(404);
    }
  });

  /** What a visitor sees of a page. */
  const shown = (html: string) =>
    html
      .slice(html.indexOf("<body"))
      .replace(/<script\b.*?<\/script>/gs, "")
      .replace(/<[^>]+>/g, " ")
      .replace(/\s+/g, " ");

  test.each([
    ["a request that a proxy passed on", { "X-Forwarded-For": "127.0.0.1" }],
    ["one that names its way", { Forwarded: "for=127.0.0.1" }],
    ["one that was passed on by a cache", { Via: "1.1 cache" }],
    ["one for another name, which points here", { Host: "evil.example" }],
  ])("are not there for %s: it gets what any unknown page gives", async (_name, headers) => {
    for (const path of ["/dev/mail", (await listed())!]) {
      const [answer, unknown] = [await get(path, headers), await get("/dev/nothing", headers)];
      expect([answer.status, shown(answer.text)]).toEqual([404, shown(unknown.text)]);
      expect(answer.text).toContain("404 Page Not Found");
      expect(answer.text).not.toMatch(/password-reset|canary/i);
      const single = await get("/dev/mail.data", headers);
      expect(single.text).not.toMatch(/password-reset|canary/i);
    }
  });

  test("take no form", async () => {
    const answer = await get(
      "/dev/mail",
      { Origin: site.url, "Sec-Fetch-Site": "same-origin", "Content-Type": "application/x-www-form-urlencoded" },
      "POST",
    );
    expect(answer.status).toBe(404);
  });

  test.each([
    ["a proxy in front", { TRUST_PROXY: "1" }],
    ["a public address", { TRUST_PROXY: "", PUBLIC_URL: "https://kindweight.example" }],
  ])(
    "are not there with %s",
    async (_name, env) => {
      const other = await embedded.openSite({ env, prepare: queueMail });
      try {
        expect((await send(`${other.url}/dev/mail`, { headers: { Host: "localhost" } })).status).toBe(404);
      } finally {
        await other.stop();
      }
    },
    START,
  );

  test(
    "are not there with a database server",
    async () => {
      const other = await siteEngines.find(({ name }) => name === "PostgreSQL")!.openSite({ env: { TRUST_PROXY: "" } });
      try {
        expect((await send(`${other.url}/dev/mail`, { headers: { Host: "localhost" } })).status).toBe(404);
      } finally {
        await other.stop();
      }
    },
    START,
  );
});
