import { startTransition, useCallback, useEffect, useRef, useState } from "react";
import type { VitalAlert } from "~/domain/vitals/alarms";
import type { HealthReading } from "~/domain/vitals/reading";
import type { Snoozed } from "~/domain/vitals/snooze";
import type { HealthInsights } from "~/domain/vitals/trends";
import { firstState, keepVitals } from "./keep-vitals";

/** What carries the values just now; `none` while nothing does. */
export type Transport = "websocket" | "sse" | "polling" | "none";

/** What a page was rendered with. Null where it could not be read. */
export type LiveStart = {
  latest: HealthReading[] | null;
  insights: HealthInsights | null;
  /** Newest first, at most five. */
  alerts: VitalAlert[];
  snoozed: Snoozed;
  /** The patient's newest event that this takes account of. */
  seq: number;
  /** When the server rendered it, ms since 1970. */
  at: number;
};

export type LiveVitals = {
  /** Of the live connection (LIVE-06). */
  status: "connecting" | "open" | "closed";
  transport: Transport;
  error: "Real-time connection lost" | "WebSocket connection failed" | null;
  latest: HealthReading[] | null;
  insights: HealthInsights | null;
  alerts: VitalAlert[];
  /** Whoever silenced them, wherever. */
  snoozed: Snoozed;
  /** Until when the values are known to be the newest there are, ms since 1970: the last answer or heartbeat. */
  checkedAt: number;
  /** Nothing has been heard for so long that the values may be old. */
  isStale: boolean;
  /** The last attempt to fetch the values failed. */
  fetchFailed: boolean;
  /** The session is over, or the record is not open to its user any more; nothing is fetched until `retry`. */
  hasEnded: boolean;
  /** Starts the channel anew and fetches (`Retry Connection`). */
  retry(): void;
  /** Fetches the values now. */
  refetch(): Promise<void>;
};

/** Keeps a page's vitals live. On the server, and until the page is hydrated, they are what the page came with. */
export function useLiveVitals(
  patientId: number,
  start: LiveStart,
  on: { alert?: (alert: VitalAlert, snoozed: Snoozed) => void } = {},
): LiveVitals {
  const [state, setState] = useState(() => firstState(start));
  const live = useRef<ReturnType<typeof keepVitals>>();
  const latest = useRef({ start, on });
  useEffect(() => {
    latest.current = { start, on };
  });

  useEffect(() => {
    const kept = keepVitals({
      patientId,
      start: latest.current.start,
      page: location,
      lines: window,
      // A value that arrives may wait for a tap on the page, and is drawn in pieces that let one through.
      on: {
        change: (changed) => startTransition(() => setState(changed)),
        alert: (...told) => latest.current.on.alert?.(...told),
      },
    });
    live.current = kept;
    // Opening a connection takes an old phone a while: in a task of its own, after the page's.
    const beginning = setTimeout(kept.begin);
    const onVisible = () => void (document.visibilityState === "visible" && kept.wake());
    // A page with an open connection is not kept for the way back; one that comes back has lost its own.
    const onShow = ({ persisted }: PageTransitionEvent) => void (persisted && kept.retry());
    document.addEventListener("visibilitychange", onVisible);
    window.addEventListener("online", kept.wake);
    window.addEventListener("offline", kept.wake);
    window.addEventListener("pagehide", kept.stop);
    window.addEventListener("pageshow", onShow);
    return () => {
      document.removeEventListener("visibilitychange", onVisible);
      window.removeEventListener("online", kept.wake);
      window.removeEventListener("offline", kept.wake);
      window.removeEventListener("pagehide", kept.stop);
      window.removeEventListener("pageshow", onShow);
      clearTimeout(beginning);
      kept.stop();
    };
  }, [patientId]);
  useEffect(() => live.current?.renew(start), [start]);

  const retry = useCallback(() => live.current?.retry(), []);
  const refetch = useCallback(async () => live.current?.refetch(), []);
  return { ...state, retry, refetch };
}
