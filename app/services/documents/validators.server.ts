import { DocumentError } from "./document-error.server";

/**
 * Follows a file through its own structure as it streams by, from the first
 * byte to the last. What one program takes for a picture and another for a
 * page or an archive (a polyglot) hides behind the end of that structure.
 */
export type Validator = {
  /** @returns what of the chunk belongs to the document. @throws {DocumentError} */
  write(chunk: Buffer): Buffer;
  /** At the end of the file. @throws {DocumentError} where the structure has none. */
  end(): void;
};

const MARKER = 0xff;
const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;
/** Stands alone, without a length: TEM and the restart markers. */
const standsAlone = (code: number) => code === 0x01 || (code >= 0xd0 && code <= 0xd7);
/** Begins a frame, which says how large the picture is: SOF0 to SOF15 without DHT, JPG and DAC. */
const isFrame = (code: number) => code >= 0xc0 && code <= 0xcf && code !== 0xc4 && code !== 0xc8 && code !== 0xcc;

/** Zeros between the pictures of one file at the most. */
const MAX_PADDING = 64 * 1024;
/** The last bytes of what Samsung's cameras append (time, motion). */
const SAMSUNG = Buffer.from("SEFT", "latin1");

type JpegState =
  | "outside"
  | "start"
  | "marker"
  | "code"
  | "length high"
  | "length low"
  | "segment"
  | "scan"
  | "scan marker"
  | "trailer";

/**
 * A JPEG file, marker by marker (ITU-T T.81, annex B). Phones put further
 * pictures behind the first (HDR gain maps, CIPA DC-007), which stay. What
 * Samsung's append behind is cut off; anything else there is refused.
 */
export function validateJpeg(): Validator {
  let state: JpegState = "outside";
  let code = 0;
  let left = 0;
  let padding = 0;
  let pictures = 0;
  let hasFrame = false;
  let hasScan = false;
  let last = Buffer.alloc(0);

  const endOfPicture = () => {
    if (!hasFrame || !hasScan) throw new DocumentError("damaged");
    pictures++;
    hasFrame = hasScan = false;
    padding = 0;
    return "outside" as const;
  };
  const onMarker = (found: number): JpegState => {
    code = found;
    if (found === MARKER) return state;
    if (found === END) return endOfPicture();
    if (standsAlone(found)) return "marker";
    if (found === 0 || found === START) throw new DocumentError("damaged");
    if (isFrame(found)) hasFrame = true;
    if (found === SCAN) hasScan = true;
    return "length high";
  };
  const toTrailer = () => {
    if (pictures === 0) throw new DocumentError("damaged");
    return "trailer" as const;
  };

  return {
    write(chunk) {
      const kept: Buffer[] = [];
      let from = state === "outside" || state === "start" || state === "trailer" ? -1 : 0;
      let at = 0;
      while (at < chunk.length) {
        const byte = chunk[at]!;
        switch (state) {
          case "outside":
            if (byte === MARKER) state = "start";
            else if (byte !== 0 || pictures === 0 || ++padding > MAX_PADDING) state = toTrailer();
            at++;
            break;
          case "start":
            if (byte !== START) state = toTrailer();
            else {
              // The picture's own two bytes may lie in the chunk before.
              kept.push(Buffer.concat([Buffer.alloc(padding), Buffer.from([MARKER, START])]));
              from = at + 1;
              state = "marker";
            }
            at++;
            break;
          case "marker":
            if (byte !== MARKER) throw new DocumentError("damaged");
            state = "code";
            at++;
            break;
          case "code":
            state = onMarker(byte);
            at++;
            break;
          case "length high":
            left = byte << 8;
            state = "length low";
            at++;
            break;
          case "length low":
            left = (left | byte) - 2;
            if (left < 0) throw new DocumentError("damaged");
            state = "segment";
            at++;
            break;
          case "segment": {
            const step = Math.min(left, chunk.length - at);
            left -= step;
            at += step;
            break;
          }
          case "scan": {
            const next = chunk.indexOf(MARKER, at);
            at = next < 0 ? chunk.length : next + 1;
            if (next >= 0) state = "scan marker";
            break;
          }
          case "scan marker":
            state = byte === 0 || (byte >= 0xd0 && byte <= 0xd7) ? "scan" : onMarker(byte);
            at++;
            break;
          case "trailer":
            last = Buffer.concat([last, chunk.subarray(at)]).subarray(-SAMSUNG.length);
            at = chunk.length;
            break;
        }
        // A segment may be empty, so its end is looked at before the next byte.
        if (state === "segment" && left === 0) state = code === SCAN ? "scan" : "marker";
        if (state === "outside" && from >= 0) {
          kept.push(chunk.subarray(from, at));
          from = -1;
        }
      }
      if (from >= 0) kept.push(chunk.subarray(from));
      return kept.length === 1 ? kept[0]! : Buffer.concat(kept);
    },
    end() {
      if (state === "outside" && pictures > 0) return;
      if (state !== "trailer" && state !== "start") throw new DocumentError("damaged");
      if (!last.equals(SAMSUNG)) throw new DocumentError("mixed");
    },
  };
}

