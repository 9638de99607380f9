import { z } from "zod";
import { latinDigits } from "~/domain/digits";
import { text } from "~/domain/fields";
import { SERVER_KINDS } from "./kinds";
import { toFormError } from "~/domain/form-error";
import { message, type Message } from "~/domain/message";
import {
  boundOf,
  fieldName,
  LIMIT_TYPES,
  limitNames,
  NO_LIMITS,
  SILENT_MINUTES,
  type LimitName,
  type TypeLimits,
} from "./alert-limits";
import { unitMessage } from "./reading";
import { VITAL_KINDS, type DeviceType } from "./types";

/** Each must not be above the next one. */
const ORDER = ["criticalLow", "low", "high", "criticalHigh"] as const;
const DIASTOLIC_ORDER = ["diastolicHigh", "criticalDiastolicHigh"] as const;

/** A number as people type it, `null` for nothing typed, `NaN` for no number. */
function parse(typed: string): number | null {
  const number = latinDigits(typed).replace(",", ".");
  return number === "" ? null : /^\d{1,5}(\.\d{1,2})?$/.test(number) ? Number(number) : NaN;
}

const shape = Object.fromEntries(
  LIMIT_TYPES.flatMap((type) => limitNames(type).map((name) => [fieldName(type, name), text(10)])),
);

/** The limits that were typed, and the name of the state that the form was filled in from. */
type LimitsForm = { version: string; limits: Map<DeviceType, TypeLimits> };

/**
 * The form of all limits: an empty field is the usual limit. Those of a type must not cross each other, the usual ones
 * included.
 */
export const limitsSchema = z
  .object({ ...shape, version: text(22).default("") })
  .transform(({ version, ...rest }, ctx): LimitsForm => {
    const typed: Partial<Record<string, string>> = rest;
    const wrong = (field: string, problem: Message) =>
      ctx.addIssue({ code: "custom", path: [field], message: toFormError(problem) });
    const all = new Map<DeviceType, TypeLimits>();
    for (const type of LIMIT_TYPES) {
      const limits = { ...NO_LIMITS };
      for (const name of limitNames(type)) {
        const field = fieldName(type, name);
        const value = parse(typed[field] ?? "");
        const problem = value === null ? null : problemOf(type, name, value);
        if (problem) wrong(field, problem);
        else limits[name] = value;
      }
      for (const order of [ORDER, DIASTOLIC_ORDER])
        for (const [field, problem] of crossings(type, order, limits)) wrong(field, problem);
      all.set(type, limits);
    }
    return { version, limits: all };
  });

function problemOf(type: DeviceType, name: LimitName, value: number): Message | null {
  const { least, most } = name === "silentMinutes" ? SILENT_MINUTES : SERVER_KINDS[type].ownLimits;
  const unit = name === "silentMinutes" ? message("minutes") : unitMessage(VITAL_KINDS[type].unit);
  if (name === "silentMinutes" && !Number.isInteger(value)) return message("Enter whole minutes");
  if (!(value >= least && value <= most))
    return message("Enter a number from {least} to {most} {unit}", { least, most, unit });
  const bound = boundOf(type, name);
  if (bound.least !== undefined && value < bound.least)
    return message("Must be {limit} or more: from there down it is critical for everybody", { limit: bound.least });
  return bound.most !== undefined && value > bound.most
    ? message("Must be {limit} or less: from there up it is critical for everybody", { limit: bound.most })
    : null;
}

/** What a limit is told that lies beyond its neighbour, by the side that it belongs on. */
const CROSSED = {
  above: {
    criticalLow: "Must be above {limit}, where very low is",
    low: "Must be above {limit}, where low is",
    high: "Must be above {limit}, where high is",
    diastolicHigh: "Must be above {limit}, where high is",
  },
  below: {
    low: "Must be below {limit}, where low is",
    high: "Must be below {limit}, where high is",
    criticalHigh: "Must be below {limit}, where very high is",
    criticalDiastolicHigh: "Must be below {limit}, where very high is",
  },
} as const;
type Sides = typeof CROSSED;
type CrossedId = { [Side in keyof Sides]: Sides[Side][keyof Sides[Side]] }[keyof Sides];

/** Which of the limits that were typed lies on the wrong side of its neighbour. */
function crossings(
  type: DeviceType,
  order: readonly LimitName[],
  limits: TypeLimits,
): [field: string, problem: Message][] {
  const usual: Partial<Record<LimitName, number>> = VITAL_KINDS[type].limits;
  const present = order.filter((name) => usual[name] !== undefined);
  const effective = (name: LimitName) => limits[name] ?? usual[name]!;
  return present.slice(1).flatMap((upper, index): [string, Message][] => {
    const lower = present[index]!;
    // Equal is meant where out of range and critical begin together; low and high must leave room.
    const apart =
      lower === "low" && upper === "high" ? effective(lower) < effective(upper) : effective(lower) <= effective(upper);
    if (apart) return [];
    const [typed, other, side] =
      limits[upper] !== null ? ([upper, lower, "above"] as const) : ([lower, upper, "below"] as const);
    const id = (CROSSED[side] as Partial<Record<LimitName, CrossedId>>)[other]!;
    return limits[typed] === null ? [] : [[fieldName(type, typed), message(id, { limit: effective(other) })]];
  });
}
