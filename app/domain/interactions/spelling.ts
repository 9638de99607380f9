/** Nobody's medicine is longer; whatever is, is not looked for. */
const LONGEST = 60;

const rows = [0, 1, 2].map(() => new Uint8Array(LONGEST + 1));

/**
 * Edits between two words of up to 60 characters: a letter more, less, other,
 * or two neighbours swapped (optimal string alignment). More than `most` is `Infinity`.
 */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most || Math.max(a.length, b.length) > LONGEST) return Infinity;
  let [beforeLast, last, current] = rows as [Uint8Array, Uint8Array, Uint8Array];
  for (let column = 0; column <= b.length; column++) last[column] = column;
  for (let row = 1; row <= a.length; row++) {
    current[0] = row;
    let least = row;
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      let cost = Math.min(last[column]! + 1, current[column - 1]! + 1, last[column - 1]! + (same ? 0 : 1));
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        cost = Math.min(cost, beforeLast[column - 2]! + 1);
      }
      current[column] = cost;
      if (cost < least) least = cost;
    }
    if (least > most) return Infinity;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  const distance = last[b.length]!;
  return distance > most ? Infinity : distance;
}

/** Edits that still leave a word recognisable; a short word says too little. */
const tolerance = (length: number) => (length < 4 ? 0 : length < 6 ? 1 : length < 9 ? 2 : 3);

/** Letters from which the beginning of a name is enough to offer it. */
const PREFIX = 5;

/** Which letters a word holds, a bit each; digits and spaces share one. */
function letters(word: string): number {
  let mask = 0;
  for (let index = 0; index < word.length; index++) {
    const code = word.charCodeAt(index) - 97;
    mask |= 1 << (code >= 0 && code < 26 ? code : 26);
  }
  return mask;
}

function bits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/**
 * Finds the words nearest to one that is misspelt or cut off, nearest first.
 * Each edit changes at most two letters of the set that a word holds, so almost
 * all words are ruled out before anything is compared letter by letter.
 */
export function spellingIndex(words: Iterable<string>): (word: string) => string[] {
  const known = [...words].map((word) => ({ word, mask: letters(word) }));
  return (word) => {
    const most = tolerance(word.length);
    if (most === 0 || word.length > LONGEST) return [];
    const mask = letters(word);
    const found: { word: string; distance: number }[] = [];
    for (const candidate of known) {
      const isStart = word.length >= PREFIX && candidate.word.startsWith(word);
      if (!isStart && bits(mask ^ candidate.mask) > 2 * most) continue;
      const distance = isStart ? 1 : editDistance(word, candidate.word, most);
      if (distance < Infinity) found.push({ word: candidate.word, distance });
    }
    return found.sort((a, b) => a.distance - b.distance || (a.word < b.word ? -1 : 1)).map((entry) => entry.word);
  };
}
