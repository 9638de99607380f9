import type { Activity } from "~/content/nutrition/vocabulary";
import { bodyMassIndex as bmi } from "~/domain/prediction/bmi";
import { ACTIVITY_FACTORS, restingEnergyRounded } from "~/domain/prediction/energy";
import type { Sex } from "~/domain/prediction/person";

/** What an adult's needs are computed from. */
export type Body = { kg: number; cm: number; age: number; sex: Sex };

/** Weight in kg by height squared in m². */
export const bodyMassIndex = ({ kg, cm }: Pick<Body, "kg" | "cm">): number => bmi(kg, cm);

/** Nobody goes below this without supervision, kcal a day (general guidance). */
export const LEAST_INTAKE = { female: 1_200, male: 1_500 } as const;
/** Of a day's need: gives roughly half a kilogram a week at first, less later (Hall, Lancet 2011;378:826–37). */
const DEFICIT = 500;
/**
 * Protein in g per kg while losing weight keeps more muscle (Leidy and others, Am J Clin Nutr 2015;101:1320S–9S: 1.2 to
 * 1.6).
 */
const PROTEIN = { from: 1.2, to: 1.6 } as const;
/** Above this the formulas for protein count the weight at BMI 30: fat needs none. */
const PROTEIN_BMI = 30;

export type Targets = {
  resting: number;
  /** To stay as one is, kcal a day. */
  keep: number;
  /** To lose weight slowly, kcal a day. */
  lose: number;
  /** Whether `lose` was raised to the least that nobody should go below. */
  raised: boolean;
  proteinFrom: number;
  proteinTo: number;
};

const toTens = (value: number) => Math.round(value / 10) * 10;

/** Protein in g a day while losing weight; without a height the weight counts as it is. */
export function proteinNeed({ kg, cm }: Pick<Body, "kg"> & Partial<Pick<Body, "cm">>): { from: number; to: number } {
  const countedKg = cm === undefined ? kg : Math.min(kg, PROTEIN_BMI * (cm / 100) ** 2);
  return { from: Math.round(PROTEIN.from * countedKg), to: Math.round(PROTEIN.to * countedKg) };
}

/** A day's energy and protein for an adult. */
export function dailyTargets(body: Body, activity: Activity): Targets {
  const resting = restingEnergyRounded({ sex: body.sex, age: body.age, heightCm: body.cm, weightKg: body.kg });
  const keep = resting * ACTIVITY_FACTORS[activity];
  const wanted = keep - DEFICIT;
  const least = LEAST_INTAKE[body.sex];
  const protein = proteinNeed(body);
  return {
    resting: toTens(resting),
    keep: toTens(keep),
    lose: toTens(Math.max(wanted, least)),
    raised: wanted < least,
    proteinFrom: protein.from,
    proteinTo: protein.to,
  };
}
