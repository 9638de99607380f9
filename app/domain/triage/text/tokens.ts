import { groupsOf } from "./groups";
import { stem } from "./stem";

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

const STOP = new Set(
  (
    "a an the of in on at to from by for with and or nor as is are am was were be been being has have had having do does did i he she it they we you me him her them us my his its their our your who that this these those there here which what also just so then than too very really quite some any much more most many other another such into onto over under about around after before during while when whenever where because since until if but however although though yet now still own self can could may might will would should shall must up down out off again further once both each all only same s t d ll m re ve " +
    "patient patients says said states stated reports reported reporting complains complaining complained complaint complaints presents presented presenting comes came feels feel feeling felt get gets getting got seems seem like notes noted notices noticed noticing describes described describing developed develops developing experience experienced experiences experiencing associated along together including include includes one two three him well mr mrs ms lot bit kind sort mainly mostly usually often sometimes always occasionally started starts starting start began begins beginning begun become becomes became right left side sided upper lower inner outer area region part both one due mention mentions mentioned know known admits"
  ).split(" "),
);
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
