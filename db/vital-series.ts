import { sql, type SQL } from "drizzle-orm";
import { DAY_MS, HOUR_MS } from "~/domain/durations";
import type { RollupSpan, SeriesPoint } from "~/domain/vitals/series";
import type { VitalSpan } from "~/domain/vitals/trends";
import type { DeviceType } from "~/domain/vitals/types";
import type { Queryable } from "./client";
import { preparedQueries } from "./prepared-query";
import { MEASURED } from "./vital-rollups";

/** Points read at the most; a series with more is made of the sums by hour, then by day. */
const MAX_POINTS = 4_000;
const SPAN_MS: Record<RollupSpan, number> = { hour: HOUR_MS, day: DAY_MS };

export type Series = {
  /** What the points are: single readings, or the mean of an hour or a day. */
  of: "readings" | RollupSpan;
  /** Oldest first. */
  points: SeriesPoint[];
};

type Within = { patientId: number; /** included */ from: Date; /** not included */ to: Date };
type Range = Within & { deviceType: DeviceType };
/** Several types of one range. */
export type Ranges = Within & { deviceTypes: readonly DeviceType[] };

/**
 * A patient's readings of a type in a range of time, as fine as a few thousand
 * points allow: how many readings there are is known from the days before any of
 * them is read, so a device that sends every second costs no more than one that
 * sends every hour. Whether they may be read is for the caller to have asked.
 */
export async function readSeries(db: Queryable, { deviceType, ...within }: Range): Promise<Series> {
  return (await readSeriesOf(db, { ...within, deviceTypes: [deviceType] })).get(deviceType)!;
}

type SeriesRow = {
  deviceType: DeviceType;
  of: Series["of"];
  readings: [at: number, value: number, diastolic: number | null][] | null;
  stretches: Stretch[] | null;
};
type Stretch = [
  startsAt: number,
  count: number,
  sum: number,
  low: number,
  high: number,
  diastolicSum: number | null,
  diastolicHigh: number | null,
];

const GIVEN = {
  patientId: sql`${sql.placeholder("patientId")}::int`,
  types: sql`string_to_array(${sql.placeholder("types")}, ',')::device_type[]`,
  from: sql`${sql.placeholder("from")}::timestamptz`,
  to: sql`${sql.placeholder("to")}::timestamptz`,
  span: sql`${sql.placeholder("span")}::rollup_span`,
};
/** ms since 1970, of an instant. Rounded: seconds with a fraction are no whole milliseconds once more. */
const ms = (instant: SQL) => sql`round(date_part('epoch', ${instant}) * 1000)`;

/**
 * The years that a range lies in, first and last, or first and any after it; "any" of one that is not like those that
 * are asked for every day.
 */
export type Years = `${number}-${number | ""}` | "any";
const MAX_YEARS = 2;
/** Years that PostgreSQL reads as they are written. */
const isPlain = (year: number) => year >= 1_000 && year < 9_999;

export function yearsOf({ from, to }: Pick<Within, "from" | "to">): Years {
  const [first, last] = [from.getUTCFullYear(), to.getUTCFullYear()];
  return isPlain(first) && isPlain(last) && last - first < MAX_YEARS ? `${first}-${last}` : "any";
}

/** All years from an instant on: readings may be a little ahead of our own clock, so there is no last one. */
export const yearsSince = (since: Date): Years =>
  isPlain(since.getUTCFullYear()) ? `${since.getUTCFullYear()}-` : "any";

/**
 * Readings `r` of a patient and the type `t`, without made-up ones. A partition holds a year, and which are to be read
 * stands in the text, though the values would tell as well: a plan that is made once for all values counts every
 * partition, so the database takes it for dear and makes a new one each time, which lasts three times as long as all
 * the rest.
 */
