import type { PlainId } from "~/domain/message";
import { addDays, addYears, fullYears, type IsoDate } from "~/domain/dates";
import { LEAST_INTAKE } from "~/domain/nutrition/energy";
import { ACTIVITY_FACTORS, isWithinEnergyModels, MAX_CHANGE, type Body } from "~/domain/prediction/energy";
import { historyFacts, type HistoryFacts } from "~/domain/prediction/history";
import {
  lossContraindication,
  findContraindication,
  type Contraindication,
  type ContraindicationFacts,
} from "~/domain/prediction/contraindication";
import {
  changeToReach,
  dayOfWeight,
  forecastWeight,
  maintenanceIntake,
  type PastWeight,
  type WeightPoint,
} from "~/domain/prediction/weight-model";
import { MAX_GOAL_YEARS, type WeightGoal } from "./plan";
import { dayNumber, type TrendDay } from "./trend";

/** What the body-weight model has to know of a person; what the record does not have is `null`. */
export type ForecastPerson = {
  gender: string | null;
  dateOfBirth: IsoDate | null;
  heightCm: number | null;
  medicalHistory: readonly string[];
};

export type GoalForecast =
  | { kind: "missing"; what: PlainId[] }
  | { kind: "refused"; refusal: Contraindication }
  /**
   * Milk takes energy that the model does not count: its numbers would leave too little to eat. A goal may be kept all
   * the same.
   */
  | { kind: "breastfeeding" }
  /**
   * Height and weight do not go together, or the equations come to nothing for them: one was entered in another unit,
   * as a rule.
   */
  | { kind: "impossible" }
  /** There is nothing to look ahead to: no entry, no goal, or it is reached. */
  | { kind: "none" }
  /** The goal's day is further away than is computed. */
  | { kind: "too far" }
  /**
   * No change of intake that anybody should make leads there (in time): it is larger than `MAX_CHANGE`, or leaves too
   * little to eat.
   */
  | { kind: "too much"; what: "deficit" | "surplus" | "little to eat"; byDate: boolean }
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
      /**
       * Without a date: when the goal is reached, where the forecast ends; `null` where that takes longer than is
       * computed.
       */
      reachedOn: IsoDate | null;
    };

/** Without a date, kcal a day: half a kilogram a week at first. */
const USUAL_CHANGE = 500;
/** Less than that is no plan: nobody can keep to it, kcal a day. */
const MIN_DEFICIT = 100;
/** Nobody told us more: most people are lightly active. The band allows for being wrong. */
const PAL = ACTIVITY_FACTORS.light;
/** Of a goal that the usual change does not reach, a year is shown. */
const SHOWN_DAYS = 365;
const MAX_DAYS = Math.ceil(MAX_GOAL_YEARS * 365.25);

/** What decides whether losing weight is for this person, of their record. */
export function factsOf(
  { dateOfBirth, medicalHistory }: ForecastPerson,
  today: IsoDate,
): ContraindicationFacts & Pick<HistoryFacts, "breastfeeding"> {
  return {
    age: dateOfBirth === null ? undefined : fullYears(dateOfBirth, today),
    ...historyFacts(medicalHistory, today),
  };
}

/** The body of a person of whom the record has all that the model needs, or what is wanting. */
function bodyOf(
  { gender, heightCm }: ForecastPerson,
  age: number | undefined,
  weightKg: number,
): Body | { kind: "missing"; what: PlainId[] } | { kind: "impossible" } {
  const sex = gender?.toLowerCase();
  const known = sex === "female" || sex === "male" ? sex : null;
  const what = [
    ...(age === undefined ? ["date of birth" as const] : []),
    ...(known ? [] : ["gender (the model knows only female and male)" as const]),
    ...(heightCm === null ? ["height" as const] : []),
  ];
  if (age === undefined || !known || heightCm === null) return { kind: "missing", what };
  const body: Body = { sex: known, age, heightCm, weightKg };
  return isWithinEnergyModels(body) ? body : { kind: "impossible" };
}

/**
 * Where the weight goes from the newest trend on, by the body-weight model
 * (`prediction/weight-model`), with its band: under the change of intake that
 * leads to the goal on its day, or without a day under the usual change, as far as
 * the goal.
 */
