import { isAskingForAttention, isCriticalWord, verdictOf, type OwnLimits } from "./alarms";
import { adviceFor } from "./alerts";
import { amountOf } from "./reading";
import { DEVICE_TYPES, VITAL_KINDS, type DeviceType } from "./types";
import { DAY_MS } from "~/domain/durations";
import { message, type Message, type Value } from "~/domain/message";

/** A sample for the analysis (DATA-04). */
export type VitalSample = {
  /** As the API has it: `heart_rate`, also `heart rate` or `heartRate`; any other kind is compared, but not judged. */
  type: string;
  /** In the unit of `VITAL_KINDS`; of blood pressure the systolic. */
  value: number;
  timestamp: Date;
  /** Of blood pressure, where it is known. */
  diastolic?: number;
};

type TrendAlert<Text> = { type: string; severity: "critical" | "warning"; message: Text };

/** The result (DATA-05), and the same in words. */
export type TrendAnalysis<Text = Message> = {
  trends: Text[];
  alerts: TrendAlert<Text>[];
  recommendations: Text[];
  riskLevel: "low" | "medium" | "high";
};

/** What of an analysis the dashboard shows. */
type InsightText = Pick<TrendAnalysis<string>, "trends" | "recommendations">;

/** The server's insights as the API gives them (DATA-06): in English, and in `text` for a reader of any language. */
export type HealthInsights = InsightText & {
  text: { [Name in keyof InsightText]: Value };
  riskLevel: TrendAnalysis["riskLevel"];
  /** There was no reading to analyze; absent otherwise. */
  isEmpty?: true;
};

const NO_TREND = message("Vitals appear stable with no significant trends.");
const DEFAULT_RECOMMENDATION = message("Continue current routine and regular monitoring.");
const CHANGED = {
  increasing: "{label} is increasing: from {from} to {to} ({readings} over {span}).",
  decreasing: "{label} is decreasing: from {from} to {to} ({readings} over {span}).",
} as const;
const OUT_OF_RANGE = {
  "Very low": "{label} is very low: {amount}.",
  Low: "{label} is low: {amount}.",
  High: "{label} is high: {amount}.",
  "Very high": "{label} is very high: {amount}.",
} as const;

/** A change of more than this from the oldest to the newest reading is a trend. */
const CHANGE = 1 / 20;
/** Of more alerts than this the risk is high. */
const MEDIUM_ALERTS = 2;

const toType = (type: string) =>
  type
    .replace(/([a-z])([A-Z])/g, "$1_$2")
    .replace(/[\s-]+/g, "_")
    .toLowerCase();
const isDeviceType = (type: string): type is DeviceType => (DEVICE_TYPES as readonly string[]).includes(type);

/**
 * What a series of readings says: trends from the oldest to the newest of each
 * kind, alerts for the newest, and a level of risk. A kind with fewer than two
 * readings is ignored. The newest is judged as everywhere (`verdictOf`): a pulse above 100 or below
 * 60 and a systolic pressure above 140 (specification, point 9), the diastolic
 * pressure, oxygen and temperature by the guidelines named there. A critical
 * reading makes the risk high whatever the number of alerts. Runs in the browser.
 */
export function analyzeTrends(samples: readonly VitalSample[]): TrendAnalysis {
  const series = new Map<string, VitalSample[]>();
  for (const sample of samples) {
    if (!Number.isFinite(sample.value) || Number.isNaN(sample.timestamp.getTime())) continue;
    const type = toType(sample.type);
    series.set(type, [...(series.get(type) ?? []), sample]);
  }
  return analyzeSpans(
    [...series].map(([type, readings]) => {
      const byTime = [...readings].sort((a, b) => a.timestamp.getTime() - b.timestamp.getTime());
      return { type, oldest: byTime[0]!, newest: byTime.at(-1)!, count: byTime.length };
    }),
  );
}

/** What of a kind's readings the analysis looks at. */
export type VitalSpan = {
  type: string;
  oldest: VitalSample;
  newest: VitalSample;
  /** of all readings */ count: number;
};

/** The same from the ends of each kind's series: all that counts of a million readings. */
export function analyzeSpans(
  spans: readonly VitalSpan[],
  /** Whose readings they are has limits of their own. */
  own: ReadonlyMap<string, OwnLimits> = new Map(),
): TrendAnalysis {
  const judged = spans.filter(({ count }) => count >= 2).map((span) => judge(span, own.get(span.type) ?? null));

  const trends = judged.flatMap(({ trend }) => trend ?? []);
  const alerts = judged.flatMap(({ alert }) => alert ?? []);
  const advice = judged.flatMap(({ recommendation }) => recommendation ?? []);
  return {
    trends: trends.length > 0 ? trends : [NO_TREND],
    alerts,
    recommendations: advice.length > 0 ? advice : [DEFAULT_RECOMMENDATION],
    riskLevel: riskOf(alerts),
  };
}

function riskOf(alerts: readonly TrendAlert<Message>[]): TrendAnalysis["riskLevel"] {
  if (alerts.length > MEDIUM_ALERTS || alerts.some(({ severity }) => severity === "critical")) return "high";
  return alerts.length > 0 ? "medium" : "low";
}

function judge(
  { type, oldest, newest, count }: VitalSpan,
  own: OwnLimits | null,
): {
  trend?: Message;
  alert?: TrendAlert<Message>;
  recommendation?: Message;
} {
  const kind = isDeviceType(type) ? VITAL_KINDS[type] : null;
  // A kind that we do not know goes by its own name.
  const label = kind ? message(kind.label) : oldest.type;
  const shown = (value: number) => value.toFixed(kind?.decimals ?? 1);
  const direction = changeOf(oldest.value, newest.value);
  const trend = direction && {
    trend: message(CHANGED[direction], {
      label,
      from: shown(oldest.value),
      to: kind ? amountOf(shown(newest.value), kind.unit) : shown(newest.value),
      readings: message("count.reading", { count }),
      span: spanOf(oldest, newest),
    }),
  };
  if (!isDeviceType(type)) return trend ? trend : {};

  const word = verdictOf({ deviceType: type, value: newest.value, diastolic: newest.diastolic ?? null }, own);
  if (!isAskingForAttention(word)) return trend ? trend : {};
  const value =
    newest.diastolic === undefined ? shown(newest.value) : `${shown(newest.value)}/${shown(newest.diastolic)}`;
  return {
    ...(trend ? trend : {}),
    alert: {
      type,
      severity: isCriticalWord(word) ? "critical" : "warning",
      message: message(OUT_OF_RANGE[word], { label, amount: amountOf(value, VITAL_KINDS[type].unit) }),
    },
    recommendation: message(adviceFor(type, word)),
  };
}

/** The direction of a change of more than 5 %; exactly 5 % is none, whatever the binary fractions make of it. */
function changeOf(oldest: number, newest: number): "increasing" | "decreasing" | null {
  const change = newest - oldest;
  if (Math.abs(change) <= Math.abs(oldest) * CHANGE * (1 + 1e-9)) return null;
  return change > 0 ? "increasing" : "decreasing";
}

function spanOf(oldest: VitalSample, newest: VitalSample): Message {
  const days = (newest.timestamp.getTime() - oldest.timestamp.getTime()) / DAY_MS;
  return days < 1 ? message("less than a day") : message("count.day", { count: Math.round(days) });
}
