import absent from "~/content/interactions/generated/absent";
import vague from "~/content/interactions/generated/vague";
import { editDistance } from "../edit-distance";
import { isAround, JOINS } from "./around";
import { KIND_NAMES, KINDS, membersOf, type KindName } from "./kinds";
import { formsOf, keysOf, nameKey } from "./name-key";
import { ARABIC, COMBINATIONS, DRUGS, DRUG_NAMES, SPANISH, type DrugName } from "./names";
import { spellingIndex } from "./spelling";

/** What somebody typed, and what is in it. */
export type Recognised = {
  typed: string;
  ingredients: readonly DrugName[];
  /** A product known to be made of these: what its maker put together is no finding. */
  isProduct: boolean;
};
/** A kind of medicine in the place of a medicine. */
export type RecognisedKind = { typed: string; kind: KindName };
/** What nobody here knows, with names it may have been meant for. */
export type Unknown = {
  typed: string;
  didYouMean: string[];
  /** It is understood, and stands for medicines that act in different ways: `didYouMean` are examples. */
  asksWhich?: true;
  /** The one substance that it is a slip of the finger away from, and far from any other. */
  nearly?: Named;
};

/** The ingredients, and the name as it is written. */
type Named = { ingredients: readonly DrugName[]; shown: string };
const INDEX = new Map<string, Named>();
const PRODUCTS = new Set<string>();
const setKey = (ingredients: readonly DrugName[]) => [...ingredients].sort().join("+");

/** The first that has a name keeps it, and English comes first. */
function know(names: readonly string[], ingredients: readonly DrugName[]) {
  for (const shown of names)
    for (const key of keysOf(shown)) if (!INDEX.has(key)) INDEX.set(key, { ingredients, shown });
}
for (const name of DRUG_NAMES) know([name, ...DRUGS[name]], [name]);
for (const list of [SPANISH, ARABIC]) for (const name of DRUG_NAMES) know(list[name], [name]);
for (const { names, ingredients } of COMBINATIONS) {
  PRODUCTS.add(setKey(ingredients));
  know(names, ingredients);
}

/** A kind, or the examples of a word that is too vague for one, and the name as it is written. */
type Kind = { shown: string; kind: KindName } | { shown: string; examples: string[] };
const KIND_INDEX = new Map<string, Kind>();
const knowKind = (names: readonly string[], of: { kind: KindName } | { examples: string[] }) => {
  for (const shown of names)
    for (const key of keysOf(shown)) if (!INDEX.has(key) && !KIND_INDEX.has(key)) KIND_INDEX.set(key, { ...of, shown });
};
for (const kind of KIND_NAMES) for (const names of Object.values(KINDS[kind].names)) knowKind(names, { kind });
for (const { words, examples } of vague) knowKind(words, { examples });

const ABSENT_KEYS = new Set(
  absent
    .flatMap(({ name, otherNames }) => [name, ...otherNames].flatMap(keysOf))
    .filter((key) => !INDEX.has(key) && !KIND_INDEX.has(key)),
);
const KIND_KEYS = [...KIND_INDEX].flatMap(([key, entry]) => ("kind" in entry ? [key] : []));
const nearest = spellingIndex([...INDEX.keys(), ...KIND_KEYS, ...ABSENT_KEYS]);
const MOST_WORDS = Math.max(...[...INDEX.keys(), ...KIND_INDEX.keys()].map((key) => key.split(" ").length));

/** Every name that is known, with what it stands for; for tests of the table itself. */
export const knownNames = (): ReadonlyMap<string, Named> => INDEX;

/** Minerals that are half of a salt when they follow the name of a drug: `losartan potassium`. */
const SALT_MINERALS = new Set<DrugName>(["potassium", "calcium", "magnesium", "zinc", "aluminum"]);

type Reading = { found: Named[]; kinds: Kind[]; strange: string[]; isJoined: boolean };

