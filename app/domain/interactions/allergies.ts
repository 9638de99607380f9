import { message } from "~/domain/message";
import { CLASSES, type ClassName, type Subject } from "./classes";
import type { DrugName } from "./names";
import { formsOf, keysOf, nameKey } from "./name-key";
import { KINDS, type KindName } from "./names/kinds";
import { isKind, isRecognised, membersOf, recognise } from "./recognise";
import { factsOf, label, type FactIds, type Facts, type Severity } from "./rule";

/** What an allergy of a group says of other drugs. */
type Crossing = FactIds & { severity: Severity; with: readonly Subject[]; except?: readonly DrugName[] };
type Group = {
  /** as patients and records call it */ names: string;
  members: readonly Subject[];
  crossings: readonly Crossing[];
};

const REACTION = "An allergic reaction: rash, swelling, trouble breathing, shock.";
const AVOID = "Do not take it. Tell whoever prescribed it of your allergy.";

const group = (
  names: string,
  members: readonly Subject[],
  mechanism: FactIds["mechanism"],
  source: FactIds["source"],
  ...crossings: Crossing[]
): Group => ({
  names,
  members,
  crossings: [
    { severity: "contraindicated", with: members, effect: REACTION, mechanism, management: AVOID, source },
    ...crossings,
  ],
});

/**
 * What a kind of medicine is called, in three languages: an allergy is told in the words in which the medicine is. Only the
 * words are shared. Which drugs an allergy touches stands here: heparins without fondaparinux, of anticonvulsants the aromatic
 * ones, with the NSAIDs aspirin.
 * @param also what only an allergy is called.
 */
const called = (kind: KindName, also?: string): string => [...(also ? [also] : []), ...KINDS[kind].names].join(", ");