export function goalForecast(
  person: ForecastPerson,
  goal: WeightGoal | null,
  trend: readonly TrendDay[],
  today: IsoDate,
): GoalForecast {
  const newest = trend.at(-1);
  if (!newest || !goal) return { kind: "none" };
  const facts = factsOf(person, today);
  const nothing = findContraindication(facts);
  if (nothing) return { kind: "refused", refusal: nothing };
  const body = bodyOf(person, facts.age, newest.trend);
  if ("kind" in body) return body;
  const noLoss = lossContraindication(facts, { heightCm: body.heightCm, fromKg: newest.trend, toKg: goal.goalKg });
  if (noLoss) return { kind: "refused", refusal: noLoss };
  if (facts.breastfeeding) return { kind: "breastfeeding" };
  if (Math.abs(newest.trend - goal.goalKg) < 0.1) return { kind: "none" };
  const base = { ...body, pal: PAL, past: pastOf(trend) };
  return goal.goalOn
    ? forecastTo(base, goal.goalKg, goal.goalOn, newest.date, today)
    : forecastAsUsual(base, goal.goalKg, newest.date);
}

type Base = Body & { pal: number; past: PastWeight[] };

/**
 * Every four weeks, as far as three times that back: by then the water of a change is settled, and of the adaptation of
 * metabolism nearly all.
 */
const LIVED = { days: 28, times: 3, within: 7 };
/** A trend of fewer entries is still that of the first day's water. */
const MIN_ENTRIES = 4;

/**
 * What the trend was about every four weeks before the newest day, oldest first, as far as the record goes without a
 * gap there.
 */
export function pastOf(trend: readonly TrendDay[]): PastWeight[] {
  const newest = trend.at(-1);
  const settled = trend
    .slice(MIN_ENTRIES - 1)
    .map(({ date, trend: weightKg }) => ({ day: dayNumber(date) - dayNumber(newest!.date), weightKg }));
  const past: PastWeight[] = [];
  for (let time = 1; time <= LIVED.times; time++) {
    const distance = ({ day }: PastWeight) => Math.abs(day + time * LIVED.days);
    const nearest = settled.reduce<PastWeight | null>(
      (best, one) => (best && distance(best) <= distance(one) ? best : one),
      null,
    );
    if (!nearest || distance(nearest) > LIVED.within) break;
    past.unshift(nearest);
  }
  return past;
}

function forecastTo(base: Base, goalKg: number, goalOn: IsoDate, from: IsoDate, today: IsoDate): GoalForecast {
  const days = dayNumber(goalOn) - dayNumber(from);
  if (days <= 0) return { kind: "none" };
  // A day more: the form's today is another clock's.
  if (goalOn > addYears(addDays(today, 1), MAX_GOAL_YEARS)) return { kind: "too far" };
  const changeKcal = changeToReach(base, goalKg, days);
  const what =
    changeKcal < -MAX_CHANGE
      ? "deficit"
      : changeKcal > MAX_CHANGE
        ? "surplus"
        : leavesLittle(base, changeKcal)
          ? "little to eat"
          : null;
  return what
    ? { kind: "too much", what, byDate: true }
    : computed(base, changeKcal, days, from, { byDate: true, reachedOn: null });
}

function forecastAsUsual(base: Base, goalKg: number, from: IsoDate): GoalForecast {
  const falls = goalKg < base.weightKg;
  // Of whom the usual deficit would leave too little to eat, a smaller one is forecast.
  const changeKcal = falls ? -Math.min(USUAL_CHANGE, maintenanceIntake(base) - LEAST_INTAKE[base.sex]) : USUAL_CHANGE;
  if (falls && changeKcal > -MIN_DEFICIT) return { kind: "too much", what: "little to eat", byDate: false };
  const reached = dayOfWeight({ ...base, changeKcal }, goalKg, MAX_DAYS);
  return computed(base, changeKcal, reached ?? SHOWN_DAYS, from, {
    byDate: false,
    reachedOn: reached === null ? null : addDays(from, reached),
  });
}

const leavesLittle = (base: Base, changeKcal: number) =>
  changeKcal < 0 && maintenanceIntake(base) + changeKcal < LEAST_INTAKE[base.sex];

function computed(
  base: Base,
  changeKcal: number,
  days: number,
  from: IsoDate,
  end: { byDate: boolean; reachedOn: IsoDate | null },
): GoalForecast {
  const { points, intakeKcal } = forecastWeight({ ...base, changeKcal }, everyWeek(days));
  return { kind: "forecast", points, from, changeKcal: toTens(changeKcal), intakeKcal: toTens(intakeKcal), ...end };
}

const toTens = (kcal: number) => Math.round(kcal / 10) * 10;

const everyWeek = (days: number): number[] => [
  ...Array.from({ length: Math.ceil(days / 7) }, (_, week) => week * 7),
  days,
];
