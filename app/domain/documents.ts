import { formatCount } from "./format";
import { message, type Message } from "./message";

/**
 * What a document may be, found from its content. The first extension is the one given to a name that has none of them.
 */
export const DOCUMENT_TYPES = {
  "application/pdf": { words: "PDF document", extensions: ["pdf"] },
  "image/jpeg": { words: "JPEG picture", extensions: ["jpg", "jpeg"] },
  "image/png": { words: "PNG picture", extensions: ["png"] },
  "text/plain": { words: "Plain text", extensions: ["txt"] },
} as const satisfies Record<string, { words: string; extensions: readonly string[] }>;
export type DocumentType = keyof typeof DOCUMENT_TYPES;

/** For a file field: extensions as well as types, since a phone knows the one and a desktop the other. */
export const ACCEPTED_FILES = Object.entries(DOCUMENT_TYPES)
  .flatMap(([type, { extensions }]) => [type, ...extensions.map((extension) => `.${extension}`)])
  .join(",");

const MEGABYTE = 1024 * 1024;
/** Bytes of one document at the most. */
export const MAX_DOCUMENT_BYTES = 10 * MEGABYTE;
/** Documents in one request at the most. */
export const MAX_DOCUMENTS_AT_ONCE = 10;
/** What one patient's record may hold. */
export const DOCUMENT_QUOTA = { bytes: 200 * MEGABYTE, documents: 500 } as const;

/**
 * Requests of one patient that may be on their way at once: the page sends two, and somebody may have it open three
 * times.
 */
export const MAX_UPLOADS_AT_ONCE = 6;
/** Bytes on their way from everybody, to all processes together. */
export const MAX_BYTES_UNDER_WAY = 2048 * MEGABYTE;

export type DocumentUsage = { bytes: number; documents: number };

/** Whether a document of `size` bytes still fits into a record. */
export const fitsQuota = (used: DocumentUsage, size: number) =>
  used.documents < DOCUMENT_QUOTA.documents && used.bytes + size <= DOCUMENT_QUOTA.bytes;

/** How much an upload may take up, and what is said of a file that goes beyond. */
export type Room = { bytes: number; beyond: "full" | "busy" };

/**
 * The room for an upload, in what others of the same record that are on their way have left: none of them may use up
 * what another was promised.
 * @param declared bytes that it says it has, or may have at the most.
 */
export function roomFor(declared: number, used: DocumentUsage, inFlight: { uploads: number; bytes: number }): Room {
  if (used.documents >= DOCUMENT_QUOTA.documents) return { bytes: 0, beyond: "full" };
  if (inFlight.uploads >= MAX_UPLOADS_AT_ONCE) return { bytes: 0, beyond: "busy" };
  const left = Math.max(0, DOCUMENT_QUOTA.bytes - used.bytes);
  const wanted = Math.min(declared, left);
  const free = Math.max(0, left - inFlight.bytes);
  return free < wanted ? { bytes: free, beyond: "busy" } : { bytes: wanted, beyond: "full" };
}

/** What a portal's tab with the documents shows them of. */
export type DocumentView = { id: string; name: string; contentType: DocumentType; size: number; createdAt: Date };

/** The answer to an upload by script: what is in the record now, and what was not taken. */
export type UploadAnswer = { documents: DocumentView[]; refused: RefusedFile[] };
export type RefusedFile = { name: string; reason: Refusal; message: string };

/** Why a file was not taken, in the words that its owner reads. */
export const REFUSALS = {
  empty: "The file is empty.",
  type: "This kind of file is not accepted. Choose a PDF, a JPEG or PNG picture, or plain text (UTF-8).",
  mixed:
    "The file holds something besides the document itself. Save or export it again as a PDF, a JPEG or PNG picture, or plain text.",
  damaged: "The file is damaged or not complete. Open it, save it again and choose it once more.",
  tooLarge: "The file is larger than 10 MB.",
  tooMany: "Only 10 files can be sent at a time. Send the others after these.",
  busy: "Other files of yours are still on their way. Wait until they are here, then send this one again.",
  full: "Your record is full: it holds 200 MB or 500 documents. Delete some first.",
} as const satisfies Record<string, Message["id"]>;
export type Refusal = keyof typeof REFUSALS;

