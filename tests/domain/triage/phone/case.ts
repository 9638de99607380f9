/**
 * How soon a cautious nurse would have somebody looked at: now; within days; at an ordinary appointment; at home. The
 * last two are one level of the product. Written as people type on a telephone, and before the engine was asked about
 * any.
 */
export type Typed = readonly [
  level: "now" | "soon" | "weeks" | "home",
  text: string,
  /** What would be right among the first three, between spaces; empty: anything. */
  likely: string,
  /** Why this level. */
  reason: string,
  age?: number,
  gender?: "female" | "male",
];
