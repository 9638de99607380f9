import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { SUGGESTED_QUESTIONS, type PatientContext } from "~/domain/assistant/chat";
import { factsOf } from "~/domain/assistant/coach/facts";
import { TEXTS } from "~/domain/assistant/coach/texts";
import { TOPICS } from "~/domain/assistant/coach/topics";
import { bodyMassIndex } from "~/domain/nutrition/energy";
import { coachText } from "./coach-text";

const context = (change: Partial<PatientContext> = {}): PatientContext => ({
  age: null,
  gender: "",
  currentSymptoms: [],
  medicalHistory: [],
  ...change,
});
const ask = (...messages: string[]) => coachText(null, messages);

describe("what somebody told", () => {
  test.each([
    ["I am 45, 165 cm and 80 kg, a woman", { age: 45, cm: 165, kg: 80, sex: "female" }],
    ["5'6\", 180 lbs, 38 years old male", { age: 38, cm: 167.64, kg: 81.6, sex: "male" }],
    ["1.82 m, 95.5 kg", { cm: 182, kg: 95.5 }],
    ["I'm 90 kg. No, I am 88 kg", { kg: 88 }],
    ["I lost 2 pounds a week and want 12 eggs", {}],
    ["I want to lose 80 pounds, 170 cm", { cm: 170 }],
    ["I have lost about 40 kg and am 95 kg now", { kg: 95 }],
    ["I'm 60 lbs overweight, 240 lbs", { kg: 108.9 }],
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
    expect(factsOf(context({ medicalHistory: ["Nut allergy", "celiac disease"] }), ["I am vegetarian"])).toMatchObject({
      diet: "vegetarian",
      allergens: ["tree nuts", "peanuts", "gluten"],
    });
    expect(factsOf(null, ["I am allergic to kiwis and shrimp. I love cheese."])).toMatchObject({
      allergens: ["shellfish"],
      avoided: ["kiwi"],
    });
    expect(factsOf(null, ["Lactose intolerant, and no eggs please"])).toMatchObject({ allergens: ["milk", "egg"] });
  });
  test("for whom a formula is not", () => {
    for (const told of ["I am pregnant", "I had anorexia", "I use insulin", "I have kidney disease"])
      expect(factsOf(null, [told]).caution).toBeTruthy();
    expect(factsOf(context({ age: 15 }), []).caution).toContain("18");
    for (const told of [
      "I am not pregnant",
      "My wife is pregnant",
      "I am trying to get pregnant",
      "My daughter had anorexia",
      "I'm starving, what a long day",
    ])
      expect([told, factsOf(null, [told]).caution]).toEqual([told, null]);
    // The record's forecast and goal go by the same reading, in three languages.
    for (const told of [
      "20 weeks along",
      "I'm nursing my baby",
      "Estoy embarazada",
      "doy el pecho",
      "أنا مرضع",
      "أنا حامل",
    ])
      expect([told, factsOf(null, [told]).caution]).toEqual([
        told,
        expect.stringContaining("In pregnancy and while breastfeeding"),
      ]);
    for (const told of ["I make myself throw up", "I throw up after dinner", "tuve bulimia", "اضطراب الأكل"])
      expect([told, factsOf(null, [told]).caution]).toEqual([told, expect.stringContaining("With an eating disorder")]);
  });
});

