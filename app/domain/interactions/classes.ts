import type { DrugName } from "./names";

const kinds = <const Members extends readonly DrugName[]>(...members: Members) => members;

/*
 * Groups of drugs that act alike. The lists of enzyme inhibitors and inducers
 * follow the FDA's definitions (strong: exposure of a sensitive substrate times
 * five or more; moderate: two to five) as US labels repeat them; the groups of
 * high-priority interactions follow Phansalkar and others, JAMIA 2012;19:735.
 */

const CONTRACEPTIVE = kinds(
  "oral contraceptive", "ethinyl estradiol", "desogestrel", "drospirenone", "etonogestrel", "levonorgestrel", "norethindrone", "norgestimate", "norgestrel", "ulipristal acetate",
);
const SSRI = kinds("citalopram", "escitalopram", "fluoxetine", "fluvoxamine", "paroxetine", "sertraline");
const SNRI = kinds("desvenlafaxine", "duloxetine", "levomilnacipran", "milnacipran", "venlafaxine");
const TRICYCLIC = kinds("amitriptyline", "amoxapine", "clomipramine", "desipramine", "doxepin", "imipramine", "nortriptyline", "protriptyline", "trimipramine");
const ACE_INHIBITOR = kinds("benazepril", "captopril", "enalapril", "fosinopril", "lisinopril", "moexipril", "perindopril", "quinapril", "ramipril", "trandolapril");
const ARB = kinds("azilsartan", "candesartan", "eprosartan", "irbesartan", "losartan", "olmesartan", "telmisartan", "valsartan");
const SULFONYLUREA = kinds("chlorpropamide", "glimepiride", "glipizide", "glyburide", "gliclazide", "tolbutamide");
const INSULIN = kinds("insulin", "insulin aspart", "insulin degludec", "insulin detemir", "insulin glargine", "insulin glulisine", "insulin lispro");
const DPP4 = kinds("alogliptin", "linagliptin", "saxagliptin", "sitagliptin", "teneligliptin", "vildagliptin");
const BENZODIAZEPINE = kinds(
  "alprazolam", "bromazepam", "chlordiazepoxide", "clobazam", "clonazepam", "clorazepate", "diazepam", "estazolam", "flunitrazepam", "lorazepam", "lormetazepam",
  "midazolam", "nitrazepam", "oxazepam", "prazepam", "temazepam", "triazolam",
);
const SLEEP = kinds("eszopiclone", "zaleplon", "zolpidem", "zopiclone", "suvorexant", "lemborexant", "daridorexant");
const MUSCLE_RELAXANT = kinds("baclofen", "carisoprodol", "cyclobenzaprine", "metaxalone", "methocarbamol", "tizanidine");
const BARBITURATE = kinds("butalbital", "phenobarbital", "primidone");
const SEDATING_ANTIHISTAMINE = kinds(
  "brompheniramine", "chlorpheniramine", "cyproheptadine", "dimenhydrinate", "diphenhydramine", "doxylamine", "hydroxyzine", "meclizine", "promethazine",
);
const ANTIPSYCHOTIC = kinds(
  "aripiprazole", "brexpiprazole", "cariprazine", "chlorpromazine", "clozapine", "fluphenazine", "haloperidol", "iloperidone", "lurasidone", "olanzapine",
  "paliperidone", "perphenazine", "pimozide", "quetiapine", "risperidone", "thioridazine", "ziprasidone",
);
const FULL_OPIOID = kinds(
  "codeine", "fentanyl", "hydrocodone", "hydromorphone", "levorphanol", "meperidine", "methadone", "morphine", "oxycodone", "oxymorphone", "tapentadol", "tramadol",
);
const PARTIAL_OPIOID = kinds("buprenorphine", "butorphanol", "nalbuphine", "pentazocine");
const AZOLE_STRONG = kinds("itraconazole", "ketoconazole", "posaconazole", "voriconazole");
const HIV_PROTEASE = kinds("atazanavir", "darunavir", "fosamprenavir", "indinavir", "lopinavir", "nelfinavir", "ritonavir", "saquinavir", "tipranavir");

