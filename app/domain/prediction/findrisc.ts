import type { Sex } from "./person";

/**
 * Whether parents, siblings or children (`close`), or grandparents, aunts, uncles or cousins (`distant`) have diabetes.
 */
export const FAMILY_DIABETES = ["none", "distant", "close"] as const;

export type FindriscAnswers = {
  sex: Sex;
  age: number;
  bmi: number;
  waistCm: number;
  /** 30 minutes or more on most days, at work or in leisure. */
  dailyActivity: boolean;
  /** Vegetables, fruit or berries every day. */
  dailyVegetables: boolean;
  /** Ever taken regularly. */
  bloodPressureMedicine: boolean;
  /** Ever found, in an illness or in pregnancy too. */
  everHighGlucose: boolean;
  familyDiabetes: (typeof FAMILY_DIABETES)[number];
};

export type FindriscRisk = "low" | "slightly raised" | "moderate" | "high" | "very high";

/** Points of each question of the FINDRISC, 0 to 26 (the present form of eight questions). */
export function findriscScore(answers: FindriscAnswers): number {
  const { sex, age, bmi, waistCm } = answers;
  const [waist, wide] = sex === "male" ? [94, 102] : [80, 88];
  const points = [
    age > 64 ? 4 : age >= 55 ? 3 : age >= 45 ? 2 : 0,
    bmi > 30 ? 3 : bmi >= 25 ? 1 : 0,
    waistCm > wide ? 4 : waistCm >= waist ? 3 : 0,
    answers.dailyActivity ? 0 : 2,
    answers.dailyVegetables ? 0 : 1,
    answers.bloodPressureMedicine ? 2 : 0,
    answers.everHighGlucose ? 5 : 0,
    { none: 0, distant: 3, close: 5 }[answers.familyDiabetes],
  ];
  return points.reduce((sum, point) => sum + point, 0);
}

/**
 * The risk of diabetes of type 2 within ten years: Lindström and Tuomilehto,
 * Diabetes Care 2003;26:725-31.
 * @returns `oneIn`: of so many people with this score one gets diabetes.
 */
export function findriscRisk(score: number): { risk: FindriscRisk; oneIn: number } {
  if (score > 20) return { risk: "very high", oneIn: 2 };
  if (score >= 15) return { risk: "high", oneIn: 3 };
  if (score >= 12) return { risk: "moderate", oneIn: 6 };
  if (score >= 7) return { risk: "slightly raised", oneIn: 25 };
  return { risk: "low", oneIn: 100 };
}
