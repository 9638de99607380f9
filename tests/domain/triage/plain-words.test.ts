import { describe, expect, test } from "vitest";
import { guardConversation } from "~/domain/assistant/guard";
import { analyzeSymptoms } from "~/domain/triage";
import type { FindingId } from "~/domain/triage/findings";
import { inEnglish, inputInEnglish } from "~/domain/triage/foreign";
import { readText } from "~/domain/triage/read";
import { readMeasures } from "~/domain/triage/text/measures";
import { joinPhrases, plain } from "~/domain/triage/text/normalize";
import { ASKED, DENIED, EMERGENCIES, NONE, SOFT, SOON, TAKEN, TAKEN_OTHERWISE, TOLD } from "./plain-words";

const analysed = (text: string, language: "en" | "es" | "ar") =>
  analyzeSymptoms(inputInEnglish({ symptoms: [text], age: null, gender: null }, language));
const panel = (text: string, language: "en" | "es" | "ar") =>
  guardConversation(null, [inEnglish(text, language)], { messages: [text], symptoms: [] }).emergency?.title.id ?? null;
const measured = (text: string) => readMeasures(joinPhrases(plain(text)));
const found = (text: string): FindingId[] => [...readText([text]).present];

describe.each(["en", "es", "ar"] as const)("Everyday words in %s", (language) => {
  test.each(EMERGENCIES[language])("are an emergency, in the analysis and in the chat: %s", (text) => {
    expect(analysed(text, language).urgency).toBe("emergency");
    expect(panel(text, language)).toMatch(/^Call /);
  });

  test.each(NONE[language])("are none: %s", (text) => {
    expect(analysed(text, language).urgency).not.toBe("emergency");
    expect(panel(text, language)).toBeNull();
  });

  test.each(SOFT[language])("are none in the analysis: %s", (text) =>
    expect(analysed(text, language).urgency).not.toBe("emergency"),
  );

  test.each(SOON[language])("are to be looked at soon: %s", (text) => {
    expect(analysed(text, language).urgency).toBe("urgent");
    expect(panel(text, language)).toBeNull();
  });

  test.each(TAKEN[language])("tell only of a medicine taken as usual: %s", (text) => {
    expect(analysed(text, language)).toMatchObject({
      urgency: "routine",
      diagnoses: [],
      questions: [{ id: "What do you feel, and since when?" }],
      confidence: 0.05,
    });
    expect(panel(text, language)).toBeNull();
  });

  test.each(ASKED[language])("only ask, and tell of nobody: %s", (text) => {
    expect(analysed(text, language).urgency).toBe("routine");
    expect(panel(text, language)).toBeNull();
  });

  test.each(DENIED[language])("deny: %s", (text, id) => {
    const { present, absent } = readText([inEnglish(text, language)]);
    expect([...present]).not.toContain(id);
    expect([...absent]).toContain(id);
  });
});

test.each(TAKEN_OTHERWISE)("what was taken otherwise than usual does not wait: %s", (text) =>
  expect(analysed(text, "en").urgency).not.toBe("routine"),
);
test("nor what an infant's parent or a pregnant woman took", () => {
  expect(analyzeSymptoms({ symptoms: ["I took 3 ibuprofen"], age: 8 }).urgency).toBe("urgent");
  expect(analyzeSymptoms({ symptoms: ["I took 3 ibuprofen"], age: 30, medicalHistory: ["pregnant"] }).urgency).toBe(
    "urgent",
  );
});

test.each(TOLD)("what people tell is as pressing as it is: %s, %s: %s", (level, language, text, age, gender) => {
  const { urgency } = analyzeSymptoms(
    inputInEnglish({ symptoms: [text], age: age ?? null, gender: gender ?? null }, language),
  );
  if (level === "look") expect(urgency).not.toBe("routine");
  else expect(urgency === "emergency").toBe(level === "emergency");
});

