import servedFoods from "~/content/assistant/generated/served-foods";
import { ALLERGENS_AGAINST, FOODS_AGAINST } from "~/domain/nutrition/day-plan";
import type { Allergen, Diet } from "~/content/nutrition/vocabulary";
import type { Facts } from "./facts";
import { anyOf, patternNamed } from "./patterns";

/** What a person must not eat, as far as they told: for a model's prompt, and for what it answers. */
export type Forbidden = {
  allergens: readonly Allergen[];
  diet: Diet;
  /** As they typed it, in lower case. */
  foods: readonly string[];
  /** They told of something, and nobody knows of what. */
  unclear: boolean;
};

/** What somebody's facts forbid, or `null` where they may eat everything. */
export function forbiddenOf({ allergens, diet, laws, avoided, unclear }: Facts): Forbidden | null {
  if (allergens.length + avoided.length + laws.length === 0 && diet === "everything" && !unclear) return null;
  return {
    allergens: [...allergens, ...laws.flatMap((law) => ALLERGENS_AGAINST[law])],
    diet,
    foods: [...avoided, ...laws.flatMap((law) => FOODS_AGAINST[law])],
    unclear,
  };
}

/** Words of three languages, each with its endings, and in Arabic with what is written together with it. */
const named = (latin: string, arabic: string) =>
  new RegExp(`(?<![\\p{L}])(?:(?:${latin})|(?:[وف]?[بلك]?(?:ال|لل)?(?:${arabic})))(?![\\p{L}])`, "giu");

type Kind = (typeof servedFoods)[number]["kind"];
/**
 * Dishes and ingredients that have an allergen in them, in the languages that a model answers in. Rather a word too
 * many: who is answered by our own tables instead has lost little, who is served what they are allergic to may lose
 * their life.
 */
const SERVED = new Map(
  servedFoods.map(({ kind, latin, arabic, noneOfIt }) => [
    kind,
    { served: named(anyOf(latin), anyOf(arabic)), noneOfIt: new RegExp(anyOf(noneOfIt), "giu") },
  ]),
);
const serves = (sentence: string, kind: Kind): boolean => {
  const { served, noneOfIt } = SERVED.get(kind)!;
  return eaten(sentence.replace(noneOfIt, " ")).search(served) >= 0;
};

/** After these a food is named to be left out, until somebody is told to eat something. */
const LEFT_OUT = patternNamed("told to leave out", "giu");
const EATEN = patternNamed("told to eat", "giu");

/** Where in a sentence nothing is left out, as text; the rest is cut away. */
function eaten(sentence: string): string {
  const marks = [
    ...[...sentence.matchAll(LEFT_OUT)].map((match) => ({
      from: match.index,
      to: match.index + match[0].length,
      isOut: true,
    })),
    ...[...sentence.matchAll(EATEN)].map((match) => ({
      from: match.index,
      to: match.index + match[0].length,
      isOut: false,
    })),
  ].sort((a, b) => a.from - b.from || b.to - a.to);
  let out = "";
  let isOut = false;
  let at = 0;
  for (const mark of marks) {
    if (mark.from < at) continue;
    out += isOut ? " " : sentence.slice(at, mark.from);
    isOut = mark.isOut;
    at = mark.to;
  }
  return isOut ? out : out + sentence.slice(at);
}

const MEATLESS = ["meat"] as const;
const OF_DIET: Readonly<Record<Diet, readonly Kind[]>> = {
  everything: [],
  pescatarian: MEATLESS,
  vegetarian: [...MEATLESS, "fish", "shellfish"],
  vegan: [...MEATLESS, "fish", "shellfish", "milk", "egg", "honey"],
};

/** Characters after which a text may be cut in two to be looked through: what is left out, is so within them. */
export const SENTENCE_ENDS = [".", "!", "?", "؟", ";", "\n"] as const;
const SENTENCES = new RegExp(`[${SENTENCE_ENDS.join("")}]+`);

/**
 * Whether a text serves what somebody must not eat: names a dish or an ingredient with it, and not to leave it out.
 * Where it is not known what that is, any food that people are allergic to counts.
 * @param read a text in the English that foods are told in, where it is written in another language.
 */
export function servesForbidden(
  text: string,
  { allergens, diet, foods, unclear }: Forbidden,
  read: (text: string) => string = (english) => english,
): boolean {
  const kinds = unclear ? [...SERVED.keys()] : [...allergens, ...OF_DIET[diet]];
  // The facts keep "strawberrie" of strawberries.
  const own = foods.map((food) => new RegExp(`(?<!\\p{L})${food.replace(/ie$/, "(?:ie|y)")}(?:e?s)?(?!\\p{L})`, "iu"));
  const sentences = text.replaceAll("’", "'").split(SENTENCES);
  return sentences.some((sentence) => {
    const named = own.length > 0 ? `${eaten(sentence)} ${read(eaten(sentence))}` : "";
    return kinds.some((kind) => serves(sentence, kind)) || own.some((food) => food.test(named));
  });
}
