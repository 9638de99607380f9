import { and, asc, eq, gte, lt, sql } from "drizzle-orm";
import type { RollupSpan, SeriesPoint } from "~/domain/vitals/series";
import type { VitalSpan } from "~/domain/vitals/trends";
import { DEVICE_TYPES, type DeviceType } from "~/domain/vitals/types";
import type { Queryable } from "./client";
import { vitalReadings, vitalRollups } from "./schema";

/** Points read at the most; a series with more is made of the sums by hour, then by day. */
const MOST_POINTS = 4_000;
const SPAN_MS: Record<RollupSpan, number> = { hour: 3_600_000, day: 86_400_000 };

export type Series = {
  /** What the points are: single readings, or the mean of an hour or a day. */
  of: "readings" | RollupSpan;
  /** Oldest first. */
  points: SeriesPoint[];
};

type Range = { patientId: number; deviceType: DeviceType; /** included */ from: Date; /** not included */ to: Date };

/**
 * A patient's readings of a type in a range of time, as fine as a few thousand
 * points allow: how many readings there are is known from the days before any of
 * them is read, so a device that sends every second costs no more than one that
 * sends every hour. Whether they may be read is for the caller to have asked.
 */
export async function readSeries(db: Queryable, range: Range): Promise<Series> {
  const [{ count } = { count: 0 }] = await db
    .select({ count: sql<number>`coalesce(sum(${vitalRollups.count}), 0)::int` })
    .from(vitalRollups)
    .where(rollupsWithin(range, "day"));
  if (count <= MOST_POINTS) return { of: "readings", points: await singleReadings(db, range) };
  const hours = (range.to.getTime() - range.from.getTime()) / SPAN_MS.hour;
  const span = hours <= MOST_POINTS ? "hour" : "day";
  return { of: span, points: await summedUp(db, range, span) };
}

/** The hours or days that touch the range. */
const rollupsWithin = ({ patientId, deviceType, from, to }: Range, span: RollupSpan) =>
  and(
    eq(vitalRollups.patientId, patientId),
    eq(vitalRollups.deviceType, deviceType),
    eq(vitalRollups.span, span),
    gte(vitalRollups.startsAt, new Date(Math.floor(from.getTime() / SPAN_MS[span]) * SPAN_MS[span])),
    lt(vitalRollups.startsAt, to),
  );

async function singleReadings(db: Queryable, { patientId, deviceType, from, to }: Range): Promise<SeriesPoint[]> {
  const rows = await db
    .select({ measuredAt: vitalReadings.measuredAt, value: vitalReadings.value, diastolic: vitalReadings.diastolic })
    .from(vitalReadings)
    .where(
      and(
        eq(vitalReadings.patientId, patientId),
        eq(vitalReadings.deviceType, deviceType),
        gte(vitalReadings.measuredAt, from),
        lt(vitalReadings.measuredAt, to),
      ),
    )
    .orderBy(asc(vitalReadings.measuredAt), asc(vitalReadings.deviceId));
  return rows.map(({ measuredAt, value, diastolic }) => ({ at: measuredAt.getTime(), value, diastolic }));
}

async function summedUp(db: Queryable, range: Range, span: RollupSpan): Promise<SeriesPoint[]> {
  const rows = await db.select().from(vitalRollups).where(rollupsWithin(range, span)).orderBy(asc(vitalRollups.startsAt));
  return rows.map(({ startsAt, count, sum, low, high, diastolicSum }) => ({
    at: startsAt.getTime() + SPAN_MS[span] / 2,
    value: sum / count,
    diastolic: diastolicSum === null ? null : diastolicSum / count,
    low,
    high,
  }));
}

/** The ends of each type's series since an instant, and how many readings it has: what the trend analysis looks at. */
export async function spansSince(db: Queryable, patientId: number, since: Date): Promise<VitalSpan[]> {
  const spans = await Promise.all(DEVICE_TYPES.map((deviceType) => spanSince(db, { patientId, deviceType, since })));
  return spans.flatMap((span) => span ?? []);
}

async function spanSince(db: Queryable, { patientId, deviceType, since }: { patientId: number; deviceType: DeviceType; since: Date }): Promise<VitalSpan | null> {
  const own = and(eq(vitalReadings.patientId, patientId), eq(vitalReadings.deviceType, deviceType), gte(vitalReadings.measuredAt, since));
  const end = (direction: "asc" | "desc") =>
    db
      .select({ value: vitalReadings.value, diastolic: vitalReadings.diastolic, timestamp: vitalReadings.measuredAt })
      .from(vitalReadings)
      .where(own)
      .orderBy(sql`${vitalReadings.measuredAt} ${sql.raw(direction)}, ${vitalReadings.deviceId} ${sql.raw(direction)}`)
      .limit(1);
  const [[oldest], [newest]] = await Promise.all([end("asc"), end("desc")]);
  if (!oldest || !newest) return null;
  // Hours that lie wholly inside by their sums, the first one by its readings.
  const fullFrom = new Date(Math.ceil(since.getTime() / SPAN_MS.hour) * SPAN_MS.hour);
  const [[full], [first]] = await Promise.all([
    db
      .select({ count: sql<number>`coalesce(sum(${vitalRollups.count}), 0)::int` })
      .from(vitalRollups)
      .where(
        and(eq(vitalRollups.patientId, patientId), eq(vitalRollups.deviceType, deviceType), eq(vitalRollups.span, "hour"), gte(vitalRollups.startsAt, fullFrom)),
      ),
    db
      .select({ count: sql<number>`count(*)::int` })
      .from(vitalReadings)
      .where(and(own, lt(vitalReadings.measuredAt, fullFrom))),
  ]);
  const sample = ({ value, diastolic, timestamp }: typeof oldest) => ({ type: deviceType, value, timestamp, ...(diastolic === null ? {} : { diastolic }) });
  return { type: deviceType, oldest: sample(oldest), newest: sample(newest), count: full!.count + first!.count };
}