function readings(years: Years): SQL {
  const [first, last] = years === "any" ? [] : years.split("-");
  const bounds = `${first ? ` and r.measured_at >= '${first}-01-01Z'` : ""}${last ? ` and r.measured_at < '${Number(last) + 1}-01-01Z'` : ""}`;
  return sql`from vital_readings r where r.patient_id = ${GIVEN.patientId} and r.device_type = t.type and ${MEASURED}${sql.raw(bounds)}`;
}

/** The hours or days of a type that touch the range. */
const touching = (span: SQL, start: SQL) => sql`
  from vital_rollups r where r.patient_id = ${GIVEN.patientId} and r.device_type = t.type and r.span = ${span} and r.starts_at >= date_trunc(${start}, ${GIVEN.from}, 'UTC') and r.starts_at < ${GIVEN.to}`;

/**
 * Series by their types, for `toSeries`. One row a type with its points as arrays in JSON, which costs both sides less
 * than a row a point; of the two kinds of points only the one that is `of` is read.
 */
export const selectSeries = (db: Queryable, years: Years) =>
  db
    .select({
      deviceType: sql<DeviceType>`t.type`.as("type"),
      of: sql<Series["of"]>`s.of`.as("of"),
      readings: sql<SeriesRow["readings"]>`case when s.of = 'readings' then (
        select json_agg(json_build_array(p.at, p.value, p.diastolic)) from (
          select ${ms(sql`r.measured_at`)} as at, r.value, r.diastolic ${readings(years)} and r.measured_at >= ${GIVEN.from} and r.measured_at < ${GIVEN.to}
          order by r.measured_at, r.device_id
        ) p
      ) end`.as("readings"),
      stretches: sql<SeriesRow["stretches"]>`case when s.of <> 'readings' then (
        select json_agg(json_build_array(p.at, p.count, p.sum, p.low, p.high, p.diastolic_sum, p.diastolic_high)) from (
          select ${ms(sql`r.starts_at`)} as at, r.count, r.sum, r.low, r.high, r.diastolic_sum, r.diastolic_high ${touching(GIVEN.span, sql`s.of`)} order by r.starts_at
        ) p
      ) end`.as("stretches"),
    })
    .from(
      sql`unnest(enum_range(null::device_type)) as t(type) cross join lateral (
      select case when sum(r.count) > ${sql.raw(String(MAX_POINTS))} then ${sql.placeholder("span")}::text else 'readings' end as of ${touching(sql`'day'`, sql`'day'`)}
    ) s`,
    )
    .where(sql`t.type = any (${GIVEN.types})`);

/** What `selectSeries` asks for, besides the patient. */
export const seriesGiven = ({ deviceTypes, from, to }: Omit<Ranges, "patientId">) => ({
  types: deviceTypes.join(),
  from: from.toISOString(),
  to: to.toISOString(),
  span: (to.getTime() - from.getTime()) / SPAN_MS.hour <= MAX_POINTS ? ("hour" as const) : ("day" as const),
});

/** The rows of `selectSeries` by their types, each of which has one. */
export const toSeries = (rows: readonly SeriesRow[]): Map<DeviceType, Series> =>
  new Map(
    rows.map(({ deviceType, of, readings, stretches }) => [
      deviceType,
      {
        of,
        points: of === "readings" ? (readings?.map(toPoint) ?? []) : (stretches?.map(stretchOf(SPAN_MS[of])) ?? []),
      },
    ]),
  );

const querySeries = preparedQueries<Years, ReturnType<typeof seriesGiven> & { patientId: number }, SeriesRow[]>(
  selectSeries,
);

/** The same for several types at once. */
export const readSeriesOf = async (db: Queryable, { patientId, ...ranges }: Ranges): Promise<Map<DeviceType, Series>> =>
  toSeries(await querySeries(db, yearsOf(ranges), { patientId, ...seriesGiven(ranges) }));

const toPoint = ([at, value, diastolic]: NonNullable<SeriesRow["readings"]>[number]): SeriesPoint => ({
  at,
  value,
  diastolic,
});

