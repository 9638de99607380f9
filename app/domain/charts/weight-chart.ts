import { DAY_MS } from "~/domain/durations";
import type { IsoDate } from "~/domain/dates";
import { message, type Message } from "~/domain/message";
import { downsample } from "~/domain/vitals/series";
import type { WeightUnit } from "~/domain/vitals/types";
import type { GoalForecast } from "~/domain/weight/forecast";
import type { WeightGoal } from "~/domain/weight/plan";
import { dayNumber, type TrendDay } from "~/domain/weight/trend";
import { fromKg, weightAmount, weightValue } from "~/domain/weight/units";
import type { Chart, ChartTable } from "./chart";
import { areaPath, dotsPath, linePath, splitAtGaps } from "./path";
import { EXTENT, scale, ticks } from "./scale";

/** Points drawn at the most. */
const MAX_DRAWN = 400;
/** Without an entry for longer, the trend is not known. */
const GAP_DAYS = 21;
/** The days ahead are never more of the chart than this share of those behind. */
const AHEAD = 0.5;

export type WeightSeries = {
  /** All days there are; those before the range only give the trend its beginning. */
  trend: readonly TrendDay[];
  days: number;
  today: IsoDate;
  unit: WeightUnit;
  goal: WeightGoal | null;
  forecast: GoalForecast;
};

export type WeightChart = { chart: Chart | null; text: readonly Message[]; table: ChartTable };

/** At noon: a day's entry belongs to the day, not to its midnight. */
const noon = (day: number) => (day + 0.5) * DAY_MS;

/** A weight over time: what the scale said, the trend through it, the plan, and where the model expects it to go. */
export function weightChart({ trend, days, today, unit, goal, forecast }: WeightSeries): WeightChart {
  const last = dayNumber(today);
  const first = last - days + 1;
  const inRange = trend.filter(({ date }) => dayNumber(date) >= first);
  if (inRange.length === 0)
    return { chart: null, text: [message("No entries in this time.")], table: { columns: [], rows: [] } };
  const until = last + daysAhead(forecast, days, last);
  const ahead =
    forecast.kind === "forecast"
      ? forecast.points
          .map(({ day, ...point }) => ({ ...point, day: dayNumber(forecast.from) + day }))
          .filter(({ day }) => day <= until)
      : [];
  const plan = goal?.goalOn ? planLine(goal, first, until) : [];

  const value = (kg: number) => fromKg(kg, unit);
  const all = [
    ...inRange.flatMap(({ kg, trend: smooth }) => [kg, smooth]),
    ...ahead.flatMap(({ lowKg, highKg }) => [lowKg, highKg]),
    ...plan.map(({ kg }) => kg),
  ].map(value);
  const [least, most] = [all.reduce((a, b) => Math.min(a, b)), all.reduce((a, b) => Math.max(a, b))];
  const room = Math.max((most - least) * 0.08, 0.5);
  const x = scale(first, until + 1, 0, EXTENT);
  const y = scale(least - room, most + room, EXTENT, 0);
  const placed = (day: number, kg: number) => ({ x: x(day + 0.5), y: y(value(kg)) });

  const drawn = downsample(
    inRange.map((day) => ({ ...day, at: dayNumber(day.date), value: day.kg })),
    MAX_DRAWN,
  );
  const runs = splitAtGaps(
    inRange.map((day) => ({ at: dayNumber(day.date), value: day.trend })),
    GAP_DAYS,
  ).map((run) => downsample(run, MAX_DRAWN));
  const chart: Chart = {
    from: first * DAY_MS,
    to: (until + 1) * DAY_MS,
    yTicks: ticks(least - room, most + room, 5).map((tick) => ({ y: y(tick), label: String(tick) })),
    band: null,
    areas:
      ahead.length > 1
        ? [
            {
              role: "forecast",
              path: areaPath([
                ahead.map(({ day, lowKg, highKg }) => ({
                  x: x(day + 0.5),
                  low: y(value(lowKg)),
                  high: y(value(highKg)),
                })),
              ]),
            },
          ]
        : [],
    lines: [
      ...(plan.length > 1
        ? [{ role: "plan" as const, path: linePath([plan.map(({ day, kg }) => placed(day, kg))]) }]
        : []),
      ...(ahead.length > 1
        ? [{ role: "forecast" as const, path: linePath([ahead.map(({ day, weightKg }) => placed(day, weightKg))]) }]
        : []),
      { role: "main", path: linePath(runs.map((run) => run.map(({ at, value: kg }) => placed(at, kg)))) },
    ],
    dots: dotsPath(drawn.map(({ at, value: kg }) => placed(at, kg))),
    marks: [],
    points: drawn.map((day) => ({
      at: noon(day.at),
      x: x(day.at + 0.5),
      ys: [y(value(day.kg)), y(value(day.trend))],
      value: weightValue(day.kg, unit),
      trend: weightValue(day.trend, unit),
    })),
    legend: [
      { kind: "dots", label: message("Entries") },
      { kind: "main", label: message("Trend (7-day smoothing)") },
      ...(plan.length > 1 ? [{ kind: "plan" as const, label: message("Your plan") }] : []),
      ...(ahead.length > 1
        ? [{ kind: "forecast" as const, label: message("Forecast, with how far it may be off") }]
        : []),
    ],
  };
  return { chart, text: inWords(inRange, unit), table: tabulate(inRange, unit) };
}

