import { describe, expect, test } from "vitest";
import type { PatientContext } from "~/domain/assistant/chat";
import { factsOf } from "~/domain/assistant/coach/facts";
import { coachReply } from "~/domain/assistant/coach/reply";
import { tellsOfForbidden } from "~/domain/assistant/coach/unclear";
import type { Language } from "~/domain/language";
import { assistantTranslator, sayParagraphs } from "~/locales/assistant-words.server";
import { readable } from "~/services/assistant/telling.server";
import { coachText } from "./coach-text";

const UNCLEAR = /I did not understand which food/;

/** What the chat answers, in English, as it is asked in a language. */
async function asked(language: Language, message: string, medicalHistory: string[] = []) {
  const context: PatientContext | null =
    medicalHistory.length > 0 ? { age: null, gender: "", currentSymptoms: [], medicalHistory } : null;
  const read = readable(context, [message], assistantTranslator(language));
  return coachText(read.context, read.messages, context, [message]);
}

describe("What somebody must not eat", () => {
  test.each<[Language, string, RegExp, string[]?]>([
    ["es", "soy alérgica al cacahuate, plan de comidas", /no peanuts/],
    ["es", "¿Qué puedo comer hoy? Soy alérgica al maní", /no peanuts/],
    ["es", "soy celíaca, plan de comidas", /no gluten/],
    ["es", "no puedo comer huevo, plan de comidas", /no egg/],
    ["es", "Tengo alergia a los mariscos, plan de comidas", /no shellfish/],
    ["es", "alérgico a las almendras, plan de comidas", /no tree nuts/],
    ["es", "plan de comidas", /no peanuts/, ["alergia al maní"]],
    ["es", "soy vegana, plan de comidas", /\(vegan\)/],
    ["ar", "عندي حساسية من الفول السوداني، خطة وجبات", /no peanuts/],
    ["ar", "لدي حساسية من السمك. خطة وجبات", /no fish/],
    ["ar", "عندي سيلياك، خطة وجبات", /no gluten/],
    ["ar", "خطة وجبات", /no tree nuts/, ["حساسية من المكسرات"]],
    ["en", "I can't have nuts. meal plan", /no tree nuts, no peanuts/],
    ["en", "I can't tolerate milk protein. meal plan", /no milk/],
    ["en", "I'm alergic to peanuts. meal plan", /no peanuts/],
    ["en", "EpiPen for sesame. meal plan", /no sesame/],
    ["en", "peanuts make my throat swell. meal plan", /no peanuts/],
    ["en", "meal plan", /no peanuts/, ["Peanut"]],
    ["en", "allergic to citrus. meal plan", /no citrus, no lemon/],
  ])("is left out of a day's meals (%s): %s", async (language, message, named, history) => {
    const answer = await asked(language, message, history);
    expect(answer).toMatch(named);
    if (!/vegan/.test(named.source)) expect(answer).toContain("Read the labels");
    if (/peanuts/.test(named.source)) expect(answer.toLowerCase()).not.toMatch(/peanut butter/);
    if (/citrus/.test(named.source))
      expect(answer.split("\n").slice(1).join().toLowerCase()).not.toMatch(/lemon|orange|lime\b/);
  });

  test.each<[Language, string]>([
    ["en", "I have a severe food allergy. meal plan"],
    ["en", "My epipen is for dinner parties. What can I eat?"],
    ["es", "tengo una alergia alimentaria grave, plan de comidas"],
    ["es", "soy alérgica a la chirimoya, plan de comidas"],
    ["ar", "لا أستطيع أكل البيض، خطة وجبات"],
    ["ar", "عندي حساسية طعام شديدة. خطة وجبات"],
  ])("where the food was not understood there are no meals but a question (%s): %s", async (language, message) => {
    const answer = await asked(language, message);
    expect(answer).toMatch(/I did not understand which food|no egg/);
    expect(answer).not.toContain("\n\nBreakfast");
  });

  test("is asked for in the language that it was told in", async () => {
    for (const language of ["es", "ar"] as const) {
      const answer = coachReply(null, ["I have a severe food allergy. meal plan"]);
      expect(sayParagraphs(assistantTranslator(language), answer)).toMatch(/[\u0600-\u06ff]|Escriba/);
    }
  });

  test("who has no allergy, or one to no food, is not asked", async () => {
    for (const none of [
      "I have no allergies",
      "I'm not allergic to anything",
      "no food allergies",
      "no known allergies",
      "I have hay fever",
      "seasonal allergies",
      "dust mite allergy",
      "allergic rhinitis",
      "no tengo alergias",
      "sin alergias",
      "alergia al polen",
      "ليس لدي حساسية",
      "ما عندي حساسية",
      "حساسية الغبار",
      "meal plan please",
    ])
      expect(tellsOfForbidden([none]), none).toBe(false);
    for (const message of ["I have no allergies. meal plan", "meal plan please"])
      expect(await asked("en", message)).toMatch(/^A day's meals, about/);
    expect(await asked("es", "no tengo alergias, plan de comidas")).not.toMatch(UNCLEAR);
    expect(await asked("ar", "ليس لدي حساسية، خطة وجبات")).not.toMatch(UNCLEAR);
  });
});

test("figures of calories are for nobody with an eating disorder, in pregnancy, or with insulin, in whatever language they say it", async () => {
  const figures = ", 82 kg, 168 cm, 45 years old, woman. How many calories to lose weight?";
  for (const told of [
    "I'm expecting a baby in May",
    "I'm on Humalog",
    "I take Lantus",
    "I am a type 1 diabetic",
    "I take gliclazide",
    "I'm 20 weeks along",
    "I am lactating",
    "I had an ED",
    "tuve anorexia",
    "tengo un trastorno alimentario",
    "diabetes tipo 1",
    "estoy embarazada",
    "أعاني من اضطراب الأكل",
    "أنا حامل",
    "أنا مرضعة",
  ]) {
    expect(await asked("en", told + figures), told).toMatch(/have a dietitian or your doctor set the numbers/);
    expect(await asked("en", `${told}. What can I eat today?`), told).not.toMatch(/kcal/);
  }
  // Who is in the middle of it gets a person to call, before any number.
  const purging = "I make myself throw up after meals";
  expect(await asked("en", purging + figures)).toMatch(/988/);
  expect(await asked("en", purging + figures)).not.toMatch(/kcal|calories a day/);
  expect(await asked("en", `${purging}. What can I eat today?`)).not.toMatch(/kcal/);
  for (const told of ["I'm expecting a parcel", "I have no diabetes", "I am not pregnant"])
    expect(await asked("en", told + figures), told).toMatch(/To lose weight slowly/);
});

test("what somebody wants to weigh is not what they weigh", () => {
  for (const told of [
    "I am 90 kg and want to reach 60 kg",
    "90 kg, goal 60 kg",
    "I weigh 90 kg, my goal weight is 60 kg",
    "from 90 kg down to 60 kg",
    "I'm 90 kg and I want to weigh 60 kg",
  ])
    expect(factsOf(null, [told]).body.kg, told).toBe(90);
  expect(factsOf(null, ["90 kg. No, sorry, I am 92 kg"]).body.kg).toBe(92);
});
