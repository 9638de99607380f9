import { editDistance } from "../../edit-distance";

/**
 * Misspelt words of the medical vocabulary: an index of deletions (the method of
 * SymSpell, Garbe 2012), so that a look-up costs the same for any vocabulary.
 * One mistake from four letters on, two from eight.
 */
export class Spelling {
  readonly #index = new Map<string, string[]>();
  readonly #known: ReadonlySet<string>;

  /** @param targets what a word may be corrected to; @param known what is left as it is */
  constructor(targets: Iterable<string>, known: ReadonlySet<string>) {
    this.#known = known;
    for (const word of new Set(targets)) {
      if (word.length < 4 || /\P{L}/u.test(word)) continue;
      for (const key of deletions(word, reach(word))) {
        const words = this.#index.get(key);
        if (words) words.push(word);
        else this.#index.set(key, [word]);
      }
    }
  }

  isKnown(word: string): boolean {
    return this.#known.has(word);
  }

  /** The word meant, or `null` where none is near enough. Known words are not touched: ask `isKnown` first. */
  correct(word: string): string | null {
    // No medical word is that long, and the work grows with the square of the length.
    if (word.length < 4 || word.length > LONGEST) return null;
    let best: string | null = null;
    let bestCost = Infinity;
    for (const key of deletions(word, reach(word))) {
      for (const candidate of this.#index.get(key) ?? []) {
        const distance = editDistance(word, candidate, 2);
        const allowed = Math.min(reach(word), reach(candidate));
        if (distance > allowed) continue;
        // A first letter is rarely wrong; in a short word a wrong one makes another word.
        const firstDiffers = word[0] !== candidate[0];
        if (firstDiffers && word.length < 7) continue;
        const cost = distance + (firstDiffers ? 0.6 : 0) + Math.abs(word.length - candidate.length) * 0.1;
        if (cost < bestCost) [best, bestCost] = [candidate, cost];
      }
    }
    return best;
  }
}

const LONGEST = 24;

const reach = (word: string) => (word.length >= 8 ? 2 : 1);

function deletions(word: string, depth: number): Set<string> {
  const found = new Set([word]);
  let edge = [word];
  for (let step = 0; step < depth; step++) {
    const next: string[] = [];
    for (const item of edge) {
      for (let i = 0; i < item.length; i++) {
        const shorter = item.slice(0, i) + item.slice(i + 1);
        if (!found.has(shorter)) {
          found.add(shorter);
          next.push(shorter);
        }
      }
    }
    edge = next;
  }
  return found;
}

/** Words that a misspelling may be in: not those that are kept as they are (`asItIs`). */
export const WORDS = /(?<![a-z_])[a-z]+(?:'[a-z]+)?(?![a-z_'])/g;

/** A word that is none of English, so that none is made of it. */
export const asItIs = (word: string): string => `${word}_`;
