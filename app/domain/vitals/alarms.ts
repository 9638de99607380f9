import { adviceFor, insteadOfAdvice, vitalWord } from "./alerts";
import type { VitalWord } from "./words";
import { amountOf, formatValue, type StoredReading } from "./reading";
import { VITAL_KINDS, type DeviceType } from "./types";
import { MINUTE_MS } from "~/domain/durations";
import { message, type Message, type PlainId, type Value } from "~/domain/message";

/** `info` says that something is over; it asks for nothing. */
export const ALARM_SEVERITIES = ["critical", "warning", "info"] as const;
export type AlarmSeverity = (typeof ALARM_SEVERITIES)[number];
export const ALARM_KINDS = ["out_of_range", "no_data", "back_in_range"] as const;
type AlarmKind = (typeof ALARM_KINDS)[number];
export const DIRECTIONS = ["low", "high"] as const;
type Direction = (typeof DIRECTIONS)[number];

/** The most alerts that a screen shows, newest first (LIVE-14). */
export const SHOWN_ALERTS = 5;

/**
 * A patient's own limits of a type, in the unit of `VITAL_KINDS`; null means the
 * usual limit (`vitalWord`). `low` and `high` are still in range, a critical
 * limit is critical itself.
 */
export type OwnLimits = {
  low: number | null;
  high: number | null;
  criticalLow: number | null;
  criticalHigh: number | null;
  /** mm[Hg], of blood pressure: from here on it is high, or critical. */
  diastolicHigh: number | null;
  criticalDiastolicHigh: number | null;
};

export type Judgement = { severity: "critical" | "warning"; direction: Direction };

type Measured = Pick<StoredReading, "deviceType" | "value" | "diastolic">;
type Outside = readonly [isCriticalLow: boolean, isLow: boolean, isCriticalHigh: boolean, isHigh: boolean];

/** The usual limits, asked of the one place that has them. */
function usual(word: VitalWord | null): Outside {
  return [word === "Very low", word === "Low", word === "Very high", word === "High"];
}

/**
 * Whether a reading asks for attention, by the patient's own limits where there
 * are some and everybody's (`vitalWord`) where not. Both pressures count, the
 * worse one decides. Own limits move warnings; a value that is critical by the
 * common limits is critical whatever was set, of oxygen from its
 * `leastCriticalLow` down. Null: in range, or of a kind that one value says nothing about.
 */
export function judgeReading({ deviceType, value, diastolic }: Measured, own: OwnLimits | null): Judgement | null {
  const [criticalLow, low, criticalHigh, high] = usual(vitalWord({ deviceType, value, diastolic: null }));
  const mayBeTheirs = value > (VITAL_KINDS[deviceType].leastCriticalLow ?? Infinity);
  const main: Outside = [
    own?.criticalLow != null ? value <= own.criticalLow || (criticalLow && !mayBeTheirs) : criticalLow,
    own?.low != null ? value < own.low : low,
    (own?.criticalHigh != null && value >= own.criticalHigh) || criticalHigh,
    own?.high != null ? value > own.high : high,
  ];
  const [, , diastolicCritical, diastolicHigh] =
    diastolic === null ? usual(null) : usual(vitalWord({ deviceType, value: QUIET_SYSTOLIC, diastolic }));
  const isCriticalHigh =
    main[2] ||
    (diastolic !== null && own?.criticalDiastolicHigh != null && diastolic >= own.criticalDiastolicHigh) ||
    diastolicCritical;
  const isHigh =
    main[3] || (diastolic !== null && own?.diastolicHigh != null ? diastolic >= own.diastolicHigh : diastolicHigh);
  if (main[0]) return { severity: "critical", direction: "low" };
  if (isCriticalHigh) return { severity: "critical", direction: "high" };
  if (main[1]) return { severity: "warning", direction: "low" };
  return isHigh ? { severity: "warning", direction: "high" } : null;
}

/** A systolic pressure that says nothing by itself, so that the diastolic one speaks. */
const QUIET_SYSTOLIC = 120;

type AttentionWord = Exclude<VitalWord, "Normal">;
/**
 * What a person is told a reading is. What only their own limits have in range is nothing that anybody should call
 * normal.
 */
export type Verdict = AttentionWord | "In own limits" | "Normal";

/**
 * The verdict on a reading: the same on every screen, in alerts, trends and
 * charts, because all of them ask `judgeReading`. `null` where one value alone says nothing (weight).
 */
export function verdictOf(reading: Measured, own: OwnLimits | null): Verdict | null {
  const judged = judgeReading(reading, own);
  if (judged) return wordOf(judged);
  const usual = vitalWord(reading);
  return usual === null || usual === "Normal" ? usual : "In own limits";
}

export const isAskingForAttention = (verdict: Verdict | null): verdict is AttentionWord =>
  verdict !== null && verdict !== "Normal" && verdict !== "In own limits";
/** Whether a verdict calls for acting now. */
export const isCriticalWord = (verdict: AttentionWord) => verdict === "Very low" || verdict === "Very high";

function wordOf({ severity, direction }: Judgement): AttentionWord {
  if (severity === "critical") return direction === "low" ? "Very low" : "Very high";
  return direction === "low" ? "Low" : "High";
}

/** What of an open alert decides what follows it. */
export type OpenAlarm = { severity: AlarmSeverity; direction: Direction | null };

