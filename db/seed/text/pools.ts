/**
 * A sentence of a bio. Slots:
 *
 * - `{years}` "a year", "seven years", "12 years", "more than two decades";
 *   so only after words that suit all of them ("for", "after", "I have spent").
 *   Nobody with 0 years gets such a sentence.
 * - `{people}` (`{People}` where a sentence starts) who the person mostly sees, in the plural
 * - `{city}`, `{state}` where they live
 * - `{languages}` all they work in, `{second}` (`{Second}`) the first spoken one that is not English
 *
 * `from`: the fewest years of experience with which the sentence is true.
 */
export type Sentence = string | { from: number; text: string };

/** What the bios of one specialty are put together from. Each opening names the work or its people. */
export type BioPools = {
  people: string[];
  openings: Sentence[];
  middles: Sentence[];
  endings: Sentence[];
  /** How the person came to the work. */
  backgrounds: Sentence[];
};
