import { z } from "zod";
import { list, messageIn, number, reference, text } from "../columns";
import type { MessageIds } from "../../locales/generated/ids";
import { ACTIVITIES, ALLERGENS, DIETS, LAWS, MEALS, NEEDS } from "./vocabulary";

const mealText = () => messageIn<MessageIds["medical/meals"]>("medical/meals");

export const tables = {
  ingredients: z.object({
    /** With its amount, as the recipes name it. */
    name: mealText(),
    kcal: number(z.number().int().min(0)),
    /** g */
    protein: number(z.number().min(0)),
    allergens: list(z.enum(ALLERGENS)),
    /** The strictest diet that it fits. */
    diet: z.enum(DIETS),
  }),
  recipes: z.object({
    name: mealText(),
    meal: z.enum(MEALS),
    kcal: number(z.number().int().positive()),
    /** g */
    protein: number(z.number().int().positive()),
    ingredients: list(reference<MessageIds["medical/meals"]>("ingredients")),
    /** In one sentence. */
    how: mealText(),
    allergens: list(z.enum(ALLERGENS)),
    /** The strictest diet that it fits. */
    diet: z.enum(DIETS),
  }),
  /** What each rule leaves out. */
  "religious-rules": z.object({
    rule: z.enum(LAWS).meta({ isKey: true }),
    foods: list(text()),
    allergens: list(z.enum(ALLERGENS)),
  }),
  /** Words of foods that are passed over while there is anything else. */
  needs: z.object({
    need: z.enum(NEEDS).meta({ isKey: true }),
    foods: list(text()),
    reason: text(),
    source: text(),
  }),
  /** Energy of a day over resting energy. */
  activities: z.object({
    activity: z.enum(ACTIVITIES).meta({ isKey: true }),
    factor: number(z.number().min(1)),
  }),
};

type Checked = { [Table in keyof typeof tables]: readonly z.output<(typeof tables)[Table]>[] };

/** What a recipe says of itself has to fit its ingredients. */
export const check = ({ ingredients, recipes }: Pick<Checked, "ingredients" | "recipes">) =>
  recipes.flatMap((recipe, row) => {
    const parts = recipe.ingredients.map((name) => ingredients.find((ingredient) => ingredient.name === name)!);
    const sum = (of: "kcal" | "protein") => parts.reduce((total, part) => total + part[of], 0);
    const allergens = ALLERGENS.filter((allergen) => parts.some((part) => part.allergens.includes(allergen)));
    const diet = DIETS[Math.min(...parts.map((part) => DIETS.indexOf(part.diet)))];
    const problems = [
      Math.abs(recipe.kcal - sum("kcal")) > 5.01 && `kcal: the ingredients have ${sum("kcal")}`,
      Math.abs(recipe.protein - sum("protein")) > 0.51 &&
        `protein: the ingredients have ${sum("protein").toFixed(1)} g`,
      ALLERGENS.some((allergen) => allergens.includes(allergen) !== recipe.allergens.includes(allergen)) &&
        `allergens: the ingredients have ${allergens.join("; ") || "none"}`,
      recipe.diet !== diet && `diet: the ingredients are for ${diet}`,
    ];
    return problems.filter((problem) => problem !== false).map((problem) => ({ table: "recipes", row, problem }));
  });
