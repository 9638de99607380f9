import { featuresOf } from "./features";

const LEVELS = ["now", "soon", "home"] as const;
/** What somebody writes, and by when they need help. */
export type Example = { level: (typeof LEVELS)[number]; text: string };

/** What was learned of examples: the weights of each feature, a few decimals long, in the order of the features. */
export type Fitted = {
  features: string[];
  /** In how many of how many examples each feature stands. */
  counts: number[];
  examples: number;
  /** For each feature one of each level. */
  weights: number[];
  bias: number[];
};

/** A text as the numbers of its features, and what each of them counts. */
export type Vector = { at: Int32Array; weight: Float64Array };

/** @returns the vector of a text, of length 1, in which a feature counts by its rarity */
export function vectorOf(at: Int32Array, rarity: Float64Array): Vector {
  const weight = new Float64Array(at.length);
  let squares = 0;
  for (let i = 0; i < at.length; i++) {
    weight[i] = rarity[at[i]!]!;
    squares += weight[i]! ** 2;
  }
  const length = Math.sqrt(squares) || 1;
  for (let i = 0; i < at.length; i++) weight[i]! /= length;
  return { at, weight };
}

export const rarityOf = (counts: readonly number[], examples: number): Float64Array =>
  Float64Array.from(counts, (count) => Math.log((examples + 1) / (count + 1)) + 1);

/** Puts the share of each level into `shares`. One array for all: `fit` does this fifty thousand times. */
export function judge(
  { at, weight }: Vector,
  weights: ArrayLike<number>,
  bias: readonly number[],
  shares: number[],
): void {
  let [now, soon, home] = bias as [number, number, number];
  for (let i = 0; i < at.length; i++) {
    const one = at[i]! * LEVELS.length;
    now += weights[one]! * weight[i]!;
    soon += weights[one + 1]! * weight[i]!;
    home += weights[one + 2]! * weight[i]!;
  }
  const most = Math.max(now, soon, home);
  [shares[0], shares[1], shares[2]] = [Math.exp(now - most), Math.exp(soon - most), Math.exp(home - most)];
  const total = shares[0]! + shares[1]! + shares[2]!;
  for (let level = 0; level < LEVELS.length; level++) shares[level]! /= total;
}

const ROUNDS = 5;
const STEP = 0.5;
const BIAS_STEP = 0.05;
/** What is as good as right teaches nothing more. */
const SMALL = 0.02;

/**
 * Logistic regression over words and pairs of words (weighted by their rarity, each text of length 1), fitted by
 * AdaGrad with every level counting the same. The order of the examples is fixed, so that the same examples give the
 * same answers. It takes a second of a processor, and more of a slow one.
 */
export function fit(sources: readonly Example[]): Fitted {
  // Every feature has a number, under which its count and its weights lie.
  const numbers = new Map<string, number>();
  const counts: number[] = [];
  const examples: { of: number; at: Int32Array }[] = [];
  for (const { level, text } of sources) {
    const at: number[] = [];
    for (const feature of featuresOf([text])) {
      const number = numbers.get(feature) ?? numbers.size;
      if (number === numbers.size) numbers.set(feature, number);
      counts[number] = (counts[number] ?? 0) + 1;
      at.push(number);
    }
    examples.push({ of: LEVELS.indexOf(level), at: Int32Array.from(at) });
  }
  const rarity = rarityOf(counts, examples.length);
  const size = LEVELS.length;
  const weights = new Float64Array(rarity.length * size);
  const bias = [0, 0, 0];
  const shares = [0, 0, 0];
  const vectors = examples.map(({ of, at }) => ({ of, vector: vectorOf(at, rarity) }));
  const fairly = LEVELS.map(
    (_, level) => examples.length / size / (examples.filter(({ of }) => of === level).length || 1),
  );
  const slopes = new Float64Array(weights.length).fill(1e-8);
  const biasSlopes = [1e-8, 1e-8, 1e-8];
  for (const { of, vector } of shuffled(vectors, ROUNDS)) {
    const { at, weight } = vector;
    judge(vector, weights, bias, shares);
    for (let level = 0; level < size; level++) {
      const error = (shares[level]! - (of === level ? 1 : 0)) * fairly[of]!;
      if (Math.abs(error) < SMALL) continue;
      biasSlopes[level]! += error * error;
      bias[level]! -= (BIAS_STEP / Math.sqrt(biasSlopes[level]!)) * error;
      for (let i = 0; i < at.length; i++) {
        const one = at[i]! * size + level;
        const slope = error * weight[i]!;
        slopes[one]! += slope * slope;
        weights[one]! -= (STEP / Math.sqrt(slopes[one]!)) * slope;
      }
    }
  }
  const short = (value: number) => Math.round(value * 100) / 100;
  return {
    features: [...numbers.keys()],
    counts,
    examples: examples.length,
    weights: Array.from(weights, short),
    bias: bias.map(short),
  };
}

/** All items in an order that looks random and is always the same, so many times. */
function* shuffled<T>(items: readonly T[], times: number): Generator<T> {
  const order = [...items];
  let state = 1;
  const below = (end: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * end);
  };
  for (let time = 0; time < times; time++) {
    for (let i = order.length - 1; i > 0; i--) {
      const other = below(i + 1);
      [order[i], order[other]] = [order[other]!, order[i]!];
    }
    yield* order;
  }
}
