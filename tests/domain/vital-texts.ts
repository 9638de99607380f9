import { englishTranslator } from "~/locales/translator";
import { pointMessage, type ChartTable } from "~/domain/charts/chart";
import { timeTicks } from "~/domain/charts/time-ticks";
import { vitalChart, type VitalChart } from "~/domain/charts/vital-chart";
import { weightChart, type WeightChart } from "~/domain/charts/weight-chart";
import { addDays } from "~/domain/dates";
import { message, type Value } from "~/domain/message";
import { bmiClass } from "~/domain/prediction/bmi";
import { lossContraindication, findContraindication } from "~/domain/prediction/contraindication";
import { DIRECTIONS, toVitalAlert, type StoredAlarm, type VitalAlert } from "~/domain/vitals/alarms";
import { insteadOfAdvice } from "~/domain/vitals/alerts";
import { readVitalsFile } from "~/domain/vitals/csv-readings";
import { MAX_IMPORT_LINES } from "~/domain/vitals/import-limits";
import { NO_LIMITS } from "~/domain/vitals/alert-limits";
import { SNOOZE_SPANS } from "~/domain/vitals/snooze";
import { plainSentence, rangeText } from "~/domain/vitals/status";
import { analyzeSpans } from "~/domain/vitals/trends";
import { amountOf, unitMessage } from "~/domain/vitals/reading";
import { CARD_KINDS, DEVICE_TYPES, VITAL_KINDS, type Unit } from "~/domain/vitals/types";
import { tooManyReadings } from "~/domain/vitals/apple-health";
import { goalForecast } from "~/domain/weight/forecast";
import { goalRefused, loggingWords, milestones, unlikelyGoal, weightWarnings } from "~/domain/weight/plan";
import { weightTrend } from "~/domain/weight/trend";
import { changeMessage } from "~/domain/weight/units";
import { unlikelyWeight } from "~/domain/weight/unlikely";

const NOW = Date.parse("2026-03-10T12:00:00Z");
const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;
const ZONE = "America/New_York";

/** Values from far too low to far too high, with the pressure that may stand below them. */
const VALUES = [1, 20, 38, 45, 55, 60, 72, 85, 91, 93, 94.6, 96.5, 98.6, 99.9, 101, 103, 118, 132, 142, 170, 185, 240];
const measured = DEVICE_TYPES.flatMap((deviceType) =>
  VALUES.flatMap((value) =>
    (deviceType === "blood_pressure" ? [null, 70, 85, 95, 130] : [null]).map((diastolic) => ({
      deviceType,
      value,
      diastolic,
    })),
  ),
);

/** All that stands in the place of advice, and the advice. */
const INSTEAD = [
  null,
  insteadOfAdvice({ measuredAt: new Date(NOW - 8 * DAY) }, new Date(NOW)),
  insteadOfAdvice({ measuredAt: new Date(NOW), isSimulated: true }, new Date(NOW)),
];

/** Every alert that there can be. */
export function allAlerts(): VitalAlert[] {
  const alarm = (change: Partial<StoredAlarm>) =>
    toVitalAlert(
      {
        id: 1,
        deviceType: "heart_rate",
        kind: "out_of_range",
        severity: "critical",
        direction: "high",
        value: 132,
        diastolic: null,
        measuredAt: new Date(NOW),
        isSimulated: false,
        raisedAt: new Date(NOW),
        clearedAt: null,
        acknowledgedAt: null,
        acknowledgedBy: null,
        ...change,
      },
      new Date(NOW),
      englishTranslator.say,
    );
  return DEVICE_TYPES.flatMap((deviceType) => {
    const diastolic = deviceType === "blood_pressure" ? 84 : null;
    return [
      // Nothing judges a weight.
      ...(VITAL_KINDS[deviceType].limits.low === undefined
        ? []
        : DIRECTIONS.flatMap((direction) =>
            (["critical", "warning"] as const).flatMap((severity) =>
              [{}, { measuredAt: new Date(NOW - 8 * DAY) }, { isSimulated: true }].map((change) =>
                alarm({ deviceType, direction, severity, diastolic, ...change }),
              ),
            ),
          )),
      alarm({ deviceType, kind: "back_in_range", severity: "info", direction: null, diastolic }),
      ...[5, 61, 119, 120, 180, 1_440, 2_880, 43_200].map((minutes) =>
        alarm({
          deviceType,
          kind: "no_data",
          severity: "warning",
          direction: null,
          diastolic,
          measuredAt: new Date(NOW - minutes * MINUTE),
        }),
      ),
    ];
  });
}

