import { bodyMassIndex, dailyTargets, LEAST_INTAKE } from "~/domain/nutrition/energy";
import { ALLERGENS_AGAINST, dayPlan, FOODS_AGAINST, mealIdeas, type Eater } from "~/domain/nutrition/day-plan";
import type { Diet, Law, Meal } from "~/content/nutrition/vocabulary";
import type { Recipe } from "~/domain/nutrition/recipes";
import type { Facts } from "./facts";
import { calorieAnswer, isComplete, listed, thousands, wantsBelowHealthy } from "./numbers";
import { plain } from "./plain";
import { patternNamed } from "./patterns";
import { TEXTS } from "./texts";

/** A plan is asked for in so many words, whatever else is in the message. */
export const PLAN = patternNamed("asks for a plan");
/** Asked what to eat, in general or with a condition. */
export const WHAT_TO_EAT = /\bwhat (?:should|can|could|shall) i (?:eat|cook|have)\b/;
export const MEALS = new RegExp(
  `${PLAN.source}|${WHAT_TO_EAT.source}|\\b(?:breakfast|lunch|dinner|healthy snacks?|what snacks?)\\b`,
);
const WEEK = /\b(?:week|weekly|(?:7|seven)[- ]days?)\b/;
const DAY = /\b(?:day|days|daily|plan)\b/;
const OF_MEAL: [RegExp, Meal][] = [
  [/\bbreakfasts?\b/, "breakfast"],
  [/\blunch(?:es)?\b/, "lunch"],
  [/\b(?:dinners?|supper)\b/, "dinner"],
  [/\bsnacks?\b/, "snack"],
];
const WANTED = /(\d{3,4}|\d[.,]\d{3})[\s-]*(?:kcal|cal(?:orie)?s?)\b/g;
/** Other numbers are of a meal or of a month. */
const [LEAST_WANTED, MOST_WANTED] = [500, 4_000];
/** Of whom nothing is known, kcal. */
const USUAL = 1_600;

const NAMES = { breakfast: "Breakfast", lunch: "Lunch", dinner: "Dinner", snack: "Snack" } as const;

/** Said where it is not known what must be left out. */
const UNCLEAR =
  "You told me that there is something you must not eat, but I did not understand which food, so I will not put meals together yet. Please name the food alone, for example “allergic to peanuts”. A dietitian can plan with you: see “Find Specialists” in the menu.";

/**
 * Meals from our own table: of one meal some ideas, else a day's or a week's.
 * @param messages the patient's own, oldest first; the last one is answered.
 * @param asked what it asks, where that is said only with the ones before it.
 */
export function mealAnswer(facts: Facts, messages: readonly string[], asked = plain(messages.at(-1) ?? "")): string {
  const { diet, laws, needs, allergens, avoided, unclear, caution } = facts;
  // What somebody must not eat is asked for again rather than guessed.
  if (unclear) return UNCLEAR;
  // Figures of calories do harm in an eating disorder, and a plan for everybody suits neither a pregnancy nor insulin.
  if (caution) return calorieAnswer(facts);
  if (wantsBelowHealthy(facts)) return TEXTS["no lower goal"];
  const eater = {
    diet,
    allergens: [...allergens, ...laws.flatMap((law) => ALLERGENS_AGAINST[law])],
    avoided: [...avoided, ...laws.flatMap((law) => FOODS_AGAINST[law])],
    needs,
  };
  const respected = [
    ...laws,
    diet === "everything" ? "" : diet,
    ...needs,
    ...allergens.map((allergen) => `no ${allergen}`),
    ...avoided.map((food) => `no ${food}`),
  ].filter(Boolean);
  const earlier = beginningOf(facts) + messages.slice(0, -1).filter((message) => MEALS.test(plain(message))).length;
  const named = OF_MEAL.filter(([words]) => words.test(asked));
  if (named.length === 1 && !WEEK.test(asked) && !DAY.test(asked))
    return ideas(eater, named[0]![1], respected, { earlier, notes: [...traces(eater), ...lawful(laws, diet)] });
  return planned(facts, eater, { wanted: wantedKcal(messages), isWeek: WEEK.test(asked), respected, earlier });
}

/**
 * Where in the table somebody's first day begins: different people are not given the same one. Of whom nothing is known
 * it is the first.
 */
