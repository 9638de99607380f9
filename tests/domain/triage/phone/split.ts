import type { Typed } from "./case";

/** A fixed permutation (mulberry32): the first half was there to mend by, the second was measured once, at the end. */
export function halves(cases: readonly Typed[], seed: number): { mended: Typed[]; heldOut: Typed[] } {
  let state = seed;
  const random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const drawn = cases
    .map((one) => [random(), one] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, one]) => one);
  const half = Math.ceil(drawn.length / 2);
  return { mended: drawn.slice(0, half), heldOut: drawn.slice(half) };
}
