import { constants, deflateRawSync } from "node:zlib";

/** Of CRC-32 as gzip has it (RFC 1952, 8), its bits in reverse. */
const POLYNOMIAL = 0xedb88320;
const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  for (let bit = 0; bit < 8; bit++) byte = byte & 1 ? (byte >>> 1) ^ POLYNOMIAL : byte >>> 1;
  return byte;
});

/** @returns the CRC-32 of what came before and these bytes. */
export function crc32(bytes: Uint8Array, before = 0): number {
  let crc = ~before;
  for (const byte of bytes) crc = TABLE[(crc ^ byte) & 0xff]! ^ (crc >>> 8);
  return ~crc >>> 0;
}

/** The product of two polynomials over GF(2), modulo the CRC's; the highest bit is the constant term. */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 0x80000000; bit !== 0; bit >>>= 1) {
    if (a & bit) product ^= b;
    b = b & 1 ? (b >>> 1) ^ POLYNOMIAL : b >>> 1;
  }
  return product >>> 0;
}

/** x to the power of 8 times `length`: what a CRC is multiplied with when so many bytes come behind it. */
function shift(length: number): number {
  let result = 0x80000000;
  // x⁸, and by squaring its powers of two.
  for (let square = 0x00800000; length > 0; length = Math.floor(length / 2)) {
    if (length % 2 === 1) result = times(square, result);
    square = times(square, square);
  }
  return result;
}

/** First bytes of a gzip file: deflate, no name, no time, of no system. */
const HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 255]);
/** An empty last block (RFC 1951, 3.2.6). */
const LAST = Buffer.from([3, 0]);
/** A stored block's length has 16 bits. */
const LONGEST_STORED = 0xffff;

type Part = { deflated: Buffer; crc: number; shift: number; length: number };

/**
 * A text with gaps, compressed once, whose gaps are filled without compressing
 * anything again: each part between two gaps ends on a whole byte and refers to
 * nothing before it (a full flush), what fills a gap is stored as it is between
 * two of them, and the checksum is put together from the parts' own (as zlib's
 * `crc32_combine` does).
 */
export class GzipTemplate {
  private readonly parts: Part[];

  /** @param texts what stands around the gaps, in order: one more than there are gaps. */
  constructor(texts: readonly string[]) {
    this.parts = texts.map((text) => {
      const bytes = Buffer.from(text);
      return {
        deflated: deflateRawSync(bytes, { level: 9, finishFlush: constants.Z_FULL_FLUSH }),
        crc: crc32(bytes),
        shift: shift(bytes.length),
        length: bytes.length,
      };
    });
  }

  /**
   * @param filling the same for each gap.
   * @returns a gzip file (RFC 1952) of the text.
   * @throws {RangeError} if the filling is longer than 65,535 bytes.
   */
  fill(filling: string): Buffer {
    const bytes = Buffer.from(filling);
    if (bytes.length > LONGEST_STORED) throw new RangeError("The filling is too long");
    const block = Buffer.alloc(5 + bytes.length);
    block.writeUInt16LE(bytes.length, 1);
    block.writeUInt16LE(~bytes.length & 0xffff, 3);
    bytes.copy(block, 5);

    const pieces: Buffer[] = [HEAD];
    let [crc, length] = [0, 0];
    for (const [index, part] of this.parts.entries()) {
      if (index > 0) {
        pieces.push(block);
        crc = crc32(bytes, crc);
        length += bytes.length;
      }
      pieces.push(part.deflated);
      crc = (times(part.shift, crc) ^ part.crc) >>> 0;
      length += part.length;
    }
    const tail = Buffer.alloc(8);
    tail.writeUInt32LE(crc, 0);
    tail.writeUInt32LE(length % 2 ** 32, 4);
    return Buffer.concat([...pieces, LAST, tail]);
  }
}
