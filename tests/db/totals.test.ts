import type { Database } from "db/client";
import { directoryTotals, searchDirectory } from "db/directory";
import { providersVersion } from "db/providers";
import { providers, users } from "db/schema";
import { eq, inArray } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { REVIEW_STATUSES, SPECIALTIES, type Specialty } from "~/domain/providers/constants";
import { proves } from "../support/clauses";
import { engines, type TestDatabase } from "../support/databases";
import { addProvider, addProviders, addUser, clearProviders } from "./support/rows";

/** What the stat cards must say, counted again from the rows. */
async function recount(db: Database) {
  const listed = (await db.select().from(providers)).filter(
    (row) => row.isAvailable && row.reviewStatus !== "rejected",
  );
  const hundredths = listed.reduce((sum, row) => sum + Math.round(Number(row.rating) * 100), 0);
  // The mean in tenths, half up, in whole numbers.
  const tenths = listed.length === 0 ? 0 : Math.floor((2 * hundredths + 10 * listed.length) / (20 * listed.length));
  return {
    totals: {
      total: listed.length,
      verified: listed.filter((row) => row.reviewStatus === "verified").length,
      vrEnabled: listed.filter((row) => row.isVrEnabled).length,
      averageRating: (tenths / 10).toFixed(1),
    },
    bySpecialty: Object.fromEntries(
      SPECIALTIES.map((specialty) => [specialty, listed.filter((row) => row.specialty === specialty).length]),
    ),
  };
}

const countOf = async (db: Database, specialty: Specialty | null) =>
  (await searchDirectory(db, { search: "", specialty, sort: "rating", page: 1 })).count;

async function kept(db: Database) {
  const counts = await Promise.all(
    SPECIALTIES.map(async (specialty) => [specialty, await countOf(db, specialty)] as const),
  );
  return { totals: await directoryTotals(db), bySpecialty: Object.fromEntries(counts) };
}

