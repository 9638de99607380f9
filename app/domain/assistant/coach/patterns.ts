import type { Keys } from "~/content/assistant/generated/keys";
import pieces from "~/content/assistant/generated/pieces";
import { fillPieces } from "~/domain/pieces";

const byName = new Map<string, string>(pieces.map(({ name, pattern }) => [name, pattern]));

/** Any of some patterns, with their pieces; of none nothing is found. */
export const anyOf = (patterns: readonly string[]): string =>
  patterns.length === 0 ? "(?!)" : patterns.map((one) => fillPieces(one, (name) => byName.get(name)!)).join("|");

/** The pattern of a row of the table of pieces. */
export const patternNamed = (piece: Keys["pieces"], flags = ""): RegExp => new RegExp(anyOf([`{${piece}}`]), flags);
