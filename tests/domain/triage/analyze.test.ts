import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { assistantTranslator } from "~/locales/assistant-words.server";
import { sayReply } from "~/services/assistant/telling.server";
import { SPECIALTIES } from "~/domain/providers/constants";
import { analyzeSymptoms, symptomReplySchema, symptomRequestSchema, toReply } from "~/domain/triage";
import { CONDITION_IDS, CONDITIONS } from "~/domain/triage/conditions";
import { FINDING_IDS, FINDINGS } from "~/domain/triage/findings";
import { proves } from "../../support/clauses";

const chips = fc.uniqueArray(
  fc.constantFrom(
    "cough",
    "fever 38.5",
    "runny nose",
    "no headache",
    "chest pain",
    "since three days",
    "itchy rash",
    "burning when I pee",
    "dizzy",
    "sore throat",
    "left arm pain",
    "diabetes",
    "pain in my knee",
  ),
  { minLength: 1, maxLength: 7 },
);

describe("The knowledge base", () => {
  it("covers 400 findings and 130 conditions", () => {
    expect(FINDING_IDS.length).toBeGreaterThanOrEqual(400);
    expect(CONDITION_IDS.length).toBeGreaterThanOrEqual(130);
  });

  it("has an end to waiting for every self-care condition", () => {
    const without = CONDITION_IDS.filter(
      (id) => CONDITIONS[id].level === "self-care" && CONDITIONS[id].homeDays === undefined && id !== "seborrheic",
    );
    expect(without).toEqual([]);
  });

  it("finds every condition from its own most telling findings", () => {
    const lost = CONDITION_IDS.filter((id) => {
      const { findings, only, ages } = CONDITIONS[id];
      const [band] = ages.toSorted((a, b) => b.factor - a.factor);
      const telling = Object.entries(findings)
        .sort((a, b) => b[1] - a[1])
        .slice(0, 5)
        .map(([finding]) => FINDINGS[finding as keyof typeof FINDINGS]);
      // A finding that is only measured has no words.
      const words = telling.flatMap(({ source, label }) => (source.trim() === "" ? [] : [label]));
      return (
        words.length > 0 &&
        analyzeSymptoms({
          symptoms: words,
          age: band ? (band.from + Math.min(band.below, 90)) / 2 : 40,
          gender: only ?? "unknown",
        }).diagnoses.length === 0
      );
    });
    expect(lost).toEqual([]);
  });
});

