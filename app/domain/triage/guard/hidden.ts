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
    id: "insulin-missed",
    title: "ketoacidosis",
    level: "emergency",
    critical: true,
    source: "ADA Standards of Care 2025, section 16; CDC, diabetic ketoacidosis: missed insulin with vomiting",
    when: (f) =>
      f.has("insulin_missed") &&
      f.any(
        "vomiting",
        "nausea",
        "belly_pain",
        "fast_breathing",
        "breathless",
        "drowsy",
        "confusion",
        "thirst",
        "cannot_keep_down",
        "fruity_breath",
        "polyuria",
      ),
  },
  {
    id: "glp1-pancreas",
    title: "an inflamed pancreas",
    level: "emergency",
    source:
      "FDA labels of semaglutide and tirzepatide, 5: persistent severe pain in the belly, with or without vomiting",
    when: (f) =>
      f.has("glp1") &&
      ((f.any("upper_pain", "luq_pain") && (f.severe || f.any("severe_pain", "belly_severe"))) ||
        (f.has("belly_severe") && f.any("pain_to_back", "severe_pain")) ||
        (f.has("belly_pain") && ((f.measures.score ?? 0) >= 8 || (f.severe && f.has("pain_to_back"))))) &&
      !f.any("diarrhea", "painful_periods", "relieved_stool"),
  },
  {
    id: "glp1-kidneys",
    title: "a loss of fluid that harms the kidneys",
    level: "emergency",
    source: "FDA labels of semaglutide and tirzepatide, 5: acute kidney injury from a loss of fluid",
    when: (f) =>
      f.any("glp1", "sglt2") &&
      f.any("no_urine", "low_urine") &&
      f.any("lightheaded", "fainting", "postural", "dizziness", "low_pressure", "confusion", "drowsy"),
  },
  {
    id: "opioid-breathing",
    title: "too much of an opioid",
    level: "emergency",
    critical: true,
    source: "FDA boxed warning of opioids; CDC, signs of an opioid overdose",
    when: (f) =>
      f.has("opioid") && f.any("slow_breathing", "drowsy", "unresponsive", "cyanosis", "confusion", "fast_breathing"),
  },
  {
    id: "slow-breathing",
    title: "breathing that is too slow",
    level: "emergency",
    critical: true,
    source: "NEWS2, RCP 2017: consciousness and breathing; CDC, opioid overdose",
    when: (f) =>
      f.has("slow_breathing") && f.any("drowsy", "unresponsive", "confusion", "cyanosis", "alcohol", "overdose"),
  },
  {
    id: "slow-breathing-look",
    title: "breathing that is too slow",
    level: "urgent",
    source: "NEWS2, RCP 2017",
    when: (f) => f.has("slow_breathing"),
  },
  {
    id: "pressure-medicine-low",
    title: "a blood pressure that is too low under treatment",
    level: "emergency",
    source: "NEWS2, RCP 2017: 90 and below; with dizziness or weakness",
    when: (f) =>
      f.has("pressure_medicine") &&
      f.measures.systolic !== null &&
      f.measures.systolic <= 90 &&
      f.any("dizziness", "lightheaded", "fainting", "muscle_weakness", "confusion", "blurred_vision"),
  },
  {
    id: "pressure-medicine-dizzy",
    title: "a blood pressure that is too low under treatment",
    level: "urgent",
    source: "ADA Standards of Care 2025, section 8; AHA: pressure falls with weight, and its medicines have to follow",
    when: (f) =>
      f.has("pressure_medicine") &&
      f.any("dizziness", "lightheaded", "fainting", "postural") &&
      (f.any("low_pressure", "postural", "weight_lost", "weight_loss", "glp1") || (f.measures.systolic ?? 999) <= 105),
  },
  {
    id: "pressure-high",
    title: "a very high blood pressure",
    level: "urgent",
    source: "ACC/AHA 2017, stage 2; 160/100 and more: seen within days",
    when: (f) => f.age >= 18 && ((f.measures.systolic ?? 0) >= 160 || (f.measures.diastolic ?? 0) >= 100),
  },
  {
    id: "strep",
    title: "a bacterial infection of the throat",
    level: "urgent",
    source: "NICE NG84, FeverPAIN: pus on the tonsils with fever",
    when: (f) => f.has("tonsil_exudate", "fever"),
  },
  {
    id: "ectopic-shoulder",
    title: "a pregnancy outside the womb",
    level: "emergency",
    critical: true,
    source: "NICE NG126: pain in the tip of the shoulder, faintness",
    when: (f) =>
      f.any("pregnant", "missed_period") &&
      f.any("shoulder_pain", "pain_to_shoulder") &&
      f.any("fainting", "lightheaded", "vaginal_bleeding") &&
      (f.measures.gestationWeeks ?? 0) < 14,
  },
  {
    id: "belly-severe-lasting",
    title: "an emergency in the belly",
    level: "emergency",
    source:
      "999 call lists: severe pain in the belly; general teaching: more than some hours is surgical until shown otherwise",
    when: (f) =>
      f.has("belly_severe") &&
      f.age >= 12 &&
      f.measures.shortestDays !== null &&
      f.measures.shortestDays >= 0.15 &&
      f.measures.shortestDays <= 1 &&
      !f.any("diarrhea", "painful_periods", "relieved_stool", "constipation", "colicky_flank", "heartburn"),
  },
  {
    id: "throat-closing",
    title: "a closing throat",
    level: "emergency",
    critical: true,
    source: "NHS anaphylaxis; ACSQHC standard 2021",
    when: (f) =>
      f.has("throat_closing") &&
      !f.any(
        "sore_throat",
        "fever",
        "anxiety",
        "panic",
        "heartburn",
        "one_side_throat",
        "toothache",
        "gum_swelling",
        "face_swelling",
      ),
  },
  {
    id: "chest-vague",
    title: "a heart attack without typical pain",
    level: "emergency",
    critical: true,
    source: "AHA/ACC chest pain guideline 2021: discomfort other than pain counts; risk factors: ACC/AHA 2019",
    when: (f) =>
      f.has("chest_vague") &&
      f.ageKnown &&
      f.age >= 40 &&
      f.any(
        "diabetes",
        "hypertension",
        "high_cholesterol",
        "smoker",
        "heart_disease",
        "obesity",
        "family_heart",
        "kidney_disease",
        "stroke_before",
      ) &&
      !f.any("cough", "chest_tender", "injury", "heartburn"),
  },
  {
    id: "sugar-low-signs",
    title: "a low blood sugar",
    level: "urgent",
    source:
      "ADA Standards of Care 2025, section 6: below 70 mg/dL, 15 to 20 g of glucose, measured again after 15 minutes",
    when: (f) =>
      f.has("insulin_unfed") ||
      (f.has("insulin_use") &&
        (f.any("tremor", "cold_sweat", "sweating", "lightheaded", "palpitations", "increased_appetite") ||
          (f.measures.glucose !== null && f.measures.glucose < 70))),
  },
  {
    id: "sugar-low-mind",
    title: "a low blood sugar",
    level: "emergency",
    critical: true,
    source: "ADA Standards of Care 2025, section 6, level 3: a change of mind or body that needs another's help",
    when: (f) =>
      f.any("insulin_use", "insulin_unfed") &&
      f.any(
        "confusion",
        "speech",
        "unresponsive",
        "seizure",
        "fainting",
        "drowsy",
        "poor_concentration",
        "balance_loss",
      ) &&
      f.any(
        "insulin_unfed",
        "tremor",
        "sweating",
        "cold_sweat",
        "increased_appetite",
        "speech",
        "confusion",
        "unresponsive",
        "seizure",
      ),
  },
  {
    id: "threat",
    title: "a threat of violence",
    level: "emergency",
    critical: true,
    source: "999 call lists; National Domestic Violence Hotline",
    when: (f) => f.has("threatened"),
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
