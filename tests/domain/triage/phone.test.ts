import { describe, expect, test } from "vitest";
import { guardConversation } from "~/domain/assistant/guard";
import type { Language } from "~/domain/language";
import { analyzeSymptoms } from "~/domain/triage";
import { inputInEnglish } from "~/domain/triage/foreign";
import { ARABIC } from "./phone/arabic";
import type { Typed } from "./phone/case";
import { ENGLISH } from "./phone/english";
import { SPANISH } from "./phone/spanish";
import { halves } from "./phone/split";

const URGENCY = { now: "emergency", soon: "urgent", weeks: "routine", home: "routine" } as const;
/** The date on which the cases were written. */
const SEED = 20261125;

function judged([, text, , , age, gender]: Typed, language: Language) {
  const asked = inputInEnglish({ symptoms: [text], age: age ?? null, gender: gender ?? null }, language);
  const chat = guardConversation(
    { age: age ?? null, gender: gender ?? "", medicalHistory: [], currentSymptoms: [] },
    asked.symptoms,
    { messages: [text], symptoms: [] },
  );
  return { urgency: analyzeSymptoms(asked).urgency, panel: chat.emergency?.title.id ?? null };
}

const ALL = (
  [
    ["en", ENGLISH],
    ["es", SPANISH],
    ["ar", ARABIC],
  ] as const
).flatMap(([language, cases]) => {
  const { mended, heldOut } = halves(cases, SEED);
  return [
    ...mended.map((one) => ({ language, one, half: "mended" })),
    ...heldOut.map((one) => ({ language, one, half: "held out" })),
  ];
});

describe("What people type on a telephone", () => {
  test.each(ALL.filter(({ one }) => one[0] === "now").map(({ language, one }) => [language, one[1], one] as const))(
    "now, %s: %s",
    (language, _text, one) => {
      const { urgency, panel } = judged(one, language);
      expect(urgency).toBe("emergency");
      expect(panel).toMatch(/^Call /);
    },
  );

  test("nothing else is an emergency", () => {
    expect(
      ALL.filter(({ one }) => one[0] !== "now")
        .filter(
          ({ language, one }) => judged(one, language).urgency === "emergency" || judged(one, language).panel !== null,
        )
        .map(({ one }) => one[1]),
    ).toEqual([]);
  });

  test("the half with which the engine was mended is right, the other at least as often as when it was measured", () => {
    const right = (half: string) => {
      const cases = ALL.filter((one) => one.half === half);
      return (
        cases.filter(({ language, one }) => judged(one, language).urgency === URGENCY[one[0]]).length / cases.length
      );
    };
    expect(right("mended")).toBe(1);
    expect(right("held out")).toBeGreaterThanOrEqual(86 / 108);
  });
});

describe("What is told almost in the same words, and is another matter", () => {
  test.each([
    ["dont wanna wake up early for work", 30],
    ["daughter has cuts all over her arms from the brambles", 15],
    ["got shampoo in my eye", 30],
    ["nosebleed for a minute this morning stopped by itself", 30],
    ["my dad had a seizure years ago, i have a headache", 30],
    ["my legs went numb from sitting", 30],
  ])("%s", (text, age) => expect(analyzeSymptoms({ symptoms: [text], age }).urgency).not.toBe("emergency"));

  test.each([
    ["elephant on my chest", 50],
    ["one cold white hand and it hurts", 60],
    ["my mother has a urine infection and sees things that are not there", 82],
  ])("%s", (text, age) => expect(analyzeSymptoms({ symptoms: [text], age }).urgency).toBe("emergency"));

  test("a temperature is no pulse, minutes are no mine and a meal plan no plane", () => {
    const understood = (text: string) => analyzeSymptoms({ symptoms: [text], age: 40 }).understood.present;
    expect(understood("heart is pounding temp 38.4")).not.toContain("a slow pulse");
    expect(understood("cough for 20 mins")).not.toContain("dust or fumes at work");
    expect(understood("meal plan")).toEqual([]);
  });

  test("in a week in which it cannot be, an illness of pregnancy is not thought of", () => {
    const names = (weeks: number) =>
      analyzeSymptoms({ symptoms: [`${weeks} weeks pregnant, bleeding`], age: 30, gender: "female" })
        .diagnoses.slice(0, 2)
        .map(({ id }) => id);
    expect(names(9)).not.toContain("placenta_previa");
    expect(names(26)).toContain("placenta_previa");
  });

  test.each(["food diary", "meal plan", "1500 calorie recipes"])("%s is no complaint, and routine", (text) =>
    expect(analyzeSymptoms({ symptoms: [text], age: 40 })).toMatchObject({ urgency: "routine", diagnoses: [] }),
  );
  test.each(["diet plan and chest pain", "meals make me sick", "weight loss"])("%s is one", (text) =>
    expect(analyzeSymptoms({ symptoms: [text], age: 40 }).urgency).not.toBe("routine"),
  );
});
