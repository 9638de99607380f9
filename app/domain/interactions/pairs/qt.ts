import { contraindicated, label, major, moderate, ONC, type Rule } from "../rule";

const LONG_QT = "Both delay the heart's electrical recovery (a long QT interval).";
const EFFECT = "A dangerous irregular heartbeat (torsades de pointes), fainting, sudden death.";
const WATCH =
  "An ECG and potassium and magnesium in the blood are checked first. Fainting or a racing heart is an emergency.";

/** What prolongs the QT interval. The lists are taken from the warnings of US labels. */
export const QT: Rule[] = [
  contraindicated("drugs with a high QT risk", "drugs with a high QT risk", {
    effect: EFFECT,
    mechanism: LONG_QT,
    management:
      "Do not take them together. Ask your prescriber today what to take instead; do not stop a heart medicine on your own.",
    source: [ONC, label("Geodon", "contraindications")],
  }),
  major("drugs with a high QT risk", "drugs with some QT risk", {
    effect: EFFECT,
    mechanism: LONG_QT,
    management: `Avoid where another medicine will do. ${WATCH}`,
    source: label("Multaq", "interactions"),
  }),
  moderate("drugs with some QT risk", "drugs with some QT risk", {
    effect: "An irregular heartbeat, uncommon in a healthy heart with normal potassium.",
    mechanism: LONG_QT,
    management: `Ask whether one of them can be replaced, above all with heart disease, low potassium or age over 65. ${WATCH}`,
    source: label("Avelox", "warnings"),
  }),
  contraindicated(
    ["pimozide", "thioridazine", "ziprasidone", "dronedarone", "cisapride"],
    ["moxifloxacin", "erythromycin", "clarithromycin"],
    {
      effect: EFFECT,
      mechanism: `${LONG_QT} Macrolides also raise the level of several of them.`,
      management: "Do not take them together. Ask for another antibiotic.",
      source: label("Orap", "contraindications"),
    },
  ),
  contraindicated("pimozide", ["citalopram", "escitalopram", "sertraline", "paroxetine", "fluoxetine"], {
    effect: EFFECT,
    mechanism: "More pimozide in the blood, and a longer QT interval.",
    management: "Do not take them together.",
    source: label("Orap", "contraindications"),
  }),
  contraindicated(
    "thioridazine",
    ["fluoxetine", "paroxetine", "fluvoxamine", "bupropion", "duloxetine", "propranolol", "pindolol"],
    {
      effect: EFFECT,
      mechanism: "They block the breakdown of thioridazine, which prolongs the QT interval with its dose.",
      management: "Do not take them together.",
      source: label("Thioridazine", "contraindications"),
    },
  ),
  contraindicated(
    "dofetilide",
    [
      "hydrochlorothiazide",
      "cimetidine",
      "trimethoprim",
      "verapamil",
      "ketoconazole",
      "dolutegravir",
      "bictegravir",
      "megestrol",
      "prochlorperazine",
    ],
    {
      effect: EFFECT,
      mechanism: "They keep the kidneys from clearing dofetilide, or lower potassium.",
      management: "Do not take them together.",
      source: label("Tikosyn", "contraindications"),
    },
  ),
  contraindicated("apomorphine", ["ondansetron", "granisetron"], {
    effect: "A very sharp fall of blood pressure with loss of consciousness.",
    mechanism: "Not clear.",
    management: "Do not take them together. Ask for another medicine against nausea.",
    source: label("Apokyn", "contraindications"),
  }),
  moderate(["citalopram", "escitalopram"], ["omeprazole", "esomeprazole", "cimetidine"], {
    effect: "More of the antidepressant in the blood, and with it a longer QT interval.",
    mechanism: "Blocked CYP2C19.",
    management: "No more than 20 mg of citalopram a day. Pantoprazole disturbs less.",
    source: label("Celexa", "dosage"),
  }),
  moderate("potassium-lowering diuretics", "drugs with a high QT risk", {
    effect: "Low potassium makes an irregular heartbeat more likely.",
    mechanism: "Loss of potassium and magnesium through the kidneys.",
    management: "Have potassium and magnesium checked and put right.",
    source: label("Betapace", "warnings"),
  }),
  major("loperamide", "drugs with a high QT risk", {
    effect: "An irregular heartbeat, above all with more loperamide than the label says.",
    mechanism: LONG_QT,
    management: "Never take more than the label allows (8 mg a day without prescription).",
    source: label("Imodium", "warnings"),
  }),
];
