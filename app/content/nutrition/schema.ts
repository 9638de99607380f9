import { z } from "zod";
import { list, messageIn, number } from "../columns";
import type { MessageIds } from "../../locales/generated/ids";
import { ALLERGENS, DIETS, MEALS } from "./vocabulary";

const mealText = () => messageIn<MessageIds["medical/meals"]>("medical/meals");

export const tables = {
  recipes: z.object({
    name: mealText(),
    meal: z.enum(MEALS),
    kcal: number(z.number().int().positive()),
    /** g */
    protein: number(z.number().int().positive()),
    ingredients: list(mealText()),
    /** In one sentence. */
    how: mealText(),
    allergens: list(z.enum(ALLERGENS)),
    /** The strictest diet that it fits. */
    diet: z.enum(DIETS),
  }),
};
