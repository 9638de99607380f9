import { DATE_FILLERS, MONTHS } from "./csv-headings";
import { isIsoDate, type IsoDate } from "../dates";
import { instantAt, isZone } from "../zones";
import { LB_PER_STONE } from "./kinds/body-weight";

/** Which number comes first in dates like 3/4/2026. */
export const DATE_ORDERS = ["month", "day"] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];

/** Like `3/4/2026`, `03.04.26`, `3-4-2026`. */
const NUMERIC_DATE = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})(?=$|[ T,])/;
const ISO_DATE = /^(\d{4})(?:[-/.](\d{1,2})[-/.](\d{1,2})|(\d\d)(\d\d))(?=$|[ T,])/;
/** `7:10`, `07.10.33 Uhr`, `7:10 a. m.`, `19h14`, with the zone behind it if there is one. */
const TIME =
  // eslint-disable-next-line regexp/no-super-linear-backtracking -- of MAX_CELL characters
  /^(\d{1,2})[:.h](\d\d)(?:[:.](\d\d)(?:[.,](\d{1,9}))?)?\s*(?:uhr)?\s*(?:(a\.?\s?m\.?|ص|صباحا)|(p\.?\s?m\.?|م|مساء))?\s*(z|utc|gmt|(?:utc|gmt)?[+-]\d\d:?\d\d)?$/i;
/** What may stand between a date and its time. */
const BETWEEN = /^[\s,T]*(?:[-–|]\s*)?(?:at\s|um\s|à\s|a las\s)?\s*/;

/** A part of a date in words: a word or a number, with its ending and the marks behind it. */
const DATE_PART = /\s*([\p{L}\p{M}]+|\d+(?:st|nd|rd|th|er)?)[.,º/-]*/uy;
const bare = (word: string) =>
  word
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/(كانون|تشرين) /g, "$1");
const MONTH_OF = new Map(
  MONTHS.flatMap((names, index) =>
    bare(names)
      .split(/[\s,]+/)
      .map((name) => [name, index + 1] as const),
  ),
);
const FILLERS = new Set(bare(DATE_FILLERS).split(/\s+/));

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

type Found = { year: string; month: string; day: string; length: number };

/** `Mar 4, 2026`, `4. März 2026`, `mié 4 de marzo de 2026`: a day, a month in words and a year, the year last. */
function datedInWords(text: string): Found | null {
  let [day, month, at] = ["", "", 0];
  for (;;) {
    DATE_PART.lastIndex = at;
    const [whole, part] = DATE_PART.exec(text) ?? [];
    if (whole === undefined) return null;
    at += whole.length;
    const number = /^\d+/.exec(part!)?.[0];
    const named = number ? undefined : MONTH_OF.get(bare(part!));
    if (named !== undefined && month === "") month = String(named);
    else if (number && number.length <= 2 && day === "") day = number;
    else if (number && day !== "" && month !== "" && (number.length === 4 || number.length === 2))
      return { year: number, month, day, length: at };
    else if (number || !FILLERS.has(bare(part!))) return null;
  }
}

/** A date's parts and what stands behind it. */
function dateOf(written: string, order: DateOrder): { date: IsoDate; rest: string } | null {
  const text = written.replace(/(?<=كانون|تشرين) /g, "");
  const iso = ISO_DATE.exec(text);
  const numeric = iso ? null : NUMERIC_DATE.exec(text);
  const found: Found | null = iso
    ? { year: iso[1]!, month: (iso[2] ?? iso[4])!, day: (iso[3] ?? iso[5])!, length: iso[0].length }
    : numeric
      ? {
          year: numeric[4]!,
          month: numeric[order === "month" ? 1 : 3]!,
          day: numeric[order === "month" ? 3 : 1]!,
          length: numeric[0].length,
        }
      : datedInWords(text);
  if (!found) return null;
  const date = `${found.year.padStart(4, "20")}-${found.month.padStart(2, "0")}-${found.day.padStart(2, "0")}`;
  return isIsoDate(date) ? { date, rest: text.slice(found.length).replace(BETWEEN, "") } : null;
}

/**
 * The instant that a cell, or a date's and a time's, stand for. Without a time
 * it is noon, so that the day stays the day; without a zone the time is on the
 * clock of `zone`. A number of ten or thirteen digits counts from 1970.
 * @param zone an IANA name, or an offset like `+02:00`.
 * @returns `null` for what is no time.
 */
