import factRows from "~/content/assistant/generated/facts";
import noFoods from "~/content/assistant/generated/no-foods";
import {
  ALLERGENS,
  type Activity,
  type Allergen,
  type Diet,
  type Law,
  type Need,
} from "~/content/nutrition/vocabulary";
import type { PlainId } from "~/domain/message";
import type { Body } from "~/domain/nutrition/energy";
import { historyFacts } from "~/domain/prediction/history";
import type { PatientContext } from "../chat";
import { anyOf, patternNamed } from "./patterns";
import { plain } from "./plain";
import { tellsOfForbidden } from "./unclear";

/** What somebody has told about themselves that matters for eating. */
export type Facts = {
  body: Partial<Body>;
  /** What they want to weigh, kg. */
  goalKg: number | undefined;
  activity: Activity | null;
  diet: Diet;
  /** Religious rules of eating that they keep. */
  laws: Law[];
  /** An illness or a purse that meals are chosen for. */
  needs: Need[];
  allergens: Allergen[];
  /** Foods named as not tolerated that are none of the allergens above. */
  avoided: string[];
  /** They told of something that they must not eat, and no food was understood. */
  unclear: boolean;
  /** Why a number of calories from a formula is not for them. */
  caution: PlainId | null;
  /** A number of protein is for whoever treats it, whatever else is so. */
  hasKidneyDisease: boolean;
};

/** The last match wins: somebody may have corrected themselves. */
function last(text: string, pattern: RegExp): RegExpMatchArray | undefined {
  return [...text.matchAll(pattern)].at(-1);
}

const within = (value: number, from: number, to: number) => (value >= from && value <= to ? value : undefined);

/** What somebody wants to weigh is not what they weigh. */
const GOAL =
  /\b(?:reach|goal(?: weight)?(?: is| of|:)?|target(?: weight)?(?: is| of|:)?|(?:get|go|come|drop)(?: back)? (?:down )?to|down to|(?:want|like|hope) to (?:weigh|be))\s+(?:about |around )?\d{2,3}(?:[.,]\d)?\s*(?:kg|kilos?|kilograms?|lbs?|pounds?)\b/g;

/** So much somebody wants to lose. */
const TO_LOSE =
  /\b(?:want|like|need|hope|trying|how (?:do|can) i|help me)\b.{0,20}?\b(?:lose|drop|shed)\s+(?:about |around |another )?(\d{1,3}(?:[.,]\d)?)\s*(?:(kg|kilos?|kilograms?)|lbs?|pounds?)\b/g;

/** What somebody has lost, or wants to lose, is neither. */
const CHANGE =
  /\b(?:los(?:e|es|ing|t)|drop(?:ped|ping)?|shed|gain(?:ed|ing)?|put(?:ting)? on|take off|down|up)\s+(?:about |around |over |at least |another |the last |nearly |almost |some )?\d{1,3}(?:[.,]\d)?\s*(?:kg|kilos?|kilograms?|lbs?|pounds?)\b|\b\d{1,3}(?:[.,]\d)?\s*(?:kg|kilos?|kilograms?|lbs?|pounds?) (?:to lose|overweight|less|more|lighter|heavier|off)\b/g;

/** What they want to weigh; read where a weight is meant, and not their own. */
const goalKg = (text: string): number | undefined =>
  anyWeightKg([...text.matchAll(GOAL)].map(([wanted]) => wanted).join("\n"));

/** What is left of a weight after what somebody wants to lose of it. */
function afterLossKg(text: string, kg: number | undefined): number | undefined {
  const wanted = last(text, TO_LOSE);
  if (!wanted || kg === undefined) return undefined;
  const number = Number(wanted[1]!.replace(",", "."));
  return kg - (wanted[2] ? number : number * 0.45359237);
}

/** The same in Spanish and Arabic, of which a translation keeps only the number. */
const OWN_GOAL =
  /(?:\b(?:bajar|llegar|pesar|meta(?: es)?|quedar(?:me)?)(?: hasta| a| en| de)?|(?:أصل|اصل|الوصول|وزني إلى|أنزل|انزل|هدفي)(?: إلى| الى| ل)?)\s*(\d{2,3}(?:[.,]\d)?)\s*(?:kg|kilos?|كغ|كجم|كيلو)/gu;

const weightKg = (text: string): number | undefined => anyWeightKg(text.replace(GOAL, " ").replace(CHANGE, " "));

