import { useHydrated } from "remix-utils/use-hydrated";
import { LANGUAGES, type Language } from "~/domain/language";
import { formatMoment, zoneTime } from "~/domain/moments";
import { useLanguage } from "./words";

const OPTIONS: Intl.DateTimeFormatOptions = { dateStyle: "medium", timeStyle: "short" };

/**
 * An instant on the reader's clock; until script says which that is, in UTC and marked so.
 * @param zone the reader's, where they have told it: then that, by name.
 */
export function LocalTime({ iso, zone }: { iso: string; zone?: string }) {
  const hydrated = useHydrated();
  const language = useLanguage();
  const unknown = () => (zone ? `${formatMoment(new Date(iso), zone, language)} (${zoneTime(zone, language)})` : inUtc(iso, language));
  const text = hydrated ? new Intl.DateTimeFormat(LANGUAGES[language].locale, OPTIONS).format(new Date(iso)) : unknown();
  return <time dateTime={iso}>{text}</time>;
}

/** In figures where it is not English: engines differ in the spaces that they put between Spanish and Arabic words. */
const inUtc = (iso: string, language: Language) =>
  `${language === "en" ? new Intl.DateTimeFormat("en-US", { ...OPTIONS, timeZone: "UTC" }).format(new Date(iso)) : iso.slice(0, 16).replace("T", " ")} UTC`;
