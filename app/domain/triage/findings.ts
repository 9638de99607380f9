import findings from "~/content/triage/generated/findings";
import type { Keys } from "~/content/triage/generated/keys";
import { drugPatterns } from "./text/drugs";
import { compile, type Pattern } from "./text/patterns";

export type FindingId = Keys["findings"];
type Row = (typeof findings)[number];

/** Something that can be found in what a patient tells. app/content/triage/README.md explains the columns. */
export type Finding = Pick<Row, "label" | "implies" | "traits"> & {
  patterns: readonly Pattern[];
  /** The same as written, for the spelling index. */
  source: string;
  /** The share (in %) of all people asking who have it, whatever they have. */
  background: number;
  /** A circumstance (illness known, pregnancy, smoking): counts from the history too, and is no complaint. */
  context: boolean;
};

function toFinding({ label, percent, implies, traits, medicines, patterns }: Row): Finding {
  const named = medicines.length > 0 ? drugPatterns(...medicines).split(" | ") : [];
  const written = [...patterns, ...named];
  return {
    label,
    patterns: written.map(compile),
    source: written.join(" | "),
    background: percent,
    implies,
    traits,
    context: traits.includes("circumstance"),
  };
}

/** Every finding by its id. */
export const FINDINGS = Object.fromEntries(findings.map((row) => [row.id, toFinding(row)])) as Readonly<
  Record<FindingId, Finding>
>;
export const FINDING_IDS: readonly FindingId[] = findings.map(({ id }) => id);

export const hasTrait = (id: FindingId, trait: Finding["traits"][number]): boolean =>
  FINDINGS[id].traits.includes(trait);

/** Whether a finding is an illness known, a medicine, a habit or the like, and no complaint. */
export const isCircumstance = (id: FindingId): boolean =>
  hasTrait(id, "circumstance") && !hasTrait(id, "complaint too");
