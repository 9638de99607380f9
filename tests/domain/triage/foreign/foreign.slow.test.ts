import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { guardConversation } from "~/domain/assistant/guard";
import { TOPICS } from "~/domain/assistant/coach/topics";
import { analyzeSymptoms, guardFor } from "~/domain/triage";
import type { FindingId } from "~/domain/triage/findings";
import { answeredIn, inEnglish, inputInEnglish, typedIn } from "~/domain/triage/foreign";
import { FINDING_WORDS } from "~/domain/triage/foreign/finding-words";
import { RED_FLAG_RULES } from "~/domain/triage/guard";
import { readText } from "~/domain/triage/read";
import { URGENCIES } from "~/domain/triage/schema";
import { input, POSITIVE } from "../red-flag-cases";
import { BATCHES } from "../vignettes/batches";
import { ARABIC_COACH } from "./ar-coach";
import { SPANISH_COACH } from "./es-coach";
import { ARABIC_FIRST } from "./ar-first";
import { ARABIC_MORE } from "./ar-more";
import { said, type ForeignCase } from "./case";
import { SPANISH_FIRST } from "./es-first";
import { SPANISH_MORE } from "./es-more";
import { ARABIC_SECOND, SPANISH_SECOND } from "./second-author";
import { coachText } from "../../coach-text";

const CASES = {
  es: [...SPANISH_FIRST, ...SPANISH_MORE, ...SPANISH_SECOND],
  ar: [...ARABIC_FIRST, ...ARABIC_MORE, ...ARABIC_SECOND],
} as const;
const LANGUAGES = ["es", "ar"] as const;
const vignettes = BATCHES.flat().map(({ symptoms, age, gender, history }) => ({
  symptoms,
  age,
  gender,
  medicalHistory: history,
}));
const rank = (urgency: (typeof URGENCIES)[number]) => URGENCIES.indexOf(urgency);

const measured = (cases: readonly ForeignCase[], language: "es" | "ar") => {
  const rows = cases.map((one) => ({
    level: one[0],
    got: analyzeSymptoms(inputInEnglish(said(one), language)).urgency,
  }));
  const share = (is: (row: (typeof rows)[number]) => boolean) => rows.filter(is).length / rows.length;
  return {
    safe: share(({ level, got }) => rank(got) >= rank(level)),
    agreement: share(({ level, got }) => got === level),
    missed: rows.filter(({ level, got }) => level === "emergency" && got !== "emergency").length,
  };
};

