import english from "./generated/english";
import type { Count } from "./messages";
import type { CompiledMessage } from "./compiled-message";
import type { Translator, Values } from "./translator";

/** What stands in braces of this name is somebody's own, even where it is a word of ours; but for these. */
const OWN = "value";
const NOT_OWN = new Set(["female", "male", "other", "unknown"]);

/** A sentence as it is composed: what it begins and ends with, and where its values stand. */
function patternOf(text: string) {
  const parts = text.split(/\{\w+\}/);
  const names = [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
  const escaped = parts.map((part) => part.replace(/[$()*+.?[\\\]^{|}]/g, "\\$&"));
  // What is somebody's own may hold line ends, what is ours does not.
  const shape = escaped.reduce(
    (before, part, index) => `${before}${names[index - 1] === OWN ? "([^]+?)" : "(.+?)"}${part}`,
  );
  return { text, names, start: parts[0]!, end: parts.at(-1)!, shape: new RegExp(`^${shape}$`) };
}

/** Numbers with their nouns, by the noun as English writes it. */
const NOUNS = new Map<string, Count>(
  Object.entries(english).flatMap(([id, message]) => {
    const forms = typeof message === "string" ? undefined : (message[0]?.[2] as Record<string, CompiledMessage>);
    return Object.values(forms ?? {}).map(
      (form) =>
        [typeof form === "string" ? form : form.map(String).join(""), id.replace("count.", "") as Count] as const,
    );
  }),
);
const NUMBER = /[\d,]+/;

/** Numbers and the symbols that all languages have. What has small letters is a word, and words are never left standing. */
const isWordless = (value: string) => !/[a-z]/.test(value.replace("mmHg", ""));

/**
 * Says in a language what was said in English, filled in already: a text, a
 * number with its noun, a composed sentence, or several of these. Whole or
 * not at all, whatever it is composed of.
 * @param composedOf what is put together, the longer ones first: the shorter fit more.
 * @returns `null` where there is no translation.
 */
export function retellerOf(
  { has, translate: say, count }: Translator,
  composedOf: readonly string[],
): (english: string) => string | null {
  const patterns = composedOf.map(patternOf);
  function retell(english: string): string | null {
    if (has(english)) return say(english);
    return counted(english) ?? composed(english) ?? sentences(english) ?? (isWordless(english) ? english : null);
  }

  function counted(english: string): string | null {
    const number = NUMBER.exec(english)?.[0];
    const noun = number && NOUNS.get(english.replace(number, "#"));
    return noun && has(`count.${noun}`) ? count(noun, Number(number.replaceAll(",", ""))) : null;
  }

  function composed(english: string): string | null {
    for (const { text, names, start, end, shape } of patterns) {
      if (!english.startsWith(start) || !english.endsWith(end) || !has(text)) continue;
      const found = shape.exec(english)?.slice(1);
      const values = found && valuesOf(names, found);
      if (values) return say(text, values);
    }
    return null;
  }

  function valuesOf(names: readonly string[], found: readonly string[]): Values | null {
    const values: Record<string, string> = {};
    for (const [index, name] of names.entries()) {
      const value = name === OWN && !NOT_OWN.has(found[index]!) ? found[index]! : retell(found[index]!);
      if (value === null) return null;
      values[name] = value;
    }
    return values;
  }

  function sentences(english: string): string | null {
    if (english.includes("\n")) return null;
    const all = english.replace(/([.!?]) (?=[A-Z0-9])/g, "$1\n").split("\n");
    if (all.length < 2) return null;
    const told = all.map(retell);
    return told.includes(null) ? null : told.join(" ");
  }

  return retell;
}
