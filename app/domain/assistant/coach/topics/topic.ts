/** Something the built-in chat can say about a subject. */
export type Topic = {
  /** Found in a message in lower case, this is what it is about. */
  about: RegExp;
  text: string;
  /** What it says to "why?". */
  why?: string;
  /** It is about eating less or otherwise: to whom that could do harm, it begins with what is to be minded (`Facts.caution`). */
  eatsLess?: true;
};

/** Whole words of a message. */
export const about = (pattern: string): RegExp => new RegExp(`\\b(?:${pattern})\\b`);