function daysAhead(forecast: GoalForecast, days: number, last: number): number {
  if (forecast.kind !== "forecast") return 0;
  const end = dayNumber(forecast.from) + forecast.points.at(-1)!.day;
  return Math.max(0, Math.min(end - last, Math.round(days * AHEAD)));
}

/** The straight way from start to goal, as far as the chart shows it. */
function planLine(
  { startKg, startOn, goalKg, goalOn }: WeightGoal,
  first: number,
  until: number,
): { day: number; kg: number }[] {
  const [start, end] = [dayNumber(startOn), dayNumber(goalOn!)];
  const at = (day: number) => ({ day, kg: startKg + ((goalKg - startKg) * (day - start)) / (end - start) });
  const [from, to] = [Math.max(start, first), Math.min(end, until)];
  return end > start && to > from ? [at(from), at(to)] : [];
}

function inWords(days: readonly TrendDay[], unit: WeightUnit): Message[] {
  const amount = (kg: number) => weightAmount(kg, unit);
  const [first, last] = [days[0]!, days.at(-1)!];
  if (days.length === 1) return [message("One entry: {weight}.", { weight: amount(last.kg) })];
  return [
    message("Days with an entry: {days}.", { days: days.length }),
    message("The trend went from {from} to {to}.", { from: amount(first.trend), to: amount(last.trend) }),
  ];
}

/** A row a day, of more than three months a row a month: nobody reads two thousand. */
function tabulate(days: readonly TrendDay[], unit: WeightUnit): ChartTable {
  if (days.length <= 92) {
    return {
      columns: [
        { label: message("Weight"), unit },
        { label: message("Trend"), unit },
      ],
      rows: [...days]
        .reverse()
        .map(({ date, kg, trend }) => ({ at: date, cells: [weightValue(kg, unit), weightValue(trend, unit)] })),
    };
  }
  const months = new Map<string, TrendDay[]>();
  for (const day of days) months.set(day.date.slice(0, 7), [...(months.get(day.date.slice(0, 7)) ?? []), day]);
  const rows = [...months.values()].map((month) => {
    const kgs = month.map(({ kg }) => kg);
    const last = month.at(-1)!;
    return {
      at: last.date,
      cells: [
        weightValue(Math.min(...kgs), unit),
        weightValue(Math.max(...kgs), unit),
        weightValue(last.trend, unit),
        String(month.length),
      ],
    };
  });
  return {
    columns: [
      { label: message("Lowest of the month"), unit },
      { label: message("Highest"), unit },
      { label: message("Trend"), unit },
      { label: message("Days") },
    ],
    rows: rows.reverse(),
  };
}
