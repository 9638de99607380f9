import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { StepFailure } from "../../../app/services/steps.mjs";
import { type GOALS, scriptGoal } from "./goals";
import { resultsFile } from "./report";

/** What stands beside the figures of each part (`keepResults`). */
type Kept = { takenAt: string; commit: string; machine: string };
/** A limit that is infinite is null once it was JSON. */
type LighthouseResults = Kept & {
  version: string;
  runs: number;
  results: Record<
    string,
    {
      scores: { id: string; least: number; score: number }[];
      metrics: { name: string; most: number | null; value: number }[];
      bytes: Record<string, number>;
      benchmarkIndex: number;
    }
  >;
};
type BytesResults = Kept & {
  goals: typeof GOALS;
  screens: { path: string; first: Record<string, number>; lateScript: number }[];
};
export type ScreenResults = { lighthouse: LighthouseResults; bytes: BytesResults };

const kB = (bytes: number) => (bytes / 1000).toFixed(1);
const row = (cells: readonly (string | number)[]) => `| ${cells.join(" | ")} |`;
/** The first column is text, the others are figures. */
const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]) =>
  [row(head), row(head.map((_, column) => (column === 0 ? "---" : "---:"))), ...rows.map(row)].join("\n");
/** A figure that does not reach its goal stands out. */
const judged = (text: string, reached: boolean) => (reached ? text : `**${text}**`);
const takenOn = ({ takenAt, commit, machine }: Kept) =>
  `Taken on ${takenAt.slice(0, 10)} at commit \`${commit}\` on ${machine}.`;

/** What a screen scores, how fast it is and what it weighs, as a page of the documentation. */
export function screensDocument({ lighthouse, bytes }: ScreenResults): string {
  const screens = Object.entries(lighthouse.results);
  const [, first] = screens[0]!;
  const metric = ({ name, value, most }: { name: string; value: number; most: number | null }) =>
    judged(name === "CLS" ? value.toFixed(3) : value.toFixed(0), value <= (most ?? Infinity));
  const goals = [
    ...first.scores.map(({ id, least }) => `${id} ${least}`),
    ...first.metrics.flatMap(({ name, most }) => (most === null ? [] : [`${name} ${most}`])),
  ];
  const firstKinds = Object.keys(bytes.screens[0]!.first);
  const { script, style, dashboardScript } = bytes.goals;
  const isWithin = (path: string, kind: string, sent: number) =>
    sent <= (kind === "script" ? scriptGoal(path, bytes.goals) : kind === "style" ? style : Infinity);
  return `# What each screen scores and weighs

\`npm run bench:pages -- --write\` measures this and writes this file. Bold: beyond the goal.

## Lighthouse

Version ${lighthouse.version}, a phone on simulated slow 4G, median of ${lighthouse.runs}. ${takenOn(lighthouse)}
Goals: ${goals.join(", ")}. Times are milliseconds; *machine* is Lighthouse's benchmarkIndex, and TBT grows with whatever else the machine does.

${table(
  ["", ...first.scores.map(({ id }) => id), ...first.metrics.map(({ name }) => name), "machine"],
  screens.map(([path, { scores, metrics, benchmarkIndex }]) => [
    `\`${path}\``,
    ...scores.map(({ score, least }) => judged(score.toFixed(0), score >= least)),
    ...metrics.map(metric),
    benchmarkIndex.toFixed(0),
  ]),
)}

What came over the line in the same visit, in kB (1,000 bytes, with headers):

${table(
  ["", ...Object.keys(first.bytes)],
  screens.map(([path, { bytes: sent }]) => [`\`${path}\``, ...Object.values(sent).map(kB)]),
)}

## Bytes at first load

Compressed (brotli), without headers, in kB (1,000 bytes). ${takenOn(bytes)}
Goals: script ${script / 1000} (the dashboard ${dashboardScript / 1000}), style ${style / 1000}. *Script later* is what pointing at links, opening the menu and entering a field loads on top.

${table(
  ["", ...firstKinds, "all", "script later"],
  bytes.screens.map(({ path, first: sent, lateScript }) => [
    `\`${path}\``,
    ...firstKinds.map((kind) => judged(kB(sent[kind]!), isWithin(path, kind, sent[kind]!))),
    kB(firstKinds.reduce((sum, kind) => sum + sent[kind]!, 0)),
    kB(lateScript),
  ]),
)}
`;
}

const DOCUMENT = resolve(import.meta.dirname, "../../../docs/screens.md");

/** Writes what was just measured into the documentation. @throws {StepFailure} without figures of both parts. */
export function writeScreens(): void {
  const kept = JSON.parse(readFileSync(resultsFile, "utf8")) as Partial<ScreenResults>;
  const { lighthouse, bytes } = kept;
  if (!lighthouse || !bytes)
    throw new StepFailure(
      "There are no figures of the screens to write",
      "Measure them: npm run bench:pages -- --write",
    );
  writeFileSync(DOCUMENT, screensDocument({ lighthouse, bytes }));
  console.log(`\nWritten: ${DOCUMENT}`);
}
