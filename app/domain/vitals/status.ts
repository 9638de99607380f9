import { message, type Message, type PlainId, type Value } from "~/domain/message";
import { isAskingForAttention, judgeReading, verdictOf, type OwnLimits } from "./alarms";
import { adviceFor } from "./alerts";
import type { Range } from "./kinds/kind";
import { amountOf, type HealthReading, type StoredReading } from "./reading";
import { DEVICE_TYPES, VITAL_KINDS, type Unit } from "./types";
import type { StatusWord } from "./words";

export type Measured = Pick<StoredReading, "deviceType" | "value" | "diastolic">;

/** The numbers of a reading as the API gives it; `null` for a kind or a value that is none of ours. */
export function measured({ deviceType, value }: Pick<HealthReading, "deviceType" | "value">): Measured | null {
  const type = DEVICE_TYPES.find((one) => one === deviceType);
  const [first, second] = value.split("/").map(Number);
  if (!type || !Number.isFinite(first)) return null;
  return { deviceType: type, value: first!, diastolic: second ?? null };
}

/**
 * What the guideline for adults says of a pressure that is in range: the specification fixes one word for the whole
 * range shown, up to 140 (DASH-06), and alone it would calm somebody with 135 over 87. It stands beside the word
 * wherever that does.
 * @returns `null` for what the guideline calls normal, for other vitals, and where the verdict is another.
 */
export function guidelineNote(reading: Measured, own: OwnLimits | null) {
  const { note } = VITAL_KINDS[reading.deviceType];
  return note && verdictOf(reading, own) === "Normal" ? note(reading.value, reading.diastolic) : null;
}

/** The badge of a value: the fixed word while it is in range for everybody, else a computed one. */
export function statusWord(reading: Measured, own: OwnLimits | null): StatusWord {
  const { card } = VITAL_KINDS[reading.deviceType];
  switch (verdictOf(reading, own)) {
    case "Very low":
    case "Very high":
      return "critical";
    case "Low":
      return "warning";
    case "High":
      return card?.highWord ?? "elevated";
    case "In own limits":
      return "in own limits";
    default:
      return card?.inRangeWord ?? "normal";
  }
}

const inWords = ({ deviceType, value, diastolic }: Measured): Value => {
  const { decimals, describe } = VITAL_KINDS[deviceType];
  return describe(value.toFixed(decimals), value, diastolic);
};

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

/** A normal range as the monitoring panel prints it (DASH-19). */
export const rangeText = ({ low, high }: Range, unit: Unit): Value => amountOf(`${low}-${high}`, unit);

/** A level of risk as it is shown: what is neither low nor medium counts as high (DASH-21). */
export const shownRisk = (level: string): "low" | "medium" | "high" =>
  level === "low" || level === "medium" ? level : "high";
