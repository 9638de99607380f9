import { instantAt, wallClock } from "./zones";
import { latinDigits } from "./digits";
import { DAY_MS } from "./durations";

/** Calendar dates as ISO text, `YYYY-MM-DD`: no time of day, no zone, nothing to shift by accident. */
export type IsoDate = string;

/** The calendar date it is at instant `now` in an IANA zone. */
export const dateIn = (zone: string, now: Date): IsoDate => wallClock(zone, now).date;

/** True for a date that exists: `2026-02-30` does not. */
export function isIsoDate(value: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value);
  if (!match) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/**
 * Reads a date as a person types it where the browser has no date field:
 * `YYYY-MM-DD`, or the US order `M/D/YYYY` (also with dashes or dots), in Arabic or Persian digits, too.
 * @returns the ISO date, or `null` if it is neither or does not exist.
 */
export function parseDate(value: string): IsoDate | null {
  const typed = latinDigits(value).trim();
  const us = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(typed);
  const iso = us ? `${us[3]}-${us[1]!.padStart(2, "0")}-${us[2]!.padStart(2, "0")}` : typed;
  return isIsoDate(iso) ? iso : null;
}

/** The same date `years` later; 29 February becomes 28 February where there is none. */
export function addYears(value: IsoDate, years: number): IsoDate {
  const [year, rest] = [Number(value.slice(0, 4)) + years, value.slice(4)];
  const moved = `${String(year).padStart(4, "0")}${rest}`;
  return isIsoDate(moved) ? moved : `${moved.slice(0, 8)}28`;
}

/** Whole years from one date to another, as a person's age is counted. */
export function fullYears(from: IsoDate, to: IsoDate): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return addYears(from, years) > to ? years - 1 : years;
}

/** The date so many days later, or earlier with a negative number. */
export const addDays = (value: IsoDate, days: number): IsoDate =>
  new Date(Date.parse(`${value}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/**
 * The instants that some days of a zone begin at and end before, the last of them included; a day that is not given is
 * no limit.
 */
export const spanOfDays = (
  zone: string,
  { from, to }: { from?: IsoDate | undefined; to?: IsoDate | undefined },
): { from: Date | undefined; before: Date | undefined } => ({
  from: from ? instantAt(zone, from, "00:00") : undefined,
  before: to ? instantAt(zone, addDays(to, 1), "00:00") : undefined,
});

/**
 * The earliest calendar date that "today" can be for anybody the network
 * serves: Honolulu's. A patient there may still ask for this evening when it
 * is tomorrow in New York.
 */
export const earliestToday = (now: Date): IsoDate => dateIn("Pacific/Honolulu", now);

/** The latest calendar date that "today" can be for anybody on Earth (UTC+14). */
export const latestToday = (now: Date): IsoDate => dateIn("Pacific/Kiritimati", now);
