import { insertSavedDraft, takeSavedDrafts } from "db/saved-drafts";
import { parkedForms } from "db/schema";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hashToken, newToken } from "~/services/sessions/token.server";
import { engines, type TestDatabase } from "../support/databases";
import { addUser } from "./support/rows";

const HOUR = 3_600_000;

describe.each(engines)("parked forms on $name", ({ open }) => {
  let database: TestDatabase;
  let [owner, other] = [0, 0];
  beforeAll(async () => {
    database = await open();
    [owner, other] = [await addUser(database.db), await addUser(database.db)];
  });
  afterAll(() => database.close());

  const now = new Date("2026-11-21T12:00:00Z");
  const park = async (change: { path?: string; at?: Date } = {}) => {
    const at = change.at ?? now;
    const tokenHash = hashToken(newToken());
    const row = { tokenHash, userId: owner, path: change.path ?? "/account", sealedFields: Buffer.from("sealed") };
    await insertSavedDraft(database.db, { ...row, now: at, expiresAt: new Date(at.getTime() + HOUR) });
    return tokenHash;
  };
  const take = (tokenHashes: Uint8Array[], { userId = owner, path = "/account", at = now } = {}) =>
    takeSavedDrafts(database.db, { tokenHashes, userId, path, now: at });

  test("are taken once, by whoever asks first", async () => {
    const hash = await park();
    const taken = await Promise.all(Array.from({ length: 4 }, () => take([hash])));
    expect(taken.map((rows) => rows.length).sort()).toEqual([0, 0, 0, 1]);
    expect(await take([hash])).toEqual([]);
  });

  test("are there for their owner, on their page, with their token, within the hour, and stay for them otherwise", async () => {
    const hash = await park();
    expect(await take([hash], { userId: other })).toEqual([]);
    expect(await take([hash], { path: "/application" })).toEqual([]);
    expect(await take([hashToken(newToken())])).toEqual([]);
    expect(await take([hash], { at: new Date(now.getTime() + HOUR) })).toEqual([]);
    expect(await take([hash, hashToken(newToken())])).toHaveLength(1);
  });

  test("are five of a user at the most, the newest; others keep theirs", async () => {
    const theirs = hashToken(newToken());
    await insertSavedDraft(database.db, {
      ...{ tokenHash: theirs, userId: other, path: "/account", sealedFields: Buffer.from("sealed") },
      ...{ now, expiresAt: new Date(now.getTime() + HOUR) },
    });
    const hashes: Uint8Array[] = [];
    for (let minute = 0; minute < 7; minute++)
      hashes.push(await park({ at: new Date(now.getTime() + minute * 60_000) }));
    const taken = await take(hashes);
    expect(
      taken.map(({ tokenHash }) => hashes.findIndex((hash) => Buffer.from(hash).equals(tokenHash))).sort(),
    ).toEqual([2, 3, 4, 5, 6]);
    expect(await take([theirs], { userId: other })).toHaveLength(1);
  });

  test("are swept when the next one is parked", async () => {
    await park({ path: "/old" });
    const later = new Date(now.getTime() + 2 * HOUR);
    await park({ path: "/new", at: later });
    expect((await database.db.select({ path: parkedForms.path }).from(parkedForms)).map(({ path }) => path)).toEqual([
      "/new",
    ]);
  });
});
