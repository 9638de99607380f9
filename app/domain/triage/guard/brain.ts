import type { RedFlagRule } from "./rule";

const FAST = "FAST and BE-FAST, Stroke 2017;48:479; 999 call lists";
const HEAD = "SNNOOP10, Neurology 2019; NHS headache";
const CALLS = "999 call lists (SWAST, WMAS)";

/** Brain, spine, eyes and mind. */
export const BRAIN_RULES = [
  {
    id: "named",
    title: "the emergency that you described",
    level: "emergency",
    critical: true,
    source: CALLS,
    when: (f) => f.has("named_emergency"),
  },
  {
    id: "stroke-face",
    title: "a stroke",
    level: "emergency",
    critical: true,
    source: FAST,
    when: (f) =>
      f.has("face_droop") &&
      (!f.has("facial_palsy_full") || f.any("one_side_weak", "speech", "vision_loss", "confusion")) &&
      !(f.any("fatigable") && !f.any("one_side_weak")) &&
      !(f.has("ear_pain") && f.age < 45 && !f.any("one_side_weak", "speech")) &&
      !(f.has("tearing_one_side") && !f.any("one_side_weak", "speech")),
  },
  {
    id: "facial-palsy",
    title: "a paralysis of the face",
    level: "urgent",
    source: "AAN 2012",
    when: (f) => f.has("face_droop"),
  },
  {
    id: "stroke-speech",
    title: "a stroke",
    level: "emergency",
    critical: true,
    source: FAST,
    when: (f) =>
      f.has("speech") &&
      !f.any("fatigable", "rest_tremor", "muffled_voice", "one_side_throat") &&
      (f.ageKnown ? f.age >= 16 : true) &&
      !(f.measures.days !== null && f.measures.days > 60 && !f.any("face_droop", "one_side_weak")),
  },
  {
    id: "stroke-side",
    title: "a stroke",
    level: "emergency",
    critical: true,
    source: FAST,
    when: (f) =>
      f.has("one_side_weak") &&
      (f.any(
        "face_droop",
        "speech",
        "vision_loss",
        "confusion",
        "balance_loss",
        "headache_severe",
        "thunderclap",
        "trouble_swallowing",
        "double_vision",
        "seizure",
        "transient",
        "atrial_fibrillation",
        "drowsy",
        "arm_and_leg",
      ) ||
        (!f.any(
          "sciatica",
          "numb_hand",
          "neck_pain",
          "injury",
          "pain_overuse",
          "back_pain",
          "shoulder_pain",
          "shoulder_overhead",
          "hand_night",
          "glove_stocking",
          "joint_pain",
          "elbow_outer",
          "elbow_inner",
          "thumb_wrist",
          "panic",
          "hyperventilation",
          "blisters",
        ) &&
          (f.severe || f.within(2) || f.age >= 45))) &&
      !(f.measures.shortestDays !== null && f.measures.shortestDays > 30),
  },
  {
    id: "tia",
    title: "a mini-stroke",
    level: "emergency",
    critical: true,
    source: "NICE NG128 (not read)",
    when: (f) =>
      f.has("transient") &&
      f.any("one_side_weak", "face_droop", "speech", "sudden_vision_loss", "vision_loss") &&
      !f.has("aura"),
  },
  {
    id: "stroke-balance",
    title: "a stroke at the back of the brain",
    level: "emergency",
    critical: true,
    source: FAST,
    when: (f) =>
      f.any("vertigo", "balance_loss", "dizziness") &&
      f.any("double_vision", "speech", "face_droop", "one_side_weak") &&
      !f.any("fatigable", "head_injury") &&
      !(f.measures.shortestDays !== null && f.measures.shortestDays > 30),
  },
  {
    id: "sudden-blind",
    title: "a sudden loss of sight",
    level: "emergency",
    source: FAST,
    when: (f) =>
      f.has("sudden_vision_loss") ||
      (f.has("vision_loss") &&
        // Without a time it is taken to be sudden.
        (f.measures.shortestDays === null || f.within(3)) &&
        !f.any("headache", "migraine_known", "aura", "gradual_vision", "blurred_vision", "eye_injury")),
  },
  {
    id: "curtain",
    title: "a detached retina",
    level: "emergency",
    source: "AAO",
    when: (f) => f.has("floaters") && f.any("aura", "vision_loss") && !f.has("headache"),
  },
  {
    id: "acute-glaucoma",
    title: "an attack of glaucoma",
    level: "emergency",
    source: "AAO",
    when: (f) =>
      (f.has("eye_pain") || f.has("red_eye")) &&
      f.any("halos", "vomiting", "eye_pain_severe", "vision_loss") &&
      f.any("blurred_vision", "vision_loss", "halos", "vomiting", "headache", "nausea") &&
      !f.has("tearing_one_side") &&
      !(f.has("migraine_known") && !f.has("red_eye")) &&
      !(f.has("fever") && f.any("body_aches", "rash")),
  },
  {
    id: "eye-injury",
    title: "an injury of the eye",
    level: "emergency",
    source: "AAO",
    when: (f) =>
      f.has("eye_injury") &&
      (f.any("vision_loss", "burn_injury", "heavy_bleeding", "eye_pain_severe", "major_burn") ||
        (f.has("eye_chemical") && f.any("blurred_vision", "eye_pain", "red_eye", "overdose"))),
  },
  {
    id: "eye-red-flags",
    title: "a red eye with danger signs",
    level: "urgent",
    source: "AAO; NICE CKS red eye (not read)",
    when: (f) =>
      f.any("eye_chemical") ||
      (f.has("eye_injury") && f.any("blurred_vision", "eye_pain", "light_sensitive")) ||
      (f.has("red_eye") &&
        f.any("eye_pain", "light_sensitive", "blurred_vision", "vision_loss", "contact_lens", "eye_injury")),
  },
  {
    id: "orbit",
    title: "an infection behind the eye",
    level: "emergency",
    source: "general teaching",
    when: (f) =>
      f.has("fever") &&
      f.any("eyelid_lump", "face_swelling") &&
      f.any("double_vision", "bulging_eyes", "vision_loss", "eye_pain") &&
      !f.has("body_aches"),
  },
  {
    id: "thunderclap",
    title: "bleeding in the brain",
    level: "emergency",
    critical: true,
    source: HEAD,
    when: (f) => f.has("thunderclap"),
  },
  {
    id: "headache-meningism",
    title: "meningitis",
    level: "emergency",
    critical: true,
    source: HEAD,
    when: (f) =>
      (f.has("headache") &&
        f.has("neck_stiff") &&
        f.any("fever", "vomiting", "light_sensitive", "confusion", "drowsy", "rash", "headache_severe")) ||
      (f.has("headache", "fever") &&
        f.any("light_sensitive", "confusion", "drowsy", "seizure", "non_fading") &&
        !f.has("body_aches", "cough")) ||
      (f.has("fever", "neck_stiff") &&
        f.any(
          "confusion",
          "drowsy",
          "vomiting",
          "irritable_child",
          "non_fading",
          "light_sensitive",
          "poor_feeding",
          "rash",
        )),
  },
  {
    id: "neck-fever",
    title: "a fever with a stiff neck",
    level: "urgent",
    source: "NICE NG240 (not read): neck stiffness with fever is looked at the same day",
    when: (f) => f.has("fever", "neck_stiff"),
  },
  {
    id: "headache-neuro",
    title: "a dangerous headache",
    level: "emergency",
    critical: true,
    source: HEAD,
    when: (f) =>
      f.has("headache") &&
      (f.any("seizure", "vision_loss", "unresponsive", "projectile") ||
        (f.any("one_side_weak", "speech", "confusion", "balance_loss", "drowsy", "fainting") &&
          !f.has("aura") &&
          !f.any("panic"))) &&
      !f.has("gradual_vision"),
  },
  {
    id: "headache-pregnant",
    title: "pre-eclampsia",
    level: "emergency",
    critical: true,
    source: "ACOG 222; NICE NG133",
    when: (f) =>
      (f.pregnant || f.has("postpartum")) &&
      ((f.has("headache") &&
        f.any(
          "blurred_vision",
          "aura",
          "high_pressure",
          "face_swelling",
          "ruq_pain",
          "upper_pain",
          "headache_severe",
          "leg_swelling",
        )) ||
        (f.has("high_pressure") && f.any("blurred_vision", "ruq_pain", "face_swelling", "upper_pain", "vomiting")) ||
        f.has("very_high_pressure") ||
        f.has("blurred_vision", "leg_swelling")) &&
      (f.measures.gestationWeeks === null || f.measures.gestationWeeks >= 18),
  },
  {
    id: "headache-temporal",
    title: "an inflamed temple artery",
    level: "emergency",
    source: "BSR 2020: treat the same day, at once with visual signs",
    when: (f) => f.has("headache") && f.age >= 50 && f.ageKnown && f.any("jaw_claudication", "scalp_tender"),
  },
  {
    id: "headache-new-50",
    title: "a new headache after 50",
    level: "urgent",
    source: HEAD,
    when: (f) =>
      f.has("headache") &&
      f.age >= 50 &&
      f.ageKnown &&
      !f.any("headache_recurrent", "migraine_known", "runny_nose", "blocked_nose", "sinus_pain"),
  },
  {
    id: "headache-worse",
    title: "a headache with warning signs",
    level: "urgent",
    source: HEAD,
    when: (f) =>
      f.has("headache") &&
      (f.any("headache_morning", "cancer", "immunosuppressed", "double_vision", "pregnant") ||
        (f.has("blood_thinner") && f.has("head_injury"))),
  },
  {
    id: "head-injury",
    title: "bleeding in the head after an injury",
    level: "emergency",
    critical: true,
    source: "NICE NG232; 999 call lists",
    when: (f) =>
      f.has("head_injury") &&
      (f.any(
        "vomiting",
        "drowsy",
        "confusion",
        "seizure",
        "unresponsive",
        "blood_thinner",
        "fainting",
        "one_side_weak",
        "speech",
        "vision_loss",
        "amnesia",
        "headache_severe",
        "double_vision",
        "major_trauma",
        "ear_discharge",
        "bleeding_disorder",
        "balance_loss",
        "memory_loss",
      ) ||
        (f.age >= 65 && f.ageKnown && f.any("headache", "dizziness")) ||
        (f.age < 1 && f.any("bulging_fontanelle", "poor_feeding", "irritable_child"))),
  },
  {
    id: "head-injury-signs",
    title: "a concussion",
    level: "urgent",
    source: "NICE NG232",
    when: (f) =>
      f.has("head_injury") &&
      f.any("headache", "nausea", "dizziness", "blurred_vision", "light_sensitive", "fatigue", "poor_concentration"),
  },
  {
    id: "seizure",
    title: "a seizure",
    level: "emergency",
    critical: true,
    source: CALLS,
    when: (f) => f.has("seizure"),
  },
  {
    id: "confusion",
    title: "sudden confusion",
    level: "emergency",
    critical: true,
    source: CALLS,
    when: (f) =>
      f.has("confusion") &&
      !(f.has("memory_loss") && f.measures.shortestDays !== null && f.measures.shortestDays > 60) &&
      !(
        f.measures.shortestDays !== null &&
        f.measures.shortestDays > 120 &&
        !f.any("fever", "headache", "head_injury")
      ),
  },
  {
    id: "unresponsive",
    title: "a loss of consciousness",
    level: "emergency",
    critical: true,
    source: CALLS,
    when: (f) => f.has("unresponsive"),
  },
  {
    id: "drowsy-ill",
    title: "drowsiness in an ill person",
    level: "emergency",
    critical: true,
    source: "NICE NG51 high-risk table",
    when: (f) =>
      f.has("drowsy") &&
      f.any(
        "fever",
        "headache",
        "vomiting",
        "overdose",
        "diabetes",
        "cyanosis",
        "breathless_severe",
        "rash",
        "poor_feeding",
        "opioid",
      ) &&
      !f.any("daytime_sleepy", "snoring"),
  },
  {
    id: "cauda-equina",
    title: "pressed nerves at the end of the spine",
    level: "emergency",
    source: "cauda equina lists (Norfolk and Waveney NHS)",
    when: (f) =>
      f.has("saddle_numb") ||
      (f.any("back_pain", "sciatica") &&
        f.any("no_urine", "bowel_incontinence", "both_legs_weak", "ascending_weakness") &&
        !(f.has("no_urine") && f.has("flank_pain") && !f.any("both_legs_weak"))) ||
      (f.any("back_pain", "sciatica") && f.has("incontinence") && !f.any("burning_urine", "leak_cough", "leak_urge")),
  },
  {
    id: "spine-infection",
    title: "an infection or tumor at the spine",
    level: "emergency",
    source: "general teaching (red flags of back pain)",
    when: (f) =>
      f.has("back_pain") &&
      ((f.has("fever") &&
        f.any("drug_use", "immunosuppressed", "both_legs_weak", "numbness", "cancer") &&
        !f.has("flank_pain")) ||
        (f.has("cancer") && f.any("both_legs_weak", "numbness", "muscle_weakness"))),
  },
  {
    id: "back-warning",
    title: "back pain with warning signs",
    level: "urgent",
    source: "NICE NG59; general teaching",
    when: (f) =>
      f.has("back_pain") &&
      f.any(
        "weight_loss",
        "cancer",
        "fever",
        "steroids",
        "osteoporosis",
        "height_loss",
        "drug_use",
        "sciatica",
        "numbness",
        "immunosuppressed",
        "muscle_weakness",
      ),
  },
  {
    id: "ascending",
    title: "a paralysis that climbs",
    level: "emergency",
    critical: true,
    source: "general teaching on Guillain-Barre",
    when: (f) =>
      f.has("ascending_weakness") ||
      (f.has("both_legs_weak") && f.any("numbness", "sore_throat_recent", "trouble_swallowing") && f.within(14)),
  },
  {
    id: "nerve-deficit",
    title: "new weakness or numbness of one side",
    level: "urgent",
    source: "general teaching",
    when: (f) => f.any("one_side_weak", "double_vision", "fatigable"),
  },
  {
    id: "suicide",
    title: "thoughts of ending your life",
    level: "emergency",
    critical: true,
    call: "crisis-line",
    source: "999 call lists; 988 Lifeline",
    when: (f) => f.any("suicidal", "self_harm"),
  },
  {
    id: "harm-others",
    title: "thoughts of harming somebody",
    level: "emergency",
    critical: true,
    call: "crisis-line",
    source: "general teaching",
    when: (f) => f.has("homicidal"),
  },
  {
    id: "psychosis",
    title: "an acute mental crisis",
    level: "emergency",
    source: "general teaching",
    when: (f) =>
      f.has("psychosis") &&
      (f.any("confusion", "homicidal", "suicidal", "mania", "postpartum", "fever", "alcohol", "insomnia") ||
        f.severe ||
        (f.age >= 65 &&
          f.ageKnown &&
          f.any("burning_urine", "frequency", "cough", "flank_pain", "rigors", "chills", "cellulitis"))) &&
      !f.has("cataplexy") &&
      !f.has("daytime_sleepy"),
  },
  {
    id: "psychosis-new",
    title: "hearing or believing what others do not",
    level: "urgent",
    source: "NICE CG178 (not read)",
    when: (f) => f.any("psychosis", "mania") && !f.any("cataplexy", "daytime_sleepy"),
  },
  {
    id: "withdrawal",
    title: "severe alcohol withdrawal",
    level: "emergency",
    critical: true,
    source: "NICE CG100 (not read)",
    when: (f) =>
      f.has("alcohol", "tremor") &&
      f.any("psychosis", "seizure", "confusion", "sweating") &&
      !f.any("rest_tremor") &&
      f.any("psychosis", "seizure", "confusion", "anxiety", "vomiting", "insomnia", "palpitations"),
  },
] as const satisfies readonly RedFlagRule[];
