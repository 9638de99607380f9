import { contraindicated, label, major, minor, moderate, type Rule } from "../rule";

const DEPRESS = "Both slow the brain and breathing.";
const BREATH = "Very deep sleep, slow or stopped breathing, death.";
const RESCUE = "Somebody who cannot be woken or breathes slowly needs 911 at once.";

/** Opioids, and whatever makes drowsy. */
export const SEDATION: Rule[] = [
  contraindicated("naltrexone", "opioids", {
    effect: "Sudden, severe withdrawal, and no pain relief; whoever takes more to feel it risks a fatal overdose.",
    mechanism: "Naltrexone blocks the places where opioids work.",
    management:
      "Do not take them together; 7 to 10 days without opioids before naltrexone or naltrexone-bupropion (Contrave). Carry a card for emergencies.",
    source: label("Contrave", "contraindications"),
  }),
  contraindicated("samidorphan", "opioids", {
    effect: "Sudden withdrawal, and no pain relief.",
    mechanism: "Samidorphan blocks the places where opioids work.",
    management: "Do not take them together.",
    source: label("Lybalvi", "contraindications"),
  }),
  moderate("naltrexone", ["diphenoxylate", "loperamide"], {
    effect: "Cough or diarrhea medicine made from opioids may not work.",
    mechanism: "Naltrexone blocks the places where opioids work.",
    management: "Ask for another kind of medicine against cough or diarrhea.",
    source: label("Revia", "warnings"),
  }),
  contraindicated("methylnaltrexone", ["naloxegol", "naltrexone"], {
    effect: "Opioid withdrawal.",
    mechanism: "Two blockers of the same place.",
    management: "Do not take them together.",
    source: label("Relistor", "interactions"),
  }),
  major("opioids", "benzodiazepines", {
    effect: BREATH,
    mechanism: DEPRESS,
    management: `Only where nothing else will do, at the lowest dose for the shortest time. Keep naloxone at home. ${RESCUE}`,
    source: label("Xanax", "boxed warning"),
  }),
  major("opioids", ["gabapentinoids", "other sedatives", "alcohol", "sodium oxybate"], {
    effect: BREATH,
    mechanism: DEPRESS,
    management: `No alcohol with an opioid. Other calming medicines only where a prescriber has planned both. ${RESCUE}`,
    source: [label("OxyContin", "boxed warning"), "FDA Drug Safety Communication on gabapentinoids, 2019"],
  }),
  moderate("opioids", ["mildly sedating drugs", "lofexidine", "cannabidiol"], {
    effect: "Deep drowsiness, falls, slow breathing.",
    mechanism: DEPRESS,
    management: `Do not drive. Tell your prescriber of both. ${RESCUE}`,
    source: label("OxyContin", "interactions"),
  }),
  major("full opioid agonists", "partial opioid agonists", {
    effect: "Withdrawal, and less relief of pain.",
    mechanism: "The partial opioid pushes the full one from its place.",
    management: "Only by the plan of whoever treats you with buprenorphine.",
    source: label("Suboxone", "warnings"),
  }),
  moderate("opioids", "anticholinergic drugs", {
    effect: "Constipation up to a blocked bowel, and trouble urinating.",
    mechanism: "Both slow bowel and bladder.",
    management: "Take a laxative from the start and tell your prescriber if your bowels stop.",
    source: label("OxyContin", "interactions"),
  }),
  major("benzodiazepines", ["alcohol", "sleep medicines", "barbiturates"], {
    effect: "Deep sleep, slow breathing, accidents, loss of memory.",
    mechanism: DEPRESS,
    management: `No alcohol. Two sleep medicines only where a prescriber has planned both. ${RESCUE}`,
    source: label("Xanax", "warnings"),
  }),
  major(["sleep medicines", "barbiturates", "carisoprodol"], "alcohol", {
    effect: "Deep sleep, sleep-walking or sleep-driving, slow breathing.",
    mechanism: DEPRESS,
    management: `No alcohol on that evening. ${RESCUE}`,
    source: label("Ambien", "warnings"),
  }),
  moderate(["benzodiazepines", "sleep medicines"], ["gabapentinoids", "muscle relaxants", "mildly sedating drugs"], {
    effect: "Drowsiness, falls, slow breathing in older people or with lung disease.",
    mechanism: DEPRESS,
    management: "Do not drive until you know how they work on you. Tell your prescriber of both.",
    source: label("Lyrica", "warnings"),
    except: ["clozapine"],
  }),
  major("clozapine", "benzodiazepines", {
    effect: "Collapse, stopped breathing.",
    mechanism: DEPRESS,
    management: "Use only where a prescriber has planned it, above all when clozapine is started.",
    source: label("Clozaril", "interactions"),
  }),
  major("olanzapine", "benzodiazepines", {
    effect: "Low blood pressure and slow breathing, above all with injections.",
    mechanism: DEPRESS,
    management: "Injections of both are not given together; by mouth with care.",
    source: label("Zyprexa", "warnings"),
  }),
  moderate("gabapentinoids", ["alcohol", "muscle relaxants", "barbiturates", "mildly sedating drugs"], {
    effect: "Drowsiness, dizziness, falls.",
    mechanism: DEPRESS,
    management: "Do not drive until you know how they work on you; as little alcohol as possible.",
    source: label("Lyrica", "warnings"),
  }),
  moderate(
    [
      "muscle relaxants",
      "mildly sedating drugs",
      "buspirone",
      "lamotrigine",
      "levetiracetam",
      "carbamazepine",
      "phenytoin",
      "valproate",
    ],
    "alcohol",
    {
      effect: "Drowsiness, dizziness, accidents.",
      mechanism: DEPRESS,
      management: "Avoid alcohol, above all at first. Do not drive after both.",
      source: label("Flexeril", "warnings"),
    },
  ),
  contraindicated("sodium oxybate", ["alcohol", "sleep medicines", "benzodiazepines", "barbiturates"], {
    effect: BREATH,
    mechanism: DEPRESS,
    management: "Do not take them together.",
    source: label("Xyrem", "contraindications"),
  }),
  moderate("sodium oxybate", "valproate", {
    effect: "More sodium oxybate in the blood: confusion, drowsiness.",
    mechanism: "Valproate slows its breakdown.",
    management: "At least 20 % less sodium oxybate.",
    source: label("Xyrem", "dosage"),
  }),
  moderate("muscle relaxants", "mildly sedating drugs", {
    effect: "Drowsiness, dizziness, a dry mouth.",
    mechanism: DEPRESS,
    management: "Do not drive until you know how they work on you.",
    source: label("Flexeril", "warnings"),
  }),
  moderate("kava", ["benzodiazepines", "sleep medicines", "alcohol", "opioids"], {
    effect: "Deep drowsiness; kava by itself can harm the liver.",
    mechanism: DEPRESS,
    management: "Do not take kava with them.",
    source: "FDA Consumer Advisory on kava, 2002",
  }),
  minor("melatonin", ["benzodiazepines", "sleep medicines"], {
    effect: "Somewhat more drowsiness.",
    mechanism: "Both help to fall asleep.",
    management: "Do not drive after both.",
    source: label("Ambien", "interactions"),
  }),
  contraindicated("flibanserin", "alcohol", {
    effect: "Very low blood pressure and fainting.",
    mechanism: "Both lower blood pressure.",
    management: "Wait two hours after one or two drinks; after three or more leave the tablet out that evening.",
    source: label("Addyi", "boxed warning"),
  }),
  contraindicated("disulfiram", ["alcohol", "metronidazole"], {
    effect: "With alcohol: flushing, vomiting, a racing heart, collapse. With metronidazole: psychosis.",
    mechanism: "Disulfiram stops the breakdown of alcohol halfway.",
    management: "No alcohol, not in syrups or mouthwash either; two weeks between disulfiram and metronidazole.",
    source: label("Antabuse", "contraindications"),
  }),
  moderate(["metronidazole", "tinidazole", "cefotetan"], "alcohol", {
    effect: "Flushing, vomiting, a racing heart.",
    mechanism: "The breakdown of alcohol may stop halfway.",
    management: "No alcohol during the treatment and for three days after.",
    source: label("Flagyl", "interactions"),
  }),
  moderate("acetaminophen", "alcohol", {
    effect: "Liver damage with three or more drinks a day.",
    mechanism: "Alcohol makes the body turn more acetaminophen into a poison.",
    management: "No more than 2 g of acetaminophen a day if you drink every day.",
    source: "US Drug Facts label of Tylenol: alcohol warning",
  }),
  major(["methotrexate", "leflunomide", "acitretin"], "alcohol", {
    effect: "Liver damage.",
    mechanism: "Both harm the liver; with acitretin a form arises that stays for years.",
    management: "As little alcohol as possible; with acitretin none for women who can become pregnant.",
    source: label("Soriatane", "boxed warning"),
  }),
];
