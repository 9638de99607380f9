import { addDays, type IsoDate } from "~/domain/dates";
import type { WeightGoal } from "~/domain/weight/plan";
import { weightTrend, type DayWeight } from "~/domain/weight/trend";

export const START: IsoDate = "2026-01-01";

/** Day by day from START, in kilograms; null is a day without an entry. */
export const days = (...kgs: (number | null)[]): DayWeight[] =>
  kgs.flatMap((kg, day) => (kg === null ? [] : [{ date: addDays(START, day), kg, entries: 1 }]));

export const GOAL: WeightGoal = { startKg: 100, startOn: START, goalKg: 80, goalOn: addDays(START, 280) };

/** 100 g less on each of 120 days. */
export const falling = weightTrend(days(...Array.from({ length: 120 }, (_, day) => 100 - day / 10)));