test.each([
  ["solo tengo tos", "sun"],
  ["me tomo un vaso de agua", "spleen"],
  ["puse hielo en la rodilla", "discharge"],
  ["la cena", "breast"],
  ["la cena me cae mal", "weak"],
  ["hola, me duele la panza", "waves"],
  ["he estado cansada", "pregnant"],
  ["estoy siguiendo una dieta", "voices"],
  ["me sale un grano", "salt"],
  ["vine a preguntar", "wine"],
  ["cómo quemo grasa", "scald"],
  ["me dio un bajón", "man"],
  ["me paso el día sentado", "gone"],
] as const)("a Spanish word is no other one: %s has no %s", (text, word) =>
  expect(inEnglish(text, "es")).not.toContain(word),
);

describe("Numbers beside their names", () => {
  test.each([
    ["resp rate 28", { respirations: 28 }],
    ["resp 30", { respirations: 30 }],
    ["resps 30", { respirations: 30 }],
    ["28 breaths a minute", { respirations: 28 }],
    ["145 bpm", { pulse: 145 }],
    ["bpm 145", { pulse: 145 }],
    ["my pulse is 38", { pulse: 38 }],
    ["52 pulse", { pulse: 52 }],
    ["pulse in the 140s", { pulse: 145 }],
    ["newborn, 101 temp", { temperature: 38.3 }],
    ["running 103", { temperature: 39.4 }],
    ["running a 102.5 fever", { temperature: 39.2 }],
    ["she is 103.4", { temperature: 39.7 }],
    ["39° since yesterday", { temperature: 39 }],
    ["102 f", { temperature: 38.9 }],
    ["top number 230 bottom 130", { systolic: 230, diastolic: 130 }],
    ["230 on top and 130 on the bottom", { systolic: 230, diastolic: 130 }],
    ["systolic 84", { systolic: 84 }],
    ["blood pressure in the 200s", { systolic: 200 }],
    ["oxygen level in the 80s", { oxygen: 85 }],
    ["sats in the low 80s", { oxygen: 82 }],
    ["oxygen in the 90s", { oxygen: 95 }],
    ["88% oxygen", { oxygen: 88 }],
    ["84 on the pulse ox", { oxygen: 84 }],
    ["bmi 13", { bmi: 13 }],
    ["a BMI of 41.2", { bmi: 41.2 }],
    ["38 bmi", { bmi: 38 }],
  ] as const)("%s", (text, expected) => expect(measured(text)).toMatchObject(expected));

  test.each([
    ["42 f with a cough", "temperature"],
    ["running 40 minutes a day", "temperature"],
    ["running 103 miles", "temperature"],
    ["she is in her 80s, short of oxygen", "oxygen"],
    ["took 120 blood pressure pills last year", "systolic"],
    ["cholesterol 101.5", "temperature"],
  ] as const)("%s has no %s", (text, name) => expect(measured(text)[name]).toBeNull());
});

describe("Words that are not what they look like", () => {
  test.each(["hives", "my hearing aids itch", "sleep aids do not help", "band aids gave me a rash", "a hearing aid"])(
    "%s: no weak immune system",
    (text) => expect(found(text)).not.toContain("immunosuppressed"),
  );
  test.each(["AIDS", "I have AIDS", "hiv/aids", "AIDS, fever", "an AIDS patient", "HIV"])("%s: one", (text) =>
    expect(found(text)).toContain("immunosuppressed"),
  );
  test("a low BMI is no obesity, and a high one is", () => {
    expect(found("bmi 13")).not.toContain("obesity");
    expect(found("bmi 22")).not.toContain("obesity");
    expect(found("bmi 34")).toContain("obesity");
    expect(found("a high bmi")).toContain("obesity");
  });
  test.each([
    ["dolor en sus partes", "lower_pain"],
    ["mi hijo tiene dolor en sus partes", "testicle_pain"],
    ["dolor de pecho desde este año", "chest_pain"],
    ["el corazón me late lento", "slow_pulse"],
  ] as const)("es: %s", (text, id) => expect(found(inEnglish(text, "es"))).toContain(id));
  test.each([
    ["tengo dolor desde este año", "anal_pain"],
    ["hace 3 anos me operaron", "anal_pain"],
    ["el corazón muy lento", "contact_lens"],
  ] as const)("es: %s is no other thing", (text, id) => expect(found(inEnglish(text, "es"))).not.toContain(id));
});

