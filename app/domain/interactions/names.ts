import combinations from "../../content/interactions/generated/combinations";
import drugs from "../../content/interactions/generated/drugs";
import type { Keys } from "../../content/interactions/generated/keys";

/** An active ingredient that is known here, by its US generic name. */
export type DrugName = Keys["drugs"];
export const DRUG_NAMES: readonly DrugName[] = drugs.map(({ name }) => name);

/** Names of each ingredient, of which none stands for another. */
type Names = Readonly<Record<DrugName, readonly string[]>>;
const namesIn = (column: "otherNames" | "spanish" | "arabic") =>
  Object.fromEntries(drugs.map((drug): [DrugName, readonly string[]] => [drug.name, drug[column]])) as Names;

/** The names in English besides the US generic ones. */
export const DRUGS = namesIn("otherNames");
/** The first one is the one that is shown; so it is in Arabic. */
export const SPANISH = namesIn("spanish");
export const ARABIC = namesIn("arabic");

/** Products of several ingredients, English names first. */
export const COMBINATIONS = combinations;
