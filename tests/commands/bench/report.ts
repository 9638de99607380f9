import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism, cpus, loadavg, totalmem } from "node:os";
import { join, resolve } from "node:path";
import type { Spread } from "./stats";

/** Whatever the benches write; not in version control. */
export const outFolder = resolve(import.meta.dirname, "out");
export const resultsFile = join(outFolder, "results.json");

/** What the figures were taken on; without it they say little. */
export function machineLine(): string {
  const [processor] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  const load = loadavg()[0]!.toFixed(1);
  return `${availableParallelism()} cores (${processor?.model.trim() ?? "unknown"}), ${memory} GB, Node ${process.version}, load before ${load}`;
}

/** Keeps a part's figures for programs, beside those of the other parts. */
export function keepResults(part: string, figures: object): void {
  mkdirSync(outFolder, { recursive: true });
  const kept = existsSync(resultsFile)
    ? (JSON.parse(readFileSync(resultsFile, "utf8")) as Record<string, unknown>)
    : {};
  kept[part] = { takenAt: new Date().toISOString(), commit: commit(), machine: machineLine(), ...figures };
  writeFileSync(resultsFile, `${JSON.stringify(kept, null, 2)}\n`);
}

function commit(): string {
  try {
    return execFileSync("git", ["describe", "--always", "--dirty"], { encoding: "utf8" }).trim();
  } catch {
    return "unknown"; // a checkout without git
  }
}

/**
 * Prints rows under a head, each column as wide as its widest cell. The first
 * column is text and stands left, the others are figures and stand right. An
 * empty row is a blank line.
 */
export function printTable(head: string[], rows: string[][]): void {
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: string[]) =>
    cells
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!)))
      .join("  ")
      .trimEnd();
  console.log(line(head));
  console.log(widths.map((width) => "-".repeat(width)).join("  "));
  for (const row of rows) console.log(line(row));
}

export const printTitle = (title: string) => console.log(`\n== ${title}\n`);

/** A whole number with separators: 12,345. */
export const whole = (value: number) => Math.round(value).toLocaleString("en-US");

/** A ratio with its range: 0.93 (0.88-1.01). */
export const ratioText = ({ median, min, max }: Spread) => `${median.toFixed(2)} (${min.toFixed(2)}-${max.toFixed(2)})`;

/** Whether a figure is what it should be, in two characters. */
export const mark = (reached: boolean) => (reached ? "ok" : "NO");
