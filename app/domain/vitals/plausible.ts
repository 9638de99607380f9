import type { StoredReading } from "./reading";
import { VITAL_KINDS, type DeviceType } from "./types";
import { MINUTE_MS } from "~/domain/durations";

/** A reading before it is stored, in the unit of `VITAL_KINDS`. */
export type Measurement = Omit<StoredReading, "id">;

type Range = { low: number; high: number };

/**
 * What a living person's value can be at all, in the unit of `VITAL_KINDS`.
 * Wide on purpose: they catch another unit, a slipped point and a broken
 * sensor, never a bad illness. Pressures are what cuffs can show; of the rest
 * the bounds lie beyond what was ever reported of somebody who lived: a rate of
 * 480 a minute (Chhabra and others, 2012), 13.7 °C (Gilbert and others, Lancet
 * 2000) and 46.5 °C (Slovis and others, 1982), 635 kg and 212 g (press).
 */
export const PLAUSIBLE: Record<DeviceType, Range> = {
  heart_rate: { low: 10, high: 500 },
  blood_pressure: { low: 30, high: 350 },
  oxygen_sat: { low: 10, high: 100 },
  temperature: { low: 55, high: 116 },
  body_weight: { low: 0.2, high: 700 },
};
/** Diastolic pressure in mm[Hg]. */
export const PLAUSIBLE_DIASTOLIC: Range = { low: 10, high: 300 };

/** No device of today has older readings; a clock that begins anew says 1970. */
const EARLIEST = Date.UTC(1990, 0, 1);
/** How far ahead the clock of a device may be. */
const AHEAD_MS = 5 * MINUTE_MS;

/** For a pressure whose second number is missing without a word. */
export const TWO_PRESSURES = "Blood pressure has two values, like 120/80";

/** What is wrong with a reading, by its field. */
export type ReadingFault = { field: "value" | "diastolic" | "timestamp"; message: string };

/**
 * What cannot be right about a reading; nothing where it may be stored. A systolic pressure may stand alone: whether its
 * diastolic was left out or is known to be absent, only the form tells that it was sent in (`TWO_PRESSURES`).
 * @param now the server's time: a reading can be five minutes ahead of it at the most.
 */
export function readingFaults({ deviceType, value, diastolic, measuredAt }: Measurement, now: Date): ReadingFault[] {
  const faults: ReadingFault[] = [];
  const { label, unit } = VITAL_KINDS[deviceType];
  const fault = (field: ReadingFault["field"], message: string) => void faults.push({ field, message });
  const within = (range: Range, number: number) => number >= range.low && number <= range.high;

  const range = PLAUSIBLE[deviceType];
  if (!within(range, value)) fault("value", `${label} is between ${range.low} and ${range.high} ${unit}`);
  if (diastolic !== null && deviceType === "blood_pressure") {
    if (!within(PLAUSIBLE_DIASTOLIC, diastolic))
      fault(
        "diastolic",
        `Diastolic pressure is between ${PLAUSIBLE_DIASTOLIC.low} and ${PLAUSIBLE_DIASTOLIC.high} ${unit}`,
      );
    else if (diastolic >= value) fault("diastolic", "The first pressure is higher than the second");
  } else if (diastolic !== null) {
    fault("diastolic", `${label} has one value`);
  }
  const at = measuredAt.getTime();
  if (Number.isNaN(at)) fault("timestamp", "There is no such time");
  else if (at > now.getTime() + AHEAD_MS) fault("timestamp", "The time is in the future");
  else if (at < EARLIEST) fault("timestamp", "The time is before 1990");
  return faults;
}
