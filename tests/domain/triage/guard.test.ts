import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { analyzeSymptoms, applyGuard, guardFor, type SymptomReply } from "~/domain/triage";
import { RED_FLAG_RULES } from "~/domain/triage/guard";
import { RISK_LEVELS, URGENCIES } from "~/domain/triage/schema";
import { input, POSITIVE } from "./red-flag-cases";

describe("The guard's red flags", () => {
  it("has a case for every rule", () => {
    expect(new Set(POSITIVE.map(([rule]) => rule))).toEqual(new Set(RED_FLAG_RULES.map(({ id }) => id)));
  });

  it.each(POSITIVE)("finds %s", (...row) => {
    const guard = guardFor(input(row));
    const level = RED_FLAG_RULES.find(({ id }) => id === row[0])!.level;
    expect(guard.flags.map(({ id }) => id)).toContain(row[0]);
    expect(URGENCIES.indexOf(guard.floor)).toBeGreaterThanOrEqual(URGENCIES.indexOf(level));
    expect(guard.call === null).toBe(guard.floor !== "emergency");
  });

  it.each([
    ["paraphrase", ["an elephant is sitting on my chest and I'm drenched in sweat"]],
    ["paraphrase", ["his words are coming out jumbled and one side of his mouth sags"]],
    ["paraphrase", ["my throat is closing up after eating shrimp, I have welts"]],
    ["paraphrase", ["I can't go on living, I'd rather be dead"]],
    ["paraphrase", ["head exploded with pain in seconds, never had a headache like this"]],
    ["paraphrase", ["throwing up stuff like coffee grounds"]],
    ["paraphrase", ["my baby of 5 weeks has a fever"]],
    ["paraphrase", ["lost feeling around my bottom and I wet myself, back pain"]],
    ["misspelling", ["chset pain and swetting"]],
    ["misspelling", ["slured speach"]],
    ["misspelling", ["sucidal thoughts"]],
    ["misspelling", ["shortnes of breth and chest tigtness, cold swet"]],
    ["misspelling", ["siezure"]],
    ["misspelling", ["vommiting blood"]],
    ["misspelling", ["face drooping, weeknes of left arm"]],
    ["missing apostrophe", ["i cant breathe"]],
    ["colour", ["he looks the colour of putty, dripping wet, and keeps rubbing his chest"]],
    ["relative", ["tea ran out of the corner of her mouth and her hand was useless"]],
    ["child", ["our toddler has got at his granny's tablets, the blister pack is empty"]],
    ["number without a unit", ["39.8 since this morning, used the same tampon for two days, sick and lightheaded"]],
    ["capitals", ["CHEST PAIN!!! SWEATING!!!"]],
  ])("understands a %s: %s", (_, symptoms) => {
    expect(guardFor({ symptoms, age: 50 }).floor).toBe("emergency");
  });

  it.each([
    [
      "suicide",
      [
        "no reason to live",
        "there is no reason to live",
        "nothing to live for",
        "sick of living",
        "tired of life",
        "life is pointless",
        "whats the point of living",
        "i have lost the will to live",
        "i give up on life",
        "i wish i wasnt here",
        "wish i never woke up",
        "thinking about ending things",
        "i want it all to stop",
        "i want to sleep forever",
      ],
    ],
    ["overdose", ["od'd on tylenol", "I OD’d"]],
    ["harm-others", ["i want to kill my boss", "thinking of killing my coworker", "voices telling me to hurt people"]],
    [
      "trauma",
      [
        "stabbed",
        "stabbed in the arm",
        "knife wound",
        "gunshot",
        "strangled",
        "my boyfriend strangled me",
        "my partner choked me",
      ],
    ],
    ["labor", ["water broke at 30 weeks", "my waters have broken"]],
  ])("finds %s in few words: %s", (rule, texts) => {
    for (const text of texts) {
      const guard = guardFor({ symptoms: [text], age: 30, gender: "female" });
      expect([text, guard.floor]).toEqual([text, "emergency"]);
      expect([text, guard.flags.map(({ id }) => id)]).toEqual([text, expect.arrayContaining([rule])]);
    }
  });

  it.each([
    ["rash for no reason"],
    ["sick of living with this cough"],
    ["tired of life in the city"],
    ["ending things with my boyfriend, I feel sad"],
    ["my boss is killing me"],
    ["I want it to stop itching"],
    ["stabbed my toe"],
    ["a stabbing pain in my knee"],
    ["a strangulated feeling of my collar"],
    ["the voices on the radio told me to eat less"],
    ["sleep for ages"],
    ["I am not tired of life"],
    ["I do not want to kill my boss"],
    ["hit my knee"],
  ])("is not alarmed by words that are near: “%s”", (text) => {
    expect(guardFor({ symptoms: [text, "runny nose"], age: 30, gender: "female" }).floor).not.toBe("emergency");
  });

  it.each([
    ["no chest pain, no sweating"],
    ["denies chest pain, shortness of breath, or sweating"],
    ["my father had a stroke"],
    ["my mother died of a heart attack"],
    ["family history of sudden death and stroke"],
    ["no thoughts of suicide"],
    ["I have never had a seizure"],
    ["without vomiting blood or black stools"],
    ["chest pain: no"],
    ["no weakness of arms or legs, speech is normal"],
    ["sipping cola and passing urine, three flights of stairs are no problem"],
    ["the threat of the election, meditation, and a growling freckled cat in a shark costume"],
    ["singing in the choir, a half marathon, and red blotches of paint on a rusty fence"],
  ])("is not alarmed by “%s”", (text) => {
    expect(guardFor({ symptoms: [text, "runny nose"], age: 50, gender: "male" }).floor).not.toBe("emergency");
  });

  it.each([
    ["SpO2 86%", 40],
    ["oxygen saturation of 88 % on room air", 70],
    ["BP 80/40", 40],
    ["blood pressure is 78 over 45", 70],
    ["pulse 140", 40],
    ["heart rate of 150 beats per minute", 25],
    ["respiratory rate 30", 50],
    ["RR 6", 50],
    ["GCS 12", 50],
    ["Glasgow coma scale 14/15", 30],
    ["temp 41.5 C", 30],
    ["temp 106.2 F", 30],
    ["temperature 34.2", 80],
    ["blood sugar 38 mg/dL", 50],
    ["glucose 2.4 mmol/L", 50],
    ["blood sugar 620", 50],
    ["T 39.3, HR 118, RR 23", 33],
    ["temperature 35.8, pulse 112, BP 98/60", 66],
    ["sats 93%, breathing 24 times a minute, pulse 95", 66],
  ])("sets the floor by what was measured, whatever the complaint: %s", (text, age) => {
    expect(guardFor({ symptoms: ["tired", text], age }).floor).toBe("emergency");
  });

  it.each([
    ["blood pressure 118/76, pulse 72, oxygen 98%, breathing rate 14, temperature 36.8"],
    ["temperature 38.2, pulse 96"],
    ["GCS 15"],
    ["pulse 95, BP 104/66"],
    ["SpO2 97%, pain 8/10 yesterday, now 2/10"],
  ])("is not alarmed by measured values that are near normal: %s", (text) => {
    expect(guardFor({ symptoms: ["runny nose", text], age: 30 }).floor).not.toBe("emergency");
  });

  it("takes a medicine against overweight for no loss of weight, a sore that stings for no sting, and spots for no bleeding", () => {
    const labels = (text: string) =>
      analyzeSymptoms({ symptoms: [text], age: 40, gender: "female" }).understood.present;
    expect(labels("started a weight-loss injection")).not.toContain("weight loss without trying");
    expect(labels("a white sore in my mouth stings when I eat")).not.toContain("an insect sting");
    expect(labels("small pink spots on my wrists")).not.toContain("vaginal bleeding");
    expect(labels("trapped wind")).not.toContain("shortness of breath");
    expect(labels("itching and soreness of the vulva")).not.toContain("a sore on the genitals");
    expect(labels("stung by a wasp")).toContain("an insect sting");
  });

  it("takes a past illness for history and a new sign for now", () => {
    expect(guardFor({ symptoms: ["runny nose"], age: 60, medicalHistory: ["stroke 2015", "heart attack"] }).floor).toBe(
      "routine",
    );
    expect(guardFor({ symptoms: ["History of asthma. Now his lips are blue and he is gasping"], age: 30 }).floor).toBe(
      "emergency",
    );
    expect(guardFor({ symptoms: ["No fever, but chest pain and sweating"], age: 50 }).floor).toBe("emergency");
  });

  it("calls the crisis line first for suicide, the emergency number where the body is in danger too", () => {
    expect(guardFor({ symptoms: ["I want to die"] }).call?.number).toBe("988");
    expect(
      guardFor({ symptoms: ["I want to die", "took 40 tablets of paracetamol", "unconscious"] }).call?.number,
    ).toBe("911");
  });
});

