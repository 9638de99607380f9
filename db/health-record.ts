import { and, desc, eq, gte, inArray, lt, ne, sql } from "drizzle-orm";
import type { HealthRecord } from "~/domain/health-record";
import type { StoredReading } from "~/domain/vitals/reading";
import { DEVICE_TYPES, READING_SOURCES, type DeviceType } from "~/domain/vitals/types";
import type { Queryable } from "./client";
import { listDocuments } from "./documents";
import { consultations, patients, prescriptions, providers, users, vitalReadings } from "./schema";

/** A patient's whole record, newest first, without the readings; `null` if there is no such patient. */
export async function healthRecord(db: Queryable, patientId: number): Promise<HealthRecord | null> {
  const [row] = await db.select().from(patients).where(eq(patients.id, patientId));
  if (!row) return null;
  const { userId: _userId, createdAt: _createdAt, ...patient } = row;
  const [consulted, prescribed, documents] = await Promise.all([
    db
      .select()
      .from(consultations)
      .where(eq(consultations.patientId, patientId))
      .orderBy(desc(consultations.scheduledAt), consultations.id),
    db
      .select()
      .from(prescriptions)
      .where(eq(prescriptions.patientId, patientId))
      .orderBy(desc(prescriptions.prescribedAt), prescriptions.id),
    listDocuments(db, patientId),
  ]);
  const ids = [...new Set([...consulted, ...prescribed].flatMap(({ providerId }) => providerId ?? []))];
  return { patient, providers: await named(db, ids), consultations: consulted, prescriptions: prescribed, documents };
}

const named = async (db: Queryable, ids: number[]): Promise<HealthRecord["providers"]> =>
  ids.length === 0
    ? []
    : db
        .select({
          id: providers.id,
          firstName: users.firstName,
          lastName: users.lastName,
          specialty: providers.specialty,
        })
        .from(providers)
        .innerJoin(users, eq(users.id, providers.userId))
        .where(inArray(providers.id, ids))
        .orderBy(providers.id);

/** Readings asked for at a time: few enough that making them into text holds nobody else up. */
const PAGE = 500;

/**
 * All readings of a patient in pages, by type and newest first within each: the
 * order of the index, so that every page is one step into it. Simulated values
 * are no part of a record.
 * @param some of which types, from an instant on and before one; all unless given.
 */
export async function* allReadings(
  db: Queryable,
  patientId: number,
  {
    deviceTypes = DEVICE_TYPES,
    from,
    before,
  }: { deviceTypes?: readonly DeviceType[]; from?: Date | undefined; before?: Date | undefined } = {},
): AsyncGenerator<StoredReading[]> {
  for (const deviceType of deviceTypes) {
    let after: { measuredAt: string; deviceId: number } | undefined;
    do {
      const rows = await db
        .select({
          id: vitalReadings.id,
          deviceType: vitalReadings.deviceType,
          value: vitalReadings.value,
          diastolic: vitalReadings.diastolic,
          measuredAt: vitalReadings.measuredAt,
          deviceId: vitalReadings.deviceId,
          // A Date has milliseconds, the database microseconds: a page must begin exactly where the last one ended.
          exactly: sql<string>`${vitalReadings.measuredAt}::text`,
        })
        .from(vitalReadings)
        .where(
          and(
            eq(vitalReadings.patientId, patientId),
            eq(vitalReadings.deviceType, deviceType),
            ne(vitalReadings.deviceId, READING_SOURCES.simulated),
            from && gte(vitalReadings.measuredAt, from),
            before && lt(vitalReadings.measuredAt, before),
            after &&
              sql`(${vitalReadings.measuredAt}, ${vitalReadings.deviceId}) < (${after.measuredAt}::timestamptz, ${after.deviceId}::int)`,
          ),
        )
        .orderBy(desc(vitalReadings.measuredAt), desc(vitalReadings.deviceId))
        .limit(PAGE);
      if (rows.length > 0) yield rows.map(({ exactly: _exactly, deviceId: _deviceId, ...reading }) => reading);
      const last = rows.at(-1);
      after = rows.length === PAGE && last ? { measuredAt: last.exactly, deviceId: last.deviceId } : undefined;
    } while (after);
  }
}
