import { DAY_MS } from "~/domain/durations";
import type { IsoDate } from "~/domain/dates";
import { byDay } from "~/domain/charts/days";

/** What the scale said on a day, kg: the mean where it was asked more than once. */
export type DayWeight = { date: IsoDate; kg: number; entries: number };

/** Days since 1970 of a date: dates have no hours, so no clock change. */
export const dayNumber = (date: IsoDate): number => Date.parse(date) / DAY_MS;

/** Entries as one weight a day, on a zone's clock, in the order of time. @param entries by time, oldest first. */
export const dailyWeights = (entries: readonly { at: number; value: number }[], zone: string): DayWeight[] =>
  [...byDay(entries, zone)].map(([date, day]) => ({
    date,
    kg: day.reduce((sum, { value }) => sum + value, 0) / day.length,
    entries: day.length,
  }));

/** Days that the smoothing spans. */
const TREND_DAYS = 7;
/** Share of a day's deviation that the trend takes over: that of an exponential average over N days, 2 / (N + 1). */
const TREND_SHARE = 2 / (TREND_DAYS + 1);

export type TrendDay = DayWeight & { /** kg */ trend: number };

/**
 * The weight without the water of a day: an exponentially smoothed average,
 *
 *     T(n) = T(n−1) + s · (W(n) − T(n−1)),   T(1) = W(1)
 *
 * as J. Walker has it ("The Hacker's Diet", 1991, chapter "Signal and noise",
 * there with s = 0.1), over 7 days with s = 2 / (7 + 1) = 0.25. Over days without
 * an entry an old trend is worth less: after d days s is 1 − 0.75^d, which is
 * what d daily steps towards the same weight come to.
 * @param days rising, each date once.
 */
export function weightTrend(days: readonly DayWeight[]): TrendDay[] {
  const found: TrendDay[] = [];
  for (const day of days) {
    const last = found.at(-1);
    const share = last ? 1 - (1 - TREND_SHARE) ** (dayNumber(day.date) - dayNumber(last.date)) : 1;
    const trend = last ? last.trend + share * (day.kg - last.trend) : day.kg;
    found.push({ ...day, trend });
  }
  return found;
}

/** A trend older than this says nothing about the change since. */
const MAX_DAYS_BETWEEN = 28;

/**
 * How the trend has changed in a week, kg; from the last day on or before seven days earlier. `null` while that is not
 * known.
 */
export function weeklyChange(trend: readonly TrendDay[]): number | null {
  const newest = trend.at(-1);
  if (!newest) return null;
  const earlier = trend.findLast(({ date }) => dayNumber(newest.date) - dayNumber(date) >= 7);
  if (!earlier) return null;
  const days = dayNumber(newest.date) - dayNumber(earlier.date);
  return days > MAX_DAYS_BETWEEN ? null : ((newest.trend - earlier.trend) / days) * 7;
}
