/** What an adult's value is by the limits of everybody; a person is told `verdictOf`. */
export type VitalWord = "Very low" | "Low" | "Normal" | "High" | "Very high";

/** What the dashboard's badges say, with the look of each (DASH-09, DASH-10, DASH-11). */
export const STATUS_TONES = {
  normal: "good",
  optimal: "good",
  excellent: "good",
  warning: "caution",
  elevated: "caution",
  high: "danger",
  critical: "danger",
  "in own limits": "own",
} as const;
export type StatusWord = keyof typeof STATUS_TONES;
export type StatusTone = (typeof STATUS_TONES)[StatusWord];