describe("What was asked about becomes told", () => {
  test.each([
    ["can wegovy cause chest pain?", "yes, I have it now"],
    ["is chest pain a side effect of wegovy?", "I have that"],
  ])("when somebody has it: %s – %s", (question, answer) =>
    expect([...readText([question, answer]).present]).toContain("chest_pain"),
  );
  test.each([
    "is my chest pain a side effect of wegovy?",
    "I am on wegovy, can it cause this chest pain?",
    "can wegovy cause chest pain? it started an hour ago",
  ])("within one text: %s", (text) => expect(found(text)).toContain("chest_pain"));
});

describe("What was years ago", () => {
  test.each([
    "chest pain that started 3 years ago",
    "chest pain 2 years ago and it is back",
    "chest pain since last year",
    "I had chest pain last year and today again",
    "chest pain gone since yesterday",
    "chest pain for 3 years",
  ])("is here still, or again: %s", (text) => expect(found(text)).toContain("chest_pain"));
});

test.each([
  ["en", "headache since this morning"],
  ["en", "my head hurts since yesterday morning"],
  ["en", "headache since monday morning"],
  ["en", "headache, it started this morning"],
  ["es", "dolor de cabeza desde esta mañana"],
  ["es", "me duele la cabeza desde la mañana"],
  ["ar", "صداع منذ هذا الصباح"],
  ["ar", "عندي صداع من الصبح"],
] as const)("when a headache began is not when it is worst: %s, %s", (language, text) => {
  expect(found(inEnglish(text, language))).not.toContain("headache_morning");
  expect(analysed(text, language).urgency).toBe("routine");
});
test.each([
  ["en", "headache every morning"],
  ["en", "headache in the mornings"],
  ["en", "headache worse in the morning"],
  ["es", "me duele la cabeza todas las mañanas"],
  ["ar", "صداع كل صباح"],
] as const)("and one of the mornings is: %s, %s", (language, text) => {
  expect(found(inEnglish(text, language))).toContain("headache_morning");
});

test("after one harmless complaint no rare danger is named, nor what nothing speaks for", () => {
  const named = (text: string) => analysed(text, "en").diagnoses.map(({ id }) => id);
  expect(named("hiccups")).toEqual(["hiccups"]);
  expect(named("toothache for two days")).not.toContain("brain_abscess");
  expect(named("stubbed my toe")).not.toContain("common_cold");
  expect(named("leg cramps at night")[0]).toBe("muscle_cramps");
  expect(found("my hair falls out")).toEqual(["hair_loss"]);
  // What is a danger here stays named.
  expect(named("crushing chest pain")[0]).toBe("heart_attack");
  expect(named("heart attack")).toContain("heart_attack");
});

test("a hand, a leg or a foot that hurts is understood, and beside anything else takes nothing off what is pressing", () => {
  const urgency = (text: string, age = 40, medicalHistory: string[] = []) =>
    analyzeSymptoms({ symptoms: [text], age, medicalHistory }).urgency;
  for (const text of ["foot pain", "my leg hurts", "sore wrist since yesterday"]) {
    expect(urgency(text), text).toBe("routine");
    expect(analysed(text, "en").unknownWords).toEqual([]);
    for (const [age, history] of [
      [8, []],
      [70, []],
      [40, ["diabetes"]],
      [40, ["cancer"]],
      [30, ["pregnant"]],
    ] as const)
      expect(urgency(text, age, [...history]), `${text}, ${age}, ${history.join()}`).not.toBe("routine");
  }
  for (const text of [
    "leg pain and shortness of breath",
    "leg pain and fainting",
    "elbow pain and sweating",
    "left arm hurts since an hour",
  ])
    expect(urgency(text, 55), text).toBe("emergency");
});
