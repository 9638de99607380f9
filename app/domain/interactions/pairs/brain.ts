import { contraindicated, label, major, minor, moderate, ONC, type Rule } from "../rule";

const CYP1A2 = "CYP1A2, which breaks it down, is blocked.";
const CYP2D6 = "CYP2D6, which breaks it down, is blocked.";

/** Epilepsy, psychosis, Parkinson's, memory; and theophylline, which takes the same ways out of the body. */
export const BRAIN: Rule[] = [
  contraindicated("tizanidine", ["ciprofloxacin", "fluvoxamine"], {
    effect: "Very low blood pressure and deep drowsiness.",
    mechanism: `${CYP1A2} Ten to thirty times as much tizanidine.`,
    management: "Do not take them together. Ask for another antibiotic or muscle relaxant.",
    source: `${ONC}; ${label("Zanaflex", "contraindications")}`,
  }),
  major("tizanidine", ["zileuton", "cimetidine", "famotidine", "amiodarone", "mexiletine", "propafenone", "verapamil", "oral contraceptive", "ethinyl estradiol", "acyclovir", "norfloxacin"], {
    effect: "Low blood pressure, a slow heart, deep drowsiness.",
    mechanism: CYP1A2,
    management: "Avoid; if it must be, from 2 mg up.",
    source: label("Zanaflex", "interactions"),
  }),
  contraindicated("ramelteon", "fluvoxamine", {
    effect: "Far too much ramelteon.",
    mechanism: CYP1A2,
    management: "Do not take them together.",
    source: `${ONC}; ${label("Rozerem", "contraindications")}`,
  }),
  major("ramelteon", "ciprofloxacin", {
    effect: "Too much ramelteon: long drowsiness.",
    mechanism: CYP1A2,
    management: "Avoid for the days of the antibiotic.",
    source: ONC,
  }),
  major("theophylline", ["ciprofloxacin", "fluvoxamine", "cimetidine", "erythromycin", "clarithromycin", "norfloxacin", "zileuton", "mexiletine", "disulfiram"], {
    effect: "Theophylline poisoning: vomiting, a racing heart, seizures.",
    mechanism: "Its breakdown (CYP1A2, CYP3A4) is blocked.",
    management: "Ask for another antibiotic; otherwise a lower dose with measured levels.",
    source: label("Theo-24", "interactions"),
  }),
  moderate("theophylline", ["carbamazepine", "phenytoin", "phenobarbital", "rifampin", "St. John's wort"], {
    effect: "Theophylline works less.",
    mechanism: "Its breakdown is sped up.",
    management: "Have the level measured.",
    source: label("Theo-24", "interactions"),
  }),
  minor("theophylline", ["febuxostat", "caffeine"], {
    effect: "Somewhat more theophylline or the same effects twice.",
    mechanism: "A shared way of breakdown.",
    management: "Less coffee.",
    source: label("Theo-24", "interactions"),
  }),
  major("clozapine", ["fluvoxamine", "ciprofloxacin"], {
    effect: "Clozapine poisoning: seizures, collapse, inflamed heart muscle.",
    mechanism: CYP1A2,
    management: "A third of the clozapine dose, with measured levels.",
    source: label("Clozaril", "dosage"),
  }),
  contraindicated("clozapine", "carbamazepine", {
    effect: "The bone marrow may fail, and clozapine works less.",
    mechanism: "Both can harm the marrow.",
    management: "Do not take them together.",
    source: label("Clozaril", "interactions"),
  }),
  major("duloxetine", ["fluvoxamine", "ciprofloxacin"], {
    effect: "Several times as much duloxetine.",
    mechanism: CYP1A2,
    management: "Avoid; ask your prescriber for an alternative.",
    source: label("Cymbalta", "interactions"),
  }),
  moderate(["olanzapine", "melatonin", "caffeine", "ropinirole", "tasimelteon"], ["fluvoxamine", "ciprofloxacin"], {
    effect: "Drowsiness or, with caffeine, restlessness: more of it in the blood.",
    mechanism: CYP1A2,
    management: "A lower dose, less coffee.",
    source: label("Luvox", "interactions"),
  }),
  major(["codeine", "tramadol"], ["fluoxetine", "paroxetine", "quinidine"], {
    effect: "Little relief of pain.",
    mechanism: "Blocked CYP2D6, which makes codeine and tramadol active.",
    management: "Ask for another pain medicine.",
    source: label("Ultram", "interactions"),
  }),
  moderate(["atomoxetine", "risperidone", "aripiprazole", "brexpiprazole", "haloperidol", "perphenazine", "iloperidone", "deutetrabenazine", "tetrabenazine", "vortioxetine", "galantamine", "donepezil", "venlafaxine"], "strong CYP2D6 inhibitors", {
    effect: "More of it in the blood: drowsiness, stiffness, a fast heart, by kind.",
    mechanism: CYP2D6,
    management: "Half the dose of several of them; tell your prescriber of both.",
    source: label("Strattera", "dosage"),
  }),
  contraindicated("eliglustat", ["strong CYP2D6 inhibitors", "moderate CYP2D6 inhibitors", "strong CYP3A4 inhibitors"], {
    effect: "An irregular heartbeat.",
    mechanism: "CYP2D6 and CYP3A4 break eliglustat down.",
    management: "Ruled out for several kinds of metabolism and with two inhibitors; your specialist knows yours.",
    source: label("Cerdelga", "contraindications"),
  }),
  major("lamotrigine", "valproate", {
    effect: "A grave rash (Stevens-Johnson syndrome).",
    mechanism: "Valproate doubles the level of lamotrigine.",
    management: "Half the lamotrigine, raised slowly. A rash is an emergency.",
    source: label("Lamictal", "boxed warning"),
  }),
  moderate("lamotrigine", "estrogens", {
    effect: "Half as much lamotrigine: seizures or low mood; and twice as much in the week without the pill.",
    mechanism: "Estrogen speeds up its breakdown.",
    management: "The dose may have to be raised when the pill is started and lowered when it is stopped.",
    source: label("Lamictal", "interactions"),
  }),
  contraindicated("valproate", "carbapenems", {
    effect: "Seizures: valproate falls within a day and a larger dose does not help.",
    mechanism: "Carbapenems stop its recycling in the liver.",
    management: "Another antibiotic, or another epilepsy medicine meanwhile.",
    source: label("Merrem", "warnings"),
  }),
  moderate("valproate", ["phenobarbital", "primidone", "phenytoin", "carbamazepine", "aspirin", "estrogens", "cannabidiol", "clonazepam", "lorazepam"], {
    effect: "More or less of either in the blood: drowsiness or seizures.",
    mechanism: "They hinder or speed up each other's breakdown, or displace each other from protein.",
    management: "Have levels measured; no aspirin for children on valproate.",
    source: label("Depakote", "interactions"),
  }),
  moderate("phenytoin", ["fluconazole", "voriconazole", "amiodarone", "isoniazid", "cimetidine", "fluoxetine", "fluvoxamine", "sulfamethoxazole", "trimethoprim", "disulfiram", "omeprazole", "oxcarbazepine"], {
    effect: "Phenytoin poisoning: unsteady gait, double vision, drowsiness.",
    mechanism: "Blocked CYP2C9 or CYP2C19.",
    management: "Have the level measured.",
    source: label("Dilantin", "interactions"),
  }),
  moderate("phenytoin", ["carbamazepine", "phenobarbital", "alcohol", "folic acid", "ciprofloxacin"], {
    effect: "Phenytoin works less or, at times, more.",
    mechanism: "Altered breakdown.",
    management: "Have the level measured.",
    source: label("Dilantin", "interactions"),
  }),
  moderate("clobazam", ["cannabidiol", "fluconazole", "omeprazole", "cenobamate"], {
    effect: "Three times as much of its active product: drowsiness.",
    mechanism: "Blocked CYP2C19.",
    management: "A lower dose of clobazam.",
    source: label("Epidiolex", "interactions"),
  }),
  major("metoclopramide", ["antipsychotics"], {
    effect: "Movements that do not stop (tardive dyskinesia), stiffness, fever.",
    mechanism: "Both block dopamine.",
    management: "Avoid; ask your prescriber for an alternative.",
    source: label("Reglan", "warnings"),
  }),
  major(["levodopa", "dopamine agonists"], "dopamine blockers", {
    effect: "Stiffness and tremor return, and the antipsychotic works less.",
    mechanism: "Opposed effects on dopamine.",
    management: "Ask for quetiapine or clozapine, or another medicine against nausea.",
    source: label("Sinemet", "interactions"),
  }),
  moderate("anticholinergic drugs", "anticholinergic drugs", {
    effect: "Dry mouth, constipation, trouble passing urine, confusion in older people.",
    mechanism: "Both block acetylcholine.",
    management: "Ask whether one can be left out; loratadine instead of diphenhydramine.",
    source: "American Geriatrics Society Beers Criteria, 2023",
  }),
  moderate("cholinesterase inhibitors", "anticholinergic drugs", {
    effect: "They cancel each other out: memory gets worse.",
    mechanism: "Opposed effects on acetylcholine.",
    management: "Ask for a bladder or allergy medicine that does not do so.",
    source: label("Aricept", "interactions"),
  }),
  moderate("amantadine", ["anticholinergic drugs", "memantine", "alcohol"], {
    effect: "Confusion, seeing what is not there, drowsiness.",
    mechanism: "Added effects.",
    management: "A lower dose; tell your prescriber.",
    source: label("Gocovri", "interactions"),
  }),
  moderate("zolpidem", ["sertraline", "fluoxetine"], {
    effect: "Somewhat deeper sleep.",
    mechanism: "Altered breakdown.",
    management: "Do not drive in the morning until you know.",
    source: label("Ambien", "interactions"),
  }),
  moderate("antipsychotics", ["levodopa"], {
    effect: "Low blood pressure, and they cancel each other out.",
    mechanism: "Opposed effects on dopamine.",
    management: "Tell both prescribers.",
    source: label("Seroquel", "interactions"),
  }),
];
