import { sql, type SQL } from "drizzle-orm";
import { DAY_MS, HOUR_MS } from "~/domain/durations";
import type { RollupSpan, SeriesPoint } from "~/domain/vitals/series";
import type { VitalSpan } from "~/domain/vitals/trends";
import type { DeviceType } from "~/domain/vitals/types";
import type { Queryable } from "./client";
import { keptQuery } from "./kept-query";

/** Points read at the most; a series with more is made of the sums by hour, then by day. */
const MOST_POINTS = 4_000;
const SPAN_MS: Record<RollupSpan, number> = { hour: HOUR_MS, day: DAY_MS };

export type Series = {
  /** What the points are: single readings, or the mean of an hour or a day. */
  of: "readings" | RollupSpan;
  /** Oldest first. */
  points: SeriesPoint[];
};

type Within = { patientId: number; /** included */ from: Date; /** not included */ to: Date };
type Range = Within & { deviceType: DeviceType };
type Ranges = Within & { deviceTypes: readonly DeviceType[] };

/**
 * A patient's readings of a type in a range of time, as fine as a few thousand
 * points allow: how many readings there are is known from the days before any of
 * them is read, so a device that sends every second costs no more than one that
 * sends every hour. Whether they may be read is for the caller to have asked.
 */
export async function readSeries(db: Queryable, { deviceType, ...within }: Range): Promise<Series> {
  return (await readSeriesOf(db, { ...within, deviceTypes: [deviceType] })).get(deviceType)!;
}

type SeriesRow = { deviceType: DeviceType; of: Series["of"]; readings: [at: number, value: number, diastolic: number | null][] | null; stretches: Stretch[] | null };
type Stretch = [startsAt: number, count: number, sum: number, low: number, high: number, diastolicSum: number | null];

const GIVEN = {
  patientId: sql`${sql.placeholder("patientId")}::int`,
  types: sql`string_to_array(${sql.placeholder("types")}, ',')::device_type[]`,
  from: sql`${sql.placeholder("from")}::timestamptz`,
  to: sql`${sql.placeholder("to")}::timestamptz`,
  span: sql`${sql.placeholder("span")}::rollup_span`,
};
/** ms since 1970, of an instant. Rounded: seconds with a fraction are no whole milliseconds once more. */
const ms = (instant: SQL) => sql`round(date_part('epoch', ${instant}) * 1000)`;
/** The hours or days of a type that touch the range. */
const touching = (span: SQL, start: SQL) => sql`
  from vital_rollups r where r.patient_id = ${GIVEN.patientId} and r.device_type = t.type and r.span = ${span} and r.starts_at >= date_trunc(${start}, ${GIVEN.from}, 'UTC') and r.starts_at < ${GIVEN.to}`;

/**
 * One row a type, its points as arrays: whichever of the two is not `of` is not read at all. As JSON, which costs both
 * sides less than a row a point.
 */
const askSeries = keptQuery<Record<"types" | "from" | "to" | "span", string> & { patientId: number }, SeriesRow[]>((db) =>
  db
    .select({
      deviceType: sql<DeviceType>`t.type`,
      of: sql<Series["of"]>`s.of`,
      readings: sql<SeriesRow["readings"]>`case when s.of = 'readings' then (
        select json_agg(json_build_array(p.at, p.value, p.diastolic)) from (
          select ${ms(sql`r.measured_at`)} as at, r.value, r.diastolic from vital_readings r
          where r.patient_id = ${GIVEN.patientId} and r.device_type = t.type and r.measured_at >= ${GIVEN.from} and r.measured_at < ${GIVEN.to}
          order by r.measured_at, r.device_id
        ) p
      ) end`,
      stretches: sql<SeriesRow["stretches"]>`case when s.of <> 'readings' then (
        select json_agg(json_build_array(p.at, p.count, p.sum, p.low, p.high, p.diastolic_sum)) from (
          select ${ms(sql`r.starts_at`)} as at, r.count, r.sum, r.low, r.high, r.diastolic_sum ${touching(GIVEN.span, sql`s.of`)} order by r.starts_at
        ) p
      ) end`,
    })
    .from(sql`unnest(${GIVEN.types}) as t(type) cross join lateral (
      select case when sum(r.count) > ${sql.raw(String(MOST_POINTS))} then ${sql.placeholder("span")}::text else 'readings' end as of ${touching(sql`'day'`, sql`'day'`)}
    ) s`),
);

