import { z } from "zod";
import { addYears, dateIn, parseDate, type IsoDate } from "~/domain/dates";
import { latinDigits } from "~/domain/digits";
import { MINUTE_MS } from "~/domain/durations";
import { text } from "~/domain/fields";
import { instantAt, isZone } from "~/domain/zones";
import { MAX_GOAL_YEARS } from "./plan";
import { isWeightUnit, parseWeight, WEIGHT_KG } from "./units";

/** How far back an entry may lie, in years. */
const OLDEST_YEARS = 20;
/** A date without a time: when most people weigh themselves. */
const MORNING = "07:00";

const unit = z
  .string()
  .default("")
  .transform((value) => (isWeightUnit(value) ? value : "kg"));
const weightRange = (shown: string) =>
  `Enter a weight from ${WEIGHT_KG.min} to ${WEIGHT_KG.max} kg (44 to 880 lb), like ${shown}`;

/** Reads the clock time of a form: `7:05`, `07:05`, `7:05 PM`. */
function parseTime(typed: string): string | null {
  const match = /^(\d{1,2}):(\d{2})(?::\d{2})?\s*(am|pm)?$/i.exec(latinDigits(typed));
  if (!match) return null;
  const [hour, minute, half] = [Number(match[1]), Number(match[2]), match[3]?.toLowerCase()];
  if (minute > 59 || (half ? hour < 1 || hour > 12 : hour > 23)) return null;
  const whole = half ? (hour % 12) + (half === "pm" ? 12 : 0) : hour;
  return `${String(whole).padStart(2, "0")}:${match[2]}`;
}

/**
 * The entry form. Left empty, date and time mean now. The page says by which clock they are meant; else it is `clock`.
 * `sure` is ticked where a weight was asked about (`unlikely.ts`).
 */
export const weighSchema = (now: Date, clock: string) =>
  z
    .object({
      intent: z.literal("weigh"),
      weight: text(20),
      unit,
      date: text(20),
      time: text(20),
      zone: z
        .string()
        .default("")
        .transform((zone) => (isZone(zone) ? zone : clock)),
      sure: z.string().optional(),
    })
    .transform((typed, ctx) => {
      const wrong = (path: string, message: string) => ctx.addIssue({ code: "custom", path: [path], message });
      const kg = parseWeight(typed.weight, typed.unit);
      if (kg === null) wrong("weight", typed.weight === "" ? "Enter your weight" : "Enter a number, like 82.5");
      else if (kg < WEIGHT_KG.min || kg > WEIGHT_KG.max) wrong("weight", weightRange("82.5"));
      const at = measuredAt(typed, now, wrong);
      return kg === null || !at
        ? z.NEVER
        : { intent: typed.intent, kg, unit: typed.unit, measuredAt: at, isSure: typed.sure === "on" };
    });

function measuredAt(
  { date, time, zone: on }: { date: string; time: string; zone: string },
  now: Date,
  wrong: (path: string, message: string) => void,
): Date | null {
  if (date === "" && time === "") return now;
  const today = dateIn(on, now);
  const day = date === "" ? today : parseDate(date);
  const clock = time === "" ? (day === today ? null : MORNING) : parseTime(time);
  if (!day) wrong("date", "Enter a date that exists, like 2026-03-27");
  if (time !== "" && clock === null) wrong("time", "Enter a time, like 7:30 or 7:30 PM");
  if (!day || (time !== "" && clock === null)) return null;
  const at = clock === null ? now : instantAt(on, day, clock);
  if (at.getTime() > now.getTime() + MINUTE_MS)
    wrong(date === "" ? "time" : "date", "Enter a day and a time that are not in the future");
  else if (day < addYears(today, -OLDEST_YEARS)) wrong("date", `Enter a day of the last ${OLDEST_YEARS} years`);
  else return at;
  return null;
}

/**
 * The goal form; an empty weight takes the goal away. `sure` is ticked where a goal was asked about (`unlikelyGoal`).
 * @param clock by which zone it is today.
 */
export const goalSchema = (now: Date, clock: string) =>
  z
    .object({
      intent: z.literal("goal"),
      goal: text(20),
      unit,
      goalOn: text(20),
      restart: z.string().optional(),
      sure: z.string().optional(),
      version: text(100),
    })
    .transform((typed, ctx) => {
      const wrong = (path: string, message: string) => ctx.addIssue({ code: "custom", path: [path], message });
      const base = {
        intent: typed.intent,
        unit: typed.unit,
        restart: typed.restart === "on",
        isSure: typed.sure === "on",
        version: typed.version,
      };
      if (typed.goal === "") {
        if (typed.goalOn === "") return { ...base, goalKg: null, goalOn: null };
        wrong("goal", "Enter the weight that you want to have by then");
        return z.NEVER;
      }
      const kg = parseWeight(typed.goal, typed.unit);
      if (kg === null) wrong("goal", "Enter a number, like 75");
      else if (kg < WEIGHT_KG.min || kg > WEIGHT_KG.max) wrong("goal", weightRange("75"));
      const goalOn = typed.goalOn === "" ? null : parseDate(typed.goalOn);
      const problem = typed.goalOn === "" ? null : dateProblem(goalOn, dateIn(clock, now));
      if (problem) wrong("goalOn", problem);
      return kg === null || problem ? z.NEVER : { ...base, goalKg: kg, goalOn };
    });

function dateProblem(date: IsoDate | null, today: IsoDate): string | null {
  if (!date) return "Enter a date that exists, like 2026-03-27";
  if (date <= today) return "Enter a day after today";
  return date > addYears(today, MAX_GOAL_YEARS) ? "Enter a day of the next 5 years" : null;
}

export const removeWeightSchema = z.object({
  intent: z.literal("remove"),
  entry: z
    .string()
    .default("")
    .pipe(
      z
        .string()
        .regex(/^[1-9]\d{0,14}$/, "There is no such entry")
        .transform(Number),
    ),
});

/** What the forms of the Weight tab ask for, judged at instant `now` by the days of `clock`. */
export const weightChangeSchema = (now: Date, clock: string) =>
  z.discriminatedUnion("intent", [weighSchema(now, clock), goalSchema(now, clock), removeWeightSchema]);
