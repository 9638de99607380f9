import { COMBINATIONS } from "./names/combinations";
import { DRUGS, DRUG_NAMES, type DrugName } from "./names";
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

/** Letters and digits of a name, without case or accents: `St. John’s Wort` is `st johns wort`. */
export const nameKey = (text: string): string =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\u0300-\u036f'’‘.®™©]/g, "")
    .replaceAll("#", " no ")
    .replace(/[^a-z0-9]+/g, " ")
    .trim();

/** By key, the ingredients and the name as it is written. */
const INDEX = new Map<string, { ingredients: readonly DrugName[]; shown: string }>();
const PRODUCTS = new Set<string>();
const setKey = (ingredients: readonly DrugName[]) => [...ingredients].sort().join("+");

for (const name of DRUG_NAMES) {
  for (const shown of [name, ...split(DRUGS[name])]) INDEX.set(nameKey(shown), { ingredients: [name], shown });
}
for (const [names, ingredients] of COMBINATIONS) {
  PRODUCTS.add(setKey(ingredients));
  for (const shown of split(names)) INDEX.set(nameKey(shown), { ingredients, shown });
}
const nearest = spellingIndex(INDEX.keys());
const MOST_WORDS = Math.max(...[...INDEX.keys()].map((key) => key.split(" ").length));

/** Every name that is known, with what it stands for; for tests of the table itself. */
export const knownNames = (): ReadonlyMap<string, { ingredients: readonly DrugName[]; shown: string }> => INDEX;

function split(names: string): string[] {
  return names === "" ? [] : names.split(", ");
}

/*
 * What stands around a name on a package or a prescription. None of it changes
 * which drug it is; any other word does leave a doubt, and then nothing is assumed.
 */
const AROUND = new Set(
  `mg mcg ug g gram grams kg ml l iu unit units meq mmol percent
   tablet tablets tab tabs capsule capsules cap caps caplet caplets pill pills softgel softgels gummy gummies chewable effervescent lozenge film coated
   solution suspension syrup liquid elixir drops drop injection injectable inj pen pens kwikpen solostar flexpen flextouch vial syringe prefilled autoinjector
   inhaler inhalation diskus ellipta respimat hfa nebulizer nasal spray patch patches transdermal cream gel ointment lotion eye ear ophthalmic otic vaginal ring
   suppository suppositories rectal topical oral orally powder packet packets dose doses dosing strength
   extended release er xr sr la cr dr xl odt ec cd ir er24 hr delayed sustained immediate modified controlled long acting hour hours h
   low high regular extra maximum double ds once twice thrice one two three four half daily day days every each per a an the of at in on by mouth with and or plus
   bid tid qid qd od qod qhs qam qpm prn po sc im iv subcutaneous subcutaneously intramuscular hs ac pc am pm as needed
   morning noon evening night nightly bedtime weekly week weeks month monthly hourly times time before after meal meals food breakfast lunch dinner water sleep
   take takes taking use using since for pain generic brand otc supplement tea extract
   hydrochloride hcl hydrobromide hbr sulfate sulphate acetate maleate mesylate besylate tartrate bitartrate succinate fumarate citrate phosphate nitrate sodium
   disodium dihydrate monohydrate hydrate trihydrate anhydrous medoxomil cilexetil axetil mofetil etexilate bromide chloride iodide carbonate gluconate lactate
   malate tosylate stearate ethylsuccinate valerate propionate furoate dipropionate xinafoate pamoate decanoate palmitate undecylenate cypionate enanthate salt salts
   disoproxil alafenamide`.split(/\s+/),
);
/** Minerals that are half of a salt when they follow the name of a drug: `losartan potassium`. */
const SALT_MINERALS = new Set<DrugName>(["potassium", "calcium", "magnesium", "zinc", "aluminum"]);

type Reading = { found: { ingredients: readonly DrugName[]; shown: string }[]; strange: string[] };

/** Reads names from left to right, the longest first, and keeps what it cannot explain. */
function read(text: string): Reading {
  const words = nameKey(text).split(" ").filter(Boolean);
  const reading: Reading = { found: [], strange: [] };
  for (let at = 0; at < words.length; ) {
    let length = Math.min(MOST_WORDS, words.length - at);
    let entry = INDEX.get(words.slice(at, at + length).join(" "));
    while (!entry && length > 1) entry = INDEX.get(words.slice(at, at + --length).join(" "));
    const before = reading.found.at(-1);
    if (entry && before && isSalt(entry.ingredients) && !isSalt(before.ingredients)) entry = undefined;
    else if (entry) reading.found.push(entry);
    else if (!AROUND.has(words[at]!) && !/^\d+[a-z]{0,5}$/.test(words[at]!)) reading.strange.push(words[at]!);
    at += length;
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
  const meant = new Set([strange.join(" "), ...strange.slice(0, MOST_SUGGESTIONS)]);
  const candidates = [...meant].flatMap((text) => nearest(text));
  const names = [...candidates.map((key) => INDEX.get(key)!.shown), ...found.map(({ shown }) => shown)];
  return { typed, didYouMean: [...new Set(names)].slice(0, MOST_SUGGESTIONS) };
}

export const isRecognised = (entry: Recognised | Unknown): entry is Recognised => "ingredients" in entry;

/** Whether a text holds anything besides doses and the like. */
const namesSomething = (text: string) => {
  const { found, strange } = read(text);
  return found.length + strange.length > 0;
};

/** One entry each of what was typed as a list; in `metformin 1,000 mg, twice daily` no comma parts two medicines. */
export const splitEntries = (texts: readonly string[]): string[] =>
  texts
    .flatMap((text) => text.split(/[;\n]/))
    .flatMap((line) =>
      line.split(/,(?!\d)/).reduce<string[]>((entries, part) => {
        const last = entries.at(-1);
        return last !== undefined && !namesSomething(part) ? [...entries.slice(0, -1), `${last},${part}`] : [...entries, part];
      }, []),
    )
    .map((text) => text.replace(/[\s,]+$/, "").trim())
    .filter((text) => text !== "");
