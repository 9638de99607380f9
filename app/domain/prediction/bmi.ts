import classes from "~/content/prediction/generated/bmi-classes";

/** The age from which the adult classes hold; younger people are judged by percentiles. */
export const ADULT_BMI_AGE = 20;
/** Below it a person is underweight. */
export const MIN_HEALTHY_BMI = 18.5;

/** Body mass index in kg/m2 from kg and cm. */
export const bodyMassIndex = (weightKg: number, heightCm: number): number => weightKg / (heightCm / 100) ** 2;

/**
 * Beyond these no adult's height and weight belong together: one of them came in another unit, as a rule. Our limits,
 * wide on purpose.
 */
const POSSIBLE_BMI = { least: 8, most: 150 };

export function isPossibleBody({ heightCm, weightKg }: { heightCm: number; weightKg: number }): boolean {
  const bmi = bodyMassIndex(weightKg, heightCm);
  return bmi >= POSSIBLE_BMI.least && bmi <= POSSIBLE_BMI.most;
}

/** The WHO's class of an adult's index. */
export const bmiClass = (bmi: number) => classes.find(({ from }) => bmi >= from)!.name;

/**
 * Further points at which the WHO advises Asian populations to act (WHO expert consultation, Lancet 2004;363:157-63).
 */
const ASIAN_ACTION_POINTS = [23, 27.5, 32.5, 37.5];

/** The highest of those points that an index has reached, or `null`. */
export const asianActionPoint = (bmi: number): number | null =>
  ASIAN_ACTION_POINTS.filter((point) => bmi >= point).at(-1) ?? null;

/** The weights in kg at which the index is normal for a height. */
export const healthyWeights = (heightCm: number): { from: number; to: number } => {
  const square = (heightCm / 100) ** 2;
  return { from: MIN_HEALTHY_BMI * square, to: 25 * square };
};
