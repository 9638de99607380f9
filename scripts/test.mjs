/**
 * `npm test`: what tells a broken change, before every commit, from a fresh clone on.
 * `npm run test:full`: everything else, and nothing twice.
 *
 *   npm test                                       all steps
 *   npm test -- --only vitest                      one, with what it needs
 *   npm test -- --only types,lint                  several
 *   npm test -- --only vitest -- tests/db -t BOOK  what follows is passed to it
 *
 * docs/testing.md says what belongs where.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBuild } from "./build.mjs";
import { npm, root, run } from "./command.mjs";
import { ensureNode, ensurePackages } from "./packages.mjs";
import { reasonOf, runScript, seconds, step, StepFailure } from "../app/services/steps.mjs";
import {
  addCounts,
  closing,
  countPlaywright,
  countVitest,
  noCounts,
  parseArguments,
  slowest,
  summary,
  UNSTEADY_LIMIT,
} from "./test-run.mjs";

/** @typedef {import("./test-run.mjs").Counts} Counts */

/**
 * @typedef {object} Step
 * @property {string[]} [needs] steps that run first, and without which it cannot run
 * @property {() => Promise<unknown>} [ahead] the work that may run beside the steps before it
 * @property {() => Promise<unknown>} run resolves to its `Counts` where it ran tests, and to a `NotRun` where it did
 * not run after all
 */

/** Why a step had nothing to run with; no failure, and the table says so. */
class NotRun {
  /** @param {string} why */
  constructor(why) {
    this.why = why;
  }
}

const [tier, ...args] = process.argv.slice(2);
const { only, extra } = parseArguments(args);
const reports = mkdtempSync(join(tmpdir(), "kindweight-reports-"));
process.once("exit", () => rmSync(reports, { recursive: true, force: true }));
/** @type {(() => Promise<void>)[]} */
const undo = [];

/** @type {Record<string, Step>} what either tier may need, in the order it runs in */
const prepared = {
  packages: { run: ensurePackages },
  chromium: {
    run: async () => {
      const { findChromium } = await import("./chromium.mjs");
      await step("Chromium", findChromium, { done: ({ path }) => path });
    },
  },
  postgresql: { run: async () => void (await step("PostgreSQL", findServer, { done: ({ source }) => source })) },
};

/** @type {Record<string, Record<string, Step>>} */
const tiers = {
  check: {
    ...prepared,
    format: script("Format", "lint:format"),
    types: script("Types", "typecheck"),
    unused: script("Unused", "unused"),
    lint: script("Lint", "lint:code"),
    commits: script("Commits", "lint:commits"),
    build: { run: ensureBuild },
    vitest: {
      needs: ["postgresql", "build"],
      run: () => vitest("Vitest", { TEST_ENGINE: "PGlite" }, ["--project", "rules", "--project", "others"]),
    },
    playwright: {
      needs: ["chromium", "postgresql", "build"],
      run: () => playwright(),
    },
  },
  full: {
    ...prepared,
    supply: {
      run: async () => {
        const { checkSupply } = await import("./supply.mjs");
        await step("Supply", () => checkSupply(), { done: (found) => found });
      },
    },
    conformance: {
      run: async () => {
        const { checkFinished } = await import("./conformance.mjs");
        await step("Conformance", checkFinished, { done: (found) => found });
      },
    },
    build: { run: ensureBuild },
    server: {
      needs: ["postgresql", "build"],
      // Suites of both engines have their engine's name in their title; the others have run in `npm test`.
      run: () =>
        vitest(
          "On PostgreSQL",
          { TEST_ENGINE: "PostgreSQL" },
          ["--project", "others", "-t", "PostgreSQL", ...filesOfBothEngines()],
          (report) => countVitest(report, /PostgreSQL/),
        ),
    },
    slow: { needs: ["postgresql", "build"], run: () => vitest("Slow tests", {}, ["--project", "slow"]) },
    playwright: {
      needs: ["chromium", "postgresql", "build"],
      run: () => playwright(),
    },
    firefox: { needs: ["build"], run: visitInFirefox },
  },
};

async function findServer() {
  const { tsImport } = await import("tsx/esm/api");
  const module = /** @type {typeof import("../tests/support/postgres")} */ (
    await tsImport("../tests/support/postgres.ts", import.meta.url)
  );
  const server = await module.findPostgres();
  undo.push(() => server.stop());
  // Vitest and Playwright share this one instead of looking for one each.
  process.env.TEST_DATABASE_URL = server.url;
  return server;
}

/**
 * Every screen once in Firefox, whose policy, parser and cookies are its own: what `npm run engines` does in more of
 * them.
 */
async function visitInFirefox() {
  const { findFirefox } = await import("./firefox.mjs");
  if (!findFirefox()) return new NotRun("no Firefox on this machine");
  const work = async (/** @type {(text: string) => void} */ report) => {
    const outcome = await npm(["run", "engines", "--", "screens", "Firefox"], { onLine: report });
    if (!outcome.ok) throw new StepFailure(outcome.ended, outcome.output);
  };
  return void (await step("Firefox", work));
}

/**
 * A script of package.json that only reads, and takes one core at the most.
 * @param {string} label
 * @param {string} name
 * @returns {Step}
 */
function script(label, name) {
  /** @type {ReturnType<typeof npm> | undefined} */
  let started;
  const start = () => (started ??= npm(["run", name, ...(extra.length > 0 ? ["--", ...extra] : [])]));
  const work = async () => {
    const outcome = await start();
    if (!outcome.ok) throw new StepFailure(outcome.ended, outcome.output);
  };
  return { ahead: start, run: () => step(label, work) };
}

