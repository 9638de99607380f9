import recipes from "~/content/nutrition/generated/recipes";

/**
 * A meal for one. Energy and protein are the sums of its ingredients in USDA FoodData Central, rounded; a test adds
 * them up. None has pork or alcohol in it, and none meat with milk. There are so many that a week repeats none for a
 * patient who avoids one thing, and none more than twice for a patient who avoids two.
 */
export type Recipe = (typeof recipes)[number];
export const RECIPES: readonly Recipe[] = recipes;