function beginningOf({ body, diet, laws, needs, allergens, avoided }: Facts): number {
  const told = [...Object.entries(body), diet === "everything" ? "" : diet, laws, needs, allergens, avoided]
    .flat(2)
    .join("");
  return [...told].reduce((sum, character) => (sum * 31 + character.codePointAt(0)!) % 1_009, 0);
}

/** The kcal a day that somebody named last, as far as a day's plan can have them. */
function wantedKcal(messages: readonly string[]): number | null {
  const named = [...plain(messages.join("\n")).matchAll(WANTED)].at(-1);
  const kcal = named ? Number(named[1]!.replace(/[.,]/, "")) : null;
  return kcal !== null && kcal >= LEAST_WANTED && kcal <= MOST_WANTED ? kcal : null;
}

const lineOf = ({ name, meal, kcal, protein, ingredients, how }: Recipe) =>
  `${NAMES[meal]}: ${name} (${kcal} kcal, ${protein} g protein). ${ingredients.join(", ")}. ${how}`;
const inBrackets = (respected: readonly string[]) => (respected.length > 0 ? ` (${respected.join(", ")})` : "");
const traces = ({ allergens, avoided }: Eater) =>
  allergens.length + avoided.length > 0
    ? ["Read the labels all the same: I go by the main ingredients and do not know about traces."]
    : [];
/** A table knows what is in a meal, and not where it is from. */
const lawful = (laws: readonly Law[], diet: Diet) =>
  laws.length > 0
    ? [
        diet === "vegan"
          ? "Look for the seal on what is bought ready-made."
          : "The recipes keep to it by their ingredients. Buy meat and what is ready-made with the seal, and keep what your community adds to that.",
      ]
    : [];
const noneFor = (what: string, respected: readonly string[]) =>
  `My small table has no ${what} for ${listed(respected)}. A dietitian can plan one for you: see “Find Specialists” in the menu.`;

function ideas(
  eater: Eater,
  meal: Meal,
  respected: readonly string[],
  { earlier, notes }: { earlier: number; notes: readonly string[] },
): string {
  const found = mealIdeas(eater, meal, earlier);
  if (found.length === 0) return noneFor(meal, respected);
  return [
    `Ideas for ${meal === "snack" ? "a snack" : meal}${inBrackets(respected)}, each for one person:`,
    ...found.map(lineOf),
    ...notes,
    "Ask for a day's or a week's plan, and I put the rest to it.",
  ].join("\n\n");
}

type Plan = { wanted: number | null; isWeek: boolean; respected: readonly string[]; earlier: number };

function planned(
  { body, activity, laws, diet }: Facts,
  eater: Eater,
  { wanted, isWeek, respected, earlier }: Plan,
): string {
  const targets = isComplete(body)
    ? { ...dailyTargets(body, activity ?? "light"), mayLose: bodyMassIndex(body) >= 25 }
    : null;
  const least = LEAST_INTAKE[body.sex ?? "female"];
  const raised = wanted !== null && wanted < least;
  // Nobody is planned into losing weight who has none to lose, whatever number they name.
  const target =
    targets && !targets.mayLose ? targets.keep : wanted !== null ? Math.max(wanted, least) : (targets?.lose ?? USUAL);
  const days = Array.from({ length: isWeek ? 7 : 1 }, (_, day) => dayPlan(eater, target, earlier + day)).filter(
    (plan) => plan !== null,
  );
  const [first] = days;
  if (!first) return noneFor("whole day", respected);

  const about = inBrackets(respected);
  const aim = targets || wanted !== null ? `; your target is about ${thousands(target)} kcal` : "";
  const meals = isWeek
    ? [
        `A week's meals${about}${aim}:`,
        ...days.map(
          ({ meals, kcal }, day) =>
            `Day ${day + 1}, about ${thousands(kcal)} kcal: ${meals.map(({ name }) => name).join(", ")}.`,
        ),
      ]
    : [
        `A day's meals${about}, about ${thousands(first.kcal)} kcal and ${first.protein} g protein${aim}:`,
        ...first.meals.map(lineOf),
      ];
  return [
    ...meals,
    ...(raised && (!targets || targets.mayLose)
      ? [`I plan nothing below ${thousands(least)} kcal a day: less is only for a doctor's supervision.`]
      : []),
    ...traces(eater),
    ...lawful(laws, diet),
    ...(targets || wanted !== null
      ? []
      : ["For a plan in your size tell me your weight, height, age and how active you are."]),
    isWeek ? "Ask for one day, and I tell the amounts and how to cook it." : "Ask again for another day.",
  ].join("\n\n");
}
