import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { historyFacts } from "~/domain/prediction/history";

const TODAY = "2026-05-01";
const read = (...entries: string[]) => historyFacts(entries, TODAY);

const PREGNANT = [
  "Pregnant, 20 weeks",
  "pregnant",
  "Currently pregnant",
  "28 wks pregnant",
  "High-risk pregnancy",
  "Pregnancy, due in August",
  "pregnent",
  "expecting a baby",
  "Pregnant since 2026",
  "second pregnancy",
  "No diabetes. Pregnant.",
  "Twin pregnancy; no complications",
  "20 weeks along",
  "expecting our first child",
  "not sure if I'm pregnant",
  "I hope to stay pregnant",
  "Embarazada de 20 semanas",
  "embarazada",
  "Estoy embarazada",
  "Embarazo",
  "embarazo de alto riesgo",
  "encinta",
  "gestante",
  "EMBARAZADA, sin complicaciones",
  "Sin diabetes. Embarazada.",
  "حامل",
  "حامل في الأسبوع 20",
  "أنا حامل",
  "الحمل",
  "حمل",
  "حامل في الشهر الخامس",
  "لا يوجد سكري. حامل",
];
const NOT_PREGNANT = [
  "Not pregnant",
  "not currently pregnant",
  "No pregnancy",
  "denies pregnancy",
  "Pregnancy: no",
  "Pregnant: no",
  "never been pregnant",
  "Pregnancy test negative",
  "No longer pregnant",
  "pregnancy in 2015",
  "Previous pregnancy",
  "two pregnancies",
  "Pregnancies: 2",
  "my wife is pregnant",
  "Contraceptive pill to avoid pregnancy",
  "trying to get pregnant",
  "ectopic pregnancy 2012",
  "high blood pressure after pregnancy",
  "gave birth 2019",
  "Hypertension",
  "No está embarazada",
  "No embarazada",
  "no estoy embarazada",
  "sin embarazo",
  "embarazo: no",
  "nunca he estado embarazada",
  "ya no estoy embarazada",
  "prueba de embarazo negativa",
  "embarazos previos: 2",
  "dos embarazos",
  "para evitar el embarazo",
  "mi esposa está embarazada",
  "embarazo en 2015",
  "غير حامل",
  "ليست حامل",
  "لست حاملاً",
  "لا حمل",
  "لا يوجد حمل",
  "حمل: لا",
  "حبوب منع الحمل",
  "سكري الحمل",
  "زوجتي حامل",
  "تنفي الحمل",
  "لم أكن حامل",
  "حمل سابق",
];
const BREASTFEEDING = [
  "breastfeeding",
  "Breast-feeding my son",
  "I am nursing",
  "nursing my baby",
  "lactating",
  "Still breastfeeding",
  "Gave birth in March 2026, breastfeeding",
  "amamantando",
  "lactancia materna",
  "doy el pecho",
  "أنا مرضع",
  "أرضع طفلي",
  "رضاعة طبيعية",
];
const NOT_BREASTFEEDING = [
  "not breastfeeding",
  "stopped breastfeeding",
  "no longer breastfeeding",
  "breastfeeding 2015-2016",
  "plan to breastfeed",
  "my sister is breastfeeding",
  "I am a nurse",
  "nursing home",
  "breastfed as a child",
  "no amamanto",
  "sin lactancia",
  "غير مرضع",
];
const EATING_DISORDER = [
  "Bulimia nervosa, 2015",
  "anorexia",
  "History of anorexia",
  "eating disorder",
  "Previous eating disorder",
  "had an eating disorder as a teenager",
  "binge eating",
  "Binge-eating disorder",
  "bulemia",
  "ARFID",
  "disordered eating",
  "EDNOS",
  "Not pregnant; anorexia nervosa",
  "I make myself throw up",
  "I've been purging",
  "I starve myself",
  "had an ED",
  "trastorno alimentario",
  "trastorno de la conducta alimentaria",
  "Bulimia en 2010",
  "anorexia nerviosa",
  "atracones",
  "tuve anorexia",
  "TCA",
  "اضطراب الأكل",
  "فقدان الشهية العصبي",
  "شره عصبي",
  "شره مرضي",
  "بوليميا",
  "أنوركسيا",
  "اضطراب نهم الطعام",
];
const NO_EATING_DISORDER = [
  "No eating disorder",
  "no history of eating disorder",
  "no bulimia",
  "denies eating disorders",
  "Eating disorder: none",
  "never had an eating disorder",
  "mother had bulimia",
  "family history of anorexia",
  "binge drinking",
  "Hypertension",
  "sin trastornos alimentarios",
  "no tengo bulimia",
  "niega trastornos alimentarios",
  "sin bulimia",
  "Bulimia: no",
  "mi hija tuvo anorexia",
  "ningún trastorno alimentario",
  "لا اضطراب في الأكل",
  "ليس لدي اضطراب في الأكل",
  "بدون اضطرابات الأكل",
  "لا يوجد شره عصبي",
  "ابنتي عندها بوليميا",
];

