import type { IsoDate } from "~/domain/dates";
import { wallClock } from "~/domain/zones";

/** Clocks change on quarter hours only, and a day begins on one. */
const QUARTER_MS = 15 * 60_000;

/** Tells the date of instants (ms) on a zone's clock. Remembers: a series asks for the same hours over and over. */
export function dayTeller(zone: string): (at: number) => IsoDate {
  const known = new Map<number, IsoDate>();
  return (at) => {
    const quarter = Math.floor(at / QUARTER_MS);
    let date = known.get(quarter);
    if (date === undefined) known.set(quarter, (date = wallClock(zone, new Date(at)).date));
    return date;
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
