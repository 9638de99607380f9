import type { DateParts, Locale } from "~/domain/locale";

const date = ({ day, month, year }: DateParts) => `${day} de ${month} de ${year}`;
const dayAndDate = (parts: DateParts) => `${parts.weekday}, ${date(parts)}`;

export default {
  name: "Español",
  direction: "ltr",
  // Patients live in the United States.
  intl: "es-US",
  openGraph: "es_US",
  comma: ",",
  // "e" before the sound of i.
  and: (next) => (/^h?[ií](?![ae])/i.test(next) ? " e " : " y "),
  dayHalves: ["a. m.", "p. m."],
  midnight: "medianoche",
  date,
  day: dayAndDate,
  fullDay: dayAndDate,
  weekday: (name) => name,
  cityTime: (city) => `hora de ${city}`,
  universalTime: "UTC",
  ownClock: "en la hora de su zona",
  zones: {
    "America/New_York": { city: "Nueva York", label: "Este (Nueva York)" },
    "America/Chicago": { city: "Chicago", label: "Centro (Chicago)" },
    "America/Denver": { city: "Denver", label: "Montaña (Denver)" },
    "America/Phoenix": { city: "Phoenix", label: "Arizona (Phoenix)" },
    "America/Los_Angeles": { city: "Los Ángeles", label: "Pacífico (Los Ángeles)" },
    "America/Anchorage": { city: "Anchorage", label: "Alaska (Anchorage)" },
    "Pacific/Honolulu": { city: "Honolulu", label: "Hawái (Honolulu)" },
  },
} as const satisfies Locale;
