import { isObject } from "~/domain/type-guards";
import type { VitalAlert } from "./alarms";
import type { HealthReading } from "./reading";
import { readAlert, readReadings, type LeftOut } from "./received";

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

/**
 * Who has been told nothing for so long is told that there was nothing: a `vitals_response` with its own number and no
 * data.
 */
export const LIVE_BEAT_MS = 15_000;

/** The number of a message without one: nobody can tell whether it was told before. */
const UNNUMBERED = -1;

/** Reads a message; `null` for anything that is none (LIVE-05). Of its data what cannot be shown is left out. */
export function parseLiveMessage(text: string, now = new Date(), leaveOut: LeftOut = () => {}): LiveMessage | null {
  let message: unknown;
  try {
    message = JSON.parse(text);
  } catch {
    message = null;
  }
  const { type, seq, data } = isObject(message) ? message : {};
  if ((type !== "vitals_response" && type !== "vitals_update") || !isObject(data)) {
    leaveOut("message");
    return null;
  }
  return {
    type,
    seq: Number.isSafeInteger(seq) ? (seq as number) : UNNUMBERED,
    data: readData(data, now, leaveOut),
  };
}

function readData(sent: Record<string, unknown>, now: Date, leaveOut: LeftOut): LiveData {
  const data: LiveData = {};
  const readings = sent.readings === undefined ? null : readReadings(sent.readings, leaveOut);
  if (readings) data.readings = readings;
  for (const name of ["alert", "acknowledged"] as const) {
    const alert = readAlert(sent[name], now);
    if (alert) data[name] = alert;
    else if (sent[name] !== undefined) leaveOut("alert");
  }
  // Whatever was not understood may have changed what a screen shows.
  if (Object.keys(sent).some((name) => !Object.hasOwn(data, name))) data.changed = true;
  return data;
}
