import { and, desc, eq, lt, lte, sql, sum } from "drizzle-orm";
import { READING_SOURCES } from "~/domain/vitals/types";
import type { Database, Queryable } from "./client";
import { vitalAlerts, vitalCounts, vitalReadings } from "./schema";
import { withChannel } from "./vital-events";
import { rollUp, type Touched } from "./vital-rollups";

/** The number in the text, not as a parameter: a partial index is used only where its condition can be read. */
const simulated = sql`${vitalReadings.deviceId} = ${sql.raw(String(READING_SOURCES.simulated))}`;

/**
 * Deletes made-up readings from before an instant, with their share of the sums
 * and the alerts that they raised. @returns how many readings.
 */
export async function deleteSimulated(db: Database, before: Date, now: Date): Promise<number> {
  const patients = await db
    .selectDistinct({ patientId: vitalReadings.patientId })
    .from(vitalReadings)
    .where(and(simulated, lt(vitalReadings.measuredAt, before)));
  let deleted = 0;
  for (const { patientId } of patients)
    for (let gone = MAX_AT_ONCE; gone >= MAX_AT_ONCE; deleted += gone)
      gone = await deleteSome(db, patientId, before, now);
  return deleted;
}

/**
 * Deletes a record's oldest simulated readings once it has more than `most`. Only half of them stay, so that they are
 * not looked for again with the next ones.
 */
export async function trimSimulated(db: Database, patientId: number, most: number, now: Date): Promise<void> {
  const [counted] = await db
    .select({ all: sum(vitalCounts.simulated).mapWith(Number) })
    .from(vitalCounts)
    .where(eq(vitalCounts.patientId, patientId));
  if ((counted?.all ?? 0) <= most) return;
  const [last] = await db
    .select({ at: vitalReadings.measuredAt })
    .from(vitalReadings)
    .where(and(eq(vitalReadings.patientId, patientId), simulated))
    .orderBy(desc(vitalReadings.measuredAt))
    .limit(1)
    .offset(most / 2 - 1);
  while (last && (await deleteSome(db, patientId, last.at, now)) >= MAX_AT_ONCE);
}

/** The embedded database answers nobody else meanwhile, and anybody may have made tens of thousands. */
const MAX_AT_ONCE = 500;

async function deleteSome(db: Database, patientId: number, before: Date, now: Date): Promise<number> {
  const { result } = await withChannel(db, patientId, now, async (tx) => {
    const old = and(eq(vitalReadings.patientId, patientId), simulated, lt(vitalReadings.measuredAt, before));
    const [last] = await tx
      .select({ at: vitalReadings.measuredAt })
      .from(vitalReadings)
      .where(old)
      .orderBy(vitalReadings.measuredAt)
      .limit(1)
      .offset(MAX_AT_ONCE - 1);
    const gone = await tx
      .delete(vitalReadings)
      .where(last ? and(old, lte(vitalReadings.measuredAt, last.at)) : old)
      .returning({ deviceType: vitalReadings.deviceType, measuredAt: vitalReadings.measuredAt });
    await rollUp(tx, patientId, gone);
    await deleteAlerts(tx, patientId, gone);
    return { result: gone.length, events: gone.length > 0 ? [{ changed: true as const }] : [] };
  });
  return result;
}

/** Alerts of readings that are gone, unless something was measured at that instant, too. */
async function deleteAlerts(tx: Queryable, patientId: number, gone: readonly Touched[]): Promise<void> {
  if (gone.length === 0) return;
  const list = JSON.stringify(
    gone.map(({ deviceType, measuredAt }) => ({ type: deviceType, at: measuredAt.toISOString() })),
  );
  await tx
    .delete(vitalAlerts)
    .where(
      and(
        eq(vitalAlerts.patientId, patientId),
        sql`(${vitalAlerts.deviceType}, ${vitalAlerts.measuredAt}) in (select type::device_type, at from jsonb_to_recordset(${list}::text::jsonb) as g(type text, at timestamptz))`,
        sql`not exists (select 1 from vital_readings r where r.patient_id = ${patientId}::int and r.device_type = ${vitalAlerts.deviceType} and r.measured_at = ${vitalAlerts.measuredAt})`,
      ),
    );
}
