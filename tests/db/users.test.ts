import { createSession, endSessions, findSessionUser, touchSession } from "db/sessions";
import { createUser, EmailTakenError, findCredentials } from "db/users";
import { sessions, users } from "db/schema";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hashToken, newToken } from "~/services/sessions/token.server";
import { proves } from "../support/clauses";
import { engines, type TestDatabase } from "../support/databases";
import { addUser, countRows } from "./support/rows";

const person = { firstName: "Nora", lastName: "Okafor", passwordHash: "$argon2id$x", role: "provider" as const };
const HOUR = 3_600_000;

describe.each(engines)("accounts on $name", ({ open }) => {
  let database: TestDatabase;
  beforeAll(async () => void (database = await open()));
  afterAll(() => database.close());

  test("an account is stored as given, its id returned", async () => {
    const id = await createUser(database.db, { ...person, email: "Nora.Okafor@example.com", phone: "555" });
    const [row] = await database.db.select().from(users).where(eq(users.id, id));
    expect(row).toMatchObject({ ...person, id, email: "Nora.Okafor@example.com", phone: "555" });
  });

  test("an address is taken in any case", async () => {
    await createUser(database.db, { ...person, email: "José.Peña@example.com" });
    for (const email of ["josé.peña@example.com", "JOSÉ.PEÑA@EXAMPLE.COM", "José.Peña@example.com"]) {
      expect(await findCredentials(database.db, email), email).not.toBeNull();
      await expect(createUser(database.db, { ...person, email }), email).rejects.toBeInstanceOf(EmailTakenError);
    }
    expect(await findCredentials(database.db, "jose.pena@example.com")).toBeNull();
    expect(await findCredentials(database.db, "%@example.com")).toBeNull();
  });

  test("of many who register one address at once exactly one gets it", proves("API-17"), async () => {
    const before = await countRows(database.db, users);
    const spelling = (index: number) => (index % 2 ? "race@example.com" : "RACE@example.com");
    const racing = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) => createUser(database.db, { ...person, email: spelling(index) })),
    );
    const refused = racing.filter((one) => one.status === "rejected");
    expect(refused).toHaveLength(19);
    for (const one of refused) expect(one.reason).toBeInstanceOf(EmailTakenError);
    expect(await countRows(database.db, users)).toBe(before + 1);
  });

  describe("sessions", () => {
    const now = new Date("2026-03-10T12:00:00Z");
    const start = async (userId: number, hours: number, at = now) => {
      const tokenHash = hashToken(newToken());
      await createSession(database.db, {
        tokenHash,
        userId,
        now: at,
        expiresAt: new Date(at.getTime() + hours * HOUR),
      });
      return tokenHash;
    };
    const after = (hours: number) => new Date(now.getTime() + hours * HOUR);

    test("belong to their user until they end", async () => {
      const id = await addUser(database.db, { firstName: "Ada", lastName: "Reyes", role: "patient" });
      const token = await start(id, 12);
      const find = (at: Date, hash = token) => findSessionUser(database.db, hash, at, new Date(0));
      expect(await find(now)).toMatchObject({
        id,
        role: "patient",
        firstName: "Ada",
        lastName: "Reyes",
        hasSecondFactor: false,
      });
      expect(await find(new Date(after(12).getTime() - 1))).toMatchObject({ id });
      expect(await find(after(12))).toBeNull();
      expect(await find(now, hashToken("something else"))).toBeNull();
    });

    test("are a hundred of a user at the most: the oldest ends", async () => {
      const [id, another] = [await addUser(database.db), await addUser(database.db)];
      const theirs = await start(another, 12);
      const tokens = [];
      for (let one = 0; one < 102; one++) tokens.push(await start(id, 12));
      const find = (hash: Uint8Array) => findSessionUser(database.db, hash, now, new Date(0));
      expect([await find(tokens[0]!), await find(tokens[1]!)]).toEqual([null, null]);
      expect(await find(tokens[2]!)).toMatchObject({ id });
      expect(await find(theirs)).toMatchObject({ id: another });
    });

    test("end when nothing has happened for too long; activity puts that off, but not the end of all", async () => {
      const id = await addUser(database.db);
      const token = await start(id, 12);
      const idle = (at: Date) => new Date(at.getTime() - HOUR / 4);
      const find = (at: Date) => findSessionUser(database.db, token, at, idle(at));
      expect(await find(after(0.24))).toMatchObject({ id });
      expect(await find(after(0.25))).toBeNull();
      for (let hours = 0.2; hours < 11.9; hours += 0.2) {
        const found = await find(after(hours));
        expect(found, String(hours)).not.toBeNull();
        await touchSession(database.db, found!.sessionId, after(hours));
      }
      expect(await find(after(12))).toBeNull();
    });

    test("are ended one by one, or all but one, and only by their user", async () => {
      const [one, other] = [await addUser(database.db), await addUser(database.db)];
      const tokens = [await start(one, 12), await start(one, 12), await start(one, 12)];
      const foreign = await start(other, 12);
      const find = (token: Uint8Array) => findSessionUser(database.db, token, now, new Date(0));
      const [first, second, third] = await Promise.all(tokens.map(find));
      expect(await endSessions(database.db, other, now, { only: first!.sessionId })).toBe(0);
      expect(await find(tokens[0]!)).not.toBeNull();
      expect(await endSessions(database.db, one, now, { only: first!.sessionId })).toBe(1);
      expect(await find(tokens[0]!)).toBeNull();
      expect(await endSessions(database.db, one, now, { except: third!.sessionId })).toBe(1);
      expect(await Promise.all([find(tokens[1]!), find(tokens[2]!), find(foreign)])).toMatchObject([
        null,
        { id: one },
        { id: other },
      ]);
      expect(second).not.toBeNull();
    });

    test("long ended are thrown away when the user starts another; nobody else's are", async () => {
      const [one, other] = [await addUser(database.db), await addUser(database.db)];
      const old = await start(one, 1);
      const running = await start(one, 24 * 200);
      const foreign = await start(other, 1);
      await start(one, 12, after(24 * 91));
      const left = (await database.db.select({ tokenHash: sessions.tokenHash }).from(sessions)).map(({ tokenHash }) =>
        Buffer.from(tokenHash).toString("hex"),
      );
      const kept = [old, running, foreign].map((hash) => left.includes(Buffer.from(hash).toString("hex")));
      expect(kept).toEqual([false, true, true]);
    });

    test("end with the account", async () => {
      const id = await addUser(database.db);
      const token = await start(id, 12);
      await database.db.delete(users).where(eq(users.id, id));
      expect(await findSessionUser(database.db, token, now, new Date(0))).toBeNull();
    });
  });
});
