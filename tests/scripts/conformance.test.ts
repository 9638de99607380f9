import { describe, expect, test } from "vitest";
import { asMarkdown, asText, clausesIn, prove, select, unknownIds } from "../../scripts/conformance.mjs";
import { proofsIn } from "../../scripts/test-proofs.mjs";

const clauses = clausesIn(`# Catalogue
3. A test names the ids, like \`BOOK-07 shows …\`.
## DIR
- **DIR-01** Cards | are shown.
- **DIR-02** A list.
## BOOK
- **BOOK-01** A form.
- **BOOK-02** when done then \`thanks\`. (open)
- **BOOK-03** More.
`);
const ids = (list: { id: string }[]) => list.map(({ id }) => id);

describe("the catalogue", () => {
  test("is its list items, in order", () => {
    expect(ids(clauses)).toEqual(["DIR-01", "DIR-02", "BOOK-01", "BOOK-02", "BOOK-03"]);
    expect(clauses[3]).toEqual({ id: "BOOK-02", area: "BOOK", text: "when done then `thanks`. (open)" });
  });

  test("is chosen from by area, clause and range, and refuses what it does not have", () => {
    expect(ids(select(clauses, []))).toHaveLength(5);
    expect(ids(select(clauses, ["BOOK-02", "DIR"]))).toEqual(["DIR-01", "DIR-02", "BOOK-02"]);
    expect(ids(select(clauses, ["BOOK-01..BOOK-02"]))).toEqual(["BOOK-01", "BOOK-02"]);
    for (const wrong of ["BOK", "BOOK-09", "BOOK-02..BOOK-01"]) {
      expect(() => select(clauses, [wrong])).toThrow(`has no ${wrong}`);
    }
  });
});

describe("the calls in tests", () => {
  const idsIn = (source: string) =>
    proofsIn(source, "x.test.ts").map((found) => [found.line, found.skipped, ...found.ids]);

  test("name clauses as the options of a test, alone or beside others", () => {
    expect(
      idsIn(`
        test("shows", proves("BOOK-01", "BOOK-02"), () => {});
        it("shows", { ...proves("DIR-01"), timeout: 60_000 }, async () => {});
        for (const name of names) test(\`shows \${name}\`, proves("BOOK-03"), () => {});
        test.each(rows)("%s", proves("BOOK-02"), () => {});
        test.describe("x", () => { test.only("y", proves("DIR-01"), () => {}); });
      `),
    ).toEqual([
      [2, false, "BOOK-01", "BOOK-02"],
      [3, false, "DIR-01"],
      [4, false, "BOOK-03"],
      [5, false, "BOOK-02"],
      [6, false, "DIR-01"],
    ]);
  });

  test("count only in a test's options: not in titles, comments, suites or other calls", () => {
    expect(
      idsIn(`
        // test("x", proves("BOOK-01"), () => {});
        test("BOOK-01 x", () => {});
        test("x", other("BOOK-01"), () => {});
        test("x", () => { proves("BOOK-01"); });
        describe("x", proves("BOOK-01"), () => {});
        test.describe("x", proves("BOOK-01"), () => {});
        proves("BOOK-01");
      `),
    ).toEqual([]);
  });

  test("of skipped tests are known as such", () => {
    expect(
      idsIn(`
        test.skip("x", proves("BOOK-01"), () => {});
        test.fixme("x", proves("BOOK-02"), () => {});
        describe.skip("x", () => { test("y", proves("BOOK-03"), () => {}); });
        test("x", proves("DIR-01"), () => { test.skip(condition, "why"); });
      `),
    ).toEqual([
      [2, true, "BOOK-01"],
      [3, true, "BOOK-02"],
      [4, true, "BOOK-03"],
      [5, false, "DIR-01"],
    ]);
  });
});

describe("proof", () => {
  const tests = proofsIn(
    `test("a", proves("BOOK-01"), f);\ntest("b", proves("BOOK-01", "BOK-02"), f);\ntest.skip("c", proves("BOOK-03"), f);`,
    "tests/x.test.ts",
  );

  test("is a test that runs and names the clause", () => {
    const proven = prove(clauses, tests).filter((proof) => proof.tests.length > 0);
    expect(proven.map(({ clause, tests: own }) => [clause.id, ...own.map(({ line }) => line)])).toEqual([
      ["BOOK-01", 1, 2],
    ]);
    expect(asText(prove(clauses, tests))).toContain(
      "BOOK: 1 of 3 clauses proven\n  BOOK-01  tests/x.test.ts:1, tests/x.test.ts:2\n  BOOK-02  UNPROVEN",
    );
  });

  test("is not given by an id that is no clause", () => {
    expect(unknownIds(clauses, tests)).toEqual(["tests/x.test.ts:2 names BOK-02, which is no clause"]);
  });

  test("is written down as a table", () => {
    const page = asMarkdown(prove(clauses, tests));
    expect(page).toContain("| BOOK-01 | A form. | [tests/x.test.ts](../tests/x.test.ts) |");
    expect(page).toContain("| DIR-01 | Cards \\| are shown. | **unproven** |");
  });
});
