import groups from "~/content/triage/generated/word-groups";
import { stem } from "./stem";

const built = new Map<string, string[]>();
for (const { name, words } of groups) {
  for (const word of new Set(words.map(stem))) built.set(word, [...(built.get(word) ?? []), `@${name}`]);
}
const names = new Set(groups.map(({ name }) => `@${name}`));

/** Which groups a stem belongs to, each with its `@`: words that patients use for the same thing. */
export const groupsOf = (stemmed: string): readonly string[] => built.get(stemmed) ?? [];
/** Every word of every group as it is written, for the spelling index. */
export const groupWords = (): string[] => groups.flatMap(({ words }) => words);
export const isGroup = (name: string): boolean => names.has(name);