export function instantOf(
  date: string,
  time: string,
  { order, zone }: { order: DateOrder; zone: string },
): Date | null {
  const [, counted] = /^(\d{10}(?:\d{3})?)(?:\.0+)?$/.exec(date) ?? [];
  if (counted) return new Date(Number(counted) * (counted.length === 10 ? 1000 : 1));
  const found = dateOf(date, order);
  if (!found) return null;
  const clock = found.rest || time || "12:00";
  const [, hours, minutes, seconds = "00", fraction = "", am, pm, own] = TIME.exec(clock) ?? [];
  if (hours === undefined) return null;
  const isHalf = am !== undefined || pm !== undefined;
  const hour = isHalf ? (Number(hours) % 12) + (pm === undefined ? 0 : 12) : Number(hours);
  if (
    hour > 23 ||
    Number(minutes) > 59 ||
    Number(seconds) > 59 ||
    (isHalf && (Number(hours) < 1 || Number(hours) > 12))
  )
    return null;
  const wall = `${String(hour).padStart(2, "0")}:${minutes}`;
  const rest = Number(seconds) * 1000 + Number(fraction.slice(0, 3).padEnd(3, "0"));
  const offset = own ?? (/^[+-]/.test(zone) ? zone : undefined);
  if (!offset) return new Date(instantAt(zone, found.date, wall).getTime() + rest);
  const [sign] = /[+-]/.exec(offset) ?? [];
  const suffix = sign
    ? `${sign}${offset.slice(offset.indexOf(sign) + 1, offset.indexOf(sign) + 3)}:${offset.slice(-2)}`
    : "Z";
  const instant = Date.parse(`${found.date}T${wall}:00${suffix}`);
  return Number.isNaN(instant) ? null : new Date(instant + rest);
}

/** A number with a decimal point or comma, and the unit behind it if there is one. */
const NUMBER = /^(\d{1,6}(?:[.,]\d{1,15})?)\s*([^\d\s].*)?$/;
const PRESSURES = /^(\d{1,3}(?:[.,]\d{1,15})?)\s*\/\s*(?:(\d{1,3}(?:[.,]\d{1,15})?)\s*)?([^\d\s].*)?$/;
const toNumber = (text: string) => Number(text.replace(",", "."));

/** `81,4 kg` to its parts, or `null`. */
export function numberIn(cell: string): { value: number; unit: string | null } | null {
  const [, number, unit] = NUMBER.exec(cell) ?? [];
  return number === undefined ? null : { value: toNumber(number), unit: unit ?? null };
}

/** `120/80 mmHg` to its parts, or `null`; of `118/` the second pressure is known to be absent. */
export function pressuresIn(cell: string): { value: number; diastolic: number | null; unit: string | null } | null {
  const [, systolic, diastolic, unit] = PRESSURES.exec(cell) ?? [];
  return systolic === undefined
    ? null
    : {
        value: toNumber(systolic),
        diastolic: diastolic === undefined ? null : toNumber(diastolic),
        unit: unit ?? null,
      };
}

// eslint-disable-next-line regexp/no-super-linear-backtracking -- of MAX_CELL characters
const STONES = /^(\d{1,2})\s*(?:st|stones?)\.?\s*(?:,|and)?\s*(\d{1,2}(?:[.,]\d{1,3})?)\s*(?:lbs?|pounds?)?\.?$/i;

/** `15 st 2 lb` in pounds, or `null`. */
export function poundsOfStones(cell: string): number | null {
  const [, stones, pounds] = STONES.exec(cell) ?? [];
  return stones === undefined || toNumber(pounds!) >= LB_PER_STONE
    ? null
    : Number(stones) * LB_PER_STONE + toNumber(pounds!);
}

/** A cell that names a zone, `Europe/Berlin` or `UTC+2`, as `instantOf` takes it; `null` where it names none. */
export function zoneIn(cell: string): string | null {
  if (isZone(cell)) return cell;
  const [, sign, hours, minutes = "00"] = /^(?:utc|gmt)?\s*([+-])(\d{1,2})(?::?(\d\d))?$/i.exec(cell) ?? [];
  return sign ? `${sign}${hours!.padStart(2, "0")}:${minutes}` : null;
}
