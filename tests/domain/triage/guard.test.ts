import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { analyzeSymptoms, applyGuard, guardFor, type SymptomReply, type TriageInput } from "~/domain/triage";
import { RED_FLAG_RULES } from "~/domain/triage/guard";
import { RISK_LEVELS, URGENCIES } from "~/domain/triage/schema";

type Case = [rule: string, symptoms: string[], age?: number, gender?: string, history?: string[]];

const input = ([, symptoms, age = 45, gender = "unknown", medicalHistory = []]: Case): TriageInput => ({ symptoms, age, gender, medicalHistory });

/** One case for every rule, in a patient's words. */
const POSITIVE: Case[] = [
  ["chest-pain-signs", ["chest pain", "sweating"]],
  ["chest-pressure", ["crushing feeling in my chest"], 55],
  ["chest-pain-risk", ["chest pain at rest"], 61, "male", ["heart attack 2019"]],
  ["chest-cocaine", ["chest pain after using cocaine"], 26],
  ["angina-worse", ["chest pain when I climb stairs and now chest pain at rest too"], 59],
  ["chest-pain", ["chest pain that came and went"], 24],
  ["silent-heart-attack", ["jaw pain", "short of breath"], 66, "female"],
  ["aortic-tear", ["tearing pain in my chest and back"], 60],
  ["aneurysm", ["a pulsating lump in my belly", "back pain"], 72],
  ["breathless-severe", ["gasping, can't finish a sentence"]],
  ["blue", ["lips turned blue", "cough"]],
  ["low-oxygen", ["oxygen saturation 88%"]],
  ["lowish-oxygen", ["spo2 93"]],
  ["embolism", ["sudden shortness of breath", "pain when I breathe in"]],
  ["collapsed-lung", ["sudden shortness of breath with sharp chest pain"], 20],
  ["asthma-attack", ["wheezing", "my inhaler is not helping"]],
  ["wheeze-breathless", ["wheezing and short of breath"]],
  ["lung-flood", ["coughing up pink frothy sputum"]],
  ["breathless-new", ["short of breath"]],
  ["coughing-blood", ["coughing up blood"]],
  ["coughing-blood-much", ["coughing up blood, heavy bleeding that won't stop"]],
  ["choking", ["choking on a grape"], 3],
  ["airway-throat", ["noisy high-pitched sound when breathing in, stridor"], 4],
  ["food-stuck", ["piece of steak stuck in my throat, choking", "drooling, can't swallow my saliva"]],
  ["anaphylaxis", ["hives", "throat is closing", "ate peanuts"], 20],
  ["anaphylaxis-sting", ["stung by a bee", "vomiting"]],
  ["angioedema", ["tongue swelling", "trouble swallowing"], 60, "male", ["lisinopril"]],
  ["faint-danger", ["passed out while running"], 19],
  ["faint", ["passed out this morning"]],
  ["racing-heart", ["heart racing", "chest pain"]],
  ["palpitations", ["palpitations and dizzy"]],
  ["pressure-crisis", ["blood pressure 210/130", "headache"]],
  ["pressure-very-high", ["blood pressure 200/110"]],
  ["shock", ["BP 84/50", "fainted"]],
  ["leg-clot", ["one calf is swollen and painful"]],
  ["dead-limb", ["my leg went cold and pale", "numb leg", "since an hour"], 70],
  ["stroke-face", ["face drooping on one side"]],
  ["facial-palsy", ["half my face droops, can't close my eye, forehead does not wrinkle"], 35],
  ["stroke-speech", ["slurred speech"]],
  ["stroke-side", ["sudden weakness in left arm and leg"], 70],
  ["tia", ["could not move my right arm", "it was gone after ten minutes"], 66],
  ["stroke-balance", ["sudden dizziness", "double vision"], 66],
  ["sudden-blind", ["suddenly lost vision in one eye"]],
  ["curtain", ["new floaters", "flashing lights"]],
  ["acute-glaucoma", ["severe eye pain", "halos around lights", "vomiting"], 65],
  ["eye-injury", ["bleach splashed in my eye", "vision blurry"]],
  ["eye-red-flags", ["red eye", "light hurts my eyes"]],
  ["orbit", ["eyelid swollen and red", "fever", "double vision"], 9],
  ["thunderclap", ["worst headache of my life"]],
  ["headache-meningism", ["headache", "stiff neck", "fever"]],
  ["headache-neuro", ["headache", "confused"]],
  ["headache-pregnant", ["30 weeks pregnant", "headache", "blurred vision"], 31, "female"],
  ["headache-temporal", ["headache", "scalp hurts when combing hair"], 74],
  ["headache-new-50", ["headache for three days"], 63],
  ["headache-worse", ["headache worse when lying down in the morning"]],
  ["head-injury", ["hit my head", "vomiting"]],
  ["head-injury-signs", ["hit my head yesterday", "headache"], 25],
  ["seizure", ["had a seizure"]],
  ["confusion", ["suddenly confused"]],
  ["unresponsive", ["unconscious"]],
  ["drowsy-ill", ["fever", "very drowsy"]],
  ["cauda-equina", ["back pain", "numb between my legs"]],
  ["spine-infection", ["back pain", "fever"], 40, "male", ["injects heroin"]],
  ["back-warning", ["back pain", "losing weight"]],
  ["ascending", ["weakness going up from my legs to my arms"]],
  ["nerve-deficit", ["double vision"], 30],
  ["suicide", ["I want to kill myself"]],
  ["harm-others", ["I want to kill someone"]],
  ["psychosis", ["hearing voices", "not sleeping for days, insomnia"]],
  ["psychosis-new", ["hearing voices"]],
  ["withdrawal", ["stopped drinking alcohol, heavy drinker", "shaking hands", "seeing things that are not there, hallucinations"]],
  ["belly-severe", ["sudden severe stomach pain", "vomiting"]],
  ["pain-sudden", ["sudden unbearable pain in my side", "vomiting"]],
  ["pain-severe", ["severe pain in my elbow"]],
  ["belly-rigid", ["belly hard as a board"]],
  ["appendicitis", ["pain started around my belly button and moved to the lower right"], 20],
  ["belly-pain-watch", ["pain in the lower right side of my belly"]],
  ["gallbladder", ["pain under right ribs", "fever", "vomiting"]],
  ["pancreas", ["severe upper stomach pain going through to my back", "vomiting"]],
  ["blood-vomit", ["vomiting blood"]],
  ["black-stool", ["black tarry stools"]],
  ["blood-stool-much", ["blood in stool", "fainted"]],
  ["blood-stool", ["blood in my stool", "diarrhea"]],
  ["obstruction", ["vomiting", "swollen belly", "can't pass gas"]],
  ["hernia-stuck", ["hernia is stuck and very painful", "can't push it back"]],
  ["infant-bowel", ["green vomit"], 0.2],
  ["dehydration", ["diarrhea", "no urine since yesterday", "drowsy"]],
  ["dehydration-risk", ["vomiting", "can't keep anything down"]],
  ["no-urine", ["can't pee", "lower belly pain"], 68],
  ["kidneys-infected", ["flank pain", "fever"]],
  ["kidney-stone-fever", ["waves of flank pain, can't keep still", "fever"]],
  ["urine-infection", ["burning when I pee"]],
  ["testicle", ["sudden severe pain in testicle"], 15, "male"],
  ["testicle-look", ["swollen testicle"], 30, "male"],
  ["priapism", ["painful erection for six hours"], 30, "male"],
  ["ectopic", ["missed period", "pain low in the belly", "spotting"], 28, "female"],
  ["ovary", ["sudden severe pain in lower belly", "vomiting"], 25, "female"],
  ["pregnancy-late", ["34 weeks pregnant", "baby is not moving"], 29, "female"],
  ["labour", ["39 weeks pregnant", "contractions every five minutes"], 29, "female"],
  ["pregnancy-bleed", ["pregnant", "fever"], 29, "female"],
  ["bleed-vagina", ["soaking a pad every hour", "dizzy, lightheaded"], 35, "female"],
  ["bleed-after-menopause", ["bleeding after menopause"], 62, "female"],
  ["after-birth", ["gave birth a week ago", "fever", "lower belly pain"], 30, "female"],
  ["breast-lump", ["lump in my breast"], 45, "female"],
  ["ketoacidosis", ["breath smells fruity", "vomiting"], 19],
  ["sugar-high", ["blood sugar 320"]],
  ["sugar-extreme", ["blood sugar 45"]],
  ["sugar-low", ["confused and sweating"], 60, "male", ["diabetes, insulin"]],
  ["adrenal-crisis", ["vomiting"], 40, "female", ["Addison disease"]],
  ["bariatric", ["severe stomach pain"], 40, "female", ["gastric bypass"]],
  ["bariatric-look", ["vomiting"], 40, "female", ["gastric sleeve"]],
  ["overdose", ["took 30 paracetamol tablets"]],
  ["battery", ["swallowed a battery"], 2],
  ["bleeding", ["bleeding won't stop"]],
  ["trauma", ["car crash", "belly pain"]],
  ["fracture-open", ["fell and my arm looks bent", "bone sticking out"]],
  ["limb-threat", ["broken leg in a cast, leg is tight and pain unbearable when toes are stretched"]],
  ["injury-look", ["twisted my ankle", "can't put weight on it"]],
  ["wound", ["deep cut in my hand"]],
  ["burn", ["chemical burn on the arm"]],
  ["burn-look", ["burned arm on the stove"], 3],
  ["heat-stroke", ["worked in the sun all day", "confused"]],
  ["heat", ["ran in the hot sun", "dizzy, lightheaded", "headache"]],
  ["cold", ["temperature 34.1"]],
  ["drowning", ["almost drowned in the pool, near drowning"], 8],
  ["venom", ["bitten by a snake"]],
  ["muscle-breakdown", ["muscle pain after a marathon", "urine dark brown, muscle weakness"]],
  ["jaundice", ["yellow eyes"]],
  ["liver-confused", ["yellow skin", "confused"]],
  ["cancer-signs", ["losing weight without trying"]],
  ["sepsis", ["fever", "confused", "breathing fast"]],
  ["sepsis-rigors", ["fever", "shaking chills"], 50, "male", ["urinary catheter"]],
  ["rash-non-fading", ["fever", "purple rash that does not fade when pressed"]],
  ["rash-bleeding", ["tiny purple spots on my legs"]],
  ["fever-weak", ["fever"], 50, "female", ["chemotherapy"]],
  ["fever-weak-look", ["fever"], 50, "female", ["diabetes"]],
  ["malaria", ["fever", "came back from Kenya"]],
  ["fever-travel", ["fever", "trip to Brazil last week"]],
  ["fever-long", ["fever for 8 days"]],
  ["toxic-shock", ["fever", "rash", "fainted"]],
  ["skin-peels", ["skin is peeling off in sheets", "fever"]],
  ["skin-dies", ["skin is red and hot", "pain out of proportion", "fever"]],
  ["cellulitis", ["spreading red hot skin on leg"]],
  ["hot-joint", ["swollen red knee", "fever"]],
  ["hot-joint-look", ["swollen knee"]],
  ["lockjaw", ["can't open my mouth, lockjaw", "muscle spasms", "stepped on a rusty nail"]],
  ["mastoid", ["swelling behind the ear", "ear pain"], 5],
  ["sudden-deaf", ["suddenly deaf in one ear"]],
  ["sickle", ["chest pain"], 20, "male", ["sickle cell disease"]],
  ["infant-fever", ["temperature 38.4"], 0.1],
  ["infant-ill", ["bulging soft spot"], 0.5],
  ["child-fever-red", ["fever", "pale and hard to wake"], 3],
  ["child-breathing", ["ribs sucking in, chest retractions"], 2],
  ["child-fever-amber", ["fever", "ear pain"], 2],
  ["child-small", ["vomiting"], 0.3],
  ["kawasaki", ["fever for 6 days", "red eyes", "rash", "strawberry tongue"], 3],
  ["renal-colic", ["unbearable pain in my left flank in waves", "vomiting"]],
  ["neck-fever", ["stiff neck", "fever"]],
  ["weak-newborn", ["yellow skin"], 0.02],
  ["leg-clot-likely", ["right calf is swollen and sore"], 58, "female", ["breast cancer"]],
  ["kidneys-after-diarrhea", ["bloody diarrhea last week", "hardly passed any urine today"], 5],
  ["lithium", ["shaky hands", "diarrhea for three days"], 50, "female", ["lithium"]],
  ["lithium-dry", ["vomiting since yesterday"], 50, "female", ["takes lithium"]],
  ["refeeding", ["ate almost nothing for two weeks, started eating again, now my legs swell"], 30],
  ["tick-fever", ["tick bite last week", "fever", "a rash on my wrists"]],
  ["tick-fever-look", ["tick bite last week", "fever"]],
  ["warning-score", ["cough", "temperature 39.4, pulse 112, breathing rate 22"], 40],
  ["breaths", ["breathing rate 28"]],
  ["pulse-fast", ["pulse 140 lying down"]],
  ["pressure-low", ["blood pressure 80/40"]],
  ["pressure-lowish", ["blood pressure 89/60"]],
  ["temperature-extreme", ["temperature 41.2 °C"]],
  ["temperature-high", ["temperature 40 °C"]],
  ["coma-scale", ["GCS 13 after the party"]],
  ["child-vitals", ["cough", "pulse 170"], 4],
];

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
    ["capitals", ["CHEST PAIN!!! SWEATING!!!"]],
  ])("understands a %s: %s", (_, symptoms) => {
    expect(guardFor({ symptoms, age: 50 }).floor).toBe("emergency");
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
  ])("is not alarmed by “%s”", (text) => {
    expect(guardFor({ symptoms: [text, "runny nose"], age: 50, gender: "male" }).floor).not.toBe("emergency");
  });

  it.each([
    ["SpO2 86%", 40], ["oxygen saturation of 88 % on room air", 70], ["BP 80/40", 40], ["blood pressure is 78 over 45", 70], ["pulse 140", 40], ["heart rate of 150 beats per minute", 25],
    ["respiratory rate 30", 50], ["RR 6", 50], ["GCS 12", 50], ["Glasgow coma scale 14/15", 30], ["temp 41.5 C", 30], ["temp 106.2 F", 30], ["temperature 34.2", 80], ["blood sugar 38 mg/dL", 50], ["glucose 2.4 mmol/L", 50], ["blood sugar 620", 50],
    ["T 39.3, HR 118, RR 23", 33], ["temperature 35.8, pulse 112, BP 98/60", 66], ["sats 93%, breathing 24 times a minute, pulse 95", 66],
  ])("sets the floor by what was measured, whatever the complaint: %s", (text, age) => {
    expect(guardFor({ symptoms: ["tired", text], age }).floor).toBe("emergency");
  });

  it.each([
    ["blood pressure 118/76, pulse 72, oxygen 98%, breathing rate 14, temperature 36.8"], ["temperature 38.2, pulse 96"], ["GCS 15"], ["pulse 95, BP 104/66"], ["SpO2 97%, pain 8/10 yesterday, now 2/10"],
  ])("is not alarmed by measured values that are near normal: %s", (text) => {
    expect(guardFor({ symptoms: ["runny nose", text], age: 30 }).floor).not.toBe("emergency");
  });

  it("takes a medicine against overweight for no loss of weight, a sore that stings for no sting, and spots for no bleeding", () => {
    const labels = (text: string) => analyzeSymptoms({ symptoms: [text], age: 40, gender: "female" }).understood.present;
    expect(labels("started a weight-loss injection")).not.toContain("weight loss without trying");
    expect(labels("a white sore in my mouth stings when I eat")).not.toContain("an insect sting");
    expect(labels("small pink spots on my wrists")).not.toContain("vaginal bleeding");
    expect(labels("trapped wind")).not.toContain("shortness of breath");
    expect(labels("itching and soreness of the vulva")).not.toContain("a sore on the genitals");
    expect(labels("stung by a wasp")).toContain("an insect sting");
  });

  it("takes a past illness for history and a new sign for now", () => {
    expect(guardFor({ symptoms: ["runny nose"], age: 60, medicalHistory: ["stroke 2015", "heart attack"] }).floor).toBe("routine");
    expect(guardFor({ symptoms: ["History of asthma. Now his lips are blue and he is gasping"], age: 30 }).floor).toBe("emergency");
    expect(guardFor({ symptoms: ["No fever, but chest pain and sweating"], age: 50 }).floor).toBe("emergency");
  });

  it("calls the crisis line first for suicide, the emergency number where the body is in danger too", () => {
    expect(guardFor({ symptoms: ["I want to die"] }).call?.number).toBe("988");
    expect(guardFor({ symptoms: ["I want to die", "took 40 tablets of paracetamol", "unconscious"] }).call?.number).toBe("911");
  });
});

