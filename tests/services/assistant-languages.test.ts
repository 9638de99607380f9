import { describe, expect, test } from "vitest";
import type { PatientContext } from "~/domain/assistant/chat";
import type { Language } from "~/domain/language";
import { createAssistant, type ReplyPart } from "~/services/assistant/assistant.server";
import type { Model } from "~/services/assistant/model.server";

const assistant = createAssistant({
  model: null,
  log: {
    error: (error) => {
      throw error;
    },
  },
});
const NEVER = new AbortController().signal;
const NOBODY: PatientContext = { age: null, gender: "", currentSymptoms: [], medicalHistory: [] };

const analyze = (symptoms: string[], language: Language, medicalHistory: string[] = []) =>
  assistant.analyzeSymptoms(
    { symptoms, patientAge: 52, patientGender: "male", medicalHistory, language },
    [],
    NEVER,
    language,
  );

async function reply(messages: string[], language: Language, context = NOBODY): Promise<ReplyPart[]> {
  const parts: ReplyPart[] = [];
  for await (const part of assistant.reply(
    { context, turns: messages.map((content) => ({ role: "user", content })), known: [], language },
    NEVER,
  ))
    parts.push(part);
  return parts;
}
const textOf = (parts: ReplyPart[]) => parts.flatMap((part) => (part.type === "end" ? part.text : [])).join("");

describe("Symptoms typed in the language of the page, or in another of ours", () => {
  test.each([
    ["es", "es", ["Me duele mucho el pecho y me falta el aire"]],
    ["es", "es", ["se le torció la cara y no puede hablar"]],
    ["ar", "ar", ["ألم شديد في الصدر وضيق في التنفس"]],
    // Words and letters tell the language where the page is in another, and the answer is in it.
    ["en", "es", ["Me duele mucho el pecho y me falta el aire"]],
    ["en", "es", ["derrame facial", "se le torció la cara y no puede hablar"]],
    ["ar", "es", ["se le torció la cara y no puede hablar"]],
    ["en", "ar", ["ألم شديد في الصدر وضيق في التنفس"]],
    ["es", "ar", ["ألم شديد في الصدر وضيق في التنفس"]],
    // English is understood by who asked for a page in another.
    ["es", "es", ["crushing chest pain and shortness of breath"]],
    ["ar", "ar", ["crushing chest pain and shortness of breath"]],
  ] as const)("on a page in %s an emergency is one, and told in %s: %s", async (page, language, symptoms) => {
    const { urgency, emergency, recommendedActions, language: written } = await analyze([...symptoms], page);
    expect([urgency, written, emergency?.language]).toEqual(["emergency", language, language]);
    expect(emergency?.calls.length).toBeGreaterThan(0);
    expect(recommendedActions.join(" ")).toContain("911");
  });

  test("a cold is none, and what is denied is not taken for a complaint", async () => {
    const { urgency, preliminaryDiagnosis } = await analyze(
      ["congestión nasal y estornudos desde hace dos días", "no tengo fiebre ni dolor de pecho"],
      "es",
    );
    expect(urgency).toBe("routine");
    expect(preliminaryDiagnosis.length).toBeGreaterThan(0);
  });

  test("what is not understood is asked for in the patient's own letters", async () => {
    const { additionalQuestions, urgency } = await analyze(["بلابلوك كرامبوخ"], "ar");
    expect(urgency).not.toBe("routine");
    expect(additionalQuestions.join(" ")).toMatch(/بلابلوك|كرامبوخ/);
  });
});

describe("The chat", () => {
  test.each([
    ["es", "quiero morirme", "988"],
    ["ar", "أريد أن أموت", "988"],
    ["es", "tengo un dolor fuerte en el pecho que me baja al brazo izquierdo", "911"],
  ] as const)("in %s an emergency is told before anything else: %s", async (language, message, number) => {
    const parts = await reply([message], language);
    expect(parts[0]).toMatchObject({ type: "emergency", emergency: { language } });
    expect(JSON.stringify(parts[0])).toContain(number);
    expect(textOf(parts)).toContain(number);
  });

  test.each([
    ["en", "tengo un dolor fuerte en el pecho que me baja al brazo izquierdo", "911"],
    ["en", "ya no quiero vivir", "988"],
    ["ar", "ya no quiero vivir", "988"],
  ] as const)("on a page in %s Spanish is read as Spanish: %s", async (language, message, number) => {
    const parts = await reply(["Hello", message], language);
    expect(parts[0]).toMatchObject({ type: "emergency", emergency: { language: "es" } });
    expect(JSON.stringify(parts[0])).toContain(number);
  });

  test("a form filled in in Spanish is read so, and the English message beside it stays as it is, and is answered in English", async () => {
    const context = {
      ...NOBODY,
      currentSymptoms: ["dolor de pecho intenso que baja al brazo izquierdo", "sudor frío"],
    };
    const [told] = await reply(["what should I do?"], "en", context);
    expect(told).toMatchObject({
      type: "emergency",
      emergency: { title: expect.stringContaining("911 now") as string },
    });
    expect((await reply(["38,5"], "en", context))[0]).toMatchObject({
      type: "emergency",
      emergency: { language: "es" },
    });
    expect(
      textOf(await reply(["How can I sleep better?"], "en", { ...NOBODY, currentSymptoms: ["tos seca"] })),
    ).toContain("7 to 9 hours");
  });

  test("the guard reads the form's symptoms in the page's language too", async () => {
    const parts = await reply(["¿qué hago?"], "es", {
      ...NOBODY,
      currentSymptoms: ["dolor de pecho intenso que baja al brazo izquierdo", "sudor frío"],
    });
    expect(parts[0]).toMatchObject({ type: "emergency" });
  });

  test("what the form holds is told back as it was typed", async () => {
    const text = textOf(
      await reply(["what do you know about me"], "es", { ...NOBODY, age: 40, currentSymptoms: ["tos seca"] }),
    );
    expect(text).toContain("tos seca");
  });
});

describe("A model", () => {
  test.each([
    ["en", "Duermo muy mal desde hace una semana", "Answer in Spanish"],
    ["en", "لا أنام جيدا منذ أسبوع", "Answer in Modern Standard Arabic"],
    ["es", "I have been sleeping badly for a week", "Answer in Spanish"],
  ] as const)("is told on a page in %s in which language to answer: %s", async (page, typed, rule) => {
    const told: string[] = [];
    const model: Model = {
      async *text(prompt) {
        told.push(JSON.stringify(prompt));
        yield "…";
      },
      object: (_name, _schema, prompt) => {
        told.push(JSON.stringify(prompt));
        return Promise.reject(new Error("of no interest here"));
      },
    };
    const asking = createAssistant({ model, log: { error: () => {} } });
    await asking.analyzeSymptoms(
      { symptoms: [typed], patientAge: 40, patientGender: "", medicalHistory: [] },
      [],
      NEVER,
      page,
    );
    for await (const _ of asking.reply(
      { context: NOBODY, turns: [{ role: "user", content: typed }], known: [], language: page },
      NEVER,
    ));
    expect(told.map((prompt) => prompt.includes(rule))).toEqual([true, true]);
  });
});
