import { HOUR_MS } from "~/domain/durations";
import { judgeReading, type Judgement, type OwnLimits } from "~/domain/vitals/alarms";
import { message, type Message } from "~/domain/message";
import { amountOf } from "~/domain/vitals/reading";
import { downsample, type SeriesPoint } from "~/domain/vitals/series";
import { VITAL_KINDS, type DeviceType, type VitalKind } from "~/domain/vitals/types";
import type { Chart, ChartTable } from "./chart";
import { byDay } from "./days";
import { areaPath, dotsPath, gapOf, linePath, splitAtGaps } from "./path";
import { EXTENT, scale, ticks } from "./scale";

/** A silence shorter than this part of the time axis is none. */
const MIN_GAP = 48;
/** Points drawn at the most: more are narrower than a pixel of a phone. */
const MAX_DRAWN = 160;
/** Up to so many each point has a dot. */
const MAX_DOTS = 60;
/** Rows of a table of single readings. */
const MAX_ROWS = 96;

export type VitalSeries = {
  deviceType: DeviceType;
  points: readonly SeriesPoint[];
  /** What a point is: a reading, or the mean of an hour or a day. */
  of: "readings" | "hour" | "day";
  own: OwnLimits | null;
  /** ms since 1970 */
  from: number;
  to: number;
};

/** What a series says in one line. */
type VitalSummary = {
  count: number;
  low: string;
  mean: string;
  high: string;
  /** Points that ask for attention. */ outside: number;
};

export type VitalChart = {
  deviceType: DeviceType;
  chart: Chart | null;
  summary: VitalSummary | null;
  text: readonly Message[];
  table: ChartTable;
};

/** The normal range of a person: their own limits where they have some. */
function normalRange({ range }: VitalKind, own: OwnLimits | null): { low: number; high: number } | null {
  return range && { low: own?.low ?? range.low, high: own?.high ?? range.high };
}

const worst = (judged: readonly (Judgement | null)[]) =>
  judged.find((one) => one?.severity === "critical") ?? judged.find(Boolean) ?? null;

/** What is wrong with a point, the extremes of a stretch included. */
function judgePoint(
  { deviceType, own }: Pick<VitalSeries, "deviceType" | "own">,
  { value, diastolic, low = value, high = value, diastolicHigh = diastolic ?? undefined }: SeriesPoint,
): Judgement | null {
  return worst(
    [value, low, high].map((one) => judgeReading({ deviceType, value: one, diastolic: diastolicHigh ?? null }, own)),
  );
}

