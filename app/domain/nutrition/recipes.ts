export const ALLERGENS = ["milk", "egg", "fish", "shellfish", "tree nuts", "peanuts", "gluten", "soy", "sesame"] as const;
export type Allergen = (typeof ALLERGENS)[number];
/** What somebody eats, each stricter than the one before. */
export const DIETS = ["everything", "pescatarian", "vegetarian", "vegan"] as const;
export type Diet = (typeof DIETS)[number];
export type Meal = "breakfast" | "lunch" | "dinner" | "snack";

/** A meal for one. Energy and protein are rounded from usual food tables and hold for the amounts given. */
export type Recipe = {
  name: string;
  meal: Meal;
  kcal: number;
  /** g */
  protein: number;
  ingredients: readonly string[];
  /** In one sentence. */
  how: string;
  allergens: readonly Allergen[];
  /** The strictest diet that it fits. */
  diet: Diet;
};

/** Our own small table of meals. Its types know its texts: what is said of it in other languages has to be there. */
const TABLE = [
  { name: "Oats with berries and yogurt", meal: "breakfast", kcal: 350, protein: 20, ingredients: ["50 g rolled oats", "150 g plain yogurt", "100 g berries", "cinnamon"], how: "Soak the oats in the yogurt overnight and put the berries on top.", allergens: ["milk", "gluten"], diet: "vegetarian" },
  { name: "Two eggs with tomato and rye toast", meal: "breakfast", kcal: 330, protein: 19, ingredients: ["2 eggs", "1 tomato", "1 slice of rye bread", "1 tsp oil"], how: "Fry the tomato, break the eggs over it, cover until they set.", allergens: ["egg", "gluten"], diet: "vegetarian" },
  { name: "Scrambled tofu with spinach and potato", meal: "breakfast", kcal: 340, protein: 22, ingredients: ["150 g firm tofu", "2 handfuls of spinach", "150 g boiled potato", "2 tsp oil", "turmeric"], how: "Brown the potato, crumble in the tofu, let the spinach wilt.", allergens: ["soy"], diet: "vegan" },
  { name: "Buckwheat porridge with apple", meal: "breakfast", kcal: 330, protein: 11, ingredients: ["60 g buckwheat", "1 apple", "1 tbsp pumpkin seeds", "cinnamon"], how: "Simmer the buckwheat with the grated apple for 15 minutes.", allergens: [], diet: "vegan" },
  { name: "Chickpea pancake with peppers", meal: "breakfast", kcal: 340, protein: 18, ingredients: ["70 g chickpea flour", "1 bell pepper", "1 scallion", "2 tsp oil"], how: "Stir the flour with water to a batter, add the chopped vegetables, bake on both sides.", allergens: [], diet: "vegan" },
  { name: "Lentil soup with carrots", meal: "lunch", kcal: 420, protein: 25, ingredients: ["90 g red lentils", "2 carrots", "1 onion", "1 tbsp oil", "cumin", "lemon"], how: "Soften onion and carrots, add lentils and a pint of water, cook for 20 minutes.", allergens: [], diet: "vegan" },
  { name: "Chicken and white bean salad", meal: "lunch", kcal: 450, protein: 45, ingredients: ["130 g chicken breast", "120 g white beans", "salad leaves", "1 tomato", "1 tbsp oil", "vinegar"], how: "Fry the chicken, slice it over the beans and the salad.", allergens: [], diet: "everything" },
  { name: "Tuna and potato salad", meal: "lunch", kcal: 430, protein: 36, ingredients: ["1 can of tuna in water", "200 g boiled potato", "100 g green beans", "1 tbsp oil", "mustard"], how: "Mix everything while the potatoes are warm.", allergens: ["fish"], diet: "pescatarian" },
  { name: "Whole-wheat wrap with hummus and egg", meal: "lunch", kcal: 440, protein: 22, ingredients: ["1 whole-wheat wrap", "50 g hummus", "1 boiled egg", "cucumber", "salad leaves"], how: "Spread, fill, roll.", allergens: ["gluten", "sesame", "egg"], diet: "vegetarian" },
  { name: "Quinoa bowl with black beans and corn", meal: "lunch", kcal: 450, protein: 19, ingredients: ["70 g quinoa", "120 g black beans", "80 g corn", "1 tomato", "lime", "1 tsp oil"], how: "Cook the quinoa, fold in the rest, squeeze the lime over it.", allergens: [], diet: "vegan" },
  { name: "Baked salmon with broccoli and rice", meal: "dinner", kcal: 540, protein: 38, ingredients: ["150 g salmon", "200 g broccoli", "60 g brown rice", "lemon"], how: "Bake the salmon at 400 °F for 15 minutes; steam the broccoli meanwhile.", allergens: ["fish"], diet: "pescatarian" },
  { name: "Turkey chili with beans", meal: "dinner", kcal: 520, protein: 44, ingredients: ["130 g lean ground turkey", "120 g kidney beans", "200 g canned tomatoes", "1 onion", "2 tsp oil", "chili"], how: "Brown the turkey with the onion, add the rest, simmer for 25 minutes.", allergens: [], diet: "everything" },
  { name: "Tofu and vegetable stir-fry with rice", meal: "dinner", kcal: 510, protein: 28, ingredients: ["180 g firm tofu", "250 g mixed vegetables", "60 g rice", "1 tbsp soy sauce", "2 tsp oil"], how: "Fry the tofu crisp, take it out, fry the vegetables, bring them together.", allergens: ["soy", "gluten"], diet: "vegan" },
  { name: "Chickpea and spinach curry with rice", meal: "dinner", kcal: 520, protein: 20, ingredients: ["160 g chickpeas", "3 handfuls of spinach", "200 g canned tomatoes", "60 g rice", "1 tbsp oil", "curry powder"], how: "Warm the spices in the oil, add tomatoes and chickpeas, the spinach last.", allergens: [], diet: "vegan" },
  { name: "Whole-wheat pasta with lentil sauce", meal: "dinner", kcal: 530, protein: 27, ingredients: ["70 g whole-wheat pasta", "80 g cooked lentils", "200 g canned tomatoes", "1 onion", "1 tbsp oil"], how: "Let the lentils simmer in the tomatoes while the pasta boils.", allergens: ["gluten"], diet: "vegan" },
  { name: "Omelet with mushrooms and salad", meal: "dinner", kcal: 480, protein: 30, ingredients: ["3 eggs", "150 g mushrooms", "30 g cheese", "salad leaves", "2 tsp oil"], how: "Fry the mushrooms dry, pour the eggs over them, add the cheese at the end.", allergens: ["egg", "milk"], diet: "vegetarian" },
  { name: "Roast chicken thigh with root vegetables", meal: "dinner", kcal: 540, protein: 38, ingredients: ["170 g chicken thigh without skin", "150 g potato", "150 g carrots", "2 tsp oil", "thyme"], how: "Roast it all on one tray at 400 °F for 40 minutes.", allergens: [], diet: "everything" },
  { name: "Apple with a spoon of peanut butter", meal: "snack", kcal: 190, protein: 5, ingredients: ["1 apple", "1 tbsp peanut butter"], how: "Slice and spread.", allergens: ["peanuts"], diet: "vegan" },
  { name: "Plain yogurt with a pear", meal: "snack", kcal: 180, protein: 12, ingredients: ["150 g plain yogurt", "1 pear"], how: "Cut the pear into it.", allergens: ["milk"], diet: "vegetarian" },
  { name: "Carrot sticks with white bean dip", meal: "snack", kcal: 170, protein: 8, ingredients: ["2 carrots", "100 g white beans", "1 tsp oil", "lemon"], how: "Crush the beans with oil and lemon.", allergens: [], diet: "vegan" },
  { name: "A handful of almonds and an orange", meal: "snack", kcal: 200, protein: 7, ingredients: ["25 g almonds", "1 orange"], how: "Nothing to do.", allergens: ["tree nuts"], diet: "vegan" },
  { name: "Two rice cakes with avocado", meal: "snack", kcal: 180, protein: 3, ingredients: ["2 rice cakes", "half an avocado", "lemon"], how: "Mash and spread.", allergens: [], diet: "vegan" },
] as const satisfies readonly Recipe[];
/** What the table says in words. */
export type RecipeText = (typeof TABLE)[number]["name" | "how"] | (typeof TABLE)[number]["ingredients"][number];
export const RECIPES: readonly Recipe[] = TABLE;
