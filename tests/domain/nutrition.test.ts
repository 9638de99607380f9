import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { factsOf } from "~/domain/assistant/coach/facts";
import { forbiddenOf } from "~/domain/assistant/coach/forbidden";
import { ALLERGENS_AGAINST, dayPlan, FOODS_AGAINST, suits, type Eater } from "~/domain/nutrition/day-plan";
import { dailyTargets } from "~/domain/nutrition/energy";
import ingredients from "~/content/nutrition/generated/ingredients";
import recipes from "~/content/nutrition/generated/recipes";
import { check } from "~/content/nutrition/schema";
import { ALLERGENS, DIETS, LAWS } from "~/content/nutrition/vocabulary";
import { RECIPES } from "~/domain/nutrition/recipes";
import { coachText } from "./coach-text";

const ask = (message: string) => coachText(null, [message]);

describe("energy", () => {
  test("nobody is told to go below 1,200 or 1,500 kcal, nor to eat protein for their fat", () => {
    const body = fc.record({
      kg: fc.integer({ min: 40, max: 250 }),
      cm: fc.integer({ min: 140, max: 210 }),
      age: fc.integer({ min: 18, max: 90 }),
      sex: fc.constantFrom("male" as const, "female" as const),
    });
    fc.assert(
      fc.property(body, fc.constantFrom("sedentary" as const, "active" as const), (person, activity) => {
        const { lose, proteinTo } = dailyTargets(person, activity);
        expect(lose).toBeGreaterThanOrEqual(person.sex === "male" ? 1_500 : 1_200);
        expect(proteinTo).toBeLessThanOrEqual(1.6 * 30 * 2.1 ** 2 + 1);
      }),
    );
  });
});

describe("meals", () => {
  test("a day never holds what somebody does not eat, whatever it is", () => {
    const eater = fc.record({
      diet: fc.constantFrom(...DIETS),
      allergens: fc.subarray([...ALLERGENS]),
      avoided: fc.subarray(["tomato", "apple", "rice", "onion", "lentil"]),
    });
    fc.assert(
      fc.property(eater, fc.integer({ min: 1_000, max: 3_000 }), fc.nat(50), (who, kcal, variant) => {
        const plan = dayPlan(who, kcal, variant);
        for (const recipe of plan?.meals ?? []) {
          expect(suits(recipe, who)).toBe(true);
          expect(DIETS.indexOf(recipe.diet)).toBeGreaterThanOrEqual(DIETS.indexOf(who.diet));
          expect(recipe.allergens.filter((allergen) => who.allergens.includes(allergen))).toEqual([]);
        }
      }),
    );
  });
  test("there is a vegan day without any allergen", () => {
    expect(dayPlan({ diet: "vegan", allergens: ALLERGENS, avoided: [] }, 1_500)?.meals).toHaveLength(4);
  });
  test("what a recipe says of itself fits its ingredients, and a change of it is noticed", () => {
    expect(check({ ingredients, recipes })).toEqual([]);
    for (const [row, recipe] of recipes.entries()) {
      const problemsOf = (changed: Partial<typeof recipe>) =>
        check({ ingredients, recipes: recipes.with(row, { ...recipe, ...changed }) }).map(({ problem }) =>
          problem.replace(/:.*/, ""),
        );
      expect(problemsOf({ kcal: recipe.kcal + 11 })).toEqual(["kcal"]);
      expect(problemsOf({ protein: recipe.protein - 2 })).toEqual(["protein"]);
      expect(problemsOf({ diet: recipe.diet === "vegan" ? "vegetarian" : "vegan" })).toEqual(["diet"]);
      for (const allergen of ALLERGENS) {
        const others = recipe.allergens.filter((other) => other !== allergen);
        const allergens = recipe.allergens.includes(allergen) ? others : [...others, allergen];
        expect(problemsOf({ allergens })).toEqual(["allergens"]);
      }
    }
  });
  // What an ingredient's name tells has to fit what its row says.
  test.each([
    ["milk", /yogurt|cheese|milk|butter(?!nut)/],
    ["egg", /\beggs?\b/],
    ["fish", /salmon|tuna|cod|sardines/],
    ["shellfish", /shrimp/],
    ["gluten", /oats|bread|wrap|pasta|soy sauce|wheat(?!.*buckwheat)/],
    ["soy", /tofu|soy|edamame/],
    ["sesame", /hummus|tahini/],
    ["tree nuts", /almond|walnut/],
    ["peanuts", /peanut/],
  ] as const)("ingredients with %s say so", (allergen, words) => {
    for (const { name, allergens } of ingredients) {
      const read = name
        .replace("peanut butter", "peanut")
        .replace("buckwheat", "")
        .replace(/soy (?:milk|yogurt)/, "soy");
      expect([name, allergens.includes(allergen)]).toEqual([name, words.test(read)]);
    }
  });
  test("meat is for who eats everything, fish for pescatarians, egg and milk for vegetarians", () => {
    for (const { name, diet } of ingredients) {
      const read = name.replace("soy yogurt", "soy");
      const strictest = /chicken|turkey|beef/.test(read)
        ? "everything"
        : /salmon|tuna|cod|sardines|shrimp/.test(read)
          ? "pescatarian"
          : /egg|yogurt|cheese/.test(read)
            ? "vegetarian"
            : "vegan";
      expect([name, diet]).toEqual([name, strictest]);
    }
  });
});

