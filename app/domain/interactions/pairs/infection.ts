import { contraindicated, label, major, minor, moderate, type Rule } from "../rule";

/** Antibiotics, antivirals, hormones and what is left over. */
export const INFECTION_PAIRS: Rule[] = [
  moderate("quinolones", "corticosteroids", {
    effect: "Torn tendons, above all of the heel and after 60.",
    mechanism: "Both weaken tendons.",
    management: "Stop the antibiotic at the first pain in a tendon and call.",
    source: label("Cipro", "boxed warning"),
  }),
  moderate("quinolones", "NSAIDs", {
    effect: "Seizures, rarely.",
    mechanism: "Both lower the threshold for seizures.",
    management: "Acetaminophen for pain where it will do.",
    source: label("Cipro", "interactions"),
  }),
  moderate("tetracyclines", "penicillins", {
    effect: "The penicillin may work less.",
    mechanism: "Tetracyclines stop bacteria from growing, and penicillins kill only growing ones.",
    management: "Ask whether both are meant.",
    source: label("Vibramycin", "interactions"),
  }),
  major("aminoglycosides", ["vancomycin", "amphotericin B", "cisplatin", "NSAIDs"], {
    effect: "Kidney damage and loss of hearing.",
    mechanism: "Both harm the kidneys.",
    management: "Levels and kidney function are measured; tell of ringing ears at once.",
    source: label("Gentamicin", "boxed warning"),
  }),
  moderate("vancomycin", "piperacillin", {
    effect: "Kidney damage.",
    mechanism: "Not clear.",
    management: "Kidney function is measured.",
    source: label("Zosyn", "warnings"),
  }),
  moderate("isoniazid", ["acetaminophen", "alcohol", "rifampin"], {
    effect: "Liver damage.",
    mechanism: "Both harm the liver.",
    management: "No alcohol, little acetaminophen; report dark urine or yellow eyes at once.",
    source: label("Isoniazid", "boxed warning"),
  }),
  contraindicated("didanosine", ["allopurinol", "ribavirin"], {
    effect: "Inflamed pancreas, liver failure, damaged nerves.",
    mechanism: "More didanosine in the blood or in the cells.",
    management: "Do not take them together.",
    source: label("Videx", "contraindications"),
  }),
  contraindicated("zidovudine", "stavudine", {
    effect: "They take each other's effect away.",
    mechanism: "Both need the same enzyme to become active.",
    management: "Do not take them together.",
    source: label("Zerit", "interactions"),
  }),
  major("zidovudine", ["ganciclovir", "valganciclovir", "ribavirin"], {
    effect: "Low blood counts.",
    mechanism: "Both harm the bone marrow.",
    management: "Blood counts are checked; a lower dose may be needed.",
    source: label("Retrovir", "interactions"),
  }),
  moderate("tenofovir", ["NSAIDs", "ledipasvir", "velpatasvir", "aminoglycosides"], {
    effect: "Weaker kidneys.",
    mechanism: "Both harm the kidneys, or more tenofovir is in the blood.",
    management: "Acetaminophen for pain; kidney function is checked.",
    source: label("Viread", "warnings"),
  }),
  major(["chloroquine", "hydroxychloroquine", "mefloquine"], "insulins and insulin-releasing drugs", {
    effect: "Severe low blood sugar.",
    mechanism: "They make insulin last longer.",
    management: "Measure your sugar more often.",
    source: label("Plaquenil", "warnings"),
  }),
  moderate("griseofulvin", ["alcohol", "barbiturates"], {
    effect: "Flushing with alcohol; less effect with barbiturates.",
    mechanism: "Altered breakdown.",
    management: "Avoid alcohol.",
    source: label("Gris-PEG", "interactions"),
  }),
  minor("penicillins", "oral hormonal contraceptives", {
    effect: "No loss of protection is shown; vomiting or diarrhea can cause one.",
    mechanism: "None is known for antibiotics other than rifampin and its kin.",
    management: "Nothing to do, unless you vomit or have diarrhea: then a condom too.",
    source: "CDC US Medical Eligibility Criteria for Contraceptive Use, 2024",
  }),
  contraindicated(["estrogens", "hormonal contraceptives"], "tranexamic acid", {
    effect: "A blood clot: leg, lung, stroke.",
    mechanism: "Both favor clots.",
    management: "Do not take them together.",
    source: label("Lysteda", "contraindications"),
  }),
  moderate(
    "ulipristal acetate",
    [
      "oral contraceptive",
      "levonorgestrel",
      "norethindrone",
      "desogestrel",
      "drospirenone",
      "norgestrel",
      "ethinyl estradiol",
      "etonogestrel",
    ],
    {
      effect: "Both may protect less.",
      mechanism: "Ulipristal blocks the place where the hormones work.",
      management: "Start or go on with hormones five days after ulipristal, with a condom until the next period.",
      source: label("Ella", "interactions"),
    },
  ),
  moderate("thyroid hormones", "estrogens", {
    effect: "Tiredness and weight gain: more thyroid hormone is bound.",
    mechanism: "Estrogen tablets raise the protein that carries it.",
    management: "Have TSH checked after twelve weeks.",
    source: label("Synthroid", "interactions"),
  }),
  moderate("levothyroxine", ["amiodarone", "lithium"], {
    effect: "The thyroid works less, or at times more.",
    mechanism: "Amiodarone contains iodine; lithium slows the release of hormone.",
    management: "Have TSH checked every few months.",
    source: label("Synthroid", "interactions"),
  }),
  moderate("amiodarone", "iodinated contrast", {
    effect: "An overactive or underactive thyroid.",
    mechanism: "Both bring much iodine.",
    management: "Have TSH checked some weeks later.",
    source: label("Omnipaque", "warnings"),
  }),
  moderate(["methimazole", "propylthiouracil"], "vitamin K antagonists", {
    effect: "The INR changes with the thyroid.",
    mechanism: "An overactive thyroid uses up clotting factors.",
    management: "Have the INR checked more often until the thyroid is settled.",
    source: label("Tapazole", "interactions"),
  }),
  major("calcitriol", ["vitamin D"], {
    effect: "Too much calcium in the blood.",
    mechanism: "Calcitriol is the active form of vitamin D.",
    management: "No vitamin D supplement unless your kidney specialist says so.",
    source: label("Rocaltrol", "contraindications"),
  }),
];
