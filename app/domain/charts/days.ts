import { DAY_MS } from "~/domain/durations";
import type { IsoDate } from "~/domain/dates";
import { offsetMs } from "~/domain/zones";

const WEEK_MS = 7 * DAY_MS;

const offsetAt = (zone: string, at: number) => offsetMs(zone, new Date(at));

/**
 * Tells the date of instants (ms) on a zone's clock. Asking for a clock is dear,
 * and a series asks thousands of times: within a week at both ends of which the
 * clock is as far ahead it has not been changed in between.
 */
export function dayTeller(zone: string): (at: number) => IsoDate {
  const offsets = new Map<number, number>();
  const offsetOfWeek = (week: number) => {
    let offset = offsets.get(week);
    if (offset === undefined) offsets.set(week, (offset = offsetAt(zone, week * WEEK_MS)));
    return offset;
  };
  return (at) => {
    const week = Math.floor(at / WEEK_MS);
    const offset = offsetOfWeek(week) === offsetOfWeek(week + 1) ? offsetOfWeek(week) : offsetAt(zone, at);
    return new Date(at + offset).toISOString().slice(0, 10);
  };
}

/** A series by days on a zone's clock, in the order of the series. */
export function byDay<P extends { at: number }>(series: readonly P[], zone: string): Map<IsoDate, P[]> {
  const dayOf = dayTeller(zone);
  const days = new Map<IsoDate, P[]>();
  for (const point of series) {
    const date = dayOf(point.at);
    const day = days.get(date);
    if (day) day.push(point);
    else days.set(date, [point]);
  }
  return days;
}
