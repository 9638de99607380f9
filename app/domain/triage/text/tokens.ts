import { groupsOf } from "./groups";
import { stem } from "./stem";
import { wordsOf } from "./words";

/** One word of a text, with what its surroundings say of it. */
export type Token = {
  word: string;
  stem: string;
  /** Position among the words that carry meaning; stop words share the next one's. */
  at: number;
  sentence: number;
  clause: number;
  stop: boolean;
  groups: readonly string[];
  negated: boolean;
  /** The word that denies it: a pattern that contains this word itself means the denial. */
  deniedBy: Token | null;
  /** Said of the past, or of somebody in the family. */
  past: boolean;
  family: boolean;
  /** Told of a relative who "had" it, and not when: it may be now. */
  unsure: boolean;
  /** Of a text that asks what a medicine may do, and tells of nobody (`asked.ts`). */
  asked: boolean;
};

const STOP = new Set(wordsOf("en", "stop"));
/** So that the spelling index and the unknown words know them. */
export const stopWords = (): string[] => [...STOP];

const LOOK = /\d+(?:\.\d+)?(?:\/\d+)?|[a-z_]+(?:['-][a-z]+)*|[.!?;]+|,|[:()\n]|\//g;

/** Cuts `plain` text with joined phrases into words; sentence and clause ends are kept as numbers. */
export function tokenize(text: string, startSentence = 0): Token[] {
  const tokens: Token[] = [];
  let sentence = startSentence;
  let clause = 0;
  let at = 0;
  for (const [piece] of text.matchAll(LOOK)) {
    if (/^[.!?;]+$/.test(piece) || piece === "\n") {
      sentence += 1;
      clause += 1;
      at += 6;
      continue;
    }
    if (/^[,:()]$/.test(piece)) {
      clause += 1;
      continue;
    }
    if (piece === "/") continue;
    const words = piece.split("-");
    for (const [i, word] of words.entries()) {
      const stemmed = stem(word);
      const stop = STOP.has(word);
      // A pattern can name a hyphenated word whole ("high-pitched"): its last part answers to that, too.
      const groups =
        words.length > 1 && i === words.length - 1 ? [...groupsOf(stemmed), stem(piece)] : groupsOf(stemmed);
      tokens.push({
        word,
        stem: stemmed,
        at: stop ? at : at++,
        sentence,
        clause,
        stop,
        groups,
        negated: false,
        deniedBy: null,
        past: false,
        family: false,
        unsure: false,
        asked: false,
      });
    }
  }
  return tokens;
}