const PNG_SIGNATURE_BYTES = 8;
const CHUNK_HEAD_BYTES = 8;
const CHECKSUM_BYTES = 4;

/** A PNG file, chunk by chunk (ISO/IEC 15948): IHDR first, IEND last and nothing behind it. */
export function validatePng(): Validator {
  let skip = PNG_SIGNATURE_BYTES;
  let head = Buffer.alloc(0);
  let chunks = 0;
  let hasData = false;
  let ending = false;

  const onChunk = (length: number, type: string) => {
    if (!/^[A-Za-z]{4}$/.test(type) || length > 0x7fff_ffff) throw new DocumentError("damaged");
    if ((chunks++ === 0) !== (type === "IHDR")) throw new DocumentError("damaged");
    if ((type === "IHDR" && length !== 13) || (type === "IEND" && length !== 0)) throw new DocumentError("damaged");
    hasData ||= type === "IDAT";
    ending = type === "IEND";
    skip = length + CHECKSUM_BYTES;
  };

  return {
    write(chunk) {
      let at = 0;
      while (at < chunk.length) {
        if (skip > 0) {
          const step = Math.min(skip, chunk.length - at);
          skip -= step;
          at += step;
        } else if (ending) {
          throw new DocumentError("mixed");
        } else {
          const step = Math.min(CHUNK_HEAD_BYTES - head.length, chunk.length - at);
          head = Buffer.concat([head, chunk.subarray(at, at + step)]);
          at += step;
          if (head.length === CHUNK_HEAD_BYTES) {
            onChunk(head.readUInt32BE(0), head.toString("latin1", 4));
            head = Buffer.alloc(0);
          }
        }
      }
      return chunk;
    },
    end() {
      if (!ending || skip > 0 || !hasData) throw new DocumentError("damaged");
    },
  };
}

/** How far from its end a PDF file may say where its table of contents is. */
const PDF_TAIL_BYTES = 2048;

/**
 * A PDF file (ISO 32000-2, 7.5): it ends with where its cross-references are
 * and `%%EOF`, behind which only blanks may stand.
 */
export function validatePdf(): Validator {
  let size = 0;
  let tail = Buffer.alloc(0);
  let isBegun = false;
  let hasEnd = false;
  return {
    write(chunk) {
      if (!isBegun && !/^%PDF-(1\.[0-7]|2\.0)[\s%]/.test(chunk.toString("latin1", 0, 16)))
        throw new DocumentError("damaged");
      isBegun = true;
      size += chunk.length;
      hasEnd ||= Buffer.concat([tail.subarray(-4), chunk]).includes("%%EOF");
      tail = Buffer.concat([tail, chunk.subarray(-PDF_TAIL_BYTES)]).subarray(-PDF_TAIL_BYTES);
      return chunk;
    },
    end() {
      const text = tail.toString("latin1");
      const eof = text.lastIndexOf("%%EOF");
      if (eof < 0) throw new DocumentError(hasEnd ? "mixed" : "damaged");
      if (/[^\s\0]/.test(text.slice(eof + 5))) throw new DocumentError("mixed");
      const place = /startxref\s+(\d+)\s*$/.exec(text.slice(0, eof));
      if (!place || Number(place[1]) >= size) throw new DocumentError("damaged");
    },
  };
}

/** Everything that is no character of a text: controls other than tab, line ends and form feed. */
// eslint-disable-next-line no-control-regex
const NOT_TEXT = /[\u0000-\u0008\u000b\u000e-\u001f\u007f-\u009f]/;

/** Plain text: UTF-8 without a fault, and no control characters. */
export function validateText(): Validator {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  const check = (decode: () => string) => {
    let text: string;
    try {
      text = decode();
    } catch {
      throw new DocumentError("type");
    }
    if (NOT_TEXT.test(text)) throw new DocumentError("type");
  };
  return {
    write(chunk) {
      check(() => decoder.decode(chunk, { stream: true }));
      return chunk;
    },
    end: () => check(() => decoder.decode()),
  };
}
