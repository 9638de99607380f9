import { patternNamed } from "./pieces";
import { wordsOf } from "./words";

/** Who names one of our subjects and no complaint has nothing to look at: with any other word in it, it is not that. */
const SUBJECT = patternNamed("a subject of ours");
const WORDS = new Set(wordsOf("en", "subject"));

/** Whether a text with joined phrases names a subject and nothing else. */
export function isTopic(text: string): boolean {
  const words = text
    .replace(/[?.!,]/g, " ")
    .trim()
    .split(/\s+/);
  return words.length <= 8 && SUBJECT.test(text) && words.every((word) => WORDS.has(word) || /^[1-3]\d{3}$/.test(word));
}
