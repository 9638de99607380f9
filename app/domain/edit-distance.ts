/** Letters of the longest word that is compared. No word of medicine and no medicine's name is longer. */
export const LONGEST_WORD = 60;

/** Three lines of the table at a time, kept between calls: a look-up compares hundreds of words. */
const rows = [0, 1, 2].map(() => new Uint8Array(LONGEST_WORD + 1));

/**
 * Edits between two words of up to 60 characters: a letter more, less, other,
 * or two neighbours swapped (optimal string alignment). More than `most` is `Infinity`.
 */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most || Math.max(a.length, b.length) > LONGEST_WORD) return Infinity;
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
