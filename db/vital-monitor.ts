import { sql } from "drizzle-orm";
import { SHOWN_ALERTS, type AlarmSeverity, type StoredAlarm } from "~/domain/vitals/alarms";
import type { StoredReading } from "~/domain/vitals/reading";
import type { VitalSpan } from "~/domain/vitals/trends";
import type { DeviceType } from "~/domain/vitals/types";
import type { Queryable } from "./client";
import { preparedQueries, preparedQuery, selectAll } from "./prepared-query";
import { selectName, toRead, type RecordReader } from "./records";
import { limitsByType, newestAlerts, selectLimits, snoozes, type PatientLimits } from "./vital-alerts";
import { selectSeq } from "./vital-events";
import {
  selectSeries,
  selectSpans,
  seriesGiven,
  spansGiven,
  toSeries,
  toSpans,
  yearsOf,
  yearsSince,
  type Ranges,
  type Series,
  type Years,
} from "./vital-series";
import { selectLatest, toStoredReading } from "./vitals";

/** The newest alerts, and which levels are silent until when. */
export type StoredAlerts = { alerts: StoredAlarm[]; snoozed: { severity: AlarmSeverity; until: Date }[] };

export type MonitorState = StoredAlerts & {
  patient: { firstName: string; lastName: string; medicalRecordNumber: string };
  /** The newest event that all of this has heard of. */
  seq: number;
  /** The newest reading of each type. */
  readings: StoredReading[];
  /** The patient's own limits. */
  own: Map<DeviceType, PatientLimits>;
  /** For the trends (`spansSince`). */
  spans: VitalSpan[];
  /** Of the types that were asked for. */
  series: Map<DeviceType, Series>;
};

const PATIENT = sql.placeholder("patientId");

const alertParts = (db: Queryable) => ({
  alerts: newestAlerts(db, PATIENT, SHOWN_ALERTS),
  snoozed: snoozes(db, PATIENT, sql.placeholder("now")),
});
const queryAlerts = preparedQuery<{ patientId: number; now: Date }, StoredAlerts[]>((db) =>
  selectAll(db, alertParts(db)),
);
const queryMonitor = preparedQueries((db, years: `${Years} ${Years}`) => {
  const [ofSpans, ofSeries] = years.split(" ") as [Years, Years];
  return selectAll(db, {
    ...alertParts(db),
    patient: selectName(db),
    channel: selectSeq(db, PATIENT),
    latest: selectLatest(db, PATIENT),
    limits: selectLimits(db, PATIENT),
    spans: selectSpans(db, ofSpans),
    series: selectSeries(db, ofSeries),
  });
});

export const readAlerts = async (db: Queryable, patientId: number, now: Date): Promise<StoredAlerts> =>
  (await queryAlerts(db, { patientId, now }))[0]!;

/**
 * What a patient's monitoring stands at, all of one moment: who goes on from `seq` misses nothing.
 * @param record whether its readings may be read is for the caller to have asked.
 * @param asked `since` is where trends begin; `series` are the charts, if any.
 * @returns `null` where there is no such record for this viewer.
 */
export async function readMonitor(
  db: Queryable,
  record: RecordReader,
  { now, since, series: ranges }: { now: Date; since: Date; series: Omit<Ranges, "patientId"> },
): Promise<MonitorState | null> {
  const [state] = await queryMonitor(db, `${yearsSince(since)} ${yearsOf(ranges)}`, {
    ...toRead(record),
    now,
    ...spansGiven(since),
    ...seriesGiven(ranges),
  });
  const {
    patient: [patient],
    channel,
    latest,
    limits,
    spans,
    series,
    ...alerts
  } = state!;
  return patient
    ? {
        ...alerts,
        patient,
        seq: channel[0]?.seq ?? 0,
        readings: latest.map(toStoredReading),
        own: limitsByType(limits),
        spans: toSpans(spans),
        series: toSeries(series),
      }
    : null;
}
