export const ALLERGENS = ["milk", "egg", "fish", "shellfish", "tree nuts", "peanuts", "gluten", "soy", "sesame"] as const;
export type Allergen = (typeof ALLERGENS)[number];
/** What somebody eats, each stricter than the one before. */
export const DIETS = ["everything", "pescatarian", "vegetarian", "vegan"] as const;
export type Diet = (typeof DIETS)[number];
export type Meal = "breakfast" | "lunch" | "dinner" | "snack";

/**
 * A meal for one. Energy and protein are the sums of its ingredients in USDA FoodData Central, rounded; a test adds them up. None has
 * pork or alcohol in it, and none meat with milk.
 */
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

/**
 * Our own table of meals, of the kitchens that our patients come from, by turns, so that a week is not all of one. There are so many of
 * each that a week repeats none for whoever minds one thing, and none more than twice for whoever minds two. Its types know its texts: what is said of it in
 * other languages has to be there.
 */
const TABLE = [
  { name: "Fava beans with tomato and cucumber", meal: "breakfast", kcal: 350, protein: 17, ingredients: ["200 g cooked fava beans", "1 tomato", "cucumber", "2 tsp oil", "cumin", "lemon"], how: "Warm and crush the beans with cumin and lemon, put the vegetables on top.", allergens: [], diet: "vegan" },
  { name: "Oats with berries and yogurt", meal: "breakfast", kcal: 340, protein: 15, ingredients: ["50 g rolled oats", "150 g plain yogurt", "100 g berries", "cinnamon"], how: "Soak the oats in the yogurt overnight and put the berries on top.", allergens: ["milk", "gluten"], diet: "vegetarian" },
  { name: "Corn tortillas with black beans and avocado", meal: "breakfast", kcal: 400, protein: 13, ingredients: ["2 corn tortillas", "80 g black beans", "half an avocado", "1 tomato", "lime"], how: "Warm tortillas and beans, fill them with avocado and tomato.", allergens: [], diet: "vegan" },
  { name: "Two eggs with tomato and rye toast", meal: "breakfast", kcal: 290, protein: 16, ingredients: ["2 eggs", "1 tomato", "1 slice of rye bread", "1 tsp oil"], how: "Fry the tomato, break the eggs over it, cover until they set.", allergens: ["egg", "gluten"], diet: "vegetarian" },
  { name: "Two eggs in tomato sauce with corn tortillas", meal: "breakfast", kcal: 340, protein: 18, ingredients: ["2 eggs", "2 corn tortillas", "200 g canned tomatoes", "1 tsp oil", "chili"], how: "Fry the eggs, warm the tomatoes with chili, put both on the tortillas.", allergens: ["egg"], diet: "vegetarian" },
  { name: "Scrambled tofu with spinach and potato", meal: "breakfast", kcal: 360, protein: 25, ingredients: ["120 g firm tofu", "2 handfuls of spinach", "150 g boiled potato", "1 tsp oil", "turmeric"], how: "Brown the potato, crumble in the tofu, let the spinach wilt.", allergens: ["soy"], diet: "vegan" },
  { name: "Millet porridge with pear", meal: "breakfast", kcal: 350, protein: 8, ingredients: ["50 g millet", "1 pear", "10 g sunflower seeds", "cinnamon"], how: "Simmer the millet for 20 minutes, add the chopped pear at the end.", allergens: [], diet: "vegan" },
  { name: "Buckwheat porridge with apple", meal: "breakfast", kcal: 350, protein: 11, ingredients: ["60 g buckwheat", "1 apple", "1 tbsp pumpkin seeds", "cinnamon"], how: "Simmer the buckwheat with the grated apple for 15 minutes.", allergens: [], diet: "vegan" },
  { name: "Shakshuka with chickpeas", meal: "breakfast", kcal: 360, protein: 22, ingredients: ["2 eggs", "200 g canned tomatoes", "80 g chickpeas", "1 tsp oil", "cumin"], how: "Let the tomatoes thicken with the chickpeas, break the eggs into them, cover until they set.", allergens: ["egg"], diet: "vegetarian" },
  { name: "Chickpea pancake with peppers", meal: "breakfast", kcal: 390, protein: 17, ingredients: ["70 g chickpea flour", "1 bell pepper", "1 scallion", "2 tsp oil"], how: "Stir the flour with water to a batter, add the chopped vegetables, bake on both sides.", allergens: [], diet: "vegan" },
  { name: "Quinoa with banana and pumpkin seeds", meal: "breakfast", kcal: 350, protein: 11, ingredients: ["50 g quinoa", "1 banana", "10 g pumpkin seeds", "cinnamon"], how: "Cook the quinoa in water with cinnamon, slice the banana over it.", allergens: [], diet: "vegan" },
  { name: "Yogurt with figs and walnuts", meal: "breakfast", kcal: 340, protein: 14, ingredients: ["200 g plain yogurt", "3 fresh figs", "15 g walnuts"], how: "Cut the figs, put them on the yogurt with the nuts.", allergens: ["milk", "tree nuts"], diet: "vegetarian" },
  { name: "Sweet potato hash with black beans", meal: "breakfast", kcal: 380, protein: 12, ingredients: ["180 g sweet potato", "100 g black beans", "1 scallion", "2 tsp oil", "paprika"], how: "Brown the diced sweet potato for 12 minutes, warm the beans with it.", allergens: [], diet: "vegan" },
  { name: "Oats with soy milk and apple", meal: "breakfast", kcal: 370, protein: 14, ingredients: ["50 g rolled oats", "200 ml soy milk", "1 apple", "cinnamon"], how: "Simmer the oats in the soy milk for 5 minutes, grate the apple over them.", allergens: ["gluten", "soy"], diet: "vegan" },
  { name: "Lentils and rice with browned onions", meal: "lunch", kcal: 450, protein: 17, ingredients: ["50 g green lentils", "40 g rice", "1 onion", "2 tsp oil", "cumin"], how: "Cook the lentils for 15 minutes, add the rice for another 15, put the browned onion on top.", allergens: [], diet: "vegan" },
  { name: "Lentil soup with carrots", meal: "lunch", kcal: 440, protein: 19, ingredients: ["70 g red lentils", "2 carrots", "1 onion", "2 tsp oil", "cumin", "lemon"], how: "Soften onion and carrots, add lentils and a pint of water, cook for 20 minutes.", allergens: [], diet: "vegan" },
  { name: "Chicken and corn tortilla soup", meal: "lunch", kcal: 420, protein: 37, ingredients: ["130 g chicken breast", "2 corn tortillas", "200 g canned tomatoes", "80 g corn", "1 tsp oil", "lime"], how: "Simmer the chicken in the tomatoes with a pint of water, shred it, toast the tortillas in strips on top.", allergens: [], diet: "everything" },
  { name: "Chicken and white bean salad", meal: "lunch", kcal: 480, protein: 43, ingredients: ["130 g chicken breast", "120 g white beans", "salad leaves", "1 tomato", "1 tbsp oil", "vinegar"], how: "Fry the chicken, slice it over the beans and the salad.", allergens: [], diet: "everything" },
  { name: "Black bean soup with lime", meal: "lunch", kcal: 440, protein: 24, ingredients: ["240 g black beans", "1 onion", "1 bell pepper", "1 tsp oil", "cumin", "lime"], how: "Soften onion and pepper, add the beans with a cup of water, crush half of them.", allergens: [], diet: "vegan" },
  { name: "Tuna and potato salad", meal: "lunch", kcal: 460, protein: 35, ingredients: ["1 can of tuna in water", "200 g boiled potato", "100 g green beans", "1 tbsp oil", "mustard"], how: "Mix everything while the potatoes are warm.", allergens: ["fish"], diet: "pescatarian" },
  { name: "Sardines with potato and tomato", meal: "lunch", kcal: 410, protein: 25, ingredients: ["1 can of sardines in water", "200 g boiled potato", "1 tomato", "1 tsp oil", "lemon"], how: "Put the sardines over the warm potatoes and the sliced tomato.", allergens: ["fish"], diet: "pescatarian" },
  { name: "Whole-wheat wrap with hummus and egg", meal: "lunch", kcal: 400, protein: 18, ingredients: ["1 whole-wheat wrap", "50 g hummus", "1 boiled egg", "cucumber", "salad leaves"], how: "Spread, fill, roll.", allergens: ["gluten", "sesame", "egg"], diet: "vegetarian" },
  { name: "Quinoa tabbouleh with chickpeas", meal: "lunch", kcal: 450, protein: 19, ingredients: ["50 g quinoa", "120 g chickpeas", "1 tomato", "parsley", "lemon", "1 tsp oil"], how: "Let the cooked quinoa cool, fold in chopped parsley and the rest.", allergens: [], diet: "vegan" },
  { name: "Quinoa bowl with black beans and corn", meal: "lunch", kcal: 430, protein: 18, ingredients: ["50 g quinoa", "80 g black beans", "80 g corn", "1 tomato", "lime", "1 tsp oil"], how: "Cook the quinoa, fold in the rest, squeeze the lime over it.", allergens: [], diet: "vegan" },
  { name: "Chickpea salad with feta", meal: "lunch", kcal: 460, protein: 22, ingredients: ["150 g chickpeas", "50 g feta cheese", "1 tomato", "cucumber", "1 tsp oil", "lemon"], how: "Mix everything, crumble the cheese over it.", allergens: ["milk"], diet: "vegetarian" },
  { name: "Baked potato with kidney beans and salad", meal: "lunch", kcal: 440, protein: 19, ingredients: ["250 g potato", "150 g kidney beans", "salad leaves", "1 tsp oil", "chili"], how: "Bake the potato at 400 °F for 50 minutes, fill it with the warm beans.", allergens: [], diet: "vegan" },
  { name: "White bean and tomato soup", meal: "lunch", kcal: 450, protein: 23, ingredients: ["200 g white beans", "200 g canned tomatoes", "1 onion", "2 tsp oil", "thyme"], how: "Soften the onion, add the rest, simmer for 15 minutes.", allergens: [], diet: "vegan" },
  { name: "Rice bowl with tofu and cucumber", meal: "lunch", kcal: 460, protein: 27, ingredients: ["60 g rice", "120 g firm tofu", "cucumber", "2 carrots", "ginger", "lime"], how: "Fry the tofu in a dry pan, put it on the rice with the sliced vegetables.", allergens: ["soy"], diet: "vegan" },
  { name: "Chickpea and vegetable tagine with rice", meal: "dinner", kcal: 550, protein: 23, ingredients: ["160 g chickpeas", "150 g carrots", "1 zucchini", "200 g canned tomatoes", "40 g rice", "cumin"], how: "Simmer the vegetables in the tomatoes for 20 minutes, warm the chickpeas in it.", allergens: [], diet: "vegan" },
  { name: "Baked salmon with broccoli and rice", meal: "dinner", kcal: 600, protein: 41, ingredients: ["150 g salmon", "200 g broccoli", "60 g brown rice", "lemon"], how: "Bake the salmon at 400 °F for 15 minutes; steam the broccoli meanwhile.", allergens: ["fish"], diet: "pescatarian" },
  { name: "Chicken with rice and salad in shawarma spices", meal: "dinner", kcal: 530, protein: 40, ingredients: ["150 g chicken breast", "60 g rice", "1 tomato", "cucumber", "2 tsp oil", "cumin", "paprika", "lemon"], how: "Rub the sliced chicken with spices and lemon, fry it hot for 6 minutes.", allergens: [], diet: "everything" },
  { name: "Turkey chili with beans", meal: "dinner", kcal: 520, protein: 39, ingredients: ["130 g lean ground turkey", "120 g kidney beans", "200 g canned tomatoes", "1 onion", "2 tsp oil", "chili"], how: "Brown the turkey with the onion, add the rest, simmer for 25 minutes.", allergens: [], diet: "everything" },
  { name: "Black beans and rice with plantain", meal: "dinner", kcal: 570, protein: 19, ingredients: ["150 g black beans", "50 g rice", "half a plantain", "1 bell pepper", "1 tsp oil"], how: "Fry the pepper, add beans and cooked rice; bake the sliced plantain meanwhile.", allergens: [], diet: "vegan" },
  { name: "Tofu and vegetable stir-fry with rice", meal: "dinner", kcal: 600, protein: 32, ingredients: ["120 g firm tofu", "250 g mixed vegetables", "50 g rice", "1 tbsp soy sauce", "2 tsp oil"], how: "Fry the tofu crisp, take it out, fry the vegetables, bring them together.", allergens: ["soy", "gluten"], diet: "vegan" },
  { name: "Cod in tomato sauce with rice", meal: "dinner", kcal: 560, protein: 44, ingredients: ["200 g cod", "200 g canned tomatoes", "1 onion", "60 g rice", "2 tsp oil", "parsley"], how: "Let onion and tomatoes thicken, lay the fish in it for 8 minutes.", allergens: ["fish"], diet: "pescatarian" },
  { name: "Chickpea and spinach curry with rice", meal: "dinner", kcal: 560, protein: 22, ingredients: ["160 g chickpeas", "3 handfuls of spinach", "200 g canned tomatoes", "40 g rice", "2 tsp oil", "curry powder"], how: "Warm the spices in the oil, add tomatoes and chickpeas, the spinach last.", allergens: [], diet: "vegan" },
  { name: "Red lentil dal with spinach and rice", meal: "dinner", kcal: 540, protein: 22, ingredients: ["70 g red lentils", "50 g rice", "2 handfuls of spinach", "2 tsp oil", "turmeric", "garlic"], how: "Cook the lentils soft with turmeric, let the spinach wilt in it, fry the garlic over it.", allergens: [], diet: "vegan" },
  { name: "Whole-wheat pasta with lentil sauce", meal: "dinner", kcal: 550, protein: 20, ingredients: ["70 g whole-wheat pasta", "80 g cooked lentils", "200 g canned tomatoes", "1 onion", "1 tbsp oil"], how: "Let the lentils simmer in the tomatoes while the pasta boils.", allergens: ["gluten"], diet: "vegan" },
  { name: "Beef stew with carrots and potato", meal: "dinner", kcal: 490, protein: 35, ingredients: ["130 g lean beef", "200 g potato", "150 g carrots", "1 onion", "1 tsp oil", "thyme"], how: "Brown the beef with the onion, add the vegetables and water, simmer for 90 minutes.", allergens: [], diet: "everything" },
  { name: "Potato and green pea curry with white beans", meal: "dinner", kcal: 540, protein: 23, ingredients: ["250 g potato", "150 g green peas", "100 g white beans", "2 tsp oil", "curry powder", "ginger"], how: "Warm the spices in the oil, simmer potato and peas in a cup of water for 20 minutes, add the beans.", allergens: [], diet: "vegan" },
  { name: "Omelet with mushrooms and salad", meal: "dinner", kcal: 460, protein: 31, ingredients: ["3 eggs", "150 g mushrooms", "30 g cheese", "salad leaves", "2 tsp oil"], how: "Fry the mushrooms dry, pour the eggs over them, add the cheese at the end.", allergens: ["egg", "milk"], diet: "vegetarian" },
  { name: "Okra stew with white beans and rice", meal: "dinner", kcal: 540, protein: 24, ingredients: ["200 g okra", "150 g white beans", "200 g canned tomatoes", "50 g rice", "1 tsp oil", "garlic"], how: "Fry okra and garlic briefly, simmer them with tomatoes and beans for 20 minutes.", allergens: [], diet: "vegan" },
  { name: "Roast chicken thigh with root vegetables", meal: "dinner", kcal: 460, protein: 38, ingredients: ["170 g chicken thigh without skin", "150 g potato", "150 g carrots", "2 tsp oil", "thyme"], how: "Roast it all on one tray at 400 °F for 40 minutes.", allergens: [], diet: "everything" },
  { name: "Garlic shrimp with white beans and broccoli", meal: "dinner", kcal: 520, protein: 57, ingredients: ["180 g shrimp", "150 g white beans", "200 g broccoli", "2 tsp oil", "garlic", "lemon"], how: "Steam the broccoli, fry shrimp and garlic for 4 minutes, warm the beans with them.", allergens: ["shellfish"], diet: "pescatarian" },
  { name: "Buckwheat with mushrooms and white beans", meal: "dinner", kcal: 540, protein: 28, ingredients: ["60 g buckwheat", "150 g mushrooms", "150 g white beans", "2 tsp oil", "garlic", "parsley"], how: "Cook the buckwheat, fry the mushrooms with garlic, warm the beans with them.", allergens: [], diet: "vegan" },
  { name: "Bean tacos with avocado", meal: "dinner", kcal: 540, protein: 21, ingredients: ["3 corn tortillas", "150 g kidney beans", "half an avocado", "1 tomato", "lime", "chili"], how: "Warm beans and tortillas, fill them with tomato and avocado.", allergens: [], diet: "vegan" },
  { name: "Peppers stuffed with quinoa and lentils", meal: "dinner", kcal: 510, protein: 24, ingredients: ["2 bell peppers", "60 g quinoa", "120 g cooked lentils", "200 g canned tomatoes", "1 tsp oil", "parsley"], how: "Fill the peppers with cooked quinoa and lentils, bake them in the tomatoes at 400 °F for 35 minutes.", allergens: [], diet: "vegan" },
  { name: "Banana with pumpkin seeds", meal: "snack", kcal: 160, protein: 4, ingredients: ["1 banana", "10 g pumpkin seeds"], how: "Nothing to do.", allergens: [], diet: "vegan" },
  { name: "Apple with a spoon of peanut butter", meal: "snack", kcal: 190, protein: 4, ingredients: ["1 apple", "1 tbsp peanut butter"], how: "Slice and spread.", allergens: ["peanuts"], diet: "vegan" },
  { name: "Dates with walnuts", meal: "snack", kcal: 200, protein: 2, ingredients: ["2 Medjool dates", "10 g walnuts"], how: "Put a piece of nut into each date.", allergens: ["tree nuts"], diet: "vegan" },
  { name: "Plain yogurt with a pear", meal: "snack", kcal: 200, protein: 8, ingredients: ["150 g plain yogurt", "1 pear"], how: "Cut the pear into it.", allergens: ["milk"], diet: "vegetarian" },
  { name: "Edamame with lime", meal: "snack", kcal: 150, protein: 14, ingredients: ["120 g shelled edamame", "lime"], how: "Boil for 4 minutes.", allergens: ["soy"], diet: "vegan" },
  { name: "Carrot sticks with white bean dip", meal: "snack", kcal: 240, protein: 11, ingredients: ["2 carrots", "100 g white beans", "1 tsp oil", "lemon"], how: "Crush the beans with oil and lemon.", allergens: [], diet: "vegan" },
  { name: "Roasted chickpeas", meal: "snack", kcal: 170, protein: 7, ingredients: ["80 g chickpeas", "1 tsp oil", "smoked paprika"], how: "Roast at 400 °F for 25 minutes.", allergens: [], diet: "vegan" },
  { name: "A handful of almonds and an orange", meal: "snack", kcal: 210, protein: 6, ingredients: ["25 g almonds", "1 orange"], how: "Nothing to do.", allergens: ["tree nuts"], diet: "vegan" },
  { name: "Orange and sunflower seeds", meal: "snack", kcal: 180, protein: 5, ingredients: ["1 orange", "20 g sunflower seeds"], how: "Nothing to do.", allergens: [], diet: "vegan" },
  { name: "Two rice cakes with avocado", meal: "snack", kcal: 240, protein: 4, ingredients: ["2 rice cakes", "half an avocado", "lemon"], how: "Mash and spread.", allergens: [], diet: "vegan" },
  { name: "Bean taco", meal: "snack", kcal: 150, protein: 8, ingredients: ["1 corn tortilla", "60 g black beans", "1 tomato"], how: "Warm, fill, roll.", allergens: [], diet: "vegan" },
  { name: "Guacamole with cucumber sticks", meal: "snack", kcal: 200, protein: 3, ingredients: ["half an avocado", "1 cucumber", "lime"], how: "Mash the avocado with lime.", allergens: [], diet: "vegan" },
  { name: "Mango with lime and chili", meal: "snack", kcal: 190, protein: 5, ingredients: ["1 mango", "10 g pumpkin seeds", "lime", "chili"], how: "Cut the mango, sprinkle the rest over it.", allergens: [], diet: "vegan" },
  { name: "Hummus with carrot sticks", meal: "snack", kcal: 160, protein: 5, ingredients: ["50 g hummus", "2 carrots"], how: "Nothing to do.", allergens: ["sesame"], diet: "vegan" },
  { name: "Popcorn", meal: "snack", kcal: 130, protein: 3, ingredients: ["25 g popcorn kernels", "1 tsp oil"], how: "Pop in a covered pot.", allergens: [], diet: "vegan" },
  { name: "Grapes and almonds", meal: "snack", kcal: 190, protein: 4, ingredients: ["150 g grapes", "15 g almonds"], how: "Nothing to do.", allergens: ["tree nuts"], diet: "vegan" },
  { name: "Baked sweet potato with cinnamon", meal: "snack", kcal: 160, protein: 3, ingredients: ["180 g sweet potato", "cinnamon"], how: "Bake at 400 °F for 40 minutes.", allergens: [], diet: "vegan" },
  { name: "A cup of lentil salad", meal: "snack", kcal: 170, protein: 12, ingredients: ["120 g cooked lentils", "1 tomato", "lemon"], how: "Mix.", allergens: [], diet: "vegan" },
  { name: "Fava beans with lemon", meal: "snack", kcal: 180, protein: 9, ingredients: ["120 g cooked fava beans", "1 tsp oil", "cumin", "lemon"], how: "Warm and season.", allergens: [], diet: "vegan" },
  { name: "Rye bread with tomato", meal: "snack", kcal: 140, protein: 4, ingredients: ["1 slice of rye bread", "1 tomato", "1 tsp oil"], how: "Rub the tomato over the toasted bread.", allergens: ["gluten"], diet: "vegan" },
  { name: "Soy yogurt with berries", meal: "snack", kcal: 150, protein: 7, ingredients: ["150 g plain soy yogurt", "100 g berries"], how: "Nothing to do.", allergens: ["soy"], diet: "vegan" },
  { name: "Baked plantain", meal: "snack", kcal: 160, protein: 1, ingredients: ["half a plantain", "1 tsp oil"], how: "Slice, bake at 400 °F for 20 minutes.", allergens: [], diet: "vegan" },
  { name: "Bell pepper with black bean dip", meal: "snack", kcal: 170, protein: 10, ingredients: ["1 bell pepper", "100 g black beans", "lime"], how: "Crush the beans with lime.", allergens: [], diet: "vegan" },
  { name: "Watermelon with pumpkin seeds", meal: "snack", kcal: 200, protein: 8, ingredients: ["300 g watermelon", "20 g pumpkin seeds"], how: "Nothing to do.", allergens: [], diet: "vegan" },
  { name: "Fresh figs with walnuts", meal: "snack", kcal: 180, protein: 3, ingredients: ["3 fresh figs", "10 g walnuts"], how: "Nothing to do.", allergens: ["tree nuts"], diet: "vegan" },
  { name: "Apple with tahini", meal: "snack", kcal: 180, protein: 3, ingredients: ["1 apple", "1 tbsp tahini"], how: "Slice and spread.", allergens: ["sesame"], diet: "vegan" },
  { name: "Corn on the cob with lime", meal: "snack", kcal: 160, protein: 4, ingredients: ["1 ear of corn", "1 tsp oil", "lime", "chili"], how: "Boil for 6 minutes, season.", allergens: [], diet: "vegan" },
  { name: "Peanuts and mandarins", meal: "snack", kcal: 210, protein: 7, ingredients: ["20 g peanuts", "2 mandarins"], how: "Nothing to do.", allergens: ["peanuts"], diet: "vegan" },
  { name: "Green peas with mint", meal: "snack", kcal: 160, protein: 8, ingredients: ["150 g green peas", "1 tsp oil", "mint"], how: "Boil for 3 minutes, season.", allergens: [], diet: "vegan" },
  { name: "Cottage cheese with cucumber", meal: "snack", kcal: 160, protein: 18, ingredients: ["150 g cottage cheese", "1 cucumber"], how: "Nothing to do.", allergens: ["milk"], diet: "vegetarian" },
  { name: "Two boiled eggs with tomato", meal: "snack", kcal: 180, protein: 14, ingredients: ["2 boiled eggs", "1 tomato"], how: "Nothing to do.", allergens: ["egg"], diet: "vegetarian" },
] as const satisfies readonly Recipe[];
/** What the table says in words. */
export type RecipeText = (typeof TABLE)[number]["name" | "how"] | (typeof TABLE)[number]["ingredients"][number];
export const RECIPES: readonly Recipe[] = TABLE;
