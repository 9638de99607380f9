import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ApiError } from "~/domain/errors";
import { SPECIALTIES } from "~/domain/providers/constants";
import { directoryPath, MAX_PAGE, parseDirectoryQuery, SORTS, type DirectoryQuery } from "~/domain/providers/directory";
import { encodeCursor, MAX_LIST, parseListQuery } from "~/domain/providers/list-query";
import { proves } from "../support/clauses";

const sorts = SORTS.map(({ value }) => value);
const printable = fc
  .string({ unit: "grapheme", maxLength: 30 })
  .map((text) => text.trim())
  .filter((text) => text.length <= 100);
const query: fc.Arbitrary<DirectoryQuery> = fc.record({
  search: printable,
  specialty: fc.option(fc.constantFrom(...SPECIALTIES)),
  sort: fc.constantFrom(...sorts),
  page: fc.integer({ min: 1, max: MAX_PAGE }),
});
const paramsOf = (path: string) => new URL(path, "http://localhost").searchParams;
/** Parameters as a person, a program or a broken link might send them. */
const anyParams = fc
  .array(
    fc.tuple(
      fc.constantFrom("search", "specialty", "sort", "page", "limit", "cursor", "x"),
      fc.oneof(fc.string(), fc.fullUnicodeString()),
    ),
  )
  .map((pairs) => new URLSearchParams(pairs));

describe("the directory's address", () => {
  test("reading what was written gives the same query", () => {
    fc.assert(
      fc.property(query, (query) => {
        expect(parseDirectoryQuery(paramsOf(directoryPath(query)))).toEqual(query);
      }),
    );
  });

  test("there is one address per view: writing what was read, and reading that, changes nothing", () => {
    fc.assert(
      fc.property(anyParams, (params) => {
        const read = parseDirectoryQuery(params);
        expect(parseDirectoryQuery(paramsOf(directoryPath(read)))).toEqual(read);
      }),
    );
  });

  test.each([
    ["a space where it is cut off", `${"a".repeat(99)} b`],
    ["a character of two units where it is cut off", `${"a".repeat(99)}😀`],
  ])("a search that is too long keeps one address with %s", (_name, search) => {
    const read = parseDirectoryQuery(new URLSearchParams({ search }));
    expect(parseDirectoryQuery(paramsOf(directoryPath(read)))).toEqual(read);
  });

  test("leaves out what is default", () => {
    expect(directoryPath({ search: "", specialty: null, sort: "rating", page: 1 })).toBe("/specialists");
    expect(directoryPath({ search: "a & b", specialty: "Fitness Coach", sort: "price_low", page: 3 })).toBe(
      "/specialists?search=a+%26+b&specialty=Fitness+Coach&sort=price_low&page=3",
    );
  });

  test("sorts by rating unless it says otherwise", proves("DIR-09"), () => {
    expect(parseDirectoryQuery(new URLSearchParams())).toEqual({
      search: "",
      specialty: null,
      sort: "rating",
      page: 1,
    });
    expect(parseDirectoryQuery(new URLSearchParams({ sort: "cheapest" })).sort).toBe("rating");
    expect(sorts).toEqual(["rating", "experience", "price_low", "price_high"]);
  });

  test("whatever cannot be meant is left out, and nothing throws", () => {
    fc.assert(
      fc.property(anyParams, (params) => {
        const { search, specialty, sort, page } = parseDirectoryQuery(params);
        expect(search.length).toBeLessThanOrEqual(100);
        expect([null, ...SPECIALTIES]).toContain(specialty);
        expect(sorts).toContain(sort);
        expect(page >= 1 && page <= MAX_PAGE && Number.isInteger(page)).toBe(true);
      }),
    );
    const read = parseDirectoryQuery(new URLSearchParams("search=%00x&specialty=Dentist&sort=RATING&page=-1"));
    expect(read).toEqual({ search: "", specialty: null, sort: "rating", page: 1 });
    const pages = ["0", "1.5", "abc", "", "1e3", "99999", "NaN", "٣"].map(
      (page) => parseDirectoryQuery(new URLSearchParams({ page })).page,
    );
    expect(pages).toEqual([1, 1, 1, 1, MAX_PAGE, MAX_PAGE, 1, 1]);
  });
});

describe("the query of GET /api/providers", () => {
  const read = (params: Record<string, string> | string) => parseListQuery(new URLSearchParams(params));
  const wrongFields = (params: Record<string, string>) => {
    try {
      read(params);
      return [];
    } catch (error) {
      expect(error).toBeInstanceOf(ApiError);
      expect((error as ApiError).status).toBe(422);
      return Object.keys((error as ApiError).details.fields ?? {});
    }
  };

  test("everything is optional", () => {
    const all = { search: "", specialty: null, sort: "rating", limit: MAX_LIST, after: null };
    expect(read("")).toEqual(all);
    expect(read("search=&specialty=&sort=&limit=&cursor=")).toEqual(all);
  });

  test("reads what is given", () => {
    expect(
      read({ search: " yoga ", specialty: "Fitness Coach", sort: "price_high", limit: "20", cursor: "95.50_17" }),
    ).toEqual({
      search: "yoga",
      specialty: "Fitness Coach",
      sort: "price_high",
      limit: 20,
      after: { value: "95.50", id: 17 },
    });
  });

  test("names each parameter that is wrong", proves("API-16"), () => {
    const wrong: Record<string, string[]> = {
      search: ["x".repeat(101), "a\u0000b", "\u0007"],
      specialty: ["Dentist", "fitness coach"],
      sort: ["price", "Rating", "rating,price_low"],
      limit: ["0", "-1", "1.5", "ten", String(MAX_LIST + 1), "1e9", "Infinity"],
      cursor: ["x", "1_0", "_1", "1_", "1_2_3", "-1_2", "1_-2", "1e3_2", "' or 1=1 --_1", "9999999_1", "1_99999999999"],
    };
    for (const [field, values] of Object.entries(wrong)) {
      for (const value of values) expect(wrongFields({ [field]: value }), `${field}=${value}`).toEqual([field]);
    }
    expect(wrongFields({ specialty: "Dentist", sort: "price", limit: "0", cursor: "x" })).toEqual([
      "specialty",
      "sort",
      "limit",
      "cursor",
    ]);
  });

  test("takes every cursor that it gave out", () => {
    const value = fc.oneof(
      fc.integer({ min: 0, max: 80 }).map(String),
      fc.integer({ min: 0, max: 99_999_999 }).map((cents) => (cents / 100).toFixed(2)),
    );
    fc.assert(
      fc.property(value, fc.integer({ min: 1, max: 2_147_483_647 }), (value, id) => {
        expect(read({ cursor: encodeCursor({ value, id }) }).after).toEqual({ value, id });
      }),
      { numRuns: 300 },
    );
  });

  test("gives a query or a 422, whatever is sent", () => {
    fc.assert(
      fc.property(anyParams, (params) => {
        try {
          parseListQuery(params);
        } catch (error) {
          expect(error).toBeInstanceOf(ApiError);
        }
      }),
    );
  });
});
