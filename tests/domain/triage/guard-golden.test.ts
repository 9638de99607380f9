import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import rules from "~/content/triage/generated/guard-rules";
import { RED_FLAG_RULES } from "~/domain/triage/guard";
import { GOLDEN, outcomeOf } from "./guard-golden";

test("every row of the golden table comes out as it says", () => {
  for (const row of GOLDEN) {
    const { level, isCritical, call, isDoubted } = row;
    expect({ row, ...outcomeOf(row) }).toEqual({ row, level, isCritical, call, isDoubted });
  }
});

test("every rule has rows where it applies and where it does not", () => {
  const rulesOf = (rows: typeof GOLDEN) => new Set(rows.map(({ rule }) => rule as string));
  const all = new Set(RED_FLAG_RULES.map(({ id }) => id));
  expect(rulesOf(GOLDEN.filter(({ level }) => level !== undefined))).toEqual(all);
  expect(rulesOf(GOLDEN.filter(({ level }) => level === undefined))).toEqual(all);
});

test("the documentation lists the rules that have no source, and no others", () => {
  const [, list = ""] = readFileSync("docs/triage.md", "utf8").split("### Rules without a source\n");
  const listed = Array.from(list.split("\n## ")[0]!.matchAll(/^- `([^`]+)`: (.+)$/gm), ([, id, title]) => [id, title]);
  expect(listed).toEqual(rules.filter((rule) => rule.isUnsourced).map(({ id, title }) => [id, title]));
});
