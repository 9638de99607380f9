/** Seeded randomness: the same seed gives the same numbers on every machine. Not for secrets. */
export type Random = {
  /** A number from 0 up to, not including, 1. */
  next(): number;
  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number;
  /** True with the given probability. */
  chance(probability: number): boolean;
  /** One item of a list. @throws {RangeError} for an empty list. */
  pick<T>(items: readonly T[]): T;
  /** One item of a list of `[item, weight]` pairs, heavier ones more often. */
  weighted<T>(items: readonly (readonly [T, number])[]): T;
  /** A shuffled copy. */
  shuffle<T>(items: readonly T[]): T[];
  /** `count` different places of the list (all, if it holds fewer), in random order. */
  sample<T>(items: readonly T[], count: number): T[];
  /** A roughly bell-shaped number: never further than 3.5 deviations from the mean. */
  normal(mean: number, deviation: number): number;
};

/**
 * A generator of pseudo-random numbers (mulberry32: 32 bits of state, which is
 * plenty for sample data).
 * @param seed a whole number; its lower 32 bits count.
 */
export function createRandom(seed: number): Random {
  let state = seed | 0;

  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };

  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));

  const pick = <T>(items: readonly T[]): T => {
    if (items.length === 0) throw new RangeError("Nothing to pick from");
    return items[int(0, items.length - 1)] as T;
  };

  const weighted = <T>(items: readonly (readonly [T, number])[]): T => {
    let left = next() * items.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [item, weight] of items) {
      left -= weight;
      if (left < 0) return item;
    }
    // Rounding can leave a crumb; it belongs to the last item.
    return pick(items.slice(-1))[0];
  };

  const shuffle = <T>(items: readonly T[]): T[] => {
    const copy = [...items];
    for (let last = copy.length - 1; last > 0; last--) {
      const other = int(0, last);
      [copy[last], copy[other]] = [copy[other] as T, copy[last] as T];
    }
    return copy;
  };

  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick,
    weighted,
    shuffle,
    sample: (items, count) => shuffle(items).slice(0, count),
    // The mean of three uniform numbers has deviation 1/6.
    normal: (mean, deviation) => mean + ((next() + next() + next()) / 3 - 0.5) * 6 * deviation,
  };
}

/** One row of a table, those with a larger share more often. */
export const pickByShare = <Row extends { share: number }>(random: Random, rows: readonly Row[]): Row =>
  random.weighted(rows.map((row) => [row, row.share] as const));