const ofTable = ({ columns, rows }: ChartTable) => [
  ...columns.map(({ label }) => label),
  ...rows.flatMap(({ cells }) =>
    cells.flatMap((cell, index) => {
      const { unit } = columns[index]!;
      return unit ? amountOf(cell, unit) : [];
    }),
  ),
];
const ofChart = ({ chart, text, table }: VitalChart | WeightChart, unit: Unit): Value[] => [
  text,
  ...(chart?.legend.map(({ label }) => label) ?? []),
  ...(chart?.points.map((point) => pointMessage(point, unit)) ?? []),
  ...ofTable(table),
];

function ofCharts(): Value[] {
  const [to, days] = [NOW, [1, 7, 30, 90]];
  return DEVICE_TYPES.flatMap((deviceType) =>
    days.flatMap((length) =>
      [0, 1, 2, 22].flatMap((count) =>
        (["readings", "hour", "day"] as const).flatMap((of) => {
          const points = VALUES.slice(0, count).map((value, index) => ({
            at: to - (count - index) * 30 * MINUTE,
            value,
            diastolic: deviceType === "blood_pressure" ? value * 0.6 : null,
            ...(of === "readings" ? {} : { low: value - 1, high: value + 1 }),
          }));
          return ofChart(
            vitalChart({ deviceType, of, points, own: null, from: to - length * DAY, to }, ZONE),
            VITAL_KINDS[deviceType].unit,
          );
        }),
      ),
    ),
  );
}

const today = "2026-03-10";
const trend = weightTrend(
  Array.from({ length: 200 }, (_, day) => ({ date: addDays(today, day - 199), kg: 110 - day / 5, entries: 1 })),
);
const person = { gender: "female", dateOfBirth: "1985-03-27", heightCm: 170, medicalHistory: [] };
const goals = [
  { goalKg: 60, goalOn: null },
  { goalKg: 68, goalOn: "2026-12-01" },
  { goalKg: 90, goalOn: "2026-12-01" },
  { goalKg: 45, goalOn: "2026-04-01" },
].map((goal) => ({ ...goal, startKg: 90, startOn: "2025-12-01" }));

function ofWeightCharts(): Value[] {
  const empty = weightChart({ trend: [], days: 30, today, unit: "kg", goal: null, forecast: { kind: "none" } });
  const charts = (["kg", "lb"] as const).flatMap((unit) =>
    [1, 30, 90, 365, 1_826].flatMap((days) => {
      const known = days === 1 ? trend.slice(-1) : trend;
      return goals.flatMap((goal) => {
        const forecast = goalForecast(person, goal, known, today);
        return ofChart(weightChart({ trend: known, days, today, unit, goal, forecast }), unit);
      });
    }),
  );
  return [...charts, ...ofChart(empty, "kg")];
}

function ofWeight(): Value[] {
  const newest = trend.at(-1)!;
  const missing = goalForecast(
    { gender: null, dateOfBirth: null, heightCm: null, medicalHistory: [] },
    goals[0]!,
    trend,
    today,
  );
  return [
    ...(["kg", "lb"] as const).flatMap((unit) => [
      unlikelyWeight({ at: NOW, value: 82 }, unit),
      ...[180, 40].map((goalKg) => unlikelyGoal(goalKg, 96, unit)!),
    ]),
    ...goals.flatMap((goal) => milestones(goal, trend).map(({ label }) => message(label))),
    ...goals.flatMap((goal) =>
      [-2, 0].flatMap((change) =>
        [170, null].flatMap((heightCm) =>
          weightWarnings({ goal, heightCm, change, current: newest }).map((one) => message(one)),
        ),
      ),
    ),
    ...(missing.kind === "missing" ? missing.what.map((one) => message(one)) : []),
    ...[0, 1, 3, 7].map((logged) => message(loggingWords(logged))),
    ...[15, 16.5, 18, 22, 27, 32, 37, 42].map((bmi) => message(bmiClass(bmi))),
    ...[{ age: 12 }, { pregnant: true }, { eatingDisorderHistory: true }].flatMap((one) => {
      const refused = findContraindication(one)!;
      return [message(refused.message), message(refused.help), goalRefused(refused, 170, "kg")];
    }),
    ...(["kg", "lb"] as const).flatMap((unit) => {
      const refused = lossContraindication({}, { heightCm: 170, fromKg: 60, toKg: 40 })!;
      return [message(refused.message), message(refused.help), goalRefused(refused, 170, unit)];
    }),
  ];
}

