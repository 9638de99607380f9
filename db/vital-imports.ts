import { and, asc, desc, eq, gt, ne, notInArray, sql } from "drizzle-orm";
import type { Measurement } from "~/domain/vitals/plausible";
import type { ColumnChoice } from "~/domain/vitals/csv-columns";
import type { StoredRefusal } from "~/domain/vitals/csv-readings";
import { RECORD_FULL_IN_FILE } from "~/domain/vitals/totals";
import { READING_SOURCES, type DeviceType } from "~/domain/vitals/types";
import { rowsOf, type Database, type Queryable } from "./client";
import { vitalImportColumns, vitalImportedReadings, vitalImports } from "./schema";
import { lockChannel, withChannel } from "./vital-events";
import { rollUp, type Touched } from "./vital-rollups";
import { RecordFullError, writeReadings, type NewReading } from "./vital-writer";

/** So many tables of a patient are remembered, those that were used last. */
const REMEMBERED_TABLES = 20;

/** What a patient said last that the columns under these headings are, or `null`. */
export async function findColumns(
  db: Queryable,
  patientId: number,
  headingsStamp: string,
): Promise<ColumnChoice[] | null> {
  const [found] = await db
    .select({ columns: vitalImportColumns.columns })
    .from(vitalImportColumns)
    .where(isTable(patientId, headingsStamp));
  return found?.columns ?? null;
}

/** Remembers what the columns under these headings are, or forgets it. */
export async function rememberColumns(
  tx: Queryable,
  {
    patientId,
    headingsStamp,
    columns,
    now,
  }: { patientId: number; headingsStamp: string; columns: readonly ColumnChoice[] | null; now: Date },
): Promise<void> {
  await tx.delete(vitalImportColumns).where(isTable(patientId, headingsStamp));
  if (columns === null) return;
  await tx.insert(vitalImportColumns).values({ patientId, headingsStamp, columns: [...columns], usedAt: now });
  const { headingsStamp: stamp, usedAt } = vitalImportColumns;
  const newest = tx
    .select({ stamp })
    .from(vitalImportColumns)
    .where(eq(vitalImportColumns.patientId, patientId))
    .orderBy(desc(usedAt), desc(stamp))
    .limit(REMEMBERED_TABLES);
  await tx
    .delete(vitalImportColumns)
    .where(and(eq(vitalImportColumns.patientId, patientId), notInArray(stamp, newest)));
}

const isTable = (patientId: number, headingsStamp: string) =>
  and(eq(vitalImportColumns.patientId, patientId), eq(vitalImportColumns.headingsStamp, headingsStamp));

/** Whose import: the patient stands in every query. */
export type ImportRef = { id: string; patientId: number };
export type VitalImport = Pick<
  typeof vitalImports.$inferSelect,
  "state" | "sealed" | "refused" | "total" | "added" | "duplicates" | "takenBack" | "expiresAt"
>;

const isIt = ({ id, patientId }: ImportRef) => and(eq(vitalImports.id, id), eq(vitalImports.patientId, patientId));

/** Keeps a file that was understood; what the patient left unconfirmed before goes. */
export async function keepPreview(
  db: Database,
  ref: ImportRef,
  kept: { sealed: Uint8Array; createdAt: Date; expiresAt: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .delete(vitalImports)
      .where(and(eq(vitalImports.patientId, ref.patientId), eq(vitalImports.state, "preview")));
    await tx.insert(vitalImports).values({ ...ref, ...kept, state: "preview", refused: [], total: 0 });
  });
}

/** An import that has not expired, or `null`. */
export async function findImport(db: Queryable, ref: ImportRef, now: Date): Promise<VitalImport | null> {
  const { state, sealed, refused, total, added, duplicates, takenBack, expiresAt } = vitalImports;
  const [found] = await db
    .select({ state, sealed, refused, total, added, duplicates, takenBack, expiresAt })
    .from(vitalImports)
    .where(and(isIt(ref), gt(vitalImports.expiresAt, now)));
  return found ?? null;
}

/** Puts another content in the place of an unconfirmed one. @returns false where it is confirmed, or gone. */
export async function replacePreview(
  db: Queryable,
  ref: ImportRef,
  change: { sealed: Uint8Array; state?: "importing"; total?: number; refused?: StoredRefusal[]; expiresAt?: Date },
): Promise<boolean> {
  const changed = await db
    .update(vitalImports)
    .set(change)
    .where(and(isIt(ref), eq(vitalImports.state, "preview")))
    .returning({ id: vitalImports.id });
  return changed.length > 0;
}

/** Throws an unconfirmed import away. @returns false where it is confirmed, or gone. */
export async function discardPreview(db: Queryable, ref: ImportRef): Promise<boolean> {
  const discarded = await db
    .delete(vitalImports)
    .where(and(isIt(ref), eq(vitalImports.state, "preview")))
    .returning({ id: vitalImports.id });
  return discarded.length > 0;
}

