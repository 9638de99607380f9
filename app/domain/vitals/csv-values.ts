import { isIsoDate, type IsoDate } from "../dates";
import { instantAt } from "../zones";

/** Which number comes first in dates like 3/4/2026. */
export const DATE_ORDERS = ["month", "day"] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];

/** Like `3/4/2026`, `03.04.26`, `3-4-2026`. */
const NUMERIC_DATE = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})(?=$|[ T,])/;
const ISO_DATE = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?=$|[ T,])/;
const TIME = /^(\d{1,2}):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s*([ap]\.?m\.?)?\s*(z|utc|[+-]\d\d:?\d\d)?$/i;

export type OrderSeen = {
  order: DateOrder;
  /** No date of the file tells: each could be read either way. */ isGuess: boolean;
};

/**
 * The order of a file's dates, from all of them: a number above 12 is no month.
 * Where none tells, dates with points are taken for day first, others as in the
 * United States.
 * @returns `null` where no date is of that kind.
 */
export function orderOf(dates: Iterable<string>): OrderSeen | null {
  let [seen, points] = [false, false];
  for (const text of dates) {
    const [, first, mark, second] = NUMERIC_DATE.exec(text) ?? [];
    if (!first) continue;
    if (Number(first) > 12) return { order: "day", isGuess: false };
    if (Number(second) > 12) return { order: "month", isGuess: false };
    [seen, points] = [true, mark === "."];
  }
  return seen ? { order: points ? "day" : "month", isGuess: true } : null;
}

/** A date's parts and what stands behind it. */
function dateOf(text: string, order: DateOrder): { date: IsoDate; rest: string } | null {
  const iso = ISO_DATE.exec(text);
  const numeric = iso ? null : NUMERIC_DATE.exec(text);
  if (!iso && !numeric) return null;
  const [year, month, day] = iso
    ? [iso[1]!, iso[2]!, iso[3]!]
    : [
        numeric![4]!.length === 2 ? `20${numeric![4]}` : numeric![4]!,
        order === "month" ? numeric![1]! : numeric![3]!,
        order === "month" ? numeric![3]! : numeric![1]!,
      ];
  const date = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isIsoDate(date) ? { date, rest: text.slice((iso ?? numeric)![0].length).replace(/^[ T,]+/, "") } : null;
}

/**
 * The instant that a cell, or a date's and a time's, stand for. Without a time
 * it is noon, so that the day stays the day; without a zone the time is on the
 * clock of `zone`. A number of ten or thirteen digits counts from 1970.
 * @returns `null` for what is no time.
 */
export function instantOf(
  date: string,
  time: string,
  { order, zone }: { order: DateOrder; zone: string },
): Date | null {
  if (time === "" && /^\d{10}(?:\d{3})?$/.test(date)) return new Date(Number(date) * (date.length === 10 ? 1000 : 1));
  const found = dateOf(date, order);
  if (!found) return null;
  const clock = [found.rest, time].filter((part) => part !== "").join(" ");
  if (clock === "") return instantAt(zone, found.date, "12:00");
  const [, hours, minutes, seconds = "00", half, offset] = TIME.exec(clock) ?? [];
  if (hours === undefined) return null;
  const hour = half ? (Number(hours) % 12) + (/^p/i.test(half) ? 12 : 0) : Number(hours);
  if (hour > 23 || Number(minutes) > 59 || Number(seconds) > 59 || (half && (Number(hours) < 1 || Number(hours) > 12)))
    return null;
  const wall = `${String(hour).padStart(2, "0")}:${minutes}`;
  const fraction = /\d[.,](\d{1,3})/.exec(clock)?.[1]?.padEnd(3, "0") ?? "000";
  const rest = Number(seconds) * 1000 + Number(fraction);
  if (!offset) return new Date(instantAt(zone, found.date, wall).getTime() + rest);
  const suffix = /^[+-]/.test(offset) ? `${offset.slice(0, 3)}:${offset.slice(-2)}` : "Z";
  const instant = Date.parse(`${found.date}T${wall}:00${suffix}`);
  return Number.isNaN(instant) ? null : new Date(instant + rest);
}

/** A number with a decimal point or comma, and the unit behind it if there is one. */
const NUMBER = /^(\d{1,4}(?:[.,]\d{1,15})?)\s*([^\d\s].*)?$/;
const PRESSURES = /^(\d{1,3}(?:[.,]\d{1,15})?)\s*\/\s*(\d{1,3}(?:[.,]\d{1,15})?)\s*([^\d\s].*)?$/;
const toNumber = (text: string) => Number(text.replace(",", "."));

/** `81,4 kg` to its parts, or `null`. */
export function numberIn(cell: string): { value: number; unit: string | null } | null {
  const [, number, unit] = NUMBER.exec(cell) ?? [];
  return number === undefined ? null : { value: toNumber(number), unit: unit ?? null };
}

/** `120/80 mmHg` to its parts, or `null`. */
export function pressuresIn(cell: string): { value: number; diastolic: number; unit: string | null } | null {
  const [, systolic, diastolic, unit] = PRESSURES.exec(cell) ?? [];
  return systolic === undefined
    ? null
    : { value: toNumber(systolic), diastolic: toNumber(diastolic!), unit: unit ?? null };
}
