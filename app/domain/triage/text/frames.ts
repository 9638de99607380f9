import { compoundOf, partOf, qualityOf } from "./body";
import type { Token } from "./tokens";
import { wordsOf } from "./words";

/** A quality bound to a place: `pain.chest`, at the position of its quality word. */
export type Mark = { key: string; at: number; sentence: number; clause: number; tokens: readonly Token[] };

const LEADS = new Set([
  "in",
  "on",
  "at",
  "of",
  "around",
  "behind",
  "under",
  "to",
  "into",
  "down",
  "up",
  "over",
  "across",
  "near",
  "along",
  "inside",
  "between",
  "through",
  "during",
  "with",
  "when",
  "while",
  "after",
  "affecting",
  "involving",
  "from",
  "below",
  "above",
  "the",
  "my",
  "his",
  "her",
  "upon",
]);
const MODIFIERS = new Set(wordsOf("en", "beside a place"));
const BE = new Set([
  "is",
  "are",
  "was",
  "were",
  "feels",
  "feel",
  "felt",
  "looks",
  "look",
  "became",
  "gets",
  "become",
  "becomes",
  "getting",
  "been",
  "seems",
  "has",
  "have",
  "had",
  "turned",
  "hurts",
  "hurt",
  "swelled",
  "went",
  "keeps",
  "keep",
]);

/** Binds each quality word to the places before and after it that it is said of. */
export function readMarks(tokens: readonly Token[]): Mark[] {
  const marks: Mark[] = [];
  const emit = (quality: string, part: string, at: Token, ...others: Token[]) =>
    marks.push({
      key: `${quality}.${part}`,
      at: at.at,
      sentence: at.sentence,
      clause: at.clause,
      tokens: [at, ...others],
    });

  tokens.forEach((token, i) => {
    const compound = compoundOf(token.stem);
    if (compound) emit(compound[0], compound[1], token);
    const quality = qualityOf(token.stem);
    if (quality && !compound) bindAhead(tokens, i, quality, bindBefore(tokens, i, quality, emit), emit);
  });
  return marks;
}

type Emit = (quality: string, part: string, at: Token, ...others: Token[]) => void;

/**
 * Nobody names more places for one complaint. Without an end a text of nothing but "weak" and "arm" makes a mark of
 * each pair, and patterns of two marks compare each pair with each other: a minute for 4,000 characters.
 */
const MOST_PLACES = 8;

function bindBefore(tokens: readonly Token[], i: number, quality: string, emit: Emit): boolean {
  const token = tokens[i]!;
  let bound = false;
  let be = false;
  let skipped = 0;
  let places = 0;
  for (let k = i - 1; k >= 0 && places < MOST_PLACES; k--) {
    const near = tokens[k]!;
    if (near.sentence !== token.sentence) break;
    if (near.clause !== token.clause && !be && !qualityOf(near.stem)) break;
    if (near.clause !== token.clause && qualityOf(near.stem) === undefined && !BE.has(near.word)) {
      if (!partOf(near.stem) || !be) break;
    }
    if (BE.has(near.word)) be = true;
    const part = compoundOf(near.stem) ? undefined : partOf(near.stem);
    if (part) {
      if (quality === "radiate" && skipped > 6) break;
      emit(quality, part, token, near);
      bound = true;
      places += 1;
      // "head and neck pain"
      const joint = tokens[k - 1]?.word;
      if (joint === "and" || joint === "or") continue;
      if (partOf(tokens[k - 1]?.stem ?? "")) continue;
      break;
    }
    if (bound) break;
    if (MODIFIERS.has(near.word) || qualityOf(near.stem) || near.stop || /^\d/.test(near.word)) continue;
    // One or two describing words may stand between: "chest tightness and crushing pain", "knee is badly swollen"
    skipped += 1;
    if (skipped > (be ? 3 : 1)) break;
  }
  return bound;
}

function bindAhead(tokens: readonly Token[], i: number, quality: string, bound: boolean, emit: Emit): void {
  const token = tokens[i]!;
  const next = tokens[i + 1];
  if (!next) return;
  if (bound && !LEADS.has(next.word) && quality !== "radiate") return;
  let found = false;
  let skipped = 0;
  let places = 0;
  for (let k = i + 1; k < tokens.length && places < MOST_PLACES; k++) {
    const near = tokens[k]!;
    if (near.sentence !== token.sentence) break;
    const crossed = near.clause !== tokens[k - 1]!.clause;
    const part = compoundOf(near.stem) ? undefined : partOf(near.stem);
    if (crossed && !part && !(qualityOf(near.stem) && !found) && !MODIFIERS.has(near.word)) break;
    if (crossed && !found && !qualityOf(near.stem)) break;
    if (part) {
      // "pain in the chest and leg swelling": the leg belongs to what follows it
      const after = tokens[k + 1];
      const own = after && after.clause === near.clause && qualityOf(after.stem) && found;
      if (own) break;
      emit(quality, part, token, near);
      found = true;
      places += 1;
      continue;
    }
    if (found && qualityOf(near.stem)) break;
    if (found && BE.has(near.word)) break;
    if (MODIFIERS.has(near.word) || near.stop || /^\d/.test(near.word)) {
      if (bound && (near.word === "and" || near.word === "or") && !found) break;
      continue;
    }
    if (qualityOf(near.stem) && !found) {
      if (bound) break;
      continue;
    }
    skipped += 1;
    if (found || skipped > (quality === "radiate" ? 2 : 1)) break;
  }
}