/** Whoever minds one thing: a diet, a law, an allergen, or a food that many do not eat. */
const FOODS = [
  "rice",
  "potato",
  "tomato",
  "onion",
  "avocado",
  "banana",
  "lentil",
  "chickpea",
  "quinoa",
  "corn",
  "apple",
  "garlic",
  "cucumber",
  "pepper",
  "spinach",
  "carrot",
  "chicken",
  "beef",
  "mushroom",
  "broccoli",
];
const NOTHING = { diet: "everything" as const, allergens: [], avoided: [] } satisfies Eater;
const ONE: readonly (readonly [name: string, eater: Eater])[] = [
  ...DIETS.map((diet) => [diet, { ...NOTHING, diet }] as const),
  ...LAWS.map((law) => [law, { ...NOTHING, allergens: ALLERGENS_AGAINST[law], avoided: FOODS_AGAINST[law] }] as const),
  ...ALLERGENS.map((allergen) => [`no ${allergen}`, { ...NOTHING, allergens: [allergen] }] as const),
  ...FOODS.map((food) => [`no ${food}`, { ...NOTHING, avoided: [food] }] as const),
];
const both = (a: Eater, b: Eater): Eater => ({
  diet: DIETS[Math.max(DIETS.indexOf(a.diet), DIETS.indexOf(b.diet))]!,
  allergens: [...a.allergens, ...b.allergens],
  avoided: [...a.avoided, ...b.avoided],
});
/** How often the meal of a week comes that comes most often. */
function mostOften(eater: Eater, kcal: number, from: number): number {
  const names = Array.from({ length: 7 }, (_, day) =>
    dayPlan(eater, kcal, from + day)!.meals.map(({ name }) => name),
  ).flat();
  return Math.max(...names.map((name) => names.filter((other) => other === name).length));
}

describe("a week's meals", () => {
  const kcal = fc.integer({ min: 1_200, max: 3_500 });
  test("none comes twice for whoever minds one thing, at any number of calories, whichever week it is", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ONE),
        kcal,
        fc.nat(60),
        ([name, eater], target, from) => void expect([name, mostOften(eater, target, from)]).toEqual([name, 1]),
      ),
      { numRuns: 1_000 },
    );
    for (const [name, eater] of ONE)
      for (const target of [1_200, 1_600, 3_500]) expect([name, mostOften(eater, target, 0)]).toEqual([name, 1]);
  });
  test("none comes more than twice for whoever minds two", () => {
    for (const [index, [name, eater]] of ONE.entries())
      for (const [other, second] of ONE.slice(index))
        for (const target of [1_500, 3_500])
          expect([name, other, mostOften(both(eater, second), target, 0) <= 2]).toEqual([name, other, true]);
    fc.assert(
      fc.property(
        fc.constantFrom(...ONE),
        fc.constantFrom(...ONE),
        kcal,
        fc.nat(60),
        ([, eater], [, second], target, from) =>
          void expect(mostOften(both(eater, second), target, from)).toBeLessThanOrEqual(2),
      ),
      { numRuns: 1_000 },
    );
  });
  test("each meal is one that a dietitian would give", () => {
    const usual = { breakfast: [250, 450], lunch: [350, 560], dinner: [400, 660], snack: [90, 260] } as const;
    for (const { name, meal, kcal, protein } of RECIPES) {
      expect([name, kcal >= usual[meal][0], kcal <= usual[meal][1]]).toEqual([name, true, true]);
      if (meal === "lunch" || meal === "dinner") expect([name, protein >= 15]).toEqual([name, true]);
    }
    expect(new Set(RECIPES.map(({ name }) => name)).size).toBe(RECIPES.length);
    expect(
      RECIPES.flatMap(({ ingredients }) => ingredients).filter((text) =>
        /pork|bacon|ham\b|lard|wine|beer|liquor|gelatin/.test(text),
      ),
    ).toEqual([]);
    for (const { name, diet, allergens } of RECIPES)
      if (diet === "everything") expect([name, allergens.includes("milk")]).toEqual([name, false]);
  });
  test("what a law of eating leaves out is left out, and a table does not stand in for a seal", () => {
    const kosher = ask("Kosher dinner ideas please");
    expect(kosher).toMatch(/^Ideas for dinner \(kosher\)/);
    expect(kosher).toContain("with the seal");
    const week = ask("I keep kosher. A meal plan for the week");
    expect(week).not.toContain("hrimp");
    expect(ask("I eat halal and I'm allergic to nuts. A meal plan for the week")).toMatch(
      /^A week's meals \(halal, no tree nuts, no peanuts\)/,
    );
    expect(forbiddenOf(factsOf(null, ["I eat only halal"]))).toMatchObject({
      foods: expect.arrayContaining(["pork", "wine"]) as string[],
    });
    expect(forbiddenOf(factsOf(null, ["I keep kosher"]))!.allergens).toEqual(["shellfish"]);
    expect(factsOf(null, ["من فضلك خطة وجبات حلال"], ["من فضلك خطة وجبات حلال"]).laws).toEqual(["halal"]);
    expect(factsOf(null, ["comida kosher"], ["comida kósher"]).laws).toEqual(["kosher"]);
  });
});
