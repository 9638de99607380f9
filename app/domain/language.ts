import { LANGUAGES } from "~/locales/generated/languages";

/** The languages that the patient's side speaks, each with what differs by language: the folders of `app/locales`. */
export { LANGUAGES };
export type Language = keyof typeof LANGUAGES;

/** The language that texts are written in first, and the default. It needs no translation. */
export const SOURCE_LANGUAGE = "en" satisfies Language;

/** In the order in which they are offered. */
export const LANGUAGE_CODES = Object.keys(LANGUAGES) as [Language, ...Language[]];

/** Whether a text is the code of one of our languages. */
export const isLanguage = (code: unknown): code is Language => (LANGUAGE_CODES as unknown[]).includes(code);