const stretchOf =
  (length: number) =>
  ([startsAt, count, sum, low, high, diastolicSum, diastolicHigh]: Stretch): SeriesPoint => ({
    at: startsAt + length / 2,
    value: sum / count,
    diastolic: diastolicSum === null ? null : diastolicSum / count,
    low,
    high,
    ...(diastolicHigh === null ? {} : { diastolicHigh }),
  });

type SpanRow = { type: DeviceType; count: number } & Record<`${"oldest" | "newest"}${"Value" | "At"}`, number> &
  Record<`${"oldest" | "newest"}Diastolic`, number | null>;

const SINCE = sql`${sql.placeholder("since")}::timestamptz`;
/** From the first full hour on. */
const FULL_FROM = sql`${sql.placeholder("fullFrom")}::timestamptz`;
const end = (years: Years, name: "oldest" | "newest") => sql`
  cross join lateral (
    select r.value, r.diastolic, ${ms(sql`r.measured_at`)} as at ${readings(years)} and r.measured_at >= ${SINCE}
    order by ${sql.raw(name === "oldest" ? "r.measured_at, r.device_id" : "r.measured_at desc, r.device_id desc")} limit 1
  ) ${sql.raw(name)}`;

/** What `spansSince` reads, for `toSpans`. */
export const selectSpans = (db: Queryable, years: Years) =>
  db
    .select({
      type: sql<DeviceType>`t.type`.as("type"),
      oldestValue: sql<number>`oldest.value`.as("oldest_value"),
      oldestDiastolic: sql<number | null>`oldest.diastolic`.as("oldest_diastolic"),
      oldestAt: sql<number>`oldest.at`.as("oldest_at"),
      newestValue: sql<number>`newest.value`.as("newest_value"),
      newestDiastolic: sql<number | null>`newest.diastolic`.as("newest_diastolic"),
      newestAt: sql<number>`newest.at`.as("newest_at"),
      count: sql<number>`((select coalesce(sum(h.count), 0) from vital_rollups h
          where h.patient_id = ${GIVEN.patientId} and h.device_type = t.type and h.span = 'hour' and h.starts_at >= ${FULL_FROM})
        + (select count(*) ${readings(years)} and r.measured_at >= ${SINCE} and r.measured_at < ${FULL_FROM}))::int`.as(
        "count",
      ),
    })
    .from(sql`unnest(enum_range(null::device_type)) as t(type)${end(years, "oldest")}${end(years, "newest")}`)
    .orderBy(sql`t.type`);

/** What `selectSpans` asks for, besides the patient. */
export const spansGiven = (since: Date) => ({
  since: since.toISOString(),
  fullFrom: new Date(Math.ceil(since.getTime() / SPAN_MS.hour) * SPAN_MS.hour).toISOString(),
});

const sample = (type: DeviceType, value: number, at: number, diastolic: number | null) => ({
  type,
  value,
  timestamp: new Date(at),
  ...(diastolic === null ? {} : { diastolic }),
});

export const toSpans = (rows: readonly SpanRow[]): VitalSpan[] =>
  rows.map(({ type, count, ...row }) => ({
    type,
    oldest: sample(type, row.oldestValue, row.oldestAt, row.oldestDiastolic),
    newest: sample(type, row.newestValue, row.newestAt, row.newestDiastolic),
    count,
  }));

const querySpans = preparedQueries<Years, { patientId: number } & ReturnType<typeof spansGiven>, SpanRow[]>(
  selectSpans,
);

/**
 * The ends of each type's series since an instant, and how many readings it has: what the trend analysis looks at.
 * Hours that lie wholly inside are counted by their sums, the first one by its readings.
 */
export const spansSince = async (db: Queryable, patientId: number, since: Date): Promise<VitalSpan[]> =>
  toSpans(await querySpans(db, yearsSince(since), { patientId, ...spansGiven(since) }));
