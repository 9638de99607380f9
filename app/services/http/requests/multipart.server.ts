import type { Busboy } from "busboy";

/** So much is gathered before the parser looks at it: a body in pieces of one byte is no more work than any other. */
const PIECE_BYTES = 64 * 1024;
/** A connection that has been silent for so long is given up. */
const SILENCE_MS = 30_000;

type Bounds = {
  /** Ends when the client is gone. */
  closed: AbortSignal;
  maxBytes: number;
  /** What is thrown for a body that ends too early, says nothing for too long or is no multipart. */
  malformed: () => unknown;
  /** What is thrown for a body that is too long. */
  tooLarge: () => unknown;
};

/**
 * Passes a request's body to a parser of multipart forms, at the speed at which the parser's files are consumed. The
 * body is never canceled: that would reset the connection before the answer is read (see `drainBody`).
 * @throws what `malformed` and `tooLarge` make.
 */
export async function pipeToParser(parser: Busboy, request: Request, bounds: Bounds): Promise<void> {
  const { closed, maxBytes, malformed, tooLarge } = bounds;
  if (!request.body) throw malformed();
  const reader = (request.body as ReadableStream<Uint8Array>).getReader();
  let isStopped = false;
  let stop = () => {};
  const giveUp = () => {
    isStopped = true;
    stop();
  };
  /**
   * Waits for work unless all is given up. No `Promise.race`: each would stay with the one that lasts, byte by byte.
   */
  const unlessStopped = <Result>(work: Promise<Result>) =>
    new Promise<Result>((resolve, reject) => {
      // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors -- an action may throw a response
      stop = () => reject(malformed());
      if (isStopped) stop();
      work.then(resolve, reject);
    });
  parser.on("error", giveUp);
  if (closed.aborted) giveUp();
  closed.addEventListener("abort", giveUp, { once: true });
  const ended = new Promise<void>((resolve) => parser.once("close", resolve));
  const silence = setTimeout(giveUp, SILENCE_MS);
  let gathered: Uint8Array[] = [];
  let length = 0;
  const pass = async () => {
    const isReady = parser.write(Buffer.concat(gathered));
    gathered = [];
    length = 0;
    if (!isReady) await unlessStopped(new Promise((resolve) => parser.once("drain", resolve)));
  };
  try {
    let received = 0;
    for (;;) {
      const { done, value } = await unlessStopped(reader.read());
      if (done) break;
      silence.refresh();
      received += value.byteLength;
      if (received > maxBytes) throw tooLarge();
      gathered.push(value);
      length += value.byteLength;
      if (length >= PIECE_BYTES) await pass();
    }
    if (length > 0) await pass();
    // From here on it is whoever consumes the files that takes their time.
    clearTimeout(silence);
    parser.end();
    await unlessStopped(ended);
  } catch (error) {
    // Ends the file that is just arriving, and with it what consumes it.
    parser.destroy(new Error("The request was given up"));
    throw error;
  } finally {
    clearTimeout(silence);
    closed.removeEventListener("abort", giveUp);
    reader.releaseLock();
  }
}
