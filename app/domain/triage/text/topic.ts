import { wordsOf } from "./words";

/**
 * Who names one of our subjects and no complaint: "food diary", "meal plan", "1500 calorie recipes". There is nothing to look at.
 * Read narrowly: with any other word in it, it is not that, and "weight loss" is a sign before it is a subject.
 */
const SUBJECT =
  /\b(?:diary|journal|log|tracker|planner|plans?|recipes?|counter|menus?|macros|nutrition|calories?|meals?|shopping list|portion sizes?|food labels?|workouts?|exercises?|bmi|bmi calculator)\b/;
const WORDS = new Set(wordsOf("en", "subject"));

/** Whether a text with joined phrases names a subject and nothing else. */
export function isTopic(text: string): boolean {
  const words = text
    .replace(/[?.!,]/g, " ")
    .trim()
    .split(/\s+/);
  return words.length <= 8 && SUBJECT.test(text) && words.every((word) => WORDS.has(word) || /^[1-3]\d{3}$/.test(word));
}