export type AlarmStep =
  | { step: "none" }
  /** In range again. */
  | { step: "clear" }
  /** A new alert, in the place of the open one if there is any. */
  | {
      step: "raise";
      judgement: Judgement;
      /** Milder than what was acknowledged: nobody has to do so again. */ keepsAcknowledgement: boolean;
    };

/**
 * What the newest reading of a type does to its open alert. A critical reading
 * is always a new alert that has to be acknowledged, also where one is open
 * already: it may be the repetition that the first one asked for. A warning once
 * more adds nothing; one to the other side is a new alert; one that is milder
 * than the open alert takes its acknowledgement along.
 */
export function nextAlarm(open: OpenAlarm | null, judgement: Judgement | null): AlarmStep {
  if (!judgement) return open ? { step: "clear" } : { step: "none" };
  if (!open) return { step: "raise", judgement, keepsAcknowledgement: false };
  const sameSide = open.direction === judgement.direction;
  if (sameSide && open.severity === "warning" && judgement.severity === "warning") return { step: "none" };
  return { step: "raise", judgement, keepsAcknowledgement: sameSide && judgement.severity === "warning" };
}

/** An alert as it is stored. */
export type StoredAlarm = {
  id: number;
  deviceType: DeviceType;
  kind: AlarmKind;
  severity: AlarmSeverity;
  direction: Direction | null;
  value: number;
  diastolic: number | null;
  measuredAt: Date;
  /** Of a made-up reading. */
  isSimulated: boolean;
  raisedAt: Date;
  clearedAt: Date | null;
  acknowledgedAt: Date | null;
  /** Who, as their role's name; a record has few readers and their names are not for each other. */
  acknowledgedBy: string | null;
};

/** What an alert says: what it is about, what to do, and the value with its unit, empty where there is none. */
type AlertText = { title: Value; advice: Value; amount: Value };

/** An alert as the channel, the API and the screens have it. Times are ISO 8601, UTC. */
export type VitalAlert = {
  id: number;
  deviceType: DeviceType;
  kind: AlarmKind;
  severity: AlarmSeverity;
  /** In English, as `message` and `value`. */
  title: string;
  /** What to do about it, in plain words. */
  message: string;
  /** With its unit, like `132 bpm`. */
  value: string;
  /** The three for a reader of any language. */
  text: AlertText;
  measuredAt: string;
  raisedAt: string;
  /** Null while it is open. */
  clearedAt: string | null;
  acknowledgedAt: string | null;
  acknowledgedBy: string | null;
  /** Of a made-up reading; absent otherwise. */
  simulated?: true;
};

const NO_DATA = {
  heart_rate: "No heart rate for {span}",
  blood_pressure: "No blood pressure for {span}",
  oxygen_sat: "No oxygen saturation for {span}",
  temperature: "No temperature for {span}",
  body_weight: "No weight for {span}",
} as const satisfies Record<DeviceType, string>;

function titleOf({ deviceType, kind, severity, direction, measuredAt, raisedAt }: StoredAlarm): Message {
  const { label } = VITAL_KINDS[deviceType];
  if (kind === "back_in_range") return message("{label} back in range", { label: message(label) });
  if (kind === "no_data")
    return message(NO_DATA[deviceType], { span: spanOf(raisedAt.getTime() - measuredAt.getTime()) });
  // Each has an id but those of the weight, which nothing judges.
  return { id: `${label} ${severity === "critical" ? "very " : ""}${direction}` as PlainId };
}

function spanOf(ms: number): Message {
  const minutes = Math.floor(ms / MINUTE_MS);
  if (minutes < 120) return message("count.minute", { count: minutes });
  return minutes < 48 * 60
    ? message("count.hour", { count: Math.floor(minutes / 60) })
    : message("count.day", { count: Math.floor(minutes / 1440) });
}

function adviceOf(alarm: StoredAlarm, now: Date): PlainId {
  const { deviceType, kind, severity, direction } = alarm;
  if (kind === "back_in_range") return "The newest reading is in range again.";
  if (kind === "no_data") return "Is the device on, charged and near? The values shown are the last ones that came.";
  const word = wordOf({ severity: severity === "critical" ? "critical" : "warning", direction: direction ?? "high" });
  return insteadOfAdvice(alarm, now) ?? adviceFor(deviceType, word);
}

/**
 * The outside's form of an alert, as it reads now.
 * @param inEnglish puts a message into English, which the channel and the API promise.
 */
export function toVitalAlert(alarm: StoredAlarm, now: Date, inEnglish: (message: Value) => string): VitalAlert {
  const text = {
    title: titleOf(alarm),
    advice: message(adviceOf(alarm, now)),
    amount: amountOf(formatValue(alarm), VITAL_KINDS[alarm.deviceType].unit),
  };
  return {
    id: alarm.id,
    deviceType: alarm.deviceType,
    kind: alarm.kind,
    severity: alarm.severity,
    title: inEnglish(text.title),
    message: inEnglish(text.advice),
    value: inEnglish(text.amount),
    text,
    measuredAt: alarm.measuredAt.toISOString(),
    raisedAt: alarm.raisedAt.toISOString(),
    clearedAt: alarm.clearedAt?.toISOString() ?? null,
    acknowledgedAt: alarm.acknowledgedAt?.toISOString() ?? null,
    acknowledgedBy: alarm.acknowledgedBy,
    ...(alarm.isSimulated ? { simulated: true as const } : {}),
  };
}
