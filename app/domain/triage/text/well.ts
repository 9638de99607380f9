import type { Measures } from "./measures";
import { patternNamed } from "./pieces";
import { wordsOf } from "./words";

/**
 * Who tells only that all is well, or of values that are as they should be: "blood pressure 118/76, all fine". There is
 * nothing to look at. Read narrowly: with any other word in it, and with any value outside, it is not that.
 */
const HARMLESS = new Set(wordsOf("en", "harmless"));
/** What is not there is no less well. */
const NOTHING = patternNamed("no complaint", "g");
const WELL = /\b(?:fine|ok|okay|good|great|well|normal|healthy)\b/;
const ASKS = /\?|(?:^|\. )(?:is|are|am|was|were)\b/;

/**
 * Limits of a grown-up: NEWS2 (2017) without a point, ACC/AHA (2017) below stage 2, ADA; after a fast the sugar is
 * lower.
 */
const between = (from: number, to: number) => (value: number | null) =>
  value === null || (value >= from && value <= to);
const isUsual = (measures: Measures, isFasting: boolean): boolean =>
  between(101, 139)(measures.systolic) &&
  between(50, 89)(measures.diastolic) &&
  between(51, 99)(measures.pulse) &&
  between(36.1, 37.4)(measures.temperature) &&
  between(12, 20)(measures.respirations) &&
  between(96, 100)(measures.oxygen) &&
  between(70, isFasting ? 125 : 139)(measures.glucose) &&
  between(18.5, 29.9)(measures.bmi) &&
  measures.comaScale === null &&
  measures.score === null &&
  measures.tablets === null &&
  measures.gestationWeeks === null &&
  measures.periodWeeks === null;

const isMeasured = ({ systolic, pulse, temperature, respirations, oxygen, glucose }: Measures): boolean =>
  [systolic, pulse, temperature, respirations, oxygen, glucose].some((value) => value !== null);

/** Whether texts with joined phrases tell of usual values, or of being well, and of nothing else. */
export function tellsAllIsWell(texts: readonly string[], measures: Measures): boolean {
  const all = texts.join(". ");
  const said = all.replace(NOTHING, " fine ");
  const words = said.match(/[a-z]+/g) ?? [];
  return (
    words.every((word) => HARMLESS.has(word)) &&
    (isMeasured(measures) || WELL.test(said)) &&
    !ASKS.test(all) &&
    isUsual(measures, /\bfasting\b/.test(said))
  );
}
