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

/** Religious rules of what is eaten, as far as a table of ingredients can follow them. */
export const LAWS = ["halal", "kosher"] as const;
export type Law = (typeof LAWS)[number];

/** What changes a menu without forbidding a food. */
export const NEEDS = ["for diabetes", "low cost"] as const;
export type Need = (typeof NEEDS)[number];

export const ACTIVITIES = ["sedentary", "light", "moderate", "active", "very active"] as const;
export type Activity = (typeof ACTIVITIES)[number];
