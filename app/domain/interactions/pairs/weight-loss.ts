import { label, major, minor, moderate, type Rule } from "../rule";

const SUGAR = "Measure your sugar more often at the start; low sugar shows as shaking, sweating, hunger or confusion.";

/** What a weight-loss clinic prescribes. MAO inhibitors and opioids have tables of their own. */
export const WEIGHT_LOSS: Rule[] = [
  moderate("GLP-1 receptor agonists", "insulins", {
    effect: "Low blood sugar.",
    mechanism: "Both lower sugar, and you eat less.",
    management: `The insulin dose is usually lowered when the GLP-1 medicine is started. ${SUGAR}`,
    source: label("Wegovy", "warnings"),
  }),
  moderate("GLP-1 receptor agonists", ["sulfonylureas", "meglitinides"], {
    effect: "Low blood sugar.",
    mechanism: "Both make the pancreas release insulin, and you eat less.",
    management: `The dose of the tablet is usually lowered when the GLP-1 medicine is started. ${SUGAR}`,
    source: label("Wegovy", "warnings"),
  }),
  moderate("GLP-1 receptor agonists", "DPP-4 inhibitors", {
    effect: "No added benefit, more nausea.",
    mechanism: "Both work by GLP-1.",
    management: "Ask whether both are meant; as a rule the DPP-4 inhibitor is stopped.",
    source: "American Diabetes Association, Standards of Care in Diabetes",
  }),
  moderate("tirzepatide", "oral hormonal contraceptives", {
    effect: "The contraceptive pill may protect less at first.",
    mechanism: "Tirzepatide slows the stomach, most after the first dose.",
    management:
      "For four weeks after the start and after each rise of the dose use a condom too, or another method than tablets.",
    source: label("Zepbound", "interactions"),
  }),
  moderate(
    ["exenatide", "lixisenatide"],
    ["oral hormonal contraceptives", "acetaminophen", "macrolides", "quinolones", "tetracyclines", "penicillins"],
    {
      effect: "The tablet works later or less.",
      mechanism: "The injection slows the stomach.",
      management:
        "Take the tablet an hour before the injection (contraceptives with lixisenatide: 11 hours after, or an hour before).",
      source: label("Byetta", "interactions"),
    },
  ),
  moderate("GLP-1 receptor agonists", "alcohol", {
    effect: "More nausea and vomiting, and alcohol may hit you sooner. Heavy drinking can inflame the pancreas.",
    mechanism: "A slower stomach, and you eat less.",
    management:
      "Drink little, slowly and with food. Drink nothing while you vomit, or if you have had pancreatitis. If you use insulin or a sulfonylurea, measure your sugar that night.",
    source: label("Wegovy", "warnings"),
  }),
  minor("GLP-1 receptor agonists", "vitamin K antagonists", {
    effect: "The INR may change while you lose weight and eat differently.",
    mechanism: "A slower stomach and less vitamin K in the food.",
    management: "Have the INR checked more often when the GLP-1 medicine is started or raised.",
    source: label("Ozempic", "interactions"),
  }),
  minor("semaglutide", "levothyroxine", {
    effect: "A third more thyroid hormone gets into the blood with semaglutide tablets.",
    mechanism: "A slower stomach.",
    management: "Have TSH checked six to eight weeks after the start; weight loss alone changes the dose too.",
    source: label("Rybelsus", "interactions"),
  }),
  major("pramlintide", ["insulins"], {
    effect: "Low blood sugar.",
    mechanism: "Pramlintide slows the stomach.",
    management: `Half the mealtime insulin at the start. ${SUGAR}`,
    source: label("Symlin", "boxed warning"),
  }),
  moderate("pramlintide", ["acarbose", "miglitol", "anticholinergic drugs", "GLP-1 receptor agonists"], {
    effect: "Low blood sugar after meals, or a stomach that stands still.",
    mechanism: "Pramlintide slows the stomach.",
    management: `Half the mealtime insulin at the start. ${SUGAR}`,
    source: label("Symlin", "boxed warning"),
  }),
  major(
    "appetite suppressants",
    ["appetite suppressants", "stimulants", "decongestants", "atomoxetine", "viloxazine"],
    {
      effect: "High blood pressure, a racing heart, sleeplessness, agitation.",
      mechanism: "Both speed up heart and vessels.",
      management: "Do not take them together. For a stuffed nose a salt-water spray will do.",
      source: label("Adipex-P", "warnings"),
    },
  ),
  moderate("appetite suppressants", "alcohol", {
    effect: "Dizziness, confusion, a racing heart.",
    mechanism: "Opposed effects on the brain, more than either alone on the heart.",
    management: "Avoid alcohol, or keep to one drink.",
    source: label("Adipex-P", "interactions"),
  }),
  moderate("appetite suppressants", ["insulins and insulin-releasing drugs"], {
    effect: "Low blood sugar.",
    mechanism: "You eat less, and weight loss lowers the need.",
    management: `The dose for diabetes may have to be lowered. ${SUGAR}`,
    source: label("Adipex-P", "interactions"),
  }),
  moderate(
    "appetite suppressants",
    [
      "clonidine",
      "methyldopa",
      "guanfacine",
      "beta-blockers",
      "ACE inhibitors and angiotensin receptor blockers",
      "dihydropyridine calcium channel blockers",
    ],
    {
      effect: "Blood pressure rises again.",
      mechanism: "The appetite suppressant narrows blood vessels.",
      management:
        "Measure your blood pressure weekly at the start; with high blood pressure that is not settled it is not for you.",
      source: label("Adipex-P", "interactions"),
    },
  ),
  minor("appetite suppressants", "caffeine", {
    effect: "Restlessness, a racing heart, sleeplessness.",
    mechanism: "Both are stimulating.",
    management: "Less coffee, tea and energy drinks.",
    source: label("Adipex-P", "warnings"),
  }),
  moderate("appetite suppressants", "thyroid hormones", {
    effect: "A racing heart, high blood pressure.",
    mechanism: "Both speed up the heart. Thyroid hormone is no means of losing weight.",
    management: "Fine with a settled thyroid dose; have pulse and TSH checked.",
    source: label("Synthroid", "boxed warning"),
  }),
  major("bupropion", ["tramadol", "theophylline", "tapentadol", "clozapine"], {
    effect: "Seizures.",
    mechanism: "Both lower the threshold for seizures.",
    management: "Avoid where something else will do. Never more than the prescribed dose.",
    source: label("Contrave", "warnings"),
  }),
  moderate(
    "bupropion",
    [
      "antipsychotics",
      "tricyclic antidepressants",
      "corticosteroids",
      "stimulants",
      "insulins and insulin-releasing drugs",
      "quinolones",
    ],
    {
      effect: "Seizures, uncommon at the usual dose.",
      mechanism:
        "Both lower the threshold for seizures (diabetes medicines by low sugar); bupropion also slows the breakdown of several of them.",
      management: "A low dose at first, raised slowly; never more bupropion than prescribed.",
      source: label("Contrave", "warnings"),
      except: ["clozapine"],
    },
  ),
  moderate("bupropion", "SSRIs and SNRIs", {
    effect: "More of the antidepressant in the blood; seizures, uncommon at the usual dose.",
    mechanism: "Bupropion blocks CYP2D6, which breaks several of them down.",
    management:
      "Often prescribed together on purpose. Tell the prescriber of each about the other; never more bupropion than prescribed.",
    source: label("Contrave", "interactions"),
  }),
  moderate("bupropion", "alcohol", {
    effect: "Seizures when heavy drinking is stopped at once; alcohol is tolerated less.",
    mechanism: "Both change the threshold for seizures.",
    management: "Drink little. Somebody who drinks heavily must not stop at once without help.",
    source: label("Wellbutrin", "warnings"),
  }),
  major("bupropion", ["codeine", "tamoxifen"], {
    effect: "Codeine gives no relief; tamoxifen may protect less against cancer.",
    mechanism: "Bupropion blocks CYP2D6, which makes them active.",
    management: "Ask your prescriber for another medicine.",
    source: label("Contrave", "interactions"),
  }),
  moderate("bupropion", ["levodopa", "amantadine"], {
    effect: "Restlessness, tremor, confusion.",
    mechanism: "All raise dopamine.",
    management: "A low dose at first.",
    source: label("Contrave", "interactions"),
  }),
  moderate("bupropion", ["nicotine", "digoxin"], {
    effect: "With nicotine patches higher blood pressure; with digoxin less of it in the blood.",
    mechanism: "Added stimulation, or altered transport in the kidney.",
    management: "Measure blood pressure; have the digoxin level checked.",
    source: label("Contrave", "interactions"),
  }),
  moderate(
    "bupropion",
    ["clopidogrel", "prasugrel", "ritonavir", "lopinavir", "efavirenz", "carbamazepine", "phenobarbital", "phenytoin"],
    {
      effect: "More or less bupropion in the blood than meant.",
      mechanism: "They block or speed up CYP2B6, which breaks bupropion down.",
      management:
        "With clopidogrel no more than one tablet of naltrexone-bupropion twice a day; with the others it may work less.",
      source: label("Contrave", "interactions"),
    },
  ),
  moderate("orlistat", "levothyroxine", {
    effect: "Less thyroid hormone gets into the blood.",
    mechanism: "Orlistat may bind it in the gut.",
    management: "Leave four hours between them and have TSH checked.",
    source: label("Xenical", "interactions"),
  }),
  major("orlistat", "cyclosporine", {
    effect: "Rejection of a transplant: too little cyclosporine in the blood.",
    mechanism: "Orlistat keeps fat, and cyclosporine with it, in the gut.",
    management:
      "Do not take them together; if it must be, cyclosporine three hours after orlistat, with measured levels.",
    source: [label("Xenical", "interactions"), "US Drug Facts label of Alli: do not use with cyclosporine"],
  }),
  moderate("orlistat", "vitamin K antagonists", {
    effect: "Bleeding.",
    mechanism: "Less vitamin K gets into the body.",
    management: "Have the INR checked when orlistat is started, changed or stopped.",
    source: label("Xenical", "interactions"),
  }),
  moderate("orlistat", "amiodarone", {
    effect: "A quarter less amiodarone in the blood.",
    mechanism: "Amiodarone dissolves in fat, which stays in the gut.",
    management: "Ask your heart specialist before you start.",
    source: label("Xenical", "interactions"),
  }),
  moderate("orlistat", ["antiepileptic drugs", "gabapentinoids", "topiramate"], {
    effect: "Seizures have been reported.",
    mechanism: "Less of the medicine may get into the blood.",
    management: "Watch for more or heavier seizures and tell your prescriber.",
    source: label("Xenical", "interactions"),
  }),
  major(
    "orlistat",
    ["HIV protease inhibitors", "integrase inhibitors", "efavirenz", "rilpivirine", "tenofovir", "emtricitabine"],
    {
      effect: "The HIV treatment may fail: virus has been found again.",
      mechanism: "Less of the medicine gets into the blood.",
      management: "Ask your HIV specialist first; if the virus is found again, stop orlistat.",
      source: label("Xenical", "interactions"),
    },
  ),
  minor("orlistat", ["fat-soluble vitamins", "multivitamin"], {
    effect: "Less vitamin A, D, E and K gets into the body.",
    mechanism: "They stay in the gut with the fat.",
    management: "Take a multivitamin at bedtime, two hours or more from orlistat.",
    source: label("Xenical", "dosage"),
  }),
  moderate("orlistat", ["acarbose", "miglitol"], {
    effect: "Diarrhea and gas.",
    mechanism: "Both leave food in the gut undigested; they have not been studied together.",
    management: "Better not together.",
    source: label("Xenical", "interactions"),
  }),
  moderate("topiramate", "hormonal contraceptives", {
    effect: "The contraceptive protects less and bleeding between periods occurs; topiramate harms an unborn child.",
    mechanism: "From 200 mg a day topiramate speeds up the breakdown of the hormones.",
    management:
      "Do not stop the pill because of spotting. From 200 mg a day use another method as well, and tell your prescriber if you could become pregnant.",
    source: [label("Topamax", "interactions"), label("Qsymia", "interactions")],
  }),
  moderate("topiramate", ["carbonic anhydrase inhibitors"], {
    effect: "Acid blood and kidney stones.",
    mechanism: "Topiramate works in the same way.",
    management: "Avoid; drink plenty.",
    source: label("Qsymia", "interactions"),
  }),
  moderate("topiramate", "valproate", {
    effect: "Too much ammonia in the blood (confusion, vomiting), and a low body temperature.",
    mechanism: "Not clear.",
    management: "Report new drowsiness, confusion or vomiting at once.",
    source: label("Topamax", "warnings"),
  }),
  moderate("topiramate", ["alcohol", "benzodiazepines", "sleep medicines", "barbiturates", "opioids"], {
    effect: "Drowsiness, dizziness, trouble thinking.",
    mechanism: "Both slow the brain.",
    management: "Avoid alcohol; do not drive until you know how they work on you.",
    source: label("Qsymia", "interactions"),
  }),
  moderate("topiramate", "potassium-lowering diuretics", {
    effect: "Low potassium; more topiramate in the blood with hydrochlorothiazide.",
    mechanism: "Both lower potassium.",
    management: "Have potassium checked before and after the start.",
    source: label("Qsymia", "interactions"),
  }),
  moderate("topiramate", ["phenytoin", "carbamazepine"], {
    effect: "Half as much topiramate in the blood.",
    mechanism: "Its breakdown is sped up.",
    management: "The dose may have to be raised.",
    source: label("Topamax", "interactions"),
  }),
  moderate("topiramate", "metformin", {
    effect: "Somewhat more metformin, and acid blood with both.",
    mechanism: "Less metformin leaves by the kidneys; topiramate lowers bicarbonate.",
    management: "Report rapid breathing, or tiredness out of the ordinary.",
    source: label("Glucophage", "interactions"),
  }),
];
