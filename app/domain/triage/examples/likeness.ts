import ARABIC from "./arabic.json";
import ENGLISH from "./english.json";
import SPANISH from "./spanish.json";

/**
 * How much a text is like what people write who need help now, who should be seen soon, and who can look after it at home or
 * only ask something: shares that sum to 1. It is learned from the examples beside this file, and reads no rule.
 */
export type Likeness = {
  now: number;
  soon: number;
  home: number;
  /** How many of its words stand in examples, and the share of those that stand in none. */
  known: number;
  unseen: number;
};

const LEVELS = ["now", "soon", "home"] as const;
/** Wordings by level and by what they tell of. Who knows better adds wordings; nothing else has to be changed. */
type Examples = Record<(typeof LEVELS)[number], Record<string, readonly string[]>>;
const SOURCES: readonly Examples[] = [ENGLISH, SPANISH, ARABIC];

/** Without capitals and accents; Arabic letters that are typed one for the other are one, and marks that are left out are. */
function plain(text: string): string {
  const lower = text.toLowerCase().replace(/[’‘'`]/g, "");
  return /^[\u0020-\u007e]*$/.test(lower)
    ? lower
    : lower
        .normalize("NFKD")
        .replace(/[\u0300-\u036f\u064b-\u0655\u0640]/g, "")
        .replace(/\u0649/g, "\u064a")
        .replace(/\u0629/g, "\u0647");
}

const WORDS = /\p{L}+|\d+|[!?]{2,}/gu;

/** Longer texts say it at their beginning or their end; reading more only takes time. */
const MOST_WORDS = 400;

/** What texts are judged by: their words, each with the one before it, and with the one before that. Their order does not matter. */
function featuresOf(texts: readonly string[]): Set<string> {
  const features = new Set<string>();
  for (const text of texts) {
    const words = (plain(text).match(WORDS) ?? [])
      .slice(0, MOST_WORDS)
      // What a number is says less than that there is one, and how long it is.
      .map((word) => (/^\d/.test(word) ? "#".repeat(Math.min(word.length, 4)) : word));
    words.forEach((word, at) => {
      features.add(word);
      if (at > 0) features.add(`${words[at - 1]} ${word}`);
      if (at > 1) features.add(`${words[at - 2]} … ${word}`);
    });
  }
  return features;
}

type Vector = { at: Int32Array; weight: Float64Array };

const ROUNDS = 5;
const STEP = 0.5;
const BIAS_STEP = 0.05;
/** What is as good as right teaches nothing more. */
const SMALL = 0.02;

/**
 * Logistic regression over words and pairs of words (weighted by their rarity, each text of length 1), fitted by AdaGrad with
 * every level counting the same. The order of the examples is fixed, so that the same examples give the same answers.
 */
function learn(sources: readonly Examples[]): (texts: readonly string[]) => Likeness | null {
  // Every feature has a number, under which its count, its rarity and its weights lie.
  const numbers = new Map<string, number>();
  const counts: number[] = [];
  const examples: { of: number; at: Int32Array }[] = [];
  LEVELS.forEach((level, of) => {
    for (const source of sources)
      for (const text of Object.values(source[level]).flat()) {
        const at: number[] = [];
        for (const feature of featuresOf([text])) {
          const number = numbers.get(feature) ?? numbers.size;
          if (number === numbers.size) numbers.set(feature, number);
          counts[number] = (counts[number] ?? 0) + 1;
          at.push(number);
        }
        examples.push({ of, at: Int32Array.from(at) });
      }
  });
  const rarity = Float64Array.from(counts, (count) => Math.log((examples.length + 1) / (count + 1)) + 1);
  const vectorOf = (at: Int32Array): Vector => {
    const weight = new Float64Array(at.length);
    let squares = 0;
    for (let i = 0; i < at.length; i++) {
      weight[i] = rarity[at[i]!]!;
      squares += weight[i]! ** 2;
    }
    const length = Math.sqrt(squares) || 1;
    for (let i = 0; i < at.length; i++) weight[i]! /= length;
    return { at, weight };
  };
  const size = LEVELS.length;
  const weights = new Float64Array(rarity.length * size);
  const bias = [0, 0, 0];
  const shares = [0, 0, 0];
  // Loops and one array for all: this runs fifty thousand times before the first answer.
  const judge = ({ at, weight }: Vector) => {
    let [now, soon, home] = bias as [number, number, number];
    for (let i = 0; i < at.length; i++) {
      const one = at[i]! * size;
      now += weights[one]! * weight[i]!;
      soon += weights[one + 1]! * weight[i]!;
      home += weights[one + 2]! * weight[i]!;
    }
    const most = Math.max(now, soon, home);
    [shares[0], shares[1], shares[2]] = [Math.exp(now - most), Math.exp(soon - most), Math.exp(home - most)];
    const total = shares[0]! + shares[1]! + shares[2]!;
    for (let level = 0; level < size; level++) shares[level]! /= total;
  };

  const vectors = examples.map(({ of, at }) => ({ of, vector: vectorOf(at) }));
  const fairly = LEVELS.map(
    (_, level) => examples.length / size / (examples.filter(({ of }) => of === level).length || 1),
  );
  const slopes = new Float64Array(weights.length).fill(1e-8);
  const biasSlopes = [1e-8, 1e-8, 1e-8];
  for (const { of, vector } of shuffled(vectors, ROUNDS)) {
    const { at, weight } = vector;
    judge(vector);
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
  return (texts) => {
    const features = featuresOf(texts);
    const words = [...features].filter((one) => !one.includes(" "));
    const known = words.filter((one) => numbers.has(one));
    const unseen = 1 - known.length / words.length;
    if (known.length < LEAST_KNOWN || unseen > MOST_UNSEEN) return null;
    judge(vectorOf(Int32Array.from([...features].flatMap((one) => numbers.get(one) ?? []))));
    const [now, soon, home] = shares as [number, number, number];
    return { now, soon, home, known: known.length, unseen };
  };
}

/** Of fewer words than this, which the rules mostly know, or where more of them stand in no example, nothing is judged. */
const LEAST_KNOWN = 6;
const MOST_UNSEEN = 0.4;

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

let judge: ReturnType<typeof learn> | undefined;

/** @returns `null` where too little of the texts stands in any example. The first call learns, which takes some tenths of a second. */
export const likenessOf = (texts: readonly string[]): Likeness | null => (judge ??= learn(SOURCES))(texts);
