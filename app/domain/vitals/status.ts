import { message, type Message, type PlainId, type Value } from "~/domain/message";
import { pressureClass, type PressureClass } from "~/domain/prediction/blood-pressure";
import { isAskingForAttention, judgeReading, verdictOf, type OwnLimits } from "./alarms";
import { adviceFor } from "./alerts";
import { amountOf, withUnit, type HealthReading, type StoredReading } from "./reading";
import { DEVICE_TYPES, VITAL_KINDS, type DeviceType, type SummaryKey } from "./types";

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

function inWords({ deviceType, value, diastolic }: Measured): Value {
  const amount = value.toFixed(VITAL_KINDS[deviceType].decimals);
  switch (deviceType) {
    case "heart_rate":
      return message("{rate} beats a minute", { rate: amount });
    case "blood_pressure":
      return diastolic === null
        ? message("The upper blood pressure is {systolic}", { systolic: amount })
        : message("{systolic} over {diastolic}", { systolic: amount, diastolic: diastolic.toFixed(0) });
    case "oxygen_sat":
      return message("The blood carries {percent} of the oxygen it can", { percent: withUnit(amount, "%") });
    case "temperature":
      return message("{fahrenheit} °F is {celsius} °C", { fahrenheit: amount, celsius: celsius(value) });
    case "body_weight":
      return amountOf(amount, "kg");
  }
}

/**
 * A value in plain words: what was measured, what that is, and what to do where something is to be done.
 * @param instead of the advice on what to do (`insteadOfAdvice`).
 */
export function plainSentence(reading: Measured, own: OwnLimits | null, instead: PlainId | null = null): Message {
  const verdict = verdictOf(reading, own);
  const spoken = inWords(reading);
  if (isAskingForAttention(verdict))
    return message(ATTENTION[verdict], { spoken, advice: { id: instead ?? adviceFor(reading.deviceType, verdict) } });
  if (verdict === "In own limits")
    return judgeReading(reading, null)?.direction === "low"
      ? message("{spoken}: within your own limits, lower than in most people.", { spoken })
      : message("{spoken}: within your own limits, higher than in most people.", { spoken });
  const note = guidelineNote(reading, own);
  return note
    ? message("{spoken}: in the range shown. {advice}", { spoken, advice: message(note) })
    : message("{spoken}: in the normal range.", { spoken });
}

const ATTENTION = {
  "Very low": "{spoken}: very low. {advice}",
  Low: "{spoken}: low. {advice}",
  High: "{spoken}: high. {advice}",
  "Very high": "{spoken}: very high. {advice}",
} as const;

/** The normal ranges as the monitoring panel prints them (DASH-19). */
export const RANGE_TEXTS: Record<Exclude<DeviceType, "body_weight">, Value> = {
  heart_rate: amountOf("60-100", "bpm"),
  blood_pressure: "90-140 mmHg",
  oxygen_sat: "95-100%",
  temperature: "97-99.5 °F",
};

/** A level of risk as it is shown: what is neither low nor medium counts as high (DASH-21). */
export const shownRisk = (level: string): "low" | "medium" | "high" =>
  level === "low" || level === "medium" ? level : "high";
