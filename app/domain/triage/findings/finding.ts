import { compile, type Pattern } from "../text/patterns";

/**
 * Something that can be found in what a patient tells.
 * `background` is the share (in %) of all people asking who have it, whatever they
 * have; `implies` are the wider findings that are there with it.
 */
export type Finding = {
  label: string;
  patterns: readonly Pattern[];
  /** The same as written, for the spelling index. */
  source: string;
  background: number;
  implies: readonly string[];
  /** A circumstance (illness known, pregnancy, smoking): counts from the history too, and is no complaint. */
  context: boolean;
};

type Options = { bg?: number; implies?: readonly string[] };

const build = (label: string, says: string, { bg = 2, implies = [] }: Options, context: boolean): Finding => ({
  label,
  patterns: says.split("|").filter((pattern) => pattern.trim() !== "").map(compile),
  source: says,
  background: bg,
  implies,
  context,
});

/** A complaint or a sign. Patterns (see text/patterns.ts) stand between bars. */
export const f = (label: string, says: string, options: Options = {}): Finding => build(label, says, options, false);
/** A circumstance of the person. */
export const risk = (label: string, says: string, bg = 5, implies: readonly string[] = []): Finding => build(label, says, { bg, implies }, true);