/** The longest name that begins at a word, and how many words it takes. */
function nameAt(
  words: readonly string[],
  at: number,
): { entry: Named | Kind; length: number; joined: boolean } | undefined {
  for (let length = Math.min(MOST_WORDS, words.length - at); length > 0; length--) {
    for (const { key, joined } of formsOf(words.slice(at, at + length))) {
      const entry = INDEX.get(key) ?? KIND_INDEX.get(key);
      if (entry) return { entry, length, joined };
    }
  }
  return undefined;
}

const explainsItself = (word: string) =>
  /^\d+[a-z\u0621-\u064a]{0,5}$/.test(word) || formsOf([word]).some(({ key }) => isAround(key));

const isKindName = (name: Named | Kind): name is Kind => !("ingredients" in name);

/** Reads names from left to right, the longest first, and keeps what it cannot explain. */
function read(text: string): Reading {
  const words = nameKey(text).split(" ").filter(Boolean);
  const reading: Reading = { found: [], kinds: [], strange: [], isJoined: words.some((word) => JOINS.has(word)) };
  for (let at = 0; at < words.length;) {
    const name = nameAt(words, at);
    if (!name) {
      if (!explainsItself(words[at]!)) reading.strange.push(words[at]!);
    } else if (isKindName(name.entry)) {
      reading.kinds.push(name.entry);
    } else {
      const before = reading.found.at(-1);
      const isHalf =
        before &&
        isSalt(name.entry.ingredients) &&
        !isSalt(before.ingredients) &&
        !name.joined &&
        !JOINS.has(words[at - 1]!);
      if (!isHalf) reading.found.push(name.entry);
    }
    at += name?.length ?? 1;
  }
  return reading;
}

const isSalt = (ingredients: readonly DrugName[]) => ingredients.length === 1 && SALT_MINERALS.has(ingredients[0]!);

const MOST_SUGGESTIONS = 3;

/**
 * What a name stands for: generic, brand or a combination, whatever its case,
 * dose, form or salt, or a kind of medicine. A misspelt name is never taken for
 * another: it comes back as unknown, with the names that are nearest.
 */
export function recognise(typed: string): Recognised | RecognisedKind | Unknown {
  const { found, kinds, strange, isJoined } = read(typed);
  if (strange.length === 0 && kinds.length > 0) {
    const only = onlyKind(kinds);
    if (found.length === 0 && only)
      return "kind" in only ? { typed, kind: only.kind } : { typed, didYouMean: only.examples, asksWhich: true };
    // "metoprolol (beta blocker)" is one medicine; "metoprolol and a statin" are two.
    const explains = (kind: Kind) =>
      !isJoined &&
      "kind" in kind &&
      found.some(({ ingredients }) => ingredients.some((drug) => membersOf(kind.kind).includes(drug)));
    if (found.length === 0 || !kinds.every(explains))
      return {
        typed,
        didYouMean: [
          ...new Set([...oneOfEach(found), ...kinds.flatMap((kind) => ("kind" in kind ? [kind.shown] : []))]),
        ].slice(0, MOST_SUGGESTIONS),
      };
  }
  if (found.length > 0 && strange.length === 0) {
    const ingredients = [...new Set(found.flatMap((entry) => entry.ingredients))];
    return { typed, ingredients, isProduct: PRODUCTS.has(setKey(ingredients)) };
  }
  const whole = strange.join(" ");
  const meant = ABSENT_KEYS.has(whole) ? [] : [...new Set([whole, ...strange.slice(0, MOST_SUGGESTIONS)])];
  const didYouMean = oneOfEach([...meant.flatMap(offered), ...found, ...kinds]).slice(0, MOST_SUGGESTIONS);
  const nearly = found.length + kinds.length === 0 && strange.length === 1 ? nearlyNamed(whole) : null;
  return { typed, didYouMean, ...(nearly ? { nearly } : {}) };
}

/**
 * What several words for kinds come to: the narrowest of kinds of which one holds the other ("SSRI antidepressant"),
 * else nothing.
 */
