import type { RedFlagRule } from "./rule";

const TEACHING = "general teaching on atypical presentation, not read as a rule";

/** Emergencies that do not look like the book: the old, the diabetic, after operations, with certain medicines. */
export const HIDDEN_RULES = [
  {
    id: "shock-skin",
    title: "shock",
    level: "emergency",
    critical: true,
    source: "NICE NG51, skin; general teaching",
    when: (f) => f.has("cold_sweat") && f.any("pallor", "mottled") && !f.any("panic", "faint_trigger"),
  },
  {
    id: "heart-attack-older",
    title: "a heart attack without typical pain",
    level: "emergency",
    critical: true,
    source: TEACHING,
    when: (f) =>
      f.ageKnown &&
      (f.age >= 60 || (f.age >= 45 && f.any("diabetes", "heart_disease"))) &&
      f.has("cold_sweat") &&
      f.any(
        "breathless",
        "nausea",
        "vomiting",
        "lightheaded",
        "fainting",
        "fatigue",
        "muscle_weakness",
        "malaise",
        "upper_pain",
        "back_pain",
        "shoulder_pain",
        "arm_jaw_alone",
        "heartburn",
      ) &&
      !f.any("fever", "chills", "diarrhea", "heat_exposure", "hot_flashes", "night_sweats"),
  },
  {
    id: "breathless-sudden-older",
    title: "a heart or lung emergency",
    level: "emergency",
    critical: true,
    source: "NHS, shortness of breath",
    when: (f) =>
      f.has("sudden_breathless") &&
      f.ageKnown &&
      f.age >= 40 &&
      !f.any("panic", "anxiety", "fever", "allergen_trigger"),
  },
  {
    id: "aortic-tear-likely",
    title: "a tear of the main artery",
    level: "emergency",
    critical: true,
    source: "ESC 2014, high-risk features",
    when: (f) =>
      f.has("sudden_severe_pain") &&
      f.any("back_pain", "chest_pain") &&
      f.age >= 40 &&
      f.ageKnown &&
      f.any("hypertension", "one_side_weak", "numbness", "cold_leg", "aneurysm_known", "fainting", "both_legs_weak") &&
      !f.any("back_strain", "sciatica", "kidney_stones_known"),
  },
  {
    id: "drowsy-old",
    title: "new drowsiness in an old person",
    level: "emergency",
    critical: true,
    source: "NICE NG51: a change of behaviour or alertness",
    when: (f) =>
      f.has("drowsy") &&
      f.ageKnown &&
      f.age >= 65 &&
      !f.any("daytime_sleepy", "snoring", "insomnia") &&
      !(f.measures.shortestDays !== null && f.measures.shortestDays > 14),
  },
  {
    id: "steroids-stopped",
    title: "an adrenal crisis",
    level: "emergency",
    critical: true,
    source: "Society for Endocrinology: long steroid treatment stopped, or not kept down",
    when: (f) =>
      f.has("steroids_stopped") &&
      f.any("vomiting", "fainting", "lightheaded", "low_pressure", "confusion", "drowsy", "muscle_weakness"),
  },
  {
    id: "sglt2",
    title: "ketoacidosis with a near-normal sugar",
    level: "emergency",
    critical: true,
    source: "MHRA and FDA warnings on SGLT2 inhibitors (not read)",
    when: (f) =>
      f.has("sglt2") &&
      f.any("vomiting", "fast_breathing", "breathless") &&
      f.any("vomiting", "belly_pain", "nausea", "drowsy", "confusion", "fatigue", "thirst"),
  },
  {
    id: "after-operation",
    title: "a complication of an operation",
    level: "emergency",
    source: TEACHING,
    when: (f) =>
      f.has("surgery_recent", "belly_pain") &&
      f.any("fever", "very_fast_pulse", "rigors") &&
      f.any("vomiting", "bloating", "chills", "belly_rigid", "belly_severe", "fast_pulse", "lightheaded") &&
      (f.measures.shortestDays ?? 0) <= 42,
  },
  {
    id: "blood-thinner-headache",
    title: "bleeding in the head",
    level: "emergency",
    critical: true,
    source: "NICE NG232; general teaching",
    when: (f) => f.has("blood_thinner", "headache_severe"),
  },
  {
    id: "mouth-floor",
    title: "an infection that can close the throat",
    level: "emergency",
    critical: true,
    source: "general teaching on deep neck infection",
    when: (f) =>
      f.any("toothache", "gum_swelling") &&
      f.any("trouble_swallowing", "drooling", "muffled_voice", "breathless", "stridor") &&
      !f.has("chest_pain"),
  },
  {
    id: "carbon-monoxide",
    title: "carbon monoxide poisoning",
    level: "emergency",
    critical: true,
    source: "CDC and NHS, carbon monoxide",
    when: (f) =>
      f.has("co_exposure") &&
      f.any("headache", "dizziness", "nausea", "confusion", "drowsy", "fainting") &&
      (f.any("sick_contact", "suspect_food", "confusion", "drowsy", "fainting", "unresponsive") ||
        f.count("headache", "dizziness", "nausea") >= 2),
  },
  {
    id: "tampon-fever",
    title: "toxic shock",
    level: "emergency",
    critical: true,
    source: "NHS, toxic shock syndrome",
    when: (f) =>
      f.has("tampon", "fever") &&
      f.any("rash", "sunburn", "lightheaded", "vomiting", "diarrhea", "confusion", "body_aches"),
  },
  {
    id: "fever-pain-pulse",
    title: "a deep infection",
    level: "emergency",
    source: "NICE NG51: pain out of proportion and a fast pulse with an infection",
    when: (f) => f.has("fever", "severe_pain") && f.age >= 12 && (f.measures.pulse ?? 0) >= 120,
  },
  {
    id: "serotonin",
    title: "a dangerous reaction of medicines for mood or pain",
    level: "emergency",
    critical: true,
    source:
      "Hunter criteria (QJM 2003;96:635; not read): a medicine that raises serotonin with jerks, trembling, sweating and heat",
    when: (f) =>
      f.any("depression_known", "serotonergic") &&
      f.any("tremor", "muscle_jerks") &&
      f.any("sweating", "cold_sweat") &&
      (f.any("fever", "confusion", "diarrhea") || f.has("muscle_jerks")) &&
      (f.any("serotonergic", "new_drug") || f.has("muscle_jerks")),
  },
] as const satisfies readonly RedFlagRule[];
