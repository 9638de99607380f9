import { beforeAll, describe, expect, test } from "vitest";
import { coachReply } from "~/domain/assistant/coach/reply";
import { TEXTS } from "~/domain/assistant/coach/texts";
import { TOPICS } from "~/domain/assistant/coach/topics";
import { LANGUAGE_CODES, type Language } from "~/domain/language";
import { assistantTranslator, sayParagraphs, type AssistantTranslator } from "~/locales/assistant-words.server";
import { readable } from "~/services/assistant/telling.server";

const translators = new Map<Language, AssistantTranslator>();
beforeAll(async () => {
  for (const language of LANGUAGE_CODES) translators.set(language, assistantTranslator(language));
});

/** What the built-in chat says to the last of these messages, in English; told whole in the language as well. */
function talked(language: Language, ...messages: string[]): string {
  const translator = translators.get(language)!;
  const { messages: read } = readable(null, messages, translator);
  const reply = coachReply(null, read, null, messages);
  const answer = sayParagraphs(translators.get("en")!, reply)!;
  expect(sayParagraphs(translator, reply), answer).not.toBeNull();
  return answer;
}

const whyOf = (words: string) =>
  (TOPICS as readonly { text: string; why?: string }[]).find(({ text }) => text.includes(words))!.why!;

describe("A short message is read with what was talked about before it", () => {
  test.each<[Language, string, string, string | RegExp]>([
    // Another meal, another day, a condition.
    ["en", "What can I eat for breakfast?", "and for dinner?", /^Ideas for dinner/],
    ["en", "What can I eat for breakfast?", "What about lunch?", /^Ideas for lunch/],
    ["en", "Give me dinner ideas", "for a vegetarian?", /^Ideas for dinner \(vegetarian\)/],
    ["en", "Make me a meal plan", "and for the whole week?", /^A week's meals:/],
    ["en", "Make me a meal plan for the week", "without dairy please", /^A week's meals \(no milk\)/],
    ["en", "Make me a meal plan", "and with 1500 calories?", /your target is about 1,500 kcal/],
    ["en", "Make me a meal plan", "another one", /^A day's meals/],
    ["en", "Give me lunch ideas", "something else", /^Ideas for lunch/],
    ["en", "Give me lunch ideas", "I don't like that", /^Ideas for lunch/],
    ["es", "¿Qué puedo desayunar?", "¿y para cenar?", /^Ideas for dinner/],
    ["es", "¿Qué puedo desayunar?", "¿y para un vegetariano?", /^Ideas for breakfast \(vegetarian\)/],
    ["es", "Ideas para la cena", "¿y sin gluten?", /^Ideas for dinner \(no gluten\)/],
    ["es", "Ideas para la cena", "sin lácteos por favor", /^Ideas for dinner \(no milk\)/],
    ["es", "Hazme un plan de comidas", "¿y para toda la semana?", /^A week's meals:/],
    ["es", "Ideas para la cena", "otra opción", /^Ideas for dinner/],
    ["es", "Ideas para el almuerzo", "¿y si soy vegana?", /^Ideas for lunch \(vegan\)/],
    ["ar", "ماذا آكل على الفطور؟", "وللعشاء؟", /^Ideas for dinner/],
    ["ar", "ماذا آكل على الفطور؟", "وماذا عن العشاء؟", /^Ideas for dinner/],
    ["ar", "أفكار للعشاء", "وللنباتيين؟", /^Ideas for dinner \(vegetarian\)/],
    ["ar", "أفكار للعشاء", "وبدون غلوتين؟", /^Ideas for dinner \(no gluten\)/],
    ["ar", "أفكار للعشاء", "خيار آخر", /^Ideas for dinner/],
    ["ar", "خطة وجبات", "وللأسبوع كله؟", /^A week's meals:/],
    // Why.
    ["en", "Can I drink alcohol?", "why?", whyOf("7 kcal a gram")],
    ["en", "I've hit a plateau", "But why is that?", whyOf("A standstill")],
    ["en", "How can I sleep better?", "why so?", whyOf("What helps most people sleep")],
    ["en", "How many calories should I eat?", "why?", TEXTS.calories],
    ["en", "Give me dinner ideas", "why these?", TEXTS.meals],
    ["es", "¿Puedo tomar alcohol?", "¿por qué?", whyOf("7 kcal a gram")],
    ["es", "Estoy estancado, no bajo de peso", "¿y por qué?", whyOf("A standstill")],
    ["es", "¿Cuánta proteína debo comer?", "¿por qué?", TEXTS.protein],
    ["es", "¿Cuántas calorías debo comer?", "¿y eso por qué?", TEXTS.calories],
    ["ar", "هل أستطيع شرب الكحول؟", "لماذا؟", whyOf("7 kcal a gram")],
    ["ar", "كيف أنام أفضل؟", "ليش؟", whyOf("What helps most people sleep")],
    // Another thing of the same kind, or a subject of its own.
    ["en", "What can I eat at a restaurant?", "what about alcohol then?", /7 kcal a gram/],
    ["en", "Does Ozempic work?", "and Wegovy?", /^Medicines for weight loss are prescribed/],
    ["en", "Can I still eat bread?", "and eggs?", /^No single food/],
    ["en", "Is rice bad for me?", "how about chocolate?", /^No single food/],
    ["es", "¿Puedo comer pan?", "¿y los huevos?", /^No single food/],
    ["es", "¿Sirve Ozempic?", "¿y Wegovy?", /^Medicines for weight loss are prescribed/],
    ["es", "¿Puedo comer pan?", "¿y el alcohol?", /7 kcal a gram/],
    ["ar", "كيف أنام أفضل؟", "وماذا عن الكحول؟", /7 kcal a gram/],
    ["ar", "كيف أنام أفضل؟", "والقهوة؟", /Coffee and tea without sugar/],
    ["en", "Good protein sources?", "and for a vegan?", /^Protein without meat/],
    ["en", "Does Ozempic work?", "How long do I have to take it?", /no weakness/],
    // Whether it is safe, how much, and more of it.
    ["en", "Is intermittent fasting good?", "is that safe for me?", TEXTS.safe],
    ["en", "I take insulin. Is intermittent fasting good?", "Is it safe for me?", /^With insulin/],
    ["en", "Should I take Wegovy?", "is it safe?", TEXTS["safe medicine"]],
    ["es", "¿El ayuno intermitente es bueno?", "¿es seguro para mí?", TEXTS.safe],
    ["es", "Estoy embarazada. ¿El ayuno intermitente es bueno?", "¿eso es seguro para mí?", /^In pregnancy/],
    ["es", "¿Me conviene tomar Wegovy?", "¿puedo tomarlo?", TEXTS["safe medicine"]],
    ["ar", "ما رأيك في الصيام المتقطع؟", "هل هذا آمن لي؟", TEXTS.safe],
    ["en", "Does fiber help?", "how much?", /^Fiber fills/],
    ["en", "How can I sleep better?", "how long?", /7 to 9 hours/],
    ["es", "¿Cómo puedo dormir mejor?", "¿cuánto tiempo?", /7 to 9 hours/],
    ["ar", "كيف أنام أفضل؟", "كم؟", /7 to 9 hours/],
    ["en", "How can I sleep better?", "tell me more", TEXTS["no more"]],
    ["es", "¿Cómo puedo dormir mejor?", "cuéntame más", TEXTS["no more"]],
    ["ar", "كيف أنام أفضل؟", "أخبرني المزيد", TEXTS["no more"]],
    ["en", "How can I sleep better?", "thanks", TEXTS.thanks],
    // The other one: of two, or of none.
    ["en", "Is alcohol or coffee worse?", "I mean the other one", /Coffee and tea without sugar/],
    ["en", "How can I sleep better?", "no, the other one", TEXTS.which],
    ["es", "¿Cómo puedo dormir mejor?", "me refiero al otro", TEXTS.which],
    ["ar", "كيف أنام أفضل؟", "أقصد الآخر", TEXTS.which],
  ])("%s: %s — %s", (language, first, then, expected) => {
    expect(talked(language, first)).not.toBe(TEXTS.unknown);
    const answer = talked(language, first, then);
    if (typeof expected === "string") expect(answer).toBe(expected);
    else expect(answer).toMatch(expected);
  });

  test("it goes on over several messages, past a thank-you, and back to what was talked about before", () => {
    expect(talked("en", "Give me dinner ideas", "without gluten", "thanks", "and for lunch?")).toMatch(
      /^Ideas for lunch \(no gluten\)/,
    );
    expect(talked("en", "Does fiber help?", "Can I drink alcohol?", "I meant the other one")).toMatch(/^Fiber fills/);
    expect(talked("es", "¿Puedo tomar alcohol?", "¿por qué?", "¿y el café?", "¿por qué?")).toBe(TEXTS["no more"]);
    expect(talked("en", "Make me a meal plan", "for a vegetarian", "and for the week?")).toMatch(
      /^A week's meals \(vegetarian\)/,
    );
    expect(talked("ar", "ماذا آكل على الفطور؟", "وللعشاء؟", "وبدون غلوتين؟")).toMatch(
      /^Ideas for dinner \(no gluten\)/,
    );
  });

  test("with nothing before it, it is not understood, and a question that stands by itself is read by itself", () => {
    for (const [language, alone] of [
      ["en", "why?"],
      ["es", "¿por qué?"],
      ["ar", "لماذا؟"],
      ["en", "is that safe for me?"],
      ["en", "the other one"],
    ] as const)
      expect([alone, talked(language, alone)]).toEqual([alone, TEXTS.unknown]);
    expect(talked("en", "Give me dinner ideas", "How can I sleep better?")).toMatch(/What helps most people sleep/);
    expect(talked("en", "Can I drink alcohol?", "And who won the game last night?")).toBe(TEXTS.which);
    expect(talked("en", "Can I drink alcohol?", "Who won the game last night?")).toBe(TEXTS.unknown);
    expect(talked("en", "Can I drink alcohol?", "So how do I get rid of belly fat?")).toMatch(/decided by the body/);
  });
});

describe("questions that were not understood before", () => {
  test.each<[Language, string, RegExp]>([
    ["es", "¿La avena engorda?", /^No single food/],
    ["es", "Tengo acidez después de cenar", /^With heartburn/],
    ["es", "¿Dónde guardo la pluma de Wegovy?", /refrigerator/],
    ["es", "Menú kosher para la semana", /^A week's meals \(kosher\)/],
    ["es", "¿El estrés engorda?", /^Cravings/],
    ["ar", "عندي حموضة بعد العشاء", /^With heartburn/],
    ["ar", "هل التمر يسمن؟", /^No single food/],
    ["ar", "أجوع كثيرا في الليل", /^Cravings/],
    ["ar", "وصفات حلال للغداء", /^Ideas for lunch \(halal\)/],
    ["en", "Halal lunch ideas", /^Ideas for lunch \(halal\)/],
  ])("%s: %s", (language, question, expected) => expect(talked(language, question)).toMatch(expected));
});

describe("PCOS in Spanish", () => {
  test.each([
    "tengo SOP",
    "SOP",
    "SOPQ",
    "tengo SOPQ y no bajo de peso",
    "¿Cómo bajo de peso con el SOP?",
    "Me diagnosticaron sop",
    "síndrome de ovario poliquístico",
  ])("%s is the syndrome", (message) => {
    expect(talked("es", message)).toMatch(/^With polycystic ovary syndrome/);
  });
  test.each(["¿Puedo comer sopa?", "me gusta la sopa", "sopas para cenar", "soporto mal el hambre"])(
    "%s is not",
    (message) => {
      expect(talked("es", message)).not.toMatch(/polycystic/);
    },
  );
});
