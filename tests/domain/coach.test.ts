import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { SUGGESTED_QUESTIONS, type PatientContext } from "~/domain/assistant/chat";
import { factsOf } from "~/domain/assistant/coach/facts";
import { coachReply } from "~/domain/assistant/coach/reply";
import { UNKNOWN } from "~/domain/assistant/coach/topics";
import { dayPlan, suits } from "~/domain/nutrition/day-plan";
import { bodyMassIndex, dailyTargets } from "~/domain/nutrition/energy";
import { ALLERGENS, DIETS, RECIPES } from "~/domain/nutrition/recipes";

const context = (change: Partial<PatientContext> = {}): PatientContext => ({ age: null, gender: "", currentSymptoms: [], medicalHistory: [], ...change });
const ask = (...messages: string[]) => coachReply(null, messages);

describe("energy", () => {
  test("nobody is told to go below 1,200 or 1,500 kcal, nor to eat protein for their fat", () => {
    const body = fc.record({ kg: fc.integer({ min: 40, max: 250 }), cm: fc.integer({ min: 140, max: 210 }), age: fc.integer({ min: 18, max: 90 }), sex: fc.constantFrom("male" as const, "female" as const) });
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
    const eater = fc.record({ diet: fc.constantFrom(...DIETS), allergens: fc.subarray([...ALLERGENS]), avoided: fc.subarray(["tomato", "apple", "rice", "onion", "lentil"]) });
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
  // What a table says of itself has to fit its ingredients.
  test.each([
    ["milk", /yogurt|cheese|milk|butter(?!nut)/],
    ["egg", /\beggs?\b/],
    ["fish", /salmon|tuna/],
    ["gluten", /oats|bread|wrap|pasta|soy sauce|wheat(?!.*buckwheat)/],
    ["soy", /tofu|soy/],
    ["sesame", /hummus|tahini/],
    ["tree nuts", /almond|walnut/],
    ["peanuts", /peanut/],
  ] as const)("recipes with %s say so", (allergen, words) => {
    for (const { name, ingredients, allergens } of RECIPES) {
      const found = ingredients.some((ingredient) => words.test(ingredient.replace("peanut butter", "peanut").replace("buckwheat", "")));
      expect([name, allergens.includes(allergen)]).toEqual([name, found]);
    }
  });
  test("meat is for who eats everything, fish for pescatarians, egg and milk for vegetarians", () => {
    for (const { name, ingredients, diet } of RECIPES) {
      const all = ingredients.join(" ");
      const strictest = /chicken|turkey/.test(all) ? "everything" : /salmon|tuna/.test(all) ? "pescatarian" : /egg|yogurt|cheese/.test(all) ? "vegetarian" : "vegan";
      expect([name, diet]).toEqual([name, strictest]);
    }
  });
});

describe("what somebody told", () => {
  test.each([
    ["I am 45, 165 cm and 80 kg, a woman", { age: 45, cm: 165, kg: 80, sex: "female" }],
    ["5'6\", 180 lbs, 38 years old male", { age: 38, cm: 167.64, kg: 81.6, sex: "male" }],
    ["1.82 m, 95.5 kg", { cm: 182, kg: 95.5 }],
    ["I'm 90 kg. No, I am 88 kg", { kg: 88 }],
    ["I lost 2 pounds a week and want 12 eggs", {}],
  ])("%j", (message, body) => {
    const found = factsOf(null, [message]).body;
    expect(Object.keys(found).sort()).toEqual(Object.keys(body).sort());
    for (const [name, value] of Object.entries(body)) {
      const read = found[name as keyof typeof found];
      if (typeof value === "number") expect(read).toBeCloseTo(value, 0);
      else expect(read).toBe(value);
    }
  });
  test("allergies and diets, from the form as from the chat", () => {
    expect(factsOf(context({ medicalHistory: ["Nut allergy", "celiac disease"] }), ["I am vegetarian"])).toMatchObject({ diet: "vegetarian", allergens: ["tree nuts", "peanuts", "gluten"] });
    expect(factsOf(null, ["I am allergic to kiwis and shrimp. I love cheese."])).toMatchObject({ allergens: ["shellfish"], avoided: ["kiwi"] });
    expect(factsOf(null, ["Lactose intolerant, and no eggs please"])).toMatchObject({ allergens: ["milk", "egg"] });
  });
  test("for whom a formula is not", () => {
    for (const told of ["I am pregnant", "I had anorexia", "I use insulin", "I have kidney disease"]) expect(factsOf(null, [told]).caution).toBeTruthy();
    expect(factsOf(context({ age: 15 }), []).caution).toContain("18");
    for (const told of ["I am not pregnant", "My wife is pregnant", "I am trying to get pregnant", "My daughter had anorexia", "I'm starving, what a long day"]) expect([told, factsOf(null, [told]).caution]).toEqual([told, null]);
    // The record's forecast and goal go by the same reading, in three languages.
    for (const told of ["20 weeks along", "I'm nursing my baby", "Estoy embarazada", "doy el pecho", "أنا مرضع", "أنا حامل"]) expect([told, factsOf(null, [told]).caution]).toEqual([told, expect.stringContaining("In pregnancy and while breastfeeding")]);
    for (const told of ["I make myself throw up", "I throw up after dinner", "tuve bulimia", "اضطراب الأكل"]) expect([told, factsOf(null, [told]).caution]).toEqual([told, expect.stringContaining("With an eating disorder")]);
  });
});

describe("the built-in chat", () => {
  test("CHAT-06 has something of its own to say to each suggested question", () => {
    const answers = SUGGESTED_QUESTIONS.map((question) => ask(question));
    expect(new Set(answers).size).toBe(5);
    expect(answers).not.toContain(UNKNOWN);
  });
  test("says when it does not know", () => {
    for (const question of ["Who won the game?", "What is the capital of France", "asdf", "Can you fix my car?"]) expect(ask(question)).toBe(UNKNOWN);
  });
  test("asks for what it needs, and then works it out", () => {
    expect(ask("How many calories to lose weight?")).toContain("your weight, your height, your age");
    const answer = ask("How many calories to lose weight?", "90 kg, 165 cm, 40 years old, woman, desk job");
    expect(answer).toContain("1,570 kcal");
    expect(answer).toContain("1,880 kcal");
    expect(answer).toContain("1,380 kcal");
    expect(answer).toContain("BMI is 33.1");
  });
  test("knows what the form told", () => {
    const told = context({ age: 40, gender: "female", currentSymptoms: ["headache"], medicalHistory: ["asthma"] });
    expect(coachReply(told, ["What do you know about me?"])).toMatch(/40.*female.*headache.*asthma/);
    expect(coachReply(told, ["How many calories should I eat? 90 kg, 165 cm"])).toContain("1,570 kcal");
  });
  test("gives no number to whom it could harm, and no deficit to whom it is not for", () => {
    for (const caution of ["I am pregnant", "I have an eating disorder", "I take insulin"]) {
      const answer = ask(`${caution}. How many calories? 90 kg, 165 cm, 40 years old, woman`);
      expect(answer).not.toMatch(/kcal/);
    }
    expect(ask("Calories to lose weight? 50 kg, 170 cm, 30 years old, woman")).toContain("will not suggest eating less");
    expect(ask("Calories to lose weight? 65 kg, 170 cm, 30 years old, woman")).not.toContain("To lose weight slowly");
    expect(bodyMassIndex({ kg: 50, cm: 170 })).toBeCloseTo(17.3, 1);
    const told = (goal: string) => ask(`Calories to lose weight? 80 kg, 165 cm, 30 years old, woman. ${goal}`);
    for (const goal of ["I want to weigh 45 kg", "My goal is 100 lbs"]) expect(told(goal)).toMatch(/below a healthy one for your height.*about 51 kg \(112 lb\)/);
    for (const goal of ["", "I want to weigh 60 kg", "My goal is 90 kg"]) expect(told(goal)).not.toContain("below a healthy one");
  });
  test("plans a day around allergies and diet, and another one when asked again", () => {
    const told = context({ medicalHistory: ["egg allergy", "lactose intolerance"] });
    const first = coachReply(told, ["Can you give me a meal plan?"]);
    const second = coachReply(told, ["Can you give me a meal plan?", "Another meal plan please"]);
    expect(first).toContain("no milk, no egg");
    expect(first).not.toBe(second);
    for (const answer of [first, second]) expect(answer).not.toMatch(/yogurt|cheese|\d eggs/);
    expect(ask("What should I eat? I can't eat rice, potato, beans, buckwheat, oats, eggs, tofu, chickpea")).toContain("no whole day");
  });
  test("points to our own screens for what is done there", () => {
    expect(ask("I want to talk to a real person")).toContain("Find Specialists");
    expect(ask("Can I take ibuprofen with warfarin?")).toContain("Check medicines for interactions");
    expect(ask("Are you a robot?")).toContain("not a language model");
  });
  test("answers anything with something", () => {
    fc.assert(fc.property(fc.array(fc.string({ maxLength: 300 }), { minLength: 1, maxLength: 5 }), (messages) => ask(...messages).length > 10));
  });
});
