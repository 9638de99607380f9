import type { RedFlagRule } from "./rule";

const NG51 = "NICE NG51 high-risk table (NG253, 2025, uses NEWS2)";
const NG143 = "NICE NG143 fever in under fives";
const TEACHING = "standard teaching, not read as a rule";

const infected = [
  "fever",
  "rigors",
  "chills",
  "cough",
  "burning_urine",
  "cellulitis",
  "diarrhea",
  "sore_throat",
  "flank_pain",
] as const;

/** Infections, and children. */
export const INFECTION_RULES = [
  {
    id: "sepsis",
    title: "sepsis",
    level: "emergency",
    critical: true,
    source: NG51,
    when: (f) =>
      f.any(...infected) &&
      f.age >= 5 &&
      (f.any("mottled", "non_fading") ||
        (f.any("fever", "rigors", "chills") &&
          (f.any("confusion", "no_urine", "low_pressure") ||
            (f.any("fast_breathing", "breathless_severe") &&
              f.any("very_fast_pulse", "fast_pulse", "muscle_weakness", "cold_sweat")))) ||
        (f.measures.respirations ?? 0) >= 25 ||
        (f.measures.pulse ?? 0) >= 131),
  },
  {
    id: "sepsis-rigors",
    title: "sepsis",
    level: "emergency",
    source: NG51,
    when: (f) =>
      f.has("rigors") &&
      f.has("fever") &&
      (f.any("immunosuppressed", "catheter", "pregnant", "postpartum", "surgery_recent", "asplenia", "drug_use") ||
        f.has("very_fast_pulse")),
  },
  {
    id: "rash-non-fading",
    title: "meningococcal infection",
    level: "emergency",
    critical: true,
    source: NG143,
    when: (f) =>
      f.has("non_fading") && (f.any("fever", "headache", "vomiting", "drowsy", "neck_stiff", "chills") || f.age < 16),
  },
  {
    id: "rash-bleeding",
    title: "a bleeding rash",
    level: "urgent",
    source: TEACHING,
    when: (f) => f.any("non_fading") || f.has("bruising", "bleeding_gums"),
  },
  {
    id: "fever-weak",
    title: "fever with a weak immune system",
    level: "emergency",
    source: TEACHING,
    when: (f) =>
      f.has("fever") &&
      (f.any("chemo", "asplenia") ||
        (f.has("immunosuppressed") && f.any("rigors", "confusion", "breathless", "high_fever", "drug_use"))),
  },
  {
    id: "fever-weak-look",
    title: "fever with a weak immune system",
    level: "urgent",
    source: TEACHING,
    when: (f) =>
      f.any("fever", "cellulitis") &&
      f.any("immunosuppressed", "diabetes", "surgery_recent", "cancer", "valve_disease", "prosthetic"),
  },
  {
    id: "malaria",
    title: "malaria",
    level: "emergency",
    source: TEACHING,
    when: (f) => f.has("fever", "malaria_area"),
  },
  {
    id: "tick-fever",
    title: "a dangerous tick-borne infection",
    level: "emergency",
    source: "CDC, spotted fever: treat on suspicion, deaths from the eighth day",
    when: (f) =>
      f.has("tick_bite", "fever") &&
      f.any("headache_severe", "confusion", "rash", "non_fading", "palms_rash", "breathless", "drowsy", "vomiting") &&
      !f.has("bullseye"),
  },
  {
    id: "tick-fever-look",
    title: "a fever after a tick bite",
    level: "urgent",
    source: "CDC",
    when: (f) => f.has("tick_bite", "fever"),
  },
  {
    id: "fever-travel",
    title: "fever after travel",
    level: "urgent",
    source: TEACHING,
    when: (f) => f.has("fever", "travel"),
  },
  {
    id: "fever-long",
    title: "fever for days",
    level: "urgent",
    source: NG143,
    when: (f) => f.has("prolonged_fever") || (f.has("fever") && (f.measures.shortestDays ?? 0) >= 4),
  },
  {
    id: "toxic-shock",
    title: "toxic shock",
    level: "emergency",
    critical: true,
    source: "CDC",
    when: (f) => f.has("fever", "rash") && f.any("low_pressure", "confusion", "fainting"),
  },
  {
    id: "skin-peels",
    title: "a dangerous skin reaction",
    level: "emergency",
    critical: true,
    source: TEACHING,
    when: (f) =>
      (f.has("peeling_skin") &&
        f.any("fever", "mouth_ulcers", "recent_drug_rash", "new_drug", "rash") &&
        !f.has("sunburn")) ||
      (f.any("recent_drug_rash") && f.has("mouth_ulcers") && f.any("blisters", "fever", "red_eye")),
  },
  {
    id: "skin-dies",
    title: "a flesh-eating infection",
    level: "emergency",
    critical: true,
    source: TEACHING,
    when: (f) =>
      f.has("severe_skin_pain") &&
      f.any(
        "fever",
        "testicle_swelling",
        "cellulitis",
        "rash",
        "one_leg_swelling",
        "injury",
        "abscess",
        "leg_swelling",
        "swollen_bruised",
      ),
  },
  {
    id: "cellulitis",
    title: "a skin infection",
    level: "urgent",
    source: "NICE NG141; NG182: a red, itchy swelling in the first two days after a sting is no infection",
    when: (f) =>
      f.any("red_streak", "abscess") ||
      (f.has("cellulitis") &&
        !(
          ((f.any("sting", "insect_bite") && f.has("itching") && f.within(2)) || f.has("sunburn")) &&
          !f.any("fever", "low_fever", "chills")
        )),
  },
  {
    id: "hot-joint",
    title: "an infected joint",
    level: "emergency",
    source: "BSR hot joint",
    when: (f) =>
      f.has("hot_joint") &&
      f.has("fever") &&
      !f.any("joints_migrating", "joints_small", "rash", "big_toe", "sickle_cell") &&
      (f.measures.shortestDays === null || f.measures.shortestDays <= 10) &&
      !(f.has("joint_pain") && f.has("sore_throat_recent")),
  },
  {
    id: "hot-joint-look",
    title: "a hot, swollen joint",
    level: "urgent",
    source: "BSR hot joint",
    when: (f) => f.has("hot_joint") && !f.any("ankle_twist", "injury"),
  },
  {
    id: "lockjaw",
    title: "tetanus",
    level: "emergency",
    source: TEACHING,
    when: (f) => f.has("trismus") && f.any("dirty_wound", "muscle_cramp", "neck_stiff"),
  },
  {
    id: "mastoid",
    title: "an infection behind the ear",
    level: "emergency",
    source: TEACHING,
    when: (f) => f.has("behind_ear") && f.any("ear_pain", "fever", "ear_discharge"),
  },
  {
    id: "sudden-deaf",
    title: "a sudden loss of hearing",
    level: "urgent",
    source: "AAO-HNS 2019",
    when: (f) => f.has("sudden_deaf"),
  },
  {
    id: "sickle",
    title: "a sickle cell crisis",
    level: "emergency",
    source: TEACHING,
    when: (f) =>
      f.has("sickle_cell") &&
      f.any(
        "fever",
        "chest_pain",
        "breathless",
        "belly_pain",
        "bone_pain",
        "joint_pain",
        "headache_severe",
        "priapism",
        "body_aches",
      ),
  },
  {
    id: "infant-fever",
    title: "a fever in a young baby",
    level: "emergency",
    critical: true,
    source: NG143,
    when: (f) =>
      f.age < 0.25 &&
      (f.any("fever", "low_fever") ||
        (f.measures.temperature !== null && (f.measures.temperature >= 38 || f.measures.temperature < 36))),
  },
  {
    id: "infant-ill",
    title: "a seriously ill baby",
    level: "emergency",
    critical: true,
    source: NG143,
    when: (f) =>
      f.age < 2 &&
      (f.any("bulging_fontanelle", "mottled", "cyanosis", "unresponsive", "breathless_severe", "seizure") ||
        (f.has("drowsy") &&
          f.any("poor_feeding", "poor_appetite", "fever", "vomiting", "irritable_child", "diarrhea")) ||
        (f.age < 0.25 &&
          f.any("poor_feeding", "drowsy", "pallor") &&
          f.any("poor_feeding", "drowsy", "pallor", "vomiting", "irritable_child", "breathless"))),
  },
  {
    id: "child-fever-red",
    title: "a seriously ill child",
    level: "emergency",
    critical: true,
    source: NG143,
    when: (f) =>
      f.age < 6 &&
      f.any("fever", "low_fever") &&
      f.any(
        "pallor",
        "mottled",
        "cyanosis",
        "drowsy",
        "breathless_severe",
        "non_fading",
        "neck_stiff",
        "bulging_fontanelle",
        "seizure",
        "one_side_weak",
        "confusion",
        "unresponsive",
        "dehydration",
      ) &&
      !(
        f.has("pallor") &&
        !f.any("drowsy", "breathless", "dehydration", "poor_feeding", "unresponsive") &&
        (f.measures.shortestDays ?? 0) > 7
      ),
  },
  {
    id: "child-breathing",
    title: "a child in trouble with breathing",
    level: "emergency",
    critical: true,
    source: NG143,
    when: (f) =>
      f.age < 12 &&
      (f.has("breathless_severe") ||
        (f.has("stridor") && f.any("breathless", "barking_cough", "drooling")) ||
        (f.measures.respirations ?? 0) > 60 ||
        (f.age < 1 && f.has("breathless") && f.any("poor_feeding", "low_urine", "cyanosis", "drowsy"))),
  },
  {
    id: "child-fever-amber",
    title: "a fever in a small child",
    level: "urgent",
    source: NG143,
    when: (f) =>
      (f.age < 0.5 && f.any("fever")) ||
      (f.age < 5 &&
        f.any("fever") &&
        f.any(
          "rigors",
          "low_urine",
          "poor_feeding",
          "child_limb",
          "ear_pain",
          "high_fever",
          "breathless",
          "vomiting",
          "rash",
          "hot_joint",
          "irritable_child",
        )) ||
      (f.age < 5 && f.has("child_limb")),
  },
  {
    id: "child-small",
    title: "a small child who is ill",
    level: "urgent",
    source: "NHS is my child too ill",
    when: (f) =>
      f.age < 0.5 &&
      f.any("vomiting", "diarrhea", "poor_feeding", "breathless", "cough", "irritable_child", "wheeze") &&
      f.any("poor_feeding", "breathless", "vomiting", "diarrhea", "wheeze", "low_urine"),
  },
  {
    id: "kawasaki",
    title: "Kawasaki disease",
    level: "emergency",
    source: "AHA 2017",
    when: (f) =>
      f.age < 10 &&
      f.has("fever") &&
      (f.measures.days ?? 0) >= 5 &&
      f.count("strawberry_tongue", "red_eye", "rash", "palms_rash", "gland_swelling", "peeling_skin") >= 3 &&
      !f.has("cough"),
  },
  {
    id: "weak-newborn",
    title: "a newborn with jaundice or illness",
    level: "urgent",
    source: "NICE CG98",
    when: (f) => f.age < 0.1 && f.any("jaundice", "vomiting", "pallor"),
  },
] as const satisfies readonly RedFlagRule[];
