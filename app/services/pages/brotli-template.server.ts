import { promisify } from "node:util";
import { brotliDecompressSync, constants, createBrotliCompress, type BrotliCompress } from "node:zlib";

/** An uncompressed meta-block's length has four nibbles in the form that is written here. */
const LONGEST_RAW = 0xffff;
/** Which of several trees a letter is read with hangs on the two bytes before it (RFC 7932, 7.1). */
const CONTEXT = 2;
/** A filling may hold by chance what stands in the text; the next one does not. */
const TRIES = 3;

/** An uncompressed meta-block (RFC 7932, 9.2): not the last, four nibbles of length less one, the mark, and to the next whole byte. */
function raw(bytes: Buffer): Buffer {
  const head = ((bytes.length - 1) << 3) | (1 << 19);
  return Buffer.concat([Buffer.from([head & 0xff, (head >> 8) & 0xff, head >> 16]), bytes]);
}

/** Gives a compressor some text and takes what comes of it, to a whole byte. */
async function flushed(compressor: BrotliCompress, text: string): Promise<Buffer> {
  compressor.write(text);
  await promisify((flush: number, done: () => void) => compressor.flush(flush, done))(constants.BROTLI_OPERATION_FLUSH);
  return (compressor.read() as Buffer | null) ?? Buffer.alloc(0);
}

/**
 * A text with gaps, compressed once by Brotli, whose gaps are filled without compressing anything again.
 *
 * The first gap is a meta-block of its own that is stored as it is; at the others the compressor refers back to it, since all
 * gaps are filled alike. Two things of a filling show in the bytes behind it, and have to be the same for all: how long it is,
 * and its last two bytes. Whether it worked out is tried with other fillings before anything is sent.
 */
export class BrotliTemplate {
  private constructor(
    private readonly before: Buffer,
    private readonly after: Buffer | null,
    private readonly like: Buffer,
  ) {}

  /**
   * @param texts what stands around the gaps, in order: one more than there are gaps.
   * @param filling makes a new filling: each time another, as long as the last and with the same two bytes at its end.
   * @returns `null` where no template came of it.
   * @throws {RangeError} if a filling is empty, or longer than 65,535 bytes.
   */
  static async of(texts: readonly string[], filling: () => string): Promise<BrotliTemplate | null> {
    for (let time = 0; time < TRIES; time++) {
      const template = await BrotliTemplate.with(texts, filling());
      // Two: what a text has in common with one by chance, it has not with both.
      if (template.holds(texts, filling()) && template.holds(texts, filling())) return template;
    }
    return null;
  }

  private holds(texts: readonly string[], filling: string): boolean {
    try {
      return brotliDecompressSync(this.fill(filling)).equals(Buffer.from(texts.join(filling)));
    } catch {
      return false;
    }
  }

  private static async with([first = "", ...rest]: readonly string[], like: string): Promise<BrotliTemplate> {
    const bytes = Buffer.from(like);
    if (bytes.length === 0 || bytes.length > LONGEST_RAW)
      throw new RangeError("The filling has no length that can be stored");
    const compressor = createBrotliCompress({
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
    });
    const before = await flushed(compressor, first);
    // Compressed for what the compressor remembers of it; what it wrote is left out, and stands raw instead.
    if (rest.length > 0) await flushed(compressor, like);
    compressor.end(rest.join(like));
    const after = Buffer.concat((await compressor.toArray()) as Buffer[]);
    return rest.length > 0
      ? new BrotliTemplate(before, after, bytes)
      : new BrotliTemplate(Buffer.concat([before, after]), null, bytes);
  }

  /**
   * @param filling the same for each gap.
   * @returns the whole text, compressed (RFC 7932).
   * @throws {RangeError} if the filling is of another length or another end than those that it was made with.
   */
  fill(filling: string): Buffer {
    if (!this.after) return this.before;
    const bytes = Buffer.from(filling);
    const end = this.like.length - CONTEXT;
    if (
      bytes.length !== this.like.length ||
      bytes.compare(this.like, Math.max(0, end), this.like.length, Math.max(0, end)) !== 0
    ) {
      throw new RangeError("The filling is unlike those that the template was made with");
    }
    return Buffer.concat([this.before, raw(bytes), this.after]);
  }
}