/** A size as a person reads it: `640 bytes`, `12 KB`, `3.4 MB`. */
export function formatBytes(bytes: number): Message {
  if (bytes === 1) return message("1 byte");
  if (bytes < 1024) return message("{size} bytes", { size: formatCount(bytes) });
  if (bytes < MEGABYTE) return message("{size} KB", { size: Math.min(1023, Math.round(bytes / 1024)) });
  return message("{size} MB", { size: (bytes / MEGABYTE).toFixed(bytes % MEGABYTE === 0 ? 0 : 1) });
}

/** Characters of a name at the most, the extension included. */
export const MAX_NAME_LENGTH = 120;

/**
 * Control characters, line and paragraph separators, and what changes the
 * direction of text or has no width: `invoice\u202Efdp.exe` reads as
 * `invoiceexe.pdf`. The joiners that some scripts and emoji need stay.
 */
const INVISIBLE =
  // eslint-disable-next-line no-control-regex
  /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g;
/** What a file name cannot hold on one system or another. */
const FORBIDDEN = /[<>:"|?*]/g;
/** Names that are devices on Windows, with any extension. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)$/i;
/** Endings that say what a file is; another one may be part of a name (`Dr. Okafor`). */
const KNOWN_ENDING =
  /\.(pdf|jpe?g|jfif|png|txt|text|md|csv|log|html?|svg|xml|gif|webp|heic|docx?|exe|com|bat|cmd|scr|js|zip|jar)$/i;

/**
 * A file's name as it is kept and offered again: the last part of a path,
 * nothing invisible in it, at most 120 characters, with an extension that fits
 * what the file is.
 * @param given as the browser, or whoever pretends to be one, sent it.
 */
export function documentName(given: string, type: DocumentType): string {
  const { extensions } = DOCUMENT_TYPES[type];
  const plain = plainName(given);
  const kept = extensions.find((extension) => plain.toLowerCase().endsWith(`.${extension}`));
  const extension = kept ? plain.slice(-kept.length) : extensions[0];
  const stem = trimName(kept ? plain.slice(0, -kept.length - 1) : plain.replace(KNOWN_ENDING, ""));
  const cut = trimName(
    Array.from(stem)
      .slice(0, MAX_NAME_LENGTH - extension.length - 1)
      .join(""),
  );
  return `${cut === "" ? "document" : DEVICE.test(cut) ? `${cut}_` : cut}.${extension}`;
}

function plainName(given: string): string {
  const last = given.toWellFormed().normalize("NFC").split(/[/\\]/).at(-1) ?? "";
  return trimName(last.replace(INVISIBLE, "").replace(FORBIDDEN, "_").replace(/\s+/g, " "));
}

/** The name of a file that was refused, short enough to be told back to who sent it. */
export function shownName(given: string): string {
  const characters = Array.from(plainName(given));
  return characters.length > 40 ? `${characters.slice(0, 39).join("")}…` : characters.join("");
}

const AT_EDGE = /[\s.]/;

/**
 * Without the spaces and dots around it that file systems drop or hide. Step by step: a pattern for the end of a text
 * begins at each of them again, which for a name that is made of little else takes seconds.
 */
function trimName(name: string): string {
  let [from, to] = [0, name.length];
  while (from < to && AT_EDGE.test(name.charAt(from))) from++;
  while (to > from && AT_EDGE.test(name.charAt(to - 1))) to--;
  return name.slice(from, to);
}

/**
 * `Content-Disposition` of a download (RFC 6266): the name in full as
 * `filename*` (RFC 8187), and in ASCII for programs that do not know that.
 */
export function attachment(name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, "_");
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
