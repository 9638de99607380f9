import type { PictureFault } from "~/domain/providers/picture";

/** A picture that is not taken, and why. */
export class PictureError extends Error {
  override name = "PictureError";
  constructor(readonly fault: PictureFault) {
    super(`The picture is not taken: ${fault}`);
  }
}
