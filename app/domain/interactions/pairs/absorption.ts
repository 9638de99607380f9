import { contraindicated, label, major, minor, moderate, ONC, type Rule } from "../rule";

const BINDS = "They bind to each other in the gut.";
const ACID = "It needs an acid stomach to dissolve.";
const ACID_BLOCKERS = ["proton pump inhibitors", "H2 blockers"] as const;

/** What keeps a tablet from getting into the blood; most of it is solved by the clock. */
export const ABSORPTION: Rule[] = [
  moderate("quinolones", ["minerals and antacids", "sucralfate", "sevelamer", "lanthanum", "patiromer"], {
    effect: "The antibiotic hardly gets into the blood; the infection goes on.",
    mechanism: BINDS,
    management: "Take the antibiotic two hours before or six hours after them.",
    source: label("Cipro", "interactions"),
  }),
  moderate("tetracyclines", ["minerals and antacids", "sucralfate", "bismuth subsalicylate"], {
    effect: "The antibiotic hardly gets into the blood; the infection goes on.",
    mechanism: BINDS,
    management: "Leave two to three hours between them.",
    source: label("Vibramycin", "interactions"),
  }),
  moderate(
    "levothyroxine",
    ["minerals and antacids", "bile-acid binders", "sucralfate", "sevelamer", "lanthanum", "patiromer"],
    {
      effect: "Less thyroid hormone gets into the blood: tiredness, weight gain.",
      mechanism: BINDS,
      management: "Take levothyroxine on an empty stomach, four hours from them.",
      source: label("Synthroid", "interactions"),
    },
  ),
  minor("levothyroxine", "proton pump inhibitors", {
    effect: "Somewhat less thyroid hormone gets into the blood.",
    mechanism: ACID,
    management: "Have TSH checked some weeks after the start.",
    source: label("Synthroid", "interactions"),
  }),
  moderate("bisphosphonates", ["minerals and antacids"], {
    effect: "The bone medicine does not get into the blood.",
    mechanism: BINDS,
    management:
      "Take it first thing in the morning with water; the others half an hour later or more (an hour for ibandronate).",
    source: label("Fosamax", "interactions"),
  }),
  moderate("bisphosphonates", ["NSAIDs", "aspirin"], {
    effect: "Irritated gullet and stomach.",
    mechanism: "Both harm the lining.",
    management: "Sit or stand for half an hour after it; report pain on swallowing.",
    source: label("Fosamax", "interactions"),
  }),
  moderate(["dolutegravir", "bictegravir", "raltegravir", "elvitegravir"], "minerals and antacids", {
    effect: "Too little of the HIV medicine gets into the blood.",
    mechanism: BINDS,
    management: "Take it two hours before or six hours after them; with calcium or iron also together with a meal.",
    source: label("Tivicay", "interactions"),
  }),
  contraindicated("atazanavir", "proton pump inhibitors", {
    effect: "The HIV treatment fails and the virus becomes resistant.",
    mechanism: ACID,
    management: "Do not take them together unless your HIV specialist has planned it.",
    source: [ONC, label("Reyataz", "interactions")],
  }),
  moderate("atazanavir", ["H2 blockers", "minerals and antacids"], {
    effect: "Too little atazanavir gets into the blood.",
    mechanism: ACID,
    management: "Take atazanavir with food, two hours before them or ten hours after an H2 blocker.",
    source: label("Reyataz", "interactions"),
    except: ["iron", "zinc", "multivitamin"],
  }),
  contraindicated("rilpivirine", "proton pump inhibitors", {
    effect: "The HIV treatment fails and the virus becomes resistant.",
    mechanism: ACID,
    management: "Do not take them together.",
    source: label("Edurant", "contraindications"),
  }),
  moderate("rilpivirine", ["H2 blockers", "calcium", "magnesium", "aluminum"], {
    effect: "Too little rilpivirine gets into the blood.",
    mechanism: ACID,
    management: "H2 blockers 12 hours before or 4 hours after; antacids 2 hours before or 4 hours after.",
    source: label("Edurant", "interactions"),
  }),
  moderate(["itraconazole", "ketoconazole"], [...ACID_BLOCKERS, "calcium", "magnesium", "aluminum"], {
    effect: "The fungal infection is not treated.",
    mechanism: ACID,
    management: "Take it with a cola drink, or ask for the solution or another medicine.",
    source: label("Sporanox", "interactions"),
  }),
  major("acid-dependent kinase inhibitors", "proton pump inhibitors", {
    effect: "The cancer treatment works less.",
    mechanism: ACID,
    management: "Avoid; antacids some hours apart are a way.",
    source: label("Sprycel", "interactions"),
  }),
  moderate(["ledipasvir", "velpatasvir"], ACID_BLOCKERS, {
    effect: "The hepatitis treatment may fail.",
    mechanism: ACID,
    management: "Not without your specialist; if at all, a low dose with food and hours apart.",
    source: label("Epclusa", "interactions"),
  }),
  minor(["cefpodoxime", "cefuroxime"], ACID_BLOCKERS, {
    effect: "Less of the antibiotic gets into the blood.",
    mechanism: ACID,
    management: "Take the antibiotic with food, or leave the stomach medicine out for those days.",
    source: label("Ceftin", "interactions"),
  }),
  minor("iron", ["proton pump inhibitors", "calcium", "magnesium", "aluminum"], {
    effect: "Less iron gets into the blood.",
    mechanism: "Iron needs acid, and competes with other minerals.",
    management: "Take iron on an empty stomach, two hours from them, with vitamin C.",
    source: "NIH Office of Dietary Supplements, Iron: Fact Sheet for Health Professionals",
  }),
  moderate(
    "mycophenolate",
    ["aluminum", "magnesium", "iron", "cholestyramine", "proton pump inhibitors", "sevelamer"],
    {
      effect: "Too little of the transplant medicine in the blood.",
      mechanism: BINDS,
      management: "Not together with antacids; no cholestyramine. Ask your transplant team about stomach medicines.",
      source: label("CellCept", "interactions"),
    },
  ),
  moderate(
    ["cholestyramine", "colestipol"],
    [
      "thiazide diuretics",
      "propranolol",
      "statins",
      "acetaminophen",
      "NSAIDs",
      "fat-soluble vitamins",
      "oral hormonal contraceptives",
      "tetracyclines",
    ],
    {
      effect: "Less of the other medicine gets into the blood.",
      mechanism: BINDS,
      management: "Take others an hour before or four to six hours after it.",
      source: label("Questran", "interactions"),
    },
  ),
  moderate("colesevelam", ["oral hormonal contraceptives", "phenytoin", "cyclosporine"], {
    effect: "Less of the other medicine gets into the blood.",
    mechanism: BINDS,
    management: "Take the other one four hours before.",
    source: label("Welchol", "interactions"),
  }),
  major("leflunomide", ["cholestyramine"], {
    effect: "Leflunomide is washed out of the body.",
    mechanism: BINDS,
    management: "Together only where that is what your prescriber wants.",
    source: label("Arava", "warnings"),
  }),
  moderate("penicillamine", "minerals and antacids", {
    effect: "Less penicillamine gets into the blood.",
    mechanism: BINDS,
    management: "Leave two hours between them.",
    source: label("Cuprimine", "interactions"),
  }),
  moderate("levodopa", "iron", {
    effect: "Stiffness returns: less levodopa gets into the blood.",
    mechanism: BINDS,
    management: "Leave two hours between them.",
    source: label("Sinemet", "interactions"),
  }),
  minor("gabapentin", ["aluminum", "magnesium"], {
    effect: "A fifth less gabapentin gets into the blood.",
    mechanism: BINDS,
    management: "Take gabapentin two hours after the antacid.",
    source: label("Neurontin", "interactions"),
  }),
  moderate("phenytoin", ["sucralfate", "calcium", "aluminum", "magnesium"], {
    effect: "Less phenytoin gets into the blood: seizures.",
    mechanism: BINDS,
    management: "Leave two hours between them.",
    source: label("Dilantin", "interactions"),
  }),
  moderate("potassium", "anticholinergic drugs", {
    effect: "Ulcers, if a potassium tablet stays in gullet or stomach.",
    mechanism: "The stomach empties more slowly.",
    management: "Take potassium as a liquid; labels rule tablets out.",
    source: label("Klor-Con", "interactions"),
  }),
  moderate("metoclopramide", ["levodopa", "anticholinergic drugs", "opioids"], {
    effect: "They cancel each other out, or more drowsiness.",
    mechanism: "Opposed effects on dopamine or on the stomach.",
    management: "Ask for another medicine against nausea.",
    source: label("Reglan", "interactions"),
  }),
];
