import { describe, expect, test } from "vitest";
import { message } from "~/domain/message";
import { TEXTS } from "~/domain/assistant/coach/texts";
import type { PatientContext } from "~/domain/assistant/chat";
import { createAssistant } from "~/services/assistant/assistant.server";
import { assistantTranslator } from "~/locales/assistant-words.server";
import {
  AFTER_SUICIDAL,
  DANGER_THEN_ADVICE,
  EATING_DISORDER,
  HARMLESS_PAIRS,
  INJECTION_SITE,
  KNOWN,
  LOW_SUGAR,
  NECK_LUMP,
  NO_EATING_DISORDER,
  NO_LOW_SUGAR,
  NO_NUMBERS,
  PAIRS,
  REAL_EXPOSURE,
  STATED_ALLERGY,
  type Told,
} from "./assistant-safety/cases";

const assistant = createAssistant({ model: null, log: { error: () => {} } });

/** The rows of a table as vitest spreads them. */
const told = (row: readonly string[]) => row as unknown as Told;

/** What the chat answers to the last message of a conversation. */
async function answer([language, ...messages]: Told, context: PatientContext | null = null) {
  const turns = messages.map((content) => ({ role: "user" as const, content }));
  const answered = { text: "", language: "en", emergency: null as { title: string } | null };
  for await (const part of assistant.reply({ context, turns, known: [], language }, new AbortController().signal)) {
    if (part.type === "emergency") answered.emergency = part.emergency;
    if (part.type === "end") Object.assign(answered, { text: part.text, language: part.language ?? "en" });
  }
  return answered;
}
const unknownIn = (language: Told[0]) => assistantTranslator(language).say(message(TEXTS.unknown));

const HELPLINE = "1-888-375-7767";
/** Something sweet, how much of it, and to measure again. */
const FAST_SUGAR: Readonly<Record<string, RegExp>> = {
  en: /^[^.]*sugar[^]*15 g[^]*15 minutes/i,
  es: /^[^.]*azúcar[^]*15 g[^]*15 minutos/i,
  ar: /^[^.]*سكر[^]*15 غ[^]*15 دقيقة/,
};

describe("a stated allergy is no exposure", () => {
  test.each(STATED_ALLERGY)("%s: %s %s", async (...row) => {
    const { emergency, text } = await answer(told(row));
    expect(emergency).toBeNull();
    expect(text).not.toMatch(/911|may be an emergency|puede ser una emergencia|looked at by a clinician/);
  });
  test.each(REAL_EXPOSURE)("but what is there now is an emergency, %s: %s", async (...row) => {
    expect((await answer(told(row))).emergency?.title).toContain("911");
  });
});

describe("blood sugar that may be too low", () => {
  test.each(LOW_SUGAR)("begins with fast sugar, how much, and to measure again, %s: %s", async (...row) => {
    const [language] = told(row);
    const { text, language: written } = await answer(told(row));
    expect(written).toBe(language);
    expect(text).toMatch(FAST_SUGAR[language]!);
  });
  test.each(NO_LOW_SUGAR)("is not told to others, %s: %s", async (...row) => {
    const [language] = told(row);
    expect((await answer(told(row))).text).not.toMatch(FAST_SUGAR[language]!);
  });
});

describe("an eating disorder", () => {
  test.each(EATING_DISORDER)("gets a person to call, no number and no method, %s: %s", async (...row) => {
    const [language] = told(row);
    const { text, language: written } = await answer(told(row));
    expect(written).toBe(language);
    expect(text).toContain(HELPLINE);
    expect(text).not.toMatch(NO_NUMBERS);
    expect(text).not.toContain(unknownIn(language));
  });
  test.each(NO_EATING_DISORDER)("is not heard in an everyday question, %s: %s", async (...row) => {
    expect((await answer(told(row))).text).not.toContain(HELPLINE);
  });
});

