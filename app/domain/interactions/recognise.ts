import { isAround, JOINS } from "./around";
import { formsOf, keysOf, nameKey } from "./name-key";
import { DRUGS, DRUG_NAMES, type DrugName } from "./names";
import { ABSENT } from "./names/absent";
import { ARABIC, ARABIC_COMBINATIONS } from "./names/arabic";
import { COMBINATIONS } from "./names/combinations";
import { SPANISH, SPANISH_COMBINATIONS } from "./names/spanish";
import { spellingIndex } from "./spelling";

/** What somebody typed, and what is in it. */
export type Recognised = {
  typed: string;
  ingredients: readonly DrugName[];
  /** A product known to be made of these: what its maker put together is no finding. */
  isProduct: boolean;
};
/** What nobody here knows, with names it may have been meant for. */
export type Unknown = { typed: string; didYouMean: string[] };

/** The ingredients, and the name as it is written. */
type Named = { ingredients: readonly DrugName[]; shown: string };
const INDEX = new Map<string, Named>();
const PRODUCTS = new Set<string>();
const setKey = (ingredients: readonly DrugName[]) => [...ingredients].sort().join("+");

/** The first that has a name keeps it, and English comes first. */
function know(names: string, ingredients: readonly DrugName[]) {
  for (const shown of split(names)) for (const key of keysOf(shown)) if (!INDEX.has(key)) INDEX.set(key, { ingredients, shown });
}
for (const name of DRUG_NAMES) know(`${name}, ${DRUGS[name]}`, [name]);
for (const list of [SPANISH, ARABIC]) for (const name of DRUG_NAMES) know(list[name], [name]);
for (const [names, ingredients] of [...COMBINATIONS, ...SPANISH_COMBINATIONS, ...ARABIC_COMBINATIONS]) {
  PRODUCTS.add(setKey(ingredients));
  know(names, ingredients);
}
const ABSENT_KEYS = new Set(ABSENT.flatMap((names) => split(names).flatMap(keysOf)).filter((key) => !INDEX.has(key)));
const nearest = spellingIndex([...INDEX.keys(), ...ABSENT_KEYS]);
const MOST_WORDS = Math.max(...[...INDEX.keys()].map((key) => key.split(" ").length));

/** Every name that is known, with what it stands for; for tests of the table itself. */
export const knownNames = (): ReadonlyMap<string, Named> => INDEX;

function split(names: string): string[] {
  return names.split(", ").filter(Boolean);
}

/** Minerals that are half of a salt when they follow the name of a drug: `losartan potassium`. */
const SALT_MINERALS = new Set<DrugName>(["potassium", "calcium", "magnesium", "zinc", "aluminum"]);

type Reading = { found: Named[]; strange: string[] };

/** The longest name that begins at a word, and how many words it takes. */
function nameAt(words: readonly string[], at: number): { entry: Named; length: number; joined: boolean } | undefined {
  for (let length = Math.min(MOST_WORDS, words.length - at); length > 0; length--) {
    for (const { key, joined } of formsOf(words.slice(at, at + length))) {
      const entry = INDEX.get(key);
      if (entry) return { entry, length, joined };
    }
  }
  return undefined;
}

const explainsItself = (word: string) => /^\d+[a-z\u0621-\u064a]{0,5}$/.test(word) || formsOf([word]).some(({ key }) => isAround(key));

/** Reads names from left to right, the longest first, and keeps what it cannot explain. */
function read(text: string): Reading {
  const words = nameKey(text).split(" ").filter(Boolean);
  const reading: Reading = { found: [], strange: [] };
  for (let at = 0; at < words.length; ) {
    const name = nameAt(words, at);
    const before = reading.found.at(-1);
    const isHalf = name && before && isSalt(name.entry.ingredients) && !isSalt(before.ingredients) && !name.joined && !JOINS.has(words[at - 1]!);
    if (name && !isHalf) reading.found.push(name.entry);
    else if (!name && !explainsItself(words[at]!)) reading.strange.push(words[at]!);
    at += name?.length ?? 1;
  }
  return reading;
}

const isSalt = (ingredients: readonly DrugName[]) => ingredients.length === 1 && SALT_MINERALS.has(ingredients[0]!);

const MOST_SUGGESTIONS = 3;

/**
 * What a name stands for: generic, brand or a combination, whatever its case,
 * dose, form or salt. A misspelt name is never taken for another: it comes back
 * as unknown, with the names that are nearest.
 */
export function recognise(typed: string): Recognised | Unknown {
  const { found, strange } = read(typed);
  if (found.length > 0 && strange.length === 0) {
    const ingredients = [...new Set(found.flatMap((entry) => entry.ingredients))];
    return { typed, ingredients, isProduct: PRODUCTS.has(setKey(ingredients)) };
  }
  const whole = strange.join(" ");
  const meant = ABSENT_KEYS.has(whole) ? [] : [...new Set([whole, ...strange.slice(0, MOST_SUGGESTIONS)])];
  return { typed, didYouMean: oneOfEach([...meant.flatMap(offered), ...found]).slice(0, MOST_SUGGESTIONS) };
}

/** The known names that are nearer to a text than any that the table does not speak of. */
function offered(text: string): Named[] {
  const keys = nearest(text);
  const end = keys.findIndex((key) => ABSENT_KEYS.has(key));
  return (end < 0 ? keys : keys.slice(0, end)).map((key) => INDEX.get(key)!);
}

/** The same thing is called alike in several languages: the first name is enough. */
function oneOfEach(names: readonly Named[]): string[] {
  const byContent = new Map<string, string>();
  for (const { ingredients, shown } of names) if (!byContent.has(setKey(ingredients))) byContent.set(setKey(ingredients), shown);
  return [...byContent.values()];
}

export const isRecognised = (entry: Recognised | Unknown): entry is Recognised => "ingredients" in entry;

/** Whether a text holds anything besides doses and the like. */
const namesSomething = (text: string) => {
  const { found, strange } = read(text);
  return found.length + strange.length > 0;
};

/** Before a comma, also the Arabic one, that is not within a number. */
const COMMA = /(?=[,،](?![\d\u0660-\u0669\u06f0-\u06f9]))/;

/** One entry each of what was typed as a list; in `metformin 1,000 mg, twice daily` no comma parts two medicines. */
export const splitEntries = (texts: readonly string[]): string[] =>
  texts
    .flatMap((text) => text.split(/[;؛\n]/))
    .flatMap((line) =>
      line.split(COMMA).reduce<string[]>((entries, part) => {
        const last = entries.at(-1);
        if (last === undefined) return [part];
        return namesSomething(part) ? [...entries, part.replace(/^[,،]/, "")] : [...entries.slice(0, -1), last + part];
      }, []),
    )
    .map((text) => text.replace(/[\s,،]+$/, "").trim())
    .filter((text) => text !== "");
