import { describe, expect, test } from "vitest";
import { asMarkdown, asText, clausesIn, prove, select, unknownIds } from "../../scripts/conformance.mjs";
import { titlesIn } from "../../scripts/test-titles.mjs";

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

describe("titles", () => {
  const idsIn = (source: string) =>
    titlesIn(source, "x.test.ts").map((found) => [found.line, found.skipped, ...found.ids]);

  test("name clauses at their start, in any kind of string", () => {
    expect(
      idsIn(`
        test("BOOK-01 BOOK-02 shows", () => {});
        it('DIR-01, DIR-02: shows', async () => {});
        for (const name of names) test(\`BOOK-03 \${name}\`, () => {});
        test("BOOK-01 " + name, () => {});
        test.each(rows)("BOOK-02 %s", () => {});
        test.describe("x", () => { test.only("DIR-01", () => {}); });
        test("@js BOOK-01 shows", () => {});
        test("@no-js @slow BOOK-02 BOOK-03 shows", () => {});
      `),
    ).toEqual([
      [2, false, "BOOK-01", "BOOK-02"],
      [3, false, "DIR-01", "DIR-02"],
      [4, false, "BOOK-03"],
      [5, false, "BOOK-01"],
      [6, false, "BOOK-02"],
      [7, false, "DIR-01"],
      [8, false, "BOOK-01"],
      [9, false, "BOOK-02", "BOOK-03"],
    ]);
  });

  test("count only at a test's start, and not in comments, suites or other calls", () => {
    expect(
      idsIn(`
        // test("BOOK-01 x", () => {});
        describe("BOOK-01 x", () => {});
        test.describe("BOOK-01 x", () => {});
        test("shows BOOK-01", () => {});
        test("e-mail-01", () => {});
        test("UTF-16LE is read", () => {});
        expect("BOOK-01 x", "y");
        test.step("x", () => {});
      `),
    ).toEqual([]);
  });

  test("of skipped tests are known as such", () => {
    expect(
      idsIn(`
        test.skip("BOOK-01 x", () => {});
        test.fixme("BOOK-02 x", () => {});
        describe.skip("x", () => { test("BOOK-03 x", () => {}); });
        test("DIR-01 x", () => { test.skip(condition, "why"); });
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
  const tests = titlesIn(
    `test("BOOK-01 a", () => {});\ntest("BOOK-01 BOK-02 b", () => {});\ntest.skip("BOOK-03 c", () => {});`,
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
