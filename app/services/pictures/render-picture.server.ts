import { fileTypeFromBuffer } from "file-type";
import { MAX_PICTURE_BYTES } from "~/domain/providers/picture";
import { PictureError } from "./picture-error.server";

/** Pixels of a side as served: twice what the largest avatar takes on a screen. */
const SIDE = 256;
/** Pixels of the original: what the largest cameras of phones make. More is a trap for memory. */
const MAX_PIXELS = 64_000_000;
/** Bytes as stored; noise of this size stays below it. */
const MAX_STORED_BYTES = 64 * 1024;

const READABLE = new Set(["image/jpeg", "image/png", "image/webp"]);

/** Loaded at the first picture: a process that never gets one does without. */
async function loadSharp() {
  const { default: sharp } = await import("sharp");
  // Of the many formats that libvips reads, only these.
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({
    operation: ["VipsForeignLoadJpegBuffer", "VipsForeignLoadPngBuffer", "VipsForeignLoadWebpBuffer"],
  });
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}
let library: ReturnType<typeof loadSharp> | undefined;

/** One at a time: each takes memory for its pixels. */
let turn: Promise<unknown> = Promise.resolve();

/**
 * Makes a square WebP of a picture that somebody sent. What is served is drawn again from the pixels: no byte of the
 * original is in it, nor where and by what it was taken.
 * @throws {PictureError} for what is no picture of a kind that we read.
 */
export function renderPicture(original: Uint8Array): Promise<Buffer> {
  const rendered = turn.then(() => render(original));
  turn = rendered.catch(() => {});
  return rendered;
}

async function render(original: Uint8Array): Promise<Buffer> {
  if (original.byteLength === 0) throw new PictureError("missing");
  if (original.byteLength > MAX_PICTURE_BYTES) throw new PictureError("size");
  const type = await fileTypeFromBuffer(original.subarray(0, 4100));
  if (!type || !READABLE.has(type.mime)) throw new PictureError("type");
  const sharp = await (library ??= loadSharp());
  let picture: Buffer;
  try {
    picture = await sharp(original, { limitInputPixels: MAX_PIXELS, failOn: "error" })
      .rotate()
      .resize(SIDE, SIDE, { fit: "cover" })
      .webp({ quality: 80 })
      .timeout({ seconds: 10 })
      .toBuffer();
  } catch {
    throw new PictureError("damaged");
  }
  if (picture.byteLength > MAX_STORED_BYTES) throw new PictureError("damaged");
  return picture;
}
