/** Categories of the ACC/AHA guideline of 2017 (Whelton and others, Hypertension 2018;71:e13-115). */
export const PRESSURE_CLASSES = ["normal", "elevated", "stage 1", "stage 2", "crisis"] as const;
export type PressureClass = (typeof PRESSURE_CLASSES)[number];

/**
 * The category of one reading in mm[Hg]; the higher of the two values decides.
 * A diagnosis takes the mean of at least two readings on two occasions.
 */
export function pressureClass(systolic: number, diastolic: number): PressureClass {
  if (systolic > 180 || diastolic > 120) return "crisis";
  if (systolic >= 140 || diastolic >= 90) return "stage 2";
  if (systolic >= 130 || diastolic >= 80) return "stage 1";
  return systolic >= 120 ? "elevated" : "normal";
}
