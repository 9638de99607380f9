import { fullYears, type IsoDate } from "~/domain/dates";
import { LEAST_INTAKE } from "~/domain/nutrition/energy";
import { bodyMassIndex, LEAST_HEALTHY_BMI } from "~/domain/prediction/bmi";
import { ACTIVITY_FACTORS, isWithinEnergyModels, type Body } from "~/domain/prediction/energy";
import { refusal, UNDERWEIGHT, type Refusal } from "~/domain/prediction/refusal";
import { forecastWeight, simulateWeight, type WeightPoint } from "~/domain/prediction/weight-model";
import type { WeightGoal } from "./plan";
import { dayNumber, type TrendDay } from "./trend";

/** What the body-weight model has to know of a person; what the record does not have is `null`. */
export type ForecastPerson = { gender: string | null; dateOfBirth: IsoDate | null; heightCm: number | null; medicalHistory: readonly string[] };

export type GoalForecast =
  | { kind: "missing"; what: string[] }
  | { kind: "refused"; refusal: Refusal }
  /** Height and weight do not go together, or the equations come to nothing for them: one was entered in another unit, as a rule. */
  | { kind: "impossible" }
  /** There is nothing to look ahead to: no entry, no goal, or it is reached. */
  | { kind: "none" }
  /** No change of intake that anybody should make leads there in time. */
  | { kind: "too fast" }
  | {
      kind: "forecast";
      /** From the newest trend on; `day` counts from there. */
      points: WeightPoint[];
      from: IsoDate;
      /** kcal a day, lasting; a deficit is negative */
      changeKcal: number;
      intakeKcal: number;
      /** Whether `changeKcal` follows from the goal's date, or is the usual one because there is no date. */
      byDate: boolean;
    };

/** Without a date: half a kilogram a week at first. */
const USUAL_DEFICIT = 500;
/** Nobody should go beyond this without supervision (general guidance), kcal a day. */
const MOST_DEFICIT = 1_000;
/** Nobody told us more: most people are lightly active. The band allows for being wrong. */
const PAL = ACTIVITY_FACTORS.light;
const MOST_DAYS = 730;

const PREGNANT = /\bpregnan/i;
const EATING_DISORDER = /\b(anorexi|bulimi|binge|eating disorder)/i;

/** Whether the numbers are for this person, and what is missing for them. */
function bodyOf({ gender, dateOfBirth, heightCm, medicalHistory }: ForecastPerson, today: IsoDate, weightKg: number): Body | Exclude<GoalForecast, { kind: "forecast" | "none" | "too fast" }> {
  const age = dateOfBirth === null ? null : fullYears(dateOfBirth, today);
  const about = (pattern: RegExp) => medicalHistory.some((entry) => pattern.test(entry));
  const refused = refusal({ ...(age === null ? {} : { age }), pregnant: about(PREGNANT), eatingDisorderHistory: about(EATING_DISORDER) } as Parameters<typeof refusal>[0]);
  if (refused) return { kind: "refused", refusal: refused };
  const sex = gender?.toLowerCase();
  const known = sex === "female" || sex === "male" ? sex : null;
  const what = [...(age === null ? ["date of birth"] : []), ...(known ? [] : ["gender (the model knows only female and male)"]), ...(heightCm === null ? ["height"] : [])];
  if (age === null || !known || heightCm === null) return { kind: "missing", what };
  const body: Body = { sex: known, age, heightCm, weightKg };
  return isWithinEnergyModels(body) ? body : { kind: "impossible" };
}

/**
 * Where the weight goes from the newest trend on, by the body-weight model
 * (`prediction/weight-model`), with its band: under the change of intake that
 * leads to the goal on its day, or without a day under the usual deficit.
 */
export function goalForecast(person: ForecastPerson, goal: WeightGoal | null, newest: TrendDay | undefined, today: IsoDate): GoalForecast {
  if (!newest || !goal) return { kind: "none" };
  const body = bodyOf(person, today, newest.trend);
  if ("kind" in body) return body;
  // The way down ends at a healthy weight, whoever asks and however slowly: there is no plan for the rest of it.
  if (goal.goalKg < newest.trend && bodyMassIndex(goal.goalKg, body.heightCm) < LEAST_HEALTHY_BMI) return { kind: "refused", refusal: UNDERWEIGHT };
  const base = { ...body, pal: PAL };
  if (Math.abs(newest.trend - goal.goalKg) < 0.1) return { kind: "none" };
  const left = goal.goalOn ? dayNumber(goal.goalOn) - dayNumber(newest.date) : null;
  if (left !== null && left <= 0) return { kind: "none" };
  const days = Math.min(left ?? 365, MOST_DAYS);
  const changeKcal = left === null ? Math.sign(goal.goalKg - newest.trend) * USUAL_DEFICIT : changeToReach(base, goal.goalKg, days);
  const { points, intakeKcal } = forecastWeight({ ...base, changeKcal }, everyWeek(days));
  if (changeKcal < -MOST_DEFICIT || (changeKcal < 0 && intakeKcal < LEAST_INTAKE[body.sex])) return { kind: "too fast" };
  return { kind: "forecast", points, from: newest.date, changeKcal: Math.round(changeKcal / 10) * 10, intakeKcal: Math.round(intakeKcal / 10) * 10, byDate: left !== null };
}

const everyWeek = (days: number): number[] => [...Array.from({ length: Math.ceil(days / 7) }, (_, week) => week * 7), days];

/** The lasting change of intake after which the weight is there on that day: by secants, because it is nearly straight. */
function changeToReach(plan: Body & { pal: number }, goalKg: number, days: number): number {
  const missed = (changeKcal: number) => simulateWeight({ ...plan, changeKcal }, [days])[0]! - goalKg;
  let [a, b] = [0, goalKg < plan.weightKg ? -300 : 300];
  let [missedA, missedB] = [missed(a), missed(b)];
  for (let round = 0; round < 8 && Math.abs(missedB) > 0.01 && missedA !== missedB; round++) {
    const next = Math.max(-3_000, Math.min(3_000, b - (missedB * (b - a)) / (missedB - missedA)));
    [a, missedA, b] = [b, missedB, next];
    missedB = missed(b);
  }
  return b;
}
