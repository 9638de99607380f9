import { contraindicated, label, major, minor, moderate, ONC, type Rule } from "../rule";

const LEVELS = "Only with measured levels and a changed dose. Call your transplant team before the first tablet.";
const INFECTION = "Grave infections.";

/** Transplants, inflammation, gout and cancer. */
export const IMMUNITY: Rule[] = [
  major(
    "calcineurin and mTOR inhibitors",
    [
      "strong CYP3A4 inhibitors",
      "azole antifungals",
      "macrolides that inhibit CYP3A4",
      "diltiazem",
      "verapamil",
      "grapefruit",
    ],
    {
      effect: "Too much of the transplant medicine: kidney damage, tremor, infections.",
      mechanism: "Blocked CYP3A4 and P-glycoprotein.",
      management: `${LEVELS} No grapefruit.`,
      source: label("Prograf", "interactions"),
    },
  ),
  contraindicated("cyclosporine", "tacrolimus", {
    effect: "Kidney failure.",
    mechanism: "Both harm the kidneys in the same way.",
    management: "Do not take them together; 24 hours have to lie between.",
    source: label("Prograf", "interactions"),
  }),
  moderate("cyclosporine", ["sirolimus", "everolimus"], {
    effect: "More sirolimus or everolimus in the blood; weaker kidneys.",
    mechanism: "Blocked CYP3A4 and P-glycoprotein.",
    management: "Sirolimus four hours after cyclosporine, with measured levels.",
    source: label("Rapamune", "interactions"),
  }),
  major("calcineurin inhibitors", ["aminoglycosides", "amphotericin B", "NSAIDs"], {
    effect: "Kidney damage.",
    mechanism: "Both harm the kidneys.",
    management: "Acetaminophen for pain. Kidney function and levels are checked.",
    source: label("Neoral", "interactions"),
  }),
  moderate("calcineurin inhibitors", ["metoclopramide", "amiodarone", "omeprazole", "letermovir", "cannabidiol"], {
    effect: "More of the transplant medicine in the blood.",
    mechanism: "More is taken in, or less is broken down.",
    management: LEVELS,
    source: label("Prograf", "interactions"),
  }),
  major("methotrexate", ["trimethoprim", "sulfamethoxazole"], {
    effect:
      "The bone marrow fails: infections, bleeding, ulcers of the mouth. It can be fatal, even with a weekly dose.",
    mechanism: "Both block folate, and the kidneys clear methotrexate less.",
    management: "Do not take them together. Ask for another antibiotic.",
    source: label("Trexall", "interactions"),
  }),
  major("methotrexate", ["NSAIDs", "probenecid", "cyclosporine"], {
    effect: "Methotrexate poisoning: bone marrow, mouth, kidneys.",
    mechanism: "The kidneys clear methotrexate less.",
    management: "With a high dose not at all; with a weekly dose blood counts and kidney function are checked.",
    source: label("Trexall", "interactions"),
  }),
  moderate(
    "methotrexate",
    ["proton pump inhibitors", "penicillins", "ciprofloxacin", "aspirin", "theophylline", "tetracyclines"],
    {
      effect: "More methotrexate in the blood.",
      mechanism: "The kidneys clear methotrexate less.",
      management: "With a high dose avoid; with a weekly one report a sore mouth or fever.",
      source: label("Trexall", "interactions"),
    },
  ),
  major("methotrexate", ["leflunomide", "teriflunomide"], {
    effect: "Liver damage, low blood counts.",
    mechanism: "Both harm liver and marrow.",
    management: "Only where a rheumatologist has planned it, with monthly blood tests.",
    source: label("Arava", "interactions"),
  }),
  contraindicated("methotrexate", "acitretin", {
    effect: "Liver damage.",
    mechanism: "Both harm the liver.",
    management: "Do not take them together.",
    source: label("Soriatane", "contraindications"),
  }),
  contraindicated("leflunomide", "teriflunomide", {
    effect: "Liver damage.",
    mechanism: "Leflunomide turns into teriflunomide.",
    management: "Do not take them together.",
    source: label("Arava", "contraindications"),
  }),
  contraindicated("thiopurines", "febuxostat", {
    effect: "The bone marrow fails: infections, bleeding.",
    mechanism: "Blocked xanthine oxidase, which breaks thiopurines down.",
    management: "Do not take them together.",
    source: [ONC, label("Uloric", "contraindications")],
  }),
  major("thiopurines", "allopurinol", {
    effect: "The bone marrow fails: infections, bleeding.",
    mechanism: "Blocked xanthine oxidase, which breaks thiopurines down.",
    management:
      "A quarter to a third of the thiopurine dose at the most, with blood counts. Never start it on your own.",
    source: label("Imuran", "interactions"),
  }),
  moderate("thiopurines", ["mesalamine", "sulfasalazine", "ribavirin", "ACE inhibitors"], {
    effect: "Low blood counts.",
    mechanism: "Slower breakdown, or harm added to harm.",
    management: "Have blood counts checked.",
    source: label("Imuran", "interactions"),
  }),
  contraindicated("live vaccine", ["immune-suppressing drugs", "rituximab"], {
    effect: "The vaccine's germ can make ill.",
    mechanism: "The immune system cannot hold it back.",
    management: "No live vaccine during the treatment. Other vaccines are safe and wanted.",
    source: [label("Humira", "interactions"), "CDC General Best Practice Guidelines for Immunization"],
  }),
  major("live vaccine", "corticosteroids", {
    effect: "The vaccine's germ can make ill.",
    mechanism: "From about 20 mg of prednisone a day for two weeks the immune system is held down.",
    management: "Wait a month after such a treatment.",
    source: "CDC General Best Practice Guidelines for Immunization",
  }),
  major("TNF blockers", ["abatacept", "anakinra", "tocilizumab", "JAK inhibitors", "TNF blockers"], {
    effect: INFECTION,
    mechanism: "The immune system is held down twice.",
    management: "Do not take them together.",
    source: label("Enbrel", "interactions"),
  }),
  major("JAK inhibitors", ["azathioprine", "cyclosporine", "tacrolimus", "abatacept", "tocilizumab", "anakinra"], {
    effect: INFECTION,
    mechanism: "The immune system is held down twice.",
    management: "Not recommended together.",
    source: label("Xeljanz", "warnings"),
  }),
  moderate("tofacitinib", ["fluconazole", "strong CYP3A4 inhibitors"], {
    effect: "Twice as much tofacitinib.",
    mechanism: "Blocked CYP3A4 and CYP2C19.",
    management: "Half the dose.",
    source: label("Xeljanz", "dosage"),
  }),
  moderate("allopurinol", ["ampicillin", "amoxicillin"], {
    effect: "A rash in one of five people.",
    mechanism: "Not clear.",
    management: "Report a rash; ask for another antibiotic if you have had one.",
    source: label("Zyloprim", "interactions"),
  }),
  moderate("allopurinol", ["thiazide diuretics", "captopril", "theophylline"], {
    effect: "A grave rash, above all with weak kidneys; more theophylline in the blood.",
    mechanism: "Not clear; slower breakdown.",
    management: "A low dose at first; stop allopurinol at a rash and call.",
    source: label("Zyloprim", "interactions"),
    except: ["indapamide"],
  }),
  minor("probenecid", ["penicillins", "cephalosporins"], {
    effect: "The antibiotic stays in the body longer.",
    mechanism: "The kidneys clear it less.",
    management: "Often wanted; none needed.",
    source: label("Probenecid", "interactions"),
  }),
  contraindicated("probenecid", "aspirin", {
    effect: "Gout returns.",
    mechanism: "Aspirin stops what probenecid does in the kidneys.",
    management: "Acetaminophen for pain.",
    source: label("Probenecid", "interactions"),
  }),
  contraindicated("isotretinoin", "tetracyclines", {
    effect: "Raised pressure in the head: headache, loss of vision.",
    mechanism: "Both can do so.",
    management: "Do not take them together.",
    source: label("Absorica", "interactions"),
  }),
  contraindicated("acitretin", "tetracyclines", {
    effect: "Raised pressure in the head: headache, loss of vision.",
    mechanism: "Both can do so.",
    management: "Do not take them together.",
    source: label("Soriatane", "contraindications"),
  }),
  major("retinoids", "vitamin A", {
    effect: "Vitamin A poisoning: dry skin, headache, liver damage.",
    mechanism: "Retinoids are made from vitamin A.",
    management: "No supplement with vitamin A.",
    source: label("Absorica", "interactions"),
  }),
  moderate("isotretinoin", ["norethindrone", "phenytoin", "corticosteroids"], {
    effect: "Progestin-only pills may not protect enough; bones may weaken.",
    mechanism: "Not clear.",
    management: "Isotretinoin harms an unborn child: two methods, one of them safe, and no mini-pill.",
    source: label("Absorica", "interactions"),
  }),
  contraindicated("fluorouracil", "capecitabine", {
    effect: "Poisoning by fluorouracil.",
    mechanism: "Capecitabine turns into fluorouracil.",
    management: "Do not take them together.",
    source: label("Xeloda", "warnings"),
  }),
  major(["capecitabine", "fluorouracil"], "phenytoin", {
    effect: "Phenytoin poisoning.",
    mechanism: "Blocked CYP2C9.",
    management: "Have the level measured.",
    source: label("Xeloda", "interactions"),
  }),
  major("tamoxifen", ["fluoxetine", "paroxetine", "quinidine"], {
    effect: "Tamoxifen may protect less against the cancer's return.",
    mechanism: "Blocked CYP2D6, which makes tamoxifen active.",
    management: "Ask for another antidepressant; venlafaxine disturbs least.",
    source: label("Soltamox", "interactions"),
  }),
  moderate("tamoxifen", ["moderate CYP2D6 inhibitors", "estrogens"], {
    effect: "Tamoxifen may protect less.",
    mechanism: "Blocked CYP2D6, or an estrogen against an anti-estrogen.",
    management: "Ask your oncologist.",
    source: label("Soltamox", "interactions"),
  }),
];
