import { featuresOf } from "./features";
import { judge, rarityOf, vectorOf } from "./fit";
import fitted from "./fitted.at-build";

/**
 * How much a text is like what people write who need help now, who should be seen soon, and who can look after it at
 * home or only ask something: shares that sum to 1. It is learned from the examples beside this file, and reads no
 * rule.
 */
export type Likeness = {
  now: number;
  soon: number;
  home: number;
  /** How many of its words stand in examples, and the share of those that stand in none. */
  known: number;
  unseen: number;
};

/**
 * Of fewer words than this, which the rules mostly know, or where more of them stand in no example, nothing is judged.
 */
const LEAST_KNOWN = 6;
const MOST_UNSEEN = 0.4;

/** What was learned, with the number of each feature. */
function learned() {
  const { features, counts, examples, weights, bias } = fitted();
  return {
    numbers: new Map(features.map((feature, number) => [feature, number])),
    rarity: rarityOf(counts, examples),
    weights,
    bias,
  };
}
let known: ReturnType<typeof learned> | undefined;

/** @returns `null` where too little of the texts stands in any example */
export function likenessOf(texts: readonly string[]): Likeness | null {
  const { numbers, rarity, weights, bias } = (known ??= learned());
  const features = [...featuresOf(texts)];
  const words = features.filter((one) => !one.includes(" "));
  const seen = words.filter((one) => numbers.has(one)).length;
  const unseen = 1 - seen / words.length;
  if (seen < LEAST_KNOWN || unseen > MOST_UNSEEN) return null;
  const shares = [0, 0, 0];
  judge(vectorOf(Int32Array.from(features.flatMap((one) => numbers.get(one) ?? [])), rarity), weights, bias, shares);
  const [now, soon, home] = shares as [number, number, number];
  return { now, soon, home, known: seen, unseen };
}
