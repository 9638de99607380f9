import { isLanguage, LANGUAGES, LANGUAGE_CODES, SOURCE_LANGUAGE, type Language } from "~/domain/language";
import type { Value } from "~/domain/message";
import englishOnServer from "./generated/english.server";
import english from "./generated/english";
import { SERVER_CATALOGS } from "./generated/server-catalogs.server";
import type { CatalogName, IdsOf, ValuesOf } from "./messages";
import type { CompiledMessages } from "./compiled-message";
import { createTranslator, type Translator } from "./translator";

/** The words of what leaves the site, from some catalogs of its own and some that it shares with pages. */
export type ServerWords<Name extends CatalogName> = {
  language: Language;
  direction: "ltr" | "rtl";
  /** A message by its id, with what belongs between its braces. */
  t<Id extends IdsOf<Name>>(id: Id, ...values: ValuesOf<Id>): string;
  /** A message of the domain or a service. */
  say(message: Value): string;
  /** A text that may be the id of a message, like the name of a specialty; as it is where it is none. */
  translate(text: string): string;
  /**
   * What is somebody's own or a number, beside words of ours: isolated where they run from right to left, as within
   * texts.
   */
  own(value: string): string;
};

/**
 * What speaks a language by these catalogs, with what is `added` to those of other languages than English, and nothing
 * else.
 */
export const serverTranslator = (
  language: Language,
  names: readonly CatalogName[],
  added: CompiledMessages = {},
): Translator =>
  createTranslator(
    language,
    language === SOURCE_LANGUAGE
      ? [english, englishOnServer]
      : [...names.map((name): CompiledMessages => SERVER_CATALOGS[language][name]), added],
  );

function wordsIn<Name extends CatalogName>(language: Language, names: readonly Name[]): ServerWords<Name> {
  const translator = serverTranslator(language, names);
  const { direction } = LANGUAGES[language];
  return {
    language,
    direction,
    t: (id, ...[values]) => translator.translate(id, values),
    say: translator.say,
    translate: translator.translate,
    own: (value) => (direction === "rtl" ? `\u2068${value}\u2069` : value),
  };
}

/**
 * The words of each language.
 * @returns those of a language; the English ones for none, and for one that we do not know, which a later version may
 * have written down.
 */
export function serverWords<Name extends CatalogName>(...names: Name[]): (language: unknown) => ServerWords<Name> {
  const words = new Map<unknown, ServerWords<Name>>(
    LANGUAGE_CODES.map((language) => [language, wordsIn(language, names)]),
  );
  return (language) => words.get(isLanguage(language) ? language : SOURCE_LANGUAGE)!;
}
