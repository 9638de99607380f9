import words from "~/content/interactions/generated/words";
import { nameKey } from "./name-key";

/** The keys of words that are no names, by what they do. */
export const wordsOf = (role: (typeof words)[number]["role"]): ReadonlySet<string> =>
  new Set(words.filter((row) => row.role === role).flatMap((row) => row.words.map(nameKey)));

const AROUND = wordsOf("beside a medicine");
/** Whether a word of a key only stands around names. */
export const isAround = (word: string): boolean => AROUND.has(word);

/** What joins two names: the second is a medicine, and no half of a salt. */
export const JOINS = wordsOf("joins two medicines");
