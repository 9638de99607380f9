import { visibleText } from "./plain-text";

const PATTERNS: [RegExp, string][] = [
  [/[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu, "[email]"],
  [/\b(?:https?:\/\/|www\.)\S+/gi, "[address]"],
  [/\b\d{4}-\d{2}-\d{2}\b|\b\d{1,2}\/\d{1,2}\/\d{2,4}\b/g, "[date]"],
  [/\b\d{3}-\d{2}-\d{4}\b/g, "[number]"],
  [/\bMRN[\s:#-]*[\w-]+/gi, "[record number]"],
  [/(?<![\d.,])\+?\d[\d\s().-]{7,}\d(?![\d.,]*\d)/g, "[number]"],
  [/\b\d{1,5}\s+(?:[A-Z][\w'-]*\s+){1,3}(?:Street|St|Avenue|Ave|Road|Rd|Lane|Ln|Drive|Dr|Boulevard|Blvd|Court|Ct)\b\.?/g, "[address]"],
];

/**
 * Text on its way to a third party's model, without what tells who wrote it:
 * email and web addresses, phone, record and social security numbers, dates,
 * street addresses, and the words given. A name that somebody writes in a
 * sentence, and that is not theirs, is not found: no pattern can.
 * @param known names and addresses of whoever is signed in.
 */
export function redact(value: string, known: readonly string[] = []): string {
  let text = PATTERNS.reduce((result, [pattern, stand]) => result.replace(pattern, stand), visibleText(value));
  for (const word of known) {
    if (word.trim().length < 2) continue;
    text = text.replace(new RegExp(`(?<![\\p{L}\\d])${escape(word.trim())}(?![\\p{L}\\d])`, "giu"), "[name]");
  }
  return text;
}

const escape = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
