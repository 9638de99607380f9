import type { RedFlagRule } from "./rule";

const CALLS = "999 call lists (SWAST, WMAS)";
const TEACHING = "general teaching, not read as a rule";

/** Abdomen, pelvis, pregnancy, hormones, injuries and poisons. */
/** Beside sweating at night: alone it is mostly the room, the menopause or a strain (NICE NG12 asks for such a sign, too). */
const WITH_NIGHT_SWEATS = [
  "weight_loss",
  "weight_lost",
  "fever",
  "gland_swelling",
  "neck_lump",
  "cough",
  "coughing_blood",
  "itching",
  "poor_appetite",
  "bone_pain",
  "back_pain",
  "fatigue",
  "breathless",
  "chills",
  "diarrhea",
  "bruising",
  "immunosuppressed",
  "cancer",
  "tb_contact",
  "travel",
  "drug_use",
] as const;

export const BODY_RULES = [
  {
    id: "belly-severe",
    title: "an emergency in the belly",
    level: "emergency",
    source: CALLS,
    when: (f) =>
      f.has("belly_severe") &&
      f.any(
        "belly_sudden",
        "belly_rigid",
        "fainting",
        "low_pressure",
        "vomiting",
        "fever",
        "pain_to_back",
        "blood_stool",
        "cold_sweat",
        "pregnant",
        "no_gas",
        "atrial_fibrillation",
        "bariatric",
        "breathless",
        "pallor",
        "rlq_pain",
        "upper_pain",
        "lightheaded",
      ) &&
      !f.any("colicky_flank", "painful_periods") &&
      !(f.has("diarrhea") && !f.any("belly_rigid", "fainting", "low_pressure", "blood_stool", "belly_sudden")),
  },
  {
    id: "pain-sudden",
    title: "the cause of a sudden, severe pain",
    level: "emergency",
    source: CALLS,
    when: (f) =>
      f.has("sudden_severe_pain") &&
      f.any("vomiting", "fainting", "low_pressure", "cold_sweat", "lightheaded", "pallor", "dizziness") &&
      !f.any("headache", "migraine_known", "painful_periods", "colicky_flank", "tearing_one_side", "toothache"),
  },
  {
    id: "pain-severe",
    title: "a severe pain",
    level: "urgent",
    source: "Manchester Triage, pain discriminator",
    when: (f) => f.has("severe_pain") && !f.any("painful_periods", "migraine_known", "headache_recurrent"),
  },
  {
    id: "belly-rigid",
    title: "an inflamed belly lining",
    level: "emergency",
    source: TEACHING,
    when: (f) => f.has("belly_rigid"),
  },
  {
    id: "appendicitis",
    title: "appendicitis",
    level: "emergency",
    source: "Alvarado items; general teaching",
    when: (f) =>
      f.has("pain_migrates") ||
      (f.has("rlq_pain") &&
        f.count("fever", "vomiting", "nausea", "poor_appetite", "belly_rigid", "belly_severe") >= 2 &&
        !f.any("diarrhea", "flank_pain", "burning_urine", "vaginal_discharge") &&
        !(f.measures.shortestDays !== null && f.measures.shortestDays > 10)),
  },
  {
    id: "belly-pain-watch",
    title: "stomach pain that needs a look",
    level: "urgent",
    source: TEACHING,
    when: (f) =>
      (f.any("rlq_pain", "llq_pain", "ruq_pain", "belly_severe", "belly_sudden") &&
        !f.any("painful_periods", "relieved_stool")) ||
      (f.has("belly_pain") &&
        f.any("pregnant", "immunosuppressed", "fever", "weight_loss", "bariatric") &&
        !(f.has("diarrhea") && !f.any("pregnant", "immunosuppressed", "weight_loss", "bariatric"))),
  },
  {
    id: "gallbladder",
    title: "an inflamed gallbladder",
    level: "emergency",
    source: "Tokyo 2018 items",
    when: (f) =>
      f.has("ruq_pain") &&
      ((f.has("fever") &&
        f.any(
          "vomiting",
          "nausea",
          "jaundice",
          "chills",
          "belly_rigid",
          "belly_severe",
          "pain_to_shoulder",
          "after_fatty",
        ) &&
        !(f.any("cough") && !f.has("jaundice")) &&
        (f.measures.shortestDays === null || f.measures.shortestDays <= 10)) ||
        f.has("jaundice", "chills")),
  },
  {
    id: "pancreas",
    title: "an inflamed pancreas",
    level: "emergency",
    source: "Atlanta 2012 items; FDA labels of GLP-1 medicines",
    when: (f) =>
      (f.has("glp1", "vomiting") &&
        (f.has("belly_severe") || (f.severe && f.any("upper_pain", "luq_pain", "belly_pain")))) ||
      (f.any("upper_pain", "belly_severe", "luq_pain") &&
        f.has("pain_to_back") &&
        f.any("vomiting", "belly_severe", "nausea") &&
        f.any("belly_severe", "alcohol", "gallstones_known", "vomiting", "glp1") &&
        (f.measures.shortestDays === null || f.measures.shortestDays <= 7) &&
        !f.has("after_fatty")),
  },
  {
    id: "blood-vomit",
    title: "bleeding in the stomach",
    level: "emergency",
    critical: true,
    source: TEACHING,
    when: (f) => f.has("vomiting_blood"),
  },
  {
    id: "black-stool",
    title: "bleeding in the stomach or bowel",
    level: "emergency",
    source: TEACHING,
    when: (f) => f.has("black_stool"),
  },
  {
    id: "blood-stool-much",
    title: "heavy bleeding from the bowel",
    level: "emergency",
    critical: true,
    source: CALLS,
    when: (f) =>
      f.has("blood_stool") &&
      (f.any("heavy_bleeding", "fainting", "low_pressure", "confusion") ||
        f.has("lightheaded", "fast_pulse") ||
        (f.has("lightheaded") && f.any("pallor", "blood_thinner"))),
  },
  {
    id: "blood-stool",
    title: "blood in the stool",
    level: "urgent",
    source: "NICE NG12",
    when: (f) =>
      f.has("blood_stool") &&
      !(
        f.has("bright_blood_wipe") &&
        f.age < 50 &&
        !f.any("weight_loss", "bowel_change", "family_cancer", "diarrhea", "belly_pain", "fever")
      ),
  },
  {
    id: "obstruction",
    title: "a blocked bowel",
    level: "emergency",
    source: TEACHING,
    when: (f) =>
      f.any("vomiting", "bloating", "belly_pain") &&
      ((f.has("no_gas") && f.any("vomiting", "bloating", "belly_pain")) ||
        (f.has("bilious") && f.any("bloating", "belly_pain", "constipation")) ||
        (f.has("vomiting", "constipation", "bloating") && f.any("belly_pain", "surgery_recent") && !f.has("glp1"))),
  },
  {
    id: "glp1-belly",
    title: "pain in the upper belly with a weight-loss medicine",
    level: "urgent",
    source: "FDA labels of GLP-1 medicines (pancreas, gallbladder)",
    when: (f) => f.has("glp1") && f.any("upper_pain", "luq_pain", "ruq_pain", "belly_severe"),
  },
  {
    id: "purging",
    title: "an eating disorder",
    level: "urgent",
    source: "NICE NG69; RCPsych CR233 (MEED)",
    when: (f) => f.has("purging"),
  },
  {
    id: "starved-body",
    title: "a body that has starved too long",
    level: "emergency",
    critical: true,
    source:
      "RCPsych CR233 (MEED): BMI under 13, or a slow pulse, a faint or weak muscles in an eating disorder; 13 itself is counted, because weight is told in round numbers",
    when: (f) =>
      (f.age >= 18 && f.measures.bmi !== null && f.measures.bmi <= 13) ||
      ((f.any("food_restriction", "purging") || (f.measures.bmi ?? 99) < 15) &&
        (f.any("slow_pulse", "low_pressure", "confusion") ||
          (f.any("fainting", "muscle_weakness", "chest_pain") && (f.measures.bmi ?? 99) < 16))),
  },
  {
    id: "underweight",
    title: "a weight that is far too low",
    level: "urgent",
    source: "WHO: severe thinness below 16; NICE NG69",
    when: (f) => f.age >= 18 && f.measures.bmi !== null && f.measures.bmi < 16,
  },
  {
    id: "hernia-stuck",
    title: "a trapped hernia",
    level: "emergency",
    source: TEACHING,
    when: (f) => f.has("lump_stuck") || (f.has("groin_lump") && f.any("vomiting", "belly_severe", "no_gas")),
  },
  {
    id: "infant-bowel",
    title: "a bowel emergency in a baby",
    level: "emergency",
    critical: true,
    source: "NICE NG1, NHS",
    when: (f) =>
      f.age < 4 &&
      ((f.has("currant_jelly") && f.any("vomiting", "blood_stool", "drowsy", "belly_pain")) ||
        f.has("bilious") ||
        (f.has("projectile") && f.age < 0.5)),
  },
  {
    id: "dehydration",
    title: "severe dehydration",
    level: "emergency",
    source: "WHO; NICE CG84",
    when: (f) =>
      f.any("diarrhea", "vomiting", "heat_exposure") &&
      ((f.any("no_urine", "low_urine", "dehydration") &&
        f.any("drowsy", "confusion", "fainting", "very_fast_pulse", "low_pressure", "mottled")) ||
        f.has("watery_profuse") ||
        (f.has("no_urine") && f.any("cannot_keep_down", "dehydration"))),
  },
  {
    id: "dehydration-risk",
    title: "dehydration",
    level: "urgent",
    source: "NICE CG84",
    when: (f) =>
      f.any("diarrhea", "vomiting", "fever", "heat_exposure") &&
      f.any("cannot_keep_down", "low_urine", "no_urine", "dehydration", "lightheaded"),
  },
  {
    id: "no-urine",
    title: "a blocked bladder",
    level: "emergency",
    source: TEACHING,
    when: (f) =>
      f.has("no_urine") &&
      (f.any("lower_pain", "belly_pain", "back_pain", "weak_stream", "flank_pain", "bloating") ||
        f.severe ||
        f.age >= 50),
  },
  {
    id: "kidneys-infected",
    title: "a kidney infection",
    level: "urgent",
    source: "NICE NG111",
    when: (f) => f.any("flank_pain", "burning_urine", "frequency") && f.any("fever", "chills", "vomiting"),
  },
  {
    id: "kidney-stone-fever",
    title: "an infected, blocked kidney",
    level: "emergency",
    source: "EAU urolithiasis",
    when: (f) =>
      f.any("colicky_flank", "kidney_stones_known") && f.has("flank_pain") && f.any("fever", "rigors", "no_urine"),
  },
  {
    id: "renal-colic",
    title: "a kidney stone that needs relief now",
    level: "emergency",
    source: "EAU urolithiasis; Mayo Clinic, kidney stones (not read): pain without a bearable position, with vomiting",
    when: (f) =>
      f.any("flank_pain", "colicky_flank") &&
      f.has("vomiting") &&
      f.any("colicky_flank", "pain_to_groin", "blood_urine") &&
      (f.severe || f.has("severe_pain")),
  },
  {
    id: "urine-infection",
    title: "a urinary infection",
    level: "urgent",
    source: "NICE NG109",
    when: (f) => f.has("burning_urine") || f.any("blood_urine"),
  },
  {
    id: "testicle",
    title: "a twisted testicle",
    level: "emergency",
    source: "EAU; NHS testicle pain",
    when: (f) =>
      f.has("testicle_sudden") ||
      (f.has("testicle_pain") &&
        (f.any("vomiting", "nausea") ||
          (f.age < 25 && f.within(1)) ||
          (f.severe && !f.any("fever", "burning_urine", "penile_discharge")))),
  },
  {
    id: "testicle-look",
    title: "a testicle that needs a look",
    level: "urgent",
    source: "NICE NG12",
    when: (f) => f.any("testicle_pain", "testicle_swelling", "genital_ulcer", "penile_discharge"),
  },
  {
    id: "priapism",
    title: "an erection that will not go",
    level: "emergency",
    source: "AUA 2021",
    when: (f) => f.any("priapism", "foreskin_stuck"),
  },
  {
    id: "ectopic",
    title: "a pregnancy outside the womb",
    level: "emergency",
    critical: true,
    source: "NICE NG126; ACOG 193",
    when: (f) =>
      f.sex !== "male" &&
      f.age >= 11 &&
      f.age < 56 &&
      ((f.any("missed_period", "pregnant", "pregnancy_signs") &&
        (f.any("lower_pain", "belly_pain", "pain_to_shoulder", "belly_severe") || f.has("severe_pain", "fainting")) &&
        f.any(
          "vaginal_bleeding",
          "fainting",
          "lightheaded",
          "pain_to_shoulder",
          "belly_severe",
          "belly_sudden",
          "tubal_risk",
        ) &&
        (f.measures.gestationWeeks === null || f.measures.gestationWeeks < 14) &&
        !f.has("contractions")) ||
        (f.has("lower_pain", "vaginal_bleeding") &&
          (f.any("fainting", "belly_sudden", "pain_to_shoulder", "low_pressure") ||
            (f.any("pallor", "lightheaded", "dizziness", "shoulder_pain") && !f.has("painful_periods")))) ||
        (f.sex === "female" && f.has("fainting") && f.any("lower_pain", "belly_severe") && !f.has("painful_periods"))),
  },
  {
    id: "ovary",
    title: "a twisted ovary",
    level: "emergency",
    source: TEACHING,
    when: (f) =>
      f.sex === "female" &&
      f.has("lower_pain") &&
      f.any("belly_sudden", "belly_severe") &&
      f.any("vomiting", "nausea", "lightheaded") &&
      !f.has("painful_periods"),
  },
  {
    id: "pregnancy-late",
    title: "an emergency of pregnancy",
    level: "emergency",
    critical: true,
    source: "ACOG; NHS",
    when: (f) =>
      (f.has("less_movement") &&
        (f.pregnant || f.age >= 12 || ((f.measures.days ?? 0) >= 112 && (f.measures.days ?? 0) <= 300))) ||
      (f.pregnant &&
        ((f.any("vaginal_bleeding", "pregnancy_bleeding") &&
          ((f.measures.gestationWeeks ?? 0) >= 20 ||
            f.any("heavy_vaginal_bleeding", "contractions", "belly_severe", "lightheaded", "fainting"))) ||
          f.has("seizure") ||
          f.has("waters_broke") ||
          (f.has("contractions") &&
            (f.measures.gestationWeeks === null || f.measures.gestationWeeks < 37 || f.has("vaginal_bleeding"))))),
  },
  {
    id: "labor",
    title: "labor",
    level: "emergency",
    source: "NHS",
    when: (f) => f.pregnant && f.any("contractions", "waters_broke"),
  },
  {
    id: "pregnancy-bleed",
    title: "bleeding or illness in pregnancy",
    level: "urgent",
    source: "NICE NG126",
    when: (f) =>
      f.pregnant &&
      f.any(
        "vaginal_bleeding",
        "fever",
        "belly_pain",
        "lower_pain",
        "cannot_keep_down",
        "burning_urine",
        "itching",
        "high_pressure",
        "flank_pain",
        "headache",
        "leg_swelling",
        "rash",
      ),
  },
  {
    id: "bleed-vagina",
    title: "heavy vaginal bleeding",
    level: "emergency",
    source: "ACOG; NHS",
    when: (f) =>
      f.has("heavy_vaginal_bleeding") &&
      f.any(
        "lightheaded",
        "fainting",
        "pallor",
        "fast_pulse",
        "low_pressure",
        "postpartum",
        "pregnant",
        "missed_period",
      ),
  },
  {
    id: "bleed-after-menopause",
    title: "bleeding after the menopause",
    level: "urgent",
    source: "NICE NG12",
    when: (f) => f.has("postmenopausal_bleeding") || (f.has("vaginal_bleeding") && f.age >= 55 && f.ageKnown),
  },
  {
    id: "after-birth",
    title: "an infection or bleeding after birth",
    level: "emergency",
    source: "MBRRACE, NHS",
    when: (f) =>
      f.has("postpartum") &&
      ((f.has("fever") &&
        f.any("lower_pain", "belly_pain", "confusion", "rigors", "vaginal_discharge") &&
        !f.any("breast_red")) ||
        f.any("heavy_vaginal_bleeding") ||
        f.has("seizure")),
  },
  {
    id: "breast-lump",
    title: "a new lump in the breast or neck",
    level: "urgent",
    source: "NICE NG12",
    when: (f) => f.any("breast_lump", "breast_skin", "breast_red", "neck_lump"),
  },
  {
    id: "ketoacidosis",
    title: "ketoacidosis",
    level: "emergency",
    critical: true,
    source: "ADA; JBDS",
    when: (f) =>
      f.has("fruity_breath") ||
      ((f.measures.glucose ?? 0) >= 250 &&
        f.any("vomiting", "confusion", "drowsy", "fast_breathing", "breathless_severe")) ||
      (f.any("diabetes", "insulin_use") &&
        f.any("vomiting", "belly_pain", "confusion", "drowsy", "fast_breathing") &&
        (f.any("thirst", "polyuria", "fast_breathing") ||
          (f.measures.glucose ?? 0) >= 250 ||
          f.has("insulin_use", "cannot_keep_down"))) ||
      (f.any("thirst") &&
        f.any("polyuria", "frequency") &&
        f.any("vomiting", "confusion", "drowsy", "fast_breathing", "breathless")) ||
      (f.age < 18 && f.has("thirst") && f.any("polyuria", "frequency", "nocturia") && f.any("weight_loss", "fatigue")),
  },
  {
    id: "sugar-high",
    title: "a very high blood sugar",
    level: "urgent",
    source: "ADA",
    when: (f) => (f.measures.glucose ?? 0) >= 250,
  },
  {
    id: "sugar-extreme",
    title: "a dangerous blood sugar",
    level: "emergency",
    source: "ADA; JBDS",
    when: (f) => (f.measures.glucose ?? 0) >= 500 || (f.measures.glucose !== null && f.measures.glucose < 54),
  },
  {
    id: "sugar-low",
    title: "a low blood sugar",
    level: "emergency",
    source: "ADA",
    when: (f) =>
      f.has("insulin_use", "fainting") ||
      (f.any("diabetes", "insulin_use") && f.any("confusion", "unresponsive", "seizure", "drowsy")) ||
      (f.has("insulin_use", "poor_concentration") && f.any("sweating", "cold_sweat", "tremor")),
  },
  {
    id: "adrenal-crisis",
    title: "an adrenal crisis",
    level: "emergency",
    critical: true,
    source: "Society for Endocrinology",
    when: (f) =>
      (f.has("adrenal_known") && f.any("vomiting", "fever", "fainting", "low_pressure", "confusion", "diarrhea")) ||
      (f.has("low_pressure") && f.has("hyperpigmentation") && f.any("vomiting", "confusion", "fainting")),
  },
  {
    id: "bariatric",
    title: "a complication of weight-loss surgery",
    level: "emergency",
    source: "ASMBS (not read)",
    when: (f) =>
      (f.has("bariatric") &&
        f.any(
          "belly_severe",
          "fast_pulse",
          "very_fast_pulse",
          "vomiting_blood",
          "black_stool",
          "low_pressure",
          "confusion",
        )) ||
      (f.has("bariatric", "fever") &&
        f.any(
          "palpitations",
          "breathless",
          "shoulder_pain",
          "pain_to_shoulder",
          "belly_pain",
          "vomiting",
          "cannot_keep_down",
          "rigors",
          "lightheaded",
          "chest_pain",
        ) &&
        (f.measures.shortestDays === null || f.measures.shortestDays <= 42)),
  },
  {
    id: "bariatric-look",
    title: "trouble after weight-loss surgery",
    level: "urgent",
    source: "ASMBS (not read)",
    when: (f) => f.has("bariatric") && f.any("cannot_keep_down", "fever", "belly_pain", "vomiting"),
  },
  {
    id: "overdose",
    title: "a poisoning or overdose",
    level: "emergency",
    critical: true,
    call: "poison",
    source: CALLS,
    when: (f) => f.has("overdose"),
  },
  {
    id: "battery",
    title: "a dangerous swallowed object",
    level: "emergency",
    critical: true,
    source: "NASPGHAN (not read)",
    when: (f) =>
      f.has("object_swallowed") &&
      (f.age < 12 || f.any("drooling", "trouble_swallowing", "chest_pain", "belly_pain", "vomiting")),
  },
  {
    id: "bleeding",
    title: "bleeding that does not stop",
    level: "emergency",
    critical: true,
    source: CALLS,
    when: (f) =>
      f.has("heavy_bleeding") &&
      !f.any("heavy_periods") &&
      !(f.has("nosebleed") && !f.severe && !f.any("blood_thinner", "lightheaded", "fainting", "pallor")),
  },
  {
    id: "trauma",
    title: "a major injury",
    level: "emergency",
    critical: true,
    source: CALLS,
    when: (f) =>
      f.has("major_trauma") &&
      (f.any(
        "belly_pain",
        "chest_pain",
        "breathless",
        "head_injury",
        "neck_pain",
        "back_pain",
        "heavy_bleeding",
        "confusion",
        "fainting",
        "deformity",
        "cannot_bear",
        "hip_pain",
        "unresponsive",
        "numbness",
        "deep_wound",
        "blood_urine",
        "cut",
      ) ||
        f.severe),
  },
  {
    id: "fracture-open",
    title: "a broken or dislocated bone",
    level: "emergency",
    source: CALLS,
    when: (f) =>
      (f.has("deformity") &&
        f.any(
          "injury",
          "wrist_injury",
          "shoulder_pain",
          "ankle_twist",
          "cannot_bear",
          "finger_jam",
          "swollen_bruised",
        )) ||
      f.has("amputation") ||
      (f.any("leg_shape") && f.any("hip_pain", "injury", "cannot_bear")) ||
      (f.has("hip_pain", "injury", "cannot_bear") && f.age >= 60),
  },
  {
    id: "limb-threat",
    title: "a limb in danger",
    level: "emergency",
    source: TEACHING,
    when: (f) => f.has("tight_swollen_limb") || (f.has("injury") && f.any("cold_leg")),
  },
  {
    id: "injury-look",
    title: "an injury that may be a break",
    level: "urgent",
    source: "Ottawa rules",
    when: (f) => f.any("injury", "ankle_twist", "wrist_injury") && f.any("cannot_bear", "numbness"),
  },
  {
    id: "wound",
    title: "a wound that needs care",
    level: "urgent",
    source: "NHS cuts and grazes",
    when: (f) => f.any("deep_wound", "dirty_wound", "bite_animal"),
  },
  {
    id: "burn",
    title: "a severe burn",
    level: "emergency",
    source: "ABA referral criteria",
    when: (f) =>
      f.has("major_burn") ||
      (f.any("burn_injury") && f.any("electric", "breathless", "voice_change")) ||
      (f.has("electric") && f.any("palpitations", "chest_pain", "fainting", "burn_injury", "numbness", "confusion")),
  },
  {
    id: "electric-look",
    title: "an electric shock",
    level: "urgent",
    source: TEACHING,
    when: (f) => f.has("electric"),
  },
  {
    id: "burn-look",
    title: "a burn that needs a look",
    level: "urgent",
    source: "ABA",
    when: (f) =>
      f.has("burn_injury") &&
      ((f.any("blisters") && f.severe) || f.age < 5 || f.any("pregnant", "diabetes")) &&
      !f.has("sunburn"),
  },
  {
    id: "heat-stroke",
    title: "heat stroke",
    level: "emergency",
    critical: true,
    source: "CDC heat",
    when: (f) =>
      f.has("heat_exposure") &&
      (f.any("confusion", "seizure", "unresponsive", "drowsy", "fainting", "balance_loss") ||
        (f.measures.temperature ?? 0) >= 40),
  },
  {
    id: "heat",
    title: "heat exhaustion",
    level: "urgent",
    source: "CDC heat",
    when: (f) => f.has("heat_exposure") && f.any("vomiting", "lightheaded", "headache", "muscle_cramp", "nausea"),
  },
  {
    id: "cold",
    title: "hypothermia",
    level: "emergency",
    source: CALLS,
    when: (f) =>
      (f.has("cold_exposure") && f.any("confusion", "drowsy", "unresponsive", "numbness", "blisters")) ||
      (f.measures.temperature !== null && f.measures.temperature < 35),
  },
  {
    id: "drowning",
    title: "near drowning",
    level: "emergency",
    critical: true,
    source: CALLS,
    when: (f) => f.has("drowning"),
  },
  {
    id: "venom",
    title: "a venomous bite",
    level: "emergency",
    critical: true,
    source: CALLS,
    when: (f) => f.has("snake_bite"),
  },
  {
    id: "muscle-breakdown",
    title: "a breakdown of muscle",
    level: "emergency",
    source: TEACHING,
    when: (f) =>
      f.has("muscle_pain_dark") ||
      (f.any("body_aches", "pain_overuse") &&
        f.has("dark_urine") &&
        f.any("muscle_weakness", "pain_overuse") &&
        !f.any("jaundice", "fever")),
  },
  {
    id: "jaundice",
    title: "yellow skin or eyes",
    level: "urgent",
    source: "NICE NG12",
    when: (f) => f.has("jaundice"),
  },
  {
    id: "kidneys-after-diarrhea",
    title: "kidney failure after bloody diarrhea",
    level: "emergency",
    critical: true,
    source: "CDC, haemolytic uraemic syndrome (not read)",
    when: (f) =>
      f.has("bloody_diarrhea") &&
      f.any("pallor", "low_urine", "no_urine", "bruising", "drowsy", "seizure", "face_swelling"),
  },
  {
    id: "lithium",
    title: "lithium poisoning",
    level: "emergency",
    call: "poison",
    source: "BNF, lithium toxicity (not read)",
    when: (f) =>
      f.has("lithium") &&
      (f.any("confusion", "drowsy", "speech", "balance_loss", "seizure", "muscle_weakness") ||
        (f.has("tremor") && f.any("vomiting", "diarrhea", "dehydration", "blurred_vision"))),
  },
  {
    id: "lithium-dry",
    title: "lithium while losing fluid",
    level: "urgent",
    source: "BNF, lithium (not read)",
    when: (f) =>
      f.has("lithium") && f.any("vomiting", "diarrhea", "dehydration", "low_urine", "tremor", "cannot_keep_down"),
  },
  {
    id: "refeeding",
    title: "the danger of eating again after starving",
    level: "emergency",
    source: "NICE CG32 (not read)",
    when: (f) =>
      f.has("starved", "refed") &&
      f.any(
        "leg_swelling",
        "muscle_weakness",
        "palpitations",
        "breathless",
        "confusion",
        "seizure",
        "tremor",
        "lightheaded",
        "fainting",
        "numbness",
      ),
  },
  {
    id: "liver-confused",
    title: "liver failure",
    level: "emergency",
    source: TEACHING,
    when: (f) => f.has("jaundice") && f.any("confusion", "drowsy", "vomiting_blood"),
  },
  {
    id: "cancer-signs",
    title: "signs that need a work-up",
    level: "urgent",
    source: "NICE NG12",
    when: (f) =>
      (f.has("weight_loss") && !f.any("food_restriction", "glp1")) ||
      f.any("swallow_solids", "mole_change", "blood_urine", "trouble_swallowing", "ascites") ||
      (f.has("night_sweats") && f.any(...WITH_NIGHT_SWEATS)),
  },
] as const satisfies readonly RedFlagRule[];
