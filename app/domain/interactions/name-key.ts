import { latinDigits } from "../digits";

/*
 * Arabic has no one way of writing a foreign name. What people write for the same
 * sound is made the same here; two substances never are (a test sees to that).
 * Decomposed, أ إ آ ؤ ئ are letters with a mark, and the marks are gone by then.
 */
const SAME_SOUND: readonly (readonly [RegExp, string])[] = [
  [/[ىی]/g, "ي"],
  [/ة/g, "ه"],
  [/ک/g, "ك"],
  [/[ڤڨ]/g, "ف"],
  [/پ/g, "ب"],
  // A foreign g, which each country writes with another letter.
  [/[غگچ]/g, "ج"],
  [/ث/g, "ت"],
  // Not of `إي` and `إيه`, the letters of vitamins.
  [/(?<= |^)(و?ال|و)?اي(?=\S{3})/g, "$1ا"],
  [/اي/g, "ي"],
  [/ي{2,}/g, "ي"],
  [/و{2,}/g, "و"],
];

const isArabic = (text: string) => /[\u0600-\u06ff]/.test(text);

/**
 * Letters and digits of a name, without case, accents or the marks and elongations
 * of Arabic: `St. John’s Wort` is `st johns wort`, `إيبُوبروفين ٤٠٠` is `ابوبروفين 400`.
 */
export function nameKey(text: string): string {
  const bare = latinDigits(text.normalize("NFKD"))
    .toLowerCase()
    .replace(/[\u0300-\u036f\u064b-\u065f\u0670\u0640\u0621'’‘.٫®™©\u200c-\u200f\u2066-\u2069]/g, "")
    .replaceAll("#", " no ");
  const key = bare.replace(/[^a-z0-9\u0621-\u064a\u0671-\u06d3]+/g, " ").trim();
  return isArabic(key) ? SAME_SOUND.reduce((spelt, [written, same]) => spelt.replace(written, same), key) : key;
}

/** `ال`, which stands before most words of an Arabic sentence. */
const ARTICLE = /^ال(?=..)/;
const withoutArticle = (word: string) => word.replace(ARTICLE, "");

/** A name as it may be looked up, and whether `و` ("and") stood before it. */
export type Form = { key: string; joined: boolean };

/** The words of a key as a name may be hidden in them: with the article and `و` of Arabic, and without. */
export function formsOf(words: readonly string[]): Form[] {
  const plain = { key: words.join(" "), joined: false };
  if (!isArabic(plain.key)) return [plain];
  const forms = [plain, { key: words.map(withoutArticle).join(" "), joined: false }];
  if (!/^و../.test(words[0]!)) return forms;
  const rest = [words[0]!.slice(1), ...words.slice(1)];
  return [...forms, { key: rest.join(" "), joined: true }, { key: rest.map(withoutArticle).join(" "), joined: true }];
}

/**
 * The keys that a name of the lists is found by: in Arabic also without its articles. `ألبرازولام` begins with none.
 */
export function keysOf(name: string): string[] {
  const bare = name.split(" ").map(withoutArticle).join(" ");
  return bare === name ? [nameKey(name)] : [nameKey(name), nameKey(bare)];
}
