import { createCookies } from "~/services/sessions/cookies.server";
import { users } from "db/schema";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { proves } from "../support/clauses";
import { awaitMails, linkIn } from "../support/mailbox";
import { account, profile, register } from "./support/examples";
import { SESSION_SECRET } from "./support/secret";
import { openServerSite, type Site, siteEngines, START } from "./support/site";
import { Visitor, type ErrorContract } from "./support/visitor";

const attributes = (setCookie: string) => setCookie.split("; ").slice(1).sort();

describe.each(siteEngines)("POST /api/auth/register on $name", ({ openSite }) => {
  let site: Site;
  beforeAll(async () => void (site = await openSite()), START);
  afterAll(() => site?.stop());

  test("creates an account, answers 201 with its id and nothing secret", proves("API-12", "DATA-24"), async () => {
    const body = account({ phone: "555 010 0100" });
    const answer = await new Visitor(site).postJson("/api/auth/register", body);
    expect(answer.status).toBe(201);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const { id, ...rest } = answer.json<{ id: number }>();
    expect(Number.isInteger(id) && id > 0).toBe(true);
    expect(rest).toEqual({ firstName: "Nora", lastName: "Okafor", email: body.email, role: "provider" });
    expect(answer.text).not.toContain(body.password);
  });

  test("starts a session, in a cookie that scripts and other sites cannot have", proves("API-12"), async () => {
    const visitor = new Visitor(site);
    const answer = await visitor.postJson("/api/auth/register", account());
    const { id } = answer.json<{ id: number }>();
    expect(Object.keys(answer.cookies)).toEqual(["session"]);
    expect(attributes(answer.cookies.session!)).toEqual(["HttpOnly", "Max-Age=43200", "Path=/", "SameSite=Lax"]);
    // It is this account's session: with it a profile can be created, without it not.
    expect((await new Visitor(site).postJson("/api/providers", profile(id))).status).toBe(401);
    expect((await visitor.postJson("/api/providers", profile(id))).status).toBe(201);
  });

  test("each session has a token of its own, which says nothing about the account", async () => {
    const cookies = createCookies({ secure: false, sessionSecret: SESSION_SECRET });
    const tokens = await Promise.all(
      [1, 2].map(async () => {
        const { cookies: set } = await new Visitor(site).postJson("/api/auth/register", account());
        return (await cookies.session.parse(set.session!)) as string;
      }),
    );
    expect(new Set(tokens).size).toBe(2);
    for (const token of tokens) expect(Buffer.from(token, "base64url")).toHaveLength(32);
  });

  test("a role beyond patient and provider is refused", proves("APP-08"), async () => {
    for (const role of ["admin", "Admin", "superuser", null, ["provider"], undefined]) {
      const answer = await new Visitor(site).postJson("/api/auth/register", account({ role }));
      expect(answer.status, JSON.stringify(role)).toBe(422);
      expect(answer.json<ErrorContract>().error.fields).toHaveProperty("role");
      expect(answer.cookies).toEqual({});
    }
  });

  test(
    "a patient gets an account with a record, a session, and the link that confirms the address, as a specialist does",
    proves("APP-08"),
    async () => {
      const visitor = new Visitor(site);
      const body = account({ role: "patient" });
      const answer = await visitor.postJson("/api/auth/register", body);
      expect([answer.status, answer.json<{ role: string }>().role]).toEqual([201, "patient"]);
      expect((await visitor.get("/patient-portal")).text).toMatch(/Welcome, <bdi>Nora.*MR-[0-9A-Z]{4}-/s);
      const specialist = account();
      await register(new Visitor(site), specialist);
      for (const { email } of [body, specialist]) {
        const [mail] = await awaitMails(site.dataDir, email, 1);
        expect((await new Visitor(site).get(linkIn(mail!))).text).toContain("Confirm Your Address");
      }
    },
  );

  test("what only the server may set is ignored", async () => {
    const hostile = {
      id: 1,
      userId: 1,
      isAdmin: true,
      createdAt: "2000-01-01",
      passwordHash: "x",
      __proto__: { role: "admin" },
    };
    const answer = await new Visitor(site).postJson("/api/auth/register", { ...account(), ...hostile });
    expect(answer.status).toBe(201);
    const body = answer.json<{ id: number; role: string }>();
    expect(body.role).toBe("provider");
    expect(body.id).not.toBe(1);
  });

  test("wrong fields are told by name, each with the form's own message", proves("API-16"), async () => {
    const wrong = { firstName: "A", lastName: "", email: "nora", password: "short", role: "provider" };
    const answer = await new Visitor(site).postJson("/api/auth/register", wrong);
    expect(answer.status).toBe(422);
    expect(answer.json<ErrorContract>().error).toEqual({
      code: "invalid",
      message: "Some fields are wrong",
      fields: {
        firstName: ["First name must be at least 2 characters"],
        lastName: ["Last name must be at least 2 characters"],
        email: ["Invalid email address"],
        password: ["Password must be at least 8 characters"],
      },
    });
  });

  test("an address that is taken is a conflict on its field, in any case and with spaces around", async () => {
    const email = `Taken.${Date.now()}@Example.com`;
    await register(new Visitor(site), { email });
    for (const again of [email, email.toUpperCase(), email.toLowerCase(), `  ${email} `]) {
      const answer = await new Visitor(site).postJson("/api/auth/register", account({ email: again }));
      expect(answer.status).toBe(409);
      expect(answer.json<ErrorContract>().error).toMatchObject({
        code: "conflict",
        fields: { email: ["An account with this email address already exists"] },
      });
      expect(answer.cookies).toEqual({});
    }
  });

  test(
    "forty addresses an hour can be asked for, taken or not, and the owners are told by email how to sign in",
    async () => {
      const email = `asked-${Date.now()}@example.com`;
      await register(new Visitor(site), { email });
      const curious = new Visitor(site);
      const statuses = [];
      for (let round = 0; round < 42; round++)
        statuses.push((await curious.postJson("/api/auth/register", account({ email }))).status);
      expect(statuses).toEqual([...Array<number>(40).fill(409), 429, 429]);
      expect((await curious.postJson("/api/auth/register", account())).status).toBe(429);
      const mails = await awaitMails(site.dataDir, email, 5);
      expect(mails[1]!.text).toContain("/sign-in");
    },
    START,
  );

  test("of several who register one address at once one gets 201, all others 409", proves("API-17"), async () => {
    const body = account();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => new Visitor(site).postJson("/api/auth/register", body)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
  });

  test(
    "the password is stored as an argon2id hash only",
    { ...proves("API-17", "DATA-24"), timeout: START },
    async () => {
      const body = account({ password: "a very particular passphrase" });
      const id = await register(new Visitor(site), body);
      await site.database(async (db) => {
        const [row] = await db.select().from(users).where(eq(users.id, id));
        expect(row).toMatchObject({ email: body.email, role: "provider", phone: "" });
        expect(row!.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
        const [held] = await db
          .select({ rows: sql<number>`count(*)::int` })
          .from(users)
          .where(sql`users::text like '%a very particular%'`);
        expect(held!.rows).toBe(0);
      });
    },
  );
});

describe("with an https address in public", () => {
  const origin = "https://kindweight.example";
  let site: Site;
  beforeAll(async () => void (site = await openServerSite({ env: { PUBLIC_URL: origin } })), START);
  afterAll(() => site?.stop());

  test("cookies are Secure and bound to the host, and work", async () => {
    const visitor = new Visitor(site, { origin });
    const answer = await visitor.postJson("/api/auth/register", account());
    expect(answer.status).toBe(201);
    expect(Object.keys(answer.cookies)).toEqual(["__Host-session"]);
    expect(attributes(answer.cookies["__Host-session"]!)).toEqual([
      "HttpOnly",
      "Max-Age=43200",
      "Path=/",
      "SameSite=Lax",
      "Secure",
    ]);
    expect((await visitor.postJson("/api/providers", profile(answer.json<{ id: number }>().id))).status).toBe(201);
  });

  test("a cookie without the prefix, which a subdomain could have set, is none", async () => {
    const visitor = new Visitor(site, { origin });
    const id = await register(visitor);
    const [value] = visitor.cookies.values();
    const other = new Visitor(site, { origin, cookie: `session=${value}` });
    expect((await other.postJson("/api/providers", profile(id))).status).toBe(401);
  });

  test("only the public address is our own, whatever the request calls the host", async () => {
    expect((await new Visitor(site).postJson("/api/auth/register", account())).status).toBe(403);
    const forwarded = { "X-Forwarded-Host": "evil.example", "X-Forwarded-Proto": "https" };
    expect(
      (await new Visitor(site, { origin: "https://evil.example" }).postJson("/api/auth/register", account(), forwarded))
        .status,
    ).toBe(403);
  });
});