/** A patient's imports that were confirmed and have not expired, newest first. */
export const confirmedImports = (db: Queryable, patientId: number, now: Date) =>
  db
    .select({
      id: vitalImports.id,
      state: vitalImports.state,
      added: vitalImports.added,
      createdAt: vitalImports.createdAt,
    })
    .from(vitalImports)
    .where(
      and(eq(vitalImports.patientId, patientId), ne(vitalImports.state, "preview"), gt(vitalImports.expiresAt, now)),
    )
    .orderBy(desc(vitalImports.createdAt));

/** Readings of one transaction: on the embedded engine it holds everybody else up, by some 80 ms. */
const BATCH = 250;

/**
 * Takes in the next readings of a confirmed import. How far it has come stands
 * in its row, which is locked: whoever asks, and however many at once, each
 * reading is taken once, and after a crash it goes on from there. What is there
 * already with the same value, from whatever device, is not added again, so
 * one's own export adds nothing. In a record that is full the import ends with what it has added, and says so.
 * @param readings all of them, in the same order each time.
 * @returns whether there is more to do, and whether live clients have something to hear.
 */
export async function importBatch(
  db: Database,
  ref: ImportRef,
  readings: readonly Measurement[],
  now: Date,
): Promise<{ more: boolean; told: boolean }> {
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(vitalImports).where(isIt(ref)).for("update");
    if (row?.state !== "importing") return { more: false, told: false };
    // Also by another import of this patient: what stands there now is what an undo puts back.
    await lockChannel(tx, ref.patientId);
    const done = row.added + row.duplicates;
    const batch = readings.slice(done, done + BATCH);
    const standing = await standingThere(tx, ref.patientId, batch);
    const fresh = batch.filter((_reading, index) => !standing.get(index)?.isSame);
    const replaced = new Map(batch.map((reading, index) => [keyOf(reading), standing.get(index)]));
    const written = await writeReadings(tx, {
      patientId: ref.patientId,
      deviceId: READING_SOURCES.imported,
      readings: fresh,
      now,
      correct: true,
    }).catch((error: unknown) => {
      // It has rolled back to its own savepoint, so this transaction goes on.
      if (error instanceof RecordFullError) return null;
      throw error;
    });
    if (!written) {
      const refused = [{ line: 0, reason: RECORD_FULL_IN_FILE }, ...row.refused];
      await tx.update(vitalImports).set({ refused, state: "done", sealed: null }).where(isIt(ref));
      return { more: false, told: false };
    }
    const { added, told } = written;
    await noteWritten(
      tx,
      ref,
      added.map((reading) => ({ ...reading, old: replaced.get(keyOf(reading)) })),
    );
    const isOver = done + batch.length >= readings.length;
    await tx
      .update(vitalImports)
      .set({
        added: row.added + added.length,
        duplicates: row.duplicates + batch.length - added.length,
        ...(isOver ? { state: "done" as const, sealed: null } : {}),
      })
      .where(isIt(ref));
    return { more: !isOver, told };
  });
}

const keyOf = ({ deviceType, measuredAt }: Pick<Measurement, "deviceType" | "measuredAt">) =>
  `${deviceType} ${measuredAt.getTime()}`;

/**
 * What the record has for the instant of a reading: the same value, from whatever device, and what an import wrote
 * there.
 */
type Standing = { isSame: boolean; value: number | null; diastolic: number | null };

/** By the reading's place in the list; nothing where the record has nothing. */
async function standingThere(
  tx: Queryable,
  patientId: number,
  readings: readonly Measurement[],
): Promise<Map<number, Standing>> {
  if (readings.length === 0) return new Map();
  const list = JSON.stringify(
    readings.map(({ deviceType, value, diastolic, measuredAt }, index) => ({
      index,
      type: deviceType,
      value,
      diastolic,
      at: measuredAt.toISOString(),
    })),
  );
  const result = await tx.execute(sql`
    select a.index, bool_or(r.value = a.value and r.diastolic is not distinct from a.diastolic) as "isSame",
      max(r.value) filter (where r.device_id = ${READING_SOURCES.imported}::int) as value, max(r.diastolic) filter (where r.device_id = ${READING_SOURCES.imported}::int) as diastolic
    from jsonb_to_recordset(${list}::text::jsonb) as a(index int, type text, value float8, diastolic float8, at timestamptz)
    join vital_readings r on r.patient_id = ${patientId}::int and r.device_type = a.type::device_type and r.measured_at = a.at
    where r.device_id <> ${READING_SOURCES.simulated}::int
    group by a.index`);
  return new Map(rowsOf<Standing & { index: number }>(result).map(({ index, ...standing }) => [index, standing]));
}