/** The same for several types at once. */
export async function readSeriesOf(db: Queryable, { patientId, deviceTypes, from, to }: Ranges): Promise<Map<DeviceType, Series>> {
  const hours = (to.getTime() - from.getTime()) / SPAN_MS.hour;
  const span = hours <= MOST_POINTS ? "hour" : "day";
  const rows = await askSeries(db, { patientId, types: deviceTypes.join(), from: from.toISOString(), to: to.toISOString(), span });
  return new Map(rows.map(({ deviceType, of, readings, stretches }) => [deviceType, { of, points: readings?.map(toPoint) ?? stretches?.map(stretchOf(SPAN_MS[span])) ?? [] }]));
}

const toPoint = ([at, value, diastolic]: NonNullable<SeriesRow["readings"]>[number]): SeriesPoint => ({ at, value, diastolic });

const stretchOf = (length: number) => ([startsAt, count, sum, low, high, diastolicSum]: Stretch): SeriesPoint => ({
  at: startsAt + length / 2,
  value: sum / count,
  diastolic: diastolicSum === null ? null : diastolicSum / count,
  low,
  high,
});

type SpanRow = { type: DeviceType; count: number } & Record<`${"oldest" | "newest"}${"Value" | "At"}`, number> & Record<`${"oldest" | "newest"}Diastolic`, number | null>;

const SINCE = sql`${sql.placeholder("since")}::timestamptz`;
/** From the first full hour on. */
const FULL_FROM = sql`${sql.placeholder("fullFrom")}::timestamptz`;
const end = (name: "oldest" | "newest") => sql`
  cross join lateral (
    select r.value, r.diastolic, ${ms(sql`r.measured_at`)} as at from vital_readings r
    where r.patient_id = ${GIVEN.patientId} and r.device_type = t.type and r.measured_at >= ${SINCE}
    order by ${sql.raw(name === "oldest" ? "r.measured_at, r.device_id" : "r.measured_at desc, r.device_id desc")} limit 1
  ) ${sql.raw(name)}`;

const askSpans = keptQuery<{ patientId: number; since: string; fullFrom: string }, SpanRow[]>((db) =>
  db
    .select({
      type: sql<DeviceType>`t.type`,
      oldestValue: sql<number>`oldest.value`,
      oldestDiastolic: sql<number | null>`oldest.diastolic`,
      oldestAt: sql<number>`oldest.at`,
      newestValue: sql<number>`newest.value`,
      newestDiastolic: sql<number | null>`newest.diastolic`,
      newestAt: sql<number>`newest.at`,
      count: sql<number>`((select coalesce(sum(h.count), 0) from vital_rollups h
          where h.patient_id = ${GIVEN.patientId} and h.device_type = t.type and h.span = 'hour' and h.starts_at >= ${FULL_FROM})
        + (select count(*) from vital_readings r
          where r.patient_id = ${GIVEN.patientId} and r.device_type = t.type and r.measured_at >= ${SINCE} and r.measured_at < ${FULL_FROM}))::int`,
    })
    .from(sql`unnest(enum_range(null::device_type)) as t(type)${end("oldest")}${end("newest")}`)
    .orderBy(sql`t.type`),
);

/**
 * The ends of each type's series since an instant, and how many readings it has: what the trend analysis looks at.
 * Hours that lie wholly inside are counted by their sums, the first one by its readings.
 */
export async function spansSince(db: Queryable, patientId: number, since: Date): Promise<VitalSpan[]> {
  const fullFrom = new Date(Math.ceil(since.getTime() / SPAN_MS.hour) * SPAN_MS.hour).toISOString();
  const sample = (type: DeviceType, value: number, at: number, diastolic: number | null) => ({ type, value, timestamp: new Date(at), ...(diastolic === null ? {} : { diastolic }) });
  return (await askSpans(db, { patientId, since: since.toISOString(), fullFrom })).map(({ type, count, ...row }) => ({
    type,
    oldest: sample(type, row.oldestValue, row.oldestAt, row.oldestDiastolic),
    newest: sample(type, row.newestValue, row.newestAt, row.newestDiastolic),
    count,
  }));
}
