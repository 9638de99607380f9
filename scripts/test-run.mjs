/**
 * What `npm test` was asked for, and what its tools reported.
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 */

/** @type {Counts} */
export const noCounts = { passed: 0, failed: 0, skipped: 0 };

/**
 * @param {Counts} a
 * @param {Counts} b
 * @returns {Counts}
 */
export const addCounts = (a, b) => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
});

/** @param {Counts} counts */
export const saying = ({ passed, failed, skipped }) =>
  `${passed} passed${failed ? `, ${failed} failed` : ""}${skipped ? `, ${skipped} skipped` : ""}`;

/**
 * @param {readonly string[]} args
 * @returns {{ only: string[], extra: string[] }} the steps asked for (none: all), and what is passed on
 */
export function parseArguments(args) {
  const end = args.indexOf("--");
  const own = end < 0 ? [...args] : args.slice(0, end);
  /** @type {string[]} */
  const only = [];
  while (own.length > 0) {
    const arg = own.shift() ?? "";
    const value = arg === "--only" ? own.shift() : arg.startsWith("--only=") ? arg.slice("--only=".length) : undefined;
    if (!value) throw new Error(`npm test does not know ${arg}. Use: npm test -- --only STEP[,STEP] [-- ARGUMENTS]`);
    only.push(...value.split(",").map((name) => name.trim().toLowerCase()));
  }
  return { only, extra: end < 0 ? [] : args.slice(end + 1) };
}

/**
 * @param {unknown} report of Vitest's JSON reporter
 * @returns {Counts}
 */
export function countVitest(report) {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } =
    /** @type {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number,
     *   testResults: { status: string, assertionResults: { status: string }[] }[] }} */ (report);
  // A file that cannot be loaded, or whose hooks fail, has no failed test of its own: it counts as one.
  const brokenFiles = testResults.filter(
    (file) => file.status === "failed" && !file.assertionResults.some((test) => test.status === "failed"),
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + brokenFiles.length,
    skipped: numPendingTests + numTodoTests,
  };
}

/**
 * @param {unknown} report of Playwright's JSON reporter
 * @returns {Counts}
 */
export function countPlaywright(report) {
  const { stats, errors } =
    /** @type {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, errors: unknown[] }} */ (
      report
    );
  // `errors` are those outside of tests: a file that cannot be loaded, the global setup.
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, skipped: stats.skipped };
}
