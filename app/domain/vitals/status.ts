import { pressureClass, type PressureClass } from "~/domain/prediction/blood-pressure";
import { judgeReading, type OwnLimits } from "./alarms";
import { adviceFor, vitalWord, type VitalWord } from "./alerts";
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
 * What the guideline for adults calls a pressure that the badge calls optimal: the specification fixes that word for the whole
 * range shown, up to 140 (DASH-06), and alone it would calm somebody with 135 over 87.
 * @returns `null` for what the guideline calls normal, for other vitals, and where the badge says another word.
 */
export function guidelineClass(
  reading: Measured,
  own: OwnLimits | null,
): Exclude<PressureClass, "normal" | "crisis"> | null {
  const { deviceType, value, diastolic } = reading;
  if (deviceType !== "blood_pressure" || statusWord(reading, "bloodPressure", own) !== IN_RANGE_WORDS.bloodPressure)
    return null;
  const found = pressureClass(value, diastolic ?? 0);
  // A crisis is never in range.
  return found === "normal" || found === "crisis" ? null : found;
}

/** The badge of a value: the fixed word while it is in range for everybody, else a computed one. */
export function statusWord(reading: Measured, key: SummaryKey, own: OwnLimits | null): StatusWord {
  const judged = judgeReading(reading, own);
  // What only one's own limits have in range is nothing that anybody should call normal.
  if (!judged) return judgeReading(reading, null) ? "in own limits" : IN_RANGE_WORDS[key];
  if (judged.severity === "critical") return "critical";
  if (judged.direction === "low") return "warning";
  // The clause has a word of its own for a pressure that is high.
  return key === "bloodPressure" ? "high" : "elevated";
}

const celsius = (fahrenheit: number) => ((fahrenheit - 32) / 1.8).toFixed(1);

function spoken({ deviceType, value, diastolic }: Measured): string {
  switch (deviceType) {
    case "heart_rate":
      return `${value.toFixed(0)} beats a minute`;
    case "blood_pressure":
      return `${value.toFixed(0)} over ${(diastolic ?? 0).toFixed(0)}`;
    case "oxygen_sat":
      return `The blood carries ${value.toFixed(0)}% of the oxygen it can`;
    case "temperature":
      return `${value.toFixed(1)} °F is ${celsius(value)} °C`;
    case "body_weight":
      return `${value.toFixed(1)} kg`;
  }
}

/** A value in plain words: what was measured, what that is, and what to do where something is to be done. */
export function plainSentence(reading: Measured, own: OwnLimits | null): string {
  const judged = judgeReading(reading, own);
  if (!judged) {
    const usual = judgeReading(reading, null);
    if (usual)
      return `${spoken(reading)}: within your own limits, ${usual.direction === "low" ? "lower" : "higher"} than in most people.`;
    const aboveIdeal =
      vitalWord(reading) === "Slightly high" ? "in the range shown, a little above the ideal" : "in the normal range";
    return `${spoken(reading)}: ${aboveIdeal}.`;
  }
  const word: VitalWord =
    judged.severity === "critical"
      ? judged.direction === "low"
        ? "Very low"
        : "Very high"
      : judged.direction === "low"
        ? "Low"
        : "High";
  return `${spoken(reading)}: ${word.toLowerCase()}. ${adviceFor(reading.deviceType, word)}`;
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