function anyWeightKg(text: string): number | undefined {
  const kg = last(text, /(\d{2,3}(?:[.,]\d)?)\s*(?:kg|kilos?|kilograms?)\b/g);
  if (kg) return within(Number(kg[1]!.replace(",", ".")), 30, 350);
  const lb = last(text, /(\d{2,3}(?:\.\d)?)\s*(?:lbs?|pounds?)\b(?!\s*(?:a|per)\s+week)/g);
  return lb ? within(Number(lb[1]) * 0.45359237, 30, 350) : undefined;
}

function heightCm(text: string): number | undefined {
  const cm = last(text, /(\d{3}(?:[.,]\d)?)\s*cm\b/g);
  if (cm) return within(Number(cm[1]!.replace(",", ".")), 120, 230);
  const metres = last(text, /\b([12][.,]\d{1,2})\s*m(?:eters?|etres?)?\b/g);
  if (metres) return within(Number(metres[1]!.replace(",", ".")) * 100, 120, 230);
  const feet = last(text, /\b([4-7])\s*(?:'|′|’|ft|feet|foot)\s*(?:(\d{1,2})\s*(?:"|″|”|''|in(?:ch(?:es)?)?)?)?/g);
  return feet ? within(Number(feet[1]) * 30.48 + Number(feet[2] ?? 0) * 2.54, 120, 230) : undefined;
}

const AGE =
  /\b(?:i am|i'm|im|age[d:]?|aged)\s+(\d{1,3})\b(?!\s*(?:kg|kilo|lb|pound|cm|m\b|ft|feet|'|%))|\b(\d{1,3})[\s-]*(?:years?[\s-]old|y\/?o|years? of age)\b/g;

type Fact = (typeof factRows)[number]["fact"];
const FACTS = factRows.map(({ fact, value, wholeWords, anywhere }) => ({
  fact,
  value,
  pattern: new RegExp(`\\b(?:${anyOf(wholeWords)})\\b|${anyOf(anywhere)}`),
}));
/** The values of a fact that a text tells of, in the order of the table. */
const valuesTold = <Value extends string>(fact: Fact, text: string): Value[] =>
  FACTS.filter((row) => row.fact === fact && row.pattern.test(text)).map(({ value }) => value as Value);

/**
 * An illness that says what must not be eaten; read in translation, it is only one of many; and a word that is left as
 * it is in a message without any other Spanish one.
 */
const COELIAC = /\bcel[ií]ac|سيلياك|\b(?:sin|libre de) gluten\b/;

/** A sentence, or an entry of a medical history, that tells of something not to be eaten. */
const NOT_EATEN = patternNamed("tells of food not eaten");
const AVOIDED_FOOD = patternNamed("food not eaten", "g");
const NO_FOOD = new Set<string>(noFoods.map(({ word }) => word));

/** Words for several foods of the recipes, which call each by its own. */
const GROUPS: Record<string, string[]> = {
  citrus: ["lemon", "lime", "orange"],
  poultry: ["chicken", "turkey"],
  meat: ["chicken", "turkey", "beef", "pork"],
};

/** What a history tells, by the reading that the record's forecast and goal go by, too. */
const HISTORY_CAUTIONS = {
  childbearing: "In pregnancy and while breastfeeding a formula does not know what you need.",
  eatingDisorder: "With an eating disorder, now or earlier, counting calories can do harm.",
} as const;
const CAUTIONS = {
  "kidney disease": "With a kidney disease protein has to be set by whoever treats it.",
  "low sugar": "With insulin or tablets that lower blood sugar, eating less without a plan can make it too low.",
  "grave illness": "With an illness like yours the team that treats it has to set the numbers.",
} as const;
/** Somebody's own words for it, in a conversation; in a record they are a complaint of the stomach. */
const VOMITS_FOOD = /\b(?:throw up|vomit) (?:after|what i)\b/;

/**
 * Reads what a patient told in the form and in the conversation. What is said
 * later counts more; nothing is guessed.
 * @param messages the patient's own, oldest first.
 * @param own all that they told, as they typed it, where the messages are a translation.
 */
export function factsOf(
  context: PatientContext | null,
  messages: readonly string[],
  own: readonly string[] = [...(context?.medicalHistory ?? []), ...messages],
): Facts {
  const told = plain(messages.join("\n"));
  const history = (context?.medicalHistory ?? []).join(".\n").toLowerCase();
  const all = `${history}\n${(context?.currentSymptoms ?? []).join(".\n").toLowerCase()}\n${told}`;
  // Not among what the English foods are looked for in: Spanish "soy" is no soy.
  const typed = plain(own.join("\n"));
  const ownGoal = last(typed, OWN_GOAL)?.[1];
  const kg = weightKg(ownGoal ? told.replaceAll(new RegExp(`\\b${ownGoal}\\s*(?:kg|kilos?)`, "g"), " ") : told);
  const cm = heightCm(told);
  const aged = last(told, AGE);
  const age = within(Number(aged?.[1] ?? aged?.[2] ?? context?.age ?? Number.NaN), 1, 120);
  const sexTold =
    context?.gender === "male" || context?.gender === "female"
      ? context.gender
      : valuesTold<"female" | "male">("sex", told)[0];

  const sentences = all.split(/[.;!?\n]+/).filter((sentence) => NOT_EATEN.test(sentence));
  const negative = sentences.join("\n");
  // An entry of a history that is a food and nothing else can mean only that.
  const bare = (context?.medicalHistory ?? [])
    .map((entry) => entry.toLowerCase())
    .filter((entry) => /^\s*(?:tree )?[a-z]+\s*$/.test(entry));
  const toldAllergens = [negative, ...bare].flatMap((text) => valuesTold<Allergen>("allergen", text));
  const allergens = ALLERGENS.filter(
    (allergen) => toldAllergens.includes(allergen) || (allergen === "gluten" && COELIAC.test(typed)),
  );
  const avoided = [...negative.matchAll(AVOIDED_FOOD)]
    .flatMap(([, foods]) => foods!.split(/[^a-z]+/))
    .filter((food) => food.length > 2 && !NO_FOOD.has(food) && valuesTold("allergen", food).length === 0)
    // One kiwi or kiwis, one tomato or tomatoes.
    .map((food) => food.replace(/(?<=o)es$|(?<![su])s$/, ""))
    .flatMap((food) => [food, ...(GROUPS[food] ?? [])]);

  // A word that a translation left as it was is no food that the recipes could be without.
  const isLeftOver = messages.some((message) => !own.includes(message)) && avoided.some((food) => typed.includes(food));

  return {
    body: {
      ...(kg === undefined ? {} : { kg }),
      ...(cm === undefined ? {} : { cm }),
      ...(age === undefined ? {} : { age }),
      ...(sexTold ? { sex: sexTold } : {}),
    },
    goalKg: goalKg(told) ?? (ownGoal ? Number(ownGoal.replace(",", ".")) : afterLossKg(told, kg)),
    activity: valuesTold<Activity>("activity", told)[0] ?? null,
    laws: valuesTold("law", `${all}\n${typed}`),
    needs: valuesTold("need", withoutDenied(`${all}\n${typed}`)),
    diet: valuesTold<Diet>("diet", `${all}\n${typed}`)[0] ?? "everything",
    allergens,
    avoided: [...new Set(avoided)],
    unclear: (allergens.length + avoided.length === 0 || isLeftOver) && tellsOfForbidden(own),
    hasKidneyDisease: valuesTold("caution", withoutDenied(`${all}\n${typed}`)).includes("kidney disease"),
    caution: cautionOf(`${all}\n${typed}`, [...own, ...(context?.currentSymptoms ?? [])], age),
  };
}

const withoutDenied = (text: string) => text.replace(/\b(?:not|no|never|isn't|am not)\s+\w+/g, "");

/** @param told each apart, as it was typed. */
function cautionOf(all: string, told: readonly string[], age: number | undefined): PlainId | null {
  if (age !== undefined && age < 18) return "Under 18 one is still growing, and formulas for adults do not hold.";
  // The conversation has no day of its own; to be careful once too often costs little.
  const { pregnant, breastfeeding, eatingDisorderHistory } = historyFacts(told, null);
  if (pregnant || breastfeeding) return HISTORY_CAUTIONS.childbearing;
  if (eatingDisorderHistory || VOMITS_FOOD.test(all)) return HISTORY_CAUTIONS.eatingDisorder;
  const [caution] = valuesTold<keyof typeof CAUTIONS>("caution", withoutDenied(all));
  return caution ? CAUTIONS[caution] : null;
}
