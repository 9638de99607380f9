import { z } from "zod";
import { latinDigits } from "~/domain/digits";
import { text } from "~/domain/fields";
import { SERVER_KINDS } from "./kinds";
import {
  boundOf,
  fieldName,
  LIMIT_TYPES,
  limitNames,
  NO_LIMITS,
  SILENT_MINUTES,
  type LimitName,
  type TypeLimits,
} from "./limits";
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

/** The form of all limits: an empty field is the usual limit. Those of a type must not cross each other, the usual ones included. */
export const limitsSchema = z
  .object({ ...shape, version: text(22).default("") })
  .transform(({ version, ...rest }, ctx): LimitsForm => {
    const typed: Partial<Record<string, string>> = rest;
    const wrong = (field: string, message: string) => ctx.addIssue({ code: "custom", path: [field], message });
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
        for (const [field, message] of crossings(type, order, limits)) wrong(field, message);
      all.set(type, limits);
    }
    return { version, limits: all };
  });

function problemOf(type: DeviceType, name: LimitName, value: number): string | null {
  const { least, most } = name === "silentMinutes" ? SILENT_MINUTES : SERVER_KINDS[type].ownLimits;
  const unit = name === "silentMinutes" ? "minutes" : VITAL_KINDS[type].unit;
  if (name === "silentMinutes" && !Number.isInteger(value)) return "Enter whole minutes";
  if (!(value >= least && value <= most)) return `Enter a number from ${least} to ${most} ${unit}`;
  const bound = boundOf(type, name);
  if (bound.least !== undefined && value < bound.least)
    return `Must be ${bound.least} or more: from there down it is critical for everybody`;
  return bound.most !== undefined && value > bound.most
    ? `Must be ${bound.most} or less: from there up it is critical for everybody`
    : null;
}

const WORDS: Partial<Record<LimitName, string>> = {
  criticalLow: "very low",
  low: "low",
  high: "high",
  criticalHigh: "very high",
  diastolicHigh: "high",
  criticalDiastolicHigh: "very high",
};

/** Which of the limits that were typed lies on the wrong side of its neighbour. */
function crossings(
  type: DeviceType,
  order: readonly LimitName[],
  limits: TypeLimits,
): [field: string, message: string][] {
  const usual: Partial<Record<LimitName, number>> = VITAL_KINDS[type].limits;
  const present = order.filter((name) => usual[name] !== undefined);
  const effective = (name: LimitName) => limits[name] ?? usual[name]!;
  return present.slice(1).flatMap((upper, index): [string, string][] => {
    const lower = present[index]!;
    // Equal is meant where out of range and critical begin together; low and high must leave room.
    const apart =
      lower === "low" && upper === "high" ? effective(lower) < effective(upper) : effective(lower) <= effective(upper);
    if (apart) return [];
    const [typed, other, side] = limits[upper] !== null ? [upper, lower, "above"] : [lower, upper, "below"];
    return limits[typed] === null
      ? []
      : [[fieldName(type, typed), `Must be ${side} ${effective(other)}, where ${WORDS[other]} is`]];
  });
}
