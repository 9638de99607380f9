import classes from "../../content/interactions/generated/classes";
import type { Keys } from "../../content/interactions/generated/keys";
import type { DrugName } from "./names";

/** A group of medicines that act alike. */
export type ClassName = Keys["classes"];
/** A medicine or a class of medicines: what a rule speaks of. */
export type Subject = DrugName | ClassName;
export type ClassRow = (typeof classes)[number];
type Classes = Readonly<Record<ClassName, readonly DrugName[]>>;

/** The medicines of each class, where a row may name other classes. */
export function expandClasses(rows: readonly ClassRow[]): Classes {
  const members = new Map<Subject, readonly Subject[]>(rows.map((row) => [row.name, row.members]));
  const drugsOf = (subject: Subject): DrugName[] => members.get(subject)?.flatMap(drugsOf) ?? [subject as DrugName];
  return Object.fromEntries(rows.map(({ name }): [ClassName, readonly DrugName[]] => [name, drugsOf(name)])) as Classes;
}

export const CLASSES = expandClasses(classes);

/** A medicine itself, or the medicines of a class. */
export const expand = (subject: Subject, within: Classes = CLASSES): readonly DrugName[] =>
  subject in within ? within[subject as ClassName] : [subject as DrugName];
