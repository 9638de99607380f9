import type { Database } from "db/client";
import { mails } from "db/schema";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { Mail } from "~/domain/mail";
import { createOutbox } from "~/services/mail/outbox.server";
import { createSeal } from "~/services/seal.server";
import { openServerDatabase } from "../support/databases";
import { startMailServer, type MailServer } from "../support/mail-server";
import { startServer, type RunningServer } from "../support/server";
import { SESSION_SECRET } from "./support/secret";
import { openEmbeddedSite, openServerSite, type Site, siteEngines, START } from "./support/site";
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
      const database = await openServerDatabase();
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
  let site: Site;
  let opened: string;
  let cookie: string;
  beforeAll(async () => {
    site = await openEmbeddedSite({ env: { TRUST_PROXY: "" }, prepare: queueMail });
    opened = await printedAddress(site);
    cookie = (await send(opened)).headers.get("set-cookie")!.split(";")[0]!;
  }, START);
  afterAll(() => site?.stop());
  /** As the browser that has opened the printed address, unless the headers say otherwise. */
  const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
    send(site.url + path, { method, headers: { Cookie: cookie, ...headers } });
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

  test("open with the printed address, whose key becomes a cookie that no script reads", async () => {
    const { host } = new URL(site.url);
    for (const name of [host, `localhost:${new URL(site.url).port}`]) {
      const answer = await send(opened, { headers: { Host: name } });
      expect([answer.status, answer.headers.get("location")]).toEqual([302, "/dev/mail"]);
      expect(answer.headers.get("cache-control")).toBe("no-store");
      expect(answer.headers.get("set-cookie")).toMatch(/^mail-page=[^;]+; Path=\/dev; HttpOnly; SameSite=Strict$/);
    }
    expect((await get("/dev/mail.data")).text).toContain("password-reset");
  });

  /** What a visitor sees of a page. */
  const shown = (html: string) =>
    html
      .slice(html.indexOf("<body"))
      .replace(/<script\b.*?<\/script>/gs, "")
      .replace(/<[^>]+>/g, " ")
      .replace(/\s+/g, " ");

  test.each([
    ["a request from this machine, as any proxy beside us sends it", "", { Cookie: "", Host: "localhost" }],
    ["one with another cookie", "", { Cookie: "mail-page=InNvbWV0aGluZyI=" }],
    ["one with another key", "key=something", { Cookie: "" }],
    ["one with an empty key", "key=", { Cookie: "" }],
  ])("are not there for %s: it gets what any unknown page gives", async (_name, query, headers) => {
    for (const path of ["/dev/mail", (await listed())!]) {
      const address = query ? `${path}${path.includes("?") ? "&" : "?"}${query}` : path;
      const [answer, unknown] = [await get(address, headers), await get("/dev/nothing", headers)];
      expect([answer.status, shown(answer.text)]).toEqual([404, shown(unknown.text)]);
      expect(answer.headers.get("set-cookie")).toBeNull();
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
    "are not there with %s, even with the key",
    async (_name, env) => {
      const other = await openEmbeddedSite({ env, prepare: queueMail });
      try {
        await expect.poll(() => other.logs(), { timeout: 10_000 }).toContain("is running at");
        expect(other.logs()).not.toContain("/dev/mail");
        const { search } = new URL(opened);
        expect((await send(`${other.url}/dev/mail${search}`, { headers: { Host: "localhost" } })).status).toBe(404);
      } finally {
        await other.stop();
      }
    },
    START,
  );

  test(
    "are not there with a database server",
    async () => {
      const other = await openServerSite({ env: { TRUST_PROXY: "" } });
      try {
        const { search } = new URL(opened);
        expect((await send(`${other.url}/dev/mail${search}`, { headers: { Host: "localhost" } })).status).toBe(404);
      } finally {
        await other.stop();
      }
    },
    START,
  );
});

/** The address of the mails' page that a start has printed, by the number of the host. */
async function printedAddress(site: Site): Promise<string> {
  const printed = () => /^Its emails are at (\S+)$/m.exec(site.logs())?.[1];
  const address = /^http:\/\/localhost:\d+\/dev\/mail\?key=[\w-]{43}$/;
  await vi.waitFor(() => expect(printed()).toMatch(address), { timeout: 10_000 });
  const { pathname, search } = new URL(printed()!);
  return site.url + pathname + search;
}
