/**
 * The languages that the patient's side speaks. `locale` is what `Intl` is asked
 * for: patients live in the United States, and Arabic is written with the digits
 * of phone numbers and prices there, so that every engine writes the same.
 */
export const LANGUAGES = {
  en: { name: "English", direction: "ltr", locale: "en-US" },
  es: { name: "Español", direction: "ltr", locale: "es-US" },
  ar: { name: "العربية", direction: "rtl", locale: "ar-u-nu-latn" },
} as const;
export type Language = keyof typeof LANGUAGES;

/** In the order in which they are offered; the first is the default. */
export const LANGUAGE_CODES = Object.keys(LANGUAGES) as Language[];

/** Whether a text is the code of one of our languages. */
export const isLanguage = (code: unknown): code is Language => (LANGUAGE_CODES as unknown[]).includes(code);
