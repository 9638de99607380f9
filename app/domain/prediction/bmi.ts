/** Classes of the WHO for adults. */
export type BmiClass =
  | "severe thinness"
  | "moderate thinness"
  | "mild thinness"
  | "normal weight"
  | "overweight"
  | "obesity class I"
  | "obesity class II"
  | "obesity class III";

/** The age from which the adult classes hold; younger people are judged by percentiles. */
export const ADULT_BMI_AGE = 20;
/** Below it a person is underweight. */
export const LEAST_HEALTHY_BMI = 18.5;

/** Body mass index in kg/m2 from kg and cm. */
export const bodyMassIndex = (weightKg: number, heightCm: number): number => weightKg / (heightCm / 100) ** 2;

/** Beyond these no adult's height and weight belong together: one of them came in another unit, as a rule. Our limits, wide on purpose. */
const POSSIBLE_BMI = { least: 8, most: 150 };

export function isPossibleBody({ heightCm, weightKg }: { heightCm: number; weightKg: number }): boolean {
  const bmi = bodyMassIndex(weightKg, heightCm);
  return bmi >= POSSIBLE_BMI.least && bmi <= POSSIBLE_BMI.most;
}

/** Limits from which a class begins, by rising index (WHO Technical Report Series 894, 2000; the classes of thinness, WHO 1995). */
const CLASSES: readonly [from: number, name: BmiClass][] = [
  [40, "obesity class III"],
  [35, "obesity class II"],
  [30, "obesity class I"],
  [25, "overweight"],
  [18.5, "normal weight"],
  [17, "mild thinness"],
  [16, "moderate thinness"],
  [0, "severe thinness"],
];

/** The WHO's class of an adult's index. */
export const bmiClass = (bmi: number): BmiClass => CLASSES.find(([from]) => bmi >= from)![1];

/** Further points at which the WHO advises Asian populations to act (WHO expert consultation, Lancet 2004;363:157-63). */
const ASIAN_ACTION_POINTS = [23, 27.5, 32.5, 37.5];

/** The highest of those points that an index has reached, or `null`. */
export const asianActionPoint = (bmi: number): number | null =>
  ASIAN_ACTION_POINTS.filter((point) => bmi >= point).at(-1) ?? null;

/** The weights in kg at which the index is normal for a height. */
export const healthyWeights = (heightCm: number): { from: number; to: number } => {
  const square = (heightCm / 100) ** 2;
  return { from: LEAST_HEALTHY_BMI * square, to: 25 * square };
};