/** A question, and words of its answer: at least one question for each subject that the chat knows. */
const QUESTIONS = [
  ["Is oatmeal fattening?", "No single food"],
  ["My weight hasn't moved in a month", "standstill"],
  ["Can stress make me gain weight?", "Cravings"],
  ["I have heartburn after dinner", "With heartburn"],
  ["What can I eat before a blood test?", "for 8 to 12 hours before"],
  ["Do I have to fast for my blood work?", "for 8 to 12 hours before"],
  ["Can I drink coffee before my lab tests?", "for 8 to 12 hours before"],
  ["Which foods are rich in iron?", "Iron is in lean red meat"],
  ["What should I eat with anemia?", "Iron is in lean red meat"],
  ["How do I store my Wegovy pen?", "refrigerator"],
  ["Can I get pregnant on Ozempic?", "for two months before one"],
  ["I missed my Wegovy shot on Sunday", "Never take two doses"],
  ["I stopped Ozempic and gained it all back", "no weakness"],
  ["Am I a candidate for Zepbound?", "BMI of 30"],
  ["I'm on semaglutide and feel nauseous all day", "small meals, eaten slowly"],
  ["Constipated since starting Mounjaro", "against constipation"],
  ["My hair is falling out since I lost weight", "telogen effluvium"],
  ["I gained weight since I started prednisone", "kinder to weight"],
  ["Does apple cider vinegar work?", "next to nothing"],
  ["I ate way too much yesterday and feel like a failure", "One day changes little"],
  ["Why did my weight go up 2 pounds overnight?", "are water"],
  ["How often should I weigh myself?", "are water"],
  ["How fast can I lose 30 pounds?", "1 to 2 pounds"],
  ["Is intermittent fasting good?", "Fasting windows"],
  ["Can I skip breakfast?", "Fasting windows"],
  ["Can I drink alcohol on Zepbound?", "7 kcal a gram"],
  ["How many calories are in a glass of wine?", "7 kcal a gram"],
  ["Good protein sources?", "25 to 30 g a meal"],
  ["How do I get more fiber?", "Women need about 25 g"],
  ["What can I eat at a restaurant?", "Eating out"],
  ["Is diet soda OK?", "Sweeteners"],
  ["Is a gastric sleeve safe?", "Surgery is advised"],
  ["What does BMI mean?", "kilograms divided by"],
  ["How do I get rid of belly fat?", "decided by the body"],
  ["I have PCOS and can't lose weight", "PCOS"],
  ["Can hypothyroidism make me gain weight?", "underactive thyroid"],
  ["Menopause made me gain weight", "Around menopause"],
  ["I lost all motivation", "Motivation comes and goes"],
  ["Should I keep a food diary?", "Writing down"],
  ["Should my 12 year old daughter go on a diet? She is overweight", "not be put on a diet"],
  ["What lowers LDL cholesterol?", "butter, fat meat"],
  ["I have bad knees, how can I exercise?", "without a load"],
  ["Will I gain weight if I stop smoking?", "1-800-QUIT-NOW"],
  ["Can I still eat bread?", "No single food"],
  ["My weight loss stalled for 3 weeks", "standstill"],
  ["Which diet is best?", "diets differ little"],
  ["I keep eating at night when I'm bored", "Cravings"],
  ["Is it OK to eat after 8pm?", "The clock matters less"],
  ["I don't have time to cook", "frozen vegetables"],
  ["How do I read a nutrition label?", "serving size"],
  ["Do I have to count calories?", "calorie deficit"],
  ["Can I lose weight without exercise?", "need not be sport"],
  ["I'm vegetarian, where do I get protein?", "Protein without meat"],
  ["How do I tell my family I am dieting?", "one person first"],
  ["I have gout, what should I eat?", "With gout"],
  ["I want to lose weight", "Begin with three things"],
  ["How do I lower my blood sugar?", "With prediabetes"],
  ["I have a headache", "tension headaches"],
  ["How can I talk to a dietitian?", "Find Specialists"],
  ["Can I have a video call?", "VR Consultations"],
  ["Where are my readings?", "Weight Tracking"],
  ["Where do I find my lab results?", "Client Portal"],
  ["How do I become a specialist here?", "in two steps"],
  ["Who can read what I write, is it private?", "kept sealed"],
  ["I can't sleep because of my snoring", "sleep apnea"],
  ["What are the side effects of Ozempic?", "the leaflet lists"],
  ["When should I see a doctor?", "Call 911 for"],
  ["What is a balanced plate?", "The plate method"],
  ["Which healthy habits count?", "do not smoke"],
  ["How do I lower my blood pressure?", "less salt"],
  ["How much exercise do I need?", "150 to 300 minutes a week"],
  ["How much water should I drink?", "Water when you are thirsty"],
  ["Can I take ibuprofen with warfarin?", "Check medicines for interactions"],
  ["Are you a robot?", "not a language model"],
] as const;

