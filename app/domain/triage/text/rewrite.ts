import pieces from "~/content/triage/generated/rewrite-pieces";
import rows from "~/content/triage/generated/rewrites";
import { fillPieces } from "../../pieces";
import { drugNames, medicineClassIn } from "./drugs";

/** What several words of `plain` text mean, in one word that the findings know. */
type Rewrite = readonly [from: RegExp, to: string];

const patterns = new Map(pieces.map(({ name, pattern }) => [name, pattern]));

const valueOf = (piece: string): string => {
  const medicines = medicineClassIn(piece);
  return medicines ? drugNames(medicines).join("|") : patterns.get(piece)!;
};

/**
 * In the order of the table: times of life before what was then, plain dangers before what sounds like wanting to die, and both before
 * what is everyday and the pictures, what is normal before what the phrases make of "breathing", pictures before plain words.
 */
export const REWRITES: readonly Rewrite[] = rows.map(({ pattern, meaning, apart }) => [
  new RegExp(`\\b(?:${fillPieces(pattern, valueOf)})`, "g"),
  apart ? ` ${meaning} ` : meaning,
]);