const GROUPS: readonly Group[] = [
  group(
    called("penicillins", "penicillin, pcn"),
    ["penicillins"],
    "It belongs to the penicillins that you are allergic to.",
    label("Amoxil", "contraindications"),
    {
      severity: "moderate",
      with: ["cephalosporins"],
      effect: `${REACTION} About 2 in 100 people with a proven penicillin allergy react.`,
      mechanism: "Some cephalosporins share a side chain with penicillins.",
      management:
        "Say how you reacted. After a mild rash long ago it is usually safe; after a severe reaction your prescriber chooses.",
      source: label("Keflex", "warnings"),
    },
    {
      severity: "minor",
      with: ["carbapenems"],
      effect: `${REACTION} Fewer than 1 in 100 react.`,
      mechanism: "A distant likeness to penicillins.",
      management: "Say how you reacted.",
      source: label("Merrem", "warnings"),
    },
  ),
  group(
    called("cephalosporins", "cefalosporins"),
    ["cephalosporins"],
    "It belongs to the cephalosporins that you are allergic to.",
    label("Keflex", "contraindications"),
    {
      severity: "moderate",
      with: ["penicillins"],
      effect: REACTION,
      mechanism: "Some cephalosporins share a side chain with penicillins.",
      management: "Say how you reacted; your prescriber chooses.",
      source: label("Keflex", "warnings"),
    },
  ),
  group(
    called("sulfonamide antibiotics", "sulfa, sulpha, sulphonamides, سلفا"),
    ["sulfonamide antibiotics"],
    "It belongs to the sulfonamides that you are allergic to.",
    label("Bactrim", "contraindications"),
    {
      severity: "major",
      with: ["celecoxib"],
      effect: REACTION,
      mechanism: "Celecoxib is a sulfonamide too, and its label rules it out.",
      management: AVOID,
      source: label("Celebrex", "contraindications"),
    },
    {
      severity: "minor",
      with: ["thiazide diuretics", "loop diuretics", "sulfonylureas", "carbonic anhydrase inhibitors", "topiramate"],
      effect: "An allergic reaction; rarely, and hardly more often than in others.",
      mechanism: "They are distantly like sulfonamide antibiotics.",
      management: "Usually safe. Say how you reacted; report a rash.",
      source: label("Lasix", "warnings"),
      except: ["ethacrynic acid", "topiramate"],
    },
  ),
  group(
    called("NSAIDs", "aspirin, salicylates, AINES, aspirina, salicilatos, أسبرين, ساليسيلات"),
    ["NSAIDs", "aspirin", "bismuth subsalicylate"],
    "It belongs to the pain medicines of the aspirin kind (NSAIDs) that you are allergic to.",
    label("Motrin", "contraindications"),
  ),
  group(
    called("ACE inhibitors"),
    ["ACE inhibitors"],
    "It belongs to the ACE inhibitors that you are allergic to.",
    label("Zestril", "contraindications"),
    {
      severity: "contraindicated",
      with: ["sacubitril"],
      effect: "Swelling of face and throat (angioedema), which can close the airway.",
      mechanism: "Both slow the breakdown of bradykinin.",
      management: AVOID,
      source: label("Entresto", "contraindications"),
    },
    {
      severity: "moderate",
      with: ["angiotensin receptor blockers"],
      effect: "Swelling of face and throat, in few of those who had it with an ACE inhibitor.",
      mechanism: "Not clear.",
      management: "After a cough only, it is safe. After swelling your prescriber decides.",
      source: label("Diovan", "warnings"),
    },
  ),
  group(
    called("macrolides"),
    ["macrolides"],
    "It belongs to the macrolides that you are allergic to.",
    label("Biaxin", "contraindications"),
  ),
  group(
    called("quinolones"),
    ["quinolones"],
    "It belongs to the quinolones that you are allergic to.",
    label("Cipro", "contraindications"),
  ),
  group(
    called("tetracyclines"),
    ["tetracyclines"],
    "It belongs to the tetracyclines that you are allergic to.",
    label("Vibramycin", "contraindications"),
  ),
  group(
    called("opioids"),
    ["opioids"],
    "It belongs to the opioids that you are allergic to.",
    label("MS Contin", "contraindications"),
  ),
  group(
    called("statins"),
    ["statins"],
    "It belongs to the statins that you are allergic to.",
    label("Lipitor", "contraindications"),
  ),
  group(
    "contrast, contrast dye, iodine contrast, IV contrast, x-ray dye, contraste, medio de contraste, contraste yodado, صبغة, صبغة الأشعة, مادة التباين",
    ["iodinated contrast"],
    "It belongs to the contrast media that you are allergic to.",
    label("Omnipaque", "warnings"),
  ),
  group(
    called("GLP-1 medicines"),
    ["GLP-1 receptor agonists"],
    "It belongs to the GLP-1 medicines that you are allergic to.",
    label("Wegovy", "contraindications"),
  ),
  group(
    called("insulins"),
    ["insulins"],
    "It belongs to the insulins that you are allergic to.",
    label("Humulin", "contraindications"),
  ),
  group(
    called("heparins"),
    ["heparin", "bemiparin", "dalteparin", "enoxaparin", "nadroparin", "tinzaparin"],
    "It belongs to the heparins that you are allergic to.",
    label("Lovenox", "contraindications"),
  ),
  group(
    called("anticonvulsants", "aromatic anticonvulsants"),
    ["carbamazepine", "oxcarbazepine", "eslicarbazepine", "phenytoin", "phenobarbital", "primidone", "lamotrigine"],
    "It belongs to the epilepsy medicines that share reactions that you are allergic to.",
    label("Dilantin", "warnings"),
  ),
];

const expand = (subjects: readonly Subject[]): readonly DrugName[] =>
  subjects.flatMap((subject): readonly DrugName[] =>
    subject in CLASSES ? CLASSES[subject as ClassName] : [subject as DrugName],
  );

const READY = GROUPS.map(({ members, crossings, ...rest }) => ({
  ...rest,
  members: new Set(expand(members)),
  crossings: crossings.map((crossing) => ({ ...crossing, drugs: new Set(expand(crossing.with)) })),
}));
const BY_NAME = new Map(
  READY.flatMap((entry) =>
    entry.names
      .split(", ")
      .flatMap(keysOf)
      .map((key) => [key, entry] as const),
  ),
);

/** Each kind of allergy by one of its names; for tests of what is said of them. */
export const knownAllergies = (): string[] => READY.map(({ names }) => names.split(", ")[0]!);