describe.each(engines)("figures over all providers on $name", ({ open }) => {
  let database: TestDatabase;
  let db: Database;
  beforeAll(async () => {
    database = await open();
    db = database.db;
  });
  afterAll(() => database.close());
  beforeEach(() => clearProviders(db));

  test("are zero without anybody", async () => {
    expect(await directoryTotals(db)).toEqual({ total: 0, verified: 0, vrEnabled: 0, averageRating: "0.0" });
    expect(await countOf(db, null)).toBe(0);
  });

  test("count the listed ones, the unrated as 0, rounded to one decimal", proves("DIR-04"), async () => {
    await addProviders(db, [
      { rating: "4.25", reviewStatus: "verified", isVrEnabled: true },
      { rating: "4.26", reviewStatus: "verified" },
      { isVrEnabled: true },
      { rating: "5", reviewStatus: "rejected", isVrEnabled: true },
      { rating: "5", reviewStatus: "verified", isAvailable: false },
    ]);
    // 8.51 / 3 = 2.8367
    expect(await directoryTotals(db)).toEqual({ total: 3, verified: 2, vrEnabled: 2, averageRating: "2.8" });
  });

  test("a mean that ends in 5 is rounded up", proves("DIR-04"), async () => {
    await addProviders(db, [{ rating: "4.20" }, { rating: "4.30" }]);
    expect((await directoryTotals(db)).averageRating).toBe("4.3");
  });

  test(
    "equal a recount after any inserts, changes, rejections and deletions",
    { ...proves("DIR-04"), timeout: 90_000 },
    async () => {
      const state = fc.record(
        {
          specialty: fc.constantFrom(...SPECIALTIES),
          rating: fc.integer({ min: 0, max: 500 }).map((hundredths) => (hundredths / 100).toFixed(2)),
          isAvailable: fc.boolean(),
          isVrEnabled: fc.boolean(),
          reviewStatus: fc.constantFrom(...REVIEW_STATUSES),
        },
        { requiredKeys: [] },
      );
      const change = fc.oneof(
        fc.record({ kind: fc.constant("insert" as const), rows: fc.array(state, { minLength: 1, maxLength: 5 }) }),
        fc.record({ kind: fc.constant("update" as const), set: state, share: fc.integer({ min: 1, max: 3 }) }),
        fc.record({ kind: fc.constant("delete" as const), share: fc.integer({ min: 2, max: 4 }) }),
        fc.record({ kind: fc.constant("close account" as const), share: fc.integer({ min: 2, max: 4 }) }),
        fc.record({ kind: fc.constant("roll back" as const), set: state }),
      );
      await fc.assert(
        fc.asyncProperty(fc.array(change, { minLength: 3, maxLength: 10 }), async (changes) => {
          await addProviders(db, [{}, { reviewStatus: "verified" }, { isVrEnabled: true, rating: "3.33" }]);
          for (const change of changes) {
            const before = await providersVersion(db);
            const rows = await db.select({ id: providers.id, userId: providers.userId }).from(providers);
            const chosen = "share" in change ? rows.filter((_, index) => index % change.share === 0) : rows;
            const ids = chosen.map(({ id }) => id);
            if (change.kind === "insert") await addProviders(db, change.rows);
            else if (ids.length === 0 || ("set" in change && Object.keys(change.set).length === 0)) continue;
            else if (change.kind === "update")
              await db.update(providers).set(change.set).where(inArray(providers.id, ids));
            else if (change.kind === "delete") await db.delete(providers).where(inArray(providers.id, ids));
            else if (change.kind === "close account")
              await db.delete(users).where(
                inArray(
                  users.id,
                  chosen.map(({ userId }) => userId),
                ),
              );
            else
              await expect(
                db.transaction(async (tx) => {
                  await tx.update(providers).set(change.set);
                  throw new Error("rolled back");
                }),
              ).rejects.toThrow("rolled back");

            const after = await providersVersion(db);
            if (change.kind === "roll back") expect(after).toBe(before);
            else expect(after).toBeGreaterThan(before);
          }
          expect(await kept(db)).toEqual(await recount(db));
        }),
        { numRuns: 15 },
      );
    },
  );

  test("are right after a statement that moves providers between specialties and into and out of the list", async () => {
    await addProviders(
      db,
      SPECIALTIES.map((specialty) => ({ specialty, rating: "4.00" })),
    );
    await db
      .update(providers)
      .set({ specialty: "Fitness Coach" })
      .where(inArray(providers.specialty, ["Endocrinologist", "Nutrition Coach"]));
    await db.update(providers).set({ isAvailable: false }).where(eq(providers.specialty, "Sports Nutritionist"));
    expect(await kept(db)).toEqual(await recount(db));
    await db.update(providers).set({ isAvailable: true, reviewStatus: "verified" });
    expect(await kept(db)).toEqual(await recount(db));
    expect((await kept(db)).bySpecialty["Fitness Coach"]).toBe(3);
  });

  test("are right after many writers at once", async () => {
    await Promise.all(
      Array.from({ length: 30 }, (_, index) => addProvider(db, { specialty: SPECIALTIES[index % 8]!, rating: "2.50" })),
    );
    expect(await kept(db)).toEqual(await recount(db));
    expect((await directoryTotals(db)).total).toBe(30);
  });

  describe("the version", () => {
    const raises = async (work: () => Promise<unknown>) => {
      const before = await providersVersion(db);
      await work();
      return (await providersVersion(db)) - before;
    };

    test("is raised by every change of a provider, once per statement", async () => {
      const id = await addProvider(db);
      const own = eq(providers.id, id);
      expect(await raises(() => addProvider(db))).toBe(1);
      for (const set of [
        { bio: "x" },
        { hourlyRate: "99" },
        { isAvailable: false },
        { reviewStatus: "verified" as const },
        { location: "Reno, NV" },
      ]) {
        expect(await raises(() => db.update(providers).set(set).where(own))).toBe(1);
      }
      expect(await raises(() => db.delete(providers).where(own))).toBe(1);
    });

    test("is raised when a provider is renamed or the account closed, for the name stands on public screens", async () => {
      const id = await addUser(db);
      await addProviders(db, [{ userId: id }]);
      const own = eq(users.id, id);
      expect(await raises(() => db.update(users).set({ firstName: "Grace" }).where(own))).toBeGreaterThan(0);
      expect(await raises(() => db.update(users).set({ lastName: "Hopper" }).where(own))).toBeGreaterThan(0);
      expect(await raises(() => db.delete(users).where(own))).toBeGreaterThan(0);
    });

    test("is not raised by a patient's new name, nor by a provider's phone", async () => {
      const patient = await addUser(db, { role: "patient" });
      const id = await addUser(db);
      expect(await raises(() => db.update(users).set({ firstName: "Grace" }).where(eq(users.id, patient)))).toBe(0);
      expect(await raises(() => db.update(users).set({ phone: "555" }).where(eq(users.id, id)))).toBe(0);
    });

    test("loses no raise among many writers at once", async () => {
      expect(await raises(() => Promise.all(Array.from({ length: 25 }, () => addProvider(db))))).toBe(25);
    });
  });
});
