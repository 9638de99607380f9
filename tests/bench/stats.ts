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
