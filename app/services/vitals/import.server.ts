import {
  beginUndo,
  confirmedImports,
  countUndoable,
  discardPreview,
  findColumns,
  findImport,
  importBatch,
  keepPreview,
  rememberColumns,
  replacePreview,
  undoBatch,
  type ImportRef,
  type VitalImport,
} from "db/vital-imports";
import { readSeries } from "db/vital-series";
import { randomUUID } from "node:crypto";
import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";
import type { AppContext } from "~/context";
import { DAY_MS } from "~/domain/durations";
import { asMessage, message } from "~/domain/message";
import { tooManyReadings } from "~/domain/vitals/apple-health";
import { choiceOf, columnsOf } from "~/domain/vitals/csv-columns";
import { headOf } from "~/domain/vitals/csv-head";
import {
  vitalsFileSteps,
  type FileFault,
  type ImportChoices,
  type RefusedLine,
  type StoredRefusal,
  type UnderstoodFile,
} from "~/domain/vitals/csv-readings";
import { MAX_IMPORT_BYTES } from "~/domain/vitals/import-limits";
import type { Measurement } from "~/domain/vitals/plausible";
import { DEVICE_TYPES } from "~/domain/vitals/types";
import { doubtfulWeights } from "~/domain/weight/doubts";
import { COMPARED_MS, type Weighed } from "~/domain/weight/unlikely";
import { englishTranslator } from "~/locales/translator";
import { auditRecord } from "~/services/records/record-guard.server";
import type { OwnRecord } from "./own-record.server";

type Needs = Pick<AppContext, "db" | "clock" | "log" | "seal" | "live" | "jobs" | "clientAddress">;

/** A file waits for its confirmation as long as this. */
export const IMPORT_KEPT_MS = DAY_MS;
/**
 * And an import that was confirmed can be undone for as long as this: who looks at the charts once a week sees it in
 * time.
 */
export const UNDO_KEPT_MS = 14 * DAY_MS;
/** How long an answer waits for an import: most are over by then, and the rest goes on behind its back. */
const PATIENCE_MS = 1_500;
/** Lines that are named once the file itself is gone. */
const NAMED_LINES = 100;

type Kept = { text: string; /** Readings that were too many. */ left?: number; choices: ImportChoices };
const purposeOf = ({ id, patientId }: ImportRef) => `vitals import ${patientId} ${id}`;

/**
 * The text of a file: UTF-8, UTF-16 with its mark, else as old spreadsheets
 * write it (Windows-1252). @returns `null` for what is no text, or too much.
 */
export function decodeFile(bytes: Uint8Array): string | null {
  if (bytes.byteLength > MAX_IMPORT_BYTES) return null;
  const mark = (bytes[0] ?? 0) * 256 + (bytes[1] ?? 0);
  const text =
    mark === 0xfffe || mark === 0xfeff
      ? new TextDecoder(mark === 0xfffe ? "utf-16le" : "utf-16be").decode(bytes)
      : decode8(bytes);
  return text.includes("\u0000") ? null : text;
}

function decode8(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** Reads a file step by step: fifty thousand lines in one go would hold everybody up for a second. */
async function understand({ text, choices }: Kept, now: Date) {
  const steps = vitalsFileSteps(text, choices, now);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await nextTurn();
  }
}

/** The headings of a file as they are remembered: by a stamp, since they are somebody's words. */
function headingsStamp(app: Pick<AppContext, "seal">, text: string): string {
  const headings = headOf(text)?.headings ?? [];
  return app.seal.stamp("headings of a file", JSON.stringify(headings.map((heading) => heading.toLowerCase())));
}

/**
 * Keeps a file, sealed, until it is confirmed: one that can be read, or of which a person can say what its columns are.
 * What they said of the same headings before holds again.
 * @returns its id, or why it cannot be read.
 */
export async function keepFile(
  app: Needs,
  { patientId }: OwnRecord,
  { text, left }: { text: string; /** Readings that were too many. */ left: number },
  asked: ImportChoices,
): Promise<{ id: string } | FileFault> {
  const now = app.clock();
  const choices = { ...asked, columns: await findColumns(app.db, patientId, headingsStamp(app, text)) };
  const understood = await understand({ text, choices }, now);
  if ("fault" in understood && !understood.columns) return understood;
  const ref = { id: randomUUID(), patientId };
  const sealed = app.seal.close(purposeOf(ref), { text, left, choices } satisfies Kept);
  await keepPreview(app.db, ref, { sealed, createdAt: now, expiresAt: new Date(now.getTime() + IMPORT_KEPT_MS) });
  return { id: ref.id };
}