describe.each(LANGUAGES)("What is typed in %s", (language) => {
  const cases = CASES[language];

  it("has a case for every emergency that the guard knows", () => {
    const named = new Set(cases.map(([, rule]) => rule));
    expect(
      RED_FLAG_RULES.filter(({ id, level }) => level === "emergency" && !named.has(id)).map(({ id }) => id),
    ).toEqual([]);
  });

  it("misses no emergency, is safe in 98 of 100 cases and agrees in 95", () => {
    const { safe, agreement, missed } = measured(cases, language);
    process.stdout.write(
      `${language}: ${cases.length} cases, safe ${safe.toFixed(3)}, agreement ${agreement.toFixed(3)}, emergencies missed ${missed}\n`,
    );
    expect(missed).toBe(0);
    expect(safe).toBeGreaterThanOrEqual(0.98);
    expect(agreement).toBeGreaterThanOrEqual(0.95);
  });

  it("reads English as before: same urgency in 99 of 100 cases, and the guard's floor never lower", () => {
    const rows = BATCHES.flat().map(({ symptoms, age, gender, history }) => {
      const input = { symptoms, age, gender, medicalHistory: history };
      const read = inputInEnglish(input, language);
      return {
        same: analyzeSymptoms(input).urgency === analyzeSymptoms(read).urgency,
        lower: rank(guardFor(read).floor) < rank(guardFor(input).floor),
      };
    });
    expect(rows.filter(({ lower }) => lower)).toEqual([]);
    expect(rows.filter(({ same }) => same).length / rows.length).toBeGreaterThanOrEqual(0.99);
  }, 120_000);

  it("takes any text, says the same again, and never grows beyond a bound", () => {
    const own = fc
      .array(
        fc.constantFrom(
          ...cases.flatMap(([, , symptoms]) => [symptoms].flat().join(" ").split(" ")),
          "no",
          "sin",
          "لا",
          "و",
          "12",
          "38,5",
          ".",
          ",",
          "#",
        ),
        { maxLength: 60 },
      )
      .map((words) => words.join(" "));
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: "grapheme", maxLength: 300 }), fc.string({ unit: "binary", maxLength: 300 }), own),
        (text) => {
          const english = inEnglish(text, language);
          expect(inEnglish(text, language)).toBe(english);
          expect(english.length).toBeLessThanOrEqual(text.length * 16 + 64);
        },
      ),
    );
  });

  it("takes no longer than its length, whatever the text repeats", () => {
    const longest = (text: string) => {
      inEnglish(text, language);
      const started = performance.now();
      inEnglish(text, language);
      return performance.now() - started;
    };
    for (const piece of [
      "no ",
      "de ",
      "لا ",
      "و",
      "a",
      "dolor de ",
      "ألم في ",
      "1,",
      "1 ",
      "no puedo ",
      ". ",
      "\u0651",
      "é",
    ])
      expect(longest(piece.repeat(20_000))).toBeLessThan(3_000);
  });

  it("asks for care where a large part was not understood", () => {
    const unknown =
      language === "es" ? "mocos y xuflar prenquito balmorro drugando" : "رشح ثم خنفشار طقمزون بلهموط زرنفخ";
    expect(analyzeSymptoms(inputInEnglish({ symptoms: [unknown], age: 30 }, language)).urgency).not.toBe("routine");
  });
});

describe("Spanish on a page in another language", () => {
  it.each(["en", "ar"] as const)("comes to the same urgency as on one in Spanish: %s", (page) => {
    const urgencies = (language: "en" | "es" | "ar") =>
      CASES.es.map((one) => [one[2], analyzeSymptoms(inputInEnglish(said(one), language)).urgency]);
    expect(urgencies(page)).toEqual(urgencies("es"));
  });

  it("leaves every entry as it was typed where nothing is surely Spanish", () => {
    const inputs = [...vignettes, ...POSITIVE.map(input)];
    expect(inputs.filter((one) => inputInEnglish(one, "en") !== one)).toEqual([]);
  });

  it("takes misspelled English for Spanish so rarely that no answer is less urgent for it", () => {
    const at = (index: number, text: string) => text.slice(0, index) + text.slice(index + 1);
    const change: ((text: string, index: number, letter: string) => string)[] = [
      (text, index) => at(index, text),
      (text, index) => text.slice(0, index) + text[index] + text.slice(index),
      (text, index) => at(index, text).slice(0, index + 1) + text[index] + at(index, text).slice(index + 1),
      (text, index, letter) => text.slice(0, index) + letter + text.slice(index + 1),
    ];
    const typo = fc.record({
      kind: fc.integer({ min: 0, max: change.length - 1 }),
      place: fc.double({ min: 0, max: 0.999, noNaN: true }),
      letter: fc.constantFrom(..."aeiourstln"),
    });
    const misspelled = (text: string, { kind, place, letter }: { kind: number; place: number; letter: string }) =>
      change[kind]!(text, Math.floor(place * text.length), letter);
    fc.assert(
      fc.property(fc.constantFrom(...vignettes), fc.array(typo, { minLength: 1, maxLength: 6 }), (vignette, typos) => {
        const symptoms = vignette.symptoms.map((entry) => typos.reduce((text, one) => misspelled(text, one), entry));
        const typed = { ...vignette, symptoms };
        expect(rank(analyzeSymptoms(inputInEnglish(typed, "en")).urgency)).toBeGreaterThanOrEqual(
          rank(analyzeSymptoms(typed).urgency),
        );
      }),
      { numRuns: 500 },
    );
  });

  it.each(["fiebre", "vómitos", "mareos", "tos", "migraña", "no puedo respirar", "ayuda me duele el pecho"])(
    "one word or a few are enough: %s",
    (text) => {
      expect(typedIn([text], "en")).toBe("es");
    },
  );

  it.each([
    "kg",
    "no",
    "me",
    "total",
    "normal",
    "colon",
    "hernia",
    "diarrhea",
    "Dr. García",
    "Ozempic",
    "",
    "38,5",
    "lost 3 kg",
  ])("and these tell nothing: %s", (text) => {
    expect(typedIn([text], "en")).toBe("en");
  });
});

