import { searchDirectory } from "db/directory";
import { providers } from "db/schema";
import { generateProviders, insertProviders } from "db/seed/providers";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PAGE_SIZE, SORTS, type DirectoryQuery } from "~/domain/providers/directory";
import { proves } from "../support/clauses";
import { engines, type TestDatabase } from "../support/databases";

// Over 5,000 listed providers the search chooses between two ways to a page.
const GENERATED = 9_000;

describe.each(engines)("a large directory on $name", ({ open }) => {
  let database: TestDatabase;
  let rows: { id: number; text: string; rating: number; years: number; rate: number }[];

  beforeAll(async () => {
    database = await open();
    await insertProviders(database.db, generateProviders(GENERATED));
    await database.db.execute(sql`analyze providers`);
    rows = (await database.db.select().from(providers))
      .filter(({ isListed }) => isListed)
      .map((row) => ({
        id: row.id,
        text: row.searchText,
        rating: Number(row.rating),
        years: row.yearsExperience,
        rate: Number(row.hourlyRate),
      }));
  }, 120_000);
  afterAll(() => database.close());

  /** The right answer, the slow way. */
  function expected({ search, sort, page }: DirectoryQuery) {
    const key = {
      rating: (row: (typeof rows)[number]) => -row.rating,
      experience: (row: (typeof rows)[number]) => -row.years,
      price_low: (row: (typeof rows)[number]) => row.rate,
      price_high: (row: (typeof rows)[number]) => -row.rate,
    }[sort];
    const found = rows.filter(({ text }) => text.includes(search.toLowerCase()));
    found.sort((a, b) => key(a) - key(b) || a.id - b.id);
    return { count: found.length, ids: found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map(({ id }) => id) };
  }

  const words = ["weight", "e", "diabetes", "menopause", "dialysis", "no such word", "THYROID", "with you"];
  for (const { value: sort } of SORTS) {
    test.each(words)(`sorted by ${sort}, "%s" is found as by hand`, proves("DIR-10", "DIR-11"), async (search) => {
      for (const page of [1, 2, 7]) {
        const query: DirectoryQuery = { search, specialty: null, sort, page };
        const { cards, count, approximate } = await searchDirectory(database.db, query);
        const right = expected(query);
        expect(cards.map(({ id }) => id)).toEqual(right.ids);
        // An estimate is said to be one, and is of the right size.
        if (approximate) {
          expect(count / right.count).toBeGreaterThan(0.5);
          expect(count / right.count).toBeLessThan(2);
        } else expect(count).toBe(right.count);
      }
    });
  }

  test("a word that everybody uses is counted roughly, a rare one exactly", async () => {
    const find = (search: string) => searchDirectory(database.db, { search, specialty: null, sort: "rating", page: 1 });
    expect((await find("e")).approximate).toBe(true);
    expect((await find("dialysis")).approximate).toBe(false);
  });
});
