import { z } from "zod";
import { key, number, optional, text } from "../columns";
import type { Keys } from "./generated/keys";
import { COHORT_TERMS, NEWS2_SCALES, PREVENT_FACTS, PREVENT_TERMS } from "./vocabulary";

export const tables = {
  /** Coefficients of the base equations. Those for ten years have no term of age squared: it is 0 there. */
  prevent: z.object({
    years: z.enum(["10", "30"]),
    sex: z.enum(["female", "male"]),
    term: z.enum(PREVENT_TERMS),
    cvd: number(),
    ascvd: number(),
    heartFailure: number(),
    coronary: number(),
    stroke: number(),
  }),
  /** For what they were made; outside of it nothing is extrapolated. */
  "prevent-limits": z.object({
    fact: z.enum(PREVENT_FACTS).meta({ isKey: true }),
    least: number(),
    most: number(),
  }),
  "pooled-cohort": z.object({
    term: z.enum(COHORT_TERMS).meta({ isKey: true }),
    whiteFemale: number(),
    whiteMale: number(),
    blackFemale: number(),
    blackMale: number(),
  }),
  /** Points by value: the first limit that the value does not exceed decides. */
  news2: z.object({
    scale: z.enum(NEWS2_SCALES),
    /** Empty: whatever is above. */
    upTo: optional(number()),
    points: number(z.number().int().min(0).max(3)),
  }),
  /** By falling index: the first class that the index reaches decides. */
  "bmi-classes": z.object({
    name: key<Keys["bmi-classes"]>(),
    from: number(z.number().min(0)),
    source: text(),
  }),
};

type Checked = { [Table in keyof typeof tables]: readonly z.output<(typeof tables)[Table]>[] };

/** Which table lacks a row of these. The problem is told of its first row, as the missing one has no line. */
const missing = <Name extends string>(table: string, wanted: readonly Name[], found: readonly Name[]) =>
  wanted
    .filter((name) => !found.includes(name))
    .map((name) => ({ table, row: 0, problem: `there is no row for ${name}` }));

/** Whether every equation has all its terms, and every scale covers every number. */
export const check = (rows: Checked) => [
  ...["10 female", "10 male", "30 female", "30 male"].flatMap((group) => {
    const equation = rows.prevent.filter(({ years, sex }) => `${years} ${sex}` === group).map(({ term }) => term);
    return equation.length === PREVENT_TERMS.length
      ? missing("prevent", PREVENT_TERMS, equation)
      : [{ table: "prevent", row: 0, problem: `${group} has ${equation.length} terms` }];
  }),
  ...missing(
    "prevent-limits",
    PREVENT_FACTS,
    rows["prevent-limits"].map(({ fact }) => fact),
  ),
  ...missing(
    "pooled-cohort",
    COHORT_TERMS,
    rows["pooled-cohort"].map(({ term }) => term),
  ),
  ...missing(
    "news2",
    NEWS2_SCALES,
    rows.news2.filter(({ upTo }) => upTo === undefined).map(({ scale }) => scale),
  ),
  ...rows.news2.flatMap(({ scale, upTo = Infinity }, row) => {
    const before = rows.news2[row - 1];
    return before?.scale === scale && (before.upTo ?? Infinity) >= upTo
      ? [{ table: "news2", row, problem: "is not above the row before" }]
      : [];
  }),
  ...rows["bmi-classes"].flatMap(({ from }, row) => {
    const next = rows["bmi-classes"][row + 1];
    return (next ? next.from < from : from === 0)
      ? []
      : [{ table: "bmi-classes", row, problem: "classes fall row by row, the last one from 0" }];
  }),
];
