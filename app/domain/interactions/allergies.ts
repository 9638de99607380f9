import { CLASSES, type ClassName, type Subject } from "./classes";
import type { DrugName } from "./names";
import { formsOf, keysOf, nameKey } from "./name-key";
import { KINDS, type KindName } from "./names/kinds";
import { isKind, isRecognised, membersOf, recognise } from "./recognise";
import { label, type Facts, type Severity } from "./rule";

/** What an allergy of a group says of other drugs. */
type Crossing = Facts & { severity: Severity; with: readonly Subject[]; except?: readonly DrugName[] };
type Group = {
  /** as patients and records call it */ names: string;
  members: readonly Subject[];
  crossings: readonly Crossing[];
};

const REACTION = "An allergic reaction: rash, swelling, trouble breathing, shock.";
const AVOID = "Do not take it. Tell whoever prescribed it of your allergy.";

const same = (members: readonly Subject[], what: string, source: string): Crossing => ({
  severity: "contraindicated",
  with: members,
  effect: REACTION,
  mechanism: `It belongs to the ${what} that you are allergic to.`,
  management: AVOID,
  source,
});

const group = (
  names: string,
  members: readonly Subject[],
  what: string,
  source: string,
  ...crossings: Crossing[]
): Group => ({
  names,
  members,
  crossings: [same(members, what, source), ...crossings],
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
    "penicillins",
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
    "cephalosporins",
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
    "sulfonamides",
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
    "pain medicines of the aspirin kind (NSAIDs)",
    label("Motrin", "contraindications"),
  ),
  group(
    called("ACE inhibitors"),
    ["ACE inhibitors"],
    "ACE inhibitors",
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
  group(called("macrolides"), ["macrolides"], "macrolides", label("Biaxin", "contraindications")),
  group(called("quinolones"), ["quinolones"], "quinolones", label("Cipro", "contraindications")),
  group(called("tetracyclines"), ["tetracyclines"], "tetracyclines", label("Vibramycin", "contraindications")),
  group(called("opioids"), ["opioids"], "opioids", label("MS Contin", "contraindications")),
  group(called("statins"), ["statins"], "statins", label("Lipitor", "contraindications")),
  group(
    "contrast, contrast dye, iodine contrast, IV contrast, x-ray dye, contraste, medio de contraste, contraste yodado, صبغة, صبغة الأشعة, مادة التباين",
    ["iodinated contrast"],
    "contrast media",
    label("Omnipaque", "warnings"),
  ),
  group(
    called("GLP-1 medicines"),
    ["GLP-1 receptor agonists"],
    "GLP-1 medicines",
    label("Wegovy", "contraindications"),
  ),
  group(called("insulins"), ["insulins"], "insulins", label("Humulin", "contraindications")),
  group(
    called("heparins"),
    ["heparin", "bemiparin", "dalteparin", "enoxaparin", "nadroparin", "tinzaparin"],
    "heparins",
    label("Lovenox", "contraindications"),
  ),
  group(
    called("anticonvulsants", "aromatic anticonvulsants"),
    ["carbamazepine", "oxcarbazepine", "eslicarbazepine", "phenytoin", "phenobarbital", "primidone", "lamotrigine"],
    "epilepsy medicines that share reactions",
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
  effect: REACTION,
  mechanism: `You are allergic to a kind of medicine, ${kind}, and it is one of it.`,
  management:
    "Do not take it before your prescriber or a pharmacist knows which of the kind you reacted to, and how: you may well tolerate others.",
  source:
    "US prescribing information: each rules out who reacted to it, and that we ask about the whole kind is our own caution",
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
      if (own.includes(taken))
        return facts(
          same([taken], "medicines", "US prescribing information: contraindicated after an allergic reaction to it"),
          `It is ${taken}, to which you are allergic.`,
        );
      for (const { crossings } of groups) {
        const crossing = crossings.find(({ drugs, except }) => drugs.has(taken) && !except?.includes(taken));
        if (crossing) return facts(crossing);
      }
      return null;
    },
  };
}

const facts = ({ severity, effect, mechanism, management, source }: Crossing, why = mechanism) => ({
  severity,
  effect,
  mechanism: why,
  management,
  source,
});
