import { describe, expect, it } from "vitest";
import { analyzeSymptoms, guardFor } from "~/domain/triage";
import { FINDING_IDS } from "~/domain/triage/findings";
import { inEnglish, inputInEnglish } from "~/domain/triage/foreign";
import { FINDING_WORDS } from "~/domain/triage/foreign/finding-words";
import { readText } from "~/domain/triage/read";
import { ARABIC_EMERGENCIES, ARABIC_NO_EMERGENCIES, ARABIC_PRESSING } from "./ar-everyday";
import { SPANISH_EMERGENCIES, SPANISH_NO_EMERGENCIES, SPANISH_PRESSING } from "./es-everyday";

const TEXTS = {
  es: { there: SPANISH_EMERGENCIES, pressing: SPANISH_PRESSING, none: SPANISH_NO_EMERGENCIES },
  ar: { there: ARABIC_EMERGENCIES, pressing: ARABIC_PRESSING, none: ARABIC_NO_EMERGENCIES },
} as const;
type Texts = Readonly<Record<string, readonly string[]>>;

const urgency = (text: string, who: string, language: "es" | "ar") => {
  const [age, gender] = who.split(" ");
  return analyzeSymptoms(
    inputInEnglish({ symptoms: [text], age: Number(age), gender: gender as "female" | "male" }, language),
  ).urgency;
};
const wrong = (texts: Texts, language: "es" | "ar", is: (urgency: string) => boolean, typed = (text: string) => text) =>
  Object.entries(texts).flatMap(([who, list]) => list.map(typed).filter((text) => !is(urgency(text, who, language))));

const withoutMarks = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "");
/** As typed in a hurry: no hamza, no ta marbuta, no dots under the last ya. */
const inHurry = (text: string) =>
  text
    .replace(/[أإآ]/g, "ا")
    .replace(/ة/g, "ه")
    .replace(/ي(?= |$)/g, "ى");

describe.each(["es", "ar"] as const)("Everyday words of danger in %s", (language) => {
  const { there, pressing, none } = TEXTS[language];

  it("are emergencies", () => expect(wrong(there, language, (got) => got === "emergency")).toEqual([]));

  it("and so they are without accents, hamza and capitals", () => {
    const typed = language === "es" ? (text: string) => withoutMarks(text).toUpperCase() : inHurry;
    expect(wrong(there, language, (got) => got === "emergency", typed)).toEqual([]);
  });

  it("are never something that can wait", () =>
    expect(wrong(pressing, language, (got) => got !== "routine")).toEqual([]));

  it("are none where they are over, of the family, asked, feared, denied, meant as a figure, or eaten", () =>
    expect(wrong(none, language, (got) => got !== "emergency")).toEqual([]));
});

