import { sql } from "drizzle-orm";
import { DAY_MS, HOUR_MS } from "~/domain/durations";
import { READING_SOURCES, type DeviceType } from "~/domain/vitals/types";
import type { Queryable } from "./client";

/** Made-up readings are in no sum, chart or trend: there, nothing would tell them from what was measured. */
export const MEASURED = sql.raw(`r.device_id <> ${READING_SOURCES.simulated}`);

const COLUMNS = sql.raw(
  `patient_id, device_type, span, starts_at, count, sum, low, high, diastolic_sum, diastolic_low, diastolic_high`,
);
const REPLACE = sql.raw(
  `on conflict (patient_id, device_type, span, starts_at) do update set count = excluded.count, sum = excluded.sum, low = excluded.low, high = excluded.high,
   diastolic_sum = excluded.diastolic_sum, diastolic_low = excluded.diastolic_low, diastolic_high = excluded.diastolic_high`,
);

/** A reading that came, changed or went: its hour and its day are summed up again. */
export type Touched = { deviceType: DeviceType; measuredAt: Date };

/** The hours, or days, that readings lie in, each once, as JSON that PostgreSQL reads as rows. */
function stretches(touched: readonly Touched[], ms: number): string {
  const starts = new Set(
    touched.map(({ deviceType, measuredAt }) => `${deviceType} ${Math.floor(measuredAt.getTime() / ms) * ms}`),
  );
  return JSON.stringify(
    [...starts].map((start) => {
      const [type, at] = start.split(" ");
      return { type, starts_at: new Date(Number(at)).toISOString() };
    }),
  );
}

/**
 * Sums up again the hours and days that readings lie in: always from the readings
 * themselves, so that whatever happened to them the sums are right. A day is
 * summed up from its hours. Where some readings have no diastolic pressure, its
 * sum is scaled up to the count, so that their quotient is the mean of those that
 * have one. The patient's channel is locked (`withChannel`): two writers at once
 * would each miss the other's readings.
 */
export async function rollUp(tx: Queryable, patientId: number, touched: readonly Touched[]): Promise<void> {
  if (touched.length === 0) return;
  const [hours, days] = [stretches(touched, HOUR_MS), stretches(touched, DAY_MS)];
  await tx.execute(sql`
    with a as (select type::device_type as type, starts_at from jsonb_to_recordset(${hours}::text::jsonb) as a(type text, starts_at timestamptz))
    delete from vital_rollups v using a
    where v.patient_id = ${patientId}::int and v.device_type = a.type and v.span = 'hour' and v.starts_at = a.starts_at
      and not exists (select 1 from vital_readings r where r.patient_id = ${patientId}::int and r.device_type = a.type and ${MEASURED}
                      and r.measured_at >= a.starts_at and r.measured_at < a.starts_at + interval '1 hour')`);
  await tx.execute(sql`
    insert into vital_rollups (${COLUMNS})
    select ${patientId}::int, a.type::device_type, 'hour', a.starts_at, s.*
    from jsonb_to_recordset(${hours}::text::jsonb) as a(type text, starts_at timestamptz)
    cross join lateral (
      select count(*)::int as n, sum(value), min(value), max(value), sum(diastolic) * count(*) / nullif(count(diastolic), 0), min(diastolic), max(diastolic) from vital_readings r
      where r.patient_id = ${patientId}::int and r.device_type = a.type::device_type and ${MEASURED}
        and r.measured_at >= a.starts_at and r.measured_at < a.starts_at + interval '1 hour'
    ) s where s.n > 0
    ${REPLACE}`);
  await tx.execute(sql`
    with a as (select type::device_type as type, starts_at from jsonb_to_recordset(${days}::text::jsonb) as a(type text, starts_at timestamptz))
    delete from vital_rollups v using a
    where v.patient_id = ${patientId}::int and v.device_type = a.type and v.span = 'day' and v.starts_at = a.starts_at
      and not exists (select 1 from vital_rollups h where h.patient_id = ${patientId}::int and h.device_type = a.type and h.span = 'hour'
                      and h.starts_at >= a.starts_at and h.starts_at < a.starts_at + interval '24 hours')`);
  await tx.execute(sql`
    insert into vital_rollups (${COLUMNS})
    select ${patientId}::int, a.type::device_type, 'day', a.starts_at, s.*
    from jsonb_to_recordset(${days}::text::jsonb) as a(type text, starts_at timestamptz)
    cross join lateral (
      select sum(count)::int as n, sum(sum), min(low), max(high), sum(diastolic_sum) * sum(count) / sum(count) filter (where diastolic_sum is not null), min(diastolic_low), max(diastolic_high) from vital_rollups h
      where h.patient_id = ${patientId}::int and h.device_type = a.type::device_type and h.span = 'hour'
        and h.starts_at >= a.starts_at and h.starts_at < a.starts_at + interval '24 hours'
    ) s where s.n > 0
    ${REPLACE}`);
}
