import { and, asc, eq, gte, inArray, lt, sql } from "drizzle-orm";
import { DAY_MS, HOUR_MS } from "~/domain/durations";
import type { RollupSpan, SeriesPoint } from "~/domain/vitals/series";
import type { VitalSpan } from "~/domain/vitals/trends";
import type { DeviceType } from "~/domain/vitals/types";
import { rowsOf, type Queryable } from "./client";
import { vitalReadings, vitalRollups } from "./schema";

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

/** The same for several types at once, in two queries where none of them has too many readings. */
export async function readSeriesOf(db: Queryable, { deviceTypes, ...within }: Ranges): Promise<Map<DeviceType, Series>> {
  const sums = await db
    .select({ deviceType: vitalRollups.deviceType, count: sql<number>`sum(${vitalRollups.count})::int` })
    .from(vitalRollups)
    .where(rollupsWithin({ ...within, deviceTypes }, "day"))
    .groupBy(vitalRollups.deviceType);
  const tooMany = sums.filter(({ count }) => count > MOST_POINTS).map(({ deviceType }) => deviceType);
  const hours = (within.to.getTime() - within.from.getTime()) / SPAN_MS.hour;
  const span = hours <= MOST_POINTS ? "hour" : "day";
  const [single, summed] = await Promise.all([
    singleReadings(db, { ...within, deviceTypes: deviceTypes.filter((type) => !tooMany.includes(type)) }),
    summedUp(db, { ...within, deviceTypes: tooMany }, span),
  ]);
  return new Map(
    deviceTypes.map((type) => [type, tooMany.includes(type) ? { of: span, points: summed.get(type) ?? [] } : { of: "readings", points: single.get(type) ?? [] }]),
  );
}

/** The hours or days that touch the range. */
const rollupsWithin = ({ patientId, deviceTypes, from, to }: Ranges, span: RollupSpan) =>
  and(
    eq(vitalRollups.patientId, patientId),
    inArray(vitalRollups.deviceType, [...deviceTypes]),
    eq(vitalRollups.span, span),
    gte(vitalRollups.startsAt, new Date(Math.floor(from.getTime() / SPAN_MS[span]) * SPAN_MS[span])),
    lt(vitalRollups.startsAt, to),
  );

type PointsByType = Map<DeviceType, SeriesPoint[]>;

async function singleReadings(db: Queryable, { patientId, deviceTypes, from, to }: Ranges): Promise<PointsByType> {
  if (deviceTypes.length === 0) return new Map();
  const rows = await db
    .select({ deviceType: vitalReadings.deviceType, measuredAt: vitalReadings.measuredAt, value: vitalReadings.value, diastolic: vitalReadings.diastolic })
    .from(vitalReadings)
    .where(
      and(
        eq(vitalReadings.patientId, patientId),
        inArray(vitalReadings.deviceType, [...deviceTypes]),
        gte(vitalReadings.measuredAt, from),
        lt(vitalReadings.measuredAt, to),
      ),
    )
    .orderBy(asc(vitalReadings.deviceType), asc(vitalReadings.measuredAt), asc(vitalReadings.deviceId));
  return byType(rows, ({ measuredAt, value, diastolic }) => ({ at: measuredAt.getTime(), value, diastolic }));
}

async function summedUp(db: Queryable, ranges: Ranges, span: RollupSpan): Promise<PointsByType> {
  if (ranges.deviceTypes.length === 0) return new Map();
  const rows = await db.select().from(vitalRollups).where(rollupsWithin(ranges, span)).orderBy(asc(vitalRollups.deviceType), asc(vitalRollups.startsAt));
  return byType(rows, ({ startsAt, count, sum, low, high, diastolicSum }) => ({
    at: startsAt.getTime() + SPAN_MS[span] / 2,
    value: sum / count,
    diastolic: diastolicSum === null ? null : diastolicSum / count,
    low,
    high,
  }));
}

function byType<Row extends { deviceType: DeviceType }>(rows: readonly Row[], toPoint: (row: Row) => SeriesPoint): PointsByType {
  const points: PointsByType = new Map();
  for (const row of rows) {
    const own = points.get(row.deviceType);
    if (own) own.push(toPoint(row));
    else points.set(row.deviceType, [toPoint(row)]);
  }
  return points;
}

type SpanRow = { type: DeviceType; count: number } & Record<`${"oldest" | "newest"}${"Value" | "At"}`, number> & Record<`${"oldest" | "newest"}Diastolic`, number | null>;

/**
 * The ends of each type's series since an instant, and how many readings it has: what the trend analysis looks at.
 * Hours that lie wholly inside are counted by their sums, the first one by its readings.
 */
export async function spansSince(db: Queryable, patientId: number, since: Date): Promise<VitalSpan[]> {
  const from = since.toISOString();
  const fullFrom = new Date(Math.ceil(since.getTime() / SPAN_MS.hour) * SPAN_MS.hour).toISOString();
  const end = (direction: "asc" | "desc") => sql`
    cross join lateral (
      select r.value, r.diastolic, (extract(epoch from r.measured_at) * 1000)::float8 as at from vital_readings r
      where r.patient_id = ${patientId}::int and r.device_type = t.type and r.measured_at >= ${from}::timestamptz
      order by r.measured_at ${sql.raw(direction)}, r.device_id ${sql.raw(direction)} limit 1
    ) ${sql.raw(direction === "asc" ? "oldest" : "newest")}`;
  const rows = rowsOf<SpanRow>(
    await db.execute(sql`
      select t.type, oldest.value as "oldestValue", oldest.diastolic as "oldestDiastolic", oldest.at as "oldestAt",
        newest.value as "newestValue", newest.diastolic as "newestDiastolic", newest.at as "newestAt",
        ((select coalesce(sum(h.count), 0) from vital_rollups h
          where h.patient_id = ${patientId}::int and h.device_type = t.type and h.span = 'hour' and h.starts_at >= ${fullFrom}::timestamptz)
        + (select count(*) from vital_readings r
          where r.patient_id = ${patientId}::int and r.device_type = t.type and r.measured_at >= ${from}::timestamptz and r.measured_at < ${fullFrom}::timestamptz))::int as count
      from unnest(enum_range(null::device_type)) as t(type)${end("asc")}${end("desc")}
      order by t.type`),
  );
  const sample = (type: DeviceType, value: number, at: number, diastolic: number | null) => ({ type, value, timestamp: new Date(at), ...(diastolic === null ? {} : { diastolic }) });
  return rows.map(({ type, count, ...row }) => ({
    type,
    oldest: sample(type, row.oldestValue, row.oldestAt, row.oldestDiastolic),
    newest: sample(type, row.newestValue, row.newestAt, row.newestDiastolic),
    count,
  }));
}