describe("after a suicidal sentence", () => {
  test.each(AFTER_SUICIDAL)("what takes it back is stayed with, %s: %s / %s", async (...row) => {
    const [language] = told(row);
    const { text, emergency } = await answer(told(row));
    expect(emergency?.title).toContain("988");
    expect(text).toContain("988");
    expect(text).not.toContain(unknownIn(language));
    // Asked, and not only told whom to call.
    expect(text).toMatch(/[?؟]/);
  });
});

describe("no danger is followed by advice to move", () => {
  test.each(DANGER_THEN_ADVICE)("%s: %s %s", async (...row) => {
    expect((await answer(told(row))).text).not.toMatch(
      /150|minutes a week|strength work|1 to 2 pounds|minutos (?:a la|por) semana|دقيقة في الأسبوع/,
    );
  });
});

describe("a neck lump on a GLP-1", () => {
  test.each(NECK_LUMP)("names the thyroid warning, %s: %s", async (...row) => {
    expect((await answer(told(row))).text).toMatch(/thyroid|tiroides|tiroide|الغدة الدرقية/i);
  });
});

describe("red skin at an injection site", () => {
  test.each(INJECTION_SITE)("is a reaction of the injection site, %s: %s", async (...row) => {
    expect((await answer(told(row))).text).toMatch(/where you inject|lugar de la inyección|موضع الحقن/i);
  });
});

describe("two named medicines go to the interaction table", () => {
  test.each(PAIRS)("%j", async (asked, words) => {
    const { text } = await answer(asked);
    expect(text).toMatch(words);
    expect(text).not.toContain(unknownIn(asked[0]));
  });
  test.each(HARMLESS_PAIRS)("of which nothing grave is known, %s: %s", async (...row) => {
    expect((await answer(told(row))).text).not.toMatch(/do not combine|dangerous together/i);
  });
});

/** The names of a day's meals. */
const mealsIn = (text: string) =>
  [...text.matchAll(/^(?:Breakfast|Lunch|Dinner|Snack): ([^(]+) \(/gm)].map(([, name]) => name!);

describe("a menu is for the person who asks", () => {
  const DAY = "Plan my meals for the day";
  test.each([
    ["I have type 2 diabetes and take metformin.", /rice|potato|banana|dates|mango|plantain/i],
    ["I'm prediabetic.", /rice|potato|banana|dates|mango|plantain/i],
    ["I'm on a tight budget.", /salmon|shrimp|avocado|quinoa|beef|almond/i],
    ["money is tight, cheap food only please.", /salmon|shrimp|avocado|quinoa|beef|almond/i],
    ["I'm diabetic and broke.", /rice|potato|banana|salmon|shrimp|quinoa/i],
  ])("%s", async (about, without) => {
    for (let day = 0; day < 5; day++) {
      const { text } = await answer(["en", ...Array<string>(day).fill(DAY), `${about} ${DAY}`]);
      expect(mealsIn(text).length).toBeGreaterThan(2);
      expect(mealsIn(text).join()).not.toMatch(without);
    }
  });
  test("a kidney disease gets none", async () => {
    for (const about of ["I have kidney disease.", "ckd stage 4.", "I am on dialysis."])
      expect(mealsIn((await answer(["en", `${about} ${DAY}`])).text)).toEqual([]);
  });
  test("people who differ are not given the same day", async () => {
    const people = [
      "woman, 34 years old, 82 kg, 165 cm.",
      "man, 61 years old, 110 kg, 178 cm.",
      "woman, 50 years old, 95 kg, 160 cm, vegetarian.",
      "I am allergic to milk.",
      "I have type 2 diabetes.",
      "I'm on a budget.",
      "",
    ];
    const days = [];
    for (const person of people) days.push(mealsIn((await answer(["en", `${person} ${DAY}`])).text).join());
    expect(new Set(days).size).toBe(people.length);
  });
});

describe("what the product knows", () => {
  test.each(KNOWN)("%j", async (asked, words) => {
    const { text } = await answer(asked);
    expect(text).toMatch(words);
    expect(text).not.toContain(unknownIn(asked[0]));
  });
});
