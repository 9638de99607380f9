import type { VitalAlert } from "./alarms";
import type { HealthReading } from "./reading";

/**
 * What happened, as the table keeps it and the channel tells it: new readings
 * (the newest of each type that came at once), an alert that was raised or
 * cleared, or one that somebody acknowledged.
 */
export type LiveData = {
  readings?: HealthReading[];
  alert?: VitalAlert;
  /** An alert as it stands after somebody acknowledged it. */
  acknowledged?: VitalAlert;
  /** Something else that a screen shows has changed: readings taken out, a snooze, limits. Look again. */
  changed?: true;
};

/**
 * A message of the channel (LIVE-03), the same on the WebSocket and as the data
 * of a server-sent event. `vitals_response` comes once on open and holds the
 * latest readings; `vitals_update` is an event. `seq` counts the patient's
 * events; of a response it is the newest that it takes account of.
 */
export type LiveMessage = { type: "vitals_response" | "vitals_update"; seq: number; data: LiveData };

/** Who has been told nothing for so long is told that there was nothing: a `vitals_response` with its own number and no data. */
export const LIVE_BEAT_MS = 15_000;

/** The number of a message without one: nobody can tell whether it was told before. */
export const UNNUMBERED = -1;

/** Reads a message; `null` for anything that is none (LIVE-05). Written by hand: zod would weigh more than the screen. */
export function parseLiveMessage(text: string): LiveMessage | null {
  try {
    const message = JSON.parse(text) as Partial<LiveMessage> | null;
    const isOne =
      (message?.type === "vitals_response" || message?.type === "vitals_update") &&
      typeof message.data === "object" &&
      message.data !== null;
    return isOne
      ? ({ ...message, seq: Number.isSafeInteger(message.seq) ? message.seq : UNNUMBERED } as LiveMessage)
      : null;
  } catch {
    return null;
  }
}
