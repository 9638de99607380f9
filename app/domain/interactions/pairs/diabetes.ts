import { contraindicated, label, major, minor, moderate, type Rule } from "../rule";

const LOW = "Low blood sugar.";
const MEASURE = "Measure your sugar more often; the dose may have to be lowered.";

/** Diabetes medicines with others. */
export const DIABETES: Rule[] = [
  moderate("canagliflozin", "digoxin", {
    effect: "More digoxin in the blood: nausea, blurred or yellow vision, an uneven heartbeat.",
    mechanism: "Canagliflozin blocks P-glycoprotein, which takes digoxin out of the body.",
    management: "Have the digoxin level checked when canagliflozin is started or raised.",
    source: label("Invokana", "interactions"),
  }),
  major("metformin", "iodinated contrast", {
    effect: "Lactic acidosis, if the contrast medium harms the kidneys.",
    mechanism: "Metformin leaves by the kidneys only.",
    management:
      "Tell the X-ray team. With weak kidneys, heart failure or liver disease metformin is paused at the time of the scan, and started again when the kidneys are checked 48 hours later.",
    source: label("Glucophage", "warnings"),
  }),
  moderate("metformin", "alcohol", {
    effect: "Lactic acidosis with much alcohol; low blood sugar without food.",
    mechanism: "Alcohol keeps the liver from clearing lactate.",
    management: "A drink with a meal is no harm; no binge and no daily heavy drinking.",
    source: label("Glucophage", "boxed warning"),
  }),
  moderate("metformin", ["cimetidine", "dolutegravir", "bictegravir", "ranolazine", "vandetanib", "trimethoprim"], {
    effect: "More metformin in the blood: nausea, rarely lactic acidosis.",
    mechanism: "They block the transporters by which the kidneys clear metformin.",
    management:
      "No more than 1,000 mg of metformin a day with dolutegravir, 1,700 mg with ranolazine; have kidney function checked.",
    source: label("Glucophage", "interactions"),
  }),
  moderate("metformin", ["acetazolamide", "methazolamide", "zonisamide"], {
    effect: "Acid blood.",
    mechanism: "Both can make the blood acid.",
    management: "Report rapid breathing or unusual tiredness.",
    source: label("Glucophage", "interactions"),
  }),
  minor("metformin", "insulins and insulin-releasing drugs", {
    effect: "Low blood sugar is somewhat more likely than with either alone.",
    mechanism: "Both lower sugar.",
    management: "Often prescribed together. Measure more often after a change of dose.",
    source: label("Glucophage", "warnings"),
  }),
  moderate("insulins", ["sulfonylureas", "meglitinides", "SGLT2 inhibitors"], {
    effect: LOW,
    mechanism: "Both lower sugar.",
    management: `Often prescribed together. ${MEASURE} With an SGLT2 inhibitor do not cut insulin too far: ketoacidosis.`,
    source: label("Jardiance", "interactions"),
  }),
  moderate("insulins", "DPP-4 inhibitors", {
    effect: LOW,
    mechanism: "Both lower sugar.",
    management: `Often prescribed together. ${MEASURE}`,
    source: label("Januvia", "warnings"),
  }),
  moderate("sulfonylureas", ["SGLT2 inhibitors", "DPP-4 inhibitors", "glitazones", "meglitinides"], {
    effect: LOW,
    mechanism: "Both lower sugar; the sulfonylurea does so whether you eat or not.",
    management: `Often prescribed together. ${MEASURE}`,
    source: label("Januvia", "warnings"),
  }),
  moderate("insulins", "glitazones", {
    effect: "Fluid in the body, heart failure, low sugar.",
    mechanism: "Both hold back salt and water.",
    management: "Weigh yourself; report breathlessness or swollen legs.",
    source: label("Actos", "boxed warning"),
  }),
  moderate("insulins and insulin-releasing drugs", ["quinolones", "alcohol"], {
    effect: "Low blood sugar, with quinolones high sugar as well; severe in older people.",
    mechanism: "Quinolones make the pancreas release insulin; alcohol keeps the liver from making sugar.",
    management: "Measure more often; never drink without eating.",
    source: label("Levaquin", "warnings"),
  }),
  moderate(
    "sulfonylureas",
    [
      "azole antifungals",
      "clarithromycin",
      "sulfamethoxazole",
      "gemfibrozil",
      "chloroquine",
      "fluoxetine",
      "disopyramide",
      "miconazole",
    ],
    {
      effect: "Low blood sugar, severe and lasting in older people.",
      mechanism: "The breakdown of the sulfonylurea is slowed (CYP2C9).",
      management: `Ask for another antibiotic where there is one. ${MEASURE}`,
      source: label("Glucotrol", "interactions"),
    },
  ),
  moderate("sulfonylureas", "colesevelam", {
    effect: "The tablet works less.",
    mechanism: "Colesevelam binds it.",
    management: "Take it four hours before colesevelam.",
    source: label("Welchol", "interactions"),
  }),
  contraindicated("repaglinide", "gemfibrozil", {
    effect: "Severe, long low blood sugar.",
    mechanism: "Blocked CYP2C8; eight times as much repaglinide.",
    management: "Do not take them together.",
    source: label("Prandin", "contraindications"),
  }),
  major("repaglinide", ["clopidogrel", "cyclosporine"], {
    effect: "Low blood sugar.",
    mechanism: "Blocked CYP2C8 or transport into the liver.",
    management: "Avoid with clopidogrel, or no more than 4 mg a day; 6 mg with cyclosporine.",
    source: label("Prandin", "interactions"),
  }),
  moderate("repaglinide", ["trimethoprim", "clarithromycin", "itraconazole", "ketoconazole"], {
    effect: LOW,
    mechanism: "Blocked CYP2C8 or CYP3A4.",
    management: MEASURE,
    source: label("Prandin", "interactions"),
  }),
  moderate("glitazones", "gemfibrozil", {
    effect: "Three times as much of the glitazone.",
    mechanism: "Blocked CYP2C8.",
    management: "No more than 15 mg of pioglitazone a day.",
    source: label("Actos", "dosage"),
  }),
  moderate("glucose-lowering drugs", "corticosteroids", {
    effect: "High blood sugar for as long as cortisone is taken.",
    mechanism: "Cortisone works against insulin.",
    management:
      "Measure more often, above all in the afternoon; the dose for diabetes may have to be raised for that time.",
    source: label("Medrol", "interactions"),
  }),
  moderate("glucose-lowering drugs", ["olanzapine", "clozapine"], {
    effect: "High blood sugar and weight gain.",
    mechanism: "These antipsychotics raise appetite and work against insulin.",
    management: "Measure more often and tell both prescribers.",
    source: label("Zyprexa", "warnings"),
  }),
  moderate("SGLT2 inhibitors", "loop diuretics", {
    effect: "Too little fluid: low blood pressure, dizziness, weak kidneys.",
    mechanism: "Both make you pass more water.",
    management: "Drink enough; pause both when you vomit or have diarrhea, and call.",
    source: label("Jardiance", "interactions"),
  }),
  minor("SGLT2 inhibitors", "thiazide diuretics", {
    effect: "Too little fluid: dizziness on standing up.",
    mechanism: "Both make you pass more water.",
    management: "Drink enough, and get up slowly.",
    source: label("Jardiance", "interactions"),
  }),
  moderate("insulins and insulin-releasing drugs", ["testosterone", "octreotide"], {
    effect: "Blood sugar falls or rises.",
    mechanism: "They change how the body answers to insulin.",
    management: "Measure more often after the start.",
    source: label("AndroGel", "interactions"),
  }),
  minor("chlorpropamide", "alcohol", {
    effect: "Flushing.",
    mechanism: "The breakdown of alcohol stops halfway.",
    management: "Avoid alcohol.",
    source: label("Diabinese", "interactions"),
  }),
];
