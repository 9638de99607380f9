import { contraindicated, label, major, minor, moderate, type Rule } from "../rule";

const ADDED = "Both raise serotonin.";
const SIGNS = "Shivering, sweating, a fast heart, restlessness or twitching are signs to be seen at once.";

/** What raises serotonin, without MAO inhibitors. */
export const SEROTONIN: Rule[] = [
  major("SSRIs", ["SNRIs", "vilazodone", "vortioxetine"], {
    effect: "Serotonin syndrome, and more bleeding.",
    mechanism: ADDED,
    management: `Two of these are rarely meant to be taken together except while one replaces the other. Ask your prescriber. ${SIGNS}`,
    source: label("Effexor XR", "warnings"),
  }),
  moderate("SSRIs and SNRIs", "triptans", {
    effect: "Serotonin syndrome, rarely.",
    mechanism: ADDED,
    management: `Many people take both without harm. ${SIGNS}`,
    source: label("Imitrex", "warnings"),
  }),
  major(["serotonergic antidepressants", "tricyclic antidepressants", "mirtazapine", "trazodone"], "tramadol", {
    effect: "Seizures and serotonin syndrome; some antidepressants also take tramadol's effect away.",
    mechanism:
      "Tramadol raises serotonin and lowers the threshold for seizures; CYP2D6 inhibitors keep it from becoming active.",
    management: "Avoid where another pain medicine will do. Ask your prescriber before the first dose.",
    source: label("Ultram", "warnings"),
  }),
  major("serotonergic antidepressants", ["meperidine", "methadone", "tapentadol"], {
    effect: "Serotonin syndrome, and deeper drowsiness.",
    mechanism: ADDED,
    management: `Use only where a prescriber has planned it. ${SIGNS}`,
    source: label("Demerol", "interactions"),
  }),
  moderate(
    "serotonergic antidepressants",
    ["fentanyl", "dextromethorphan", "buspirone", "lithium", "mirtazapine", "trazodone", "cyclobenzaprine"],
    {
      effect: "Serotonin syndrome, rarely.",
      mechanism: ADDED,
      management: `May be taken together if your prescriber knows of both. ${SIGNS}`,
      source: label("Zoloft", "interactions"),
    },
  ),
  major(
    ["serotonergic antidepressants", "tricyclic antidepressants", "trazodone", "mirtazapine", "buspirone"],
    ["St. John's wort", "tryptophan", "5-HTP"],
    {
      effect: "Serotonin syndrome.",
      mechanism: ADDED,
      management: "Do not take the supplement with an antidepressant.",
      source: label("Zoloft", "interactions"),
    },
  ),
  moderate("triptans", ["St. John's wort", "lithium"], {
    effect: "Serotonin syndrome, rarely.",
    mechanism: ADDED,
    management: `Tell your prescriber. ${SIGNS}`,
    source: label("Imitrex", "warnings"),
  }),
  moderate(["SSRIs", "duloxetine"], "tricyclic antidepressants", {
    effect: "Much more of the tricyclic in the blood: an irregular heartbeat, confusion, serotonin syndrome.",
    mechanism: "Several of them block CYP2D6, which breaks tricyclics down; both raise serotonin.",
    management: "Needs a lower dose of the tricyclic and measured levels. Do not start either without your prescriber.",
    source: label("Pamelor", "interactions"),
  }),
  major(["fluoxetine", "paroxetine"], "tricyclic antidepressants", {
    effect: "Two to four times as much of the tricyclic in the blood: an irregular heartbeat, seizures, confusion.",
    mechanism: "Strong inhibition of CYP2D6, which lasts for weeks after fluoxetine.",
    management: "Avoid, or a much lower dose with measured levels.",
    source: label("Prozac", "interactions"),
  }),
  moderate("serotonergic antidepressants", "stimulants", {
    effect: "Serotonin syndrome, rarely; higher blood pressure.",
    mechanism: "Amphetamines release serotonin; some SSRIs slow their breakdown by CYP2D6.",
    management: `Often given together on purpose, with a low dose at first. ${SIGNS}`,
    source: label("Adderall XR", "interactions"),
    except: ["methylphenidate", "dexmethylphenidate"],
  }),
  moderate("SSRIs and SNRIs", "appetite suppressants", {
    effect: "Restlessness, a fast heart, and rarely serotonin syndrome.",
    mechanism: "Both raise messengers that speed the body up; combined use has hardly been studied.",
    management: "Take both only if your prescriber knows of both. Have pulse and blood pressure checked.",
    source: label("Adipex-P", "warnings"),
  }),
  moderate(["SNRIs", "bupropion"], "appetite suppressants", {
    effect: "Higher blood pressure and a faster heart.",
    mechanism: "Both raise noradrenaline.",
    management: "Have blood pressure and pulse checked before and after a change of dose.",
    source: label("Adipex-P", "warnings"),
  }),
  contraindicated("triptans", "ergot alkaloids", {
    effect: "Long spasms of blood vessels, of the heart among others.",
    mechanism: "Both narrow blood vessels.",
    management: "Leave 24 hours between them.",
    source: label("Imitrex", "contraindications"),
  }),
  moderate("propranolol", "rizatriptan", {
    effect: "About 70 % more rizatriptan in the blood.",
    mechanism: "Propranolol slows its breakdown.",
    management: "No more than 5 mg of rizatriptan at a time, 15 mg in a day.",
    source: label("Maxalt", "dosage"),
  }),
  minor("SSRIs and SNRIs", ["ondansetron", "granisetron"], {
    effect: "Serotonin syndrome has been reported, very rarely.",
    mechanism: "Not clear.",
    management: `A short course is usual. ${SIGNS}`,
    source: label("Zofran", "warnings"),
    except: ["citalopram", "escitalopram"],
  }),
];
