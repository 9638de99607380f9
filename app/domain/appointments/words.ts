import type { Language } from "~/domain/language";
import { formatWeekday, zonedMoment, zoneTime } from "~/domain/moments";
import { formatClock, zoneCity } from "~/domain/time-words";
import { wallClock } from "~/domain/zones";

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
export function onBothClocks(at: Date, specialistZone: string, patientZone: string, language: Language = "en"): string {
  const own = zonedMoment(at, specialistZone, language);
  if (!patientZone || agree(specialistZone, patientZone, at)) return own;
  return `${own} (${clockElsewhere(at, specialistZone, patientZone, language)} ${zoneTime(patientZone, language)})`;
}

/** The same instant on another clock, with the day where that differs: `Wed 12:30 AM`. */
function clockElsewhere(at: Date, zone: string, other: string, language: Language): string {
  const [own, there] = [wallClock(zone, at), wallClock(other, at)];
  return `${own.date === there.date ? "" : `${formatWeekday(at, other, language)} `}${formatClock(there, language)}`;
}

/**
 * A time in a list of one day's: `9:30 AM`, and where it differs the patient's clock: `9:30 AM (12:30 PM New York)`.
 */
export function timeOnBothClocks(
  at: Date,
  specialistZone: string,
  patientZone: string,
  language: Language = "en",
): string {
  const own = formatClock(wallClock(specialistZone, at), language);
  if (!patientZone || agree(specialistZone, patientZone, at)) return own;
  return `${own} (${clockElsewhere(at, specialistZone, patientZone, language)} ${zoneCity(patientZone, language)})`;
}
