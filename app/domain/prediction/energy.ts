import activities from "~/content/nutrition/generated/activities";
import type { Activity } from "~/content/nutrition/vocabulary";
import { isPossibleBody } from "./bmi";
import type { Sex } from "./person";

/** Energy of a day over resting energy. */
export const ACTIVITY_FACTORS = Object.fromEntries(
  activities.map(({ activity, factor }) => [activity, factor]),
) as Readonly<Record<Activity, number>>;

/** No plan goes further from what keeps the weight, down or up, without a clinic (general guidance), kcal/d. */
export const MAX_CHANGE = 1_000;

export type Body = { sex: Sex; /** years */ age: number; heightCm: number; weightKg: number };

/**
 * Resting energy in kcal/d after Mifflin and St Jeor (Am J Clin Nutr
 * 1990;51:241-7; 498 adults of 19 to 78 years, R2 0.71), with the coefficients of
 * the paper. For adults who are not pregnant.
 */
export const restingEnergy = ({ sex, age, heightCm, weightKg }: Body): number =>
  9.99 * weightKg + 6.25 * heightCm - 4.92 * age + 166 * (sex === "male" ? 1 : 0) - 161;

/**
 * So little no adult uses at rest, kcal/d (our limit): the line has left the people it was fitted to, and comes to zero
 * and below.
 */
const MIN_RESTING = 500;

/** Whether the equations of energy and weight can be asked about this body. */
export const isWithinEnergyModels = (body: Body): boolean => isPossibleBody(body) && restingEnergy(body) >= MIN_RESTING;

/** The rounded form that most calculators print: within 5 kcal/d of the paper's for ordinary bodies. */
export const restingEnergyRounded = ({ sex, age, heightCm, weightKg }: Body): number =>
  10 * weightKg + 6.25 * heightCm - 5 * age + (sex === "male" ? 5 : -161);
