import { message, type Message, type Value } from "~/domain/message";
import { amountOf } from "~/domain/vitals/reading";
import type { Unit } from "~/domain/vitals/types";
import type { Place } from "./path";

/** How a line or an area is drawn: which one it is shows in colour and in the kind of stroke. */
export type ChartRole = "main" | "second" | "plan" | "forecast";

/** A point that can be asked for its value. */
type ChartPoint = {
  /** ms since 1970 */
  at: number;
  x: number;
  /** One for each value of the point. */
  ys: number[];
  /** The value as a person reads it, without its unit. */
  value: string;
  word?: "very low" | "low" | "high" | "very high";
  /** Of a weight. */
  trend?: string;
};

/** What is said of a point. Charts hold their points' values only: a message for each would double a page's data. */
export function pointMessage({ value, word, trend }: ChartPoint, unit: Unit): Value {
  const amount = amountOf(value, unit);
  if (trend !== undefined) return message("{weight}, trend {trend}", { weight: amount, trend: amountOf(trend, unit) });
  return word ? message(`{amount}, ${word}`, { amount }) : amount;
}

/**
 * A chart that is ready to be printed: all that depends on the data as text and
 * numbers from 0 to `EXTENT`. Only the words on the time axis are left to whoever
 * knows the reader's clock.
 */
export type Chart = {
  /** Ends of the time axis, ms since 1970. */
  from: number;
  to: number;
  yTicks: { y: number; label: string }[];
  /** What is shaded across the whole width. */
  band: { y: number; height: number } | null;
  areas: { role: ChartRole; path: string }[];
  lines: { role: ChartRole; path: string }[];
  /** A dot for each value that is drawn as one; `""` for none. */
  dots: string;
  /** Values that ask for attention. */
  marks: (Place & { severity: "critical" | "warning" })[];
  points: ChartPoint[];
  /** What the colours and strokes mean, in order. */
  legend: { kind: ChartRole | "band" | "dots" | "marks"; label: Message }[];
};

/** The same as a table. A row is of an instant (ms) or of a whole day; a cell is without its column's unit. */
export type ChartTable = {
  columns: { label: Message; unit?: Unit }[];
  rows: { at: number | string; cells: string[] }[];
};
