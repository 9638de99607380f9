import { contraindicated, label, major, minor, moderate, ONC, type Rule } from "../rule";

const MUSCLE = "Muscle damage (rhabdomyolysis), which can harm the kidneys.";
const SIGNS = "Tell your prescriber at once of muscle pain, weakness or dark urine.";
const CYP3A4 = "CYP3A4, which breaks this statin down, is blocked.";

/** Cholesterol medicines. */
export const STATINS: Rule[] = [
  contraindicated(["simvastatin", "lovastatin"], ["strong CYP3A4 inhibitors", "erythromycin"], {
    effect: MUSCLE,
    mechanism: CYP3A4,
    management: "Do not take them together. The statin is paused for a short course, or another statin is chosen.",
    source: [ONC, label("Zocor", "contraindications")],
  }),
  contraindicated("simvastatin", ["gemfibrozil", "cyclosporine", "danazol"], {
    effect: MUSCLE,
    mechanism: "They raise the level of simvastatin several times over.",
    management: "Do not take them together. Ask for another statin.",
    source: [label("Zocor", "contraindications"), "FDA Drug Safety Communication on simvastatin, 2011"],
  }),
  major("lovastatin", ["gemfibrozil", "cyclosporine", "danazol"], {
    effect: MUSCLE,
    mechanism: "They raise the level of lovastatin several times over.",
    management: "Avoid gemfibrozil and cyclosporine with it; with danazol no more than 20 mg a day.",
    source: label("Mevacor", "warnings"),
  }),
  major(["simvastatin", "lovastatin"], ["verapamil", "diltiazem", "dronedarone"], {
    effect: MUSCLE,
    mechanism: CYP3A4,
    management: `No more than 10 mg of simvastatin or 20 mg of lovastatin a day. ${SIGNS}`,
    source: [label("Zocor", "dosage"), "FDA Drug Safety Communication on simvastatin, 2011"],
  }),
  moderate("simvastatin", ["amlodipine", "ranolazine", "amiodarone", "lomitapide", "ticagrelor"], {
    effect: "Muscle pain or, rarely, muscle damage.",
    mechanism: "Slower breakdown of simvastatin.",
    management: `No more than 20 mg of simvastatin a day (40 mg with ticagrelor). ${SIGNS}`,
    source: [label("Zocor", "dosage"), "FDA Drug Safety Communication on simvastatin, 2011"],
  }),
  moderate("lovastatin", ["amiodarone", "ranolazine", "ticagrelor"], {
    effect: "Muscle pain or, rarely, muscle damage.",
    mechanism: "Slower breakdown of lovastatin.",
    management: `No more than 40 mg of lovastatin a day. ${SIGNS}`,
    source: label("Mevacor", "dosage"),
  }),
  major(["simvastatin", "lovastatin"], "grapefruit", {
    effect: MUSCLE,
    mechanism: "Grapefruit blocks CYP3A4 in the gut for a day and longer.",
    management: "No grapefruit with this statin. Pravastatin and rosuvastatin do not mind it.",
    source: label("Zocor", "interactions"),
  }),
  minor("atorvastatin", "grapefruit", {
    effect: "Somewhat more atorvastatin in the blood.",
    mechanism: "Grapefruit blocks CYP3A4 in the gut.",
    management: "A glass now and then does no harm; no more than about a liter a day.",
    source: label("Lipitor", "interactions"),
  }),
  major(
    "atorvastatin",
    [
      "clarithromycin",
      "itraconazole",
      "ritonavir",
      "lopinavir",
      "darunavir",
      "saquinavir",
      "nelfinavir",
      "fosamprenavir",
      "cobicistat",
      "ketoconazole",
      "posaconazole",
      "voriconazole",
      "telithromycin",
    ],
    {
      effect: MUSCLE,
      mechanism: CYP3A4,
      management: `The lowest dose that will do, 20 mg a day at the most with several of them. ${SIGNS}`,
      source: label("Lipitor", "dosage"),
    },
  ),
  moderate("atorvastatin", ["erythromycin", "diltiazem", "fluconazole", "verapamil"], {
    effect: "Muscle pain or, rarely, muscle damage.",
    mechanism: CYP3A4,
    management: `Usually taken together with a moderate dose. ${SIGNS}`,
    source: label("Lipitor", "interactions"),
  }),
  major(["atorvastatin", "rosuvastatin", "pitavastatin", "pravastatin", "fluvastatin"], "cyclosporine", {
    effect: MUSCLE,
    mechanism: "Cyclosporine keeps statins out of the liver (OATP1B1).",
    management:
      "Avoid atorvastatin and pitavastatin; rosuvastatin 5 mg, pravastatin and fluvastatin 20 mg a day at the most.",
    source: label("Crestor", "dosage"),
  }),
  major(["atorvastatin", "rosuvastatin", "pitavastatin", "pravastatin", "fluvastatin"], "gemfibrozil", {
    effect: MUSCLE,
    mechanism: "Gemfibrozil slows the breakdown of statins, and harms muscle itself.",
    management: "Avoid. Where a fibrate is needed, fenofibrate is the safer one.",
    source: label("Lipitor", "interactions"),
  }),
  moderate("statins", ["fenofibrate", "niacin"], {
    effect: "Muscle pain or, rarely, muscle damage.",
    mechanism: "Each of them can harm muscle.",
    management: `Taken together only where your prescriber sees a reason for both. ${SIGNS}`,
    source: label("Zocor", "interactions"),
  }),
  moderate("statins", "colchicine", {
    effect: "Muscle weakness or damage, above all with weak kidneys.",
    mechanism: "Each of them can harm muscle.",
    management: SIGNS,
    source: label("Colcrys", "interactions"),
  }),
  moderate("statins", "daptomycin", {
    effect: "Muscle damage.",
    mechanism: "Each of them can harm muscle.",
    management: "The statin is usually paused for as long as daptomycin is given.",
    source: label("Cubicin", "interactions"),
  }),
  moderate("rosuvastatin", ["atazanavir", "lopinavir", "sofosbuvir", "ledipasvir", "velpatasvir", "darunavir"], {
    effect: "Two to three times as much rosuvastatin in the blood.",
    mechanism: "Blocked transporters of the liver and the gut.",
    management: `No more than 10 mg of rosuvastatin a day; not with ledipasvir. ${SIGNS}`,
    source: label("Crestor", "dosage"),
  }),
  moderate("rosuvastatin", "aluminum", {
    effect: "Half as much rosuvastatin gets into the blood.",
    mechanism: "The antacid binds it.",
    management: "Take the antacid two hours after it.",
    source: label("Crestor", "interactions"),
  }),
  major("statins", "red yeast rice", {
    effect: MUSCLE,
    mechanism: "Red yeast rice contains lovastatin.",
    management: "Do not take the supplement with a statin.",
    source: label("Mevacor", "warnings"),
  }),
  moderate("statins", ["glecaprevir", "pibrentasvir"], {
    effect: MUSCLE,
    mechanism: "Blocked transporters of the liver.",
    management: "Not with atorvastatin, lovastatin or simvastatin; others at a low dose.",
    source: label("Mavyret", "interactions"),
  }),
  moderate("simvastatin", ["bempedoic acid", "niacin"], {
    effect: "Muscle pain or, rarely, muscle damage.",
    mechanism: "More simvastatin in the blood, or harm added to harm.",
    management: `No more than 20 mg of simvastatin a day. ${SIGNS}`,
    source: label("Nexletol", "interactions"),
  }),
];