const BENIGN = ["runny nose", "itchy rash", "tired", "headache", "no fever", "constipation", "sneezing", "flurbish", "since 3 days", "heartburn", "cough", "knee pain", "anxious", "feeling fine", "", "🙂", "stress at work"];
const DANGEROUS = [["chest pain", "sweating"], ["slurred speech"], ["vomiting blood"], ["I want to kill myself"], ["worst headache of my life"], ["had a seizure"], ["can't breathe"], ["unconscious"]];
const benign = fc.array(fc.constantFrom(...BENIGN), { maxLength: 8 });
const profile = fc.record({ age: fc.double({ min: 0, max: 110, noNaN: true }), gender: fc.constantFrom("male", "female", "other", "unknown") });

const reply: fc.Arbitrary<SymptomReply> = fc.record({
  riskLevel: fc.constantFrom(...RISK_LEVELS),
  urgency: fc.constantFrom(...URGENCIES),
  confidence: fc.double({ min: 0, max: 1, noNaN: true }),
  preliminaryDiagnosis: fc.array(fc.string()),
  recommendedActions: fc.array(fc.string({ minLength: 1 }), { minLength: 1 }),
  specialtyRecommendation: fc.constantFrom("Endocrinologist" as const, undefined),
  additionalQuestions: fc.array(fc.string()),
});

