import type { Value } from "~/domain/message";
import { isInstant, isListOf, isNumber, isObject, isOneOf, isText, type Guard } from "~/domain/type-guards";
import { ALARM_SEVERITIES, type VitalAlert } from "./alarms";
import type { HealthReading } from "./reading";
import type { Snoozed } from "./snooze";
import type { HealthInsights } from "./trends";
import { VITAL_KINDS, type DeviceType } from "./types";

/** What of an answer or a message could not be used. */
export type LeftOut = (part: "message" | "readings" | "alert" | "insights" | "silence") => void;

const isSeverity = isOneOf(ALARM_SEVERITIES);
const isTexts = isListOf(isText);
const isValue: Guard<Value> = (value): value is Value =>
  isText(value) ||
  isNumber(value) ||
  isListOf(isValue)(value) ||
  (isObject(value) && isText(value.id) && isValues(value.values ?? {}));
const isValues = (value: unknown): value is Record<string, Value> =>
  isObject(value) && Object.values(value).every(isValue);

function readReading(value: unknown): HealthReading | null {
  if (!isObject(value)) return null;
  const { id, deviceType, value: amount, unit, timestamp, simulated } = value;
  if (!isText(deviceType) || !(isText(amount) || isNumber(amount)) || !isInstant(timestamp)) return null;
  return {
    id: isNumber(id) ? id : 0,
    deviceType,
    value: String(amount),
    unit: isText(unit) ? unit : "",
    timestamp,
    ...(simulated === true ? { simulated } : {}),
  };
}

/** The readings of a list that can be shown; `null` where it is none. */
export function readReadings(value: unknown, leaveOut: LeftOut): HealthReading[] | null {
  if (!Array.isArray(value)) {
    leaveOut("readings");
    return null;
  }
  const readings = value.map(readReading).filter((reading) => reading !== null);
  if (readings.length < value.length) leaveOut("readings");
  return readings;
}

/** The number of an alert without one. It cannot be acknowledged, because it is none of our records. */
export const UNNUMBERED_ALERT = 0;

/**
 * An alert with at least the documented fields `deviceType`, `message` and `severity`. What else one of ours has is
 * filled in, and its kind may be one that this version does not know.
 */
export function readAlert(value: unknown, now: Date): VitalAlert | null {
  if (!isObject(value)) return null;
  const { id, deviceType, kind, severity, title, message, value: amount } = value;
  if (!isText(deviceType) || !isText(message) || !isSeverity(severity)) return null;
  const instant = (time: unknown) => (isInstant(time) ? time : null);
  const raisedAt = instant(value.raisedAt) ?? instant(value.measuredAt) ?? now.toISOString();
  const shown = isText(title)
    ? title
    : Object.hasOwn(VITAL_KINDS, deviceType)
      ? VITAL_KINDS[deviceType as DeviceType].label
      : deviceType.replaceAll("_", " ");
  return {
    id: Number.isSafeInteger(id) && (id as number) > 0 ? (id as number) : UNNUMBERED_ALERT,
    deviceType: deviceType as DeviceType,
    kind: (isText(kind) ? kind : "out_of_range") as VitalAlert["kind"],
    severity,
    title: shown,
    message,
    value: isText(amount) ? amount : "",
    // English, where no messages were sent.
    text: {
      title: shown,
      advice: message,
      amount: isText(amount) ? amount : "",
      ...(isValues(value.text) && value.text),
    },
    measuredAt: instant(value.measuredAt) ?? raisedAt,
    raisedAt,
    clearedAt: instant(value.clearedAt),
    acknowledgedAt: instant(value.acknowledgedAt),
    acknowledgedBy: isText(value.acknowledgedBy) ? value.acknowledgedBy : null,
  };
}

/** The alerts of a list that can be shown; `null` where it is none. */
export function readAlerts(value: unknown, now: Date, leaveOut: LeftOut): VitalAlert[] | null {
  if (!Array.isArray(value)) {
    leaveOut("alert");
    return null;
  }
  const alerts = value.map((one) => readAlert(one, now)).filter((alert) => alert !== null);
  if (alerts.length < value.length) leaveOut("alert");
  return alerts;
}

/** Which levels are silent; what is no time silences nothing. */
export function readSnoozed(value: unknown, leaveOut: LeftOut): Snoozed {
  if (!isObject(value)) {
    leaveOut("silence");
    return {};
  }
  return Object.fromEntries(
    ALARM_SEVERITIES.flatMap((severity) => (isInstant(value[severity]) ? [[severity, value[severity]]] : [])),
  );
}

/** The analysis; a level of risk that is unknown is shown as high. `null` where it is none. */
export function readInsights(value: unknown, leaveOut: LeftOut): HealthInsights | null {
  if (isObject(value) && isTexts(value.trends) && isTexts(value.recommendations)) {
    const { trends, recommendations, text } = value;
    return {
      trends,
      recommendations,
      text: { trends, recommendations, ...(isValues(text) && text) },
      riskLevel: value.riskLevel as HealthInsights["riskLevel"],
    };
  }
  leaveOut("insights");
  return null;
}
