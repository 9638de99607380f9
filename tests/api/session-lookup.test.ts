import { createSession } from "db/sessions";
import { sessions } from "db/schema";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  forgetLookup,
  openSession,
  startSession,
  stopSession,
  type SessionLookup,
} from "~/services/sessions/session.server";
import { hashToken, newToken } from "~/services/sessions/token.server";
import { engines, type TestDatabase } from "../support/databases";
import { openApplication, watchStatements } from "./support/in-process";
import { prepareRecords, type Records } from "./support/records";

const cookieOf = (setCookie: string) => setCookie.slice(0, setCookie.indexOf(";"));

describe.each(engines)("whose session a request belongs to, on $name", ({ open }) => {
  let database: TestDatabase;
  let records: Records;
  let application: Awaited<ReturnType<typeof openApplication>>;
  let statements: string[];
  beforeAll(async () => {
    database = await open();
    records = await prepareRecords(database.db);
    application = await openApplication(database.db);
    statements = watchStatements(database.db);
  });
  afterAll(async () => {
    application?.close();
    await database?.close();
  });
  beforeEach(() => void statements.splice(0));

  const lookups = () => statements.filter((text) => /^select .* from "sessions"/.test(text)).length;
  const accessChecks = () => statements.filter((text) => /^select [^(]*"is_demo"/.test(text)).length;
  const ask = async (path: string) => {
    const answer = await application.answer(path, { headers: { Cookie: cookieOf(records.cookies.owner) } });
    expect(answer.status, path).toBe(200);
    expect(await answer.text(), path).toContain("MRN-OWN");
  };

  test("is asked once for a page, however many of its loaders want to know", async () => {
    for (const path of ["/patient-portal", "/patient-portal.data"]) {
      statements.splice(0);
      await ask(path);
      expect([path, lookups(), accessChecks()]).toEqual([path, 1, 1]);
    }
    // The session, whose record it is and who may read it, the log's entry, and all that is shown; in the portal what
    // the patient has asked for, too.
    for (const [path, count] of [
      ["/patient-portal", 5],
      ["/health-dashboard", 4],
    ] as const) {
      statements.splice(0);
      await ask(path);
      expect(statements, path).toHaveLength(count);
    }
  });

  test("is not answered from before once a session was started or ended in the same request", async () => {
    const { services } = application;
    const userId = records.users.otherPatient;
    const token = newToken();
    const now = new Date();
    await createSession(services.db, {
      tokenHash: hashToken(token),
      userId,
      now,
      expiresAt: new Date(now.getTime() + 60_000),
    });
    const request = new Request("http://localhost/", {
      headers: { Cookie: cookieOf(await services.cookies.session.serialize(token)) },
    });
    const context = () => ({ ...services, session: {} as SessionLookup });

    const signingIn = context();
    expect((await openSession(request, signingIn))?.id).toBe(userId);
    // It ends the session that this request came with.
    const fresh = await startSession(request, records.users.owner, signingIn);
    expect(await openSession(request, signingIn)).toBeNull();

    const renewed = new Request("http://localhost/", { headers: { Cookie: cookieOf(fresh) } });
    const signingOut = context();
    expect((await openSession(renewed, signingOut))?.id).toBe(records.users.owner);
    await stopSession(renewed, services.db, signingOut);
    expect(await openSession(renewed, signingOut)).toBeNull();
  });

  test("counts as activity once a request, and even after a look that does not count", async () => {
    const { services } = application;
    const token = newToken();
    const tokenHash = hashToken(token);
    const now = new Date();
    const earlier = new Date(now.getTime() - 5 * 60_000);
    await createSession(services.db, {
      tokenHash,
      userId: records.users.owner,
      now: earlier,
      expiresAt: new Date(now.getTime() + 60_000),
    });
    const request = new Request("http://localhost/", {
      headers: { Cookie: cookieOf(await services.cookies.session.serialize(token)) },
    });
    const context = { ...services, session: {} as SessionLookup };
    const seenAt = async () =>
      (await services.db.select({ at: sessions.seenAt }).from(sessions).where(eq(sessions.tokenHash, tokenHash)))[0]!
        .at;
    await openSession(request, context, { touch: false });
    expect(await seenAt()).toEqual(earlier);
    statements.splice(0);
    await openSession(request, context);
    await openSession(request, context);
    expect((await seenAt()).getTime()).toBeGreaterThanOrEqual(now.getTime());
    expect(statements.filter((text) => text.startsWith("update"))).toHaveLength(1);
  });

  test("is asked again after a lookup that failed", async () => {
    const { services } = application;
    const request = new Request("http://localhost/", { headers: { Cookie: cookieOf(records.cookies.owner) } });
    const broken = {
      ...services,
      db: {
        select: () => {
          throw new Error("away");
        },
      } as never,
      session: {} as SessionLookup,
    };
    await expect(openSession(request, broken)).rejects.toThrow("away");
    expect((await openSession(request, { ...services, session: broken.session }))?.id).toBe(records.users.owner);
    forgetLookup(broken);
    expect(broken.session.user).toBeUndefined();
  });
});
