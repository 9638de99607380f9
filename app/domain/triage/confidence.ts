import type { Reading } from "./read";
import type { Scored } from "./score";

/**
 * Logistic calibration of `confidence`: the probability that the right condition
 * is among the first three named. Fitted on the development cases with five-fold
 * cross-validation (docs/triage.md), then drawn a little towards the middle,
 * because real patients write less tidily than cases do. What was not understood
 * lowers it by decision, not by fit.
 */
const FIT = { intercept: 0.2, top: 2.2, three: 1.2, unknown: -0.35, unread: -0.8 };

export function confidenceOf(ranked: readonly Scored[], reading: Reading): number {
  const [first, second, third] = ranked;
  if (!first || reading.present.size + reading.named.size === 0 || reading.onlyTaken || reading.allWell) return 0.05;
  const three = first.probability + (second?.probability ?? 0) + (third?.probability ?? 0);
  const x =
    FIT.intercept +
    FIT.top * first.probability +
    FIT.three * three +
    FIT.unknown * Math.min(reading.unknown.length, 5) +
    FIT.unread * reading.unreadShare;
  return Math.round((1 / (1 + Math.exp(-x))) * 100) / 100;
}