describe("The language of an answer", () => {
  it.each([
    ["en", ["Me duele la cabeza"], "es"],
    ["ar", ["Me duele la cabeza"], "es"],
    ["en", ["عندي صداع"], "ar"],
    ["es", ["عندي صداع منذ 3 days"], "ar"],
    ["es", ["I have a headache"], "es"],
    ["ar", ["I have a headache"], "ar"],
    // The newest text that tells it decides; a number or a name tells nothing.
    ["en", ["Me duele la cabeza", "and what can I take for it?"], "en"],
    ["en", ["I have a headache", "desde ayer en la noche"], "es"],
    ["en", ["Me duele la cabeza", "38,5", "no"], "es"],
    ["en", ["J'ai mal à la tête"], "en"],
    ["en", [], "en"],
    ["ar", ["", "38,5"], "ar"],
  ] as const)("on a page in %s to %j is %s", (page, texts, language) => expect(answeredIn(texts, page)).toBe(language));

  it.each(["es", "ar"] as const)("is the patient's for every case of ours in %s, whatever the page", (language) => {
    // A word for a number alone may be a misspelled English one.
    const texts = CASES[language]
      .map((one) => said(one).symptoms.join(". "))
      .filter((text) => text !== "temperatura 34,1");
    expect(
      texts.flatMap((text) =>
        (["en", "es", "ar"] as const)
          .filter((page) => answeredIn([text], page) !== language)
          .map((page) => `${page}: ${text}`),
      ),
    ).toEqual([]);
  });

  it("is English for every English case on the English page", () => {
    const texts = [...vignettes, ...POSITIVE.map(input)].map(({ symptoms }) => symptoms.join(". "));
    expect(texts.filter((text) => answeredIn([text], "en") !== "en")).toEqual([]);
  });
});

describe("The words of the findings", () => {
  const worded = Object.entries(FINDING_WORDS).filter(([, words]) => words !== "") as [FindingId, string][];

  it("are read as the findings they stand for", () => {
    expect(worded.filter(([id, words]) => !readText([words]).present.has(id)).map(([id]) => id)).toEqual([]);
  });
});

