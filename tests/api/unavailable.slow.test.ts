import { request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { startProxiedServer, type ProxiedServer } from "../support/proxied-server";
import { proves } from "../support/clauses";
import { openServerDatabase, type TestDatabase } from "../support/databases";
import { hashPassword } from "~/services/passwords.server";
import { addProvider, addUser } from "../db/support/rows";
import { PASSWORD } from "./support/accounts";
import { account, accountForm, bookingForm, profile, profileForm, register } from "./support/examples";
import { SESSION_SECRET } from "./support/secret";
import { START } from "./support/site";
import { Visitor, type Answer, type ErrorContract } from "./support/visitor";

/** What a visitor can be kept waiting for the word that something is not there. */
const PATIENCE_MS = 10_000;

describe("while the database is away", () => {
  let database: TestDatabase;
  let cabled: ProxiedServer;
  let server: ProxiedServer["server"];
  let proxy: ProxiedServer["cable"];
  let heal: ProxiedServer["heal"];
  let providerId: number;
  beforeAll(async () => {
    database = await openServerDatabase();
    providerId = await addProvider(database.db);
    cabled = await startProxiedServer(database.url!, { SESSION_SECRET });
    ({ server, cable: proxy, heal } = cabled);
  }, START);
  afterAll(async () => {
    await cabled?.stop();
    await database?.close();
  });
  afterEach(() => heal());

  const get = (path: string) => new Visitor(server).get(path);
  function expectAway(answer: Answer) {
    expect(answer.status, answer.text.slice(0, 300)).toBe(503);
    expect(Number(answer.headers.get("retry-after")), "Retry-After").toBeGreaterThan(0);
  }

  test("/readyz is 503 and /healthz 200, and ready again soon after, without a restart", async () => {
    expect((await get("/readyz")).status).toBe(200);
    await proxy.cut();
    const away = await get("/readyz");
    expectAway(away);
    expect(away.json()).toEqual({ status: "unavailable" });
    expect((await get("/healthz")).status).toBe(200);
    const { pid } = server;
    const cable = Date.now();
    await heal();
    expect(Date.now() - cable).toBeLessThan(PATIENCE_MS);
    expect(server.pid).toBe(pid);
  }, 60_000);

  /** What comes before the answer itself (1xx), of somebody who asks for a page or for something else. */
  async function hints(path: string, destination: string) {
    const told: { status: number; link: string }[] = [];
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const call = request(server.url + path, { headers: { "Sec-Fetch-Dest": destination } }, (answer) =>
        answer.resume().on("end", () => resolve(answer.statusCode)),
      );
      call.on("information", ({ statusCode, headers }) =>
        told.push({ status: statusCode, link: String(headers.link) }),
      );
      call.on("error", reject).end();
    });
    return { told, status };
  }

  test("a page that is late names its style sheet while it is waited for, to a browser that asks for a page", async () => {
    const [, style] = /<link rel="stylesheet" href="([^"]+)"/.exec((await get("/")).text)!;
    proxy.hang();
    const [page, endpoint] = await Promise.all([hints("/specialists", "document"), hints("/api/providers", "empty")]);
    expect(page).toEqual({ told: [{ status: 103, link: `<${style}>; rel=preload; as=style` }], status: 503 });
    expect(endpoint).toEqual({ told: [], status: 503 });
  }, 60_000);

  test("/readyz is 503 also when the network swallows everything, and does not wait for ever", async () => {
    await get("/api/providers");
    proxy.hang();
    const answer = await Promise.race([get("/readyz"), sleep(PATIENCE_MS)]);
    expect(answer, `no answer in ${PATIENCE_MS} ms`).toBeDefined();
    expectAway(answer!);
    expect((await get("/healthz")).status).toBe(200);
  }, 60_000);

  test("pages and data are answered within a few seconds when the network swallows everything", async () => {
    await get("/api/providers");
    proxy.hang();
    const answers = await Promise.race([
      Promise.all(["/specialists", "/api/providers", "/"].map(get)),
      sleep(2 * PATIENCE_MS),
    ]);
    expect(answers, `no answer in ${2 * PATIENCE_MS} ms`).toBeDefined();
    for (const answer of answers!) expect(answer.status).toBe(503);
  }, 90_000);

  test("however long it lasts and however many ask, everybody is told within seconds, and served as soon as it is back", async () => {
    const timed = async () => {
      const asked = Date.now();
      return { status: (await get("/api/providers")).status, took: Date.now() - asked };
    };
    await proxy.cut();
    // A driver that waits longer after each failure would keep everybody waiting, more with each of them.
    for (let round = 0; round < 3; round++) {
      const answers = await Promise.all(Array.from({ length: 40 }, timed));
      expect(answers.filter(({ status }) => status !== 503)).toEqual([]);
      expect(Math.max(...answers.map(({ took }) => took))).toBeLessThan(PATIENCE_MS / 2);
    }
    await proxy.restore();
    await expect.poll(async () => (await timed()).status, { timeout: PATIENCE_MS / 2 }).toBe(200);
  }, 120_000);

  test.each([
    ["the directory", "/specialists", "Specialists Unavailable"],
    ["a profile", "/specialists/ID", "Profile Unavailable"],
    ["the portal", "/patient-portal?tab=medications", "Portal Unavailable"],
    ["the health dashboard", "/health-dashboard?tab=weight", "Dashboard Unavailable"],
  ])(
    "%s says so in its own panel, with Retry-After",
    async (_name, path, title) => {
      const address = path.replace("ID", String(providerId));
      expect((await get(address)).status).toBe(200);
      await proxy.cut();
      const away = await get(address);
      expect(away.text).toContain(title);
      expect(away.text).toContain("Our records cannot be reached right now");
      expect(away.text).toContain("Retry");
      expect(away.text).toContain("Join as Specialist");
      expectAway(away);
      await heal();
      const back = await get(address);
      expect(back.status).toBe(200);
      expect(back.text).not.toContain(title);
    },
    60_000,
  );

  test(
    "the home page is there with two dashes for each vital, and says that it is not all",
    { ...proves("HOME-14"), timeout: 60_000 },
    async () => {
      await proxy.cut();
      const home = await get("/");
      expect(home.text.match(/data-vital="/g)).toHaveLength(4);
      expect(home.text.match(/>--</g)).toHaveLength(4);
      expect(home.text).toContain("The values cannot be loaded right now");
      expect(home.text).toContain("Start AI Nutrition Coach");
      expectAway(home);
      await heal();
      expect((await get("/")).status).toBe(200);
    },
  );

  test("the API answers 503 in the error contract", async () => {
    const visitor = new Visitor(server);
    const userId = await register(visitor);
    await proxy.cut();
    const answers = await Promise.all([
      visitor.get("/api/providers"),
      visitor.get("/api/providers/1"),
      visitor.get("/api/health-monitoring/1/latest"),
      visitor.postJson("/api/providers", profile(userId)),
      visitor.postJson("/api/auth/register", account()),
    ]);
    for (const answer of answers) {
      expectAway(answer);
      const { error } = answer.json<ErrorContract>();
      expect(error).toEqual({ code: "unavailable", message: expect.any(String) as unknown });
    }
    await heal();
    expect((await visitor.postJson("/api/providers", profile(userId))).status).toBe(201);
  }, 60_000);

  test(
    "a booking comes back with all that was typed and the message `Error`; sent again later it is stored",
    { ...proves("BOOK-21"), timeout: 60_000 },
    async () => {
      const visitor = new Visitor(server);
      const form = bookingForm({ firstName: "Wilhelmina", specialist: String(providerId) });
      await proxy.cut();
      const away = await visitor.postForm(`/book-appointment?specialist=${providerId}`, form);
      expect(away.text).toMatch(/>Error</);
      expect(away.text).toContain("Failed to submit appointment request. Please try again.");
      for (const name of [
        "firstName",
        "lastName",
        "email",
        "phone",
        "dateOfBirth",
        "preferredDate",
        "insuranceProvider",
        "emergencyContact",
      ] as const) {
        expect(away.text, name).toContain(`value="${form[name]}"`);
      }
      expect(away.text).toContain(form.reasonForVisit);
      for (const chosen of [form.appointmentType, form.preferredTime])
        expect(away.text).toContain(`value="${chosen}" selected=""`);
      expectAway(away);
      await heal();
      expect((await visitor.postForm("/book-appointment", form)).status).toBe(303);
    },
  );

  test("step 1 comes back with the failure and all but the passwords", { timeout: 60_000 }, async () => {
    const form = accountForm({ firstName: "Wilhelmina" });
    await proxy.cut();
    const visitor = new Visitor(server);
    const away = await visitor.postForm("/specialist-signup", form);
    expect(away.text).toContain("Registration Failed");
    expect(away.text).toContain("Failed to create user account");
    for (const value of ["Wilhelmina", form.lastName, form.email]) expect(away.text).toContain(`value="${value}"`);
    expect(away.text).not.toContain(form.password);
    expectAway(away);
    await heal();
    expect((await visitor.postForm("/specialist-signup", form)).status).toBe(303);
  });

  test(
    "step 2 stays with the failure and all that was typed; sent again later it goes through",
    { ...proves("SIGN-27"), timeout: 90_000 },
    async () => {
      const visitor = new Visitor(server);
      expect((await visitor.postForm("/specialist-signup", accountForm())).status).toBe(303);
      const form = profileForm({ location: "Truth or Consequences, NM" });
      await proxy.cut();
      const path = "/specialist-signup?step=2";
      const away = await visitor.postForm(path, form);
      expect(away.text).toContain("Step 2 of 2");
      expect(away.text).toContain("Registration Failed");
      expect(away.text).toMatch(/Failed to create (user account|provider profile)/);
      for (const value of [form.licenseNumber, form.location, form.languages, form.hourlyRate])
        expect(away.text).toContain(`value="${value}"`);
      expect(away.text).toContain(form.bio);
      expectAway(away);
      for (const intent of ["back", "save"]) {
        const kept = await visitor.postForm(path, { ...form, intent });
        expect(kept.text).toContain("Truth or Consequences, NM");
        expectAway(kept);
      }
      await heal();
      const sent = await visitor.postForm(path, form);
      expect([sent.status, sent.headers.get("location")]).toEqual([303, "/specialist-signup?step=3"]);
    },
  );

  test("trying to sign in while it is away is not held against anybody", async () => {
    const email = "patient.person@example.com";
    await addUser(database.db, {
      email,
      role: "patient",
      passwordHash: await hashPassword(PASSWORD),
      emailVerifiedAt: new Date(),
    });
    await proxy.cut();
    for (let tries = 0; tries < 6; tries++)
      expectAway(await new Visitor(server).postForm("/sign-in", { email, password: PASSWORD }));
    await heal();
    expect((await new Visitor(server).postForm("/sign-in", { email, password: PASSWORD })).status).toBe(303);
  }, 60_000);

  test("opening the sign-up says that it cannot be had right now", async () => {
    const visitor = new Visitor(server);
    await visitor.postForm("/specialist-signup", accountForm());
    await proxy.cut();
    const away = await visitor.get("/specialist-signup?step=2");
    expect(away.text).toContain("Registration Unavailable");
    expectAway(away);
  }, 60_000);

  test("the log names the outage and nobody's data", () => {
    expect(server.logs()).toMatch(/ECONNREFUSED|CONNECTION_CLOSED|CONNECT_TIMEOUT|ECONNRESET/);
    expect(server.logs()).not.toMatch(/Wilhelmina|Truth or Consequences|example\.com/);
  });
});
