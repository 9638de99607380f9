/**
 * Which clause of docs/spec-clauses.md is proven by which test.
 *
 *   npm run conformance                     all areas
 *   npm run conformance -- BOOK DATA-14     these areas and single clauses
 *   npm run conformance -- --write          writes docs/conformance.md as well
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "./command.mjs";
import { runScript, StepFailure } from "../app/services/steps.mjs";
import { proofsIn } from "./test-proofs.mjs";

/** What `npm test` holds to: areas, single clauses, and ranges of clauses. */
const finished = [
  ...["APP", "HOME", "DIR", "SIGN", "BOOK", "AIC", "CHAT", "TREND", "PORT", "ERR", "VR", "DASH", "LIVE", "API", "DATA"],
];

/**
 * @typedef {{ id: string, area: string, text: string }} Clause
 * @typedef {{ file: string, line: number, title: string, ids: string[], skipped: boolean }} NamedTest
 * @typedef {{ clause: Clause, tests: NamedTest[] }} Proof
 */

/**
 * @param {string} catalogue
 * @returns {Clause[]} in their order
 */
export const clausesIn = (catalogue) =>
  [...catalogue.matchAll(/^- \*\*(([A-Z]+)-\d+)\*\* (.+)$/gm)].map(([, id = "", area = "", text = ""]) => ({
    id,
    area,
    text,
  }));

/**
 * Areas (`BOOK`), single clauses (`DATA-14`) and ranges (`DATA-14..DATA-24`).
 * @param {readonly Clause[]} clauses
 * @param {readonly string[]} names none: all
 * @throws {StepFailure} for a name that the catalogue does not have
 */
export function select(clauses, names) {
  if (names.length === 0) return [...clauses];
  const chosen = new Set();
  for (const name of names) {
    const [first = "", last = first] = name.split("..");
    const from = clauses.findIndex(({ id, area }) => id === first || area === first);
    const to = clauses.findLastIndex(({ id, area }) => id === last || area === last);
    if (from < 0 || to < from) throw new StepFailure(`The catalogue has no ${name}`);
    for (const { id } of clauses.slice(from, to + 1)) chosen.add(id);
  }
  return clauses.filter(({ id }) => chosen.has(id));
}

/**
 * @param {readonly Clause[]} clauses
 * @param {readonly NamedTest[]} tests
 * @returns {Proof[]} a skipped test proves nothing
 */
export const prove = (clauses, tests) =>
  clauses.map((clause) => ({
    clause,
    tests: tests.filter(({ ids, skipped }) => !skipped && ids.includes(clause.id)),
  }));

/**
 * @param {readonly Clause[]} clauses
 * @param {readonly NamedTest[]} tests
 * @returns {string[]} a line for each id that the catalogue does not have: a misspelled one proves nothing, silently
 */
export const unknownIds = (clauses, tests) =>
  tests.flatMap(({ file, line, ids }) =>
    ids
      .filter((id) => !clauses.some((clause) => clause.id === id))
      .map((id) => `${file}:${line} names ${id}, which is no clause`),
  );

/** @param {readonly Proof[]} proofs */
const summary = (proofs) =>
  `${proofs.filter(({ tests }) => tests.length > 0).length} of ${proofs.length} clauses proven`;

/**
 * @param {readonly Proof[]} proofs
 * @returns {string} for a terminal
 */
export function asText(proofs) {
  const lines = byArea(proofs).flatMap(([area, own]) => [
    `${area}: ${summary(own)}`,
    ...own.map(({ clause, tests }) => `  ${clause.id.padEnd(8)} ${placesOf(tests).join(", ") || "UNPROVEN"}`),
    "",
  ]);
  return [...lines, `All: ${summary(proofs)}`].join("\n");
}

/**
 * Tests by file and not by line: the document would change with every edit of a test.
 * @param {readonly Proof[]} proofs
 * @returns {string} docs/conformance.md
 */
export function asMarkdown(proofs) {
  const lines = byArea(proofs).flatMap(([area, own]) => [
    `## ${area}`,
    "",
    `${summary(own)}.`,
    "",
    "| Clause | What it says | Tests |",
    "| --- | --- | --- |",
    ...own.map(({ clause, tests }) => {
      const files = [...new Set(tests.map(({ file }) => `[${file}](../${file})`))];
      return `| ${clause.id} | ${clause.text.replaceAll("|", "\\|")} | ${files.join("<br>") || "**unproven**"} |`;
    }),
    "",
  ]);
  const head = [
    "# Conformance",
    "",
    "Written by `npm run conformance -- --write`; not by hand. Each clause of",
    "[the specification](spec-clauses.md) and the test files with a test that proves it.",
    "",
    `${summary(proofs)}.`,
    "",
  ];
  return [...head, ...lines].join("\n");
}

/**
 * @param {readonly Proof[]} proofs
 * @returns {[string, Proof[]][]}
 */
function byArea(proofs) {
  /** @type {Map<string, Proof[]>} */
  const areas = new Map();
  for (const proof of proofs) areas.set(proof.clause.area, [...(areas.get(proof.clause.area) ?? []), proof]);
  return [...areas];
}

/** @param {readonly NamedTest[]} tests */
const placesOf = (tests) => [...new Set(tests.map(({ file, line }) => `${file}:${line}`))];

function load() {
  const clauses = clausesIn(readFileSync(join(root, "docs/spec-clauses.md"), "utf8"));
  const files = readdirSync(join(root, "tests"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(test\.tsx?|spec\.ts)$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath ?? entry.path, entry.name)).replaceAll("\\", "/"))
    .sort();
  const tests = files.flatMap((file) => proofsIn(readFileSync(join(root, file), "utf8"), file));
  return { clauses, tests };
}

/**
 * What fails for the clauses that are finished, for `npm test`.
 * @returns {string} the summary
 * @throws {StepFailure} with what is missing
 */
export function checkFinished() {
  const { clauses, tests } = load();
  const proofs = prove(select(clauses, finished), tests);
  const faults = faultsOf(proofs, unknownIds(clauses, tests));
  if (faults.length > 0) throw new StepFailure(`${summary(proofs)}, ${faults.length} faults`, faults.join("\n"));
  return summary(proofs);
}

/**
 * @param {readonly Proof[]} proofs
 * @param {readonly string[]} unknown
 */
const faultsOf = (proofs, unknown) => [
  ...proofs
    .filter(({ tests }) => tests.length === 0)
    .map(({ clause }) => `${clause.id} is proven by no test: ${clause.text}`),
  ...unknown,
];

/** @param {readonly string[]} args */
function main(args) {
  const { clauses, tests } = load();
  const proofs = prove(
    select(
      clauses,
      args.filter((arg) => !arg.startsWith("--")),
    ),
    tests,
  );
  console.log(asText(proofs));
  if (args.includes("--write")) {
    // Always of all clauses, whatever was asked to be shown.
    writeFileSync(join(root, "docs/conformance.md"), asMarkdown(prove(clauses, tests)));
  }
  const faults = faultsOf(proofs, unknownIds(clauses, tests));
  if (faults.length > 0) throw new StepFailure(`${faults.length} faults:`, faults.join("\n"));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) await runScript(() => main(process.argv.slice(2)));
