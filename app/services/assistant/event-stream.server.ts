import type { AppContext } from "~/context";
import { ApiError } from "~/domain/errors";
import { isUnavailable } from "~/services/http/responses/unavailable.server";
import { streamBody } from "~/services/http/responses/body-stream.server";

/** A server-sent event. The data is JSON, which has no line ends of its own. */
const frame = ({ type, ...data }: { type: string }) => `event: ${type}\ndata: ${JSON.stringify(data)}\n\n`;

/**
 * An answer of server-sent events, for a POST that `fetch` reads. A failure
 * after the start is an event of its own: the status has gone out already.
 */
export function eventStream(
  events: AsyncIterable<{ type: string }>,
  app: Pick<AppContext, "drained" | "closed" | "log" | "inFlight">,
  headers: Record<string, string> = {},
): Response {
  async function* frames() {
    app.inFlight.assistantStreams += 1;
    try {
      for await (const event of events) yield frame(event);
    } catch (error) {
      if (app.closed.aborted) return;
      if (!(error instanceof ApiError)) app.log.error(error);
      const code = error instanceof ApiError ? error.code : isUnavailable(error) ? "unavailable" : "internal";
      yield frame({ type: "error", ...{ code } });
    } finally {
      app.inFlight.assistantStreams -= 1;
    }
  }
  return new Response(streamBody(frames(), app), {
    headers: {
      "Content-Type": "text/event-stream; charset=utf-8",
      // A proxy that gathers or repacks would turn the stream into one late piece.
      "Cache-Control": "no-store, no-transform",
      "X-Accel-Buffering": "no",
      ...headers,
    },
  });
}
