import type { IsoDate } from "./dates";
import { plural } from "./format";
import { LANGUAGES, type Language } from "./language";
import { dateParts, formatClock, zoneCity } from "./time-words";
import { offsetMs, twoDigits, wallClock } from "./zones";
import { HOUR_MS, MINUTE_MS } from "~/domain/durations";

/**
 * The zone in which the server writes times for a visitor whose zone it does not know: most of our patients live there.
 */
export const DEFAULT_ZONE = "America/New_York";

/** A day of the calendar: `March 14, 1980`. */
export const formatDate = (date: IsoDate, language: Language = "en"): string =>
  LANGUAGES[language].date(dateParts(date, language));

/** The same with its weekday in full: `Tuesday, March 10, 2026`. */
export const formatFullDay = (date: IsoDate, language: Language = "en"): string =>
  LANGUAGES[language].fullDay(dateParts(date, language));

/** An instant's date on a zone's clock: `Tue, Nov 3, 2026`. */
export const formatDay = (instant: Date, zone: string, language: Language = "en"): string =>
  LANGUAGES[language].day(dateParts(wallClock(zone, instant).date, language));

/** The name of an instant's day on a zone's clock, as it stands beside a time: `Tue`. */
export const formatWeekday = (instant: Date, zone: string, language: Language = "en"): string =>
  LANGUAGES[language].weekday(dateParts(wallClock(zone, instant).date, language).weekday);

/** An instant on a zone's clock: `Tue, Nov 3, 2026, 9:30 AM`. */
export function formatMoment(instant: Date, zone: string, language: Language = "en"): string {
  const { comma } = LANGUAGES[language];
  return `${formatDay(instant, zone, language)}${comma} ${formatClock(wallClock(zone, instant), language)}`;
}

/** Whose clock a time is on: `New York time`, and `UTC` as a language calls it. */
export const zoneTime = (zone: string, language: Language = "en") =>
  zone === "UTC" ? LANGUAGES[language].universalTime : LANGUAGES[language].cityTime(zoneCity(zone, language));

/** An instant on a zone's clock, and whose clock that is: `Tue, Nov 3, 2026, 9:30 AM New York time`. */
export const zonedMoment = (instant: Date, zone: string, language: Language = "en") =>
  `${formatMoment(instant, zone, language)} ${zoneTime(zone, language)}`;

/** A minute in figures on a zone's clock, the same in every language: `2026-11-03 21:30`. */
export function figuresIn(zone: string, instant: Date): string {
  const { date, hour, minute } = wallClock(zone, instant);
  return `${date} ${twoDigits(hour)}:${twoDigits(minute)}`;
}

/** A minute in figures, in UTC: `2026-11-04 02:30 UTC`. */
export const minuteInUtc = (instant: Date) => `${instant.toISOString().slice(0, 16).replace("T", " ")} UTC`;

/**
 * A minute in figures on a zone's clock, with how far that is from UTC, so that an hour that comes twice is told apart:
 * `2026-11-03 21:30 UTC-05:00`.
 */
export function minuteIn(zone: string, instant: Date): string {
  const minutes = Math.round(offsetMs(zone, instant) / MINUTE_MS);
  if (minutes === 0) return `${figuresIn(zone, instant)} UTC`;
  const [sign, away] = [minutes < 0 ? "-" : "+", Math.abs(minutes)];
  return `${figuresIn(zone, instant)} UTC${sign}${twoDigits(Math.floor(away / 60))}:${twoDigits(away % 60)}`;
}

/** How long ago an instant was, in whole units rounded down; `null` for less than a minute. */
export function ageOf(instant: Date, now: Date): { unit: "minute" | "hour" | "day"; count: number } | null {
  const minutes = Math.floor((now.getTime() - instant.getTime()) / MINUTE_MS);
  if (minutes < 1) return null;
  if (minutes < 60) return { unit: "minute", count: minutes };
  if (minutes < 24 * 60) return { unit: "hour", count: Math.floor(minutes / 60) };
  return { unit: "day", count: Math.floor(minutes / (24 * 60)) };
}

/** How long something has waited, in whole units rounded down: `less than an hour`, `3 hours`, `2 days`. */
export function formatWait(since: Date, now: Date): string {
  const hours = Math.floor((now.getTime() - since.getTime()) / HOUR_MS);
  if (hours < 1) return "less than an hour";
  return hours < 24 ? plural(hours, "hour") : plural(Math.floor(hours / 24), "day");
}
