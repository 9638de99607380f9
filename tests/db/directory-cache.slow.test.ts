import type { Database } from "db/client";
import { providers, users } from "db/schema";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { SORTS, type DirectoryQuery } from "~/domain/providers/directory";
import { SPECIALTIES } from "~/domain/providers/constants";
import { createVersionedCache } from "~/services/versioned-cache.server";
import { loadDirectory, loadKeptDirectory } from "../../app/routes/specialists._index/queries";
import { engines, type TestDatabase } from "../support/databases";
import { addProviders, clearProviders } from "./support/rows";

const FIRST: DirectoryQuery = { search: "", specialty: null, sort: "rating", page: 1 };

/** The same database, and how often it was asked. */
function counting(db: Database) {
  const asked = { times: 0 };
  const watched = new Proxy(db, {
    get(target, name) {
      if (name === "select") asked.times++;
      return Reflect.get(target, name, target) as unknown;
    },
  });
  return { db: watched, asked };
}

describe.each(engines)("the directory that is kept on $name", ({ open }) => {
  let database: TestDatabase;
  let db: Database;
  beforeAll(async () => {
    database = await open();
    db = database.db;
  });
  afterAll(() => database.close());
  beforeEach(() => clearProviders(db));

  test("is what the database has, after any change by anybody", async () => {
    const cache = createVersionedCache(1e6);
    const query = fc.record({
      search: fc.constantFrom("", "", "diabetes"),
      specialty: fc.constantFrom(null, ...SPECIALTIES),
      sort: fc.constantFrom(...SORTS.map(({ value }) => value)),
      page: fc.constantFrom(1, 2),
    });
    const change = fc.oneof(
      fc.constant({ kind: "none" as const }),
      fc.record({ kind: fc.constant("add" as const), specialty: fc.constantFrom(...SPECIALTIES) }),
      fc.record({ kind: fc.constant("price" as const), hourlyRate: fc.integer({ min: 50, max: 400 }) }),
      fc.record({ kind: fc.constant("name" as const), lastName: fc.constantFrom("O’Neill", "Núñez", "Smith") }),
      fc.constant({ kind: "leave" as const }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(change, query), { minLength: 3, maxLength: 8 }), async (steps) => {
        await clearProviders(db);
        await addProviders(db, [{ rating: "4.50" }, { bio: "Diabetes and weight, for twenty years." }]);
        for (const [step, asked] of steps) {
          const [first] = await db.select({ id: providers.id, userId: providers.userId }).from(providers).limit(1);
          if (step.kind === "add") await addProviders(db, [{ specialty: step.specialty }]);
          else if (step.kind === "price") await db.update(providers).set({ hourlyRate: `${step.hourlyRate}.00` });
          else if (step.kind === "name" && first)
            await db.update(users).set({ lastName: step.lastName }).where(eq(users.id, first.userId));
          else if (step.kind === "leave" && first)
            await db.update(providers).set({ isAvailable: false }).where(eq(providers.id, first.id));
          for (const each of [asked, FIRST])
            expect(await loadKeptDirectory({ db, cache }, each)).toEqual(await loadDirectory(db, each));
        }
      }),
      { numRuns: 15 },
    );
  });

  test("asks for nothing but the version until a provider changes, and keeps no search", async () => {
    await addProviders(db, [{}, {}]);
    const watched = counting(db);
    const needs = { db: watched.db, cache: createVersionedCache(1e6) };
    const cost = async (query: DirectoryQuery) => {
      const before = watched.asked.times;
      await loadKeptDirectory(needs, query);
      return watched.asked.times - before;
    };
    expect(await cost(FIRST)).toBeGreaterThan(1);
    expect(await cost(FIRST)).toBe(1);
    await addProviders(db, [{}]);
    expect(await cost(FIRST)).toBeGreaterThan(1);
    expect(await cost(FIRST)).toBe(1);
    const search = { ...FIRST, search: "diabetes" };
    const first = await cost(search);
    expect(await cost(search)).toBe(first);
  });
});
