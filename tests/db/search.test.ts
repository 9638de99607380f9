import { providerPairs, providers, providerWords, searchPairs, searchWords } from "db/schema";
import { forecast, holding, stepsTo } from "db/search";
import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { SPECIALTIES } from "~/domain/providers/constants";
import { engines, type TestDatabase } from "../support/databases";
import { addProviders, clearProviders, countRows } from "./support/rows";

// Few letters and many blanks, so that searches meet words, their ends and what lies between them.
const text = fc.string({
  unit: fc.constantFrom("a", "b", "É", "ñ", "'", "’", "%", "_", "\\", ",", " ", " ", "\u00a0", "\n"),
  minLength: 1,
  maxLength: 14,
});
const row = fc.record({
  bio: text,
  specialty: fc.constantFrom(...SPECIALTIES),
  certifications: fc.array(text, { minLength: 1, maxLength: 3 }),
});
// As an address is read: trimmed, without control characters.
const search = text.map((value) => value.replaceAll("\n", " ").trim()).filter(Boolean);

/** An apostrophe is found as it is written, straight or typographic. */
const spellings = (text: string) => {
  const lower = text.toLowerCase();
  return [lower, lower.replace(/['’]/g, "'"), lower.replace(/['’]/g, "’")];
};

describe.each(engines)("the vocabulary of the directory on $name", ({ open }) => {
  let database: TestDatabase;
  beforeAll(async () => void (database = await open()));
  afterAll(() => database.close());
  beforeEach(() => clearProviders(database.db));

  const byWords = async (text: string) => {
    const { table, where } = holding(text);
    return (await database.db.select({ id: table.providerId }).from(table).where(where).orderBy(table.providerId)).map(
      ({ id }) => id,
    );
  };
  /** The same by hand, from the text itself. */
  const byText = async (text: string) =>
    (await database.db.select().from(providers).orderBy(providers.id))
      .filter(({ isListed, searchText }) => isListed && spellings(text).some((one) => searchText.includes(one)))
      .map(({ id }) => id);

  test("an apostrophe is found however a phone or a keyboard writes it", async () => {
    const ids = await addProviders(database.db, [
      { bio: "I look after women’s health and don't count calories." },
      { bio: "I look after women's health, and children’s, too." },
    ]);
    for (const typed of ["women's health", "women’s health", "women‘s", "WOMEN`S", "womenʼs health"])
      expect([typed, await byWords(typed)]).toEqual([typed, ids]);
    for (const typed of ["don’t count", "don't"]) expect([typed, await byWords(typed)]).toEqual([typed, [ids[0]]]);
    for (const typed of ["women s", "womens"]) expect([typed, await byWords(typed)]).toEqual([typed, []]);
  });

  test(
    "finds exactly those whose text holds the search, over random texts, searches and changes",
    { timeout: 60_000 },
    async () => {
      const change = fc.record({ pick: fc.nat(), bio: text, isAvailable: fc.boolean() });
      await fc.assert(
        fc.asyncProperty(
          fc.array(row, { minLength: 5, maxLength: 25 }),
          fc.array(change, { maxLength: 3 }),
          fc.array(search, { minLength: 6, maxLength: 12 }),
          async (rows, changes, searches) => {
            await clearProviders(database.db);
            const ids = await addProviders(database.db, rows);
            for (const { pick, ...to } of changes)
              await database.db
                .update(providers)
                .set(to)
                .where(eq(providers.id, ids[pick % ids.length]!));
            await database.db.delete(providers).where(eq(providers.id, ids[0]!));
            for (const asked of searches) {
              const right = await byText(asked);
              expect(await byWords(asked), JSON.stringify(asked)).toEqual(right);
              const { matches, exact } = await forecast(database.db, { search: asked, specialty: null });
              // Nobody is never a guess, and an exact figure is the figure.
              if (right.length > 0) expect(matches).toBeGreaterThan(0);
              if (exact) expect(matches).toBe(right.length);
            }
          },
        ),
        { numRuns: 8 },
      );
    },
  );

  test("finds a search within a word longer than any index entry, and across the blank behind it", async () => {
    const long = Array.from({ length: 3_000 }, (_, index) => `${index}é`).join("");
    const [id] = await addProviders(database.db, [{ bio: `${long} after ${long}` }, { bio: "another" }]);
    for (const start of [0, 250, 501, 3_333, long.length - 100])
      expect(await byWords(long.slice(start, start + 100))).toEqual([id]);
    expect(await byWords(`${long.slice(-60)} after ${long.slice(0, 30)}`)).toEqual([id]);
    expect(await byWords(`${long.slice(-60)} ${long.slice(0, 30)}`)).toEqual([]);
  });

  test("does not take pairs that stand apart for a sentence", async () => {
    const [whole] = await addProviders(database.db, [
      { bio: "eat well and sleep" },
      { bio: "eat well, well and good, and sleep eat well then well and and sleep" },
    ]);
    expect(await byWords("eat well and sleep")).toEqual([whole]);
  });

  test("forgets words that nobody has any more, and keeps none of those who are not listed", async () => {
    const before = [await countRows(database.db, searchWords), await countRows(database.db, searchPairs)];
    const [gone, edited, unlisted] = await addProviders(database.db, [
      { bio: "secretword one" },
      { bio: "secretword two" },
      { bio: "secretword three" },
    ]);
    await addProviders(database.db, [{ bio: "secretword four", isAvailable: false }]);
    expect(await forecast(database.db, { search: "secretword", specialty: null })).toMatchObject({
      matches: 3,
      exact: true,
    });
    await database.db.update(providers).set({ bio: "said otherwise" }).where(eq(providers.id, edited!));
    await database.db.update(providers).set({ reviewStatus: "rejected" }).where(eq(providers.id, unlisted!));
    await database.db.delete(providers).where(eq(providers.id, gone!));
    expect(
      await database.db
        .select()
        .from(searchWords)
        .where(sql`word like '%secret%'`),
    ).toEqual([]);
    expect(
      await database.db
        .select()
        .from(searchPairs)
        .where(sql`pair like '%secret%'`),
    ).toEqual([]);
    await clearProviders(database.db);
    expect([await countRows(database.db, searchWords), await countRows(database.db, searchPairs)]).toEqual(before);
    expect([await countRows(database.db, providerWords), await countRows(database.db, providerPairs)]).toEqual([0, 0]);
  });

  test("goes with what a listing sorts by", async () => {
    const [id] = await addProviders(database.db, [{ bio: "sorted" }]);
    const values = { rating: "4.50", yearsExperience: 31, hourlyRate: "99.50", specialty: "Fitness Coach" as const };
    await database.db.update(providers).set(values).where(eq(providers.id, id!));
    for (const table of [providerWords, providerPairs])
      expect((await database.db.select().from(table))[0]).toMatchObject({ providerId: id, ...values });
    expect(await byWords("nutrition")).toEqual([]);
    expect(await byWords("fitness coach")).toEqual([id]);
  });

  test("is right after many writers at once", async () => {
    await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        addProviders(database.db, [{ bio: `shared words of writer ${index}` }, { bio: "shared words of all" }]),
      ),
    );
    expect(await forecast(database.db, { search: "shared", specialty: null })).toMatchObject({
      matches: 24,
      exact: true,
    });
    expect(await byWords("shared words of")).toEqual(await byText("shared words of"));
    expect(await byWords("of writer 1")).toHaveLength(3);
  });
});

test("follows a sorted index only where that is cheaper than collecting, and with room for bad luck", () => {
  const of = (matches: number, listed = 100_000) => ({ listed, matches, exact: false, toCollect: matches });
  expect(stepsTo(24, of(2_000))).toBeNull();
  expect(stepsTo(24, of(50_000))).toBe(192);
  expect(stepsTo(480, of(4_000))).toBeNull();
  // What a specialty has of it is a guess; so it is counted.
  expect(stepsTo(24, { listed: 10_000, matches: 400, exact: false, toCollect: 4_000 })).toBeNull();
  expect(stepsTo(24, of(4_000))).toBe(2_400);
  expect(stepsTo(24, { listed: 10_000, matches: 30, exact: false, toCollect: 60_000 })).toBe(32_000);
});
