import type { Grammar } from "../grammar";
import { lexiconOf } from "../lexicon";

/**
 * A word as it sounds in America, without accents: "bomito" and "vómito", "inchason" and "hinchazón" are the same. Ñ is
 * written n by many, and h by some where none is.
 */
const sound = (word: string): string =>
  word
    .toLowerCase()
    // A nail is no article.
    .replace(/^uñ(?=as?$)/, "unj")
    // A year is no anus.
    .replace(/^año(?=s?$)/, "anjo")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/ch/g, "č")
    .replace(/qu(?=[ei])/g, "k")
    .replace(/gu(?=[ei])/g, "ğ")
    .replace(/g(?=[ei])/g, "j")
    .replace(/ğ/g, "g")
    .replace(/c(?=[ei])/g, "s")
    .replace(/ll/g, "y")
    .replace(/[cq]/g, "k")
    .replace(/v/g, "b")
    .replace(/z/g, "s")
    .replace(/h/g, "")
    .replace(/(.)\1+/g, "$1")
    .replace(/(?<=.)y$/, "i");

/**
 * The ending of these tells words apart: a boy and a girl, shoulder and man, part and birth, slow and a lens, the sun
 * and only, a dinner and a breast, pus and "I put", a baby and "I drink", two and twelve, what happens again and again
 * ("me corto") and once, salt and what comes out, wine and "I came".
 */
const TELLING =
  /^(?:nin|ij|niet|lent|sol|sen|pus|beb|\u010dikit|\u010damak|ninit|ijit|sobrin|kort|ombr|part|pen)[oa]s?$|^(?:ombr|part|pen|dos|lent|pus|beb|sal|bin)es?$|^binos?$/;

/** Without the ending of number, gender and person: "hinchado", "hinchadas"; "duele", "duelen". */
const base = (word: string): string => {
  let stem = sound(word);
  if (TELLING.test(stem)) return stem.replace(/s$/, "");
  if (stem.length > 3 && stem.endsWith("s")) stem = stem.slice(0, -1);
  else if (stem.length > 5 && /[ae]n$/.test(stem)) stem = stem.slice(0, -1);
  return stem.length > 3 && /[aoe]$/.test(stem) ? stem.slice(0, -1) : stem;
};

export const spanish: Grammar = {
  forms: (word) => {
    const stem = base(word);
    const whole = sound(word);
    const found = stem === whole ? [stem] : [stem, whole];
    // Who has no ñ writes "hace 3 anos".
    return /^anos?$/i.test(word) ? [...found, base(word.replace(/n/i, "ñ"))] : found;
  },
  beginning: sound,
  split: () => null,
  joinsRarely: /(?!)/,
  ownScript: false,
  ...lexiconOf("es", [
    "coach",
    "place",
    "quality",
    "talk",
    "food",
    "food phrase",
    "allergen",
    "finding",
    "subject",
    "emergency",
    "named",
  ]),
};
