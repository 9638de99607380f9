import { isPart, isQuality } from "./body";
import type { Mark } from "./frames";
import { isGroup } from "./groups";
import { stem } from "./stem";
import type { Token } from "./tokens";

/**
 * How a finding is recognised. A pattern is a few items with spaces between:
 *
 *   chest tight       both words near each other, in any order, in one clause
 *   =chest tight      side by side and in this order
 *   &chest walk       both anywhere in one sentence
 *   @vomit blood/red  a group of synonyms; one of several words
 *   pain.chest        a quality bound to a place (`frames.ts`)
 *   pain.chest/breast the quality bound to any of several places
 */
export type Pattern = { mode: "near" | "adjacent" | "sentence"; items: readonly (readonly string[])[] };

/** Words that may stand between the items of a "near" pattern. */
const SLACK = 3;

/** `pain.chest/breast` is two marks; in `swell/swell.knee` the undotted piece is a word. */
const expand = (item: string): string[] => {
  const pieces = item.split("/");
  const quality =
    pieces[0]!.includes(".") && pieces.filter((piece) => piece.includes(".")).length === 1
      ? pieces[0]!.split(".")[0]!
      : null;
  return pieces.map((piece) => {
    if (piece.startsWith("@") || piece.includes(".")) return piece;
    return quality !== null && isPart(piece) ? `${quality}.${piece}` : stem(piece);
  });
};

/** Throws for a group, quality or place that does not exist, so that a typing mistake is found at once. */
export function compile(source: string): Pattern {
  const text = source.trim();
  const mode = text.startsWith("=") ? "adjacent" : text.startsWith("&") ? "sentence" : "near";
  const items = (mode === "near" ? text : text.slice(1)).split(/\s+/).map(expand);
  for (const key of items.flat()) {
    const [quality, part] = key.split(".");
    if (key.startsWith("@") && !isGroup(key)) throw new RangeError(`No word group ${key} in "${source}"`);
    if (part !== undefined && (!isQuality(quality!) || !isPart(part)))
      throw new RangeError(`No quality or place ${key} in "${source}"`);
  }
  return { mode, items };
}

type Spot = { at: number; sentence: number; clause: number; tokens: readonly Token[] };

/** Where each word, group and mark of a text stands. */
export class TextIndex {
  readonly #spots = new Map<string, Spot[]>();

  constructor(tokens: readonly Token[], marks: readonly Mark[]) {
    for (const token of tokens) {
      const spot = { at: token.at, sentence: token.sentence, clause: token.clause, tokens: [token] };
      this.#add(token.stem, spot);
      for (const group of token.groups) this.#add(group, spot);
    }
    for (const mark of marks) this.#add(mark.key, mark);
  }

  #add(key: string, spot: Spot) {
    const spots = this.#spots.get(key);
    if (spots) spots.push(spot);
    else this.#spots.set(key, [spot]);
  }

  keys(): Iterable<string> {
    return this.#spots.keys();
  }

  #of(keys: readonly string[]): readonly Spot[] {
    if (keys.length === 1) return this.#spots.get(keys[0]!) ?? [];
    return keys.flatMap((key) => this.#spots.get(key) ?? []);
  }

  /** The words that make each match of a pattern. */
  matches({ mode, items }: Pattern): Token[][] {
    const first = this.#of(items[0]!);
    if (first.length === 0) return [];
    if (items.length === 1) return first.map((spot) => [...spot.tokens]);
    const rest = items.slice(1).map((keys) => this.#of(keys));
    if (rest.some((spots) => spots.length === 0)) return [];
    const found: Token[][] = [];
    for (const start of first) {
      const used = [...start.tokens];
      let last = start;
      const complete = rest.every((spots, i) => {
        const spot = spots.find((candidate) => this.#fits(mode, items.length, i + 1, start, last, candidate));
        if (!spot) return false;
        used.push(...spot.tokens);
        last = spot;
        return true;
      });
      if (complete) found.push(used);
    }
    return found;
  }

  #fits(mode: Pattern["mode"], count: number, nth: number, start: Spot, last: Spot, spot: Spot): boolean {
    if (spot.sentence !== start.sentence) return false;
    if (mode === "sentence") return true;
    if (mode === "adjacent")
      return (
        spot.clause === last.clause &&
        (spot.at === last.at + 1 || (spot.at === last.at && nth > 0 && spot.tokens[0] !== last.tokens[0]))
      );
    // One and the same word serves two items only as a compound or through two meanings of a group.
    return (
      spot.clause === start.clause &&
      Math.abs(spot.at - start.at) <= count - 1 + SLACK &&
      spot.tokens[0] !== start.tokens[0]
    );
  }
}
