import { addDays } from "~/domain/dates";
import { LANGUAGES, type Language } from "~/domain/language";
import { formatWeekday } from "~/domain/moments";
import { formatClock } from "~/domain/time-words";
import { wallClock } from "~/domain/zones";
import { openOn, weekdayOf, type Availability, type Weekday } from "./availability";

/** One day of the coming week: its hours as instants, or none. */
export type DayOfWeek = { weekday: Weekday; hours: { start: Date; end: Date } | null };

/**
 * The next seven days of a provider's weekly availability as instants, from
 * today on the provider's own clock. Instants and not times of day, because the
 * distance between two zones changes with summer time.
 */
export function comingWeek(availability: Availability, zone: string, now: Date): DayOfWeek[] {
  const today = wallClock(zone, now).date;
  return Array.from({ length: 7 }, (_, ahead) => {
    const date = addDays(today, ahead);
    return { weekday: weekdayOf(date), hours: openOn(availability, zone, date) };
  });
}

/**
 * Hours as the clock of a zone shows them: `Mon 9:00 AM – 5:00 PM`, with both days where midnight lies between, and
 * `Mon 4:00 PM – midnight`.
 * @param row the day that they stand beside: where they begin on it there too, it is not said again.
 */
export function formatHours(
  { start, end }: { start: Date; end: Date },
  zone: string,
  language: Language = "en",
  row?: Weekday,
): string {
  const [from, to] = [start, end].map((at) => {
    const wall = wallClock(zone, at);
    return {
      date: wall.date,
      minutes: wall.hour * 60 + wall.minute,
      weekday: formatWeekday(at, zone, language),
      clock: formatClock(wall, language),
    };
  }) as [Said, Said];
  const isRow = row !== undefined && wallClock(zone, start).weekday.toLowerCase() === row.slice(0, 3);
  const begin = isRow ? from.clock : `${from.weekday} ${from.clock}`;
  // Hours that end with their day end on the next one by the calendar, but nobody would say so.
  if (to.minutes === 0 && to.date === addDays(from.date, 1)) return `${begin} – ${LANGUAGES[language].midnight}`;
  return `${begin} – ${from.date === to.date ? to.clock : `${to.weekday} ${to.clock}`}`;
}
type Said = { date: string; minutes: number; weekday: string; clock: string };
