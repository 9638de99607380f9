import needs from "~/content/nutrition/generated/needs";
import religiousRules from "~/content/nutrition/generated/religious-rules";
import { DIETS, type Allergen, type Diet, type Law, type Meal, type Need } from "~/content/nutrition/vocabulary";
import { RECIPES, type Recipe } from "./recipes";

const byRule = <Value>(valueOf: (row: (typeof religiousRules)[number]) => Value) =>
  Object.fromEntries(religiousRules.map((row) => [row.rule, valueOf(row)])) as Readonly<Record<Law, Value>>;
/**
 * What each leaves out. Our own table has no pork and no alcohol, and no meat with milk; whoever answers from elsewhere
 * has to be told.
 */
export const FOODS_AGAINST = byRule(({ foods }): readonly string[] => foods);
/** And of the allergens. */
export const ALLERGENS_AGAINST = byRule(({ allergens }): readonly Allergen[] => allergens);

/** What a plan has to respect. */
export type Eater = {
  diet: Diet;
  allergens: readonly Allergen[];
  /** Foods not to be in any ingredient, as words in lower case. */
  avoided: readonly string[];
  /** What meals are chosen for, as far as there is a choice. */
  needs?: readonly Need[];
};

/** What is passed over for a need. */
const PASSED_OVER = new Map(needs.map(({ need, foods }) => [need, new RegExp(`\\b(?:${foods.join("|")})\\b`)]));

const wordsOf = ({ name, ingredients }: Recipe) => `${name} ${ingredients.join(" ")}`.toLowerCase();

/** What suits somebody for a meal, without what is passed over for their needs while anything is left. */
function choiceOf(eater: Eater, meal: Meal): Recipe[] {
  const suited = RECIPES.filter((recipe) => recipe.meal === meal && suits(recipe, eater));
  return (eater.needs ?? []).reduce((choice, need) => {
    const better = choice.filter((recipe) => !PASSED_OVER.get(need)!.test(wordsOf(recipe)));
    return better.length > 0 ? better : choice;
  }, suited);
}

/** Whether somebody may eat a meal. */
export function suits(recipe: Recipe, { diet, allergens, avoided }: Eater): boolean {
  if (DIETS.indexOf(recipe.diet) < DIETS.indexOf(diet)) return false;
  if (recipe.allergens.some((allergen) => allergens.includes(allergen))) return false;
  const words = wordsOf(recipe);
  return !avoided.some((food) => words.includes(food));
}

export type DayPlan = { meals: Recipe[]; kcal: number; protein: number };

const DAY: readonly Meal[] = ["breakfast", "lunch", "dinner"];
/** Ideas for one meal at the most. */
const IDEAS = 3;

/**
 * What suits somebody for one meal, three at the most.
 * @param variant another number gives others where there are more.
 */
export function mealIdeas(eater: Eater, meal: Meal, variant = 0): Recipe[] {
  const choice = choiceOf(eater, meal);
  return Array.from(
    { length: Math.min(IDEAS, choice.length) },
    (_, index) => choice[(variant * IDEAS + index) % choice.length]!,
  );
}

/** Snacks a day at the most. */
const SNACKS = 3;

/**
 * A day's meals near a number of kcal: three meals, and snacks up to it. `null`
 * if for one of the three there is nothing that suits.
 * @param variant another number gives another day where there is a choice.
 */
export function dayPlan(eater: Eater, kcal: number, variant = 0): DayPlan | null {
  const meals: Recipe[] = [];
  for (const meal of DAY) {
    const choice = choiceOf(eater, meal);
    if (choice.length === 0) return null;
    meals.push(choice[variant % choice.length]!);
  }
  const snacks = choiceOf(eater, "snack");
  const total = () => meals.reduce((sum, recipe) => sum + recipe.kcal, 0);
  for (let count = 0; count < Math.min(SNACKS, snacks.length); count++) {
    // Of the next day none is one of this day's.
    const snack = snacks[(variant * SNACKS + count) % snacks.length]!;
    if (total() + snack.kcal / 2 > kcal) break;
    meals.push(snack);
  }
  return { meals, kcal: total(), protein: meals.reduce((sum, recipe) => sum + recipe.protein, 0) };
}