/**
 * @param {string} label
 * @param {Record<string, string>} env
 * @param {string[]} chosen
 * @param {(report: unknown) => Counts} [count]
 */
const vitest = (label, env, chosen, count = countVitest) =>
  runTests(label, { ...env, name: "VITEST_JSON" }, count, [
    ...["node_modules/vitest/vitest.mjs", "run", "--config", "tests/vitest.config.ts", ...chosen, ...extra],
  ]);

/** The files with suites of both engines. The others would be loaded for nothing, which takes longer than what runs. */
const filesOfBothEngines = () =>
  readdirSync(join(root, "tests"), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => join("tests", file))
    .filter((file) => /describe\.each\((?:engines|siteEngines)\)/.test(readFileSync(join(root, file), "utf8")));

/** The tests of this tier, by their tag: tests/playwright.config.ts; in CI a part of those of the full tier. */
function playwright() {
  const shard = tier === "full" ? process.env.BROWSER_SHARD : undefined;
  return runTests("Playwright", { name: "PLAYWRIGHT_JSON", TEST_TIER: tier ?? "" }, countPlaywright, [
    ...["node_modules/@playwright/test/cli.js", "test", "--config", "tests/playwright.config.ts"],
    ...(shard ? [`--shard=${shard}`] : []),
    ...extra,
  ]);
}

/**
 * @param {string} label
 * @param {Record<string, string> & { name: string }} env `name` is the variable that tells the tool where its report
 * goes
 * @param {(report: unknown) => Counts} count
 * @param {string[]} command
 * @returns {Promise<Counts>}
 * @throws {StepFailure & { counts: Counts }} if a test has failed
 */
function runTests(label, { name, ...env }, count, command) {
  const file = join(reports, `${label}.json`);
  const work = async (/** @type {(text: string) => void} */ report) => {
    const outcome = await run(process.execPath, command, { env: { ...env, [name]: file }, onLine: report });
    const counts = readCounts(file, count);
    if (outcome.ok && counts.failed === 0) return counts;
    throw Object.assign(new StepFailure(`${summary(counts)} (${outcome.ended})`, outcome.output), { counts });
  };
  return step(label, work, { done: summary });
}

/**
 * @param {string} file
 * @param {(report: unknown) => Counts} count
 */
function readCounts(file, count) {
  try {
    return count(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return noCounts; // it ended before its first test; its exit code says so
  }
}

/**
 * The steps to run: the chosen ones and what they need, in order.
 * @param {Record<string, Step>} steps
 */
function selection(steps) {
  const names = Object.keys(steps);
  if (only.length === 0) return names;
  const unknown = only.find((name) => !names.includes(name));
  if (unknown) throw new StepFailure(`There is no step ${unknown}. Steps: ${names.join(", ")}`);
  const chosen = new Set(["packages", ...only, ...only.flatMap((name) => steps[name]?.needs ?? [])]);
  return names.filter((name) => chosen.has(name));
}

async function main() {
  ensureNode();
  const steps = tiers[tier ?? ""];
  if (!steps) throw new StepFailure(`Tests are check or full, not ${tier}`);
  if (extra.length > 0 && only.length !== 1) throw new StepFailure("Arguments after -- need --only with one step");
  // A developer's NODE_ENV=production would make the tools below leave things out.
  Reflect.deleteProperty(process.env, "NODE_ENV");

  /** @type {{ name: string, state: string, time: string, counts: Counts | undefined }[]} */
  const table = [];
  const failed = new Set();
  let counts = noCounts;
  const begun = performance.now();
  try {
    const names = selection(steps);
    for (const name of names) {
      // The longest of what only reads runs beside the others: each of them takes one core at the most.
      if (name === "format" && names.includes("lint")) void steps.lint?.ahead?.();
      const started = performance.now();
      const missing = ["packages", ...(steps[name]?.needs ?? [])].find((need) => failed.has(need));
      let state = missing ? `not run: needs ${missing}` : "passed";
      /** @type {Counts | undefined} */
      let own;
      if (!missing) {
        const outcome = await steps[name]?.run().catch((/** @type {Error & { counts?: Counts }} */ error) => {
          state = `failed: ${reasonOf(error)}`;
          return error.counts;
        });
        if (outcome instanceof NotRun) state = `not run: ${outcome.why}`;
        else if (outcome) own = /** @type {Counts} */ (outcome);
      }
      if (missing || state.startsWith("failed")) failed.add(name);
      if (own) counts = addCounts(counts, own);
      table.push({ name, state, time: missing ? "" : seconds(performance.now() - started), counts: own });
    }
  } finally {
    for (const end of undo) await end();
  }

  console.log(`\n${"step".padEnd(12)} ${"time".padStart(12)} ${"passed".padStart(7)} ${"failed".padStart(7)}`);
  for (const { name, time, state, counts: own } of table)
    console.log(
      `${name.padEnd(12)} ${time.padStart(12)} ${String(own?.passed ?? "").padStart(7)} ${String(own?.failed ?? "").padStart(7)}   ${state}`,
    );
  console.log(`${"all".padEnd(12)} ${seconds(performance.now() - begun).padStart(12)}`);
  for (const part of [slowest(counts), ...closing(counts)]) if (part) console.log(`\n${part}`);
  const tooMany = counts.unsteady.length > UNSTEADY_LIMIT;
  console.log(`\n${summary(counts)}${tooMany ? `: more than ${UNSTEADY_LIMIT}, so this run has failed` : ""}`);
  process.exitCode = failed.size > 0 || tooMany ? 1 : 0;
}

await runScript(main);
