import busboy from "busboy";
import { randomUUID } from "node:crypto";
import { open, unlink, type FileHandle } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import type { AppContext } from "~/context";
import { formatBytes } from "~/domain/documents";
import type { FormError } from "~/domain/form-error";
import { message } from "~/domain/message";
import { tooManyMessage } from "~/domain/text";
import { MAX_ARCHIVE_BYTES, MAX_IMPORT_BYTES } from "~/domain/vitals/import-limits";
import { readForm } from "~/services/http/requests/body.server";
import { pipeToParser } from "~/services/http/requests/multipart.server";
import { readAppleArchive, readAppleXml } from "./apple-export.server";
import { decodeFile } from "./import.server";

/** The fields around a file, the longest of which is the pasted text. */
const FIELDS_BYTES = 1024 * 1024;
const MAX_REQUEST_BYTES = MAX_ARCHIVE_BYTES + FIELDS_BYTES;

/** Archives that a process takes in at a time. Each lies in the temporary folder, which can be in memory. */
const MAX_ARCHIVES = 3;
/**
 * An archive that arrives more slowly than this (0.5 Mbit/s) on average, after a moment in which a connection may
 * hesitate, is given up: it would keep the place of others.
 */
const MIN_BYTES_A_SECOND = 64 * 1024;
const GRACE_MS = 15_000;
const BUSY_RETRY_SECONDS = 60;

/**
 * A file of readings that was sent: its text, with how many readings were too many, or why it cannot be read. With
 * `retryAfterSeconds`, nothing is wrong with the file.
 */
export type SentReadings =
  | { text: string; left: number }
  | { fault: FormError; status?: undefined }
  | { fault: FormError; status: 429 | 503; retryAfterSeconds: number };

type Needs = Pick<AppContext, "closed" | "inFlight" | "limits" | "clientAddress">;

/**
 * Reads the form of an import. Of a table the text is taken, of Apple Health's export only what is kept of it, while it
 * is coming in: a gigabyte is never in memory.
 * @returns the fields, and the file if one was chosen.
 * @throws {Response} 415, 413 or 400: a screen's action answers with its error page.
 */
export async function receiveImport(
  request: Request,
  app: Needs,
): Promise<{ form: FormData; file: SentReadings | null }> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^multipart\/form-data\b/i.test(type)) return { form: await readForm(request, FIELDS_BYTES), file: null };
  if (Number(request.headers.get("content-length") ?? 0) > MAX_REQUEST_BYTES) throw refused(413);
  const form = new FormData();
  let arriving: Promise<SentReadings | null> = Promise.resolve(null);
  const parser = openParser(type);
  parser.on("field", (name, value) => form.append(name, value));
  parser.on("file", (_field, file, { filename }) => {
    file.on("error", () => {});
    arriving = takeFile(file, Boolean(filename), app);
    arriving.catch(() => {});
  });
  try {
    await pipeToParser(parser, request, {
      closed: app.closed,
      maxBytes: MAX_REQUEST_BYTES,
      malformed: () => refused(400),
      tooLarge: () => refused(413),
    });
    return { form, file: await arriving };
  } catch (error) {
    await arriving.catch(() => {});
    throw error;
  }
}

const refused = (status: 400 | 413 | 415) => new Response(null, { status });

function openParser(type: string): busboy.Busboy {
  try {
    return busboy({
      headers: { "content-type": type },
      defParamCharset: "utf8",
      limits: { files: 1, fileSize: MAX_ARCHIVE_BYTES + 1, fields: 20, fieldSize: FIELDS_BYTES, headerPairs: 20 },
    });
  } catch {
    throw refused(400);
  }
}

const tooLarge = (bytes: number) => ({
  fault: message("The file has more than {size}. Split it.", { size: formatBytes(bytes) }),
});

