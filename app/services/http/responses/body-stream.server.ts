import type { AppContext } from "~/context";

/**
 * A response's body from chunks made one at a time, each only when the client
 * has taken in those before: memory does not grow with the length. When the
 * client goes, the source is told (its `finally` runs).
 */
export function streamBody(
  source: AsyncIterable<Uint8Array | string>,
  { drained, closed }: Pick<AppContext, "drained" | "closed">,
): ReadableStream<Uint8Array> {
  const chunks = source[Symbol.asyncIterator]() as AsyncIterator<Uint8Array | string, void>;
  const encoder = new TextEncoder();
  const end = () => chunks.return?.() ?? Promise.resolve();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        await drained();
        if (closed.aborted) {
          await end();
          return controller.close();
        }
        const next = await chunks.next();
        if (next.done) controller.close();
        else controller.enqueue(typeof next.value === "string" ? encoder.encode(next.value) : next.value);
      },
      async cancel() {
        await end();
      },
    },
    // Nothing is made ahead.
    { highWaterMark: 0 },
  );
}
