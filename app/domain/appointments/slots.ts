import { addDays, type IsoDate } from "~/domain/dates";
import { DAY_MS, MINUTE_MS } from "~/domain/durations";
import { MIDNIGHT, minutesOpen, weekdayOf, type Availability } from "~/domain/providers/availability";
import { instantAt, wallClock } from "~/domain/zones";

/** How long an appointment takes. Times begin on the hour and the half hour of the specialist's clock. */
export const SLOT_MINUTES = 30;
const SLOT_MS = SLOT_MINUTES * MINUTE_MS;

/** Times are offered this far ahead, in days: those of a year's calendar are for the date field to refuse. */
export const LONGEST_SEARCH_DAYS = 31;

/** A span of time; its end belongs to the next one. */
export type Span = { startsAt: Date; endsAt: Date };

/** A time that can be held with a specialist. */
export type Slot = Span & {
  /** On the specialist's calendar. */
  date: IsoDate;
  /** On the specialist's clock, like `09:30 AM`. */
  time: string;
};

/** A day of the specialist's calendar and its slots in order. */
export type DayOfSlots = { date: IsoDate; slots: Slot[] };

/** Of whom slots are computed. */
export type Hours = { availability: Availability; timeZone: string };

const two = (value: number) => String(value).padStart(2, "0");

/** Minutes after midnight as they are written everywhere in booking: `09:30 AM`. */
const writeTime = (minutes: number) =>
  `${two(((Math.floor(minutes / 60) + 11) % 12) + 1)}:${two(minutes % 60)} ${minutes < 720 ? "AM" : "PM"}`;

/** Every half hour of a day as it is written: what a specialist's time can be. */
export const HALF_HOURS: readonly string[] = Array.from({ length: 48 }, (_, index) => writeTime(index * SLOT_MINUTES));

/**
 * The slots of one day, held or not: the half hours that lie within that
 * weekday's availability on the specialist's clock. In the night when the clock
 * goes forward, times that it leaps over are none; when it goes back, a time
 * that comes twice is one slot, the first.
 */
export const slotsOfDay = (hours: Hours, date: IsoDate): Slot[] =>
  slotsBetween(hours, date, midnight(hours, date), midnight(hours, addDays(date, 1)));

const midnight = ({ timeZone }: Hours, date: IsoDate) => instantAt(timeZone, date, MIDNIGHT);

function slotsBetween({ availability, timeZone }: Hours, date: IsoDate, begin: Date, end: Date): Slot[] {
  const day = availability[weekdayOf(date)];
  if (!day.available) return [];
  // On all but two days of a year everything follows from midnight, without asking the calendar each time.
  const isPlain = end.getTime() - begin.getTime() === DAY_MS;
  const slots: Slot[] = [];
  const { from, until } = minutesOpen(day);
  for (
    let minutes = Math.ceil(from / SLOT_MINUTES) * SLOT_MINUTES;
    minutes + SLOT_MINUTES <= until;
    minutes += SLOT_MINUTES
  ) {
    const clock = `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
    const startsAt = isPlain ? new Date(begin.getTime() + minutes * MINUTE_MS) : instantAt(timeZone, date, clock);
    if (!isPlain && !shows(timeZone, startsAt, date, minutes)) continue;
    slots.push({ date, time: writeTime(minutes), startsAt, endsAt: new Date(startsAt.getTime() + SLOT_MS) });
  }
  return slots;
}

function shows(zone: string, instant: Date, date: IsoDate, minutes: number): boolean {
  const wall = wallClock(zone, instant);
  return wall.date === date && wall.hour * 60 + wall.minute === minutes;
}

/** Whether two spans have any time in common. */
export const overlap = (one: Span, other: Span) => one.startsAt < other.endsAt && other.startsAt < one.endsAt;

/** Whether a slot can still be asked for: it lies ahead, and nothing that is held overlaps it. */
export const isFree = (slot: Span, held: readonly Span[], now: Date) =>
  slot.startsAt > now && !held.some((span) => overlap(slot, span));

/** The free slots of so many days from a date on, day by day; a day without any is there with none. */
export function freeDays(
  hours: Hours,
  { from, days }: { from: IsoDate; days: number },
  held: readonly Span[],
  now: Date,
): DayOfSlots[] {
  let begin = midnight(hours, from);
  return Array.from({ length: days }, (_, ahead) => {
    const date = addDays(from, ahead);
    const end = midnight(hours, addDays(date, 1));
    const slots = slotsBetween(hours, date, begin, end).filter((slot) => isFree(slot, held, now));
    begin = end;
    return { date, slots };
  });
}

/** The slot of a date and time on the specialist's clock, held or not, or `null` where none begins. */
export const slotAt = (hours: Hours, date: IsoDate, time: string): Slot | null =>
  slotsOfDay(hours, date).find((slot) => slot.time === time) ?? null;

/** The slot that begins at an instant, or `null`. */
export const slotStarting = (hours: Hours, startsAt: Date): Slot | null =>
  slotsOfDay(hours, wallClock(hours.timeZone, startsAt).date).find(
    (slot) => slot.startsAt.getTime() === startsAt.getTime(),
  ) ?? null;

/** How many times are offered in place of one that is gone. */
export const NEAREST = 4;

/**
 * Of free slots those nearest to an instant, in order of time: two before it
 * and two after, and where one side has fewer, more of the other.
 */
export function nearestSlots(free: readonly Slot[], at: Date): Slot[] {
  const sorted = [...free].sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
  const before = sorted.filter(({ startsAt }) => startsAt < at);
  const after = sorted.filter(({ startsAt }) => startsAt > at);
  const early = Math.min(before.length, Math.max(NEAREST / 2, NEAREST - after.length));
  return [...before.slice(before.length - early), ...after.slice(0, NEAREST - early)];
}
