import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { PatientContext } from "~/domain/assistant/chat";
import { factsOf } from "~/domain/assistant/coach/facts";
import { forbiddenOf, servesForbidden } from "~/domain/assistant/coach/forbidden";
import { inEnglish } from "~/domain/triage/foreign";
import type { Language } from "~/domain/language";
import { createAssistant, type Assistant, type ReplyPart } from "~/services/assistant/assistant.server";
import { createModel } from "~/services/assistant/model.server";
import { startOpenAi, type OpenAiServer } from "../support/openai-server";

const never = () => new AbortController().signal;
const KNOWN = ["Zelda Quincanary"];

describe("A model's reply to somebody who must not eat everything", () => {
  let server: OpenAiServer;
  let assistant: Assistant;
  const faults: unknown[] = [];
  beforeAll(async () => {
    server = await startOpenAi();
    assistant = createAssistant({
      model: await createModel({ apiKey: "sk-test", baseUrl: server.url, model: "cook" }, () => new Date()),
      log: { error: (fault) => void faults.push(fault) },
    });
  });
  afterAll(() => server.close());
  beforeEach(() => {
    server.asked.length = 0;
    faults.length = 0;
  });

  async function reply(message: string, content: string, medicalHistory: string[] = [], language: Language = "en") {
    server.behave({ do: "answer", content });
    const context: PatientContext | null =
      medicalHistory.length > 0 ? { age: 40, gender: "female", currentSymptoms: ["tired"], medicalHistory } : null;
    const parts: ReplyPart[] = [];
    for await (const part of assistant.reply(
      { context, turns: [{ role: "user", content: message }], known: KNOWN, language },
      never(),
    ))
      parts.push(part);
    const end = parts.at(-1)!;
    if (end.type !== "end") throw new Error("No end");
    return { end, shown: parts.flatMap((part) => (part.type === "token" ? [part.text] : [])).join("") };
  }
  const told = () =>
    (JSON.parse(server.asked[0]!.body) as { messages: { role: string; content: string }[] }).messages[0]!.content;

  test.each<[string, string, string[]?, Language?]>([
    ["I'm allergic to peanuts. What should I eat for dinner?", "Try noodles with a peanut sauce and broccoli."],
    ["what should I eat for a snack?", "A handful of almonds and a pear.", ["tree nut allergy"]],
    ["I can't eat kiwi. breakfast ideas?", "Oats with kiwis and seeds."],
    ["I am vegan. What should I have for lunch?", "A chicken salad with olive oil."],
    ["I have celiac disease, what can I eat for lunch?", "A slice of whole-grain toast with tomato."],
    ["soy alérgica al huevo, ¿qué puedo cenar?", "Prepare una tortilla española con ensalada.", [], "es"],
    ["عندي حساسية من السمك، ماذا آكل على العشاء؟", "تناول سلمون مشوي مع الأرز.", [], "ar"],
    ["I have a severe food allergy. meal plan", "Breakfast: yogurt with berries."],
  ])("is our own where it serves that: %s – %s", async (message, content, history, language) => {
    const { end, shown } = await reply(message, content, history, language);
    expect(end.engine).toBe("built-in");
    // Not even for a moment.
    expect(shown).not.toContain(content.slice(0, 20));
    expect(faults.map((fault) => (fault as { kind?: string }).kind)).toEqual(["unsuitable"]);
  });

  test.each<[string, string, string[]?, Language?]>([
    [
      "I'm allergic to peanuts. What should I eat for dinner?",
      "Because of your allergy to peanuts, avoid satay and granola. Try baked salmon with rice.",
    ],
    ["I have a milk allergy, breakfast?", "Oats with almond milk and berries; leave out yogurt and cheese."],
    ["I have celiac disease, lunch ideas", "Try gluten-free bread with hummus, or corn tortillas with beans."],
    ["I can't eat eggs. dinner?", "Eggplant curry with rice. You cannot have omelettes."],
    ["soy alérgica al cacahuate, ¿qué puedo cenar?", "Pollo con arroz y verduras, sin cacahuates.", [], "es"],
    ["عندي حساسية من السمك، ماذا آكل على العشاء؟", "تناول الدجاج مع الأرز وتجنب السمك.", [], "ar"],
    ["What should I eat for dinner?", "Peanut noodles with shrimp."],
  ])("stands where it does not: %s – %s", async (message, content, history, language) => {
    const { end } = await reply(message, content, history, language);
    expect(end).toMatchObject({ engine: "model", text: content });
    expect(faults).toEqual([]);
  });

  test("is taken back as soon as a sentence serves it, and that sentence is never shown", async () => {
    const { end, shown } = await reply(
      "I'm allergic to peanuts. What should I eat for dinner?",
      "Begin with a tomato soup. Then fry rice in peanut oil. Enjoy.",
    );
    expect(shown).toContain("Begin with a tomato soup.");
    expect(shown).not.toContain("peanut oil");
    expect(end.engine).toBe("built-in");
  });

  test("asks the model with the kinds of food alone, and with what was typed fenced in", async () => {
    await reply(
      "I'm allergic to peanuts and kiwi, my name is Zelda Quincanary, 54 years old. dinner?",
      "Rice with vegetables.",
      ["asthma"],
    );
    const rule = told()
      .split("\n")
      .find((line) => line.includes("must not eat: "))!;
    expect(rule).toMatch(/^- The visitor must not eat: peanuts\. /);
    expect(rule).not.toMatch(/54|asthma|zelda|female/i);
    expect(told()).toMatch(/=====\n\["kiwi"\]\n=====/);
    expect(server.asked[0]!.body).not.toMatch(/quincanary/i);
  });

  test("asks for which food it is where nobody knows", async () => {
    await reply("I have a severe food allergy. meal plan", "Which food is it?");
    expect(told()).toContain("Suggest no food and no dish: ask which food it is");
  });

  test("says nothing of food to a model about who may eat everything", async () => {
    await reply("What should I eat?", "Vegetables.");
    expect(told()).not.toContain("must not eat");
  });

  test("an analysis' advice is our own, too, where the model's serves it", async () => {
    server.behave({
      do: "answer",
      content: JSON.stringify({
        riskLevel: "low",
        urgency: "routine",
        confidence: 0.5,
        preliminaryDiagnosis: ["A cold"],
        recommendedActions: ["Drink warm milk with honey."],
        specialtyRecommendation: "",
        additionalQuestions: [],
      }),
    });
    const asked = {
      symptoms: ["runny nose"],
      patientAge: 40,
      patientGender: "female",
      medicalHistory: ["milk allergy"],
    } as unknown as Parameters<Assistant["analyzeSymptoms"]>[0];
    const result = await assistant.analyzeSymptoms(asked, KNOWN, never());
    expect(result.engine).toBe("built-in");
    expect(told()).toContain("must not eat: milk");
  });
});

