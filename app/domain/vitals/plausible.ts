import { message, type Message } from "~/domain/message";
import { SERVER_KINDS } from "./kinds";
import type { Range } from "./kinds/kind";
import { unitMessage, type StoredReading } from "./reading";
import { VITAL_KINDS } from "./types";
import { MINUTE_MS } from "~/domain/durations";

/** A reading before it is stored, in the unit of `VITAL_KINDS`. */
export type Measurement = Omit<StoredReading, "id">;

/** No device of today has older readings; a clock that begins again says 1970. */
const EARLIEST = Date.UTC(1990, 0, 1);
/** How far ahead the clock of a device may be. */
const AHEAD_MS = 5 * MINUTE_MS;

/** For a pressure whose second number is missing without a word. */
export const TWO_PRESSURES = message("Blood pressure has two values, like 120/80");

/** What is wrong with a reading, by its field. */
export type ReadingFault = { field: "value" | "diastolic" | "timestamp"; message: Message };

/**
 * What cannot be right about a reading; nothing where it may be stored. A systolic pressure may stand alone: whether
 * its diastolic was left out or is known to be absent, only the form tells that it was sent in (`TWO_PRESSURES`).
 * @param now the server's time: a reading can be five minutes ahead of it at the most.
 */
export function readingFaults({ deviceType, value, diastolic, measuredAt }: Measurement, now: Date): ReadingFault[] {
  const faults: ReadingFault[] = [];
  const { label, unit } = VITAL_KINDS[deviceType];
  const fault = (field: ReadingFault["field"], what: Message) => void faults.push({ field, message: what });
  const between = (named: typeof label | "Diastolic pressure", { low, high }: Range) =>
    message("{label} is between {least} and {most} {unit}", {
      label: message(named),
      least: low,
      most: high,
      unit: unitMessage(unit),
    });
  const within = (range: Range, number: number) => number >= range.low && number <= range.high;

  const { plausible: range, diastolic: second } = SERVER_KINDS[deviceType];
  if (!within(range, value)) fault("value", between(label, range));
  if (diastolic !== null && second) {
    if (!within(second.plausible, diastolic)) fault("diastolic", between("Diastolic pressure", second.plausible));
    else if (diastolic >= value) fault("diastolic", message("The first pressure is higher than the second"));
  } else if (diastolic !== null) {
    fault("diastolic", message("{label} has one value", { label: message(label) }));
  }
  const at = measuredAt.getTime();
  if (Number.isNaN(at)) fault("timestamp", message("There is no such time"));
  else if (at > now.getTime() + AHEAD_MS) fault("timestamp", message("The time is in the future"));
  else if (at < EARLIEST) fault("timestamp", message("The time is before 1990"));
  return faults;
}
