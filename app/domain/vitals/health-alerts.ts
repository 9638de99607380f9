import { isAskingForAttention, isCriticalWord, verdictOf, type OwnLimits } from "./alarms";
import { adviceFor, insteadOfAdvice, isFresh } from "./alerts";
import type { StoredReading } from "./reading";
import { VITAL_KINDS, type DeviceType } from "./types";
import { message, type Message, type PlainId } from "~/domain/message";

/** `critical`: act now; `watch`: measure again, mention it. */
type Severity = "critical" | "watch";

export type HealthAlert = {
  /** Of the reading it comes from. */
  readingId: number;
  deviceType: DeviceType;
  severity: Severity;
  title: Message;
  /** What to do about it. */
  text: Message;
  measuredAt: Date;
};

/** The limits of a patient's own, by type. */
export type LimitsByType = ReadonlyMap<DeviceType, OwnLimits>;

function toAlert(reading: StoredReading, own: LimitsByType, now: Date): HealthAlert[] {
  const word = verdictOf(reading, own.get(reading.deviceType) ?? null);
  if (!isAskingForAttention(word)) return [];
  const { label } = VITAL_KINDS[reading.deviceType];
  const state = word.toLowerCase() as Lowercase<typeof word>;
  const old = !isFresh(reading.measuredAt, now);
  return [
    {
      readingId: reading.id,
      deviceType: reading.deviceType,
      severity: isCriticalWord(word) && !old ? "critical" : "watch",
      // Each has an id but those of the weight, which nothing judges.
      title: { id: (old ? `${label} was ${state} at the last reading` : `${label} ${state}`) as PlainId },
      text: message(insteadOfAdvice(reading, now) ?? adviceFor(reading.deviceType, word)),
      measuredAt: reading.measuredAt,
    },
  ];
}

/**
 * The alerts that a patient's readings give: of each type the newest reading
 * counts, whatever the order. The urgent ones come first, then the newest.
 * An aid to attention and no diagnosis.
 */
export function healthAlerts(readings: readonly StoredReading[], own: LimitsByType, now: Date): HealthAlert[] {
  const newest = new Map<DeviceType, StoredReading>();
  for (const reading of readings) {
    const held = newest.get(reading.deviceType);
    if (!held || held.measuredAt.getTime() < reading.measuredAt.getTime()) newest.set(reading.deviceType, reading);
  }
  return [...newest.values()]
    .flatMap((reading) => toAlert(reading, own, now))
    .sort(
      (a, b) =>
        Number(b.severity === "critical") - Number(a.severity === "critical") ||
        b.measuredAt.getTime() - a.measuredAt.getTime(),
    );
}
