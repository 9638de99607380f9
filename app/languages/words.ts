import type { Language } from "~/domain/language";
import type { Count } from "./counts";
import { english } from "./english";
import { NAMESPACES, type AnyPhrase, type Names, type Namespace } from "./phrases";

/** A file of texts in one language. */
export type Catalogue = { default: Record<string, string>; counts?: Partial<Record<Count, Record<string, string>>> };
export type Values = Readonly<Record<string, string | number>>;

/** What says our texts in one language. */
export type Speaker = {
  /** A text by its English, with what belongs between its braces. */
  say(text: string, values?: Values): string;
  /** A number with its noun, in the form that the language has for that number. */
  count(noun: Count, count: number): string;
  /** What was said in English elsewhere, filled in already; `null` where there is no translation. */
  retell(english: string): string | null;
};

const speakers = new Map<Language, Speaker>();
const speakerOf = (language: Language): Speaker => speakers.get(language) ?? english;

/** A file for each part and language, fetched when it is needed. */
const FILES = import.meta.glob<Catalogue>("./{es,ar}/*.ts");
const fileOf = (language: Language, part: Namespace) => `./${language}/${part}.ts`;
const known = new Set<string>();

/** Whether the texts of a part are there. English always is. */
export const isReady = (language: Language, part: Namespace) => language === "en" || known.has(fileOf(language, part));

/** Fetches the texts of some parts, all of them if none is named. What does not come leaves its screen in English. */
export async function loadWords(language: Language, parts: readonly Namespace[] = NAMESPACES): Promise<void> {
  const missing = parts.filter((part) => !isReady(language, part)).map((part) => fileOf(language, part));
  if (missing.length === 0) return;
  try {
    const [{ teach }, ...catalogues] = await Promise.all([
      import("./spoken"),
      ...missing.map((file) => FILES[file]!()),
    ]);
    speakers.set(language, teach(language, catalogues));
    for (const file of missing) known.add(file);
  } catch {
    // A connection that broke: the next screen asks again.
  }
}

/** A text in a language, by its English, with what belongs between its braces. */
export const translate = <Key extends AnyPhrase>(
  language: Language,
  text: Key,
  ...[values]: [Names<Key>] extends [never] ? [] : [Readonly<Record<Names<Key>, string | number>>]
): string => speakerOf(language).say(text, values as Values | undefined);

/** As `translate`, of a text that is one of ours by other means than its type. */
export const inWords = (language: Language, text: string, values?: Values): string =>
  speakerOf(language).say(text, values);

/** A number with its noun. */
export const countOf = (language: Language, noun: Count, count: number): string =>
  speakerOf(language).count(noun, count);

/** What the server, a schema or the domain said in English, in another language; `null` where we have no translation. */
export const retold = (language: Language, said: string): string | null => speakerOf(language).retell(said);