describe("what a medical history tells of whom no loss of weight is planned with, in three languages", () => {
  test.each(PREGNANT)("%s: pregnant", (entry) => expect(read(entry).pregnant).toBe(true));
  test.each(NOT_PREGNANT)("%s: not pregnant", (entry) => expect(read(entry).pregnant).toBe(false));
  test.each(BREASTFEEDING)("%s: breastfeeding", (entry) =>
    expect(read(entry)).toEqual({ pregnant: false, breastfeeding: true, eatingDisorderHistory: false }),
  );
  test.each(NOT_BREASTFEEDING)("%s: not breastfeeding", (entry) => expect(read(entry).breastfeeding).toBe(false));
  test.each(EATING_DISORDER)("%s: an eating disorder, now or earlier", (entry) =>
    expect(read(entry).eatingDisorderHistory).toBe(true),
  );
  test.each(NO_EATING_DISORDER)("%s: no eating disorder", (entry) =>
    expect(read(entry).eatingDisorderHistory).toBe(false),
  );

  test("one entry says nothing of the next, in whatever order they stand", () => {
    const denied = [...NOT_PREGNANT, ...NO_EATING_DISORDER];
    fc.assert(
      fc.property(
        fc.subarray(denied, { maxLength: 4 }),
        fc.subarray(denied, { maxLength: 4 }),
        fc.constantFrom(...PREGNANT),
        fc.constantFrom(...EATING_DISORDER),
        (before, after, pregnant, disorder) => {
          expect(read(...before, ...after)).toMatchObject({ pregnant: false, eatingDisorderHistory: false });
          expect(read(...before, pregnant, ...after).pregnant).toBe(true);
          expect(read(...before, disorder, ...after).eatingDisorderHistory).toBe(true);
        },
      ),
      { numRuns: 60 },
    );
  });

  test("case, accents, vowel signs and space around an entry change nothing", () => {
    for (const [entries, expected] of [
      [PREGNANT, true],
      [NOT_PREGNANT, false],
    ] as const) {
      for (const entry of entries) {
        for (const typed of [
          entry.toUpperCase(),
          entry.toLowerCase(),
          `  ${entry}  `,
          entry.normalize("NFD").replace(/[\u0300\u0301\u064b-\u0652]/g, ""),
          `${entry}.`,
        ])
          expect([typed, read(typed).pregnant]).toEqual([typed, expected]);
      }
    }
  });

  test("without a day a year tells nothing: a pregnancy beside one counts", () => {
    expect([historyFacts(["pregnant since 2024"], null).pregnant, read("pregnant since 2024").pregnant]).toEqual([
      true,
      false,
    ]);
    expect(historyFacts(["Previous pregnancy, 2015"], null).pregnant).toBe(false);
  });

  test("whatever is written is read", () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: "grapheme", maxLength: 60 }), { maxLength: 3 }),
        (entries) => typeof read(...entries).pregnant === "boolean",
      ),
      { numRuns: 200 },
    );
  });
});
