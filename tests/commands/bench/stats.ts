/** Figures of a series of measurements. None of them changes the array it is given. */

/** The value that a share of all values stays at or below, between two values interpolated. */
export function percentile(values: readonly number[], share: number): number {
  if (values.length === 0) throw new RangeError("No values");
  const sorted = [...values].sort((a, b) => a - b);
  const position = (sorted.length - 1) * share;
  const below = sorted[Math.floor(position)]!;
  const above = sorted[Math.ceil(position)]!;
  return below + (above - below) * (position - Math.floor(position));
}

export const median = (values: readonly number[]) => percentile(values, 0.5);

/** Median and range of a series. */
export type Spread = { median: number; min: number; max: number };

export const spread = (values: readonly number[]): Spread => ({
  median: median(values),
  min: Math.min(...values),
  max: Math.max(...values),
});

/**
 * How one series compares with another, pair by pair. On a machine that others
 * use, two neighbours in time are comparable and two averages are not.
 */
export const ratios = (ours: readonly number[], theirs: readonly number[]): Spread =>
  spread(ours.map((value, index) => value / theirs[index]!));

/**
 * Whether two series come from the same distribution (Mann and Whitney, 1947),
 * by the normal approximation with the correction for ties: good from 20 values each.
 * @returns `slower`, the chance that a value of the first is above one of the
 *   second (0.5: no telling), and `p`, how often chance alone would lead as far from it.
 */
export function mannWhitney(first: readonly number[], second: readonly number[]): { slower: number; p: number } {
  const all = [
    ...first.map((value) => ({ value, isFirst: true })),
    ...second.map((value) => ({ value, isFirst: false })),
  ].sort((a, b) => a.value - b.value);
  let [rankSum, ties] = [0, 0];
  for (let start = 0; start < all.length;) {
    let end = start;
    while (end < all.length && all[end]!.value === all[start]!.value) end++;
    const rank = (start + 1 + end) / 2;
    rankSum += rank * all.slice(start, end).filter(({ isFirst }) => isFirst).length;
    ties += (end - start) ** 3 - (end - start);
    start = end;
  }
  const [n1, n2, n] = [first.length, second.length, all.length];
  const u = rankSum - (n1 * (n1 + 1)) / 2;
  const deviation = Math.sqrt(((n1 * n2) / 12) * (n + 1 - ties / (n * (n - 1))));
  const z = deviation === 0 ? 0 : Math.max(0, Math.abs(u - (n1 * n2) / 2) - 0.5) / deviation;
  return { slower: u / (n1 * n2), p: Math.min(1, 2 * upperTail(z)) };
}

/** The share of a normal distribution above `z` (Abramowitz and Stegun 26.2.17; error below 1e-7). */
function upperTail(z: number): number {
  const t = 1 / (1 + 0.2316419 * z);
  const polynomial = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * polynomial;
}
