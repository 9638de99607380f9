import { formatMoment, zoneTime } from "~/domain/moments";
import { formatClock, wallClock, zoneCity } from "~/domain/zones";

/** Whether two zones' clocks show the same at an instant. */
function agree(one: string, other: string, at: Date): boolean {
  const [a, b] = [wallClock(one, at), wallClock(other, at)];
  return a.date === b.date && a.hour === b.hour && a.minute === b.minute;
}

/**
 * An appointment's time on the specialist's clock and, where it differs, on the
 * patient's: `Tue, Nov 24, 2026, 9:30 AM Chicago time (10:30 AM New York time)`.
 * @param patientZone empty where it is not known.
 */
export function onBothClocks(at: Date, specialistZone: string, patientZone: string): string {
  const own = `${formatMoment(at, specialistZone)} ${zoneTime(specialistZone)}`;
  if (!patientZone || agree(specialistZone, patientZone, at)) return own;
  return `${own} (${elsewhere(at, specialistZone, patientZone)} time)`;
}

/** The same instant on another clock, with the day where that differs: `Wed 12:30 AM New York`. */
function elsewhere(at: Date, zone: string, other: string): string {
  const [own, there] = [wallClock(zone, at), wallClock(other, at)];
  return `${own.date === there.date ? "" : `${there.weekday} `}${formatClock(there)} ${zoneCity(other)}`;
}

/** A time in a list of one day's: `9:30 AM`, and where it differs the patient's clock: `9:30 AM (12:30 PM New York)`. */
export function timeOnBothClocks(at: Date, specialistZone: string, patientZone: string): string {
  const own = formatClock(wallClock(specialistZone, at));
  return !patientZone || agree(specialistZone, patientZone, at) ? own : `${own} (${elsewhere(at, specialistZone, patientZone)})`;
}
