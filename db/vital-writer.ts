import { and, eq, gt, inArray, sql } from "drizzle-orm";
import { judgeReading, nextAlarm, toVitalAlert, type StoredAlarm } from "~/domain/vitals/alarms";
import { englishTranslator } from "~/locales/translator";
import { isFresh } from "~/domain/vitals/alerts";
import { MINUTE_MS } from "~/domain/durations";
import { ApiError } from "~/domain/errors";
import { MAX_READINGS, RECORD_FULL } from "~/domain/vitals/totals";
import type { LiveData } from "~/domain/vitals/live";
import { toHealthReading, type StoredReading } from "~/domain/vitals/reading";
import { READING_SOURCES, type DeviceType } from "~/domain/vitals/types";
import type { Database, Queryable } from "./client";
import { vitalCounts, vitalReadings } from "./schema";
import { addAlert, closeAlert, openAlerts, ownLimits } from "./vital-alerts";
import { withChannel } from "./vital-events";
import { rollUp } from "./vital-rollups";
import { latestMeasured, latestReadings } from "./vitals";

/** A reading to be written, in the unit of `VITAL_KINDS`. */
export type NewReading = Pick<StoredReading, "deviceType" | "value" | "diastolic" | "measuredAt">;

export type Written = {
  /** The readings that are new or, where `correct`, have another value now; with their ids. */
  added: StoredReading[];
  /** How many were there already. */
  duplicates: number;
};

/** A record has as many readings of a type as it can hold. Nothing of the batch was written. */
export class RecordFullError extends ApiError {
  constructor() {
    super("conflict", RECORD_FULL);
  }
}

/** Rows in one statement. PostgreSQL takes 65,535 parameters. */
const BATCH = 1_000;

/**
 * Writes readings of one patient from one device, with all that hangs on them:
 * hours and days summed up, alerts raised and cleared, events for live clients.
 * One transaction. What that device sent for that instant already stays as it
 * is, so the same batch twice adds nothing; with `correct` it takes the new
 * value, which is what typing it again means.
 *
 * Of each type the newest reading decides about the alerts. What comes late, and
 * what is too old to say something about today (`isFresh`), is history and alarms nobody.
 * Made-up readings raise and clear alerts of their own, and take nothing from those of measured ones.
 * @param readings any number, in any order.
 * @returns what was written, and `told`: there are events, so give the bus a hint.
 * @throws {RecordFullError}
 */
export async function writeReadings(
  db: Database,
  {
    patientId,
    deviceId,
    readings,
    now,
    correct = false,
  }: { patientId: number; deviceId: number; readings: readonly NewReading[]; now: Date; correct?: boolean },
): Promise<Written & { told: boolean }> {
  if (readings.length === 0) return { added: [], duplicates: 0, told: false };
  const { result, told } = await withChannel(db, patientId, now, async (tx) => {
    const isSimulated = deviceId === READING_SOURCES.simulated;
    const before = newestByType(await (isSimulated ? latestReadings : latestMeasured)(tx, patientId));
    const added = await insertReadings(tx, { patientId, deviceId, readings: onceEach(readings), correct });
    if (!isSimulated) await refuseBeyondTotal(tx, patientId, added);
    await rollUp(tx, patientId, added);
    const events = added.length > 0 ? await eventsOf(tx, patientId, added, before, now) : [];
    return { result: { added, duplicates: readings.length - added.length }, events };
  });
  return { ...result, told };
}

/**
 * Takes a reading out of the record, with all that hangs on it: its hour and its
 * day are summed up again, and live clients are told to look again. Alerts that it
 * raised stay: they were raised.
 * @returns what was taken out, or null where this patient has no such reading; `told`: give the bus a hint.
 */
export async function removeReading(
  db: Database,
  {
    patientId,
    deviceType,
    readingId,
    now,
  }: { patientId: number; deviceType: DeviceType; readingId: number; now: Date },
): Promise<{ removed: NewReading | null; told: boolean }> {
  const { result, told } = await withChannel(db, patientId, now, async (tx) => {
    // The type stands in the key, the number does not: without it every reading of the patient would be looked at.
    const [removed] = await tx
      .delete(vitalReadings)
      .where(
        and(
          eq(vitalReadings.patientId, patientId),
          eq(vitalReadings.deviceType, deviceType),
          eq(vitalReadings.id, readingId),
        ),
      )
      .returning({
        deviceType: vitalReadings.deviceType,
        value: vitalReadings.value,
        diastolic: vitalReadings.diastolic,
        measuredAt: vitalReadings.measuredAt,
      });
    if (removed) await rollUp(tx, patientId, [removed]);
    return { result: removed ?? null, events: removed ? [{ changed: true as const }] : [] };
  });
  return { removed: result, told };
}

const newestByType = (readings: readonly StoredReading[]) =>
  new Map(readings.map((reading) => [reading.deviceType, reading]));

/** One reading for each instant of a type, the last one that was named: a statement must not touch a row twice. */
const onceEach = (readings: readonly NewReading[]) => [
  ...new Map(readings.map((reading) => [`${reading.deviceType} ${reading.measuredAt.getTime()}`, reading])).values(),
];

