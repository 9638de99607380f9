import type { Keys } from "~/content/triage/generated/keys";
import pieces from "~/content/triage/generated/pattern-pieces";
import { fillPieces } from "../../pieces";
import { drugNames, medicineClassIn } from "./drugs";

const patterns = new Map<string, string>(pieces.map(({ name, pattern }) => [name, pattern]));
const valueOf = (piece: string): string => {
  const medicines = medicineClassIn(piece);
  return medicines ? drugNames(medicines).join("|") : patterns.get(piece)!;
};

/** A pattern with the pieces that it names in braces. */
export const filled = (pattern: string): string => fillPieces(pattern, valueOf);

/** The pattern of a row of the table of pieces. */
export const patternNamed = (piece: Keys["pattern-pieces"], flags = ""): RegExp =>
  new RegExp(filled(valueOf(piece)), flags);
