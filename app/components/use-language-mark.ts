import { LANGUAGES, type Language } from "~/domain/language";
import { useLanguage } from "./words";

/** Marks what is written in another language than is spoken here. What does not say its language is English. */
export function useLanguageMark(): (written: Language | undefined) => { lang?: Language; dir?: "ltr" | "rtl" } {
  const spoken = useLanguage();
  return (written = "en") => (written === spoken ? {} : { lang: written, dir: LANGUAGES[written].direction });
}
