import { addDays, type IsoDate } from "~/domain/dates";
import { LANGUAGES, type Language } from "~/domain/language";
import { formatClock } from "~/domain/time-words";
import { instantAt, wallClock } from "~/domain/zones";

export type TimeTick = { at: number; label: string };

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** How a language says the labels. English is written by hand: engines differ in what `Intl` writes. */
function labelsIn(language: Language) {
  if (language === "en") {
    const month = (date: IsoDate) => MONTHS[Number(date.slice(5, 7)) - 1]!;
    return { month, day: (date: IsoDate) => `${month(date)} ${Number(date.slice(8))}`, weekday: (date: IsoDate) => wallClock("UTC", noon(date)).weekday, hour: (hour: number) => `${((hour + 11) % 12) + 1} ${hour < 12 ? "AM" : "PM"}` };
  }
  const format = (options: Intl.DateTimeFormatOptions) => {
    const formatter = new Intl.DateTimeFormat(LANGUAGES[language].locale, { timeZone: "UTC", ...options });
    return (date: IsoDate) => formatter.format(noon(date));
  };
  const month = format({ month: "short" });
  return { month, day: (date: IsoDate) => `${Number(date.slice(8))} ${month(date)}`, weekday: format({ weekday: "short" }), hour: (hour: number) => formatClock({ hour, minute: 0 }, language) };
}
type Labels = ReturnType<typeof labelsIn>;
const noon = (date: IsoDate) => new Date(`${date}T12:00:00Z`);

/** Whole hours, midnights or firsts of the month on a zone's clock between two instants (ms), about four to eight of them. */
export function timeTicks(from: number, to: number, zone: string, language: Language = "en"): TimeTick[] {
  const span = to - from;
  const labels = labelsIn(language);
  if (span <= 36 * HOUR) return hourTicks(from, to, zone, labels);
  if (span <= 10 * DAY) return dayTicks(from, to, zone, 1, labels);
  if (span <= 150 * DAY) return dayTicks(from, to, zone, span <= 40 * DAY ? 7 : 21, labels);
  return monthTicks(from, to, zone, span <= 400 * DAY ? 3 : span <= 800 * DAY ? 6 : 12, labels);
}

const within = (from: number, to: number) => ({ at }: TimeTick) => at >= from && at <= to;
const midnight = (zone: string, date: IsoDate) => instantAt(zone, date, "00:00").getTime();

function hourTicks(from: number, to: number, zone: string, labels: Labels): TimeTick[] {
  const first = wallClock(zone, new Date(from)).date;
  return [0, 1, 2]
    .flatMap((day) => {
      const date = addDays(first, day);
      return [0, 6, 12, 18].map((hour) => ({
        at: instantAt(zone, date, `${String(hour).padStart(2, "0")}:00`).getTime(),
        label: hour === 0 ? labels.day(date) : labels.hour(hour),
      }));
    })
    .filter(within(from, to));
}

function dayTicks(from: number, to: number, zone: string, step: number, labels: Labels): TimeTick[] {
  const last = wallClock(zone, new Date(to)).date;
  const found: TimeTick[] = [];
  for (let date = last; midnight(zone, date) >= from; date = addDays(date, -step)) {
    found.unshift({ at: midnight(zone, date), label: step === 1 ? labels.weekday(date) : labels.day(date) });
  }
  return found.filter(within(from, to));
}

function monthTicks(from: number, to: number, zone: string, step: number, labels: Labels): TimeTick[] {
  const first = wallClock(zone, new Date(from)).date;
  const found: TimeTick[] = [];
  let [year, month] = [Number(first.slice(0, 4)), 1];
  for (;;) {
    const date = `${year}-${String(month).padStart(2, "0")}-01`;
    const at = midnight(zone, date);
    if (at > to) return found;
    if (at >= from) found.push({ at, label: month === 1 ? String(year) : labels.month(date) });
    month += step;
    if (month > 12) [year, month] = [year + 1, 1];
  }
}
