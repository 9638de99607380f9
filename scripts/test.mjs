/**
 * `npm test`: everything that must hold, from a fresh clone on.
 *
 *   npm test                                       all steps
 *   npm test -- --only vitest                      one, with what it needs
 *   npm test -- --only typecheck,lint              several
 *   npm test -- --only vitest -- tests/db -t BOOK  what follows is passed to it
 */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBuild } from "./build.mjs";
import { npm, run } from "./command.mjs";
import { ensureNode, ensurePackages } from "./packages.mjs";
import { reasonOf, runScript, seconds, step, StepFailure } from "./steps.mjs";
import {
  addCounts,
  closing,
  countPlaywright,
  countVitest,
  noCounts,
  parseArguments,
  saying,
  UNSTEADY_LIMIT,
} from "./test-run.mjs";

/** @typedef {import("./test-run.mjs").Counts} Counts */

/** @typedef {{ needs?: string[], run: () => Promise<unknown> }} Step what `run` resolves to tells why it was not run after all, where it is a `NotRun` */

/** Why a step had nothing to run with; no failure, and the table says so. */
class NotRun {
  /** @param {string} why */
  constructor(why) {
    this.why = why;
  }
}

let counts = noCounts;
const reports = mkdtempSync(join(tmpdir(), "kindweight-reports-"));
process.once("exit", () => rmSync(reports, { recursive: true, force: true }));
/** @type {(() => Promise<void>)[]} */
const undo = [];
const { only, extra } = parseArguments(process.argv.slice(2));

/** @type {Record<string, Step>} in the order they run in */
const steps = {
  packages: { run: ensurePackages },
  chromium: {
    run: async () => {
      const { findChromium } = await import("./chromium.mjs");
      await step("Chromium", findChromium, { done: ({ path }) => path });
    },
  },
  postgresql: { run: () => step("PostgreSQL", findServer, { done: ({ source }) => source }) },
  typecheck: {
    run: () => {
      // Both only read, and neither takes more than one core.
      if (selection().includes("lint")) void lint();
      return step("Typecheck", () => tool(() => npm(["run", "typecheck", ...passOn()])));
    },
  },
  lint: { run: () => step("Lint", () => tool(lint)) },
  supply: {
    run: async () => {
      const { checkSupply } = await import("./supply.mjs");
      await step("Supply", () => checkSupply(), { done: (summary) => summary });
    },
  },
  build: { run: ensureBuild },
  vitest: {
    needs: ["postgresql"],
    run: () =>
      runTests("Vitest", "VITEST_JSON", countVitest, [
        ...["node_modules/vitest/vitest.mjs", "run", "--config", "tests/vitest.config.ts", ...extra],
      ]),
  },
  playwright: {
    needs: ["chromium", "postgresql", "build"],
    run: () =>
      runTests("Playwright", "PLAYWRIGHT_JSON", countPlaywright, [
        ...["node_modules/@playwright/test/cli.js", "test", "--config", "tests/playwright.config.ts", ...extra],
      ]),
  },
  firefox: { needs: ["build"], run: visitInFirefox },
  conformance: {
    run: async () => {
      const { checkFinished } = await import("./conformance.mjs");
      await step("Conformance", checkFinished, { done: (summary) => summary });
    },
  },
};
/** Started for tests that open a server of their own, even where the tests at hand do without it. */
const wanted = { vitest: ["build"] };

const passOn = () => (extra.length > 0 ? ["--", ...extra] : []);

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

/** Every screen once in Firefox, whose policy, parser and cookies are its own: what `npm run engines` does in more of them. */
async function visitInFirefox() {
  const { findFirefox } = await import("./firefox.mjs");
  if (!findFirefox()) return new NotRun("no Firefox on this machine");
  const work = async (/** @type {(text: string) => void} */ report) => {
    const outcome = await npm(["run", "engines", "--", "screens", "Firefox"], { onLine: report });
    if (!outcome.ok) throw new StepFailure(outcome.ended, outcome.output);
  };
  return void (await step("Firefox", work));
}

/** @type {ReturnType<typeof npm> | undefined} */
let linting;
const lint = () => (linting ??= npm(["run", "lint", ...passOn()]));

/** @param {() => ReturnType<typeof npm>} start */
async function tool(start) {
  const outcome = await start();
  if (!outcome.ok) throw new StepFailure(outcome.ended, outcome.output);
}

/**
 * @param {string} label
 * @param {string} variable names the report's file to the tool
 * @param {(report: unknown) => Counts} count
 * @param {string[]} args
 */
function runTests(label, variable, count, args) {
  const file = join(reports, `${label}.json`);
  const work = async (/** @type {(text: string) => void} */ report) => {
    const outcome = await run(process.execPath, args, { env: { [variable]: file }, onLine: report });
    const mine = readCounts(file, count);
    counts = addCounts(counts, mine);
    if (!outcome.ok || mine.failed > 0) throw new StepFailure(`${saying(mine)} (${outcome.ended})`, outcome.output);
    return mine;
  };
  return step(label, work, { done: saying });
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

/** The steps to run: the chosen ones and what they need, in order. */
function selection() {
  const names = Object.keys(steps);
  if (only.length === 0) return names;
  const unknown = only.find((name) => !names.includes(name));
  if (unknown) throw new StepFailure(`There is no step ${unknown}. Steps: ${names.join(", ")}`);
  const chosen = new Set(["packages", ...only]);
  for (const name of only) {
    for (const need of [...(steps[name]?.needs ?? []), ...(name === "vitest" ? wanted.vitest : [])]) chosen.add(need);
  }
  return names.filter((name) => chosen.has(name));
}

async function main() {
  ensureNode();
  if (extra.length > 0 && only.length !== 1) throw new StepFailure("Arguments after -- need --only with one step");
  // A developer's NODE_ENV=production would make the tools below leave things out.
  Reflect.deleteProperty(process.env, "NODE_ENV");

  /** @type {{ name: string, state: string, time: string }[]} */
  const table = [];
  const failed = new Set();
  try {
    for (const name of selection()) {
      const started = performance.now();
      const missing = ["packages", ...(steps[name]?.needs ?? [])].find((need) => failed.has(need));
      let state = missing ? `not run: needs ${missing}` : "passed";
      if (!missing) {
        const outcome = await steps[name]?.run().catch((error) => {
          state = `failed: ${reasonOf(error)}`;
        });
        if (outcome instanceof NotRun) state = `not run: ${outcome.why}`;
        if (state.startsWith("failed")) failed.add(name);
      } else failed.add(name);
      table.push({ name, state, time: missing ? "" : seconds(performance.now() - started) });
    }
  } finally {
    for (const step of undo) await step();
  }

  console.log();
  for (const { name, time, state } of table) console.log(`${name.padEnd(12)} ${time.padStart(12)}   ${state}`);
  for (const part of closing(counts)) console.log(`\n${part}`);
  const tooMany = counts.unsteady.length > UNSTEADY_LIMIT;
  console.log(`\n${saying(counts)}${tooMany ? `: more than ${UNSTEADY_LIMIT}, so this run has failed` : ""}`);
  process.exitCode = failed.size > 0 || tooMany ? 1 : 0;
}

await runScript(main);