/** A weight of a file that is rather a slip, and what it is far from. */
type ImportDoubt = { one: Weighed & { reading: Measurement }; from: Weighed };

/** The weights of a file that are asked about before they are taken, oldest first. */
async function doubtsOf(
  app: Pick<AppContext, "db">,
  patientId: number,
  readings: readonly Measurement[],
): Promise<ImportDoubt[]> {
  const weights = readings
    .filter(({ deviceType }) => deviceType === "body_weight")
    .map((reading) => ({ at: reading.measuredAt.getTime(), value: reading.value, reading }))
    .reverse();
  const [oldest, newest] = [weights[0], weights.at(-1)];
  if (!oldest || !newest) return [];
  const { points } = await readSeries(app.db, {
    patientId,
    deviceType: "body_weight",
    from: new Date(oldest.at - COMPARED_MS),
    to: new Date(newest.at + COMPARED_MS),
  });
  return doubtfulWeights(weights, points);
}

type Confirmed = Pick<VitalImport, "total" | "added" | "duplicates" | "takenBack" | "expiresAt"> & {
  state: Exclude<VitalImport["state"], "preview">;
  refused: RefusedLine[];
  /** How many readings an undo has not yet looked at. */
  undoable: number;
};
/** An import as it stands; a preview with what the file was understood as. */
export type ImportView =
  | {
      state: "preview";
      file: UnderstoodFile | FileFault;
      doubts: ImportDoubt[];
      choices: ImportChoices;
      headingsStamp: string;
    }
  | Confirmed;

/** @returns `null` where there is no such import, or none any more. */
export async function viewImport(app: Needs, ref: ImportRef): Promise<ImportView | null> {
  const now = app.clock();
  const found = await findImport(app.db, ref, now);
  if (!found) return null;
  const { state, sealed, ...standing } = found;
  if (state !== "preview") {
    // What is stored without a message is its own id.
    const refused = standing.refused.map(({ line, reason, text }) => ({ line, reason: text ?? asMessage(reason) }));
    return { state, ...standing, refused, undoable: await countUndoable(app.db, ref) };
  }
  const kept = app.seal.open(purposeOf(ref), sealed!) as Kept;
  const file = await understand(kept, now);
  if (kept.left && !("fault" in file)) file.refused.unshift({ line: 0, reason: tooManyReadings(kept.left) });
  const doubts = "fault" in file ? [] : await doubtsOf(app, ref.patientId, file.readings);
  return { state, file, doubts, choices: kept.choices, headingsStamp: headingsStamp(app, kept.text) };
}

/** What of a patient's imports can still be looked at, and undone; newest first. */
export const listImports = (app: Needs, { patientId }: OwnRecord) => confirmedImports(app.db, patientId, app.clock());

/** Reads the kept file in another way. @returns false where there is none. */
export async function rereadFile(app: Needs, ref: ImportRef, choices: ImportChoices): Promise<boolean> {
  const found = await findImport(app.db, ref, app.clock());
  if (found?.state !== "preview") return false;
  const { text, left } = app.seal.open(purposeOf(ref), found.sealed!) as Kept;
  const headings = headOf(text)?.headings ?? [];
  const read = columnsOf(headings);
  // What the headings tell by themselves needs no remembering.
  const isOwn = headings.some(
    (_, index) => (choices.columns ?? [])[index] !== choiceOf(read.find((one) => one.index === index)),
  );
  const kept: Kept = {
    text,
    ...(left ? { left } : {}),
    choices: { ...choices, columns: isOwn ? (choices.columns ?? null) : null },
  };
  return replacePreview(app.db, ref, { sealed: app.seal.close(purposeOf(ref), kept) });
}

export const discardImport = (app: Needs, ref: ImportRef) => discardPreview(app.db, ref);

/** Readings as the row keeps them: type by its place, value, diastolic, ms since 1970. */
type Packed = [number, number, number | null, number][];
const pack = (readings: readonly Measurement[]): Packed =>
  readings.map(({ deviceType, value, diastolic, measuredAt }) => [
    DEVICE_TYPES.indexOf(deviceType),
    value,
    diastolic,
    measuredAt.getTime(),
  ]);
const unpack = (packed: Packed): Measurement[] =>
  packed.map(([type, value, diastolic, at]) => ({
    deviceType: DEVICE_TYPES[type]!,
    value,
    diastolic,
    measuredAt: new Date(at),
  }));

