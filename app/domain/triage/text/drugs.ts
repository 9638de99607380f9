import { CLASSES, type ClassName } from "../../interactions/classes";
import { COMBINATIONS, DRUGS, type DrugName } from "../../interactions/names";

/** The names of the medicines of some classes in lower case: generic, brand and combination. */
export function drugNames(...classes: readonly ClassName[]): string[] {
  const members = new Set(classes.flatMap((name) => CLASSES[name]));
  const names = [...members].flatMap((drug) => [drug, ...DRUGS[drug]]);
  const mixed = COMBINATIONS.filter(
    ({ language, ingredients }) => language === "English" && ingredients.some((drug) => members.has(drug)),
  ).flatMap((combined) => combined.names);
  const written = [...names, ...mixed].map((name) => name.toLowerCase());
  return [...new Set(written)].filter((name) => /^[a-z]{3,}(?: [a-z]{2,})*$/.test(name));
}

/**
 * The same as patterns of a finding, from the interaction checker's table: what is known there is understood here as
 * well. "insulin glargine" stands side by side.
 */
export const drugPatterns = (...classes: readonly ClassName[]): string =>
  drugNames(...classes)
    .map((name) => (name.includes(" ") ? `=${name}` : name))
    .join(" | ");

/** The class of medicines that a piece of a phrase names: "medicines: insulins". */
export function medicineClassIn(piece: string): ClassName | undefined {
  const [, name] = /^medicines: (.+)$/.exec(piece) ?? [];
  if (name !== undefined && !Object.hasOwn(CLASSES, name)) throw new RangeError(`No class of medicines "${name}"`);
  return name as ClassName | undefined;
}

/** The names of a class in another language. */
export const drugPhrases = (list: Readonly<Record<DrugName, readonly string[]>>, className: ClassName): string[] =>
  CLASSES[className].flatMap((drug) => list[drug]).filter((name) => /^[\p{L} ]{3,}$/u.test(name));