async function noteWritten(
  tx: Queryable,
  { id }: ImportRef,
  written: readonly (NewReading & { old: Standing | undefined })[],
): Promise<void> {
  if (written.length === 0) return;
  const { deviceType, measuredAt, importId } = vitalImportedReadings;
  await tx
    .insert(vitalImportedReadings)
    .values(
      written.map(({ deviceType, measuredAt, value, diastolic, old }) => ({
        importId: id,
        deviceType,
        measuredAt,
        value,
        diastolic,
        oldValue: old?.value ?? null,
        oldDiastolic: old?.diastolic ?? null,
      })),
    )
    .onConflictDoUpdate({
      target: [importId, deviceType, measuredAt],
      set: { value: sql`excluded.value`, diastolic: sql`excluded.diastolic` },
    });
}

/** Begins to undo a finished import. @returns false where it is not finished, undone already, or gone. */
export async function beginUndo(db: Queryable, ref: ImportRef): Promise<boolean> {
  const begun = await db
    .update(vitalImports)
    .set({ state: "undoing" })
    .where(and(isIt(ref), eq(vitalImports.state, "done")))
    .returning({ id: vitalImports.id });
  return begun.length > 0;
}

/** How many of an import's readings an undo would still look at. */
export const countUndoable = (db: Database, { id }: ImportRef): Promise<number> =>
  db.$count(vitalImportedReadings, eq(vitalImportedReadings.importId, id));

/**
 * Takes back the next readings of an import that is being undone: what it added
 * goes, what it replaced stands there again. What has another value by now, from
 * a later import, stays as it is. Like `importBatch` it can be asked any number of times.
 * Alerts that the readings raised stay: they were raised.
 * @returns whether there is more to do, and whether live clients have something to hear.
 */
export async function undoBatch(db: Database, ref: ImportRef, now: Date): Promise<{ more: boolean; told: boolean }> {
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(vitalImports).where(isIt(ref)).for("update");
    if (row?.state !== "undoing") return { more: false, told: false };
    const { importId, deviceType, measuredAt } = vitalImportedReadings;
    const batch = await tx
      .select()
      .from(vitalImportedReadings)
      .where(eq(importId, ref.id))
      .orderBy(asc(deviceType), asc(measuredAt))
      .limit(BATCH);
    const { result: touched, told } = await withChannel(tx, ref.patientId, now, async (channel) => {
      const touched = batch.length > 0 ? await takeBack(channel, ref.patientId, batch) : [];
      await rollUp(channel, ref.patientId, touched);
      return { result: touched, events: touched.length > 0 ? [{ changed: true as const }] : [] };
    });
    const last = batch.at(-1);
    if (last)
      await tx
        .delete(vitalImportedReadings)
        .where(
          and(
            eq(importId, ref.id),
            sql`(${deviceType}, ${measuredAt}) <= (${last.deviceType}::device_type, ${last.measuredAt.toISOString()}::timestamptz)`,
          ),
        );
    const isOver = batch.length < BATCH;
    await tx
      .update(vitalImports)
      .set({ takenBack: row.takenBack + touched.length, ...(isOver ? { state: "undone" as const } : {}) })
      .where(isIt(ref));
    return { more: !isOver, told };
  });
}

/** @returns the readings that went or changed. */
async function takeBack(
  tx: Queryable,
  patientId: number,
  batch: readonly (typeof vitalImportedReadings.$inferSelect)[],
): Promise<Touched[]> {
  const list = JSON.stringify(
    batch.map(({ deviceType, measuredAt, ...values }) => ({
      ...values,
      type: deviceType,
      at: measuredAt.toISOString(),
    })),
  );
  const written = sql`jsonb_to_recordset(${list}::text::jsonb) as a(type text, at timestamptz, value float8, diastolic float8, "oldValue" float8, "oldDiastolic" float8)`;
  const untouched = sql`r.patient_id = ${patientId}::int and r.device_type = a.type::device_type and r.measured_at = a.at and r.device_id = ${READING_SOURCES.imported}::int
    and r.value = a.value and r.diastolic is not distinct from a.diastolic`;
  const instantOf = sql`(extract(epoch from a.at) * 1000)::float8`;
  const removed = await tx.execute(
    sql`delete from vital_readings r using ${written} where ${untouched} and a."oldValue" is null returning a.type, ${instantOf} as at`,
  );
  const restored = await tx.execute(sql`
    update vital_readings r set value = a."oldValue", diastolic = a."oldDiastolic" from ${written} where ${untouched} and a."oldValue" is not null returning a.type, ${instantOf} as at`);
  return [removed, restored]
    .flatMap((result) => rowsOf<{ type: DeviceType; at: number }>(result))
    .map(({ type, at }) => ({ deviceType: type, measuredAt: new Date(at) }));
}

/** Deletes up to `limit` notes of imports that have expired. @returns how many. */
export async function deleteWritten(db: Database, now: Date, limit: number): Promise<number> {
  const result = await db.execute(sql`
    with old as (select w.import_id, w.device_type, w.measured_at from vital_imported_readings w join vital_imports i on i.id = w.import_id where i.expires_at < ${now.toISOString()}::timestamptz limit ${limit}::int)
    delete from vital_imported_readings w using old where w.import_id = old.import_id and w.device_type = old.device_type and w.measured_at = old.measured_at returning 1 as one`);
  return rowsOf(result).length;
}