/** @returns `null` where no file was chosen. */
async function takeFile(file: Readable, isNamed: boolean, app: Needs): Promise<SentReadings | null> {
  const pieces = file.iterator({ destroyOnReturn: false }) as AsyncIterableIterator<Buffer>;
  const next = async () => ((await pieces.next()) as IteratorResult<Buffer, undefined>).value;
  const first = await next();
  if (first === undefined) return isNamed ? { fault: "The file is empty." } : null;
  /** @param awaitPiece waits for the next piece, given how many bytes have come. */
  async function* all(most: number, awaitPiece: (taken: number) => Promise<Buffer | undefined> = next) {
    let taken = 0;
    for (let piece: Buffer | undefined = first; piece; piece = await awaitPiece(taken)) {
      taken += piece.length;
      if (taken > most) throw new TooLargeError(most);
      yield piece;
    }
  }
  const archive = () => all(MAX_ARCHIVE_BYTES, atLeastSpeed(next));
  try {
    const beginning = first.toString("latin1", 0, 2_000);
    if (beginning.startsWith("PK\u0003\u0004")) return await inPlace(app, () => readFromDisk(app, archive()));
    if (/^(?:ï»¿)?\s*<\?xml/.test(beginning) && beginning.includes("HealthData"))
      return await inPlace(app, () => readAppleXml(archive()));
    const whole: Buffer[] = [];
    for await (const piece of all(MAX_IMPORT_BYTES)) whole.push(piece);
    const text = decodeFile(Buffer.concat(whole));
    return text === null ? { fault: "This is no text. Save the table as CSV and choose that file" } : { text, left: 0 };
  } catch (error) {
    if (error instanceof TooLargeError) return tooLarge(error.most);
    if (error instanceof TooSlowError) return { fault: TOO_SLOW };
    throw error;
  } finally {
    // What is left of the file is passed over; while somebody still reads it, it would only wait.
    await pieces.return?.();
    file.resume();
  }
}

class TooLargeError extends Error {
  constructor(readonly most: number) {
    super("The file is too large");
  }
}

class TooSlowError extends Error {}
export const TOO_SLOW = "Your connection is too slow for this file right now. Try again on another network, or later";

/** Waits for each piece until the average would fall below the least speed. @throws {TooSlowError} */
function atLeastSpeed(next: () => Promise<Buffer | undefined>): (taken: number) => Promise<Buffer | undefined> {
  const begun = performance.now();
  return (taken) =>
    new Promise((resolve, reject) => {
      const due = begun + GRACE_MS + (taken / MIN_BYTES_A_SECOND) * 1000;
      const timer = setTimeout(() => reject(new TooSlowError()), due - performance.now());
      next()
        .then(resolve, reject)
        .finally(() => clearTimeout(timer));
    });
}

/** Takes an archive in while there is a place, and not too often from one address. */
async function inPlace(app: Needs, work: () => Promise<SentReadings>): Promise<SentReadings> {
  const { inFlight } = app;
  if (inFlight.healthExports >= MAX_ARCHIVES)
    return {
      fault: "Other large files are being read right now. Send yours again in a minute",
      status: 503,
      retryAfterSeconds: BUSY_RETRY_SECONDS,
    };
  inFlight.healthExports += 1;
  try {
    const verdict = await app.limits.take("archives", app.clientAddress);
    if (!verdict.allowed) {
      const { retryAfterSeconds } = verdict;
      return { fault: tooManyMessage(retryAfterSeconds), status: 429, retryAfterSeconds };
    }
    return await work();
  } finally {
    inFlight.healthExports -= 1;
  }
}

/** A process unpacks one archive at a time: each is a processor's work for some seconds, and the others wait. */
async function oneAtATime({ inFlight }: Needs, work: () => Promise<SentReadings>): Promise<SentReadings> {
  while (inFlight.healthExportsRead > 0) await sleep(100);
  inFlight.healthExportsRead += 1;
  try {
    return await work();
  } finally {
    inFlight.healthExportsRead -= 1;
  }
}

/**
 * An archive is read from its end, so it lies on the disk meanwhile: in a file without a name, which goes with the
 * process.
 */
async function readFromDisk(app: Needs, pieces: AsyncIterable<Buffer>): Promise<SentReadings> {
  const path = join(tmpdir(), `kindweight-${randomUUID()}`);
  const file = await open(path, "wx+", 0o600);
  try {
    await unlink(path);
    await writeAll(file, pieces);
    return await oneAtATime(app, () => readAppleArchive(file));
  } finally {
    await file.close();
  }
}

async function writeAll(file: FileHandle, pieces: AsyncIterable<Buffer>): Promise<void> {
  for await (const piece of pieces) await file.write(piece);
}
