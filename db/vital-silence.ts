import { sql } from "drizzle-orm";
import { toVitalAlert } from "~/domain/vitals/alarms";
import { READING_SOURCES, type DeviceType } from "~/domain/vitals/types";
import { englishTranslator } from "~/locales/translator";
import { rowsOf, type Database, type Queryable } from "./client";
import { addAlert } from "./vital-alerts";
import { withChannel } from "./vital-events";
import { MEASURED } from "./vital-rollups";

type Silent = { patientId: number; deviceType: DeviceType; value: number; diastolic: number | null; measuredAt: Date };

/** What has been silent for longer than its patient wants, without an open alert about it; of one patient or of all. */
async function findSilent(db: Queryable, now: Date, of: { patientId?: number } = {}): Promise<Silent[]> {
  const result = await db.execute(sql`
    select l.patient_id, l.device_type, r.value, r.diastolic, r.measured_at
    from vital_limits l
    join vital_latest n on n.patient_id = l.patient_id and n.device_type = l.device_type
    cross join lateral (
      select n.value, n.diastolic, n.measured_at where n.device_id <> ${sql.raw(String(READING_SOURCES.simulated))}
      union all (
        select r.value, r.diastolic, r.measured_at from vital_readings r
        where n.device_id = ${sql.raw(String(READING_SOURCES.simulated))} and r.patient_id = n.patient_id and r.device_type = n.device_type and ${MEASURED}
        order by r.measured_at desc limit 1)
    ) r
    where l.silent_minutes is not null and r.measured_at < ${now.toISOString()}::timestamptz - l.silent_minutes * interval '1 minute'
      and ${of.patientId === undefined ? sql`true` : sql`l.patient_id = ${of.patientId}::int`}
      and not exists (select 1 from vital_alerts a where a.patient_id = l.patient_id and a.device_type = l.device_type and a.kind = 'no_data' and a.cleared_at is null)
    limit 500`);
  type Row = {
    patient_id: number;
    device_type: DeviceType;
    value: number;
    diastolic: number | null;
    measured_at: string | Date;
  };
  return rowsOf<Row>(result).map((row) => ({
    patientId: row.patient_id,
    deviceType: row.device_type,
    value: row.value,
    diastolic: row.diastolic,
    measuredAt: new Date(row.measured_at),
  }));
}

/**
 * Raises an alert for each patient and type without a reading for longer than
 * their limits say. A type that never had one is not missed. The next reading
 * ends the alert (`writeReadings`). Any number of processes may look at once.
 * @returns the patients who have new alerts: give the bus a hint for each.
 */
export async function raiseSilence(db: Database, now: Date): Promise<number[]> {
  const patients = new Set((await findSilent(db, now)).map(({ patientId }) => patientId));
  const told: number[] = [];
  for (const patientId of patients) {
    const raised = await withChannel(db, patientId, now, async (tx) => {
      // Looked at again under the lock: a reading or another process may have been faster.
      const events = [];
      for (const silent of await findSilent(tx, now, { patientId })) {
        const alert = await addAlert(tx, {
          ...silent,
          kind: "no_data",
          severity: "warning",
          direction: null,
          raisedAt: now,
        });
        events.push({ alert: toVitalAlert(alert, now, englishTranslator.say) });
      }
      return { result: undefined, events };
    });
    if (raised.told) told.push(patientId);
  }
  return told;
}
