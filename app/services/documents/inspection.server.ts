import { fileTypeFromBuffer } from "file-type";
import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { MAX_DOCUMENT_BYTES, type DocumentType } from "~/domain/documents";
import { DocumentError } from "./document-error.server";
import { validateJpeg, validatePdf, validatePng, validateText, type Validator } from "./validators.server";

/** What a file turned out to be. `size` and `hash` are those of the bytes that are kept. */
export type Inspected = { contentType: DocumentType; size: number; hash: Uint8Array };

/** So many bytes tell what a file is; `file-type` asks for no more. */
const HEAD_BYTES = 4100;
/**
 * So many bytes are gathered before they are looked at. Each look costs as much as the longest tail that is kept,
 * however little has come: a file that is sent byte by byte would else cost a second for 30 kB. More than `HEAD_BYTES`.
 */
const LOOK_BYTES = 64 * 1024;
/** Readers of PDF look for its header within so many bytes. */
const PDF_SEARCH_BYTES = 1024 + 5;

/**
 * The end record of a ZIP archive with the longest comment: readers of ZIP, Java's for one, look for it from the end.
 */
const ZIP_TAIL_BYTES = 65_535 + 22;
const ZIP_END = Buffer.from("PK\x05\x06", "latin1");

/**
 * Looks at a file while it streams by, and never holds more than its beginning
 * and its end. What it is follows from its content alone: a name and a content
 * type are only what somebody said.
 * @returns the bytes to keep, a stream that fails with `DocumentError` before
 *   its end if the file is not to be taken, and what the file was once it has ended.
 */
export function inspectDocument(source: AsyncIterable<Buffer>): { bytes: Readable; result(): Inspected } {
  let inspected: Inspected | undefined;

  async function* inspect() {
    const chunks = inChunks(source);
    const first = await chunks.next();
    if (first.done || first.value.length === 0) throw new DocumentError("empty");
    const { contentType, validator } = await detectType(first.value);
    const hash = createHash("sha256");
    let received = 0;
    let size = 0;
    let tail = Buffer.alloc(0);
    const take = (chunk: Buffer) => {
      received += chunk.length;
      if (received > MAX_DOCUMENT_BYTES) throw new DocumentError("tooLarge");
      const kept = validator.write(chunk);
      size += kept.length;
      hash.update(kept);
      tail = Buffer.concat([tail, kept.subarray(-ZIP_TAIL_BYTES)]).subarray(-ZIP_TAIL_BYTES);
      return kept;
    };
    yield take(first.value);
    for await (const chunk of chunks) {
      const kept = take(chunk);
      if (kept.length > 0) yield kept;
    }
    validator.end();
    if (endsAsZip(tail)) throw new DocumentError("mixed");
    inspected = { contentType, size, hash: hash.digest() };
  }

  return {
    bytes: Readable.from(inspect(), { objectMode: false }),
    result() {
      if (!inspected) throw new Error("The file has not been read to its end");
      return inspected;
    },
  };
}

/** The same bytes in chunks of at least `LOOK_BYTES`, of which only the last may be shorter. */
async function* inChunks(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let length = 0;
  for await (const chunk of source) {
    waiting.push(chunk);
    length += chunk.length;
    if (length < LOOK_BYTES) continue;
    yield Buffer.concat(waiting);
    waiting = [];
    length = 0;
  }
  if (length > 0) yield Buffer.concat(waiting);
}

const VALIDATORS: Record<string, { contentType: DocumentType; validator: () => Validator }> = {
  "application/pdf": { contentType: "application/pdf", validator: validatePdf },
  "image/jpeg": { contentType: "image/jpeg", validator: validateJpeg },
  "image/png": { contentType: "image/png", validator: validatePng },
  // An animated PNG is one that older viewers show the first picture of.
  "image/apng": { contentType: "image/png", validator: validatePng },
};

/** Formats that are made of text, and that a program would act on. */
const ACTIVE_TEXT = /^(application\/(xml|rtf|postscript|eps|.*\+xml)|text\/(html|xml|rtf)|image\/svg)/;

async function detectType(head: Buffer): Promise<{ contentType: DocumentType; validator: Validator }> {
  const detected = (await fileTypeFromBuffer(head.subarray(0, HEAD_BYTES)))?.mime;
  const known = detected === undefined ? undefined : VALIDATORS[detected];
  if (known?.contentType !== "application/pdf" && head.subarray(0, PDF_SEARCH_BYTES).includes("%PDF-"))
    throw new DocumentError("mixed");
  if (known) return { contentType: known.contentType, validator: known.validator() };
  // Other detected types do not count against a text: `BM`, which begins a bitmap, begins `BMI 31` too. What is no
  // text is found out on the way.
  if (detected !== undefined && ACTIVE_TEXT.test(detected)) throw new DocumentError("type");
  if (looksActive(head)) throw new DocumentError("type");
  return { contentType: "text/plain", validator: validateText() };
}

/** What a browser may take for a page whatever it is called (WHATWG MIME Sniffing, 7.1), and what a shell would run. */
function looksActive(head: Buffer): boolean {
  const text = new TextDecoder().decode(head.subarray(0, HEAD_BYTES)).trimStart();
  return (
    /^(<[a-z!?/%]|#!|%!|\{\\rtf)/i.test(text) ||
    /<(!doctype\s|html|head|body|script|svg|iframe|object|embed|\?xml|\?php)\b/i.test(text)
  );
}

/** Whether readers of ZIP would find an archive in the file: an end record whose fields agree with each other. */
function endsAsZip(tail: Buffer): boolean {
  for (let at = tail.indexOf(ZIP_END); at >= 0; at = tail.indexOf(ZIP_END, at + 1)) {
    if (at + 22 > tail.length) return false;
    const isOneDisk = tail.readUInt32LE(at + 4) === 0;
    const isWhole = tail.readUInt16LE(at + 8) === tail.readUInt16LE(at + 10);
    if (isOneDisk && isWhole) return true;
  }
  return false;
}
