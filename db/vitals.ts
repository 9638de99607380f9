import { and, asc, desc, eq, getTableColumns, inArray, ne, sql } from "drizzle-orm";
import type { StoredReading } from "~/domain/vitals/reading";
import { READING_SOURCES } from "~/domain/vitals/types";
import type { Queryable } from "./client";
import { preparedQuery, type Value } from "./prepared-query";
import { vitalLatest, vitalReadings } from "./schema";

const { patientId: _whose, ...readingColumns } = getTableColumns(vitalLatest);

/** The newest reading of each type of a patient, as stored: for `toStoredReading`. */
export const selectLatest = (db: Queryable, patientId: Value<number>) =>
  db
    .select(readingColumns)
    .from(vitalLatest)
    .where(eq(vitalLatest.patientId, patientId))
    .orderBy(asc(vitalLatest.deviceType));

const queryLatest = preparedQuery<{ patientId: number }, Awaited<ReturnType<typeof selectLatest>>>((db) =>
  selectLatest(db, sql.placeholder("patientId")),
);

export const toStoredReading = <Row extends { deviceId: number }>({
  deviceId,
  ...reading
}: Row): Omit<Row, "deviceId"> & { isSimulated?: true } =>
  deviceId === READING_SOURCES.simulated ? { ...reading, isSimulated: true } : reading;

/**
 * The newest reading of each type, in the order of `DEVICE_TYPES`: a few rows of
 * a table that has no others, so neither the length of a patient's history nor
 * the number of years in the record matters.
 */
export async function latestReadings(db: Queryable, patientId: number): Promise<StoredReading[]> {
  return (await queryLatest(db, { patientId })).map(toStoredReading);
}

/** What was measured last, of several patients at once. Whether they may be read is for the caller to have asked. */
export async function latestMeasuredOf(
  db: Queryable,
  patientIds: readonly number[],
): Promise<(StoredReading & { patientId: number })[]> {
  if (patientIds.length === 0) return [];
  const rows = await db
    .select()
    .from(vitalLatest)
    .where(inArray(vitalLatest.patientId, [...patientIds]))
    .orderBy(asc(vitalLatest.patientId), asc(vitalLatest.deviceType));
  return measuredAmong(db, ({ patientId }) => patientId, rows.map(toStoredReading));
}

/**
 * Newest readings with what was measured in the place of what was made up. The
 * partitions are asked only where something was made up, which is seldom and over after a day.
 */
export async function measuredAmong<Reading extends StoredReading>(
  db: Queryable,
  patientOf: (reading: Reading) => number,
  latest: readonly Reading[],
): Promise<Reading[]> {
  const { patientId, deviceType, measuredAt, deviceId, id, value, diastolic } = vitalReadings;
  const measured: Reading[] = [];
  for (const reading of latest) {
    if (!reading.isSimulated) {
      measured.push(reading);
      continue;
    }
    const [behind] = await db
      .select({ id, value, diastolic, measuredAt })
      .from(vitalReadings)
      .where(
        and(
          eq(patientId, patientOf(reading)),
          eq(deviceType, reading.deviceType),
          ne(deviceId, READING_SOURCES.simulated),
        ),
      )
      .orderBy(desc(measuredAt), desc(deviceId))
      .limit(1);
    if (behind) measured.push({ ...reading, ...behind, isSimulated: false });
  }
  return measured;
}

/** The newest reading of each type that somebody measured. */
export const latestMeasured = async (db: Queryable, patientId: number): Promise<StoredReading[]> =>
  measuredAmong(db, () => patientId, await latestReadings(db, patientId));

/**
 * All that the newest readings say, as one text: equal means that they are the
 * same, to the byte. Cheaper than the readings themselves by half.
 */
export async function latestStamp(db: Queryable, patientId: number): Promise<string> {
  const [row] = await db
    .select({ stamp: sql<string | null>`string_agg(${vitalLatest}::text, ';' order by ${vitalLatest.deviceType})` })
    .from(vitalLatest)
    .where(eq(vitalLatest.patientId, patientId));
  return row?.stamp ?? "";
}