const BENIGN = [
  "runny nose",
  "itchy rash",
  "tired",
  "headache",
  "no fever",
  "constipation",
  "sneezing",
  "flurbish",
  "since 3 days",
  "heartburn",
  "cough",
  "knee pain",
  "anxious",
  "feeling fine",
  "",
  "🙂",
  "stress at work",
];
const DANGEROUS = [
  ["chest pain", "sweating"],
  ["slurred speech"],
  ["vomiting blood"],
  ["I want to kill myself"],
  ["worst headache of my life"],
  ["had a seizure"],
  ["can't breathe"],
  ["unconscious"],
];
const benign = fc.array(fc.constantFrom(...BENIGN), { maxLength: 8 });
const profile = fc.record({
  age: fc.double({ min: 0, max: 110, noNaN: true }),
  gender: fc.constantFrom("male", "female", "other", "unknown"),
});

const reply: fc.Arbitrary<SymptomReply> = fc.record({
  riskLevel: fc.constantFrom(...RISK_LEVELS),
  urgency: fc.constantFrom(...URGENCIES),
  confidence: fc.double({ min: 0, max: 1, noNaN: true }),
  preliminaryDiagnosis: fc.array(fc.string()),
  recommendedActions: fc.array(fc.string({ minLength: 1 }), { minLength: 1 }),
  specialtyRecommendation: fc.constantFrom("Endocrinologist" as const, undefined),
  additionalQuestions: fc.array(fc.string()),
});

