import rows from "~/content/triage/generated/rewrites";
import { filled } from "./pieces";

/** What several words of `plain` text mean, in one word that the findings know. */
type Rewrite = readonly [from: RegExp, to: string];

/**
 * In the order of the table: times of life before what was then, plain dangers before what sounds like wanting to die,
 * and both before what is everyday and the pictures, what is normal before what the phrases make of "breathing",
 * pictures before words.
 */
export const REWRITES: readonly Rewrite[] = rows.map(({ pattern, meaning, apart }) => [
  new RegExp(`\\b(?:${filled(pattern)})`, "g"),
  apart ? ` ${meaning} ` : meaning,
]);
