import type { AppContext } from "~/context";
import { ApiError } from "~/domain/errors";
import { isOutage } from "~/services/http/outage.server";
import { streamBody } from "~/services/http/stream-body.server";

/** A server-sent event. The data is JSON, which has no line ends of its own. */
const frame = ({ type, ...data }: { type: string }) => `event: ${type}\ndata: ${JSON.stringify(data)}\n\n`;

/**
 * An answer of server-sent events, for a POST that `fetch` reads. A failure
 * after the start is an event of its own: the status has gone out already.
 */
export function eventStream(
  events: AsyncIterable<{ type: string }>,
  app: Pick<AppContext, "drained" | "closed" | "log" | "underWay">,
  headers: Record<string, string> = {},
): Response {
  async function* frames() {
    app.underWay.assistantStreams += 1;
    try {
      for await (const event of events) yield frame(event);
    } catch (error) {
      if (app.closed.aborted) return;
      if (!(error instanceof ApiError)) app.log.error(error);
      const code = error instanceof ApiError ? error.code : isOutage(error) ? "unavailable" : "internal";
      yield frame({ type: "error", ...{ code } });
    } finally {
      app.underWay.assistantStreams -= 1;
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
