import { pressureClass, type PressureClass } from "~/domain/prediction/blood-pressure";
import { isAskingForAttention, judgeReading, verdictOf, type OwnLimits } from "./alarms";
import { adviceFor } from "./alerts";
import type { HealthReading, StoredReading } from "./reading";
import { DEVICE_TYPES, type DeviceType, type SummaryKey } from "./types";

/** What the dashboard's badges say, with the look of each (DASH-09, DASH-10, DASH-11). */
export const STATUS_TONES = {
  normal: "good",
  optimal: "good",
  excellent: "good",
  warning: "caution",
  elevated: "caution",
  high: "danger",
  critical: "danger",
  "in own limits": "own",
} as const;
export type StatusWord = keyof typeof STATUS_TONES;
export type StatusTone = (typeof STATUS_TONES)[StatusWord];

/** The fixed words of the specification, of values in range (DASH-06). */
export const IN_RANGE_WORDS: Record<SummaryKey, StatusWord> = {
  heartRate: "normal",
  bloodPressure: "optimal",
  oxygenSat: "excellent",
  temperature: "normal",
};

/** Shown, marked as samples, while there is not one reading (DASH-07). */
export const PLACEHOLDER_VALUES: Record<SummaryKey, string> = {
  heartRate: "72",
  bloodPressure: "120/80",
  oxygenSat: "98",
  temperature: "98.6",
};

export type Measured = Pick<StoredReading, "deviceType" | "value" | "diastolic">;

/** The numbers of a reading as the API gives it; `null` for a kind or a value that is none of ours. */
export function measured({ deviceType, value }: Pick<HealthReading, "deviceType" | "value">): Measured | null {
  const type = DEVICE_TYPES.find((one) => one === deviceType);
  const [first, second] = value.split("/").map(Number);
  if (!type || !Number.isFinite(first)) return null;
  return { deviceType: type, value: first!, diastolic: second ?? null };
}

/**
 * What the guideline for adults says of a pressure that is in range: the specification fixes one word for the whole range
 * shown, up to 140 (DASH-06), and alone it would calm somebody with 135 over 87. It stands beside the word wherever that does.
 * @returns `null` for what the guideline calls normal, for other vitals, and where the verdict is another.
 */
export function guidelineNote(reading: Measured, own: OwnLimits | null): GuidelineNote | null {
  const { deviceType, value, diastolic } = reading;
  if (deviceType !== "blood_pressure" || verdictOf(reading, own) !== "Normal") return null;
  return BY_GUIDELINE[pressureClass(value, diastolic ?? 0)];
}

const BY_GUIDELINE = {
  normal: null,
  elevated: "By the guideline for adults: elevated. A single reading isn’t a diagnosis.",
  "stage 1": "By the guideline for adults: high, stage 1. A single reading isn’t a diagnosis.",
  "stage 2": "By the guideline for adults: high, stage 2. A single reading isn’t a diagnosis.",
  // A crisis is never in range.
  crisis: null,
} as const satisfies Record<PressureClass, string | null>;
type GuidelineNote = NonNullable<(typeof BY_GUIDELINE)[PressureClass]>;

/** The badge of a value: the fixed word while it is in range for everybody, else a computed one. */
export function statusWord(reading: Measured, key: SummaryKey, own: OwnLimits | null): StatusWord {
  switch (verdictOf(reading, own)) {
    case "Very low":
    case "Very high":
      return "critical";
    case "Low":
      return "warning";
    case "High":
      // The clause has a word of its own for a pressure that is high.
      return key === "bloodPressure" ? "high" : "elevated";
    case "In own limits":
      return "in own limits";
    default:
      return IN_RANGE_WORDS[key];
  }
}

const celsius = (fahrenheit: number) => ((fahrenheit - 32) / 1.8).toFixed(1);

function spoken({ deviceType, value, diastolic }: Measured): string {
  switch (deviceType) {
    case "heart_rate":
      return `${value.toFixed(0)} beats a minute`;
    case "blood_pressure":
      return diastolic === null
        ? `The upper blood pressure is ${value.toFixed(0)}`
        : `${value.toFixed(0)} over ${diastolic.toFixed(0)}`;
    case "oxygen_sat":
      return `The blood carries ${value.toFixed(0)}% of the oxygen it can`;
    case "temperature":
      return `${value.toFixed(1)} °F is ${celsius(value)} °C`;
    case "body_weight":
      return `${value.toFixed(1)} kg`;
  }
}

/**
 * A value in plain words: what was measured, what that is, and what to do where something is to be done.
 * @param instead of the advice on what to do (`insteadOfAdvice`).
 */
export function plainSentence(reading: Measured, own: OwnLimits | null, instead: string | null = null): string {
  const verdict = verdictOf(reading, own);
  if (isAskingForAttention(verdict))
    return `${spoken(reading)}: ${verdict.toLowerCase()}. ${instead ?? adviceFor(reading.deviceType, verdict)}`;
  if (verdict === "In own limits")
    return `${spoken(reading)}: within your own limits, ${judgeReading(reading, null)?.direction === "low" ? "lower" : "higher"} than in most people.`;
  const note = guidelineNote(reading, own);
  return note ? `${spoken(reading)}: in the range shown. ${note}` : `${spoken(reading)}: in the normal range.`;
}

/** The normal ranges as the monitoring panel prints them (DASH-19). */
export const RANGE_TEXTS: Record<Exclude<DeviceType, "body_weight">, string> = {
  heart_rate: "60-100 bpm",
  blood_pressure: "90-140 mmHg",
  oxygen_sat: "95-100%",
  temperature: "97-99.5 °F",
};

/** A level of risk as it is shown: what is neither low nor medium counts as high (DASH-21). */
export const shownRisk = (level: string): "low" | "medium" | "high" =>
  level === "low" || level === "medium" ? level : "high";