/** What the week's analysis says of all kinds, rising and falling. */
function ofInsights(): Value[] {
  const sample = (type: string, value: number, daysAgo: number) => ({
    type,
    value,
    timestamp: new Date(NOW - daysAgo * DAY),
  });
  const spans = DEVICE_TYPES.flatMap((type) =>
    VALUES.flatMap((value) =>
      [
        [0.2, 10],
        [1, 2],
        [6, 1_234],
      ].map(([days, count]) => ({
        type,
        oldest: sample(type, 80, days!),
        newest: sample(type, value, 0),
        count: count!,
      })),
    ),
  );
  const analyses = [analyzeSpans([]), analyzeSpans(spans)];
  return analyses.flatMap(({ trends, alerts, recommendations }) => [
    ...trends,
    ...alerts.map(({ message }) => message),
    ...recommendations,
  ]);
}

const FILES = [
  "",
  "a,b\n1,2",
  "date,notes\n2026-01-01,x",
  "date,weight,pulse,systolic,diastolic,oxygen,temperature\nnever,,,,,,\n2026-01-01,,,,,,\n2026-01-01,9999,fast,120,130,1,20 K\n2999-01-01,80,70,,,,\n1980-01-01,80,,,,,\n2026-01-01,,,500,80,,\n2026-01-01,,,120,5,,\n2026-01-01,,5,,80,,500\nDate,Steps",
  "type,value,diastolic,timestamp\nheart_rate,70,80,2026-01-01",
  'type,value,unit,timestamp\nsteps,9,,2026-01-01\nbody_weight,80,jin,2026-01-01\nheart_rate,"70',
  `${Array.from({ length: 120 }, (_, index) => `c${index}`).join(",")}\n1`,
  `date,weight\n${"2026-01-01,80\n".repeat(MAX_IMPORT_LINES)}`,
];

/** What an import says of files that are wrong in every way. */
function ofFiles(): Value[] {
  return FILES.flatMap((text) => {
    const read = readVitalsFile(text, { order: null, zone: ZONE, weightUnit: "kg" }, new Date(NOW));
    return "fault" in read ? [read.fault] : read.refused.map(({ reason }) => reason);
  });
}

const ofAlerts = (): Value[] =>
  allAlerts().flatMap(({ text }) => [
    message("{title}: {amount}. {advice}", text),
    message("Critical Health Alert: {title}, {amount}", text),
  ]);

const ofTables = (): Value[] => [
  ...Object.values(VITAL_KINDS).flatMap(({ label, unit }) => [message(label), unitMessage(unit)]),
  ...SNOOZE_SPANS.map(({ label }) => message(label)),
];

const ofSentences = (): Value[] => [
  ...INSTEAD.flatMap((instead) =>
    measured
      .filter(({ deviceType }) => deviceType !== "body_weight")
      .map((reading) => plainSentence(reading, null, instead)),
  ),
  plainSentence({ deviceType: "oxygen_sat", value: 86, diastolic: null }, { ...NO_LIMITS, low: 85, criticalLow: 85 }),
  plainSentence({ deviceType: "heart_rate", value: 110, diastolic: null }, { ...NO_LIMITS, high: 120 }),
];

const ofChanges = (): Value[] => [
  ...CARD_KINDS.flatMap(({ range, unit }) => (range ? rangeText(range, unit) : [])),
  ...[-0.4, 0, 1.2].flatMap((kg) => [changeMessage(kg, "kg"), changeMessage(kg, "lb")]),
];

const ofAxes = (): Value[] =>
  [1, 7, 30, 90, 365, 1_826].flatMap((days) =>
    Array.from({ length: 12 }, (_, month) => month * 30).flatMap((shift) =>
      timeTicks(NOW - (days + shift) * DAY, NOW - shift * DAY, ZONE).map(({ label }) => label),
    ),
  );

/** All that the domain says on the dashboard and the screens behind it; each message once. */
export const vitalMessages = (): Value[] => [
  ...new Map(
    [
      ...ofCharts(),
      ...ofWeightCharts(),
      ...ofAxes(),
      ...ofSentences(),
      ...ofChanges(),
      ...ofAlerts(),
      ...ofTables(),
      ...ofWeight(),
      ...ofInsights(),
      ...ofFiles(),
      tooManyReadings(1_234),
    ].map((one) => [JSON.stringify(one), one]),
  ).values(),
];

/** The ids of a message and of those in it. */
export function idsIn(value: Value): string[] {
  if (typeof value !== "object") return [];
  if (!("id" in value)) return value.flatMap(idsIn);
  return [value.id, ...Object.values(value.values ?? {}).flatMap(idsIn)];
}
