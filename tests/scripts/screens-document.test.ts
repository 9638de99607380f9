import { expect, test } from "vitest";
import { screensDocument, type ScreenResults } from "../commands/bench/screens-document";

const kept = {
  takenAt: "2026-11-26T21:05:00.000Z",
  commit: "abc1234",
  machine: "2 cores (A processor), 8 GB, Node v22, load before 0.1",
};
const screen = (performance: number, tbt: number) => ({
  scores: [
    { id: "performance", least: 98, score: performance },
    { id: "seo", least: 100, score: 100 },
  ],
  metrics: [
    { name: "FCP", most: null, value: 912.4 },
    { name: "TBT", most: 100, value: tbt },
    { name: "CLS", most: 0.02, value: 0.0004 },
  ],
  bytes: { document: 12_340, script: 91_000, all: 130_050 },
  benchmarkIndex: 1_499.6,
});
const weighed = (path: string, script: number, style = 11_000) => ({
  path,
  first: { html: 9_900, script, style },
  lateScript: 4_000,
});
const results: ScreenResults = {
  // As it comes back from the file.
  lighthouse: {
    ...kept,
    version: "12.8.2",
    runs: 3,
    results: { "/": screen(100, 40), "/specialists": screen(97, 100.6) },
  },
  bytes: {
    ...kept,
    commit: "def5678",
    goals: { script: 110_000, style: 12_000, dashboardScript: 120_000 },
    screens: [
      weighed("/", 110_000),
      weighed("/specialists", 110_001, 12_001),
      weighed("/health-dashboard?tab=trends", 119_999),
    ],
  },
};
/** The cells of the lines that begin with a screen's path. */
const rowsOf = (document: string, path: string) =>
  document
    .split("\n")
    .filter((line) => line.startsWith(`| \`${path}\` |`))
    .map((line) =>
      line
        .split("|")
        .slice(2, -1)
        .map((cell) => cell.trim()),
    );

test("the page of the screens has a row of each in each table, and what misses its goal stands out", () => {
  const document = screensDocument(results);
  expect(rowsOf(document, "/")).toEqual([
    ["100", "100", "912", "40", "0.000", "1500"],
    ["12.3", "91.0", "130.1"],
    ["9.9", "110.0", "11.0", "130.9", "4.0"],
  ]);
  expect(rowsOf(document, "/specialists")).toEqual([
    ["**97**", "100", "912", "**101**", "0.000", "1500"],
    ["12.3", "91.0", "130.1"],
    ["9.9", "**110.0**", "**12.0**", "131.9", "4.0"],
  ]);
  // The dashboard's own goal.
  expect(rowsOf(document, "/health-dashboard?tab=trends")).toEqual([["9.9", "120.0", "11.0", "140.9", "4.0"]]);
});

test("the page of the screens says when, at which commit and on which machine, and has as many cells in each row as in its head", () => {
  const document = screensDocument(results);
  expect(document).toContain(`Taken on 2026-11-26 at commit \`abc1234\` on ${kept.machine}.`);
  expect(document).toContain(`Taken on 2026-11-26 at commit \`def5678\` on ${kept.machine}.`);
  expect(document).toContain("Goals: performance 98, seo 100, TBT 100, CLS 0.02.");
  const tables = document.split("\n\n").filter((block) => block.startsWith("|"));
  expect(tables).toHaveLength(3);
  for (const table of tables)
    expect(
      new Set(
        table
          .trim()
          .split("\n")
          .map((line) => line.split("|").length),
      ).size,
    ).toBe(1);
});
