import { expect, test } from "vitest";
import {
  addCounts,
  closing,
  countPlaywright,
  countVitest,
  noCounts,
  parseArguments,
  slowest,
  summary,
} from "../../scripts/test-run.mjs";

test("steps are chosen by --only, and the rest is passed on", () => {
  expect(parseArguments([])).toEqual({ only: [], extra: [] });
  expect(parseArguments(["--only", "vitest"])).toEqual({ only: ["vitest"], extra: [] });
  expect(parseArguments(["--only=Lint,typecheck", "--only", "build"]).only).toEqual(["lint", "typecheck", "build"]);
  expect(parseArguments(["--only", "vitest", "--", "tests/db", "--only"])).toEqual({
    only: ["vitest"],
    extra: ["tests/db", "--only"],
  });
  for (const wrong of [["vitest"], ["--only"], ["--fast"]])
    expect(() => parseArguments(wrong)).toThrow("does not know");
});

const ended = (status: string, fullName: string, ...failureMessages: string[]) => ({
  status,
  fullName,
  failureMessages,
});

test("a file that cannot be loaded counts as a failed test", () => {
  const report = {
    numPassedTests: 3,
    numFailedTests: 1,
    testResults: [
      {
        name: "a.test.ts",
        status: "failed",
        message: "",
        assertionResults: [ended("failed", "one", "Error: two\n  at three"), ended("passed", "four")],
      },
      { name: "b.test.ts", status: "failed", message: "SyntaxError: five", assertionResults: [] },
      {
        name: "c.test.ts",
        status: "passed",
        message: "",
        assertionResults: [
          ended("passed", "five"),
          ended("passed", "six"),
          ended("skipped", "seven on PostgreSQL"),
          ended("todo", "eight"),
        ],
      },
    ],
  };
  expect(countVitest(report)).toMatchObject({
    passed: 3,
    failed: 2,
    skipped: 2,
    failures: [
      { title: "one", why: "Error: two" },
      { title: "b.test.ts", why: "SyntaxError: five" },
    ],
    unsteady: [],
  });
  expect(countVitest(report, /PostgreSQL/).skipped, "of those that were asked for").toBe(1);
});

test("what passed only at its second try is named, with what its first try said", () => {
  const vitest = {
    numPassedTests: 2,
    numFailedTests: 0,
    testResults: [
      {
        status: "passed",
        assertionResults: [
          ended("passed", "steady"),
          ended("passed", "a list > moves", "Error: it did not\n    at list"),
        ],
      },
    ],
  };
  expect(countVitest(vitest)).toMatchObject({
    passed: 2,
    failed: 0,
    skipped: 0,
    failures: [],
    unsteady: [{ title: "a list > moves", why: "Error: it did not" }],
  });
  const tried = (status: string, ...messages: string[][]) => ({
    projectName: "js",
    status,
    results: messages.map((errors) => ({ duration: 700, errors: errors.map((message) => ({ message })) })),
  });
  const playwright = {
    stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 },
    errors: [{ message: "global setup" }],
    suites: [
      {
        suites: [
          {
            specs: [
              { title: "opens", tests: [tried("expected", [])] },
              { title: "closes", tests: [tried("flaky", ["Error: open\n\n  a window\n  at door"], [])] },
            ],
          },
        ],
        specs: [{ title: "locks", tests: [tried("unexpected", ["Error: no key"], ["Error: no door"])] }],
      },
    ],
  };
  expect(countPlaywright(playwright), "an error outside of tests is a failure").toMatchObject({
    passed: 6,
    failed: 2,
    skipped: 2,
    failures: [
      { title: "outside of tests", why: "global setup" },
      { title: "[js] locks", why: "Error: no key" },
    ],
    unsteady: [{ title: "[js] closes", why: "Error: open\n  a window" }],
  });
});

test("the slowest are named, a second try with its first", () => {
  const result = { duration: 700, errors: [] };
  const specs = [{ title: "opens", tests: [{ projectName: "js", status: "flaky", results: [result, result] }] }];
  const playwright = { stats: { expected: 0, unexpected: 0, flaky: 1, skipped: 0 }, errors: [], suites: [{ specs }] };
  const vitest = {
    numPassedTests: 11,
    numFailedTests: 0,
    testResults: [
      {
        status: "passed",
        assertionResults: Array.from({ length: 11 }, (_, n) => ({
          ...ended("passed", `test ${n}`),
          duration: n * 1000,
        })),
      },
    ],
  };
  const lines = slowest(addCounts(countPlaywright(playwright), countVitest(vitest))).split("\n");
  expect(lines).toHaveLength(11);
  expect(lines.slice(0, 2)).toEqual(["Slowest:", "    10.0 s  test 10"]);
  expect(lines.at(-2)).toBe("     2.0 s  test 2");
  expect(lines.at(-1)).toBe("     1.4 s  [js] opens");
  expect(slowest(noCounts)).toBe("");
});

test("counts add up, and say only what there is", () => {
  const sum = addCounts(
    { ...noCounts, passed: 1, unsteady: [{ title: "a", why: "b" }] },
    { ...noCounts, passed: 2, failed: 1, skipped: 1, failures: [{ title: "c", why: "d\ne" }] },
  );
  expect(summary(sum)).toBe("3 passed, 1 failed, 1 skipped, 1 only when tried again");
  expect(summary({ ...noCounts, passed: 2 })).toBe("2 passed");
  expect(closing(sum)).toEqual([
    "Failed:\n  c\n    d\n    e",
    expect.stringMatching(/^Passed only when tried again.*\n {2}a\n {4}b$/),
  ]);
  expect(closing(noCounts)).toEqual([]);
});

test("of many failures the first are told, and how many there are besides", () => {
  const failures = Array.from({ length: 45 }, (_, n) => ({ title: `test ${n}`, why: "no server" }));
  const [told] = closing({ ...noCounts, failed: 45, failures });
  expect(told).toContain("test 29\n");
  expect(told).not.toContain("test 30\n");
  expect(told!.endsWith("  and 15 more")).toBe(true);
});
