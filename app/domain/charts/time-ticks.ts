import { addDays, type IsoDate } from "~/domain/dates";
import { DAY_MS, HOUR_MS } from "~/domain/durations";
import { message, type Value } from "~/domain/message";
import { instantAt, wallClock } from "~/domain/zones";
import { EXTENT } from "./scale";

export type TimeTick = { at: number; label: Value };

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"] as const;

const monthOf = (date: IsoDate) => MONTHS[Number(date.slice(5, 7)) - 1]!;
const dayLabel = (date: IsoDate) => message(`${monthOf(date)} {day}`, { day: Number(date.slice(8)) });

/**
 * Whole hours, midnights or firsts of the month on a zone's clock between two instants (ms), about four to eight of
 * them.
 */
export function timeTicks(from: number, to: number, zone: string): readonly TimeTick[] {
  if (last?.from !== from || last.to !== to || last.zone !== zone)
    last = { from, to, zone, ticks: ticksOf(from, to, zone) };
  return last.ticks;
}

/** The charts of a page have one time axis between them. */
let last: { from: number; to: number; zone: string; ticks: readonly TimeTick[] } | undefined;

function ticksOf(from: number, to: number, zone: string): TimeTick[] {
  const span = to - from;
  if (span <= 36 * HOUR_MS) return hourTicks(from, to, zone);
  if (span <= 10 * DAY_MS) return dayTicks(from, to, zone, 1);
  if (span <= 150 * DAY_MS) return dayTicks(from, to, zone, span <= 40 * DAY_MS ? 7 : 21);
  return monthTicks(from, to, zone, span <= 400 * DAY_MS ? 3 : span <= 800 * DAY_MS ? 6 : 12);
}

const within =
  (from: number, to: number) =>
  ({ at }: TimeTick) =>
    at >= from && at <= to;
const midnight = (zone: string, date: IsoDate) => instantAt(zone, date, "00:00").getTime();

function hourTicks(from: number, to: number, zone: string): TimeTick[] {
  const first = wallClock(zone, new Date(from)).date;
  return [0, 1, 2]
    .flatMap((day) => {
      const date = addDays(first, day);
      return [0, 6, 12, 18].map((hour) => ({
        at: instantAt(zone, date, `${String(hour).padStart(2, "0")}:00`).getTime(),
        label:
          hour === 0
            ? dayLabel(date)
            : message(hour < 12 ? "{hour} AM" : "{hour} PM", { hour: ((hour + 11) % 12) + 1 }),
      }));
    })
    .filter(within(from, to));
}

function dayTicks(from: number, to: number, zone: string, step: number): TimeTick[] {
  const last = wallClock(zone, new Date(to)).date;
  const found: TimeTick[] = [];
  for (let date = last; midnight(zone, date) >= from; date = addDays(date, -step)) {
    found.unshift({
      at: midnight(zone, date),
      label: step === 1 ? message(wallClock(zone, instantAt(zone, date, "12:00")).weekday) : dayLabel(date),
    });
  }
  return found.filter(within(from, to));
}

function monthTicks(from: number, to: number, zone: string, step: number): TimeTick[] {
  const first = wallClock(zone, new Date(from)).date;
  const found: TimeTick[] = [];
  let [year, month] = [Number(first.slice(0, 4)), 1];
  for (;;) {
    const date = `${year}-${String(month).padStart(2, "0")}-01`;
    const at = midnight(zone, date);
    if (at > to) return found;
    if (at >= from) found.push({ at, label: month === 1 ? String(year) : message(monthOf(date)) });
    month += step;
    if (month > 12) [year, month] = [year + 1, 1];
  }
}

export type TextAnchor = "start" | "middle" | "end";

/** How a word lies at its place, 0 to `EXTENT`: at the ends of the axis it would reach out of it. */
export const anchorAt = (place: number): TextAnchor => (place < 40 ? "start" : place > 960 ? "end" : "middle");

/** Widths of an axis in CSS pixels, with the words there as large as they are by default. */
export const AXIS = {
  /** On a page of 320 px. */
  narrow: 190,
  /** On one whose reader made the text twice the size: half of the room that is left. */
  "large text": 75,
} as const;
/** Of a letter of the words there at its widest; a W takes two thirds more, and stands in every week. */
const LETTER = 7;
const widthOf = (text: string) => LETTER * (text.length + (text.match(/W/g)?.length ?? 0) * 0.7);
const APART = 5;

/**
 * Which of the words along an axis have room beside each other on the narrowest phone. The newest stays, and the others
 * as they come before it.
 * @param words in order, each at a place from 0 to `EXTENT`
 */
export function haveRoom(
  words: readonly { place: number; text: string }[],
  axis: keyof typeof AXIS = "narrow",
): boolean[] {
  const before = { start: 0, middle: 0.5, end: 1 };
  let free = Infinity;
  return words
    .map(({ place, text }) => {
      const width = widthOf(text);
      const left = (place / EXTENT) * AXIS[axis] - before[anchorAt(place)] * width;
      return { left, right: left + width };
    })
    .reverse()
    .map(({ left, right }) => {
      if (right + APART > free) return false;
      free = left;
      return true;
    })
    .reverse();
}
