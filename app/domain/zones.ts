import type { IsoDate } from "./dates";
import { DAY_MS, MINUTE_MS } from "~/domain/durations";

/** Formatters are dear to make and are asked for thousands of times a second. */
const formatters = new Map<string, Intl.DateTimeFormat>();
function formatter(zone: string): Intl.DateTimeFormat {
  let found = formatters.get(zone);
  if (!found) {
    found = new Intl.DateTimeFormat("en-US", {
      timeZone: zone,
      hourCycle: "h23",
      weekday: "short",
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
      second: "2-digit",
    });
    formatters.set(zone, found);
  }
  return found;
}

/** What the clock on the wall shows in a zone. */
export type WallClock = { date: IsoDate; weekday: string; hour: number; minute: number; second: number };

/** Whether a name is an IANA time zone that this machine knows. */
export function isZone(zone: string): boolean {
  try {
    // `UTC+2` and the like are accepted by some engines and are no zones of people.
    return /^[A-Za-z][\w+-]*(\/[\w+-]+)*$/.test(zone) && Boolean(formatter(zone));
  } catch {
    return false;
  }
}

/** The wall clock of a zone at an instant. */
export function wallClock(zone: string, instant: Date): WallClock {
  const part: Record<string, string> = {};
  for (const { type, value } of formatter(zone).formatToParts(instant)) part[type] = value;
  return {
    date: `${part.year!.padStart(4, "0")}-${part.month}-${part.day}`,
    weekday: part.weekday!,
    hour: Number(part.hour),
    minute: Number(part.minute),
    second: Number(part.second),
  };
}

/** Since 1970 clocks have changed on quarter hours of UTC only. */
const QUARTER_MS = 15 * MINUTE_MS;
/** A year of two zones' days and more; beyond it begins anew, so that no visitor's dates fill the memory. */
const MOST_OFFSETS = 20_000;
const offsets = new Map<string, number>();

/** How far a zone is ahead of UTC at an instant, in milliseconds. Remembered: a month of free times asks hundreds of times. */
function offsetMs(zone: string, instant: Date): number {
  const quarter = Math.floor(instant.getTime() / QUARTER_MS);
  const key = `${zone} ${quarter}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  const { date, hour, minute, second } = wallClock(zone, instant);
  const [year, month, day] = date.split("-").map(Number) as [number, number, number];
  const offset = Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant.getTime() / 1000) * 1000;
  if (quarter < 0) return offset;
  if (offsets.size >= MOST_OFFSETS) offsets.clear();
  offsets.set(key, offset);
  return offset;
}

/**
 * The instant at which the clock of a zone shows a date and a time `HH:MM`.
 * A time that a change to summer time leaps over becomes the same distance
 * after the leap; of a time that comes twice in autumn, the first.
 */
export function instantAt(zone: string, date: IsoDate, time: string): Date {
  const wall = Date.parse(`${date}T${time}:00Z`);
  // The offset a day earlier is the one before any change that night.
  const before = offsetMs(zone, new Date(wall - DAY_MS));
  const first = new Date(wall - before);
  if (offsetMs(zone, first) === before) return first;
  const after = offsetMs(zone, new Date(wall + DAY_MS));
  const second = new Date(wall - after);
  return offsetMs(zone, second) === after ? second : first;
}