describe("What is served", () => {
  const forbidden = (told: string) => forbiddenOf(factsOf(null, [told]))!;
  test.each<[told: string, text: string, is: boolean, language?: "es" | "ar"]>([
    ["allergic to nuts", "coconut rice and nutmeg", false],
    ["allergic to peanuts", "a doughnut", false],
    ["allergic to sesame", "carrots with hummus", true],
    ["allergic to soy", "stir-fry with tofu", true],
    ["allergic to milk", "oat milk", false],
    ["allergic to milk", "instead of butter, use oil", false],
    ["allergic to milk", "Use cream instead of oil", true],
    ["allergic to fish", "Avoid fish.\nDinner: tuna salad", true],
    ["allergic to shellfish", "No shrimp, crab or lobster for you", false],
    ["allergic to eggs", "You should not eat eggs. Have eggs on Sunday", true],
    ["allergic to strawberries", "fresas con avena", true, "es"],
    ["allergic to peanuts", "no coma cacahuates ni mezcla de nueces", false, "es"],
    ["allergic to milk", "evite la leche y el queso", false, "es"],
    ["allergic to milk", "un vaso de leche", true, "es"],
    ["allergic to eggs", "تناول بيضتين على الفطور", true, "ar"],
    ["allergic to milk", "تجنب الحليب والجبن", false, "ar"],
  ])("%s, %s: %s", (told, text, is, language) =>
    expect(servesForbidden(text, forbidden(told), (part) => inEnglish(part, language ?? "en"))).toBe(is),
  );
});
