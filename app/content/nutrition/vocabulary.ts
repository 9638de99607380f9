export const ALLERGENS = [
  "milk",
  "egg",
  "fish",
  "shellfish",
  "tree nuts",
  "peanuts",
  "gluten",
  "soy",
  "sesame",
] as const;
export type Allergen = (typeof ALLERGENS)[number];

/** What somebody eats, each stricter than the one before. */
export const DIETS = ["everything", "pescatarian", "vegetarian", "vegan"] as const;
export type Diet = (typeof DIETS)[number];

export const MEALS = ["breakfast", "lunch", "dinner", "snack"] as const;
export type Meal = (typeof MEALS)[number];
