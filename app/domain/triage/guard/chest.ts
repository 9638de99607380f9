import type { RedFlagRule } from "./rule";

const NHS_CHEST = "NHS, chest pain";
const CALLS = "999 call lists (SWAST, WMAS)";
const NEWS2 = "NEWS2, RCP 2017";

/** Heart, lungs, circulation and allergy. */
export const CHEST_RULES = [
  {
    id: "chest-pain-signs",
    title: "a heart attack",
    level: "emergency",
    critical: true,
    source: NHS_CHEST,
    when: (f) =>
      f.has("chest_pain") &&
      (f.any("sweating", "cold_sweat", "pain_radiates", "fainting", "cyanosis", "doom", "low_pressure") ||
        (f.any("breathless", "nausea", "lightheaded", "arm_jaw_alone", "dizziness") &&
          !(f.has("chest_tender") && f.age < 40) &&
          !(f.has("panic") && f.age < 40 && f.ageKnown) &&
          !(f.has("heartburn") && !f.any("breathless", "arm_jaw_alone") && !f.has("chest_pressure")) &&
          !(f.has("cough") && f.has("fever") && f.age < 40 && !f.any("breathless_severe", "arm_jaw_alone")))),
  },
  {
    id: "chest-pressure",
    title: "a heart attack",
    level: "emergency",
    critical: true,
    source: NHS_CHEST,
    when: (f) =>
      f.has("chest_pressure") &&
      !f.any("wheeze", "asthma", "anxiety", "cough", "heartburn", "allergen_trigger") &&
      (f.age >= 30 || f.severe) &&
      !f.has("chest_exertional"),
  },
  {
    id: "chest-pain-risk",
    title: "a heart attack",
    level: "emergency",
    critical: true,
    source: `${NHS_CHEST}; age and risk: general teaching`,
    when: (f) =>
      f.has("chest_pain") &&
      f.age >= 40 &&
      f.ageKnown &&
      (f.any("heart_disease", "diabetes", "cocaine", "chest_at_rest") || f.severe) &&
      !f.any("chest_tender", "heartburn"),
  },
  {
    id: "chest-cocaine",
    title: "a heart attack after a stimulant",
    level: "emergency",
    critical: true,
    source: "AHA 2008 (not read)",
    when: (f) => f.has("chest_pain", "cocaine"),
  },
  {
    id: "angina-worse",
    title: "unstable angina",
    level: "emergency",
    source: "general teaching",
    when: (f) => f.has("chest_exertional") && f.any("chest_at_rest", "sweating", "fainting"),
  },
  {
    id: "chest-pain",
    title: "chest pain that needs a look today",
    level: "urgent",
    source: NHS_CHEST,
    when: (f) =>
      f.has("chest_pain") &&
      !(
        f.has("cough") &&
        f.age < 50 &&
        !f.severe &&
        !f.any("fever", "breathless", "pleuritic", "coughing_blood", "palpitations")
      ),
  },
  {
    id: "silent-heart-attack",
    title: "a heart attack without typical pain",
    level: "emergency",
    critical: true,
    source: "general teaching on atypical presentation",
    when: (f) =>
      (!f.ageKnown && f.has("arm_jaw_alone", "sweating") && !f.any("toothache", "fever", "injury")) ||
      (f.ageKnown &&
        f.age >= 45 &&
        ((f.has("arm_jaw_alone") &&
          f.any("sweating", "breathless", "nausea") &&
          !f.any("toothache", "fever", "injury")) ||
          (f.has("cold_sweat") &&
            f.any("breathless", "upper_pain", "nausea") &&
            f.any("fatigue", "lightheaded", "upper_pain", "heartburn")) ||
          (f.has("heartburn") &&
            f.any("sweating", "breathless") &&
            f.any("pain_radiates", "arm_jaw_alone", "lightheaded", "fatigue")))),
  },
  {
    id: "aortic-tear",
    title: "a tear of the main artery",
    level: "emergency",
    critical: true,
    source: "general teaching; ESC 2014",
    when: (f) => f.has("tearing_pain") && f.any("chest_pain", "back_pain", "belly_pain"),
  },
  {
    id: "aneurysm",
    title: "a burst artery in the belly",
    level: "emergency",
    critical: true,
    source: "general teaching",
    when: (f) =>
      (f.has("pulsating_mass") && f.any("belly_pain", "back_pain", "flank_pain", "lightheaded")) ||
      (f.age >= 55 &&
        f.ageKnown &&
        f.any("belly_pain", "flank_pain") &&
        f.any("back_pain", "flank_pain") &&
        f.any("fainting", "low_pressure", "cold_sweat", "aneurysm_known")),
  },
  {
    id: "breathless-severe",
    title: "severe trouble breathing",
    level: "emergency",
    critical: true,
    source: CALLS,
    when: (f) => f.has("breathless_severe"),
  },
  {
    id: "blue",
    title: "too little oxygen",
    level: "emergency",
    critical: true,
    source: CALLS,
    when: (f) =>
      f.has("cyanosis") &&
      (f.any(
        "breathless",
        "cough",
        "wheeze",
        "choking",
        "chest_pain",
        "drowsy",
        "unresponsive",
        "seizure",
        "confusion",
        "poor_feeding",
      ) ||
        !f.any("fingers_white")),
  },
  {
    id: "embolism",
    title: "a blood clot in the lung",
    level: "emergency",
    critical: true,
    source: "ESC 2019; Wells and PERC items",
    when: (f) =>
      (f.any("sudden_breathless") &&
        f.any(
          "pleuritic",
          "chest_pain",
          "one_leg_swelling",
          "coughing_blood",
          "surgery_recent",
          "immobile",
          "fainting",
          "cancer",
          "clot_before",
          "postpartum",
          "contraceptive",
          "pregnant",
          "palpitations",
          "fast_pulse",
        )) ||
      (f.any("breathless", "pleuritic") &&
        f.any("one_leg_swelling", "coughing_blood", "surgery_recent", "immobile", "clot_before", "postpartum") &&
        !(f.has("fever", "productive_cough") && !f.has("one_leg_swelling")) &&
        !f.any("heart_failure_known", "tb_contact", "weight_loss", "foul_sputum") &&
        !f.has("leg_swelling_both")),
  },
  {
    id: "collapsed-lung",
    title: "a collapsed lung",
    level: "emergency",
    critical: true,
    source: "BTS 2023 (not read)",
    when: (f) =>
      f.has("sudden_breathless", "chest_pain") ||
      (f.has("pleuritic", "breathless") && f.severe && !f.any("fever", "cough", "chest_tender")),
  },
  {
    id: "asthma-attack",
    title: "an asthma attack that does not settle",
    level: "emergency",
    critical: true,
    source: "GINA, NHS asthma attack",
    when: (f) =>
      f.has("reliever_fails") &&
      (f.any("wheeze", "breathless", "chest_pressure") || (f.any("asthma", "cough") && !f.denied("breathless"))),
  },
  {
    id: "wheeze-breathless",
    title: "an attack of wheezing",
    level: "urgent",
    source: "GINA",
    when: (f) => f.has("wheeze") && f.has("breathless"),
  },
  {
    id: "lung-flood",
    title: "fluid on the lungs",
    level: "emergency",
    critical: true,
    source: "general teaching",
    when: (f) => f.has("pink_froth") || (f.has("orthopnea") && f.has("breathless_severe")),
  },
  {
    id: "breathless-new",
    title: "new breathlessness",
    level: "urgent",
    source: "general teaching",
    when: (f) => f.has("breathless") && !f.has("panic"),
  },
  {
    id: "coughing-blood",
    title: "coughing up blood",
    level: "urgent",
    source: "NICE NG12",
    when: (f) => f.has("coughing_blood"),
  },
  {
    id: "coughing-blood-much",
    title: "heavy bleeding from the lungs",
    level: "emergency",
    critical: true,
    source: "general teaching",
    when: (f) => f.has("coughing_blood", "heavy_bleeding"),
  },
  {
    id: "choking",
    title: "choking",
    level: "emergency",
    critical: true,
    source: CALLS,
    when: (f) =>
      f.has("choking") &&
      (f.any("breathless", "stridor", "cyanosis", "unresponsive", "wheeze", "drooling", "cough", "muffled_voice") ||
        f.age < 6),
  },
  {
    id: "airway-throat",
    title: "a closing throat",
    level: "emergency",
    critical: true,
    source: "general teaching on epiglottitis and deep neck infection",
    when: (f) =>
      f.has("stridor") ||
      (f.has("drooling") &&
        f.any("sore_throat", "fever", "muffled_voice", "trouble_swallowing", "tripod", "breathless") &&
        (f.age >= 2 || f.any("stridor", "tripod", "breathless", "muffled_voice") || f.has("fever", "sore_throat"))) ||
      (f.any("tripod", "muffled_voice") && f.any("fever", "sore_throat", "breathless")) ||
      (f.has("trismus") && f.any("sore_throat", "fever")),
  },
  {
    id: "food-stuck",
    title: "food stuck in the gullet",
    level: "emergency",
    source: "general teaching",
    when: (f) => f.has("drooling", "trouble_swallowing") && f.any("choking", "object_swallowed", "chest_pain"),
  },
  {
    id: "anaphylaxis",
    title: "a severe allergic reaction",
    level: "emergency",
    critical: true,
    source: "NHS anaphylaxis; ACSQHC standard 2021",
    when: (f) =>
      (f.any(
        "hives",
        "face_swelling",
        "throat_closing",
        "itching",
        "rash",
        "allergen_exposure",
        "sting",
        "anaphylaxis_before",
      ) &&
        f.any("throat_closing", "wheeze", "breathless", "stridor", "trouble_swallowing", "drooling") &&
        // A known allergy alone is no contact: who wheezes with it may have asthma.
        f.any("hives", "throat_closing", "allergen_exposure", "sting", "face_swelling") &&
        f.count(
          "hives",
          "throat_closing",
          "face_swelling",
          "allergen_exposure",
          "sting",
          "anaphylaxis_before",
          "breathless",
          "wheeze",
          "trouble_swallowing",
          "stridor",
        ) >= 2 &&
        !(
          f.any("fever", "leg_swelling", "sinus_pain", "toothache") &&
          !f.any("hives", "sting", "allergen_exposure", "anaphylaxis_before")
        )) ||
      (f.any("allergen_exposure", "sting", "hives") &&
        f.any("fainting", "lightheaded", "low_pressure", "confusion", "cyanosis") &&
        f.any("hives", "sting", "allergen_exposure") &&
        f.any(
          "hives",
          "itching",
          "rash",
          "vomiting",
          "throat_closing",
          "face_swelling",
          "breathless",
          "palpitations",
          "sweating",
          "sting",
        )),
  },
  {
    id: "anaphylaxis-sting",
    title: "a severe reaction to a sting",
    level: "emergency",
    critical: true,
    source: "ACSQHC standard 2021: vomiting or belly pain after a sting",
    when: (f) =>
      f.has("sting") &&
      f.any("vomiting", "belly_pain", "hives", "fainting", "lightheaded", "face_swelling") &&
      !(
        f.has("face_swelling") &&
        f.denied("breathless") &&
        f.count("hives", "vomiting", "belly_pain", "fainting", "lightheaded") === 0
      ),
  },
  {
    id: "angioedema",
    title: "swelling that can close the throat",
    level: "emergency",
    critical: true,
    source: "NHS angioedema",
    when: (f) =>
      f.has("throat_closing") &&
      f.any(
        "face_swelling",
        "trouble_swallowing",
        "voice_change",
        "ace_inhibitor",
        "allergen_exposure",
        "hives",
        "glp1",
        "new_drug",
      ) &&
      !f.any("toothache", "cold_sore", "fever", "gum_swelling"),
  },
  {
    id: "faint-danger",
    title: "a faint with danger signs",
    level: "emergency",
    critical: true,
    source: "ESC syncope 2018",
    when: (f) =>
      f.has("fainting") &&
      (f.any(
        "exertional_faint",
        "chest_pain",
        "palpitations",
        "breathless",
        "family_heart",
        "belly_severe",
        "black_stool",
        "vomiting_blood",
        "heart_failure_known",
        "valve_disease",
        "tongue_bite",
        "heavy_vaginal_bleeding",
      ) ||
        (f.has("vaginal_bleeding") && f.any("pregnant", "missed_period", "lower_pain")) ||
        f.has("low_pressure", "fast_pulse")),
  },
  { id: "faint", title: "a faint", level: "urgent", source: "NICE CG109", when: (f) => f.has("fainting") },
  {
    id: "racing-heart",
    title: "a dangerous heart rhythm",
    level: "emergency",
    critical: true,
    source: "Resuscitation Council UK 2021, adverse features",
    when: (f) =>
      (f.any("palpitations", "fast_pulse", "very_fast_pulse") &&
        f.any("chest_pain", "fainting", "breathless_severe", "low_pressure") &&
        !f.any("panic") &&
        !f.has("fever")) ||
      (f.age >= 12 && f.measures.pulse !== null && f.measures.pulse >= 150) ||
      (f.measures.pulse !== null &&
        f.age >= 12 &&
        f.measures.pulse <= 40 &&
        f.any("fainting", "lightheaded", "dizziness", "confusion", "breathless", "chest_pain", "low_pressure")),
  },
  {
    id: "palpitations",
    title: "palpitations with other signs",
    level: "urgent",
    source: "NICE CKS palpitations (not read)",
    when: (f) =>
      f.any("palpitations", "very_fast_pulse", "slow_pulse") &&
      f.any("breathless", "lightheaded", "heart_disease", "family_heart", "dizziness", "fast_pulse", "very_fast_pulse"),
  },
  {
    id: "pressure-crisis",
    title: "a blood pressure crisis",
    level: "emergency",
    critical: true,
    source: "ACC/AHA 2017",
    when: (f) =>
      f.has("very_high_pressure") &&
      f.any(
        "headache",
        "blurred_vision",
        "vision_loss",
        "chest_pain",
        "breathless",
        "confusion",
        "one_side_weak",
        "speech",
        "seizure",
        "vomiting",
        "nosebleed",
        "dizziness",
        "back_pain",
        "drowsy",
      ),
  },
  {
    id: "pressure-very-high",
    title: "a very high blood pressure",
    level: "urgent",
    source: "ACC/AHA 2017; NICE NG136: 180/120 and more",
    when: (f) => f.has("very_high_pressure"),
  },
  {
    id: "shock",
    title: "shock",
    level: "emergency",
    critical: true,
    source: NEWS2,
    when: (f) =>
      f.measures.systolic !== null &&
      f.age >= 12 &&
      ((f.measures.systolic <= 90 &&
        f.any(
          "fever",
          "fast_pulse",
          "confusion",
          "fainting",
          "lightheaded",
          "drowsy",
          "cold_sweat",
          "vomiting",
          "bruising",
          "belly_pain",
          "chest_pain",
          "breathless",
          "pallor",
          "muscle_weakness",
          "injury",
          "diarrhea",
        )) ||
        (f.measures.systolic <= 100 && f.has("cold_sweat", "fainting")) ||
        f.measures.systolic < 80),
  },
  {
    id: "leg-clot",
    title: "a blood clot in the leg",
    level: "urgent",
    source: "NICE NG158, Wells",
    when: (f) => f.has("one_leg_swelling") && !f.has("injury"),
  },
  {
    id: "leg-clot-likely",
    title: "a likely blood clot in the leg",
    level: "emergency",
    source:
      "NICE NG158: two points of Wells, ultrasound within four hours. A patient's own swelling and pain count as one, so a risk has to stand beside them",
    when: (f) =>
      f.has("one_leg_swelling") &&
      !f.has("injury") &&
      !f.any("varicose", "vein_cord") &&
      (f.measures.shortestDays ?? 0) <= 21 &&
      f.any("cancer", "surgery_recent", "bedbound", "clot_before", "postpartum"),
  },
  {
    id: "dead-limb",
    title: "a limb without blood",
    level: "emergency",
    source: "general teaching (six Ps)",
    when: (f) =>
      f.has("cold_leg") &&
      f.any("numbness", "muscle_weakness", "atrial_fibrillation", "calf_pain") &&
      (f.severe || f.within(2) || f.has("atrial_fibrillation")) &&
      !f.any("fingers_white"),
  },
] as const satisfies readonly RedFlagRule[];
