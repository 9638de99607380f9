import { sql, type SQL } from "drizzle-orm";
import type { StoredReading } from "~/domain/vitals/reading";
import { DEVICE_TYPES, READING_SOURCES } from "~/domain/vitals/types";
import type { Queryable } from "./client";
import { vitalReadings } from "./schema";

/**
 * The newest reading of each type: one step into the index per type, so the
 * length of a patient's history does not matter.
 */
export async function latestReadings(db: Queryable, patientId: number): Promise<StoredReading[]> {
  const rows = await latestReadingsOf(db, [patientId]);
  return rows.map(({ patientId: _same, ...reading }) => reading);
}

/** The same for several patients at once. Whether they may be read is for the caller to have asked. */
export async function latestReadingsOf(db: Queryable, patientIds: readonly number[]): Promise<(StoredReading & { patientId: number })[]> {
  if (patientIds.length === 0) return [];
  const list = (values: SQL[]) => sql.join(values, sql`, `);
  const kinds = list(DEVICE_TYPES.map((type) => sql`(${type}::device_type)`));
  const patients = list(patientIds.map((id) => sql`(${id}::int)`));
  const newest = db
    .select()
    .from(vitalReadings)
    .where(sql`${vitalReadings.patientId} = patients.id and ${vitalReadings.deviceType} = kinds.kind`)
    .orderBy(sql`${vitalReadings.measuredAt} desc, ${vitalReadings.deviceId} desc`)
    .limit(1)
    .as("newest");
  const rows = await db
    .select({
      patientId: newest.patientId,
      id: newest.id,
      deviceType: newest.deviceType,
      value: newest.value,
      diastolic: newest.diastolic,
      measuredAt: newest.measuredAt,
      deviceId: newest.deviceId,
    })
    .from(sql`(values ${patients}) as patients(id) cross join (values ${kinds}) as kinds(kind)`)
    .innerJoinLateral(newest, sql`true`);
  return rows.map(({ deviceId, ...reading }) => (deviceId === READING_SOURCES.simulated ? { ...reading, isSimulated: true } : reading));
}
