import type { IsoDate } from "./dates";
import { latinDigits } from "./digits";

/**
 * What patients keep up to date in their record themselves. Diagnoses, allergies and medications are their
 * specialists'.
 */
export type PatientDetails = {
  firstName: string;
  lastName: string;
  dateOfBirth: IsoDate | null;
  gender: string | null;
  heightCm: number | null;
  emergencyContact: string;
  insuranceProvider: string;
};

export const DETAIL_FIELDS = [
  "firstName",
  "lastName",
  "dateOfBirth",
  "gender",
  "heightCm",
  "emergencyContact",
  "insuranceProvider",
] as const satisfies readonly (keyof PatientDetails)[];
export type DetailField = (typeof DETAIL_FIELDS)[number];

/** FHIR's administrative genders, in the words of the form. */
export const GENDER_OPTIONS = [
  { value: "female", label: "Female" },
  { value: "male", label: "Male" },
  { value: "other", label: "Other" },
  { value: "unknown", label: "I’d rather not say" },
] as const;

/** The shortest and the tallest adult on record, with room on both sides, in centimeters. */
export const HEIGHT_CM = { min: 50, max: 280 } as const;

/**
 * A height as people write it: `170`, `170.5 cm`, `1.70 m`, `5'7"`, `5 ft 7 in`.
 * @returns centimeters to the tenth, or `null` if it is none of these.
 */
export function parseHeight(typed: string): number | null {
  const text = latinDigits(typed).trim().toLowerCase().replace(",", ".").replace(/[′’‘]/g, "'").replace(/[″“”]/g, '"');
  const tenth = (centimeters: number) => Math.round(centimeters * 10) / 10;
  const metric = /^(\d{1,3}(?:\.\d{1,2})?)\s*(cm|m)?$/.exec(text);
  if (metric) return tenth(Number(metric[1]) * (metric[2] === "m" ? 100 : 1));
  const feet = /^(\d)\s*(?:'|ft\.?|feet|foot)(?:\s*(\d{1,2}(?:\.\d)?)\s*(?:"|''|in\.?|inches)?)?$/.exec(text);
  if (!feet || Number(feet[2] ?? 0) >= 12) return null;
  return tenth(Number(feet[1]) * 30.48 + Number(feet[2] ?? 0) * 2.54);
}

/**
 * What the form has for a gender that may have been recorded in other words: nothing must be lost by opening and saving
 * it.
 */
const genderOption = (gender: string | null): string =>
  gender ? (GENDER_OPTIONS.find(({ value }) => value === gender.toLowerCase())?.value ?? "other") : "";

/** The details as their form shows them. */
export const detailTexts = (details: PatientDetails): Record<DetailField, string> => ({
  ...details,
  dateOfBirth: details.dateOfBirth ?? "",
  gender: genderOption(details.gender),
  heightCm: details.heightCm === null ? "" : String(details.heightCm),
});
