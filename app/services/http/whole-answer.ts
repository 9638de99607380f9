/**
 * A response whose whole text is at hand. `Response` would make a stream of it, for somebody to read it back piece by piece,
 * to compress it piece by piece and to send it so: a quarter of what a page costs.
 *
 * It has no `body`. Whoever may be given one reads it by `text()`, or sends it (`remixAnswerer`).
 */
export class WholeAnswer extends Response {
  constructor(
    readonly whole: string,
    init: ResponseInit,
  ) {
    super(null, init);
  }

  override text(): Promise<string> {
    return Promise.resolve(this.whole);
  }
}

/** The routes are built as a program of their own, whose classes are not the server's. */
export const isWhole = (response: Response): response is WholeAnswer => "whole" in response;
