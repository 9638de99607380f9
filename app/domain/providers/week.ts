import { DAY_MS } from "~/domain/durations";
import type { Language } from "~/domain/language";
import { formatClock, weekdayWord } from "~/domain/time-words";
import { instantAt, wallClock } from "~/domain/zones";
import { WEEKDAYS, type Availability, type Weekday } from "./availability";

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
    const noon = new Date(Date.parse(`${today}T12:00:00Z`) + ahead * DAY_MS);
    const date = noon.toISOString().slice(0, 10);
    // getUTCDay counts from Sunday, a week here starts on Monday.
    const weekday = WEEKDAYS[(noon.getUTCDay() + 6) % 7]!;
    const { start, end, available } = availability[weekday];
    return {
      weekday,
      hours: available ? { start: instantAt(zone, date, start), end: instantAt(zone, date, end) } : null,
    };
  });
}

/** Hours as the clock of a zone shows them: `Mon 9:00 AM – 5:00 PM`, with both days where midnight lies between. */
export function formatHours({ start, end }: { start: Date; end: Date }, zone: string, language: Language = "en"): string {
  const [from, to] = [start, end].map((at) => {
    const wall = wallClock(zone, at);
    return { date: wall.date, weekday: language === "en" ? wall.weekday : weekdayWord(at, zone, language), clock: formatClock(wall, language) };
  }) as [Said, Said];
  return `${from.weekday} ${from.clock} – ${from.date === to.date ? to.clock : `${to.weekday} ${to.clock}`}`;
}
type Said = { date: string; weekday: string; clock: string };