export const CLASSES = {
  // Heart and vessels
  "ACE inhibitors": ACE_INHIBITOR,
  "angiotensin receptor blockers": ARB,
  "ACE inhibitors and angiotensin receptor blockers": [...ACE_INHIBITOR, ...ARB],
  "beta-blockers": kinds(
    "acebutolol", "atenolol", "betaxolol", "bisoprolol", "carvedilol", "labetalol", "metoprolol", "nadolol", "nebivolol", "pindolol", "propranolol", "sotalol", "timolol",
  ),
  "non-selective beta-blockers": kinds("carvedilol", "labetalol", "nadolol", "pindolol", "propranolol", "sotalol", "timolol"),
  "dihydropyridine calcium channel blockers": kinds(
    "amlodipine", "felodipine", "isradipine", "lacidipine", "lercanidipine", "nicardipine", "nifedipine", "nisoldipine", "nitrendipine",
  ),
  "thiazide diuretics": kinds("chlorothiazide", "chlorthalidone", "hydrochlorothiazide", "indapamide", "metolazone"),
  "loop diuretics": kinds("bumetanide", "ethacrynic acid", "furosemide", "torsemide"),
  "potassium-lowering diuretics": kinds(
    "chlorothiazide", "chlorthalidone", "hydrochlorothiazide", "indapamide", "metolazone", "bumetanide", "ethacrynic acid", "furosemide", "torsemide",
  ),
  "potassium-sparing diuretics": kinds("amiloride", "eplerenone", "finerenone", "spironolactone", "triamterene"),
  diuretics: kinds(
    "chlorothiazide", "chlorthalidone", "hydrochlorothiazide", "indapamide", "metolazone", "bumetanide", "ethacrynic acid", "furosemide", "torsemide",
    "amiloride", "eplerenone", "spironolactone", "triamterene",
  ),
  nitrates: kinds("isosorbide dinitrate", "isosorbide mononitrate", "nitroglycerin"),
  "PDE5 inhibitors": kinds("avanafil", "sildenafil", "tadalafil", "vardenafil"),
  "alpha-blockers": kinds("alfuzosin", "doxazosin", "prazosin", "silodosin", "tamsulosin", "terazosin"),
  statins: kinds("atorvastatin", "fluvastatin", "lovastatin", "pitavastatin", "pravastatin", "rosuvastatin", "simvastatin"),
  "bile-acid binders": kinds("cholestyramine", "colesevelam", "colestipol"),
  // Not warfarin alone: where it is not the usual one, another of the same kind is, broken down by the same enzyme (CYP2C9).
  "vitamin K antagonists": kinds("acenocoumarol", "phenprocoumon", "warfarin"),
  "direct oral anticoagulants": kinds("apixaban", "dabigatran", "edoxaban", "rivaroxaban"),
  heparins: kinds("bemiparin", "dalteparin", "enoxaparin", "fondaparinux", "heparin", "nadroparin", "tinzaparin"),
  "antiplatelet drugs": kinds("cilostazol", "clopidogrel", "dipyridamole", "prasugrel", "ticagrelor", "vorapaxar"),
  "P2Y12 inhibitors": kinds("clopidogrel", "prasugrel", "ticagrelor"),
  // Diabetes, weight, hormones
  "GLP-1 receptor agonists": kinds("dulaglutide", "exenatide", "liraglutide", "lixisenatide", "semaglutide", "tirzepatide"),
  insulins: INSULIN,
  sulfonylureas: SULFONYLUREA,
  "insulins and insulin-releasing drugs": [...INSULIN, ...SULFONYLUREA, ...kinds("nateglinide", "repaglinide")],
  meglitinides: kinds("nateglinide", "repaglinide"),
  "DPP-4 inhibitors": DPP4,
  "SGLT2 inhibitors": kinds("bexagliflozin", "canagliflozin", "dapagliflozin", "empagliflozin", "ertugliflozin"),
  glitazones: kinds("pioglitazone", "rosiglitazone"),
  "glucose-lowering drugs": [
    ...INSULIN, ...SULFONYLUREA, ...DPP4,
    ...kinds(
      "nateglinide", "repaglinide", "metformin", "pioglitazone", "rosiglitazone", "bexagliflozin", "canagliflozin",
      "dapagliflozin", "empagliflozin", "ertugliflozin", "dulaglutide", "exenatide", "liraglutide", "lixisenatide", "semaglutide", "tirzepatide",
    ),
  ],
  "stimulants and decongestants": kinds(
    "amphetamine", "dextroamphetamine", "lisdexamfetamine", "methamphetamine", "methylphenidate", "dexmethylphenidate", "phentermine", "phendimetrazine", "benzphetamine",
    "diethylpropion", "pseudoephedrine", "ephedrine", "phenylephrine", "atomoxetine", "viloxazine",
  ),
  stimulants: kinds("amphetamine", "dextroamphetamine", "lisdexamfetamine", "methamphetamine", "methylphenidate", "dexmethylphenidate"),
  decongestants: kinds("ephedrine", "phenylephrine", "pseudoephedrine"),
  "appetite suppressants": kinds("phentermine", "phendimetrazine", "benzphetamine", "diethylpropion"),
  "hormonal contraceptives": CONTRACEPTIVE,
  "oral hormonal contraceptives": kinds("oral contraceptive", "desogestrel", "drospirenone", "norethindrone", "norgestimate", "norgestrel", "ethinyl estradiol"),
  estrogens: kinds("oral contraceptive", "ethinyl estradiol", "estradiol", "conjugated estrogens"),
  "thyroid hormones": kinds("desiccated thyroid", "levothyroxine", "liothyronine"),
  bisphosphonates: kinds("alendronate", "ibandronate", "risedronate"),
  "minerals and antacids": kinds("aluminum", "calcium", "iron", "magnesium", "zinc", "multivitamin"),
  "fat-soluble vitamins": kinds("vitamin A", "vitamin D", "vitamin E", "vitamin K"),
  // Pain, inflammation, stomach
  NSAIDs: kinds(
    "aceclofenac", "celecoxib", "dexketoprofen", "diclofenac", "diflunisal", "etodolac", "etoricoxib", "fenoprofen", "flurbiprofen", "ibuprofen", "indomethacin", "ketoprofen",
    "ketorolac", "lornoxicam", "mefenamic acid", "meloxicam", "nabumetone", "naproxen", "nimesulide", "oxaprozin", "piroxicam", "sulindac", "tenoxicam",
  ),
  corticosteroids: kinds("betamethasone", "dexamethasone", "hydrocortisone", "methylprednisolone", "prednisolone", "prednisone"),
  "corticosteroids cleared by CYP3A4": kinds("budesonide", "dexamethasone", "fluticasone", "methylprednisolone", "mometasone", "prednisolone", "prednisone", "triamcinolone"),
  "proton pump inhibitors": kinds("dexlansoprazole", "esomeprazole", "lansoprazole", "omeprazole", "pantoprazole", "rabeprazole"),
  "H2 blockers": kinds("cimetidine", "famotidine", "nizatidine", "ranitidine"),
  // Mind and nerves
  SSRIs: SSRI,
  SNRIs: SNRI,
  "SSRIs and SNRIs": [...SSRI, ...SNRI],
  "tricyclic antidepressants": TRICYCLIC,
  "serotonergic antidepressants": [...SSRI, ...SNRI, ...kinds("vilazodone", "vortioxetine", "clomipramine")],
  "MAO inhibitors": kinds("isocarboxazid", "phenelzine", "procarbazine", "selegiline", "tranylcypromine"),
  "MAO-B inhibitors for Parkinson's": kinds("rasagiline", "safinamide"),
  "antibiotics and dyes that inhibit MAO": kinds("linezolid", "methylene blue"),
  triptans: kinds("almotriptan", "eletriptan", "frovatriptan", "naratriptan", "rizatriptan", "sumatriptan", "zolmitriptan"),
  "triptans broken down by MAO": kinds("rizatriptan", "sumatriptan", "zolmitriptan"),
  "ergot alkaloids": kinds("dihydroergotamine", "ergotamine", "methylergonovine"),
  antipsychotics: ANTIPSYCHOTIC,
  "dopamine blockers": [...ANTIPSYCHOTIC.filter((name) => name !== "clozapine" && name !== "quetiapine"), ...kinds("metoclopramide", "prochlorperazine")],
  "dopamine agonists": kinds("apomorphine", "pramipexole", "ropinirole"),
  benzodiazepines: BENZODIAZEPINE,
  "sleep medicines": SLEEP,
  "muscle relaxants": MUSCLE_RELAXANT,
  barbiturates: BARBITURATE,
  gabapentinoids: kinds("gabapentin", "pregabalin"),
  "sedating antihistamines": SEDATING_ANTIHISTAMINE,
  "other sedatives": [...SLEEP, ...MUSCLE_RELAXANT, ...BARBITURATE],
  "mildly sedating drugs": [...SEDATING_ANTIHISTAMINE, ...ANTIPSYCHOTIC, ...TRICYCLIC, ...kinds("mirtazapine", "trazodone", "cannabis")],
  "sedatives and opioids": [...BENZODIAZEPINE, ...SLEEP, ...BARBITURATE, ...FULL_OPIOID, ...PARTIAL_OPIOID],
  opioids: [...FULL_OPIOID, ...PARTIAL_OPIOID],
  "full opioid agonists": FULL_OPIOID,
  "partial opioid agonists": PARTIAL_OPIOID,
  "serotonergic opioids": kinds("dextromethorphan", "fentanyl", "meperidine", "methadone", "tapentadol", "tramadol"),
  "other opioids": kinds("buprenorphine", "butorphanol", "codeine", "hydrocodone", "hydromorphone", "levorphanol", "morphine", "nalbuphine", "oxycodone", "oxymorphone", "pentazocine"),
  "antiepileptic drugs": kinds(
    "brivaracetam", "carbamazepine", "cenobamate", "clobazam", "eslicarbazepine", "felbamate", "lacosamide", "lamotrigine", "levetiracetam", "oxcarbazepine",
    "perampanel", "phenobarbital", "phenytoin", "primidone", "rufinamide", "valproate", "zonisamide",
  ),
  "anticholinergic drugs": kinds(
    "amitriptyline", "benztropine", "brompheniramine", "chlorpheniramine", "clomipramine", "clozapine", "cyproheptadine", "darifenacin", "dicyclomine", "dimenhydrinate",
    "diphenhydramine", "doxepin", "doxylamine", "fesoterodine", "glycopyrrolate", "hydroxyzine", "hyoscyamine", "imipramine", "oxybutynin", "promethazine", "scopolamine",
    "solifenacin", "tolterodine", "trihexyphenidyl", "trospium",
  ),
  "cholinesterase inhibitors": kinds("donepezil", "galantamine", "rivastigmine"),
  "carbonic anhydrase inhibitors": kinds("acetazolamide", "methazolamide", "zonisamide"),
  // Infection and immunity
  "penicillins": kinds("amoxicillin", "ampicillin", "dicloxacillin", "nafcillin", "oxacillin", "penicillin", "piperacillin"),
  cephalosporins: kinds("cefadroxil", "cefazolin", "cefdinir", "cefixime", "cefotetan", "cefpodoxime", "ceftriaxone", "cefuroxime", "cephalexin"),
  carbapenems: kinds("ertapenem", "imipenem", "meropenem"),
  "sulfonamide antibiotics": kinds("sulfadiazine", "sulfamethoxazole", "sulfasalazine"),
  macrolides: kinds("azithromycin", "clarithromycin", "erythromycin", "telithromycin"),
  "macrolides that inhibit CYP3A4": kinds("clarithromycin", "erythromycin", "telithromycin"),
  quinolones: kinds("ciprofloxacin", "delafloxacin", "gemifloxacin", "levofloxacin", "moxifloxacin", "norfloxacin", "ofloxacin"),
  tetracyclines: kinds("demeclocycline", "doxycycline", "minocycline", "tetracycline"),
  aminoglycosides: kinds("amikacin", "gentamicin", "streptomycin", "tobramycin"),
  "azole antifungals": [...AZOLE_STRONG, ...kinds("fluconazole", "isavuconazole")],
  "strong azole antifungals": AZOLE_STRONG,
  "HIV protease inhibitors": HIV_PROTEASE,
  "integrase inhibitors": kinds("bictegravir", "dolutegravir", "elvitegravir", "raltegravir"),
  "hepatitis C antivirals": kinds("glecaprevir", "ledipasvir", "pibrentasvir", "sofosbuvir", "velpatasvir"),
  "calcineurin and mTOR inhibitors": kinds("cyclosporine", "everolimus", "sirolimus", "tacrolimus"),
  "calcineurin inhibitors": kinds("cyclosporine", "tacrolimus"),
  thiopurines: kinds("azathioprine", "mercaptopurine"),
  "immune-suppressing drugs": kinds(
    "abatacept", "adalimumab", "anakinra", "azathioprine", "baricitinib", "certolizumab", "cyclosporine", "etanercept", "everolimus", "golimumab", "infliximab", "leflunomide",
    "mercaptopurine", "methotrexate", "mycophenolate", "rituximab", "sirolimus", "tacrolimus", "tocilizumab", "tofacitinib", "upadacitinib",
  ),
  "TNF blockers": kinds("adalimumab", "certolizumab", "etanercept", "golimumab", "infliximab"),
  "JAK inhibitors": kinds("baricitinib", "tofacitinib", "upadacitinib"),
  retinoids: kinds("acitretin", "isotretinoin"),
  "kinase inhibitors cleared by CYP3A4": kinds(
    "abemaciclib", "bosutinib", "dasatinib", "erlotinib", "gefitinib", "ibrutinib", "lapatinib", "nilotinib", "palbociclib", "pazopanib", "ribociclib", "ruxolitinib", "sunitinib",
  ),
  "acid-dependent kinase inhibitors": kinds("bosutinib", "dasatinib", "erlotinib", "gefitinib", "nilotinib", "pazopanib"),
  // Enzymes and rhythm
  "strong CYP3A4 inhibitors": [
    ...AZOLE_STRONG,
    ...kinds(
      "atazanavir", "ceritinib", "clarithromycin", "cobicistat", "darunavir", "idelalisib", "indinavir", "lopinavir", "mifepristone", "nefazodone", "nelfinavir", "ritonavir",
      "saquinavir", "telithromycin", "tucatinib",
    ),
  ],
  "moderate CYP3A4 inhibitors": kinds(
    "aprepitant", "cimetidine", "conivaptan", "crizotinib", "cyclosporine", "diltiazem", "dronedarone", "erythromycin", "fluconazole", "fosamprenavir", "grapefruit", "imatinib",
    "isavuconazole", "letermovir", "netupitant", "nilotinib", "ribociclib", "verapamil",
  ),
  "strong CYP3A4 inhibitors that also block P-glycoprotein": kinds(
    "clarithromycin", "cobicistat", "indinavir", "itraconazole", "ketoconazole", "lopinavir", "ritonavir", "saquinavir",
  ),
  "strong CYP3A4 inducers": kinds("apalutamide", "carbamazepine", "enzalutamide", "lumacaftor", "mitotane", "phenobarbital", "phenytoin", "primidone", "rifampin"),
  "moderate CYP3A4 inducers": kinds("bosentan", "cenobamate", "efavirenz", "etravirine", "modafinil", "nafcillin", "rifabutin", "rifapentine", "St. John's wort"),
  "inducers that weaken contraceptives": kinds(
    "apalutamide", "aprepitant", "armodafinil", "bosentan", "carbamazepine", "cenobamate", "efavirenz", "enzalutamide", "eslicarbazepine", "felbamate", "griseofulvin",
    "lumacaftor", "mitotane", "modafinil", "nevirapine", "oxcarbazepine", "perampanel", "phenobarbital", "phenytoin", "primidone", "rifabutin", "rifampin", "rifapentine",
    "rufinamide", "St. John's wort",
  ),
  "inducers of CYP3A4 and P-glycoprotein": kinds("apalutamide", "carbamazepine", "phenobarbital", "phenytoin", "primidone", "rifampin", "St. John's wort"),
  "strong CYP2D6 inhibitors": kinds("bupropion", "dacomitinib", "fluoxetine", "paroxetine", "quinidine", "tipranavir"),
  "moderate CYP2D6 inhibitors": kinds("abiraterone", "cinacalcet", "darifenacin", "duloxetine", "mirabegron", "terbinafine", "thioridazine"),
  "strong CYP1A2 inhibitors": kinds("ciprofloxacin", "fluvoxamine"),
  "drugs with a high QT risk": kinds(
    "amiodarone", "arsenic trioxide", "cisapride", "disopyramide", "dofetilide", "dronedarone", "droperidol", "haloperidol", "halofantrine", "ibutilide", "methadone", "pentamidine",
    "pimozide", "procainamide", "quinidine", "sotalol", "thioridazine", "vandetanib", "ziprasidone",
  ),
  "drugs with some QT risk": kinds(
    "azithromycin", "bedaquiline", "chloroquine", "chlorpromazine", "ciprofloxacin", "citalopram", "clarithromycin", "domperidone", "erythromycin", "escitalopram", "fluconazole",
    "hydroxychloroquine", "hydroxyzine", "iloperidone", "levofloxacin", "mefloquine", "moxifloxacin", "nilotinib", "ondansetron", "quinine", "ribociclib", "telithromycin",
    "toremifene", "voriconazole",
  ),
} satisfies Record<string, readonly DrugName[]>;
export type ClassName = keyof typeof CLASSES;

/** A drug or a class of drugs: what a row of the table speaks of. */
export type Subject = DrugName | ClassName;
