/** A place in a chart, 0 to `EXTENT` to the right and down. */
export type Place = { x: number; y: number };

/** An SVG path through runs of places. One place alone is a stroke of no length, which round line ends make a dot. */
export const linePath = (runs: readonly (readonly Place[])[]): string =>
  runs
    .map((run) =>
      run.length === 1
        ? `M${run[0]!.x} ${run[0]!.y}h.01`
        : run.map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${x} ${y}`).join(""),
    )
    .join("");

/**
 * Places that are not joined, as one SVG path: a hundred elements of their own would be read, drawn and watched one by
 * one.
 */
export const dotsPath = (places: readonly Place[]): string => linePath(places.map((place) => [place]));

/** An SVG path around what lies between two lines over the same places. */
export const areaPath = (runs: readonly (readonly { x: number; low: number; high: number }[])[]): string =>
  runs
    .filter((run) => run.length > 1)
    .map((run) => {
      const there = run.map(({ x, high }, index) => `${index === 0 ? "M" : "L"}${x} ${high}`);
      const back = [...run].reverse().map(({ x, low }) => `L${x} ${low}`);
      return `${there.join("")}${back.join("")}Z`;
    })
    .join("");

/**
 * Cuts a series where nothing was measured for longer than `gapMs`: a line over
 * a gap would claim what nobody knows.
 */
export function splitAtGaps<P extends { at: number }>(series: readonly P[], gapMs: number): P[][] {
  const runs: P[][] = [];
  for (const point of series) {
    const run = runs.at(-1);
    if (run && point.at - run.at(-1)!.at <= gapMs) run.push(point);
    else runs.push([point]);
  }
  return runs;
}

/**
 * How long a silence is a gap: three times the spacing that most of the time lies
 * within, and never less than `leastMs`. By time and not by number: ten readings
 * in one minute say nothing about how often somebody measures.
 */
export function gapOf(series: readonly { at: number }[], leastMs: number): number {
  const steps = series.slice(1).map(({ at }, index) => at - series[index]!.at);
  steps.sort((a, b) => a - b);
  const half = steps.reduce((sum, step) => sum + step, 0) / 2;
  let passed = 0;
  const usual = steps.find((step) => (passed += step) >= half) ?? 0;
  return Math.max(leastMs, 3 * usual);
}
