import { and, desc, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import type { AlarmSeverity, OwnLimits, StoredAlarm } from "~/domain/vitals/alarms";
import { heldLimits } from "~/domain/vitals/alert-limits";
import type { DeviceType } from "~/domain/vitals/types";
import type { Queryable } from "./client";
import type { Value } from "./prepared-query";
import { users, vitalAlerts, vitalLimits, vitalSnoozes } from "./schema";

const alarmColumns = {
  id: vitalAlerts.id,
  deviceType: vitalAlerts.deviceType,
  kind: vitalAlerts.kind,
  severity: vitalAlerts.severity,
  direction: vitalAlerts.direction,
  value: vitalAlerts.value,
  diastolic: vitalAlerts.diastolic,
  measuredAt: vitalAlerts.measuredAt,
  isSimulated: vitalAlerts.isSimulated,
  raisedAt: vitalAlerts.raisedAt,
  clearedAt: vitalAlerts.clearedAt,
  acknowledgedAt: vitalAlerts.acknowledgedAt,
  acknowledgedBy: sql<string | null>`case
    when ${vitalAlerts.acknowledgedAt} is null then null
    when ${users.role} = 'patient' then 'Patient'
    when ${users.role} = 'provider' then ${users.firstName} || ' ' || ${users.lastName}
    else 'Visitor' end`,
};

/** The newest alerts of a patient, newest first. Whether they may be read is for the caller to have asked. */
export const newestAlerts = (db: Queryable, patientId: Value<number>, limit: number) =>
  db
    .select(alarmColumns)
    .from(vitalAlerts)
    .leftJoin(users, eq(users.id, vitalAlerts.acknowledgedBy))
    .where(eq(vitalAlerts.patientId, patientId))
    .orderBy(desc(vitalAlerts.id))
    .limit(limit);

/** The open alerts of a patient, of what was measured or of what was made up. */
export const openAlerts = (db: Queryable, patientId: number, isSimulated: boolean): Promise<StoredAlarm[]> =>
  db
    .select(alarmColumns)
    .from(vitalAlerts)
    .leftJoin(users, eq(users.id, vitalAlerts.acknowledgedBy))
    .where(
      and(
        eq(vitalAlerts.patientId, patientId),
        isNull(vitalAlerts.clearedAt),
        eq(vitalAlerts.isSimulated, isSimulated),
      ),
    );

/**
 * Acknowledges an alert of this patient, once: the first one stands. Inside `withChannel`.
 * @returns the alert as it stands now, or null where this patient has none of that number; `changed` tells whether this
 * call did it.
 */
export async function acknowledgeAlert(
  tx: Queryable,
  {
    patientId,
    alertId,
    by,
    now,
  }: { patientId: number; alertId: number; /** user id, null for a visitor */ by: number | null; now: Date },
): Promise<{ alert: StoredAlarm; changed: boolean } | null> {
  const done = await tx
    .update(vitalAlerts)
    .set({ acknowledgedAt: now, acknowledgedBy: by })
    .where(and(eq(vitalAlerts.patientId, patientId), eq(vitalAlerts.id, alertId), isNull(vitalAlerts.acknowledgedAt)))
    .returning({ id: vitalAlerts.id });
  const [alert] = await tx
    .select(alarmColumns)
    .from(vitalAlerts)
    .leftJoin(users, eq(users.id, vitalAlerts.acknowledgedBy))
    .where(and(eq(vitalAlerts.patientId, patientId), eq(vitalAlerts.id, alertId)));
  return alert ? { alert, changed: done.length > 0 } : null;
}

/** Ends an alert, with an event or without. Inside `withChannel`. */
export const closeAlert = (tx: Queryable, id: number, now: Date) =>
  tx
    .update(vitalAlerts)
    .set({ clearedAt: now })
    .where(and(eq(vitalAlerts.id, id), isNull(vitalAlerts.clearedAt)));

/** Raises an alert. Inside `withChannel`, and with none of its kind open. */
export async function addAlert(
  tx: Queryable,
  row: Omit<typeof vitalAlerts.$inferInsert, "id" | "acknowledgedAt" | "acknowledgedBy">,
  /** The alert whose acknowledgement goes on. */
  earlier: StoredAlarm | null = null,
): Promise<StoredAlarm> {
  const acknowledgement = earlier ? sql`(select acknowledged_by from vital_alerts where id = ${earlier.id})` : null;
  const [added] = await tx
    .insert(vitalAlerts)
    .values({
      ...row,
      acknowledgedAt: earlier?.acknowledgedAt ?? null,
      ...(acknowledgement ? { acknowledgedBy: acknowledgement as never } : {}),
    })
    .returning({ id: vitalAlerts.id });
  return {
    id: added!.id,
    deviceType: row.deviceType,
    kind: row.kind,
    severity: row.severity,
    direction: row.direction ?? null,
    value: row.value,
    diastolic: row.diastolic ?? null,
    measuredAt: row.measuredAt,
    isSimulated: row.isSimulated ?? false,
    raisedAt: row.raisedAt,
    clearedAt: row.clearedAt ?? null,
    acknowledgedAt: earlier?.acknowledgedAt ?? null,
    acknowledgedBy: earlier?.acknowledgedBy ?? null,
  };
}

export type PatientLimits = OwnLimits & { silentMinutes: number | null };

export const selectLimits = (db: Queryable, patientId: Value<number>) =>
  db.select().from(vitalLimits).where(eq(vitalLimits.patientId, patientId));

export const limitsByType = (rows: readonly (typeof vitalLimits.$inferSelect)[]): Map<DeviceType, PatientLimits> =>
  new Map(rows.map(({ deviceType, patientId: _same, ...limits }) => [deviceType, heldLimits(deviceType, limits)]));

/** A patient's own limits by type; a type without any is left out. */
export const ownLimits = async (db: Queryable, patientId: number) => limitsByType(await selectLimits(db, patientId));

/** The same of several patients, by patient. */
export async function ownLimitsOf(db: Queryable, patientIds: readonly number[]) {
  if (patientIds.length === 0) return new Map<number, Map<DeviceType, PatientLimits>>();
  const rows = await db
    .select()
    .from(vitalLimits)
    .where(inArray(vitalLimits.patientId, [...patientIds]));
  return new Map(patientIds.map((id) => [id, limitsByType(rows.filter(({ patientId }) => patientId === id))]));
}

/** Sets a patient's limits of a type; all null takes the row away. Inside `withChannel`. */
export async function setLimits(
  tx: Queryable,
  patientId: number,
  deviceType: DeviceType,
  limits: PatientLimits,
): Promise<void> {
  const own = and(eq(vitalLimits.patientId, patientId), eq(vitalLimits.deviceType, deviceType));
  if (Object.values(limits).every((limit) => limit === null)) await tx.delete(vitalLimits).where(own);
  else
    await tx
      .insert(vitalLimits)
      .values({ patientId, deviceType, ...limits })
      .onConflictDoUpdate({ target: [vitalLimits.patientId, vitalLimits.deviceType], set: limits });
}

/** Until when which levels are silent for a patient; what is over is left out. */
export const snoozes = (db: Queryable, patientId: Value<number>, now: Value<Date>) =>
  db
    .select({ severity: vitalSnoozes.severity, until: vitalSnoozes.until })
    .from(vitalSnoozes)
    .where(and(eq(vitalSnoozes.patientId, patientId), gt(vitalSnoozes.until, sql.param(now, vitalSnoozes.until))));

/** Silences a level until an instant; one that is past ends the silence. Inside `withChannel`. */
export const snooze = (
  tx: Queryable,
  row: { patientId: number; severity: AlarmSeverity; until: Date; by: number | null },
) =>
  tx
    .insert(vitalSnoozes)
    .values(row)
    .onConflictDoUpdate({
      target: [vitalSnoozes.patientId, vitalSnoozes.severity],
      set: { until: row.until, by: row.by },
    });
