import { LANGUAGES, SOURCE_LANGUAGE, type Language } from "~/domain/language";
import type { Value } from "~/domain/message";
import type { CompiledMessage, CompiledMessages, Token } from "./compiled-message";
import english from "./generated/english";
import type { Count } from "./messages";

export type Values = Readonly<Record<string, string | number>>;

/** What puts messages into words in one language. */
export type Translator = {
  /**
   * A message by its id, with what belongs between its braces. Where there is no translation, it is the id: the
   * English.
   */
  translate(id: string, values?: Values): string;
  /** A message of the domain or a service, with the messages in it; of several, one after the other. */
  say(message: Value): string;
  /** Whether all of a message is translated. A view says what is not in English, and marks it. */
  canSay(message: Value): boolean;
  /** A number with its noun, in the form that the language has for that number. */
  count(noun: Count, count: number): string;
  has(id: string): boolean;
};

/**
 * In a language that is written from right to left, a value is isolated: one of the other direction would turn the
 * words around it (Unicode 9, 2.4.3).
 */
const isolate = (value: string) => `\u2068${value}\u2069`;

/** @param catalogs later ones come before earlier ones. English has what is not its own id already. */
export function createTranslator(language: Language, catalogs: readonly CompiledMessages[]): Translator {
  const messages = Object.assign({ __proto__: null }, ...catalogs) as CompiledMessages;
  const { intl, direction } = LANGUAGES[language];
  const plurals = new Intl.PluralRules(intl);
  const numbers = new Intl.NumberFormat(intl);

  function format(message: CompiledMessage, values: Values): string {
    if (typeof message === "string") return message;
    return message.map((token) => (typeof token === "string" ? token : fill(token, values))).join("");
  }
  function fill([name, , forms]: Exclude<Token, string>, values: Values): string {
    const value = values[name]!;
    if (!forms) return direction === "rtl" ? isolate(String(value)) : String(value);
    const form = forms[`=${value}`] ?? forms[plurals.select(Number(value))] ?? forms.other!;
    // `#` is a part of its own only where it stands for the number.
    return format(
      typeof form === "string" ? form : form.map((token) => (token === "#" ? numbers.format(Number(value)) : token)),
      values,
    );
  }

  // What comes without values may be somebody's own words, with braces of their own.
  const translate = (id: string, values?: Values) =>
    format(messages[id] ?? (values ? templateOf(id) : id), values ?? {});
  const has = (id: string) => language === SOURCE_LANGUAGE || messages[id] !== undefined;
  function say(message: Value): string {
    if (typeof message !== "object") return String(message);
    if (!("id" in message)) return message.map(say).join(" ");
    const { id, values } = message;
    return translate(
      id,
      values && Object.fromEntries(Object.entries(values).map(([name, value]) => [name, say(value)])),
    );
  }
  function canSay(message: Value): boolean {
    if (typeof message !== "object") return true;
    if (!("id" in message)) return message.every(canSay);
    return has(message.id) && Object.values(message.values ?? {}).every(canSay);
  }
  return {
    translate,
    say,
    canSay,
    count: (noun, count) => translate(`count.${noun}`, { count }),
    has,
  };
}

/** An id as the message that it is. */
const templateOf = (id: string): CompiledMessage =>
  id.includes("{")
    ? id.split(/(\{\w+\})/).map((part): Token => (/^\{\w+\}$/.test(part) ? [part.slice(1, -1)] : part))
    : id;

/** English, which most visitors read, is there at once. */
export const englishTranslator = createTranslator(SOURCE_LANGUAGE, [english]);