describe("Denials, measures and spelling", () => {
  const present = (text: string, language: "es" | "ar") => readText([inEnglish(text, language)]).present;
  const measures = (text: string, language: "es" | "ar") => readText([inEnglish(text, language)]).measures;

  it.each([
    ["es", "no tengo fiebre", "fever"],
    ["es", "sin tos ni vómitos", "vomiting"],
    ["es", "niego dolor de pecho", "chest_pain"],
    ["es", "no me duele la cabeza", "headache"],
    ["ar", "ليس لدي حمى", "fever"],
    ["ar", "بدون قيء", "vomiting"],
    ["ar", "لا أعاني من ألم في الصدر", "chest_pain"],
    ["ar", "ما عندي صداع", "headache"],
    ["ar", "بدون حرارة ولا كحة", "cough"],
  ] as const)("%s: %s denies %s", (language, text, finding) =>
    expect(present(text, language).has(finding)).toBe(false),
  );

  it.each([
    ["es", "no tengo fiebre me duele el pecho", "chest_pain"],
    ["es", "sin fiebre pero con mucha tos", "cough"],
    ["es", "sin fiebre y con dolor de cabeza", "headache"],
    ["es", "DOLOR DE CAVESA", "headache"],
    ["es", "bomito", "vomiting"],
    ["es", "fievre", "fever"],
    ["ar", "ليس عندي حرارة عندي صداع", "headache"],
    ["ar", "بدون حرارة مع كحة", "cough"],
    ["ar", "صُــداعٌ", "headache"],
    ["ar", "وصداع", "headache"],
  ] as const)("%s: %s tells of %s", (language, text, finding) =>
    expect(present(text, language).has(finding)).toBe(true),
  );

  it.each([
    ["es", "38,5 °C", "temperature", 38.5],
    ["es", "39 de fiebre", "temperature", 39],
    ["es", "presión 180/110", "systolic", 180],
    ["es", "azúcar 350", "glucose", 350],
    ["es", "pulso 140", "pulse", 140],
    ["es", "saturación 85", "oxygen", 85],
    ["es", "desde hace tres días", "days", 3],
    ["ar", "حرارة ٣٨٫٥", "temperature", 38.5],
    ["ar", "ضغطي ١٨٠/١١٠", "systolic", 180],
    ["ar", "السكر ٣٥٠", "glucose", 350],
    ["ar", "النبض ١٤٠", "pulse", 140],
    ["ar", "نسبة الأكسجين ٨٥", "oxygen", 85],
    ["ar", "منذ ثلاثة أيام", "days", 3],
  ] as const)("%s: %s has %s %d", (language, text, measure, value) =>
    expect(measures(text, language)[measure]).toBe(value),
  );

  it("names words that were not understood as they were typed", () => {
    expect(inEnglish("tengo xuflar", "es")).toContain("xuflar");
    expect(inEnglish("عندي خنفشار", "ar")).toContain("خنفشار");
    expect(analyzeSymptoms(inputInEnglish({ symptoms: ["صداع خنفشار"] }, "ar")).unknownWords).toEqual(["خنفشار"]);
  });

  it.each([
    ["es", "me quiero matar"],
    ["es", "quiero morirme"],
    ["es", "ya no quiero vivir"],
    ["es", "no tengo razón para vivir"],
    ["es", "ya no le encuentro sentido a la vida"],
    ["es", "harto de la vida"],
    ["es", "quisiera dormir y no despertar"],
    ["es", "oigo voces que me dicen que mate"],
    ["es", "quiero matar a mi jefe"],
    ["ar", "أريد أن أموت"],
    ["ar", "أفكر في الانتحار"],
    ["ar", "لا سبب لدي للعيش"],
    ["ar", "ليس لدي سبب للعيش"],
    ["ar", "مللت من الحياة"],
    ["ar", "الحياة لا معنى لها"],
    ["ar", "أسمع أصواتا تأمرني بقتل الناس"],
  ] as const)("%s: %s leads to the crisis line", (language, text) =>
    expect(guardFor({ symptoms: [inEnglish(text, language)] }).call?.number).toBe("988"),
  );

  it.each([
    ["es", "me dispararon en la pierna"],
    ["es", "me apuñalaron"],
    ["es", "me estranguló mi pareja"],
    ["ar", "أطلقوا علي النار"],
    ["ar", "طعنوني بسكين"],
    ["ar", "خنقني زوجي"],
  ] as const)("%s: %s is an emergency", (language, text) =>
    expect(analyzeSymptoms({ symptoms: [inEnglish(text, language)] }).urgency).toBe("emergency"),
  );

  it.each([
    ["es", "no tengo ganas de comer"],
    ["es", "no le encuentro explicación a la tos"],
    ["es", "harto de la tos"],
    ["es", "no puedo dormir"],
    ["ar", "لا يوجد سبب للحكة"],
    ["ar", "مللت من السعال"],
    ["ar", "لا أنام"],
  ] as const)("%s: %s does not", (language, text) =>
    expect(guardFor({ symptoms: [inEnglish(text, language)] }).call).toBeNull(),
  );
});