function onlyKind(kinds: readonly Kind[]): Kind | undefined {
  const named = kinds.flatMap((kind) => ("kind" in kind ? [kind] : []));
  if (named.length === 0) return kinds[0];
  const narrowest = named.reduce((a, b) => (membersOf(b.kind).length < membersOf(a.kind).length ? b : a));
  return named.every(({ kind }) => membersOf(narrowest.kind).every((drug) => membersOf(kind).includes(drug)))
    ? narrowest
    : undefined;
}

/** Shorter words are too near to each other. */
const LEAST_LETTERS = 6;
/**
 * From any other substance so many edits at least, typed or spelt right: names that are nearer look alike, and are
 * only asked about.
 */
const LEAST_APART = 3;

/**
 * The one substance whose name is an edit away while no other's, of the table or not, is near that or what was typed.
 */
function nearlyNamed(word: string): Named | null {
  if (word.length < LEAST_LETTERS || ABSENT_KEYS.has(word)) return null;
  const around = (name: string) =>
    nearest(name).filter((key) => editDistance(name, key, LEAST_APART - 1) < LEAST_APART);
  const close = around(word);
  const key = close.find((name) => INDEX.has(name) && editDistance(word, name, 1) <= 1);
  if (key === undefined) return null;
  const meant = INDEX.get(key)!;
  return [...close, ...around(key)].every(
    (name) => setKey(INDEX.get(name)?.ingredients ?? []) === setKey(meant.ingredients),
  )
    ? meant
    : null;
}

/** The known names that are nearer to a text than any that the table does not speak of. */
function offered(text: string): (Named | Kind)[] {
  const keys = nearest(text);
  const end = keys.findIndex((key) => ABSENT_KEYS.has(key));
  return (end < 0 ? keys : keys.slice(0, end)).map((key) => (INDEX.get(key) ?? KIND_INDEX.get(key))!);
}

/** The same thing is called alike in several languages: the first name is enough. */
function oneOfEach(names: readonly (Named | Kind)[]): string[] {
  const byContent = new Map<string, string>();
  for (const name of names) {
    const content = !isKindName(name) ? setKey(name.ingredients) : "kind" in name ? name.kind : name.shown;
    if (!byContent.has(content)) byContent.set(content, name.shown);
  }
  return [...byContent.values()];
}

/**
 * A medicine or a kind of medicine that a sentence names, as the table writes it, and the substances that it may be.
 */
export type Mentioned = { name: string; members: readonly DrugName[] };

/** The table writes brands with a capital letter, and substances without. */
export const isBrand = (name: string): boolean => /^[A-Z]/.test(name);

/**
 * The medicines that are named in running text, each once; what else stands there is no name. Two brands of a substance
 * are two medicines, a brand beside the name of its substance is one.
 */
export function medicinesIn(text: string): Mentioned[] {
  const { found, kinds } = read(text);
  const mentioned = new Map<string, Mentioned>();
  for (const { ingredients, shown } of found) {
    const content = setKey(ingredients);
    const first = mentioned.get(content)?.name;
    if (first === undefined || !isBrand(first)) mentioned.set(content, { name: shown, members: ingredients });
    else if (isBrand(shown) && shown !== first) mentioned.set(shown, { name: shown, members: ingredients });
  }
  for (const entry of kinds)
    if ("kind" in entry) mentioned.set(entry.kind, { name: entry.shown, members: membersOf(entry.kind) });
  return [...mentioned.values()];
}

type Entry = Recognised | RecognisedKind | Unknown;
export const isRecognised = (entry: Entry): entry is Recognised => "ingredients" in entry;
export const isKind = (entry: Entry): entry is RecognisedKind => "kind" in entry;

/** Whether a text holds anything besides doses and the like. */
const namesSomething = (text: string) => {
  const { found, kinds, strange } = read(text);
  return found.length + kinds.length + strange.length > 0;
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
    .map((text) => text.replace(/(?<![\s,،])[\s,،]+$/, "").trim())
    .filter((text) => text !== "");
