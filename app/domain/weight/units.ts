import { latinDigits } from "~/domain/digits";
import { message, type Value } from "~/domain/message";
import { amountOf } from "~/domain/vitals/reading";
import { KG_PER_LB, LB_PER_STONE } from "~/domain/vitals/kinds/body-weight";
import { WEIGHT_UNITS, type WeightUnit } from "~/domain/vitals/types";

/** Weights of people, kg: from a small child's up to more than was ever measured at home. */
export const WEIGHT_KG = { min: 20, max: 400 } as const;

export const isWeightUnit = (unit: string): unit is WeightUnit => (WEIGHT_UNITS as readonly string[]).includes(unit);

export const toKg = (value: number, unit: WeightUnit): number => (unit === "kg" ? value : value * KG_PER_LB);
export const fromKg = (kg: number, unit: WeightUnit): number => (unit === "kg" ? kg : kg / KG_PER_LB);

/** A weight in a unit, to the tenth, without the unit. */
export const weightValue = (kg: number, unit: WeightUnit): string => fromKg(kg, unit).toFixed(1);
/** A weight as a person reads it: `82.5 kg`. */
export const formatWeight = (kg: number, unit: WeightUnit): string => `${weightValue(kg, unit)} ${unit}`;
/** The same as a message. */
export const weightAmount = (kg: number, unit: WeightUnit): Value => amountOf(weightValue(kg, unit), unit);
/** A change with its sign: `−0.4 kg`, `no change`. */
export function changeMessage(kg: number, unit: WeightUnit): Value {
  const value = Math.abs(fromKg(kg, unit)).toFixed(1);
  if (Number(value) === 0) return message("no change");
  return amountOf(`${kg < 0 ? "−" : "+"}${value}`, unit);
}

/**
 * A weight as people type it: `82.5`, `82,5`, `181 lb`, `12 st 13 lb`, `٨٢٫٥`. A unit that is typed outweighs the one
 * that is chosen.
 * @returns kg to the gram, whether or not anybody weighs so much; `null` if it is no weight.
 */
export function parseWeight(typed: string, unit: WeightUnit): number | null {
  const text = latinDigits(typed).trim().toLowerCase();
  const number = (digits = "0") => Number(digits.replace(",", "."));
  const grams = (kg: number) => Math.round(kg * 1000) / 1000;
  const [, stones, pounds] =
    /^(\d{1,2})\s*(?:st|stones?)(?:\s*(\d{1,2}(?:[.,]\d{1,3})?)\s*(?:lbs?|pounds?)?)?$/.exec(text) ?? [];
  if (stones)
    return number(pounds) < LB_PER_STONE ? grams(toKg(Number(stones) * LB_PER_STONE + number(pounds), "lb")) : null;
  const match = /^(\d{1,6}(?:[.,]\d{1,3})?)\s*(kg|kilos?|lbs?|pounds?)?$/.exec(text);
  if (!match) return null;
  const typedUnit = match[2] ? (match[2].startsWith("k") ? "kg" : "lb") : unit;
  return grams(toKg(number(match[1]), typedUnit));
}