describe("The guard's floor", () => {
  it("is never lowered by any other engine's reply, and whom to call stands first", () => {
    fc.assert(
      fc.property(reply, benign, fc.constantFrom([] as string[], ...DANGEROUS), profile, (answer, chips, danger, who) => {
        const guard = guardFor({ symptoms: [...chips, ...danger], ...who });
        const guarded = applyGuard(answer, guard);
        expect(URGENCIES.indexOf(guarded.urgency)).toBeGreaterThanOrEqual(Math.max(URGENCIES.indexOf(answer.urgency), URGENCIES.indexOf(guard.floor)));
        expect(RISK_LEVELS.indexOf(guarded.riskLevel)).toBeGreaterThanOrEqual(RISK_LEVELS.indexOf(answer.riskLevel));
        if (guard.call) expect(guarded.recommendedActions[0]).toBe(guard.call.text);
        if (guarded.urgency === "emergency") expect(guarded.specialtyRecommendation).toBeUndefined();
        expect(guarded.recommendedActions.length).toBeGreaterThan(0);
      }),
      { numRuns: 150 },
    );
  });

  it("drops advice that was written for less than the floor", () => {
    const hostile: SymptomReply = { riskLevel: "low", urgency: "routine", confidence: 1, preliminaryDiagnosis: ["Nothing"], recommendedActions: ["Do not call anybody. Sleep on it."], additionalQuestions: [] };
    const guarded = applyGuard(hostile, guardFor({ symptoms: ["chest pain", "sweating"], age: 60 }));
    expect(guarded).toMatchObject({ urgency: "emergency", riskLevel: "critical" });
    expect(guarded.recommendedActions.join(" ")).not.toMatch(/do not call|sleep/i);
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