/** An allergy that is understood: what it says of a drug, if anything. */
export type KnownAllergy = {
  typed: string;
  /** It was named by a kind of which no more is known than which medicines belong to it. */
  kind?: KindName;
  judge: (drug: DrugName) => (Facts & { severity: Severity }) | null;
};

/**
 * Of a kind that has no group of its own: labels rule out the medicine that somebody reacted to, and which of the kind that
 * was nobody told.
 */
const ofKind = (kind: KindName): Facts & { severity: Severity } => ({
  severity: "major",
  effect: message(REACTION),
  mechanism: message("You are allergic to a kind of medicine, {kind}, and it is one of it.", { kind: message(kind) }),
  management: message(
    "Do not take it before your prescriber or a pharmacist knows which of the kind you reacted to, and how: you may well tolerate others.",
  ),
  source: [
    message(
      "US prescribing information: each rules out who reacted to it, and that we ask about the whole kind is our own caution",
    ),
  ],
});

/** Of the medicine itself. */
const ofDrug = (drug: DrugName): Facts & { severity: Severity } => ({
  severity: "contraindicated",
  effect: message(REACTION),
  mechanism: message("It is {drug}, to which you are allergic.", { drug: message(drug) }),
  management: message(AVOID),
  source: [message("US prescribing information: contraindicated after an allergic reaction to it")],
});

const keys = (names: string) => new Set(names.split(", ").map(nameKey));

const NONE = keys(
  "none, no, nka, nkda, no known allergies, no known drug allergies, no allergies, none known, n/a, " +
    "ninguna, ninguno, ninguna conocida, no tengo, no tengo alergias, sin alergias, sin alergias conocidas, no conocidas, " +
    "لا, لا يوجد, لا توجد, لا شيء, لا توجد حساسية, لا يوجد حساسية, ليس لدي حساسية, لا حساسية",
);
/** What stands around the name of an allergy: how grave it is, and what it did. */
const BESIDE = keys(
  "severe, mild, a, an, any, allergy, allergies, allergic, to, reaction, rash, hives, anaphylaxis, angioedema, intolerance, " +
    "grave, severa, severo, leve, alergia, alergias, alérgico, alérgica, soy, tengo, reacción, erupción, ronchas, urticaria, anafilaxia, intolerancia, " +
    "حساسية, تحسس, حساس, لدي, عندي, شديدة, شديد, خفيفة, طفح, جلدي, شرى, تأق, من, تجاه, ضد",
);
/** What Spanish has between `alergia` and the name. */
const BEFORE = /^(?:(?:al|a|la|las|los|el|de|del) )+/;

/** Whether an entry says that there is no allergy. */
export const saysNone = (typed: string) => NONE.has(nameKey(typed));

/**
 * What an allergy means for drugs; one to a kind without a group concerns all medicines of that kind. `null` for one that no medicine here is
 * known to touch (pollen, peanuts): that is not checked, and said so.
 */
export function readAllergy(typed: string): KnownAllergy | null {
  // What stands in brackets is the reaction.
  const words = nameKey(typed.replace(/\([^()]*\)/g, " "))
    .split(" ")
    .filter((word) => !BESIDE.has(word));
  const text = words.join(" ").replace(BEFORE, "");
  const named = formsOf(text.split(" ")).flatMap(({ key }) => BY_NAME.get(key) ?? [])[0];
  const drug = named ? null : recognise(text);
  if (drug && isKind(drug)) {
    const members = new Set(membersOf(drug.kind));
    return { typed, kind: drug.kind, judge: (taken) => (members.has(taken) ? ofKind(drug.kind) : null) };
  }
  if (!named && !(drug && isRecognised(drug))) return null;
  const own = drug && isRecognised(drug) ? drug.ingredients : [];
  const groups = named ? [named] : READY.filter(({ members }) => own.some((name) => members.has(name)));
  return {
    typed,
    judge: (taken) => {
      if (own.includes(taken)) return ofDrug(taken);
      for (const { crossings } of groups) {
        const crossing = crossings.find(({ drugs, except }) => drugs.has(taken) && !except?.includes(taken));
        if (crossing) return { severity: crossing.severity, ...factsOf(crossing) };
      }
      return null;
    },
  };
}