describe("The built-in chat in other words", () => {
  const textOf = (asked: string) => TOPICS.find(({ about }) => about.test(asked))!.text;

  it.each([
    ["es", "estoy estancada, no bajo de peso", "plateau"],
    ["es", "tengo antojos de dulces", "cravings"],
    ["es", "efectos secundarios de Ozempic", "side effects"],
    ["ar", "وزني ثابت لا ينزل", "plateau"],
    ["ar", "ما هي الأعراض الجانبية", "side effects"],
  ] as const)("%s: %s is about %s", (language, asked, topic) =>
    expect(coachText(null, [inEnglish(asked, language)])).toBe(textOf(topic)),
  );

  it.each(SPANISH_COACH)("in Spanish: %s is answered with %s", (question, words) =>
    expect(coachText(null, [inEnglish(question, "es")])).toContain(words),
  );

  // Next to the chat's own words, and no question for it.
  it.each([
    ["me pasé de la dosis de insulina", "911"],
    ["me tomé doble dosis", "911"],
    ["odio mi cuerpo y me quiero morir", "988"],
    ["perdí las ganas de vivir", "988"],
    ["ya perdí la motivación de vivir", "988"],
    ["no tengo motivación para vivir", "988"],
    ["puedo tomar pastillas para matarme", "988"],
    ["no puedo hablar con el doctor, se me traba la lengua", "911"],
    ["dejé la prednisona de golpe y me siento muy débil", "911"],
    ["tengo retención de líquidos y no puedo respirar", "911"],
    ["cómo hablo con un médico, mi papá habla enredado de repente", "911"],
  ])("and hears a danger in Spanish all the same: %s", (asked, number) =>
    expect(guardFor({ symptoms: [inEnglish(asked, "es")] }).call?.number).toBe(number),
  );

  it.each(ARABIC_COACH)("in Arabic: %s is answered with %s", (question, words) => {
    expect(coachText(null, [inEnglish(question, "ar")])).toContain(words);
  });

  it.each([
    ["أشعر بالذنب وأريد أن أموت", "988"],
    ["أكره جسمي وأريد أن أموت", "988"],
    ["عاد الوزن وأفكر في الانتحار", "988"],
    ["نسيت أخذت جرعة زائدة", "911"],
    ["أكلت كتير أدوية", "911"],
    ["صائم في رمضان والسكر 40", "911"],
    ["أكلت زيادة في المطعم وعندي صعوبة تنفس ولساني متورم", "911"],
  ])("and hides no danger in Arabic: %s", (text, number) =>
    expect(guardFor({ symptoms: [inEnglish(text, "ar")] }).call?.number).toBe(number),
  );

  it.each([
    ["حرق دهون ساخنة على بطني", "scald"],
    ["زاد وزني بعد سن اليأس وعندي نزيف", "postmenopausal"],
    ["وزني زاد بسبب الكورتيزون", "prednisone"],
    ["ما عندي عزيمة", "not"],
  ])("nor what else is told: %s", (text, word) => expect(inEnglish(text, "ar")).toContain(word));
});

describe("A question to the coach calls nobody", () => {
  it.each([
    ...SPANISH_COACH.map(([question]) => ["es", question] as const),
    ...ARABIC_COACH.map(([question]) => ["ar", question] as const),
  ])("%s: %s", (language, question) => {
    expect(
      guardConversation(null, [inEnglish(question, language)], { messages: [question], symptoms: [] }).emergency,
    ).toBeNull();
  });
  it.each([
    "Is a gastric sleeve safe?",
    "Can I take ibuprofen with warfarin?",
    "I had weight-loss surgery, what should I eat?",
    "What are the signs of a stroke?",
    "How do I prevent a heart attack?",
    "Is chest pain a side effect of Wegovy?",
    "My father had a heart attack, what should I eat?",
    "How do I lose weight with asthma?",
    "I take insulin and metformin",
    "I am pregnant",
  ])("en: %s", (question) => {
    expect(guardConversation(null, [question]).emergency).toBeNull();
  });
});