describe("the built-in chat", () => {
  test("has something of its own to say to each suggested question", () => {
    const answers = SUGGESTED_QUESTIONS.map((question) => ask(question));
    expect(new Set(answers).size).toBe(5);
    expect(answers).not.toContain(TEXTS.unknown);
  });
  test("says when it does not know", () => {
    for (const question of ["Who won the game?", "What is the capital of France", "asdf", "Can you fix my car?"])
      expect(ask(question)).toBe(TEXTS.unknown);
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
    expect(coachText(told, ["What do you know about me?"])).toMatch(/40.*female.*headache.*asthma/);
    expect(coachText(told, ["How many calories should I eat? 90 kg, 165 cm"])).toContain("1,570 kcal");
  });
  test("gives no number to whom it could harm, and no deficit to whom it is not for", () => {
    for (const caution of ["I am pregnant", "I have an eating disorder", "I take insulin"]) {
      const answer = ask(`${caution}. How many calories? 90 kg, 165 cm, 40 years old, woman`);
      expect(answer).not.toMatch(/kcal/);
    }
    expect(ask("Calories to lose weight? 50 kg, 170 cm, 30 years old, woman")).toContain(
      "will not suggest eating less",
    );
    expect(ask("Calories to lose weight? 65 kg, 170 cm, 30 years old, woman")).not.toContain("To lose weight slowly");
    expect(bodyMassIndex({ kg: 50, cm: 170 })).toBeCloseTo(17.3, 1);
    const told = (goal: string) => ask(`Calories to lose weight? 80 kg, 165 cm, 30 years old, woman. ${goal}`);
    for (const goal of ["I want to weigh 45 kg", "My goal is 100 lbs"])
      expect(told(goal)).toMatch(/below a healthy one for your height.*about 51 kg \(112 lb\)/);
    for (const goal of ["", "I want to weigh 60 kg", "My goal is 90 kg"])
      expect(told(goal)).not.toContain("below a healthy one");
  });
  test("plans a day around allergies and diet, and another one when asked again", () => {
    const told = context({ medicalHistory: ["egg allergy", "lactose intolerance"] });
    const first = coachText(told, ["Can you give me a meal plan?"]);
    const second = coachText(told, ["Can you give me a meal plan?", "Another meal plan please"]);
    expect(first).toContain("no milk, no egg");
    expect(first).not.toBe(second);
    for (const answer of [first, second]) expect(answer).not.toMatch(/yogurt|cheese|\d eggs/);
    expect(
      ask(
        "What should I eat? I can't eat quinoa, potato, beans, buckwheat, oats, eggs, tofu, chickpea, tortillas, millet, figs, banana",
      ),
    ).toContain("no whole day");
  });
  test("gives ideas for one meal, a day of the calories that are named, or a week", () => {
    const breakfasts = ask("What can I eat for breakfast? I have type 2 diabetes");
    expect(breakfasts.match(/^Breakfast: /gm)).toHaveLength(3);
    expect(breakfasts).not.toMatch(/^(?:Lunch|Dinner): /m);
    expect(
      ask("Snack ideas? I'm vegan and allergic to nuts")
        .match(/^Snack: .*/gm)!
        .join(),
    ).not.toMatch(/almond|peanut|yogurt/);
    const day = ask("A meal plan with 1,800 calories please");
    expect(day).toContain("your target is about 1,800 kcal");
    expect(Number(/about (1,\d{3}) kcal and/.exec(day)![1]!.replace(",", ""))).toBeGreaterThan(1_650);
    const week = ask("Make me a vegetarian meal plan for a week with 1500 kcal. I'm allergic to nuts");
    expect(week.match(/^Day [1-7], about 1,\d{3} kcal: /gm)).toHaveLength(7);
    expect(week.match(/^Day .*/gm)!.join()).not.toMatch(/chicken|salmon|tuna|turkey|almond|peanut/i);
    expect(week).toContain("Read the labels");
  });
  test("plans nobody below what is safe without a doctor, nor into a loss that is not for them", () => {
    for (const [told, least] of [
      ["", "1,200"],
      [", man", "1,500"],
    ])
      expect(ask(`A meal plan with 900 calories${told}`)).toContain(`I plan nothing below ${least} kcal`);
    expect(ask("A meal plan with 1200 kcal. 52 kg, 170 cm, 30 years old, woman, desk job")).not.toContain(
      "about 1,200 kcal",
    );
    for (const caution of ["I am pregnant", "I have an eating disorder", "I take insulin"])
      expect(ask(`${caution}. A meal plan for the week with 1500 calories`)).not.toMatch(/kcal/);
  });
  test("tells protein by the weight alone, and less of it where the height says so", () => {
    expect(ask("How much protein should I eat? I weigh 95 kg")).toContain("114 to 152 g");
    expect(ask("How much protein? 95 kg and 160 cm")).toContain("92 to 123 g");
    expect(ask("How much protein? 95 kg. I have kidney disease")).not.toMatch(/\d g of protein/);
  });
  test.each(QUESTIONS)("knows what people on the way to another weight ask: %s", (question, words) => {
    expect(ask(question)).toContain(words);
  });
  test("each subject is the first one for some question that is asked", () => {
    const asked = QUESTIONS.map(([question]) => question.toLowerCase());
    const unasked = TOPICS.filter(
      (topic) => !asked.some((text) => TOPICS.find(({ about }) => about.test(text)) === topic),
    ).map(({ text }) => text.slice(0, 40));
    expect(unasked).toEqual([]);
  });
  test("who could be harmed by eating less hears that first", () => {
    expect(ask("Is intermittent fasting good for me? I take metformin and insulin")).toMatch(
      /^With insulin or tablets that lower blood sugar/,
    );
    expect(ask("I had anorexia. I ate too much yesterday")).toMatch(/^With an eating disorder/);
    expect(ask("I'm pregnant and want to lose weight")).toMatch(/^In pregnancy/);
    expect(coachText(context({ age: 15 }), ["Is keto good?"])).toMatch(/^Under 18/);
  });
  test("what somebody must not eat is not served in a general answer without a word", () => {
    expect(ask("I'm allergic to eggs. Good protein sources?")).toContain("Leave out of it whatever you must not eat.");
    expect(ask("Good protein sources?")).not.toContain("Leave out");
    expect(ask("I'm vegan. What can I eat at a restaurant?")).toMatch(/^A day's meals \(vegan\)/);
  });
  test("points to our own screens for what is done there", () => {
    expect(ask("I want to talk to a real person")).toContain("Find Specialists");
  });
  test("answers anything with something", () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ maxLength: 300 }), { minLength: 1, maxLength: 5 }),
        (messages) => ask(...messages).length > 10,
      ),
    );
  });
});
