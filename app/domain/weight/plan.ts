import type { IsoDate } from "~/domain/dates";
import { message, type Message, type PlainId } from "~/domain/message";
import { bodyMassIndex, healthyWeights, MIN_HEALTHY_BMI } from "~/domain/prediction/bmi";
import type { Contraindication } from "~/domain/prediction/contraindication";
import type { WeightUnit } from "~/domain/vitals/types";
import { dayNumber, type TrendDay } from "./trend";
import { fromKg, weightAmount } from "./units";
import { amountOf } from "~/domain/vitals/reading";

/** What somebody works towards. */
export type WeightGoal = { goalKg: number; goalOn: IsoDate | null; startKg: number; startOn: IsoDate };
export type WeightPlanning = { unit: WeightUnit; goal: WeightGoal | null };

/** Nobody should lose more than this a week without supervision (general guidance). */
const FASTEST_KG_A_WEEK = 1;

/** So far ahead a goal's day may lie; the forecast is computed as far. */
export const MAX_GOAL_YEARS = 5;

export type Milestone = {
  label: PlainId;
  kg: number;
  /** The first day the trend was there. */ reachedOn: IsoDate | null;
};

/**
 * What lies on the way, nearest first: shares of the start weight where it is to fall, half-way, the goal. Judged by
 * the trend, which one good morning does not move.
 */
export function milestones({ goalKg, startKg, startOn }: WeightGoal, trend: readonly TrendDay[]): Milestone[] {
  const falls = goalKg < startKg;
  if (goalKg === startKg) return [];
  const shares = falls
    ? [
        { label: "5% of the start weight" as const, kg: startKg * 0.95 },
        { label: "10% of the start weight" as const, kg: startKg * 0.9 },
      ].filter(({ kg }) => kg > goalKg + 0.1)
    : [];
  const all: Omit<Milestone, "reachedOn">[] = [
    ...shares,
    { label: "Halfway", kg: (startKg + goalKg) / 2 },
    { label: "Your goal", kg: goalKg },
  ];
  const since = trend.filter(({ date }) => date >= startOn);
  return all
    .sort((a, b) => Math.abs(a.kg - startKg) - Math.abs(b.kg - startKg))
    .map((one) => ({
      ...one,
      reachedOn: since.find((day) => (falls ? day.trend <= one.kg : day.trend >= one.kg))?.date ?? null,
    }));
}

/** The share of the way from start to goal that the trend has gone, 0 to 1. */
export function shareDone({ goalKg, startKg }: WeightGoal, kg: number): number {
  if (goalKg === startKg) return 1;
  return Math.min(1, Math.max(0, (startKg - kg) / (startKg - goalKg)));
}

/** On how many of the last so many days, today included, there is an entry. */
export const daysLogged = (days: readonly { date: IsoDate }[], today: IsoDate, last: number): number =>
  days.filter(({ date }) => dayNumber(today) - dayNumber(date) < last && date <= today).length;

/** Said without blame: a day without an entry is no failure. */
export function loggingWords(logged: number): PlainId {
  if (logged >= 6) return "That gives a steady trend.";
  if (logged >= 3) return "Enough for a good trend.";
  if (logged >= 1) return "Every entry helps; there is nothing to catch up on.";
  return "Welcome back whenever it suits you. The trend picks up from your next entry.";
}

/** What of a plan or of its course is not healthy, in kind words. */
export function weightWarnings({
  goal,
  heightCm,
  change,
  current,
}: {
  goal: WeightGoal | null;
  heightCm: number | null;
  /** kg a week */ change: number | null;
  /** the newest trend day */ current: TrendDay | undefined;
}): PlainId[] {
  const found: PlainId[] = [];
  if (goal && heightCm !== null && bodyMassIndex(goal.goalKg, heightCm) < MIN_HEALTHY_BMI) {
    found.push(
      "This goal is below a healthy weight for your height (a BMI under 18.5). Talk to your care team before you go on; a goal a little higher may serve you better.",
    );
  }
  if (goal && goal.goalKg < goal.startKg && heightCm === null) {
    found.push(
      "Your height is not in your details, so we cannot tell whether this goal is a healthy weight for you. Add it, or ask your care team.",
    );
  }
  const pace = goal && current && paceNeeded(goal, current);
  if (pace !== null && pace !== undefined && pace > FASTEST_KG_A_WEEK) {
    found.push(
      "To be there on that day you would have to lose more than 1 kg (2.2 lb) a week. A later day is kinder to your body, and what comes off slowly tends to stay off.",
    );
  }
  if (change !== null && change < -FASTEST_KG_A_WEEK) {
    found.push(
      "You are losing more than 1 kg (2.2 lb) a week. Some of it may be water. If it goes on, or you feel weak or dizzy, tell your care team: eating a little more may be right.",
    );
  }
  return found;
}

/** kg a week that must still go to be there in time; `null` without a date, and once it is past. */
function paceNeeded({ goalKg, goalOn }: WeightGoal, { date, trend }: TrendDay): number | null {
  if (!goalOn) return null;
  const weeks = (dayNumber(goalOn) - dayNumber(date)) / 7;
  return weeks > 0 ? (trend - goalKg) / weeks : null;
}

/** Shares of today's weight beyond which a goal is rather a slip of the keyboard, or in the other unit. */
const UNLIKELY = { gain: 0.1, loss: 0.5 } as const;

/** What is asked about a goal that is far above or below today's weight; `null` where it may well be. */
export function unlikelyGoal(goalKg: number, nowKg: number, unit: WeightUnit): Message | null {
  if (goalKg > nowKg * (1 + UNLIKELY.gain))
    return message(
      "This is {weight} more than you weigh now. Tick the box if it is right; else correct the goal or its unit",
      { weight: weightAmount(goalKg - nowKg, unit) },
    );
  if (goalKg < nowKg * (1 - UNLIKELY.loss))
    return message(
      "This is {weight} less than you weigh now. Tick the box if it is right; else correct the goal or its unit",
      { weight: weightAmount(nowKg - goalKg, unit) },
    );
  return null;
}

/**
 * Said beside a goal of losing weight that is not for this person (`lossContraindication`).
 * Of one below a healthy weight the least that is one is named.
 * @param heightCm known wherever the reason is the weight.
 */
export function goalRefused({ reason }: Contraindication, heightCm: number | null, unit: WeightUnit): Message {
  switch (reason) {
    case "underweight": {
      // Up to the next tenth: the weight that is named has to be taken.
      const least = Math.ceil(fromKg(healthyWeights(heightCm!).from, unit) * 10) / 10;
      return message("Enter {weight} or more: less is below a healthy weight for your height (a BMI under 18.5)", {
        weight: amountOf(least.toFixed(1), unit),
      });
    }
    case "minor":
      return message(
        "A goal of losing weight is not for a body that still grows: ask your pediatrician or family doctor",
      );
    case "pregnancy":
      return message(
        "A goal of losing weight is not for a pregnancy: ask your midwife or obstetrician how much to gain",
      );
    case "eating disorder":
      return message(
        "We take no goal of losing weight after an eating disorder: somebody from your care team can plan with you without numbers",
      );
  }
}
