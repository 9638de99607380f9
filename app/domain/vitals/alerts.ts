import type { PlainId } from "~/domain/message";
import type { StoredReading } from "./reading";
import { VITAL_KINDS, type DeviceType } from "./types";
import { DAY_MS } from "~/domain/durations";

/** What an adult's value is by the limits of everybody; a person is told `verdictOf`. */
export type VitalWord = "Very low" | "Low" | "Normal" | "High" | "Very high";

/** A reading older than this says nothing about today. */
export const FRESH_DAYS = 7;

/** Whether a reading says something about today: only then does it alarm anybody or call for haste. */
export const isFresh = (measuredAt: Date, now: Date): boolean =>
  now.getTime() - measuredAt.getTime() <= FRESH_DAYS * DAY_MS;

/** The whole and tenth degrees Celsius of a temperature in °F: NEWS2's limits are tenths. */
const celsius = (fahrenheit: number) => Math.round(((fahrenheit - 32) / 1.8) * 10) / 10;

type Measured = Pick<StoredReading, "deviceType" | "value" | "diastolic">;

/**
 * The word for an adult's reading, `null` where one value alone says nothing
 * (weight). Low and high are outside the ranges that the product shows
 * (specification, points 6 and 9: pulse below 60 or above 100, systolic above
 * 140, and likewise oxygen and temperature) and, of the diastolic pressure, 90
 * or more (ACC/AHA guideline 2017, stage 2). What the guideline says of a
 * pressure within that range stands beside the word (`guidelineNote`).
 *
 * Very low and very high are what alone calls for an urgent review: 3 points in
 * NEWS2 (Royal College of Physicians, 2017: pulse up to 40 or from 131, oxygen
 * up to 91 %, systolic up to 90, temperature up to 35.0 °C), its 2 points for
 * 39.1 °C and more, and a hypertensive crisis (ACC/AHA 2017: above 180 or above
 * 120). NEWS2 is not made for children under 16 or for pregnancy.
 */
export function vitalWord({ deviceType, value, diastolic }: Measured): VitalWord | null {
  switch (deviceType) {
    case "heart_rate":
      if (value <= 40) return "Very low";
      if (value >= 131) return "Very high";
      break;
    case "blood_pressure":
      if (value > 180 || (diastolic ?? 0) > 120) return "Very high";
      if (value <= 90) return "Very low";
      if (value > 140 || (diastolic ?? 0) >= 90) return "High";
      break;
    case "oxygen_sat":
      if (value <= 91) return "Very low";
      break;
    case "temperature":
      if (celsius(value) <= 35) return "Very low";
      if (celsius(value) >= 39.1) return "Very high";
      break;
    case "body_weight":
      return null;
  }
  const range = VITAL_KINDS[deviceType].range;
  if (range && value < range.low) return "Low";
  return range && value > range.high && deviceType !== "oxygen_sat" ? "High" : "Normal";
}

/** In plain words, and never that a single value is a diagnosis. */
const ADVICE: Partial<Record<DeviceType, Partial<Record<VitalWord, PlainId>>>> = {
  heart_rate: {
    "Very high":
      "Sit down and measure again in five minutes. If it stays this high, or with chest pain, trouble breathing or fainting, call 911.",
    High: "Rest for five minutes and measure again. Coffee, stress and exercise raise it for a while. If it stays high, tell your care team.",
    Low: "In people who exercise a lot or take beta-blockers this is common. If you feel faint or very tired, tell your care team.",
    "Very low":
      "Measure again now. If it stays this low, call your care team today; if you feel faint or confused, call 911.",
  },
  blood_pressure: {
    "Very high":
      "Sit quietly for five minutes and measure again. If it stays this high, call your care team now; with chest pain, trouble breathing, weakness or trouble seeing or speaking, call 911.",
    High: "One high value is no diagnosis. Sit quietly for five minutes and measure again. If it stays high over several days, tell your care team.",
    "Very low":
      "Sit or lie down, drink something and measure again. If it stays this low, call your care team today; if you feel faint or confused, call 911.",
  },
  oxygen_sat: {
    Low: "Warm your fingers, sit still and measure again. If it stays low, call your care team.",
    "Very low":
      "Warm your fingers, sit upright and measure again. If it stays this low, or you are short of breath, call 911.",
  },
  temperature: {
    "Very high":
      "Drink plenty and rest. Call your care team today; with a stiff neck, confusion, a rash or trouble breathing, call 911.",
    High: "Drink plenty, rest and measure again in a few hours. If it lasts longer than three days, call your care team.",
    Low: "Measure again with the thermometer well in place. If it stays low and you feel unwell, call your care team.",
    "Very low": "Measure again now and get warm. If it stays this low, or you are confused or drowsy, call 911.",
  },
};

/**
 * What is said instead of the advice about a value that is not normal, where
 * there is nothing to be done about it now: nobody measured it, or what was to
 * be done at once was to be done then. `null`: the advice holds.
 */
export function insteadOfAdvice(
  { measuredAt, isSimulated }: { measuredAt: Date; isSimulated?: boolean | undefined },
  now: Date,
): PlainId | null {
  if (isSimulated) return "This value is simulated. Nobody measured it.";
  return isFresh(measuredAt, now) ? null : "That was more than a week ago. Measure again to see where you are today.";
}

/** What to do about a value that is not normal. */
export const adviceFor = (deviceType: DeviceType, word: VitalWord): PlainId =>
  ADVICE[deviceType]?.[word] ?? "Measure again and tell your care team.";
