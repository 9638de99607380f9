import { addDays, type IsoDate } from "~/domain/dates";
import { instantAt } from "~/domain/zones";

/** Weekdays in the order a week is shown, as keys of an availability. */
export const WEEKDAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/**
 * One weekday's hours, `HH:MM` on the provider's own clock. An end of `00:00` is
 * the midnight with which the day ends, as nothing else can be meant by it: a
 * clock shows no 24:00, and neither do time fields and SQL's or FHIR's `time`.
 */
export type DayHours = { start: string; end: string; available: boolean };

/** Weekly availability: every weekday, on the provider's own clock (DATA-22). */
export type Availability = Record<Weekday, DayHours>;

const weekdayHours: DayHours = { start: "09:00", end: "17:00", available: true };
const weekendHours: DayHours = { start: "10:00", end: "14:00", available: false };

/** Monday to Friday 09:00-17:00, weekends 10:00-14:00 but not available (DATA-23). */
export const DEFAULT_AVAILABILITY: Availability = {
  monday: weekdayHours,
  tuesday: weekdayHours,
  wednesday: weekdayHours,
  thursday: weekdayHours,
  friday: weekdayHours,
  saturday: weekendHours,
  sunday: weekendHours,
};

/** The midnight of a clock, with which a day begins or, as the end of hours, ends. */
export const MIDNIGHT = "00:00";

const DAY_MINUTES = 1_440;
const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));

/**
 * When hours begin and end, in minutes that the clock shows after the day's first midnight: up to 1440, the one that
 * ends it.
 */
export const minutesOpen = ({ start, end }: Pick<DayHours, "start" | "end">) => ({
  from: minutesOf(start),
  until: end === MIDNIGHT ? DAY_MINUTES : minutesOf(end),
});

/** Whether hours have any time in them: the end is later than the start. */
export function isForward(hours: Pick<DayHours, "start" | "end">): boolean {
  const { from, until } = minutesOpen(hours);
  return from < until;
}

/** The weekday of a date of the calendar. */
// getUTCDay counts from Sunday, a week here starts on Monday.
export const weekdayOf = (date: IsoDate): Weekday => WEEKDAYS[(new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7]!;

/** A week's hours of one date as instants, or `null` where that weekday is closed. */
export function openOn(week: Availability, zone: string, date: IsoDate): { start: Date; end: Date } | null {
  const { start, end, available } = week[weekdayOf(date)];
  if (!available) return null;
  return { start: instantAt(zone, date, start), end: instantAt(zone, end === MIDNIGHT ? addDays(date, 1) : date, end) };
}
