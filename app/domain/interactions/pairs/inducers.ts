import { contraindicated, label, major, moderate, ONC, type Rule } from "../rule";

const FASTER = "The inducer makes the body break it down faster; that takes two weeks to build up and to fade.";

/** What loses its effect to enzyme inducers (rifampin, some epilepsy medicines, St. John's wort). */
export const INDUCERS: Rule[] = [
  contraindicated("HIV protease inhibitors", ["strong CYP3A4 inducers", "St. John's wort"], {
    effect: "The HIV treatment fails and the virus becomes resistant.",
    mechanism: FASTER,
    management: "Do not take them together.",
    source: [ONC, label("Prezista", "contraindications")],
  }),
  major("hormonal contraceptives", "inducers that weaken contraceptives", {
    effect: "Pregnancy in spite of the contraceptive, and bleeding between periods.",
    mechanism: FASTER,
    management: "Use a condom or a copper or hormone coil as well, during and for 28 days after.",
    source: label("Yaz", "interactions"),
  }),
  major("direct oral anticoagulants", "inducers of CYP3A4 and P-glycoprotein", {
    effect: "Too little protection: a stroke or a clot.",
    mechanism: FASTER,
    management: "Avoid. Ask your prescriber for another blood thinner or another epilepsy medicine.",
    source: label("Eliquis", "interactions"),
  }),
  major(
    "vitamin K antagonists",
    [
      "rifampin",
      "rifapentine",
      "carbamazepine",
      "phenobarbital",
      "primidone",
      "St. John's wort",
      "apalutamide",
      "enzalutamide",
      "bosentan",
      "griseofulvin",
      "nafcillin",
      "dicloxacillin",
    ],
    {
      effect: "Too little protection: a stroke or a clot; and bleeding once the inducer is stopped.",
      mechanism: FASTER,
      management: "Check the INR more often from the first day until weeks after the last one.",
      source: label("Coumadin", "interactions"),
    },
  ),
  major("calcineurin and mTOR inhibitors", ["strong CYP3A4 inducers", "St. John's wort", "rifabutin", "efavirenz"], {
    effect: "Rejection of the transplant.",
    mechanism: FASTER,
    management: "Avoid; if there is no way around it, levels are measured and the dose raised.",
    source: label("Prograf", "interactions"),
  }),
  contraindicated(
    ["voriconazole", "isavuconazole"],
    ["rifampin", "carbamazepine", "phenobarbital", "primidone", "St. John's wort"],
    {
      effect: "The fungal infection is not treated.",
      mechanism: FASTER,
      management: "Do not take them together.",
      source: label("Vfend", "contraindications"),
    },
  ),
  major(
    ["itraconazole", "ketoconazole", "posaconazole"],
    ["rifampin", "carbamazepine", "phenobarbital", "phenytoin", "primidone", "rifabutin", "isoniazid", "efavirenz"],
    {
      effect: "The fungal infection is not treated.",
      mechanism: FASTER,
      management: "Avoid from two weeks before until the end of treatment.",
      source: label("Sporanox", "interactions"),
    },
  ),
  moderate("dihydropyridine calcium channel blockers", "strong CYP3A4 inducers", {
    effect: "Blood pressure rises again.",
    mechanism: FASTER,
    management: "Measure your blood pressure; another medicine may be needed.",
    source: label("Adalat CC", "interactions"),
  }),
  contraindicated("nifedipine", "rifampin", {
    effect: "Nifedipine has next to no effect.",
    mechanism: FASTER,
    management: "Do not take them together.",
    source: label("Adalat CC", "contraindications"),
  }),
  moderate("corticosteroids", "strong CYP3A4 inducers", {
    effect: "The cortisone works less.",
    mechanism: FASTER,
    management: "The dose may have to be raised, and lowered again afterwards.",
    source: label("Medrol", "interactions"),
  }),
  major(
    ["methadone", "oxycodone", "buprenorphine", "fentanyl", "hydrocodone"],
    ["strong CYP3A4 inducers", "efavirenz", "St. John's wort"],
    {
      effect: "Withdrawal and pain; an overdose when the inducer is stopped.",
      mechanism: FASTER,
      management: "Needs a prescriber's plan, above all for the end of the inducer.",
      source: label("Dolophine", "interactions"),
    },
  ),
  contraindicated(
    "hepatitis C antivirals",
    ["inducers of CYP3A4 and P-glycoprotein", "rifabutin", "rifapentine", "oxcarbazepine"],
    {
      effect: "The hepatitis treatment fails.",
      mechanism: FASTER,
      management: "Do not take them together.",
      source: label("Epclusa", "interactions"),
    },
  ),
  contraindicated(
    ["rilpivirine", "doravirine"],
    ["strong CYP3A4 inducers", "St. John's wort", "rifapentine", "oxcarbazepine"],
    {
      effect: "The HIV treatment fails and the virus becomes resistant.",
      mechanism: FASTER,
      management: "Do not take them together.",
      source: label("Edurant", "contraindications"),
    },
  ),
  contraindicated("bictegravir", ["rifampin", "St. John's wort"], {
    effect: "The HIV treatment fails and the virus becomes resistant.",
    mechanism: FASTER,
    management: "Do not take them together.",
    source: label("Biktarvy", "contraindications"),
  }),
  major(
    ["dolutegravir", "bictegravir", "elvitegravir", "maraviroc"],
    ["strong CYP3A4 inducers", "efavirenz", "oxcarbazepine", "St. John's wort"],
    {
      effect: "Too little of the HIV medicine in the blood.",
      mechanism: FASTER,
      management: "Dolutegravir twice a day with rifampin, carbamazepine or efavirenz; otherwise avoid.",
      source: label("Tivicay", "dosage"),
    },
  ),
  major("quetiapine", "strong CYP3A4 inducers", {
    effect: "Quetiapine stops working.",
    mechanism: FASTER,
    management: "Needs up to five times the dose, and the old one again within two weeks after the inducer.",
    source: label("Seroquel", "dosage"),
  }),
  moderate(
    ["aripiprazole", "risperidone", "paliperidone", "olanzapine", "haloperidol", "clozapine"],
    ["carbamazepine", "rifampin", "phenytoin", "phenobarbital"],
    {
      effect: "The antipsychotic works less.",
      mechanism: FASTER,
      management: "The dose may have to be raised, twice as high for aripiprazole.",
      source: label("Abilify", "dosage"),
    },
  ),
  major("kinase inhibitors cleared by CYP3A4", ["strong CYP3A4 inducers", "St. John's wort"], {
    effect: "The cancer treatment works less.",
    mechanism: FASTER,
    management: "Avoid; your oncologist decides.",
    source: label("Sprycel", "interactions"),
  }),
  major("irinotecan", ["strong CYP3A4 inducers", "St. John's wort"], {
    effect: "The cancer treatment works less.",
    mechanism: FASTER,
    management: "Stop St. John's wort two weeks before; ask for another epilepsy medicine.",
    source: label("Camptosar", "interactions"),
  }),
  major(
    ["ticagrelor", "tolvaptan", "ivabradine", "apixaban", "dronedarone", "naloxegol", "roflumilast", "eplerenone"],
    "strong CYP3A4 inducers",
    {
      effect: "It loses much of its effect.",
      mechanism: FASTER,
      management: "Avoid; ask for an alternative.",
      source: label("Brilinta", "interactions"),
    },
  ),
  moderate("doxycycline", ["carbamazepine", "phenytoin", "phenobarbital", "primidone", "rifampin"], {
    effect: "Doxycycline is gone twice as fast.",
    mechanism: FASTER,
    management: "Ask for another antibiotic, or doxycycline twice a day.",
    source: label("Vibramycin", "interactions"),
  }),
  moderate("levothyroxine", ["carbamazepine", "phenytoin", "phenobarbital", "primidone", "rifampin"], {
    effect: "Tiredness and weight gain: too little thyroid hormone.",
    mechanism: FASTER,
    management: "Have TSH checked six weeks after the start and the end of the inducer.",
    source: label("Synthroid", "interactions"),
  }),
  moderate(["sulfonylureas", "repaglinide", "pioglitazone", "linagliptin", "canagliflozin"], "rifampin", {
    effect: "Higher blood sugar.",
    mechanism: FASTER,
    management: "Measure more often; the dose may have to be raised for a while.",
    source: label("Amaryl", "interactions"),
  }),
  moderate(
    ["lamotrigine", "valproate", "zonisamide", "perampanel"],
    ["carbamazepine", "phenytoin", "phenobarbital", "primidone", "rifampin"],
    {
      effect: "Seizures, because less of the medicine stays in the blood.",
      mechanism: FASTER,
      management:
        "A usual combination with a dose of its own. Never start or stop one of them without your prescriber.",
      source: label("Lamictal", "dosage"),
    },
  ),
  major("digoxin", ["St. John's wort", "rifampin"], {
    effect: "Digoxin works less.",
    mechanism: "More P-glycoprotein carries digoxin out of the body.",
    management: "No St. John's wort; with rifampin the level is measured.",
    source: label("Lanoxin", "interactions"),
  }),
  moderate(
    ["simvastatin", "atorvastatin", "lovastatin"],
    ["rifampin", "carbamazepine", "phenytoin", "efavirenz", "St. John's wort"],
    {
      effect: "Cholesterol rises again.",
      mechanism: FASTER,
      management: "Have cholesterol checked; another statin may do better.",
      source: label("Lipitor", "interactions"),
    },
  ),
  moderate("PDE5 inhibitors", ["rifampin", "carbamazepine", "phenytoin", "bosentan"], {
    effect: "It works less.",
    mechanism: FASTER,
    management: "Ask your prescriber about the dose.",
    source: label("Cialis", "interactions"),
  }),
];
