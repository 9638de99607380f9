/** Weekdays in the order a week is shown, as keys of an availability. */
export const WEEKDAYS = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** One weekday's hours, `HH:MM` on the provider's own clock. */
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
