import { stripVTControlCharacters } from "node:util";

/**
 * What `npm test` was asked for, and what its tools reported.
 * @typedef {{ title: string, why: string }} Failure a test, and what its first failure said
 * @typedef {{ title: string, milliseconds: number }} Timed
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped by the test itself; what was not asked for does not count
 * @property {Failure[]} failures
 * @property {Failure[]} unsteady those that failed and then passed; they are among the passed
 * @property {Timed[]} times of what ran
 */

/**
 * A test that fails is tried once more, so that five thousand of them on a busy
 * machine can be told apart: a fault in the product fails twice. What passes only
 * then is named with its failure at the end, to be looked into; more than this
 * many in one run, and the run has failed.
 */
export const UNSTEADY_LIMIT = 3;

/** @type {Counts} */
export const noCounts = { passed: 0, failed: 0, skipped: 0, failures: [], unsteady: [], times: [] };

/**
 * @param {Counts} a
 * @param {Counts} b
 * @returns {Counts}
 */
export const addCounts = (a, b) => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
  failures: [...a.failures, ...b.failures],
  unsteady: [...a.unsteady, ...b.unsteady],
  times: [...a.times, ...b.times],
});

/** @param {Counts} counts */
export const summary = ({ passed, failed, skipped, unsteady }) =>
  [
    `${passed} passed`,
    failed && `${failed} failed`,
    skipped && `${skipped} skipped`,
    unsteady.length && `${unsteady.length} only when tried again`,
  ]
    .filter(Boolean)
    .join(", ");

/** So many lines of a failure are told: the first says what was checked, the next ones what was found. */
const TOLD_LINES = 14;

/** So many failures are told: where more tests than these fail, they fail of one thing. */
const TOLD_FAILURES = 30;

/** @param {string} text */
const beginning = (text) =>
  stripVTControlCharacters(text)
    .split("\n")
    .filter((line) => line.trim() !== "" && !/^\s+at /.test(line))
    .slice(0, TOLD_LINES)
    .join("\n");

/** So many of the slowest tests are named. */
const NAMED_SLOWEST = 10;

/** @param {Counts} counts */
export const slowest = ({ times }) =>
  times.length === 0
    ? ""
    : [
        "Slowest:",
        ...times
          .toSorted((a, b) => b.milliseconds - a.milliseconds)
          .slice(0, NAMED_SLOWEST)
          .map(({ title, milliseconds }) => `${(milliseconds / 1000).toFixed(1).padStart(8)} s  ${title}`),
      ].join("\n");

/**
 * What the end of a run says of its tests. Of a long log often only the end is kept.
 * @param {Counts} counts
 */
export function closing({ failures, unsteady }) {
  const parts = [
    { heading: "Failed:", list: failures },
    {
      heading: "Passed only when tried again; each is a fault of the test or of the product, to be looked into:",
      list: unsteady,
    },
  ].filter(({ list }) => list.length > 0);
  return parts.map(({ heading, list }) => {
    const told = list.slice(0, TOLD_FAILURES).map(({ title, why }) => `  ${title}\n${why.replace(/^/gm, "    ")}`);
    return [heading, ...told, ...(list.length > told.length ? [`  and ${list.length - told.length} more`] : [])].join(
      "\n",
    );
  });
}

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
 * @typedef {{ status: string, fullName: string, failureMessages: string[], duration?: number | null }} VitestTest
 * @typedef {{ name: string, status: string, message: string, assertionResults: VitestTest[] }} VitestFile
 */

/**
 * @param {unknown} report of Vitest's JSON reporter
 * @param {RegExp} [chosen] the titles that were asked for: Vitest calls the others skipped
 * @returns {Counts}
 */
export function countVitest(report, chosen = /(?:)/) {
  const { numPassedTests, numFailedTests, testResults } =
    /** @type {{ numPassedTests: number, numFailedTests: number, testResults: VitestFile[] }} */ (report);
  // A file that cannot be loaded, or whose hooks fail, has no failed test of its own: it counts as one.
  const brokenFiles = testResults.filter(
    (file) => file.status === "failed" && !file.assertionResults.some((test) => test.status === "failed"),
  );
  const tests = testResults.flatMap((file) => file.assertionResults);
  const told = (/** @type {typeof tests} */ list) =>
    list.map(({ fullName, failureMessages }) => ({ title: fullName, why: beginning(failureMessages[0] ?? "") }));
  return {
    passed: numPassedTests,
    failed: numFailedTests + brokenFiles.length,
    skipped: tests.filter(({ status, fullName }) => /^(skipped|pending|todo)$/.test(status) && chosen.test(fullName))
      .length,
    failures: [
      ...told(tests.filter(({ status }) => status === "failed")),
      ...brokenFiles.map(({ name, message }) => ({ title: name, why: beginning(message) })),
    ],
    // Vitest keeps what went wrong at the first try with the test that passed at the second.
    unsteady: told(tests.filter(({ status, failureMessages }) => status === "passed" && failureMessages.length > 0)),
    times: tests.map(({ fullName, duration }) => ({ title: fullName, milliseconds: duration ?? 0 })),
  };
}

/**
 * @typedef {object} Suite of Playwright's JSON report
 * @property {{ title: string, tests: { projectName: string, status: string, results: { duration: number, errors: {
 * message?: string }[] }[] }[] }[]} [specs]
 * @property {Suite[]} [suites]
 */

/**
 * @param {unknown} report of Playwright's JSON reporter
 * @returns {Counts}
 */
export function countPlaywright(report) {
  const { stats, errors, suites } =
    /**
     * @type {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, errors: { message?:
     * string }[], suites: Suite[] }}
     */
    (report);
  const unsteady = suites.flatMap((suite) => endedAs("flaky", suite));
  return {
    passed: stats.expected + unsteady.length,
    // `errors` are those outside of tests: a file that cannot be loaded, the global setup.
    failed: stats.unexpected + stats.flaky - unsteady.length + errors.length,
    skipped: stats.skipped,
    failures: [
      ...errors.map(({ message }) => ({ title: "outside of tests", why: beginning(message ?? "") })),
      ...suites.flatMap((suite) => endedAs("unexpected", suite)),
    ],
    unsteady,
    times: suites.flatMap(timesOf),
  };
}

/**
 * @param {Suite} suite
 * @returns {Timed[]}
 */
function timesOf({ specs = [], suites = [] }) {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ projectName, results }) => ({
      title: `[${projectName}] ${title}`,
      milliseconds: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  );
  return [...own, ...suites.flatMap(timesOf)];
}

/**
 * @param {"flaky" | "unexpected"} outcome in Playwright's words
 * @param {Suite} suite
 * @returns {Failure[]}
 */
function endedAs(outcome, { specs = [], suites = [] }) {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === outcome)
      .map(({ projectName, results }) => ({
        title: `[${projectName}] ${title}`,
        why: beginning(results[0]?.errors[0]?.message ?? ""),
      })),
  );
  return [...own, ...suites.flatMap((suite) => endedAs(outcome, suite))];
}
