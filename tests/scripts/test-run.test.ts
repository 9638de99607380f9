import { expect, test } from "vitest";
import { addCounts, countPlaywright, countVitest, parseArguments, saying } from "../../scripts/test-run.mjs";

test("steps are chosen by --only, and the rest is passed on", () => {
  expect(parseArguments([])).toEqual({ only: [], extra: [] });
  expect(parseArguments(["--only", "vitest"])).toEqual({ only: ["vitest"], extra: [] });
  expect(parseArguments(["--only=Lint,typecheck", "--only", "build"]).only).toEqual(["lint", "typecheck", "build"]);
  expect(parseArguments(["--only", "vitest", "--", "tests/db", "--only"])).toEqual({ only: ["vitest"], extra: ["tests/db", "--only"] });
  for (const wrong of [["vitest"], ["--only"], ["--fast"]]) expect(() => parseArguments(wrong)).toThrow("does not know");
});

test("a file that cannot be loaded counts as a failed test", () => {
  const report = {
    numPassedTests: 3,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
    testResults: [
      { status: "failed", assertionResults: [{ status: "failed" }, { status: "passed" }] },
      { status: "failed", assertionResults: [] },
      { status: "passed", assertionResults: [{ status: "passed" }, { status: "passed" }] },
    ],
  };
  expect(countVitest(report)).toEqual({ passed: 3, failed: 2, skipped: 3 });
});

test("in the browser, flaky is failed, and so is an error outside of tests", () => {
  const report = { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 }, errors: [{ message: "global setup" }] };
  expect(countPlaywright(report)).toEqual({ passed: 5, failed: 3, skipped: 2 });
});

test("counts add up, and say only what there is", () => {
  const sum = addCounts({ passed: 1, failed: 0, skipped: 0 }, { passed: 2, failed: 1, skipped: 1 });
  expect(saying(sum)).toBe("3 passed, 1 failed, 1 skipped");
  expect(saying({ passed: 2, failed: 0, skipped: 0 })).toBe("2 passed");
});
