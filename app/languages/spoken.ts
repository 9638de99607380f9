import { setupI18n, type I18n } from "@lingui/core";
import { LANGUAGES, type Language } from "~/domain/language";
import type { Count } from "./counts";
import { retellerOf } from "./retell";
import type { Catalogue, Speaker, Values } from "./words";

/** A text in the library's compiled form: what is to be filled in stands apart. */
const compile = (text: string) =>
  text.split(/(\{\w+\})/).map((part) => (part.startsWith("{") ? [part.slice(1, -1)] : part));
/** The forms of what is counted likewise; `#` is the number. */
const compileForms = (forms: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(forms).map(([form, text]) => [form, text.split(/(#)/)]));

/** One for each language, for all visitors: they hold texts and nothing about anybody. */
const spoken = new Map<Language, I18n>();

function spokenIn(language: Language): I18n {
  const known = spoken.get(language) ?? silent(language);
  spoken.set(language, known);
  return known;
}

/** One that knows no text yet. */
function silent(language: Language): I18n {
  const made = setupI18n({ locale: language, locales: LANGUAGES[language].locale, messages: { [language]: {} } });
  made.setMessagesCompiler((text) => (text.includes("{") ? compile(text) : text) as never);
  return made;
}

/** Isolates what is put into a text from it: a name or number of the other direction would turn the words around it (Unicode 9, 2.4.3). */
const isolate = (values: Values) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, `\u2068${value}\u2069`]));

/** Stands for a backslash: the library reads `\u0041` as a letter in all that it has put together, in what somebody typed, too. */
const BACKSLASH = "\uf05c";
const put = (value: Values[string]) => (typeof value === "string" ? value.replaceAll("\\", BACKSLASH) : value);
const asTyped = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, put(value)]));

/** Teaches a language some catalogues, and gives what speaks it. */
export const teach = (language: Language, catalogues: readonly Catalogue[]): Speaker =>
  taught(spokenIn(language), language, catalogues);

/**
 * Speaks these catalogues and nothing else: on the server, where a page must not
 * say what the browser could not.
 * @param composed the sentences that are put together of their texts, the longer ones first.
 */
export const teachApart = (
  language: Language,
  catalogues: readonly Catalogue[],
  composed?: readonly string[],
): Speaker => taught(silent(language), language, catalogues, composed);

function taught(
  i18n: I18n,
  language: Language,
  catalogues: readonly Catalogue[],
  composed?: readonly string[],
): Speaker {
  for (const { default: texts, counts } of catalogues) {
    const counted = Object.entries<Record<string, string>>(counts ?? {}).map(([noun, forms]) => [
      `#${noun}`,
      [["count", "plural", compileForms(forms)]],
    ]);
    i18n.load(language, { ...texts, ...Object.fromEntries(counted) } as never);
  }
  const isRtl = LANGUAGES[language].direction === "rtl";
  const say = (text: string, values?: Values) =>
    values ? i18n._(text, asTyped(isRtl ? isolate(values) : values)).replaceAll(BACKSLASH, "\\") : i18n._(text);
  const count = (noun: Count, number: number) => i18n._(`#${noun}`, { count: number });
  return {
    say,
    count,
    retell: retellerOf({ has: (text) => i18n.messages[text] !== undefined, say, count }, composed),
  };
}
