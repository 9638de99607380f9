import type { AppContext } from "~/context";
import { MINUTE_MS } from "~/domain/durations";
import { ApiError } from "~/domain/errors";
import { LIVE_BEAT_MS } from "~/domain/vitals/live";
import { requireWithinLimit } from "~/services/http/limits/rate-limits.server";
import { streamBody } from "~/services/http/responses/body-stream.server";
import type { Outgoing } from "./hub.server";
import type { OpenedLive } from "./live.server";

/** Messages that wait for a client; whoever takes them in more slowly is told the rest from the table. */
const ROOM = 32;
/**
 * About so long a stream lasts. Then the client comes back with the number of
 * its last event, asked again whether it may: a proxy that would cut it, and one
 * that has gone unnoticed, cost a minute.
 */
const LASTS_MS = MINUTE_MS;

const HEADERS = {
  "Content-Type": "text/event-stream; charset=utf-8",
  // A proxy that gathers or repacks would turn the stream into one late piece.
  "Cache-Control": "no-store, no-transform",
  "X-Accel-Buffering": "no",
};

const frame = ({ type, seq, text }: Outgoing) => `event: ${type}\nid: ${seq}\ndata: ${text}\n\n`;

/**
 * The live channel as server-sent events: the same messages as on the WebSocket,
 * with their numbers as ids.
 * @param after the number that the client had last; null: from now on.
 * @throws {ApiError} 429, 503 where there are too many connections.
 */
export function liveStream(
  opened: OpenedLive,
  after: number | null,
  { live, drained, closed }: Pick<AppContext, "live" | "drained" | "closed">,
): Response {
  let queue: Outgoing[] = [];
  let wasFull = false;
  let hasEnded = false;
  let wake = () => {};
  const subscribed = live.subscribe(opened, after, {
    transport: "event-stream",
    take(message) {
      wasFull = queue.length >= ROOM;
      if (wasFull) return false;
      queue.push(message);
      wake();
      return true;
    },
    end() {
      hasEnded = true;
      wake();
    },
  });
  if (!subscribed.allowed) {
    const { isFull, retryAfterSeconds } = subscribed;
    if (!isFull) requireWithinLimit({ allowed: false, retryAfterSeconds });
    throw new ApiError("unavailable", "There are too many live connections. Try again shortly.", { retryAfterSeconds });
  }
  const { subscription } = subscribed;
  // A client that goes before the first byte never starts what is below.
  const gone = () => {
    subscription.leave();
    wake();
  };
  if (closed.aborted) gone();
  closed.addEventListener("abort", gone, { once: true });

  /** Resolves when there is something to do, or after the time: true. */
  const pause = (milliseconds: number) =>
    new Promise<boolean>((resolve) => {
      const timer = setTimeout(() => resolve(true), milliseconds);
      wake = () => {
        clearTimeout(timer);
        resolve(false);
      };
    });

  async function* frames() {
    try {
      // Not all at once after a restart.
      yield `retry: ${1_000 + Math.round(Math.random() * 2_000)}\n\n`;
      const until = Date.now() + LASTS_MS * (0.85 + 0.3 * Math.random());
      // What was taken before the end goes out before it.
      while (!closed.aborted && (queue.length > 0 || (!hasEnded && Date.now() < until))) {
        if (queue.length > 0) {
          const told = queue;
          queue = [];
          if (wasFull) subscription.resume();
          wasFull = false;
          yield told.map(frame).join("");
        } else if (await pause(Math.min(LIVE_BEAT_MS, Math.max(0, until - Date.now())))) {
          yield frame(subscription.beat());
        }
      }
    } finally {
      subscription.leave();
    }
  }
  return new Response(streamBody(frames(), { drained, closed }), { headers: HEADERS });
}

/** The headers alone, for HEAD. */
export const liveStreamHead = () => new Response(null, { headers: HEADERS });

/** A number of an event, as a client gives it back; null for anything else. */
export function eventNumber(text: string | null): number | null {
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null;
}
