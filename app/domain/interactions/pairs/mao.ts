import { contraindicated, label, major, moderate, ONC, type Rule } from "../rule";

const SEROTONIN = "Both raise serotonin, and an MAO inhibitor stops its breakdown.";
const PRESSOR = "An MAO inhibitor stops the breakdown of noradrenaline, which the other drug releases or imitates.";
const APART = "Do not take them together, nor within 14 days of each other. Ask your prescriber for another medicine.";

/** MAO inhibitors with whatever raises serotonin or blood pressure. */
export const MAO: Rule[] = [
  contraindicated("stimulants and decongestants", "MAO inhibitors", {
    effect: "A sudden, dangerous rise of blood pressure (hypertensive crisis), which can be fatal.",
    mechanism: PRESSOR,
    management: `${APART} A phentermine label sets the same 14 days.`,
    source: [ONC, label("Adipex-P", "contraindications")],
  }),
  contraindicated(["SSRIs", "SNRIs", "vilazodone", "vortioxetine"], "MAO inhibitors", {
    effect: "Serotonin syndrome: fever, stiff muscles, agitation, confusion. It can be fatal.",
    mechanism: SEROTONIN,
    management: `${APART} After fluoxetine, five weeks have to pass.`,
    source: [ONC, label("Prozac", "contraindications")],
  }),
  contraindicated(["tricyclic antidepressants", "cyclobenzaprine"], "MAO inhibitors", {
    effect: "Serotonin syndrome, very high fever, seizures; deaths are known.",
    mechanism: "Both raise serotonin and noradrenaline.",
    management: APART,
    source: [ONC, label("Pamelor", "contraindications")],
  }),
  contraindicated("serotonergic opioids", "MAO inhibitors", {
    effect: "Serotonin syndrome, very high fever, coma or stopped breathing.",
    mechanism: SEROTONIN,
    management: `${APART} For pain and cough there are others that are safer with it.`,
    source: [ONC, label("Demerol", "contraindications")],
  }),
  major("other opioids", ["MAO inhibitors", "linezolid", "methylene blue"], {
    effect: "Deeper drowsiness, slow breathing, confusion, and now and then serotonin syndrome.",
    mechanism: "An MAO inhibitor strengthens opioids in a way that differs from person to person.",
    management:
      "Use only where a prescriber has planned it; labels advise against opioids within 14 days of an MAO inhibitor.",
    source: label("MS Contin", "interactions"),
  }),
  contraindicated("triptans broken down by MAO", "MAO inhibitors", {
    effect: "Much more triptan in the blood: spasms of heart vessels, serotonin syndrome.",
    mechanism: "MAO-A breaks these triptans down.",
    management: `${APART} Other triptans are broken down by another way.`,
    source: [ONC, label("Imitrex", "contraindications")],
  }),
  contraindicated(["bupropion", "buspirone"], "MAO inhibitors", {
    effect: "A hypertensive crisis.",
    mechanism: PRESSOR,
    management: `${APART} This goes for naltrexone-bupropion (Contrave) as well.`,
    source: label("Contrave", "contraindications"),
  }),
  contraindicated(["mirtazapine", "trazodone", "St. John's wort", "tryptophan", "5-HTP"], "MAO inhibitors", {
    effect: "Serotonin syndrome: fever, stiff muscles, agitation, confusion.",
    mechanism: SEROTONIN,
    management: APART,
    source: label("Remeron", "contraindications"),
  }),
  contraindicated("MAO inhibitors", ["MAO-B inhibitors for Parkinson's", "antibiotics and dyes that inhibit MAO"], {
    effect: "A hypertensive crisis.",
    mechanism: "Two inhibitors of the same enzyme.",
    management: "Do not take them together, nor within 14 days of each other.",
    source: label("Azilect", "contraindications"),
  }),
  contraindicated("tranylcypromine", "procarbazine", {
    effect: "A hypertensive crisis with seizures.",
    mechanism: "Procarbazine is itself an MAO inhibitor.",
    management: APART,
    source: ONC,
  }),
  contraindicated(
    ["phenelzine", "isocarboxazid", "tranylcypromine", "selegiline"],
    ["phenelzine", "isocarboxazid", "tranylcypromine", "selegiline"],
    {
      effect: "A hypertensive crisis or serotonin syndrome.",
      mechanism: "Two MAO inhibitors at once.",
      management: "Do not take two of them; two weeks have to lie between.",
      source: label("Parnate", "contraindications"),
    },
  ),
  contraindicated("MAO inhibitors", "carbamazepine", {
    effect: "A hypertensive crisis or seizures.",
    mechanism: "Carbamazepine is built like a tricyclic antidepressant.",
    management: APART,
    source: label("Tegretol", "contraindications"),
  }),
  contraindicated(
    ["phenelzine", "isocarboxazid", "tranylcypromine"],
    ["levodopa", "epinephrine", "methyldopa", "tetrabenazine"],
    {
      effect: "A hypertensive crisis.",
      mechanism: PRESSOR,
      management:
        "Do not take them together. In an allergic emergency epinephrine is still given; say that you take an MAO inhibitor.",
      source: label("Nardil", "contraindications"),
    },
  ),
  contraindicated(
    "MAO-B inhibitors for Parkinson's",
    ["meperidine", "tramadol", "methadone", "dextromethorphan", "tapentadol", "cyclobenzaprine", "St. John's wort"],
    {
      effect: "Serotonin syndrome, or episodes of psychosis with dextromethorphan.",
      mechanism: SEROTONIN,
      management: APART,
      source: label("Azilect", "contraindications"),
    },
  ),
  major(
    "MAO-B inhibitors for Parkinson's",
    ["serotonergic antidepressants", "tricyclic antidepressants", "stimulants and decongestants"],
    {
      effect: "Serotonin syndrome or a sharp rise of blood pressure; uncommon at the usual dose, but grave.",
      mechanism: "At higher doses they inhibit MAO-A as well.",
      management: "Use only where a prescriber has planned it. Fever, agitation or a severe headache are an emergency.",
      source: label("Azilect", "warnings"),
    },
  ),
  major(
    "antibiotics and dyes that inhibit MAO",
    [
      "serotonergic antidepressants",
      "tricyclic antidepressants",
      "mirtazapine",
      "trazodone",
      "serotonergic opioids",
      "bupropion",
      "buspirone",
    ],
    {
      effect:
        "Serotonin syndrome: fever, stiff muscles, agitation, confusion; with bupropion very high blood pressure.",
      mechanism: "Linezolid and methylene blue inhibit MAO.",
      management:
        "Avoid. If nothing else will do, the antidepressant is stopped and you are watched for two weeks (five with fluoxetine).",
      source: [label("Zyvox", "warnings"), "FDA Drug Safety Communication, 2011"],
    },
  ),
  major("antibiotics and dyes that inhibit MAO", "stimulants and decongestants", {
    effect: "A strong rise of blood pressure.",
    mechanism: PRESSOR,
    management: "Avoid decongestants; stimulants and appetite suppressants only with blood pressure watched.",
    source: label("Zyvox", "interactions"),
  }),
  moderate("MAO inhibitors", "insulins and insulin-releasing drugs", {
    effect: "Low blood sugar that lasts longer.",
    mechanism: "MAO inhibitors weaken the body's answer to low sugar.",
    management: "Measure your sugar more often; the dose may have to be lowered.",
    source: label("Nardil", "interactions"),
  }),
];
