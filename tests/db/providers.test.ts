import { searchDirectory } from "db/directory";
import {
  createProvider,
  cursorAt,
  findListedProvider,
  findProviderPage,
  hasProfile,
  listProviders,
  ProfileExistsError,
} from "db/providers";
import { providers } from "db/schema";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DEFAULT_AVAILABILITY } from "~/domain/providers/availability";
import { SPECIALTIES, type Specialty } from "~/domain/providers/constants";
import { SORTS, type Sort } from "~/domain/providers/directory";
import { MAX_LIST, type Cursor } from "~/domain/providers/list-query";
import { proves } from "../support/clauses";
import { engines, type TestDatabase } from "../support/databases";
import { addProvider, addProviders, addUser, type ProviderRow } from "./support/rows";

const sorts = SORTS.map(({ value }) => value);
const search = (text: string, specialty: Specialty | null = null) => ({
  search: text,
  specialty,
  sort: "rating" as Sort,
  limit: MAX_LIST,
  after: null,
});

describe.each(engines)("providers on $name", ({ open }) => {
  let database: TestDatabase;
  beforeAll(async () => void (database = await open()));
  afterAll(() => database.close());

  /** Ids that a search finds, of those given. */
  const found = async (text: string, among: number[]) =>
    (await listProviders(database.db, search(text))).map(({ id }) => id).filter((id) => among.includes(id));

  describe("searching", () => {
    test(
      "finds text in the bio, the specialty or any certification, without regard to case",
      proves("DIR-07"),
      async () => {
        const [bio, specialty, certification, none] = (await addProviders(database.db, [
          { bio: "Formerly a quixotic chef, now I cook along with you." },
          { specialty: "Endocrinologist" },
          { certifications: ["RDN", "Quixotic Diploma"] },
          { bio: "Nothing to see here at all, really nothing." },
        ])) as [number, number, number, number];
        const all = [bio, specialty, certification, none];
        expect(await found("quixotic", all)).toEqual([bio, certification]);
        expect(await found("QUIXOTIC", all)).toEqual([bio, certification]);
        expect(await found("quixotic d", all)).toEqual([certification]);
        expect(await found("CRINOLOG", all)).toEqual([specialty]);
        expect(await found("x", all)).toEqual([bio, certification]);
        expect(await found("quixotical", all)).toEqual([]);
      },
    );

    test("knows upper and lower case of accented letters", proves("DIR-07"), async () => {
      const [id] = await addProviders(database.db, [
        { bio: "Élan vital y sueños: Éxito sin dieta, señor ÑANDÚ.", certifications: ["Çelik ΣΟΦΊΑ"] },
      ]);
      for (const text of ["élan", "ÉLAN", "SUEÑOS", "éxito", "ñandú", "SEÑOR", "çELIK", "σοφία"]) {
        expect(await found(text, [id!]), text).toEqual([id]);
      }
      expect(await found("elan", [id!])).toEqual([]);
    });

    test("takes a pattern's signs as they are", async () => {
      const ids = await addProviders(database.db, [
        { bio: "Lose 10% for good, with joy" },
        { bio: "plan_b for people" },
        { bio: "C:\\plans are C\\D" },
        { bio: "10 things, planXb" },
      ]);
      const [percent, underscore, backslash] = ids;
      expect(await found("10%", ids)).toEqual([percent]);
      expect(await found("%", ids)).toEqual([percent]);
      expect(await found("plan_b", ids)).toEqual([underscore]);
      expect(await found("_", ids)).toEqual([underscore]);
      expect(await found("\\", ids)).toEqual([backslash]);
      expect(await found("c\\d", ids)).toEqual([backslash]);
      expect(await found("\\%", ids)).toEqual([]);
      expect(await found("' or true --", ids)).toEqual([]);
    });

    test("does not match across two fields or two certifications", async () => {
      const [id] = await addProviders(database.db, [
        { bio: "I end with zebra", specialty: "Fitness Coach", certifications: ["Alpha one", "Beta two"] },
      ]);
      for (const text of [
        "zebra fitness",
        "zebraFitness",
        "coach alpha",
        "oneBeta",
        "one beta",
        "zebra\nfitness",
        "one\nbeta",
        "coach\nalpha",
      ]) {
        expect(await found(text, [id!]), JSON.stringify(text)).toEqual([]);
      }
    });

    test("a specialty lists only those who have exactly it", proves("DIR-08"), async () => {
      for (const specialty of SPECIALTIES)
        await addProvider(database.db, { specialty, bio: "the same words for every one of them" });
      for (const specialty of SPECIALTIES) {
        const listed = await listProviders(database.db, search("the same words", specialty));
        expect(listed.map((provider) => provider.specialty)).toEqual([specialty]);
      }
      expect(
        (await listProviders(database.db, search("", "Fitness Coach"))).every(
          ({ specialty }) => specialty === "Fitness Coach",
        ),
      ).toBe(true);
    });

    test("agrees with a search by hand, over random providers and searches", async () => {
      const letters = fc.string({
        unit: fc.constantFrom("a", "B", "é", "Ñ", "%", "_", "\\", " ", "'"),
        minLength: 1,
        maxLength: 12,
      });
      const rows = fc.sample(
        fc.record({
          bio: letters,
          specialty: fc.constantFrom(...SPECIALTIES),
          certifications: fc.array(letters, { minLength: 1, maxLength: 3 }),
        }),
        { numRuns: 80, seed: 7 },
      );
      const marked = rows.map((row) => ({ ...row, bio: `${row.bio} marked` }));
      const ids = await addProviders(database.db, marked);
      await fc.assert(
        fc.asyncProperty(letters.map((text) => text.trim().slice(0, 3)).filter(Boolean), async (text) => {
          const contains = (field: string) => field.toLowerCase().includes(text.toLowerCase());
          const expected = ids.filter((_, index) =>
            [marked[index]!.bio, marked[index]!.specialty, ...marked[index]!.certifications].some(contains),
          );
          expect((await found(text, ids)).sort((a, b) => a - b)).toEqual(expected);
        }),
        { numRuns: 40 },
      );
    });
  });

  describe("listing", () => {
    test("shows those who are available and not rejected, verified or not", proves("DIR-06"), async () => {
      const states: Partial<ProviderRow>[] = [
        { reviewStatus: "verified" },
        { reviewStatus: "under_review" },
        { reviewStatus: "rejected" },
        { reviewStatus: "verified", isAvailable: false },
      ];
      const ids = await addProviders(
        database.db,
        states.map((state) => ({ ...state, bio: "state of review" })),
      );
      expect(await found("state of review", ids)).toEqual(ids.slice(0, 2));
      const single = await Promise.all(ids.map((id) => findListedProvider(database.db, id)));
      expect(single.map((provider) => provider?.isVerified)).toEqual([true, false, undefined, undefined]);
      expect(
        (await Promise.all(ids.map((id) => findProviderPage(database.db, id)))).map((page) => page !== null),
      ).toEqual([true, true, false, false]);
    });

    test(
      "gives the public shape, without the user and the license",
      proves("DATA-14", "DATA-15", "DATA-16"),
      async () => {
        const id = await addProvider(database.db, {
          hourlyRate: "95.5",
          rating: "4.25",
          reviewStatus: "verified",
          isVrEnabled: true,
        });
        expect(await findListedProvider(database.db, id)).toEqual({
          id,
          userId: null,
          specialty: "Nutrition Coach",
          bio: "Plain words about food, without counting.",
          certifications: ["RDN"],
          languages: ["English"],
          yearsExperience: 5,
          hourlyRate: "95.50",
          rating: "4.25",
          totalReviews: 0,
          location: "Austin, TX",
          profileImage: "",
          isAvailable: true,
          isVerified: true,
          isVrEnabled: true,
          licenseNumber: null,
          timeZone: "America/Chicago",
          availability: DEFAULT_AVAILABILITY,
        });
      },
    );

    test("who has no rating yet counts as 0", proves("DIR-12"), async () => {
      const [unrated, low] = await addProviders(database.db, [
        { bio: "rated or not" },
        { bio: "rated or not", rating: "0.01" },
      ]);
      expect(await found("rated or not", [unrated!, low!])).toEqual([low, unrated]);
      expect((await findListedProvider(database.db, unrated!))?.rating).toBe("0.00");
    });
  });

  describe("sorting, with many ties", () => {
    const marker = "among the sorted";
    let rows: { id: number; rating: number; yearsExperience: number; hourlyRate: number }[];
    beforeAll(async () => {
      const values = Array.from({ length: 90 }, (_, index) => ({
        rating: ((index * 7) % 5) + 0.5 * (index % 2),
        yearsExperience: (index * 11) % 9,
        hourlyRate: 60 + ((index * 13) % 8) * 12.5,
      }));
      const ids = await addProviders(
        database.db,
        values.map(({ rating, hourlyRate, ...rest }) => ({
          ...rest,
          bio: marker,
          rating: Math.min(5, rating).toFixed(2),
          hourlyRate: hourlyRate.toFixed(2),
        })),
      );
      rows = values.map((value, index) => ({ ...value, rating: Math.min(5, value.rating), id: ids[index]! }));
    });
    const by: Record<Sort, (row: (typeof rows)[number]) => number> = {
      rating: (row) => -row.rating,
      experience: (row) => -row.yearsExperience,
      price_low: (row) => row.hourlyRate,
      price_high: (row) => -row.hourlyRate,
    };
    const sorted = (sort: Sort) =>
      [...rows].sort((a, b) => by[sort](a) - by[sort](b) || a.id - b.id).map(({ id }) => id);

    test.each(sorts)("by %s, equal ones by id", proves("DIR-10", "DIR-11"), async (sort) => {
      const listed = await listProviders(database.db, { ...search(marker), sort });
      expect(listed.map(({ id }) => id)).toEqual(sorted(sort));
    });

    test.each(sorts)("pages by %s follow one another without gap or overlap, and the count is theirs", async (sort) => {
      const query = { search: marker, specialty: null, sort };
      const found = await Promise.all([1, 2, 3, 4, 5].map((page) => searchDirectory(database.db, { ...query, page })));
      for (const { count, approximate } of found)
        expect({ count, approximate }).toEqual({ count: 90, approximate: false });
      const pages = found.map(({ cards }) => cards);
      expect(pages.map((page) => page.length)).toEqual([24, 24, 24, 18, 0]);
      expect(pages.flat().map(({ id }) => id)).toEqual(sorted(sort));
    });

    test.each(sorts)("a walk by cursors sorted by %s meets each one once", async (sort) => {
      for (const limit of [4, 90]) {
        const walked: number[] = [];
        for (let after: Cursor | null = null; ;) {
          const page = await listProviders(database.db, { ...search(marker), sort, limit, after });
          walked.push(...page.map(({ id }) => id));
          if (page.length < limit) break;
          after = cursorAt(page.at(-1)!, sort);
        }
        expect(walked).toEqual(sorted(sort));
      }
    });

    test("someone listed meanwhile shifts nothing", async () => {
      const first = await listProviders(database.db, { ...search(marker), limit: 30 });
      const [id] = await addProviders(database.db, [{ bio: marker, rating: "5.00" }]);
      const rest = await listProviders(database.db, { ...search(marker), after: cursorAt(first.at(-1)!, "rating") });
      expect([...first, ...rest].map((provider) => provider.id).filter((one) => one !== id)).toEqual(sorted("rating"));
      await database.db.delete(providers).where(eq(providers.id, id!));
    });
  });

  test("a card has the initials of the name, and no name", async () => {
    const [id] = await addProviders(database.db, [{ bio: "card of initials" }], {
      firstName: "élodie",
      lastName: "Santos",
    });
    const query = { search: "card of initials", specialty: null, sort: "rating" as const, page: 1 };
    const [card] = (await searchDirectory(database.db, query)).cards;
    expect(card).toMatchObject({ id, initials: "ÉS" });
    expect(JSON.stringify(card)).not.toContain("Santos");
  });

  test("a new profile is available, under review and unrated, whatever is passed on", proves("DATA-21"), async () => {
    const userId = await addUser(database.db);
    const profile = {
      licenseNumber: "RD-20418",
      specialty: "Registered Dietitian" as const,
      yearsExperience: 12,
      bio: "I help people who have tried everything to eat well.",
      certifications: ["RDN"],
      hourlyRate: "95.00",
      languages: ["English"],
      timeZone: "America/Denver" as const,
      location: "Boulder, CO",
      isVrEnabled: true,
      profileImage: "",
    };
    expect(await hasProfile(database.db, userId)).toBe(false);
    const id = await createProvider(database.db, userId, profile);
    expect(await hasProfile(database.db, userId)).toBe(true);
    const [row] = await database.db.select().from(providers).where(eq(providers.id, id));
    expect(row).toMatchObject({
      ...profile,
      userId,
      rating: "0.00",
      totalReviews: 0,
      isAvailable: true,
      reviewStatus: "under_review",
      availability: DEFAULT_AVAILABILITY,
    });

    await expect(createProvider(database.db, userId, profile)).rejects.toBeInstanceOf(ProfileExistsError);
    const other = await addUser(database.db);
    const racing = await Promise.allSettled(
      Array.from({ length: 10 }, () => createProvider(database.db, other, profile)),
    );
    expect(racing.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });
});
