/** How long the stretches are that readings are summed up by. */
export const ROLLUP_SPANS = ["hour", "day"] as const;
export type RollupSpan = (typeof ROLLUP_SPANS)[number];

/** A point of a chart: time in ms since 1970, value in the unit of `VITAL_KINDS`. */
export type SeriesPoint = {
  at: number;
  value: number;
  diastolic: number | null;
  /** Of a stretch that was summed up: `value` is its mean, `at` its middle, and these the least and the most in it. */
  low?: number;
  high?: number;
  /** The highest diastolic pressure in the stretch. */
  diastolicHigh?: number;
};

/**
 * Thins a series out to at most `points` so that its shape stays: the first and
 * the last point are kept, and of each bucket between them the one that spans
 * the largest triangle with its neighbours (Largest-Triangle-Three-Buckets,
 * S. Steinarsson, "Downsampling Time Series for Visual Representation",
 * University of Iceland, 2013). Peaks survive; nothing is averaged.
 * @param series by time, oldest first.
 * @param points 3 or more; a shorter series comes back as it is.
 */
export function downsample<P extends { at: number; value: number }>(series: readonly P[], points: number): P[] {
  if (series.length <= points || points < 3) return [...series];
  const kept: P[] = [series[0]!];
  const width = (series.length - 2) / (points - 2);
  const bucketStart = (bucket: number) => Math.floor(bucket * width) + 1;
  let anchor = series[0]!;
  for (let bucket = 0; bucket < points - 2; bucket++) {
    const [from, to] = [bucketStart(bucket), bucketStart(bucket + 1)];
    const next = series.slice(to, Math.max(to + 1, Math.min(bucketStart(bucket + 2), series.length)));
    const mean = { at: average(next, "at"), value: average(next, "value") };
    let best = series[from]!;
    let largest = -1;
    for (const point of series.slice(from, to)) {
      // Twice the triangle's area.
      const area = Math.abs(
        (anchor.at - mean.at) * (point.value - anchor.value) - (anchor.at - point.at) * (mean.value - anchor.value),
      );
      if (area > largest) [largest, best] = [area, point];
    }
    kept.push(best);
    anchor = best;
  }
  return [...kept, series.at(-1)!];
}

const average = <K extends "at" | "value">(points: readonly Record<K, number>[], key: K) =>
  points.reduce((sum, point) => sum + point[key], 0) / points.length;