/** A vital over time as a chart, as a table and in words. `zone` is whose days the table has. */
export function vitalChart(series: VitalSeries, zone: string): VitalChart {
  const kind = VITAL_KINDS[series.deviceType];
  const { points } = series;
  if (points.length === 0)
    return {
      deviceType: series.deviceType,
      chart: null,
      summary: null,
      text: [message("No readings in this time.")],
      table: { columns: [], rows: [] },
    };
  const summary = summarise(series, kind);
  return {
    deviceType: series.deviceType,
    chart: draw(series, kind),
    summary,
    text: inWords(series, kind, summary),
    table: tabulate(series, kind, zone),
  };
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Numbers of a point or of several, with the diastolic pressure behind the systolic. */
function shown(kind: VitalKind, value: number, diastolic: number | null): string {
  return diastolic === null
    ? value.toFixed(kind.decimals)
    : `${value.toFixed(kind.decimals)}/${diastolic.toFixed(kind.decimals)}`;
}

function extremes(points: readonly SeriesPoint[], kind: VitalKind) {
  const diastolics = points.flatMap(({ diastolic }) => diastolic ?? []);
  const under = (of: (values: readonly number[]) => number) => (diastolics.length > 0 ? of(diastolics) : null);
  const least = (values: readonly number[]) => values.reduce((a, b) => Math.min(a, b));
  const most = (values: readonly number[]) => values.reduce((a, b) => Math.max(a, b));
  return {
    low: shown(kind, least(points.map(({ value, low }) => low ?? value)), under(least)),
    mean: shown(kind, mean(points.map(({ value }) => value)), under(mean)),
    high: shown(kind, most(points.map(({ value, high }) => high ?? value)), under(most)),
  };
}

const summarise = (series: VitalSeries, kind: VitalKind): VitalSummary => ({
  count: series.points.length,
  ...extremes(series.points, kind),
  outside: series.points.filter((point) => judgePoint(series, point)).length,
});

const POINT_COUNTS = {
  readings: "count.reading",
  hour: "count.hourWithReadings",
  day: "count.dayWithReadings",
} as const;

function inWords(
  { of }: VitalSeries,
  { label, unit, range }: VitalKind,
  { count, low, mean: average, high, outside }: VitalSummary,
): Message[] {
  const about = { label: message(label), points: message(POINT_COUNTS[of], { count }) };
  const amount = amountOf(average, unit);
  return [
    count === 1
      ? message("{label}: {points}, {amount}.", { ...about, amount })
      : message("{label}: {points}, from {low} to {high}, on average {mean}.", { ...about, low, high, mean: amount }),
    ...(!range
      ? []
      : outside === 0
        ? [message("All within range.")]
        : [message("count.asksForAttention", { count: outside })]),
  ];
}

function draw(series: VitalSeries, kind: VitalKind): Chart {
  const { points, from, to } = series;
  const drawn = downsample(points, MAX_DRAWN);
  const range = normalRange(kind, series.own);
  const values = points.flatMap(({ value, diastolic, low, high }) => [
    low ?? value,
    high ?? value,
    ...(diastolic === null ? [] : [diastolic]),
  ]);
  const [least, most] = domainOf(values, range, kind);
  const x = scale(from, to, 0, EXTENT);
  const y = scale(least, most, EXTENT, 0);
  const runs = splitAtGaps(drawn, gapOf(points, (to - from) / MIN_GAP));
  const hasTwo = drawn.some(({ diastolic }) => diastolic !== null);
  const places = drawn.map((point) => ({
    point,
    x: x(point.at),
    ys: [y(point.value), ...(point.diastolic === null ? [] : [y(point.diastolic)])],
    judged: judgePoint(series, point),
  }));
  const marks = places.flatMap(({ x, ys, judged }) => (judged ? [{ x, y: ys[0]!, severity: judged.severity }] : []));
  const dots =
    drawn.length <= MAX_DOTS
      ? places.flatMap(({ x, ys, judged }) => ys.slice(judged ? 1 : 0).map((one) => ({ x, y: one })))
      : [];
  const spread = runs.map((run) =>
    run.flatMap((point) =>
      point.low === undefined || point.high === undefined
        ? []
        : [{ x: x(point.at), low: y(point.low), high: y(point.high) }],
    ),
  );
  const area = areaPath(spread);
  return {
    from,
    to,
    yTicks: ticks(least, most, 5).map((value) => ({ y: y(value), label: String(value) })),
    band: range && {
      y: y(Math.min(range.high, most)),
      height: Math.round(10 * (y(Math.max(range.low, least)) - y(Math.min(range.high, most)))) / 10,
    },
    areas: area ? [{ role: "main", path: area }] : [],
    lines: [
      { role: "main", path: linePath(runs.map((run) => run.map(({ at, value }) => ({ x: x(at), y: y(value) })))) },
      ...(hasTwo
        ? [
            {
              role: "second" as const,
              path: linePath(
                runs.map((run) =>
                  run.flatMap(({ at, diastolic }) => (diastolic === null ? [] : [{ x: x(at), y: y(diastolic) }])),
                ),
              ),
            },
          ]
        : []),
    ],
    dots: dotsPath(dots),
    marks,
    points: places.map(({ point, x, ys, judged }) => ({
      at: point.at,
      x,
      ys,
      value: shown(kind, point.value, point.diastolic),
      ...(judged && { word: `${judged.severity === "critical" ? "very " : ""}${judged.direction}` as const }),
    })),
    legend: [
      { kind: "main", label: message(hasTwo ? "Systolic" : kind.label) },
      ...(hasTwo ? [{ kind: "second" as const, label: message("Diastolic") }] : []),
      ...(range
        ? [
            {
              kind: "band" as const,
              label: message(hasTwo ? "Normal range of the systolic, {range}" : "Normal range, {range}", {
                range: amountOf(`${range.low}–${range.high}`, kind.unit),
              }),
            },
          ]
        : []),
      ...(marks.length > 0 ? [{ kind: "marks" as const, label: message("Asks for attention") }] : []),
    ],
  };
}

/** What the value axis spans: the values and the normal range, with some room around; no more than 100 % of oxygen. */
function domainOf(
  values: readonly number[],
  range: { low: number; high: number } | null,
  { unit }: VitalKind,
): [number, number] {
  const all = range ? [...values, range.low, range.high] : values;
  const [least, most] = [all.reduce((a, b) => Math.min(a, b)), all.reduce((a, b) => Math.max(a, b))];
  const room = Math.max((most - least) * 0.08, 0.5);
  return [least - room, unit === "%" ? Math.min(100, most + room) : most + room];
}

/** Single readings of up to a day and a half, newest first; else a row a day. */
function tabulate({ points, from, to, of }: VitalSeries, kind: VitalKind, zone: string): ChartTable {
  if (to - from <= 36 * HOUR_MS) {
    const rows = downsample(points, MAX_ROWS).map(({ at, value, diastolic }) => ({
      at,
      cells: [shown(kind, value, diastolic)],
    }));
    return { columns: [{ label: message(kind.label), unit: kind.unit }], rows: rows.reverse() };
  }
  const rows = [...byDay(points, zone)].map(([date, day]) => {
    const { low, mean: average, high } = extremes(day, kind);
    return { at: date, cells: [low, average, high, String(day.length)] };
  });
  return {
    columns: (
      ["Lowest", "Average", "Highest", of === "readings" ? "Readings" : of === "hour" ? "Hours" : "Days"] as const
    ).map((label) => ({ label: message(label) })),
    rows: rows.reverse(),
  };
}