describe("An illness by its name", () => {
  it.each([
    ["es", "creo que mi mamá está teniendo un derrame cerebral", "having stroke"],
    ["es", "a mi marido le está dando un infarto", "having heart attack"],
    ["es", "me dio un infarto ahorita", "having heart attack"],
    ["es", "se está infartando mi papá", "having heart attack"],
    ["es", "mi esposo está con un infarto", "having heart attack"],
    ["es", "me esta dando un ataque al corason", "having heart attack"],
    ["ar", "أبي عنده جلطة الآن", "having heart attack"],
    ["ar", "جاتله جلطة دلوقتي", "having heart attack"],
    ["ar", "زوجي يعاني من نوبة قلبية الآن", "having heart attack"],
    ["ar", "أمي أصيبت بسكتة دماغية الآن", "having stroke"],
    ["ar", "أظن أنني أصبت بجلطة قلبية", "having heart attack"],
  ] as const)("%s: %s is told as now", (language, text, english) =>
    expect(inEnglish(text, language)).toContain(english),
  );

  it.each([
    ["es", "tuve un infarto en 2015 y ahora catarro"],
    ["es", "me dio un infarto hace 5 años"],
    ["es", "a mi abuelo le dio un infarto a los 60"],
    ["es", "mi padre murió de un infarto"],
    ["es", "¿cuáles son los síntomas de un infarto?"],
    ["es", "casi me da un infarto del susto"],
    ["es", "paciente con infarto previo"],
    ["ar", "أصبت بجلطة قبل خمس سنوات"],
    ["ar", "جدي مات بجلطة"],
    ["ar", "ما هي أعراض الجلطة"],
    ["ar", "كان عندي جلطة في 2015"],
    ["ar", "أخاف من الجلطة"],
  ] as const)("%s: %s is not", (language, text) => expect(inEnglish(text, language)).not.toContain("having"));

  it.each([
    ["es", "tuve anorexia", "eating disorder"],
    ["es", "trastorno alimentario", "eating disorder"],
    ["es", "tengo bulimia", "eating disorder"],
    ["es", "falta de apetito", "poorappetite"],
    ["es", "soy diabética tipo 1", "type 1 diabetes"],
    ["es", "diabetes tipo uno", "type 1 diabetes"],
    ["es", "diabetes tipo 2", "type 2 diabetes"],
    ["es", "estoy embarazada", "pregnant"],
    ["es", "estoy amamantando", "breastfeeding"],
    ["es", "le doy pecho", "breastfeeding"],
    ["es", "alergia al pescado", "allergic to fish"],
    ["es", "alergia al maní", "allergic to peanuts"],
    ["es", "soy alérgica al huevo y mariscos", "allergic to egg and shellfish"],
    ["es", "alérgico a los frutos secos", "allergic to dried fruit and nuts"],
    ["es", "como huevos en el desayuno", "egg"],
    ["ar", "اضطراب الأكل", "eating disorder"],
    ["ar", "فقدان الشهية العصبي", "eating disorder"],
    ["ar", "فقدان الشهية", "poorappetite"],
    ["ar", "سكري النوع الأول", "type 1 diabetes"],
    ["ar", "السكري من النوع الثاني", "type 2 diabetes"],
    ["ar", "حامل", "pregnant"],
    ["ar", "أنا مرضعة", "breastfeeding"],
    ["ar", "حساسية من اللوز", "allergic to almonds"],
    ["ar", "عندي حساسية من السمك", "allergic to fish"],
    ["ar", "حساسية من الفول السوداني", "allergic to peanuts"],
    ["ar", "آكل لوز وجوز", "almonds"],
    ["ar", "التهاب اللوز", "sore throat"],
  ] as const)("%s: %s keeps its name as %s", (language, text, english) =>
    expect(inEnglish(text, language)).toContain(english),
  );

  it.each([
    ["es", "Soy alérgica a la penicilina", "allergic to penicillin"],
    ["es", "tengo alergia a la penicilina", "allergic to penicillin"],
    ["es", "soy alérgico a las abejas", "allergic to bees"],
    ["es", "alérgica a la amoxicilina", "allergic to amoxicillin"],
    ["es", "¿Qué puedo desayunar si soy alérgica a los frutos secos?", "allergic to dried fruit and nuts"],
    ["es", "soy alérgica al huevo y a las nueces", "allergic to egg"],
    ["ar", "لدي حساسية من البنسلين", "allergic to penicillin"],
    ["ar", "عندي حساسية من النحل", "allergic to bees"],
    ["ar", "حساسية من البيض والمكسرات", "allergic to egg and nuts"],
  ] as const)("%s: an allergy that is only told is no emergency: %s", (language, text, english) => {
    expect(inEnglish(text, language)).toContain(english);
    expect(urgency(text, "34 female", language)).not.toBe("emergency");
  });
  it.each([
    ["es", "comí nueces y soy alérgica, se me cierra la garganta"],
    ["es", "soy alérgica a las abejas y me picó una, no puedo respirar"],
    ["ar", "أكلت مكسرات وعندي حساسية وحلقي ينتفخ"],
  ] as const)("%s: but it is one where it has begun: %s", (language, text) =>
    expect(urgency(text, "34 female", language)).toBe("emergency"),
  );

  it.each([
    "como dos huevos",
    "alergia al huevo",
    "una docena de huevos",
    "huevos revueltos",
    "50 gramos de huevo",
    "plan sin huevo",
  ])("an egg is no testicle: %s", (text) => expect(inEnglish(text, "es")).not.toContain("testicle"));
  it.each(["me duelen los huevos", "me duele un huevo", "tengo los huevos hinchados", "se me hincharon los huevos"])(
    "but it is one where it hurts or swells: %s",
    (text) => expect(inEnglish(text, "es")).toContain("testicle"),
  );
});

