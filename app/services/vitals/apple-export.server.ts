import type { FileHandle } from "node:fs/promises";
import { StringDecoder } from "node:string_decoder";
import { fromFdPromise, type Entry } from "yauzl";
import { createAppleReader } from "~/domain/vitals/apple-health";

/** Files in an archive at the most: Apple's has one for each walk. */
const MAX_ENTRIES = 20_000;
/**
 * Bytes of the unpacked file at the most, and how many times its packed size they can be: XML of a watch is some 30
 * times smaller.
 */
const MAX_XML_BYTES = 2 * 1024 ** 3;
const MAX_RATIO = 200;

export type AppleReadings = { text: string; left: number };
export type ArchiveFault = { fault: string };

const NO_EXPORT = "This archive has no export of Apple Health. Choose the file export.zip as the Health app wrote it";
const TOO_LARGE = "This archive is too large to be read";
const BROKEN = "This archive cannot be read. Export it again";

/**
 * Reads Apple Health's archive from a file, unpacking it piece by piece: nothing of it is ever in memory as a whole.
 */
export async function readAppleArchive(file: FileHandle): Promise<AppleReadings | ArchiveFault> {
  try {
    const zip = await fromFdPromise(file.fd, { autoClose: false });
    if (zip.entryCount > MAX_ENTRIES) return { fault: TOO_LARGE };
    let found: Entry | undefined;
    for await (const entry of zip.eachEntry()) {
      // Its name is in the phone's language; beside it lies the same as a clinical document.
      const isExport = /\.xml$/i.test(entry.fileName) && !/cda\.xml$/i.test(entry.fileName);
      if (isExport && entry.uncompressedSize > (found?.uncompressedSize ?? 0)) found = entry;
    }
    if (!found) return { fault: NO_EXPORT };
    const { uncompressedSize, compressedSize } = found;
    if (uncompressedSize > MAX_XML_BYTES || uncompressedSize > MAX_RATIO * compressedSize) return { fault: TOO_LARGE };
    // More than it says that it has is an error of the library.
    return await readAppleXml(await zip.openReadStreamPromise(found));
  } catch {
    return { fault: BROKEN };
  }
}

/** Reads Apple Health's `export.xml`. */
export async function readAppleXml(pieces: AsyncIterable<Buffer>): Promise<AppleReadings | ArchiveFault> {
  const decoder = new StringDecoder("utf8");
  const reader = createAppleReader();
  for await (const piece of pieces) reader.read(decoder.write(piece));
  const { text, left } = reader.result();
  return text.includes("\n", text.indexOf("\n") + 1)
    ? { text, left }
    : { fault: "It holds no readings that are kept here" };
}
