import { stripVTControlCharacters } from "node:util";

/**
 * What `npm test` was asked for, and what its tools reported.
 * @typedef {{ title: string, why: string }} Unsteady a test that failed and then passed, and what the failure said
 * @typedef {{ passed: number, failed: number, skipped: number, unsteady: Unsteady[] }} Counts `unsteady` are among the passed
 */

/**
 * A test that fails is tried once more, so that five thousand of them on a busy
 * machine can be told apart: a fault in the product fails twice. What passes only
 * then is named with its failure at the end, to be looked into; more than this
 * many in one run, and the run has failed.
 */
export const UNSTEADY_LIMIT = 3;

/** @type {Counts} */
export const noCounts = { passed: 0, failed: 0, skipped: 0, unsteady: [] };

/**
 * @param {Counts} a
 * @param {Counts} b
 * @returns {Counts}
 */
export const addCounts = (a, b) => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
  unsteady: [...a.unsteady, ...b.unsteady],
});

/** @param {Counts} counts */
export const saying = ({ passed, failed, skipped, unsteady }) =>
  [`${passed} passed`, failed && `${failed} failed`, skipped && `${skipped} skipped`, unsteady.length && `${unsteady.length} only when tried again`]
    .filter(Boolean)
    .join(", ");

/** So many lines of a failure are told: the first says what was checked, the next ones what was found. */
const TOLD_LINES = 14;

/** @param {string} text */
const beginning = (text) =>
  stripVTControlCharacters(text)
    .split("\n")
    .filter((line) => line.trim() !== "" && !/^\s+at /.test(line))
    .slice(0, TOLD_LINES)
    .join("\n");

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
     *   testResults: { status: string, assertionResults: { status: string, fullName: string, failureMessages: string[] }[] }[] }} */ (report);
  // A file that cannot be loaded, or whose hooks fail, has no failed test of its own: it counts as one.
  const brokenFiles = testResults.filter(
    (file) => file.status === "failed" && !file.assertionResults.some((test) => test.status === "failed"),
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + brokenFiles.length,
    skipped: numPendingTests + numTodoTests,
    // Vitest keeps what went wrong at the first try with the test that passed at the second.
    unsteady: testResults
      .flatMap((file) => file.assertionResults)
      .filter(({ status, failureMessages }) => status === "passed" && failureMessages.length > 0)
      .map(({ fullName, failureMessages }) => ({ title: fullName, why: beginning(failureMessages[0] ?? "") })),
  };
}

/**
 * @typedef {object} Suite of Playwright's JSON report
 * @property {{ title: string, tests: { projectName: string, status: string, results: { errors: { message?: string }[] }[] }[] }[]} [specs]
 * @property {Suite[]} [suites]
 */

/**
 * @param {unknown} report of Playwright's JSON reporter
 * @returns {Counts}
 */
export function countPlaywright(report) {
  const { stats, errors, suites } =
    /** @type {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, errors: unknown[], suites: Suite[] }} */ (
      report
    );
  const unsteady = suites.flatMap(unsteadyOf);
  return {
    passed: stats.expected + unsteady.length,
    // `errors` are those outside of tests: a file that cannot be loaded, the global setup.
    failed: stats.unexpected + stats.flaky - unsteady.length + errors.length,
    skipped: stats.skipped,
    unsteady,
  };
}

/**
 * @param {Suite} suite
 * @returns {Unsteady[]}
 */
function unsteadyOf({ specs = [], suites = [] }) {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === "flaky")
      .map(({ projectName, results }) => ({ title: `[${projectName}] ${title}`, why: beginning(results[0]?.errors[0]?.message ?? "") })),
  );
  return [...own, ...suites.flatMap(unsteadyOf)];
}