describe("Words that were taken for others", () => {
  it.each([
    ["es", "tomé dos pastillas", "took 2 tablets"],
    ["es", "tomé doce pastillas", "took 12 tablets"],
    ["es", "me duele el hombro derecho", "shoulder"],
    ["es", "mi niño", "my child"],
    ["es", "mi niña", "my daughter"],
    ["es", "mareo", "dizzy"],
    ["es", "mi recién nacido", "my newborn"],
    ["ar", "السكر واصل ٥٥٠", "blood sugar 550"],
    ["ar", "وشي منمل", "face"],
    ["ar", "الحين", "now"],
  ] as const)("%s: %s is %s", (language, text, english) => expect(inEnglish(text, language)).toContain(english));

  it.each([
    ["es", "me corto los brazos"],
    ["es", "mi hija se corta las muñecas"],
    ["ar", "أجرح نفسي"],
    ["ar", "بقطع في إيدي بالموس"],
  ] as const)("%s: %s leads to the crisis line", (language, text) =>
    expect(guardFor({ symptoms: [inEnglish(text, language)] }).call?.number).toBe("988"),
  );
  it.each([
    ["es", "me corté el pelo"],
    ["es", "me corté el brazo con un vidrio"],
    ["es", "quiero cortarme el pelo"],
    ["es", "tomo pastillas para la presión"],
    ["ar", "جرحت يدي وأنا أطبخ"],
    ["ar", "أتمنى أن أصحى نشيطة"],
  ] as const)("%s: %s to none", (language, text) =>
    expect(guardFor({ symptoms: [inEnglish(text, language)] }).call).toBeNull(),
  );
});

describe("What was measured", () => {
  it.each([
    ["es", "azúcar en 40", "glucose", 40],
    ["es", "tengo 45 de azúcar", "glucose", 45],
    ["es", "el azúcar me bajó a 48", "glucose", 48],
    ["es", "glucemia 2,5 mmol/l", "glucose", 45],
    ["es", "la presión en 200/120", "systolic", 200],
    ["es", "tensión 20/12", "systolic", 200],
    ["es", "tengo la presión en 21 con 12", "systolic", 210],
    ["es", "tensión 14,5/9", "systolic", 145],
    ["es", "saturación 84", "oxygen", 84],
    ["es", "estoy saturando 84", "oxygen", 84],
    ["es", "85 de saturación", "oxygen", 85],
    ["es", "corazón a 170 latidos", "pulse", 170],
    ["ar", "السكر ٤٥", "glucose", 45],
    ["ar", "سكري نزل ل 40", "glucose", 40],
    ["ar", "السكر ٢٫٥", "glucose", 45],
    ["ar", "ضغطي ٢٠٠ على ١٢٠", "systolic", 200],
    ["ar", "الضغط ٢٠/١٢", "systolic", 200],
    ["ar", "الاكسجين عندي ٨٤٪", "oxygen", 84],
    ["ar", "دقات قلبي 160", "pulse", 160],
  ] as const)("%s: %s has %s %d", (language, text, measure, value) =>
    expect(readText([inEnglish(text, language)]).measures[measure]).toBe(value),
  );

  it.each([
    ["es", "2 de azúcar en el té"],
    ["es", "azúcar en el café"],
    ["ar", "سكر 2 ملعقة"],
  ] as const)("%s: %s is no blood sugar", (language, text) =>
    expect(readText([inEnglish(text, language)]).measures.glucose).toBeNull(),
  );
});

describe("The words of the findings", () => {
  it("have a row for each finding and for nothing else", () => {
    expect(Object.keys(FINDING_WORDS).sort()).toEqual([...FINDING_IDS].sort());
  });
});
