import { COMPARED_MS, farFrom, type Weighed } from "./unlikely";

/** Weights on each side that say what is usual around one: enough that a slip or two among them do not. */
const AROUND = 3;

/**
 * Which weights of a file are rather slips than changes (`farFrom`), and what they are far from: what the record has
 * around that time, so that a file in the wrong unit is met as a whole, or what stands around them in the file itself.
 * @param file oldest first, as is `record`.
 */
export function doubtfulWeights<One extends Weighed>(
  file: readonly One[],
  record: readonly Weighed[],
): { one: One; from: Weighed }[] {
  // What the file has for the same instant replaces what the record has.
  const replaced = new Set(file.map(({ at }) => at));
  const kept = record.filter(({ at }) => !replaced.has(at));
  let next = 0;
  return file.flatMap((one, index) => {
    while (next < kept.length && kept[next]!.at <= one.at) next++;
    const around = [...file.slice(Math.max(0, index - AROUND), index), ...file.slice(index + 1, index + 1 + AROUND)];
    const from = farFrom(one, kept.slice(Math.max(0, next - 1), next + 1)) ?? farFrom(one, usualFor(one, around));
    return from ? [{ one, from }] : [];
  });
}

/** Of the weights around one the middle one; of two in the middle the one that is nearer to it. */
function usualFor({ at, value }: Weighed, around: readonly Weighed[]): Weighed[] {
  const near = around.filter((other) => Math.abs(other.at - at) <= COMPARED_MS).sort((a, b) => a.value - b.value);
  return [near[Math.floor((near.length - 1) / 2)], near[Math.floor(near.length / 2)]]
    .filter((middle) => middle !== undefined)
    .sort((a, b) => Math.abs(a.value - value) - Math.abs(b.value - value))
    .slice(0, 1);
}
