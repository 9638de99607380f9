/** The rows of `conditions.csv` are in this order. */
export const AREAS = [
  "heart",
  "lungs",
  "nerves",
  "senses",
  "gut",
  "kidneys",
  "women",
  "metabolic",
  "infections",
  "skin",
  "limbs",
  "blood",
  "everyday",
] as const;

/**
 * How soon somebody with a condition should be seen when nothing else is against it: now; within days; at an ordinary
 * appointment; looked after at home.
 */
export const LEVELS = ["emergency", "urgent", "routine", "self-care"] as const;
export type Level = (typeof LEVELS)[number];

/** What else is known of a finding; the README says what follows from each. */
export const TRAITS = [
  "circumstance",
  "complaint too",
  "passing",
  "question alone",
  "risk",
  "alarm",
  "ask if fertile",
  "ask from 12",
  "never ask",
] as const;