describe("The analysis", () => {
  it(
    "answers in the API's shape, whatever is entered, and never throws",
    proves("DATA-11", "DATA-12", "DATA-13"),
    () => {
      fc.assert(
        fc.property(
          fc.array(
            fc.oneof(
              fc.string({ maxLength: 200 }),
              fc.string({ unit: "binary", maxLength: 60 }),
              fc.constantFrom(
                "constructor",
                "__proto__",
                "toString",
                "1e9 days",
                "99999/99999",
                "no no no no",
                "((((",
                "-".repeat(300),
              ),
            ),
            { maxLength: 6 },
          ),
          fc.option(fc.double()),
          fc.option(fc.string({ maxLength: 20 })),
          fc.array(fc.string({ maxLength: 60 }), { maxLength: 3 }),
          (symptoms, age, gender, medicalHistory) => {
            const reply = sayReply(
              toReply(analyzeSymptoms({ symptoms, age, gender, medicalHistory })),
              assistantTranslator("en"),
            )!;
            expect(symptomReplySchema.parse(reply)).toEqual(reply);
            expect(["low", "medium", "high", "critical"]).toContain(reply.riskLevel);
            expect(["routine", "urgent", "emergency"]).toContain(reply.urgency);
            expect(reply.confidence >= 0 && reply.confidence <= 1).toBe(true);
            const { preliminaryDiagnosis, recommendedActions, additionalQuestions } = reply;
            for (const list of [preliminaryDiagnosis, recommendedActions, additionalQuestions])
              expect(Array.isArray(list)).toBe(true);
          },
        ),
        { numRuns: 150 },
      );
    },
  );

  it("does not depend on the order, case or spaces of the entries", () => {
    fc.assert(
      fc.property(chips, fc.nat(), (entries, seed) => {
        const turned = entries
          .map((_, i) => entries[(i + seed) % entries.length]!)
          .map((entry, i) => (i % 2 ? `  ${entry.toUpperCase()} ` : entry));
        const [a, b] = [entries, turned].map((symptoms) => analyzeSymptoms({ symptoms, age: 50, gender: "female" }));
        expect([b!.urgency, b!.riskLevel, b!.confidence, b!.diagnoses.map(({ id }) => id).slice(0, 3)]).toEqual([
          a!.urgency,
          a!.riskLevel,
          a!.confidence,
          a!.diagnoses.map(({ id }) => id).slice(0, 3),
        ]);
      }),
      { numRuns: 60 },
    );
  });

  it("names what it did not understand, asks about it, and is less sure", () => {
    const clear = analyzeSymptoms({ symptoms: ["runny nose", "sneezing", "sore throat"], age: 25 });
    const unclear = analyzeSymptoms({
      symptoms: ["runny nose", "sneezing", "sore throat", "a flurbish wobbledick"],
      age: 25,
    });
    expect(clear.unknownWords).toEqual([]);
    expect(unclear.unknownWords.join(" ")).toContain("flurbish");
    expect(unclear.questions[0]!.values!.value).toContain("flurbish");
    expect(unclear.confidence).toBeLessThan(clear.confidence);
  });

  it.each([
    ["cough and 胸痛", "胸痛"],
    ["runny nose, боль в груди", "боль"],
    ["sore throat", "ไอเป็นเลือด"],
    ["cough", "सीने"],
    ["cough", "가슴"],
    ["cough", "πόνος στο στήθος"],
  ])("is never harmless with words in letters that it cannot read: %s, %s", (text, word) => {
    const { urgency, unknownWords, questions } = analyzeSymptoms({ symptoms: [text, word], age: 30 });
    expect(urgency).not.toBe("routine");
    expect(unknownWords.join(" ")).toContain(word.split(" ")[0]!);
    expect(questions[0]!.id).toMatch(/^I did not understand “/);
  });

  it.each([
    "runny nose and sneezing",
    "runny nose 😷 and sneezing…",
    "runny nose and sneezing, no β-blocker, 10 µg of T₄",
    "naïve runny nose and sneezing — “a lot”",
  ])("and takes no offence at signs, marks and single letters: %s", (text) => {
    expect(analyzeSymptoms({ symptoms: [text], age: 30 }).urgency).toBe("routine");
  });

  it("takes a condition that an entry names for likely, and home remedies' poisons for no poisoning", () => {
    const first = (symptom: string) => analyzeSymptoms({ symptoms: [symptom], age: 35, gender: "female" });
    expect(first("I think I have the flu").diagnoses[0]?.id).toBe("influenza");
    expect(first("UTI").diagnoses[0]?.id).toBe("cystitis");
    expect(first("heart attack").urgency).toBe("emergency");
    expect(first("hay fever").understood.present).not.toContain("fever");
    expect(first("poison ivy").urgency).toBe("routine");
    expect(first("food poisoning").urgency).toBe("routine");
  });

  it("makes nothing of nonsense: no diagnosis, hardly sure, and a person to look at it", () => {
    const analysis = analyzeSymptoms({ symptoms: ["xyzzy plugh"], age: 40 });
    expect(analysis.diagnoses).toEqual([]);
    expect(analysis.confidence).toBeLessThan(0.1);
    expect(analysis.urgency).toBe("urgent");
  });

  it("calls no story routine of which only illnesses, medicines and habits were understood", () => {
    for (const text of [
      "He has high blood pressure and smokes, and something is oddly wobblesome",
      "I take lithium and ramipril and feel quite frumious",
    ])
      expect(analyzeSymptoms({ symptoms: [text], age: 58 }).urgency).not.toBe("routine");
  });

  it("calls no long story routine of which one complaint was understood", () => {
    const rest =
      "the frumious wobbleck of the tulgey wood keeps on galumphing around manxome corners whiffling and burbling through slithy toves gimble gyre wabe borogoves mimsy outgrabe raths snicker vorpal";
    expect(analyzeSymptoms({ symptoms: ["runny nose"], age: 30 }).urgency).toBe("routine");
    expect(analyzeSymptoms({ symptoms: [`I have a runny nose and ${rest}`], age: 30 }).urgency).toBe("urgent");
  });

  it("gives reasons for and against, and asks what would tell the first ones apart", () => {
    const analysis = analyzeSymptoms({
      symptoms: ["burning when I pee", "going all the time", "no fever", "no flank pain"],
      age: 27,
      gender: "female",
    });
    expect(analysis.diagnoses[0]).toMatchObject({ id: "cystitis" });
    expect(analysis.diagnoses[0]!.reasonsFor).toContain("burning when urinating");
    const cold = analyzeSymptoms({ symptoms: ["cough", "body aches", "sore throat", "no fever"], age: 30 });
    expect(cold.diagnoses.some(({ reasonsAgainst }) => reasonsAgainst.includes("fever"))).toBe(true);
    expect(analysis.questions.some((question) => question.id.startsWith("Does this apply to you"))).toBe(true);
  });

  it("recommends one of our specialists where one fits, and none in an emergency", () => {
    const weight = analyzeSymptoms({
      symptoms: ["I want to lose weight", "gained 12 kg in two years", "obese"],
      age: 41,
      gender: "female",
    });
    expect(SPECIALTIES).toContain(weight.specialty);
    expect(weight.urgency).toBe("routine");
    expect(
      analyzeSymptoms({ symptoms: ["I want to lose weight", "chest pain and sweating"], age: 55 }).specialty,
    ).toBeNull();
  });

  it("takes age, sex and history into account", () => {
    const first = (symptoms: string[], age: number, gender: string, medicalHistory: string[] = []) =>
      analyzeSymptoms({ symptoms, age, gender, medicalHistory });
    expect(first(["fever 38.3"], 0.1, "male").urgency).toBe("emergency");
    expect(first(["My 6-week-old baby has a fever of 38.3"], 30, "unknown").urgency).toBe("emergency");
    expect(first(["runny nose", "fever"], 25, "male").urgency).toBe("routine");
    expect(first(["runny nose", "fever"], 25, "male", ["chemotherapy"]).urgency).toBe("emergency");
    expect(
      first(["lower belly pain", "missed period"], 25, "male").diagnoses.some(({ id }) => id === "ectopic_pregnancy"),
    ).toBe(false);
  });

  it("sends home only for so long", () => {
    expect(analyzeSymptoms({ symptoms: ["runny nose", "sneezing", "sore throat", "for 3 days"], age: 30 }).care).toBe(
      "self-care",
    );
    expect(analyzeSymptoms({ symptoms: ["diarrhea", "vomiting", "for 2 weeks"], age: 30 }).urgency).not.toBe("routine");
  });
});

