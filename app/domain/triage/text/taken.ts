import { patternNamed } from "./pieces";

/**
 * Who only says that a medicine was taken as it is meant to be: "took my blood pressure medicine today", "I took 3
 * ibuprofen". It tells of no complaint, and there is nothing to look at yet. Read narrowly: with any other word in it
 * (a whole bottle, twice, somebody else's, too late) and with more than a usual dose it is not that, and stays what it
 * was.
 */
const TAKEN = patternNamed("taken as usual");
const POLITE = /^(?:hi|hello|hey|thanks?|thank you|please|ok|okay)?$/;

/** Whether a text with joined phrases tells only of medicines that were taken as usual. */
export function isTaken(text: string): boolean {
  const sentences = text
    .split(/[.!;]+/)
    .map((sentence) => sentence.replace(/\s+/g, " ").trim())
    .filter((sentence) => !POLITE.test(sentence));
  return sentences.length > 0 && sentences.every((sentence) => TAKEN.test(sentence));
}
