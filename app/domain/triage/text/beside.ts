/** Reads the number that one pattern finds, `null` where there is none. */
export type Reading = (text: string) => number | null;

/** The first number, in group 1 of a pattern, that can be what is looked for. */
export const first = (text: string, pattern: RegExp, isPossible: (value: number) => boolean): number | null => {
  for (const match of text.matchAll(pattern)) {
    const value = Number(match[1]);
    if (Number.isFinite(value) && isPossible(value)) return value;
  }
  return null;
};

export const reading =
  (pattern: RegExp, isPossible: (value: number) => boolean): Reading =>
  (text) =>
    first(text, pattern, isPossible);

/** What the first reading that finds anything finds. */
export function firstOf(text: string, readings: readonly Reading[]): number | null {
  for (const read of readings) {
    const value = read(text);
    if (value !== null) return value;
  }
  return null;
}

/** What may stand between a number and the name after it: "88% on the oximeter", "145 for my pulse". */
const SMALL = "(?: ?(?:%|percent))?(?: +(?:for|as|is|was|of|on|in|at|my|his|her|the|a))*";

type Beside = {
  /** So many characters between a name and its number at the most. */ gap?: number;
  /** A lookahead: what a number that counts is not followed by. */ not?: string;
};

/**
 * A number and the word that names it, whichever comes first: "pulse 145", "145 bpm". A name before its number is
 * trusted more, because of "72, pulse 88".
 * @param before names that may stand before, with ` | ` as in a regular expression. @param after names that may follow
 * at once.
 */
export const beside = (
  before: string,
  after: string,
  isPossible: (value: number) => boolean,
  { gap = 20, not = "" }: Beside = {},
): readonly Reading[] => [
  reading(new RegExp(`\\b(?:${before})\\b[^\\d.]{0,${gap}}(\\d{1,3}(?:\\.\\d+)?)\\b${not}`, "g"), isPossible),
  reading(
    new RegExp(
      `(?<![\\d./])\\b(\\d{1,3}(?:\\.\\d+)?)(?!\\d)${SMALL} *(?:${after})\\b(?! ?(?:medic\\w*|meds|pills?|tablets?|drugs?|capsules?))`,
      "g",
    ),
    isPossible,
  ),
];

const WITHIN: Readonly<Record<string, number>> = { low: 2, lower: 2, high: 8, upper: 8 };

/**
 * "In the 80s" as a figure of its middle, "in the low 80s" near its lower end; a hundred stays one. Whose 80s they are
 * is an age.
 */
export const inFigures = (text: string): string =>
  text.replace(
    /(?<!\b(?:my|his|her|their|our|late|early) )\b(?:(low|lower|mid|middle|high|upper)[- ])?([1-9]\d?0)'?s\b/g,
    (_, where: string | undefined, tens: string) =>
      String(tens.endsWith("00") ? Number(tens) : Number(tens) + (where === undefined ? 5 : (WITHIN[where] ?? 5))),
  );
