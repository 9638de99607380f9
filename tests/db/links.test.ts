import { createOneTimeToken, findOneTimeToken, takeOneTimeToken } from "db/one-time-tokens";
import { oneTimeTokens } from "db/schema";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hashToken, newToken } from "~/services/sessions/token.server";
import { engines, type TestDatabase } from "../support/databases";
import { addUser, countRows } from "./support/rows";

const now = new Date("2026-03-10T12:00:00Z");
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

describe.each(engines)("mailed links on $name", ({ open }) => {
  let database: TestDatabase;
  beforeAll(async () => void (database = await open()));
  afterAll(() => database.close());

  async function link(userId: number, purpose: "verify-email" | "reset-password" = "reset-password", at = now) {
    const tokenHash = hashToken(newToken());
    await createOneTimeToken(database.db, {
      tokenHash,
      userId,
      purpose,
      now: at,
      expiresAt: new Date(at.getTime() + 3_600_000),
    });
    return tokenHash;
  }

  test("work for what they are for, until they end; looking does not use them up", async () => {
    const id = await addUser(database.db);
    const hash = await link(id);
    for (let look = 0; look < 3; look++)
      expect(await findOneTimeToken(database.db, hash, "reset-password", now)).toBe(id);
    expect(await findOneTimeToken(database.db, hash, "verify-email", now)).toBeNull();
    expect(await takeOneTimeToken(database.db, hash, "verify-email", now)).toBeNull();
    expect(await findOneTimeToken(database.db, hash, "reset-password", later(59))).toBe(id);
    expect(await takeOneTimeToken(database.db, hash, "reset-password", later(60))).toBeNull();
    expect(await findOneTimeToken(database.db, hashToken("guessed"), "reset-password", now)).toBeNull();
  });

  test("work once, of any number at once", async () => {
    const id = await addUser(database.db);
    const hash = await link(id);
    const taken = await Promise.all(
      Array.from({ length: 10 }, () => takeOneTimeToken(database.db, hash, "reset-password", now)),
    );
    expect(taken.filter((user) => user !== null)).toEqual([id]);
  });

  test("a newer one ends the older of the same kind and user only; ended ones are thrown away", async () => {
    const [one, other] = [await addUser(database.db), await addUser(database.db)];
    const [older, confirm, foreign] = [await link(one), await link(one, "verify-email"), await link(other)];
    const newer = await link(one);
    const find = (hash: Uint8Array, purpose: "verify-email" | "reset-password" = "reset-password") =>
      findOneTimeToken(database.db, hash, purpose, now);
    expect(await Promise.all([find(older), find(newer), find(confirm, "verify-email"), find(foreign)])).toEqual([
      null,
      one,
      one,
      other,
    ]);
    await link(one, "reset-password", later(600));
    expect(await countRows(database.db, oneTimeTokens)).toBe(1);
  });
});
