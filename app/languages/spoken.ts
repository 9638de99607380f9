import { setupI18n, type I18n } from "@lingui/core";
import { LANGUAGES, type Language } from "~/domain/language";
import type { Count } from "./counts";
import type { AnyPhrase } from "./phrases";
import type { Catalogue, Speaker, Values } from "./words";

/** A text in the library's compiled form: what is to be filled in stands apart. */
const compile = (text: string) => text.split(/(\{\w+\})/).map((part) => (part.startsWith("{") ? [part.slice(1, -1)] : part));
/** The forms of what is counted likewise; `#` is the number. */
const compileForms = (forms: Readonly<Record<string, string>>) => Object.fromEntries(Object.entries(forms).map(([form, text]) => [form, text.split(/(#)/)]));

/** One for each language, for all visitors: they hold texts and nothing about anybody. */
const spoken = new Map<Language, I18n>();

function spokenIn(language: Language): I18n {
  const known = spoken.get(language);
  if (known) return known;
  const made = setupI18n({ locale: language, locales: LANGUAGES[language].locale, messages: { [language]: {} } });
  made.setMessagesCompiler((text) => (text.includes("{") ? compile(text) : text) as never);
  spoken.set(language, made);
  return made;
}

/** What is said filled in already, elsewhere. Each with one name. */
const FILLED_ELSEWHERE = [
  "Dr. Specialist {id}",
  "Use {max} characters or fewer",
  "{name} has joined the room.",
  "{name} is recording.",
  "{name} has stopped recording.",
  "{name} did not allow it.",
  "{name} did not answer.",
  "{value} bpm",
  "Too many tries. Wait {minutes} minutes, then send the form again.",
  "This form was sent before, with other details (reference {reference}). To ask for another appointment, send it again.",
  "Changed meanwhile, in another tab perhaps. Stored now: {value}. Send the form again to store what you typed",
  "{size} bytes",
  "{size} KB",
  "{size} MB",
] as const satisfies AnyPhrase[];

/** Words of ours that such a text may be filled in with; all else is somebody's own. */
const FILLED_IN = new Set<string>(["nothing", "female", "male", "other", "unknown"] satisfies AnyPhrase[]);

/** Isolates what is put into a text from it: a name or number of the other direction would turn the words around it (Unicode 9, 2.4.3). */
const isolate = (values: Values) => Object.fromEntries(Object.entries(values).map(([name, value]) => [name, `\u2068${value}\u2069`]));

/** Teaches a language some catalogues, and gives what speaks it. */
export function teach(language: Language, catalogues: readonly Catalogue[]): Speaker {
  const i18n = spokenIn(language);
  for (const { default: texts, counts } of catalogues) {
    const counted = Object.entries<Record<string, string>>(counts ?? {}).map(([noun, forms]) => [`#${noun}`, [["count", "plural", compileForms(forms)]]]);
    i18n.load(language, { ...texts, ...Object.fromEntries(counted) } as never);
  }
  const isRtl = LANGUAGES[language].direction === "rtl";
  const say = (text: string, values?: Values) => i18n._(text, isRtl && values ? isolate(values) : values);
  return {
    say,
    count: (noun: Count, count: number) => i18n._(`#${noun}`, { count }),
    retell: (english) => {
      if (i18n.messages[english] !== undefined) return say(english);
      for (const text of FILLED_ELSEWHERE) {
        const [before, name, after] = text.split(/[{}]/) as [string, string, string];
        if (english.startsWith(before) && english.endsWith(after) && i18n.messages[text] !== undefined) {
          const value = english.slice(before.length, english.length - after.length);
          return say(text, { [name]: FILLED_IN.has(value) && i18n.messages[value] !== undefined ? say(value) : value });
        }
      }
      return null;
    },
  };
}
