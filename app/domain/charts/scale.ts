/** Positions in a chart run from 0 to this, to the right and down: whole numbers are short and fine enough. */
export const EXTENT = 1000;

/** Maps `[from, to]` to `[start, end]`, rounded to a tenth. An empty range lies in the middle. */
export function scale(from: number, to: number, start: number, end: number): (value: number) => number {
  const factor = (end - start) / (to - from);
  if (!Number.isFinite(factor)) return () => (start + end) / 2;
  return (value) => Math.round((start + (value - from) * factor) * 10) / 10;
}

/**
 * Round numbers within a range, as many as fit: steps of 1, 2 or 5 times a power of ten.
 * @param most the most of them, 2 or more.
 */
export function ticks(low: number, high: number, most: number): number[] {
  if (!(high > low)) return [low];
  const rough = (high - low) / most;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5].find((factor) => factor * power >= rough) ?? 10);
  const found: number[] = [];
  // Counted in steps: added up, binary fractions would drift.
  for (let index = Math.ceil(low / step - 1e-9); index * step <= high + step * 1e-9; index++)
    found.push(Number((index * step).toPrecision(12)));
  return found;
}
