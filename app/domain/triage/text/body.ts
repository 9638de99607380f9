import compounds from "~/content/triage/generated/compounds";
import parts from "~/content/triage/generated/body-parts";
import qualities from "~/content/triage/generated/qualities";
import { stem } from "./stem";

type Named = readonly { name: string; words: readonly string[] }[];

/** The names by the stems of their words; a word belongs to the first that has it. */
function byStem(table: Named): Map<string, string> {
  const inverted = new Map<string, string>();
  for (const { name, words } of table)
    for (const word of words) if (!inverted.has(stem(word))) inverted.set(stem(word), name);
  return inverted;
}
const partByStem = byStem(parts);
const qualityByStem = byStem(qualities);
const compoundByStem = new Map(compounds.map(({ word, quality, part }) => [stem(word), [quality, part] as const]));
const partNames = new Set<string>(parts.map(({ name }) => name));
const qualityNames = new Set<string>(qualities.map(({ name }) => name));

export const partOf = (stemmed: string): string | undefined => partByStem.get(stemmed);
export const qualityOf = (stemmed: string): string | undefined => qualityByStem.get(stemmed);
export const compoundOf = (stemmed: string): readonly [string, string] | undefined => compoundByStem.get(stemmed);
export const isPart = (name: string): boolean => partNames.has(name);
export const isQuality = (name: string): boolean => qualityNames.has(name);
/** Every word of the tables as it is written, for the spelling index. */
export const bodyWords = (): string[] => [
  ...[...parts, ...qualities].flatMap(({ words }) => words),
  ...compounds.map(({ word }) => word),
];