/** What becomes of the weights of a file that are asked about. */
export type DoubtfulWeights = "take" | "leave" | null;
const LEFT_OUT = "This weight is far from the others around it; it was left out";

/**
 * Takes a file in, or goes on with it: pressed twice, or after a crash, every
 * reading is taken once. Comes back when it is over or after a moment; then the
 * rest goes on by itself.
 * @param doubtful what was said of weights that are rather slips; without an answer none of the file is taken.
 */
export async function confirmImport(
  app: Needs,
  record: OwnRecord,
  ref: ImportRef,
  doubtful: DoubtfulWeights,
): Promise<"gone" | "unanswered" | "confirmed"> {
  const view = await viewImport(app, ref);
  if (!view) return "gone";
  if (view.state === "preview") {
    const { file, doubts } = view;
    if ("fault" in file || (doubts.length > 0 && doubtful === null)) return "unanswered";
    const left = new Set(doubtful === "leave" ? doubts.map(({ one }) => one.reading) : []);
    const readings = file.readings.filter((reading) => !left.has(reading));
    const refused = [
      ...file.refused,
      ...[...left].map((reading) => ({ line: file.lines.get(reading) ?? 0, reason: message(LEFT_OUT) })),
    ].sort((one, other) => one.line - other.line);
    const now = app.clock();
    const sealed = app.seal.close(purposeOf(ref), pack(readings));
    const expiresAt = new Date(now.getTime() + UNDO_KEPT_MS);
    await app.db.transaction(async (tx) => {
      const started = await replacePreview(tx, ref, {
        sealed,
        state: "importing",
        total: readings.length,
        refused: namedLines(refused),
        expiresAt,
      });
      if (!started) return;
      await rememberColumns(tx, {
        patientId: ref.patientId,
        headingsStamp: view.headingsStamp,
        columns: view.choices.columns ?? null,
        now,
      });
      await auditRecord(tx, app, record, { action: "create", subject: "vitals from a file", outcome: "done" });
    });
  }
  await whilePatient(
    app,
    app.jobs.run("vitals_import", () => runImport(app, ref)),
  );
  return "confirmed";
}

/**
 * Takes a finished import back, or goes on with that: what it added goes, what it replaced
 * stands there again. Comes back as `confirmImport` does.
 * One that is not finished goes on.
 * @returns false where there is no such import.
 */
export async function undoImport(app: Needs, record: OwnRecord, ref: ImportRef): Promise<boolean> {
  const found = await findImport(app.db, ref, app.clock());
  if (!found || found.state === "preview") return false;
  await app.db.transaction(async (tx) => {
    if (await beginUndo(tx, ref))
      await auditRecord(tx, app, record, { action: "delete", subject: "vitals from a file", outcome: "done" });
  });
  await whilePatient(
    app,
    app.jobs.run("vitals_import_undo", () => inBatches(app, ref, () => undoBatch(app.db, ref, app.clock()))),
  );
  return true;
}

/** Waits for work as long as an answer does. Afterwards a failure is for the log, and the page says how to go on. */
async function whilePatient(app: Needs, run: Promise<void>): Promise<void> {
  run.catch((error: unknown) => app.log.error(error));
  await Promise.race([run, sleep(PATIENCE_MS)]);
}

async function runImport(app: Needs, ref: ImportRef): Promise<void> {
  const found = await findImport(app.db, ref, app.clock());
  if (found?.state !== "importing") return;
  const readings = unpack(app.seal.open(purposeOf(ref), found.sealed!) as Packed);
  await inBatches(app, ref, () => importBatch(app.db, ref, readings, app.clock()));
}

async function inBatches(
  app: Needs,
  { patientId }: ImportRef,
  next: () => Promise<{ more: boolean; told: boolean }>,
): Promise<void> {
  for (let more = true; more;) {
    const batch = await next();
    if (batch.told) app.live.hint(patientId);
    more = batch.more;
  }
}

function namedLines(refused: RefusedLine[]): StoredRefusal[] {
  const others = refused.length - NAMED_LINES;
  // Line 0 is none: the rest in one.
  const rest = others > 0 ? [{ line: 0, reason: message("count.more", { count: others }) }] : [];
  return [...refused.slice(0, NAMED_LINES), ...rest].map(({ line, reason }) => ({
    line,
    reason: englishTranslator.say(reason),
    text: reason,
  }));
}
