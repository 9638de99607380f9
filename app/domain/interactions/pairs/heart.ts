import { contraindicated, label, major, minor, moderate, type Rule } from "../rule";

const POTASSIUM = "Dangerously high potassium: weakness, an irregular heartbeat, cardiac arrest.";
const RETAINS = "Both keep potassium in the body.";
const CHECK_POTASSIUM = "Have potassium and kidney function checked within one to two weeks and after each change.";
const CHECK_PRESSURE = "Measure blood pressure and pulse.";

/** Heart, blood pressure and kidneys. */
export const HEART_PAIRS: Rule[] = [
  contraindicated("PDE5 inhibitors", ["nitrates", "riociguat"], {
    effect: "A sharp fall of blood pressure: fainting, heart attack, death.",
    mechanism: "Both widen blood vessels by the same messenger (cGMP).",
    management: "Do not take them together. With chest pain after sildenafil call 911 and say when you took it: no nitrate for 24 hours (48 after tadalafil).",
    source: label("Viagra", "contraindications"),
  }),
  contraindicated("riociguat", "nitrates", {
    effect: "A sharp fall of blood pressure.",
    mechanism: "Both widen blood vessels by the same messenger (cGMP).",
    management: "Do not take them together.",
    source: label("Adempas", "contraindications"),
  }),
  major("vericiguat", ["PDE5 inhibitors", "riociguat"], {
    effect: "A sharp fall of blood pressure.",
    mechanism: "Both widen blood vessels by the same messenger (cGMP).",
    management: "Not recommended together; with riociguat ruled out.",
    source: label("Verquvo", "interactions"),
  }),
  moderate("PDE5 inhibitors", "alpha-blockers", {
    effect: "Low blood pressure, dizziness on standing up, fainting.",
    mechanism: "Both widen blood vessels.",
    management: "Only once the alpha-blocker is steady, with the lowest dose of the other, some hours apart.",
    source: label("Viagra", "warnings"),
  }),
  moderate("alpha-blockers", "alpha-blockers", {
    effect: "Low blood pressure, fainting.",
    mechanism: "Two alpha-blockers, one for the bladder and one for blood pressure.",
    management: "Ask whether both are meant.",
    source: label("Flomax", "interactions"),
  }),
  contraindicated("sacubitril", "ACE inhibitors", {
    effect: "Swelling of face and throat (angioedema), which can close the airway.",
    mechanism: "Both slow the breakdown of bradykinin.",
    management: "Do not take them together; 36 hours have to lie between.",
    source: label("Entresto", "contraindications"),
  }),
  major("ACE inhibitors", "angiotensin receptor blockers", {
    effect: "High potassium, low blood pressure, kidney failure.",
    mechanism: "The same system is blocked twice.",
    management: "Ask whether both are meant; as a rule they are not.",
    source: label("Diovan", "interactions"),
  }),
  major("aliskiren", "ACE inhibitors and angiotensin receptor blockers", {
    effect: "High potassium, low blood pressure, kidney failure, stroke.",
    mechanism: "The same system is blocked twice.",
    management: "Ruled out with diabetes; otherwise to be avoided with weak kidneys.",
    source: label("Tekturna", "contraindications"),
  }),
  major(["ACE inhibitors and angiotensin receptor blockers", "aliskiren"], ["potassium", "trimethoprim"], {
    effect: POTASSIUM,
    mechanism: RETAINS,
    management: `No salt substitute. Ask for another antibiotic than trimethoprim. ${CHECK_POTASSIUM}`,
    source: label("Zestril", "interactions"),
  }),
  major(["ACE inhibitors and angiotensin receptor blockers", "aliskiren"], "potassium-sparing diuretics", {
    effect: POTASSIUM,
    mechanism: RETAINS,
    management: `Often prescribed together for heart failure, with a plan. ${CHECK_POTASSIUM}`,
    source: label("Aldactone", "interactions"),
  }),
  major("potassium-sparing diuretics", ["potassium", "trimethoprim", "potassium-sparing diuretics"], {
    effect: POTASSIUM,
    mechanism: RETAINS,
    management: `Do not take them together unless a prescriber has planned it. ${CHECK_POTASSIUM}`,
    source: label("Aldactone", "contraindications"),
  }),
  moderate(["potassium-sparing diuretics", "potassium", "ACE inhibitors and angiotensin receptor blockers"], ["drospirenone", "heparins", "cyclosporine", "tacrolimus"], {
    effect: "High potassium.",
    mechanism: RETAINS,
    management: CHECK_POTASSIUM,
    source: label("Yaz", "warnings"),
    except: ["fondaparinux"],
  }),
  major("ACE inhibitors and angiotensin receptor blockers", "NSAIDs", {
    given: "diuretics",
    effect: "Kidney failure, within days in older people or after vomiting and diarrhea.",
    mechanism: "Three medicines at once take away the kidney's ways of keeping its pressure.",
    management: "No NSAID with these two; acetaminophen for pain. Drink enough and have kidney function checked.",
    source: label("Zestril", "interactions"),
  }),
  moderate("ACE inhibitors and angiotensin receptor blockers", "NSAIDs", {
    effect: "Higher blood pressure and weaker kidneys.",
    mechanism: "NSAIDs narrow the kidney's vessels and hold back salt.",
    management: "A few days are usually no harm; for longer have blood pressure and kidney function checked.",
    source: label("Zestril", "interactions"),
  }),
  moderate("diuretics", "NSAIDs", {
    effect: "The diuretic works less; weaker kidneys.",
    mechanism: "NSAIDs hold back salt and water.",
    management: "Watch for swollen legs and weight gain; acetaminophen for pain.",
    source: label("Lasix", "interactions"),
  }),
  minor("beta-blockers", "NSAIDs", {
    effect: "Somewhat higher blood pressure.",
    mechanism: "NSAIDs hold back salt.",
    management: "Measure blood pressure if you take them for more than a few days.",
    source: label("Tenormin", "interactions"),
  }),
  major("lithium", ["NSAIDs", "thiazide diuretics", "ACE inhibitors and angiotensin receptor blockers"], {
    effect: "Lithium poisoning: tremor, unsteady gait, confusion, kidney damage.",
    mechanism: "The kidneys hold lithium back.",
    management: "Acetaminophen for pain. Otherwise a lower dose of lithium, with the level measured within a week.",
    source: label("Lithobid", "interactions"),
  }),
  moderate("lithium", ["loop diuretics", "spironolactone", "SGLT2 inhibitors", "metronidazole", "topiramate"], {
    effect: "The level of lithium changes; poisoning is possible.",
    mechanism: "The kidneys clear lithium differently.",
    management: "Have the level measured after the start and after each change of dose.",
    source: label("Lithobid", "interactions"),
  }),
  moderate("lithium", ["theophylline", "sodium bicarbonate", "caffeine", "acetazolamide"], {
    effect: "Less lithium in the blood.",
    mechanism: "The kidneys clear lithium faster.",
    management: "Keep what you drink and take about the same; have the level measured after a change.",
    source: label("Lithobid", "interactions"),
  }),
  moderate("lithium", ["antipsychotics", "carbamazepine", "methyldopa", "verapamil", "diltiazem"], {
    effect: "Confusion, tremor or stiffness, even with a normal level, in a few people.",
    mechanism: "Not clear.",
    management: "A usual combination; report new confusion or stiffness at once.",
    source: label("Lithobid", "interactions"),
  }),
  major("beta-blockers", ["verapamil", "diltiazem"], {
    effect: "A very slow heart, heart block, heart failure.",
    mechanism: "Both slow the heart and weaken its beat.",
    management: `Only where a heart specialist has planned it. ${CHECK_PRESSURE} Call if the pulse is under 50 or you feel faint.`,
    source: label("Calan", "warnings"),
  }),
  moderate("beta-blockers", ["amiodarone", "digoxin", "ivabradine", "clonidine", "donepezil", "rivastigmine"], {
    effect: "A very slow heart; with clonidine a sharp rise of blood pressure when clonidine is stopped.",
    mechanism: "Both slow the heart.",
    management: `A usual combination with a plan. ${CHECK_PRESSURE} Never stop clonidine at once.`,
    source: label("Lanoxin", "interactions"),
  }),
  moderate("beta-blockers", "insulins and insulin-releasing drugs", {
    effect: "Low blood sugar is felt less: no racing heart, only sweating.",
    mechanism: "Beta-blockers hide the body's alarm, non-selective ones also delay recovery.",
    management: "Measure more often; sweating may be the only sign.",
    source: label("Lopressor", "warnings"),
  }),
  major("non-selective beta-blockers", ["albuterol", "levalbuterol", "salmeterol", "formoterol", "vilanterol"], {
    effect: "An attack of asthma that the inhaler does not relieve.",
    mechanism: "The beta-blocker holds the places where the inhaler works.",
    management: "Ask for a beta-blocker that works on the heart only.",
    source: label("Serevent", "interactions"),
  }),
  moderate("non-selective beta-blockers", "epinephrine", {
    effect: "High blood pressure with a slow heart; epinephrine helps less in an allergic shock.",
    mechanism: "Only the vessel-narrowing half of epinephrine is left.",
    management: "Use the pen in an emergency all the same, and call 911.",
    source: label("Inderal", "interactions"),
  }),
  moderate(["metoprolol", "carvedilol", "nebivolol", "propranolol", "timolol"], ["strong CYP2D6 inhibitors", "duloxetine", "terbinafine", "mirabegron"], {
    effect: "A slow heart, low blood pressure, dizziness.",
    mechanism: "Blocked CYP2D6; up to five times as much metoprolol.",
    management: `${CHECK_PRESSURE} The dose of the beta-blocker may have to be lowered.`,
    source: label("Lopressor", "interactions"),
  }),
  major("digoxin", ["amiodarone", "dronedarone", "verapamil", "quinidine", "propafenone", "macrolides", "cyclosporine", "itraconazole", "ritonavir", "ranolazine"], {
    effect: "Digoxin poisoning: nausea, yellow vision, a slow or irregular heartbeat.",
    mechanism: "Blocked P-glycoprotein; up to twice as much digoxin.",
    management: "Half the dose of digoxin and measured levels. Ask for another antibiotic than a macrolide.",
    source: label("Lanoxin", "interactions"),
  }),
  moderate("digoxin", ["potassium-lowering diuretics", "diltiazem", "spironolactone", "carvedilol", "tetracyclines", "corticosteroids", "calcium"], {
    effect: "Digoxin poisoning: nausea, yellow vision, a slow or irregular heartbeat.",
    mechanism: "Low potassium makes the heart sensitive to digoxin, or its level rises.",
    management: "Have potassium and the digoxin level checked.",
    source: label("Lanoxin", "interactions"),
  }),
  moderate("digoxin", ["cholestyramine", "colestipol", "sucralfate", "aluminum", "magnesium", "thyroid hormones"], {
    effect: "Digoxin works less.",
    mechanism: "Less gets into the blood, or the body needs more.",
    management: "Take digoxin two hours before. Have the level checked after a change of thyroid dose.",
    source: label("Lanoxin", "interactions"),
  }),
  major("amiodarone", ["flecainide", "procainamide", "verapamil", "diltiazem", "sofosbuvir"], {
    effect: "A very slow or irregular heartbeat; with sofosbuvir cardiac arrest has occurred.",
    mechanism: "Both slow the heart; amiodarone raises the level of other heart medicines for months.",
    management: "Only where a heart specialist has planned it.",
    source: label("Pacerone", "interactions"),
  }),
  moderate(["flecainide", "propafenone", "mexiletine"], ["strong CYP2D6 inhibitors"], {
    effect: "An irregular heartbeat.",
    mechanism: "Blocked CYP2D6.",
    management: "An ECG, and a lower dose.",
    source: label("Rythmol", "interactions"),
  }),
  major("clonidine", ["tricyclic antidepressants", "mirtazapine"], {
    effect: "Blood pressure rises again, at times sharply.",
    mechanism: "The antidepressant blocks what clonidine works by.",
    management: `${CHECK_PRESSURE} Ask for another blood-pressure medicine.`,
    source: label("Catapres", "interactions"),
    except: ["doxepin"],
  }),
  moderate(["decongestants", "stimulants", "yohimbine", "licorice"], ["beta-blockers", "ACE inhibitors and angiotensin receptor blockers", "diuretics", "dihydropyridine calcium channel blockers", "clonidine", "methyldopa"], {
    effect: "Blood pressure rises again.",
    mechanism: "They narrow blood vessels or hold back salt, against the blood-pressure medicine.",
    management: `Ask for a nasal spray or an antihistamine against a cold. ${CHECK_PRESSURE}`,
    source: "US Drug Facts label of Sudafed: warning for high blood pressure",
  }),
  major(["decongestants", "stimulants"], "decongestants", {
    effect: "High blood pressure, a racing heart, sleeplessness.",
    mechanism: "Both speed up heart and vessels.",
    management: "Do not take them together; look for decongestants in cold medicines.",
    source: "US Drug Facts label of Sudafed",
  }),
  moderate(["furosemide", "bumetanide", "torsemide", "ethacrynic acid"], ["aminoglycosides", "cisplatin"], {
    effect: "Loss of hearing, kidney damage.",
    mechanism: "Both harm the inner ear.",
    management: "Your team measures levels and kidney function; tell of ringing ears at once.",
    source: label("Lasix", "warnings"),
  }),
  moderate("potassium-lowering diuretics", ["corticosteroids", "licorice", "amphotericin B", "albuterol"], {
    effect: "Low potassium: weakness, cramps, an irregular heartbeat.",
    mechanism: "Both lower potassium.",
    management: "Have potassium checked.",
    source: label("Lasix", "interactions"),
  }),
  moderate("thiazide diuretics", ["calcium", "vitamin D", "calcitriol"], {
    effect: "Too much calcium in the blood, at high doses.",
    mechanism: "Thiazides hold calcium back.",
    management: "Ordinary doses are fine; for more have calcium checked.",
    source: label("Microzide", "interactions"),
  }),
  moderate("midodrine", ["digoxin", "decongestants", "stimulants", "fludrocortisone"], {
    effect: "High blood pressure when lying down, or a very slow heart.",
    mechanism: "Midodrine narrows blood vessels.",
    management: CHECK_PRESSURE,
    source: label("ProAmatine", "interactions"),
  }),
  contraindicated("bosentan", ["cyclosporine", "glyburide"], {
    effect: "Liver damage, or far too much bosentan.",
    mechanism: "They hinder each other's way out of the body.",
    management: "Do not take them together.",
    source: label("Tracleer", "contraindications"),
  }),
  moderate("nitrates", ["alcohol", "alpha-blockers"], {
    effect: "Low blood pressure, dizziness, fainting.",
    mechanism: "Both widen blood vessels.",
    management: "Get up slowly; as little alcohol as possible.",
    source: label("Imdur", "interactions"),
  }),
];
