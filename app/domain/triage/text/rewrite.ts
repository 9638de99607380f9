import pieces from "~/content/triage/generated/rewrite-pieces";
import rows from "~/content/triage/generated/rewrites";
import { drugNames, medicineClassIn } from "./drugs";

/** What several words of `plain` text mean, in one word that the findings know. */
type Rewrite = readonly [from: RegExp, to: string];

const patterns = new Map(pieces.map(({ name, pattern }) => [name, pattern]));

/** A pattern with the pieces that it names in braces. */
const filled = (pattern: string): string =>
  pattern.replace(/\{([a-z][^}]*)\}/g, (_, name: string) => {
    const medicines = medicineClassIn(name);
    return medicines ? drugNames(medicines).join("|") : filled(patterns.get(name)!);
  });

/**
 * In the order of the table: times of life before what was then, plain dangers before what sounds like wanting to die, and both before
 * what is everyday and the pictures, what is normal before what the phrases make of "breathing", pictures before plain words.
 */
export const REWRITES: readonly Rewrite[] = rows.map(({ pattern, meaning, apart }) => [
  new RegExp(`\\b(?:${filled(pattern)})`, "g"),
  apart ? ` ${meaning} ` : meaning,
]);
