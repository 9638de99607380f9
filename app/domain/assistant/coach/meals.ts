import { asMessage, message, type Message } from "~/domain/message";
import { bodyMassIndex, dailyTargets, LEAST_INTAKE } from "~/domain/nutrition/energy";
import { ALLERGENS_AGAINST, dayPlan, FOODS_AGAINST, mealIdeas, type Eater } from "~/domain/nutrition/day-plan";
import type { Diet, Law, Meal } from "~/content/nutrition/vocabulary";
import type { Recipe } from "~/domain/nutrition/recipes";
import type { Facts } from "./facts";
import { calorieAnswer, isComplete, listed, separated, thousands, wantsBelowHealthy, type Reply } from "./numbers";
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
const [MIN_WANTED, MAX_WANTED] = [500, 4_000];
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
export function mealAnswer(facts: Facts, messages: readonly string[], asked = plain(messages.at(-1) ?? "")): Reply {
  const { diet, laws, needs, allergens, avoided, unclear, caution } = facts;
  // What somebody must not eat is asked for again rather than guessed.
  if (unclear) return [message(UNCLEAR)];
  // Figures of calories do harm in an eating disorder, and a plan for everybody suits neither a pregnancy nor insulin.
  if (caution) return calorieAnswer(facts);
  if (wantsBelowHealthy(facts)) return [message(TEXTS["no lower goal"])];
  const eater = {
    diet,
    allergens: [...allergens, ...laws.flatMap((law) => ALLERGENS_AGAINST[law])],
    avoided: [...avoided, ...laws.flatMap((law) => FOODS_AGAINST[law])],
    needs,
  };
  const respected = [
    ...[...laws, ...(diet === "everything" ? [] : [diet]), ...needs].map(asMessage),
    ...allergens.map((allergen) => asMessage(`no ${allergen}`)),
    ...avoided.map((food) => message("no {food}", { food: asMessage(food) })),
  ];
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
  return kcal !== null && kcal >= MIN_WANTED && kcal <= MAX_WANTED ? kcal : null;
}

const lineOf = ({ name, meal, kcal, protein, ingredients, how }: Recipe): Message =>
  message("{meal}: {name} ({kcal} kcal, {protein} g protein). {ingredients}. {how}", {
    meal: message(NAMES[meal]),
    name: asMessage(name),
    kcal,
    protein,
    ingredients: separated(ingredients.map(asMessage)),
    how: asMessage(how),
  });
const traces = ({ allergens, avoided }: Eater): Message[] =>
  allergens.length + avoided.length > 0
    ? [message("Read the labels all the same: I go by the main ingredients and do not know about traces.")]
    : [];
/** A table knows what is in a meal, and not where it is from. */
const lawful = (laws: readonly Law[], diet: Diet): Message[] =>
  laws.length > 0
    ? [
        message(
          diet === "vegan"
            ? "Look for the seal on what is bought ready-made."
            : "The recipes keep to it by their ingredients. Buy meat and what is ready-made with the seal, and keep what your community adds to that.",
        ),
      ]
    : [];

function ideas(
  eater: Eater,
  meal: Meal,
  respected: readonly Message[],
  { earlier, notes }: { earlier: number; notes: readonly Message[] },
): Reply {
  const found = mealIdeas(eater, meal, earlier);
  if (found.length === 0)
    return [
      message(
        "My small table has no {meal} for {diet}. A dietitian can plan one for you: see “Find Specialists” in the menu.",
        { meal: message(meal), diet: listed(respected) },
      ),
    ];
  const named = message(meal === "snack" ? "a snack" : meal);
  return [
    respected.length > 0
      ? message("Ideas for {meal} ({diet}), each for one person:", { meal: named, diet: separated(respected) })
      : message("Ideas for {meal}, each for one person:", { meal: named }),
    ...found.map(lineOf),
    ...notes,
    message("Ask for a day's or a week's plan, and I put the rest to it."),
  ];
}

type Plan = { wanted: number | null; isWeek: boolean; respected: readonly Message[]; earlier: number };

function planned(
  { body, activity, laws, diet }: Facts,
  eater: Eater,
  { wanted, isWeek, respected, earlier }: Plan,
): Reply {
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
  if (!first)
    return [
      message(
        "My small table has no whole day for {diet}. A dietitian can plan one for you: see “Find Specialists” in the menu.",
        { diet: listed(respected) },
      ),
    ];

  const hasTarget = targets !== null || wanted !== null;
  return [
    ...(isWeek
      ? [
          weekTitle(respected, hasTarget ? target : null),
          ...days.map(({ meals, kcal }, day) =>
            message("Day {day}, about {kcal} kcal: {meals}.", {
              day: day + 1,
              kcal: thousands(kcal),
              meals: separated(meals.map(({ name }) => asMessage(name))),
            }),
          ),
        ]
      : [dayTitle(first, respected, hasTarget ? target : null), ...first.meals.map(lineOf)]),
    ...(raised && (!targets || targets.mayLose)
      ? [
          message("I plan nothing below {least} kcal a day: less is only for a doctor's supervision.", {
            least: thousands(least),
          }),
        ]
      : []),
    ...traces(eater),
    ...lawful(laws, diet),
    ...(hasTarget ? [] : [message("For a plan in your size tell me your weight, height, age and how active you are.")]),
    message(isWeek ? "Ask for one day, and I tell the amounts and how to cook it." : "Ask again for another day."),
  ];
}

/** @param target kcal a day, `null` where there is none. */
function weekTitle(respected: readonly Message[], target: number | null): Message {
  if (respected.length === 0)
    return target === null
      ? message("A week's meals:")
      : message("A week's meals; your target is about {target} kcal:", { target: thousands(target) });
  const diet = separated(respected);
  return target === null
    ? message("A week's meals ({diet}):", { diet })
    : message("A week's meals ({diet}); your target is about {target} kcal:", { diet, target: thousands(target) });
}

function dayTitle(
  plan: { kcal: number; protein: number },
  respected: readonly Message[],
  target: number | null,
): Message {
  const [kcal, protein] = [thousands(plan.kcal), plan.protein];
  if (respected.length === 0)
    return target === null
      ? message("A day's meals, about {kcal} kcal and {protein} g protein:", { kcal, protein })
      : message("A day's meals, about {kcal} kcal and {protein} g protein; your target is about {target} kcal:", {
          kcal,
          protein,
          target: thousands(target),
        });
  const diet = separated(respected);
  return target === null
    ? message("A day's meals ({diet}), about {kcal} kcal and {protein} g protein:", { diet, kcal, protein })
    : message(
        "A day's meals ({diet}), about {kcal} kcal and {protein} g protein; your target is about {target} kcal:",
        { diet, kcal, protein, target: thousands(target) },
      );
}
