import { isLanguage, LANGUAGES, type Language } from "~/domain/language";
import { english } from "./english";
import type { Names } from "./phrases";
import { teachApart } from "./spoken";
import type { Speaker } from "./words";

/** The words of what leaves the site, by texts of its own and some that it shares with pages: no browser ever fetches them. */
export type WordsApart<Texts> = {
  language: Language;
  direction: "ltr" | "rtl";
  /** A text by its English, with what belongs between its braces. */
  t<Key extends keyof Texts & string>(
    text: Key,
    ...values: [Names<Key>] extends [never] ? [] : [Readonly<Record<Names<Key>, string | number>>]
  ): string;
  /** What was said in English elsewhere; as it is where there is no translation. */
  said(english: string): string;
  /** What is somebody's own or a number, beside words of ours: isolated where they run from right to left, as within texts. */
  own(value: string): string;
};

function wordsOf<Texts>(language: Language, { say, retell }: Speaker): WordsApart<Texts> {
  const { direction } = LANGUAGES[language];
  return {
    language,
    direction,
    t: (text, ...[values]) => say(text, values),
    said: (text) => retell(text) ?? text,
    own: (value) => (direction === "rtl" ? `\u2068${value}\u2069` : value),
  };
}

/**
 * The words of each language.
 * @returns those of a language; the English ones for none, and for one that we do not know, which a later version may have written down.
 */
export function wordsApart<Texts>(
  catalogues: Record<Exclude<Language, "en">, Record<string, string>[]>,
): (language: unknown) => WordsApart<Texts> {
  const of = (language: Exclude<Language, "en">) =>
    wordsOf<Texts>(
      language,
      teachApart(
        language,
        catalogues[language].map((texts) => ({ default: texts })),
      ),
    );
  const words: Record<Language, WordsApart<Texts>> = { en: wordsOf("en", english), es: of("es"), ar: of("ar") };
  return (language) => words[isLanguage(language) ? language : "en"];
}
