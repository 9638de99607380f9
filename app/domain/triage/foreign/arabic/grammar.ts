import type { Grammar } from "../grammar";
import { lexiconOf } from "../lexicon";

/** A word without vowel signs and tatweel, with one letter for each of those that people write for one another. */
const plainLetters = (word: string): string =>
  word
    .normalize("NFKC")
    .replace(/[\p{M}ـ]/gu, "")
    .replace(/[أإآٱ]/g, "ا")
    // Blindness is no uncle.
    .replace(/^(ال)?عمى$/, "$1عماى")
    .replace(/[ىئی]/g, "ي")
    .replace(/ؤ/g, "و")
    // Water is no "not", in the Gulf neither.
    .replace(/^(ال|بال|لل|ب|ل)?(?:ماي|مايه|مايا|مويه)$/, "$1ماء")
    .replace(/(?<!^(?:ال|بال|لل|ب|ل)?ما)ء/g, "")
    .replace(/ة/g, "ه")
    .replace(/ک/g, "ك");

/** Words that begin like the article and have none. */
const WITH_ARTICLE = new Set(["الان", "الام", "الله", "التي", "الذي", "اللي", "التهاب", "التوا", "التوي", "الم"]);

const withoutArticle = (word: string): string =>
  word.length > 3 && word.startsWith("ال") && !WITH_ARTICLE.has(word) ? word.slice(2) : word;

/** Written together with the word after them: with, for, like, will, and the letters of the person of a verb. */
const BEFORE = ["بال", "كال", "لل", "ال", "بي", "بت", "بن", "با", "ب", "ل", "ك", "س", "ه", "ح", "ا", "ي", "ت", "ن"];
/** Whose it is, and how many. */
const AFTER = [
  "تهم",
  "تها",
  "تنا",
  "هم",
  "ها",
  "نا",
  "ني",
  "كم",
  "ين",
  "ان",
  "ون",
  "ات",
  "تي",
  "ته",
  "ي",
  "ه",
  "ك",
  "ا",
  "ت",
];
const SHORTEST = 3;

/** The word itself, then without what is written together with it. */
function forms(word: string): string[] {
  const letters = plainLetters(word);
  const found = new Set([withoutArticle(letters)]);
  const fronts = [
    withoutArticle(letters),
    ...BEFORE.filter((particle) => letters.startsWith(particle) && letters.length - particle.length >= SHORTEST).map(
      (particle) => letters.slice(particle.length),
    ),
  ];
  for (const front of fronts) {
    found.add(front);
    for (const ending of AFTER) {
      const stem = front.endsWith(ending) ? front.slice(0, -ending.length) : "";
      // "دما" is blood, which is short.
      if (stem.length < SHORTEST && !(stem.length === 2 && ending.length === 1 && front === fronts[0])) continue;
      found.add(stem);
      // The ta marbuta before an ending is written as a ta.
      if (ending.startsWith("ت") && ending !== "ت") found.add(`${stem}ه`);
      else if (stem.endsWith("ت")) found.add(`${stem.slice(0, -1)}ه`);
    }
  }
  return [...found];
}

export const arabic: Grammar = {
  forms,
  beginning: (letters) => withoutArticle(plainLetters(letters)),
  split: (word) => (/^[وف]/.test(word) && word.length > 2 ? [word[0]!, word.slice(1)] : null),
  joinsRarely: /^ف/,
  ownScript: true,
  ...lexiconOf("ar", [
    "coach",
    "subject",
    "place",
    "quality",
    "talk",
    "finding",
    "food",
    "food phrase",
    "allergen",
    "emergency",
    "named",
  ]),
};
