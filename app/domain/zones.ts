import { DAY_MS } from "~/domain/durations";

/**
 * Formatters are dear to make and are asked for thousands of times a second. By the zone in small letters: `Intl` takes
 * it in any, and 15 kB for each spelling of one that visitors ask for by an address would be all the memory there is.
 */
const formatters = new Map<string, Intl.DateTimeFormat>();
function formatter(zone: string): Intl.DateTimeFormat {
  const key = zone.toLowerCase();
  let found = formatters.get(key);
  if (!found) {
    found = new Intl.DateTimeFormat("en-US", {
      timeZone: zone,
      hourCycle: "h23",
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
      second: "2-digit",
    });
    formatters.set(key, found);
  }
  return found;
}

/** What the clock on the wall shows in a zone. */
export type WallClock = {
  /** As `YYYY-MM-DD`, like `IsoDate` in dates.ts. */
  date: string;
  weekday: (typeof WEEKDAYS)[number];
  hour: number;
  minute: number;
  second: number;
};

/** Whether a name is an IANA time zone that this machine knows. */
export function isZone(zone: string): boolean {
  try {
    // `UTC+2` and the like are accepted by some engines and are no zones of people.
    return /^[A-Za-z][\w+-]*(\/[\w+-]+)*$/.test(zone) && Boolean(formatter(zone));
  } catch {
    return false;
  }
}

/** What `Intl` still calls by the names of before, as ICU keeps the first name that it ever gave a zone. */
const RENAMED: Record<string, string> = {
  "Africa/Asmera": "Africa/Asmara",
  "America/Buenos_Aires": "America/Argentina/Buenos_Aires",
  "America/Catamarca": "America/Argentina/Catamarca",
  "America/Coral_Harbour": "America/Atikokan",
  "America/Cordoba": "America/Argentina/Cordoba",
  "America/Godthab": "America/Nuuk",
  "America/Indianapolis": "America/Indiana/Indianapolis",
  "America/Jujuy": "America/Argentina/Jujuy",
  "America/Louisville": "America/Kentucky/Louisville",
  "America/Mendoza": "America/Argentina/Mendoza",
  "Asia/Calcutta": "Asia/Kolkata",
  "Asia/Katmandu": "Asia/Kathmandu",
  "Asia/Rangoon": "Asia/Yangon",
  "Asia/Saigon": "Asia/Ho_Chi_Minh",
  "Atlantic/Faeroe": "Atlantic/Faroe",
  "Europe/Kiev": "Europe/Kyiv",
  "Pacific/Enderbury": "Pacific/Kanton",
  "Pacific/Ponape": "Pacific/Pohnpei",
  "Pacific/Truk": "Pacific/Chuuk",
};

/** A zone by the name that it has today, where this machine knows it. */
export const currentZone = (zone: string): string => {
  const renamed = RENAMED[zone];
  return renamed && isZone(renamed) ? renamed : zone;
};

/** The one name that we have for a zone, of however many and however they are spelled; `null` for none. */
export const canonicalZone = (zone: string): string | null =>
  isZone(zone) ? currentZone(formatter(zone).resolvedOptions().timeZone) : null;

const WEEKDAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"] as const;
/** `7` as `07`. */
export const twoDigits = (value: number) => String(value).padStart(2, "0");

/** The wall clock of a zone at an instant. */
export function wallClock(zone: string, instant: Date): WallClock {
  // Its UTC fields are what the zone's clock shows.
  const there = new Date(instant.getTime() + offsetMs(zone, instant));
  return {
    date: `${String(there.getUTCFullYear()).padStart(4, "0")}-${twoDigits(there.getUTCMonth() + 1)}-${twoDigits(there.getUTCDate())}`,
    weekday: WEEKDAYS[there.getUTCDay()]!,
    hour: there.getUTCHours(),
    minute: there.getUTCMinutes(),
    second: there.getUTCSeconds(),
  };
}

/**
 * Some decades of a zone's days, or a few days of every zone; beyond it begins again, so that no visitor's dates fill
 * the memory.
 */
const MAX_OFFSETS = 20_000;
const offsets = new Map<string, number>();

/**
 * How far a zone is ahead of UTC at an instant, in milliseconds. To ask `Intl` is dear, and a page of times asks
 * hundreds of times: remembered is what holds when a day of UTC begins. No zone has changed its clocks twice within
 * one.
 */
export function offsetMs(zone: string, instant: Date): number {
  const day = Math.floor(instant.getTime() / DAY_MS);
  const offset = offsetAtStart(zone, day);
  return offset === offsetAtStart(zone, day + 1) ? offset : readOffset(zone, instant);
}

/** @param day counted from 1970-01-01, in UTC. */
function offsetAtStart(zone: string, day: number): number {
  const key = `${zone} ${day}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  const offset = readOffset(zone, new Date(day * DAY_MS));
  if (offsets.size >= MAX_OFFSETS) offsets.clear();
  offsets.set(key, offset);
  return offset;
}

function readOffset(zone: string, instant: Date): number {
  const part: Record<string, number> = {};
  for (const { type, value } of formatter(zone).formatToParts(instant)) part[type] = Number(value);
  // Not `Date.UTC`, which takes the years before 100 for those of our time.
  const there =
    new Date(0).setUTCFullYear(part.year!, part.month! - 1, part.day) +
    ((part.hour! * 60 + part.minute!) * 60 + part.second!) * 1000;
  return there - Math.floor(instant.getTime() / 1000) * 1000;
}

/**
 * The instant at which the clock of a zone shows a date and a time `HH:MM`.
 * A time that a change to summer time leaps over becomes the same distance
 * after the leap; of a time that comes twice in autumn, the first.
 */
export function instantAt(zone: string, date: string, time: string): Date {
  const wall = Date.parse(`${date}T${time}:00Z`);
  // The offset a day earlier is the one before any change that night.
  const before = offsetMs(zone, new Date(wall - DAY_MS));
  const first = new Date(wall - before);
  if (offsetMs(zone, first) === before) return first;
  const after = offsetMs(zone, new Date(wall + DAY_MS));
  const second = new Date(wall - after);
  return offsetMs(zone, second) === after ? second : first;
}
