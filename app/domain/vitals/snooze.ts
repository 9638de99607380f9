import { addDays } from "~/domain/dates";
import { HOUR_MS } from "~/domain/durations";
import { instantAt, wallClock } from "~/domain/zones";
import type { AlarmSeverity } from "./alarms";

/** Until when levels are silent, ISO 8601; one that is not is left out. */
export type Snoozed = Partial<Record<AlarmSeverity, string>>;

/** For how long alerts can be silenced. */
export const SNOOZE_SPANS = [
  { value: "1h", label: "1 hour" },
  { value: "8h", label: "8 hours" },
  { value: "tomorrow", label: "Until tomorrow, 7 AM" },
] as const;
export type SnoozeSpan = (typeof SNOOZE_SPANS)[number]["value"];

const HOURS = { "1h": 1, "8h": 8 } as const;

/** Until when a silence lasts that begins now. `zone`: on whose clock it is tomorrow. */
export function snoozedUntil(span: SnoozeSpan, now: Date, zone: string): Date {
  if (span !== "tomorrow") return new Date(now.getTime() + HOURS[span] * HOUR_MS);
  return instantAt(zone, addDays(wallClock(zone, now).date, 1), "07:00");
}