async function insertReadings(
  tx: Queryable,
  {
    patientId,
    deviceId,
    readings,
    correct,
  }: { patientId: number; deviceId: number; readings: readonly NewReading[]; correct: boolean },
): Promise<StoredReading[]> {
  const written: StoredReading[] = [];
  for (let from = 0; from < readings.length; from += BATCH) {
    const insert = tx
      .insert(vitalReadings)
      .values(readings.slice(from, from + BATCH).map((reading) => ({ ...reading, patientId, deviceId })));
    const key = [vitalReadings.patientId, vitalReadings.deviceType, vitalReadings.measuredAt, vitalReadings.deviceId];
    const kept = correct
      ? insert.onConflictDoUpdate({
          target: key,
          set: { value: sql`excluded.value`, diastolic: sql`excluded.diastolic` },
          setWhere: sql`(${vitalReadings.value}, ${vitalReadings.diastolic}) is distinct from (excluded.value, excluded.diastolic)`,
        })
      : insert.onConflictDoNothing({ target: key });
    written.push(
      ...(await kept.returning({
        id: vitalReadings.id,
        deviceType: vitalReadings.deviceType,
        value: vitalReadings.value,
        diastolic: vitalReadings.diastolic,
        measuredAt: vitalReadings.measuredAt,
      })),
    );
  }
  if (deviceId === READING_SOURCES.simulated) return written.map((reading) => ({ ...reading, isSimulated: true }));
  return written;
}

/** Looked at after the insert: only the database knows how many of a batch are there already. */
async function refuseBeyondTotal(tx: Queryable, patientId: number, added: readonly StoredReading[]): Promise<void> {
  const types = [...new Set(added.map(({ deviceType }) => deviceType))];
  if (types.length === 0) return;
  const { deviceType, measured } = vitalCounts;
  const beyond = await tx
    .select({ deviceType })
    .from(vitalCounts)
    .where(and(eq(vitalCounts.patientId, patientId), inArray(deviceType, types), gt(measured, MAX_READINGS)));
  if (beyond.length > 0) throw new RecordFullError();
}

/**
 * What live clients are told: the newest reading of each type that came, with the first alert; further alerts one by
 * one.
 */
async function eventsOf(
  tx: Queryable,
  patientId: number,
  added: readonly StoredReading[],
  before: ReadonlyMap<DeviceType, StoredReading>,
  now: Date,
): Promise<LiveData[]> {
  const newest = new Map<DeviceType, StoredReading>();
  for (const reading of added) {
    const held = newest.get(reading.deviceType);
    if (!held || held.measuredAt < reading.measuredAt) newest.set(reading.deviceType, reading);
  }
  const current = [...newest.values()].filter(({ deviceType, measuredAt }) => {
    const held = before.get(deviceType);
    return !held || held.measuredAt <= measuredAt;
  });
  const alerts = await raiseAndClear(tx, patientId, current, now);
  const [first, ...further] = alerts.map((alert) => toVitalAlert(alert, now, englishTranslator.say));
  return [
    { readings: [...newest.values()].map(toHealthReading), ...(first ? { alert: first } : {}) },
    ...further.map((alert) => ({ alert })),
  ];
}

/**
 * Puts the newest readings to the alarm rules. @returns the alerts that this
 * raised, the all-clear included.
 */
async function raiseAndClear(
  tx: Queryable,
  patientId: number,
  newest: readonly StoredReading[],
  now: Date,
): Promise<StoredAlarm[]> {
  if (newest.length === 0) return [];
  const limits = await ownLimits(tx, patientId);
  // What came together came from one device.
  const isSimulated = newest[0]!.isSimulated ?? false;
  const open = await openAlerts(tx, patientId, isSimulated);
  const raised: StoredAlarm[] = [];
  for (const reading of newest) {
    const { deviceType, value, diastolic, measuredAt } = reading;
    const openOf = (kind: StoredAlarm["kind"]) =>
      open.find((alarm) => alarm.deviceType === deviceType && alarm.kind === kind) ?? null;
    const row = { patientId, deviceType, value, diastolic, measuredAt, raisedAt: now, isSimulated };
    const own = limits.get(deviceType) ?? null;
    const silence = openOf("no_data");
    const endsSilence =
      own?.silentMinutes == null || now.getTime() - measuredAt.getTime() <= own.silentMinutes * MINUTE_MS;
    if (silence && endsSilence) await closeAlert(tx, silence.id, now);

    const current = openOf("out_of_range");
    const next = nextAlarm(current, judgeReading(reading, own));
    const isOld = !isFresh(measuredAt, now);
    if (next.step === "none" || (isOld && next.step === "raise")) continue;
    if (current) await closeAlert(tx, current.id, now);
    if (isOld) continue;
    raised.push(
      next.step === "clear"
        ? await addAlert(tx, { ...row, kind: "back_in_range", severity: "info", direction: null, clearedAt: now })
        : await addAlert(
            tx,
            { ...row, kind: "out_of_range", ...next.judgement, clearedAt: null },
            next.keepsAcknowledgement ? current : null,
          ),
    );
  }
  return raised;
}
