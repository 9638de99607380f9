import type { IsoDate } from "./dates";
import { LANGUAGES, SOURCE_LANGUAGE, type Language } from "./language";
import type { DateParts, Locale } from "./locale";
import { OFFERED_ZONES } from "./providers/constants";

const zoneNames = (zone: string, language: Language) => {
  const { zones }: Locale = LANGUAGES[language];
  return zones[zone];
};

/** A zone's name as people say it: `New York`, `Honolulu`. */
export const zoneCity = (zone: string, language: Language = "en") =>
  zoneNames(zone, language)?.city ?? (zone.split("/").pop() ?? zone).replaceAll("_", " ");

/** A zone of the network with its area: `Eastern (New York)`; any other by its city. */
export const zoneLabel = (zone: string, language: Language = "en") =>
  zoneNames(zone, language)?.label ??
  OFFERED_ZONES.find(({ value }) => value === zone)?.label ??
  zoneCity(zone, language);

/**
 * The names of months and weekdays, which all engines write alike. Formatters are dear to make: one for each language.
 */
const names = new Map<Language, { months: string[]; weekdays: string[] }>();

function namesIn(language: Language) {
  const known = names.get(language);
  if (known) return known;
  const say = (part: "month" | "weekday", days: Date[]) => {
    const formatter = new Intl.DateTimeFormat(LANGUAGES[language].intl, { [part]: "long", timeZone: "UTC" });
    return days.map((day) => formatter.format(day));
  };
  const made = {
    months: say(
      "month",
      Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2023, month, 1))),
    ),
    // The first of January 2023 was a Sunday.
    weekdays: say(
      "weekday",
      Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2023, 0, 1 + day))),
    ),
  };
  names.set(language, made);
  return made;
}

/** A day of the calendar in a language's names and numbers. */
export function dateParts(date: IsoDate, language: Language): DateParts {
  const [year, month, day] = date.split("-").map(Number) as [number, number, number];
  const { months, weekdays } = namesIn(language);
  return {
    weekday: weekdays[new Date(`${date}T12:00:00Z`).getUTCDay()]!,
    day: String(day),
    month: months[month - 1]!,
    year: String(year),
  };
}

/** A time of day: `9:00 AM`; in all languages on the clock of twelve hours that the country has. */
export const formatClock = ({ hour, minute }: { hour: number; minute: number }, language: Language = "en") =>
  `${((hour + 11) % 12) + 1}:${String(minute).padStart(2, "0")} ${LANGUAGES[language].dayHalves[hour < 12 ? 0 : 1]}`;

/** A time as booking writes it (`09:30 AM`), in words; English keeps it as the specification writes it. */
export function slotWords(slot: string, language: Language): string {
  const [, hour, minute, half] = /^(\d\d):(\d\d) ([AP])M$/.exec(slot) ?? [];
  if (language === SOURCE_LANGUAGE || hour === undefined) return slot;
  return formatClock({ hour: (Number(hour) % 12) + (half === "P" ? 12 : 0), minute: Number(minute) }, language);
}