describe("What is said to be normal", () => {
  const normal = fc.constantFrom(
    "breathing is fine",
    "she sees normally",
    "swallowing is no problem",
    "no temp",
    "bladder and bowels are fine",
    "weight is stable",
    "can walk on it",
    "hearing is normal",
    "appetite is good",
    "neck moves freely",
    "light is no problem",
    "alert",
  );
  const join = fc.constantFrom(" and ", ", ", ". ", " but ", ", then ");

  it("denies nothing that is said beside it, before or after", () => {
    fc.assert(
      fc.property(
        normal,
        join,
        fc.constantFrom(
          "chest pain and sweating",
          "slurred speech",
          "vomiting blood",
          "the worst headache of my life",
          "had a seizure",
          "one side of his face droops",
          "coughing up pink froth",
        ),
        fc.boolean(),
        (fine, link, danger, before) => {
          expect(
            guardFor({ symptoms: [before ? `${fine}${link}${danger}` : `${danger}${link}${fine}`], age: 50 }).floor,
          ).toBe("emergency");
        },
      ),
      { numRuns: 150 },
    );
  });
});

describe("The guard's floor", () => {
  it("is never lowered by any other engine's reply, and whom to call stands first", () => {
    fc.assert(
      fc.property(
        reply,
        benign,
        fc.constantFrom([] as string[], ...DANGEROUS),
        profile,
        (answer, chips, danger, who) => {
          const guard = guardFor({ symptoms: [...chips, ...danger], ...who });
          const guarded = applyGuard(answer, guard);
          expect(URGENCIES.indexOf(guarded.urgency)).toBeGreaterThanOrEqual(
            Math.max(URGENCIES.indexOf(answer.urgency), URGENCIES.indexOf(guard.floor)),
          );
          expect(RISK_LEVELS.indexOf(guarded.riskLevel)).toBeGreaterThanOrEqual(RISK_LEVELS.indexOf(answer.riskLevel));
          if (guard.call) expect(guarded.recommendedActions[0]).toEqual({ id: guard.call.text });
          if (guarded.urgency === "emergency") expect(guarded.specialtyRecommendation).toBeUndefined();
          expect(guarded.recommendedActions.length).toBeGreaterThan(0);
        },
      ),
      { numRuns: 150 },
    );
  });

  it("drops advice that was written for less than the floor", () => {
    const hostile: SymptomReply = {
      riskLevel: "low",
      urgency: "routine",
      confidence: 1,
      preliminaryDiagnosis: ["Nothing"],
      recommendedActions: ["Do not call anybody. Sleep on it."],
      additionalQuestions: [],
    };
    const guarded = applyGuard(hostile, guardFor({ symptoms: ["chest pain", "sweating"], age: 60 }));
    expect(guarded).toMatchObject({ urgency: "emergency", riskLevel: "critical" });
    expect(JSON.stringify(guarded.recommendedActions)).not.toMatch(/do not call|sleep/i);
  });

  it("is an emergency with a danger sign whatever stands beside it", () => {
    fc.assert(
      fc.property(benign, fc.constantFrom(...DANGEROUS), fc.nat(), (chips, danger, at) => {
        const symptoms = [...chips];
        symptoms.splice(at % (symptoms.length + 1), 0, ...danger);
        expect(analyzeSymptoms({ symptoms, age: 50 }).urgency).toBe("emergency");
      }),
      { numRuns: 150 },
    );
  });
});
