import { sql } from "drizzle-orm";
import type { StoredReading } from "~/domain/vitals/reading";
import { DEVICE_TYPES } from "~/domain/vitals/types";
import type { Queryable } from "./client";
import { vitalReadings } from "./schema";

/**
 * The newest reading of each type: one step into the index per type, so the
 * length of a patient's history does not matter.
 */
export async function latestReadings(db: Queryable, patientId: number): Promise<StoredReading[]> {
  const kinds = sql.join(
    DEVICE_TYPES.map((type) => sql`(${type}::device_type)`),
    sql`, `,
  );
  const newest = db
    .select()
    .from(vitalReadings)
    .where(sql`${vitalReadings.patientId} = ${patientId} and ${vitalReadings.deviceType} = kinds.kind`)
    .orderBy(sql`${vitalReadings.measuredAt} desc, ${vitalReadings.id} desc`)
    .limit(1)
    .as("newest");
  return db
    .select({
      id: newest.id,
      deviceType: newest.deviceType,
      value: newest.value,
      diastolic: newest.diastolic,
      measuredAt: newest.measuredAt,
    })
    .from(sql`(values ${kinds}) as kinds(kind)`)
    .innerJoinLateral(newest, sql`true`);
}
