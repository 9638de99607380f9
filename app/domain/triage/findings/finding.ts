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

/** A row whose label the types know: what it is called in other languages has to be there. */
type Row<Label extends string> = Finding & { label: Label };

const build = <const Label extends string>(
  label: Label,
  says: string,
  { bg = 2, implies = [] }: Options,
  context: boolean,
): Row<Label> => ({
  label,
  patterns: says
    .split("|")
    .filter((pattern) => pattern.trim() !== "")
    .map(compile),
  source: says,
  background: bg,
  implies,
  context,
});

/** A complaint or a sign. Patterns (see text/patterns.ts) stand between bars. */
export const f = <const Label extends string>(label: Label, says: string, options: Options = {}): Row<Label> =>
  build(label, says, options, false);
/** A circumstance of the person. */
export const risk = <const Label extends string>(
  label: Label,
  says: string,
  bg = 5,
  implies: readonly string[] = [],
): Row<Label> => build(label, says, { bg, implies }, true);
