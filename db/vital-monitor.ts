import { sql } from "drizzle-orm";
import { SHOWN_ALERTS, type AlarmSeverity, type StoredAlarm } from "~/domain/vitals/alarms";
import type { StoredReading } from "~/domain/vitals/reading";
import type { DeviceType } from "~/domain/vitals/types";
import type { Queryable } from "./client";
import { keptQuery, together } from "./kept-query";
import { limitsByType, newestAlerts, selectLimits, snoozes, type PatientLimits } from "./vital-alerts";
import { selectSeq } from "./vital-events";
import { selectLatest, toStoredReading } from "./vitals";

/** The newest alerts, and which levels are silent until when. */
export type StoredAlerts = { alerts: StoredAlarm[]; snoozed: { severity: AlarmSeverity; until: Date }[] };

export type MonitorState = StoredAlerts & {
  /** The newest event that all of this has heard of. */
  seq: number;
  /** The newest reading of each type. */
  readings: StoredReading[];
  /** The patient's own limits. */
  own: Map<DeviceType, PatientLimits>;
};

type Given = { patientId: number; now: Date };
const PATIENT = sql.placeholder("patientId");

const alertParts = (db: Queryable) => ({ alerts: newestAlerts(db, PATIENT, SHOWN_ALERTS), snoozed: snoozes(db, PATIENT, sql.placeholder("now")) });
const askAlerts = keptQuery<Given, StoredAlerts[]>((db) => together(db, alertParts(db)));
const askMonitor = keptQuery((db) =>
  together(db, { ...alertParts(db), channel: selectSeq(db, PATIENT), latest: selectLatest(db, PATIENT), limits: selectLimits(db, PATIENT) }),
);

export const readAlerts = async (db: Queryable, patientId: number, now: Date): Promise<StoredAlerts> => (await askAlerts(db, { patientId, now }))[0]!;

/**
 * What a patient's monitoring stands at, all of one moment: who goes on from `seq` misses nothing.
 * Whether it may be read is for the caller to have asked.
 */
export async function readMonitor(db: Queryable, patientId: number, now: Date): Promise<MonitorState> {
  const [state] = await askMonitor(db, { patientId, now });
  const { channel, latest, limits, ...alerts } = state!;
  return { ...alerts, seq: channel[0]?.seq ?? 0, readings: latest.map(toStoredReading), own: limitsByType(limits) };
}