describe("The request", () => {
  it("wants a symptom, and puts defaults for what is blank or impossible", proves("AIC-12", "AIC-13", "AIC-14"), () => {
    expect(
      symptomRequestSchema.parse({ symptoms: [" cough ", ""], patientAge: "", medicalHistory: [" asthma ", " "] }),
    ).toMatchObject({ symptoms: ["cough"], patientGender: "unknown", medicalHistory: ["asthma"] });
    expect(symptomRequestSchema.parse({ symptoms: ["cough"], patientAge: "old" }).patientAge).toBe(30);
    for (const none of ["", " ", null, [], true, "-4", 131])
      expect([none, symptomRequestSchema.parse({ symptoms: ["cough"], patientAge: none }).patientAge]).toEqual([
        none,
        30,
      ]);
    const refused = symptomRequestSchema.safeParse({ symptoms: ["  "] });
    expect(refused.success ? [] : refused.error.issues.map(({ message }) => message)).toEqual([
      "Please add at least one symptom to analyze.",
    ]);
  });
});

it(
  "a medical history is the same as a list and as the text with commas of the screen, and is never left out in silence",
  proves("DATA-10"),
  () => {
    const asked = (medicalHistory: unknown) =>
      symptomRequestSchema.safeParse({ symptoms: ["fever 38.6"], patientAge: 40, medicalHistory });
    const told = ["asthma", "immunosuppressed after transplant"];
    for (const given of [told, told.join(", "), told.join("،"), ` ${told.join(" ,\n")}, `])
      expect(asked(given).data?.medicalHistory).toEqual(told);
    for (const none of [undefined, null, [], "", " , "]) expect(asked(none).data?.medicalHistory).toEqual([]);
    for (const wrong of [
      7,
      {},
      [7],
      ["x".repeat(4_001)],
      Array.from({ length: 4 }, () => "x".repeat(4_000)),
      Array.from({ length: 61 }, () => "x"),
    ])
      expect(asked(wrong).success).toBe(false);
  },
);

it("a text of nothing but words that belong to each other is read in no more than a few times the time of any other", () => {
  const fill = (words: string) => `${words} `.repeat(4_000 / (words.length + 1)).trim();
  const block = (word: string, times: number) => `${word} `.repeat(times).trim();
  analyzeSymptoms({ symptoms: ["sore throat since Monday and a little cough"] });
  for (const text of [
    `${block("weak", 400)} ${block("arm", 250)} ${block("leg", 250)}`,
    `${block("arm", 250)} ${block("leg", 250)} ${block("weak", 400)}`,
    `${block("swollen", 200)} ${block("leg", 200)} ${block("pain", 200)} ${block("leg", 200)}`,
    ...["weak arm", "arm weak", "weak arm numb leg", "pain in chest and arm", "swollen leg pain"].map(fill),
  ]) {
    const before = process.cpuUsage();
    analyzeSymptoms({ symptoms: [text] });
    const { user, system } = process.cpuUsage(before);
    // The first took a minute.
    expect((user + system) / 1e6, text.slice(0, 40)).toBeLessThan(3);
  }
});
