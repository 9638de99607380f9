/** What several words of `plain` text mean, in one word that the findings know. */
export type Rewrite = readonly [from: RegExp, to: string];

/** Each way of saying something, from the beginning of a word on, as its meaning. */
export const rewrite = (meaning: string, ...ways: string[]): readonly Rewrite[] =>
  ways.map((way) => [new RegExp(`\\b(?:${way})`, "g"), ` ${meaning} `] as const);
