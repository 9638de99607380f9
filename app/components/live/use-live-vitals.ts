import type { VitalAlert } from "~/domain/vitals/alarms";
import type { HealthReading } from "~/domain/vitals/reading";
import type { HealthInsights } from "~/domain/vitals/trends";

/** What carries the values just now; `none` while nothing does. */
export type Transport = "websocket" | "sse" | "polling" | "none";

/** What a page was rendered with. Null where it could not be read. */
export type LiveStart = {
  latest: HealthReading[] | null;
  insights: HealthInsights | null;
  /** Newest first, at most five. */
  alerts: VitalAlert[];
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
  /** Until when the values are known to be the newest there are, ms since 1970: the last answer or heartbeat. */
  checkedAt: number;
  /** Nothing has been heard for so long that the values may be old. */
  isStale: boolean;
  /** The last attempt to fetch the values failed. */
  fetchFailed: boolean;
  /** Starts the channel anew and fetches (`Retry Connection`). */
  retry(): void;
  /** Fetches the values now. */
  refetch(): Promise<void>;
};

/** For now what the page came with. */
export function useLiveVitals(_patientId: number, start: LiveStart, _on: { alert?: (alert: VitalAlert) => void } = {}): LiveVitals {
  return {
    status: "closed",
    transport: "none",
    error: null,
    latest: start.latest,
    insights: start.insights,
    alerts: start.alerts,
    checkedAt: start.at,
    isStale: false,
    fetchFailed: false,
    retry: () => {},
    refetch: async () => {},
  };
}
