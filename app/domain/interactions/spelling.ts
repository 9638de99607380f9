import { editDistance, LONGEST_WORD } from "../edit-distance";

/** Edits that still leave a word recognisable; a short word says too little. */
const tolerance = (length: number) => (length < 4 ? 0 : length < 6 ? 1 : length < 9 ? 2 : 3);

/** Arabic leaves short vowels out: fewer letters say as much, and fewer may be wrong. */
const UNWRITTEN = 2;
const toleranceOf = (word: string) => tolerance(/[\u0621-\u064a]/.test(word) ? word.length - UNWRITTEN : word.length);

/** Letters from which the beginning of a name is enough to offer it. */
const PREFIX = 5;

/** Which letters a word holds, a bit each; digits and spaces share one, and some of the Arabic letters do. */
function letters(word: string): number {
  let mask = 0;
  for (let index = 0; index < word.length; index++) {
    const code = word.charCodeAt(index);
    mask |= 1 << (code >= 0x621 ? code % 26 : code >= 97 && code < 123 ? code - 97 : 26);
  }
  return mask;
}

/** Whether more than so many bits are set. */
function holdsMore(mask: number, most: number): boolean {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) if (++count > most) return true;
  return false;
}

/**
 * Finds the words nearest to one that is misspelt or cut off, nearest first.
 * Each edit changes at most two letters of the set that a word holds, so almost
 * all words are ruled out before anything is compared letter by letter.
 */
export function spellingIndex(words: Iterable<string>): (word: string) => string[] {
  const known = [...words].map((word) => ({ word, mask: letters(word) }));
  return (word) => {
    const most = toleranceOf(word);
    if (most === 0 || word.length > LONGEST_WORD) return [];
    const mask = letters(word);
    const found: { word: string; distance: number }[] = [];
    for (const candidate of known) {
      const longer = candidate.word.length - word.length;
      // Too long to be meant, unless it goes on where the other was cut off; too short in any case.
      if (longer < -most || (longer > most && (word.length < PREFIX || candidate.word[0] !== word[0]))) continue;
      const isStart = word.length >= PREFIX && candidate.word.startsWith(word);
      if (!isStart && (longer > most || holdsMore(mask ^ candidate.mask, 2 * most))) continue;
      const distance = isStart ? 1 : editDistance(word, candidate.word, most);
      if (distance < Infinity) found.push({ word: candidate.word, distance });
    }
    return found.sort((a, b) => a.distance - b.distance || (a.word < b.word ? -1 : 1)).map((entry) => entry.word);
  };
}
