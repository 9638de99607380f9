/**
 * Letters that no reader of ours reads. Arabic ones have a reader of their own, and two Greek ones together
 * are no word (β-blocker).
 */
const OTHER =
  /(?:(?!\p{Script=Latin}|\p{Script=Arabic}|\p{Script=Greek}|\p{Script=Common}|\p{Script=Inherited})[\p{L}\p{M}])+|\p{Script=Greek}{3,}/gu;

/** The words of some texts, each once, that are written in letters which the reader of English does not see. */
export const wordsInOtherLetters = (texts: readonly string[]): string[] => [
  ...new Set(texts.flatMap((text) => text.match(OTHER) ?? [])),
];
