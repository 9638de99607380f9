import { DAY_MS } from "~/domain/durations";
import type { WeightUnit } from "~/domain/vitals/types";
import { weightAmount } from "./units";
import { message, type Message } from "~/domain/message";

/** Entries further apart in time say nothing about each other. */
export const COMPARED_MS = 60 * DAY_MS;
/** Water, meals, clothes, another scale: as a share of the weight. */
const AT_ONCE = 0.06;
/**
 * And for each day between the two. In the weeks after bariatric surgery, which take it off fastest, it is some 0.3 %.
 */
const PER_DAY = 0.004;

export type Weighed = { /** ms since 1970 */ at: number; /** kg */ value: number };

/**
 * Whether a weight is rather a slip than a change: a comma forgotten, pounds typed as kilograms. Asked and not refused,
 * for a birth or a hospital can do the same. One that stays unseen moves trend and forecast for weeks.
 * @param others what was weighed within `COMPARED_MS`. The same instant is left out: that entry is being corrected.
 * @returns the entry that it is so far from, the nearest one in time; `null` where it may well be.
 */
export function farFrom({ at, value }: Weighed, others: readonly Weighed[]): Weighed | null {
  const distance = (one: Weighed) => Math.abs(one.at - at);
  const nearest = others
    .filter((one) => one.at !== at)
    .reduce<Weighed | null>((best, one) => (best && distance(best) <= distance(one) ? best : one), null);
  if (!nearest || distance(nearest) > COMPARED_MS) return null;
  const likely = nearest.value * (AT_ONCE + (PER_DAY * distance(nearest)) / DAY_MS);
  return Math.abs(value - nearest.value) > likely ? nearest : null;
}

/** What is asked about such a weight. */
export const unlikelyWeight = ({ value }: Weighed, unit: WeightUnit): Message =>
  message(
    "This is far from {weight}, which was weighed around then. Tick the box if it is right; else correct the weight or its unit",
    { weight: weightAmount(value, unit) },
  );
