import { LANGUAGES, type Language } from "./language";
import type { IsoDate } from "./dates";
import { OFFERED_ZONES, type TimeZone } from "./providers/constants";

/*
 * How each language says days, hours and zones. English is written by hand in
 * `moments.ts` and `zones.ts`. Of the others, `Intl` gives the names of days and
 * months, which all engines write alike; their order and the halves of the day,
 * in which engines differ by spaces, stand here: a page must say in the browser
 * what it said on the server.
 */

type DateParts = { weekday: string; day: string; month: string; year: string };
type Translated = Exclude<Language, "en">;

const DATES: Record<Translated, (parts: DateParts) => string> = {
  es: ({ day, month, year }) => `${day} de ${month} de ${year}`,
  ar: ({ day, month, year }) => `${day} ${month} ${year}`,
};
export const COMMAS: Record<Language, string> = { en: ",", es: ",", ar: "،" };

/** The halves of the day, before and after noon. */
const HALVES: Record<Language, readonly [string, string]> = {
  en: ["AM", "PM"],
  es: ["a. m.", "p. m."],
  ar: ["ص", "م"],
};

/** The midnight with which a day ends. */
export const MIDNIGHT_WORD: Record<Language, string> = { en: "midnight", es: "medianoche", ar: "منتصف الليل" };

/** A zone's clock by the name of its city. */
export const CITY_TIME: Record<Language, (city: string) => string> = {
  en: (city) => `${city} time`,
  es: (city) => `hora de ${city}`,
  ar: (city) => `بتوقيت ${city}`,
};

/** Universal time, as it is called beside a time of day. */
export const UNIVERSAL_TIME: Record<Language, string> = { en: "UTC", es: "UTC", ar: "بالتوقيت العالمي المنسق" };

/** What is said where no zone is known. */
export const OWN_CLOCK: Record<Language, string> = {
  en: "on your own clock",
  es: "en la hora de su zona",
  ar: "بتوقيتك المحلي",
};

const ZONES: Record<Translated, Record<TimeZone | "America/Phoenix", { city: string; label: string }>> = {
  es: {
    "America/New_York": { city: "Nueva York", label: "Este (Nueva York)" },
    "America/Chicago": { city: "Chicago", label: "Centro (Chicago)" },
    "America/Denver": { city: "Denver", label: "Montaña (Denver)" },
    "America/Phoenix": { city: "Phoenix", label: "Arizona (Phoenix)" },
    "America/Los_Angeles": { city: "Los Ángeles", label: "Pacífico (Los Ángeles)" },
    "America/Anchorage": { city: "Anchorage", label: "Alaska (Anchorage)" },
    "Pacific/Honolulu": { city: "Honolulu", label: "Hawái (Honolulu)" },
  },
  ar: {
    "America/New_York": { city: "نيويورك", label: "التوقيت الشرقي (نيويورك)" },
    "America/Chicago": { city: "شيكاغو", label: "التوقيت الأوسط (شيكاغو)" },
    "America/Denver": { city: "دنفر", label: "التوقيت الجبلي (دنفر)" },
    "America/Phoenix": { city: "فينيكس", label: "أريزونا (فينيكس)" },
    "America/Los_Angeles": { city: "لوس أنجلوس", label: "توقيت المحيط الهادئ (لوس أنجلوس)" },
    "America/Anchorage": { city: "أنكوراج", label: "توقيت ألاسكا (أنكوراج)" },
    "Pacific/Honolulu": { city: "هونولولو", label: "توقيت هاواي (هونولولو)" },
  },
};

const known = (zone: string, language: Language) =>
  language === "en"
    ? undefined
    : (ZONES[language] as Record<string, { city: string; label: string } | undefined>)[zone];

/** A zone's name as people say it: `New York`, `Honolulu`. */
export const zoneCity = (zone: string, language: Language = "en") =>
  known(zone, language)?.city ?? (zone.split("/").pop() ?? zone).replaceAll("_", " ");

/** A zone of the network with its area: `Eastern (New York)`; any other by its city. */
export const zoneLabel = (zone: string, language: Language = "en") =>
  known(zone, language)?.label ?? OFFERED_ZONES.find(({ value }) => value === zone)?.label ?? zoneCity(zone, language);

/** Formatters are dear to make. One for each language and zone of a visitor; no more than a fleet of visitors has. */
const formatters = new Map<string, Intl.DateTimeFormat>();
const MOST_FORMATTERS = 500;

function parts(instant: Date, zone: string, language: Translated): DateParts {
  const key = `${language} ${zone}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat(LANGUAGES[language].locale, {
      timeZone: zone,
      weekday: "long",
      day: "numeric",
      month: "long",
      year: "numeric",
    });
    if (formatters.size >= MOST_FORMATTERS) formatters.clear();
    formatters.set(key, formatter);
  }
  return Object.fromEntries(formatter.formatToParts(instant).map(({ type, value }) => [type, value])) as DateParts;
}

/** An instant's date on a zone's clock, in a language that is not English: `martes, 3 de noviembre de 2026`. */
export const dateWords = (instant: Date, zone: string, language: Translated) => {
  const said = parts(instant, zone, language);
  return `${said.weekday}${COMMAS[language]} ${DATES[language](said)}`;
};

/** A day of the calendar, in a language that is not English: `14 de marzo de 1980`. */
export const calendarWords = (date: IsoDate, language: Translated) =>
  DATES[language](parts(new Date(`${date}T12:00:00Z`), "UTC", language));

/** The name of an instant's day on a zone's clock, in a language that is not English: `martes`. */
export const weekdayWord = (instant: Date, zone: string, language: Translated) =>
  parts(instant, zone, language).weekday;

/** A time of day: `9:00 AM`; in all languages on the clock of twelve hours that the country has. */
export const formatClock = ({ hour, minute }: { hour: number; minute: number }, language: Language = "en") =>
  `${((hour + 11) % 12) + 1}:${String(minute).padStart(2, "0")} ${HALVES[language][hour < 12 ? 0 : 1]}`;

/** A time as booking writes it (`09:30 AM`), in words; English keeps it as it is. */
export function slotWords(slot: string, language: Language): string {
  const [, hour, minute, half] = /^(\d\d):(\d\d) ([AP])M$/.exec(slot) ?? [];
  if (language === "en" || hour === undefined) return slot;
  return formatClock({ hour: (Number(hour) % 12) + (half === "P" ? 12 : 0), minute: Number(minute) }, language);
}
