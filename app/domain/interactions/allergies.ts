import type allergyRows from "~/content/interactions/generated/allergies";
import type crossingRows from "~/content/interactions/generated/allergy-crossings";
import { message } from "~/domain/message";
import { wordsOf } from "./around";
import { expand, expandClasses, type ClassRow, type Subject } from "./classes";
import { KINDS, membersOf, type KindName } from "./kinds";
import { formsOf, keysOf, nameKey } from "./name-key";
import type { DrugName } from "./names";
import { isKind, isRecognised, recognise } from "./recognise";
import { factsOf, sourcesOf, type Facts, type Severity } from "./rule";

const REACTION = message("An allergic reaction: rash, swelling, trouble breathing, shock.");
const AVOID = message("Do not take it. Tell whoever prescribed it of your allergy.");

/** An allergy that is understood: what it says of a drug, if anything. */
export type KnownAllergy = {
  typed: string;
  /** It was named by a kind of which no more is known than which medicines belong to it. */
  kind?: KindName;
  judge: (drug: DrugName) => (Facts & { severity: Severity }) | null;
};

/**
 * Of a kind that has no group of its own: labels rule out the medicine that somebody reacted to, and which of the kind
 * that was nobody told.
 */
const ofKind = (kind: KindName): Facts & { severity: Severity } => ({
  severity: "major",
  effect: REACTION,
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
  effect: REACTION,
  mechanism: message("It is {drug}, to which you are allergic.", { drug: message(drug) }),
  management: AVOID,
  source: [message("US prescribing information: contraindicated after an allergic reaction to it")],
});

const NONE = wordsOf("no allergy");
/** What stands around the name of an allergy: how grave it is, and what it did. */
const BESIDE = wordsOf("beside an allergy");
/** What Spanish has between `alergia` and the name. */
const BEFORE = /^(?:(?:al|a|la|las|los|el|de|del) )+/;

/** Whether an entry says that there is no allergy. */
export const saysNone = (typed: string) => NONE.has(nameKey(typed));

export type AllergyRows = {
  allergies: readonly (typeof allergyRows)[number][];
  crossings: readonly (typeof crossingRows)[number][];
  classes: readonly ClassRow[];
};

/** What an allergy of a group says of medicines. */
type Crossing = Facts & { severity: Severity; drugs: ReadonlySet<DrugName> };
type Group = { names: readonly string[]; members: ReadonlySet<DrugName>; crossings: readonly Crossing[] };

/** The groups of allergies, each with what it says of its own members first. */
function buildGroups({ allergies, crossings, classes: classRows }: AllergyRows): Group[] {
  const classes = expandClasses(classRows);
  const drugsOf = (subjects: readonly Subject[]) => subjects.flatMap((subject) => expand(subject, classes));
  return allergies.map(({ group, names, kind, members: subjects, mechanism, sources }) => {
    const members = new Set(drugsOf(subjects));
    const own: Crossing = {
      severity: "contraindicated",
      drugs: members,
      effect: REACTION,
      mechanism: message(mechanism),
      management: AVOID,
      source: sourcesOf(sources),
    };
    const others = crossings
      .filter((crossing) => crossing.group === group)
      .map(({ severity, with: crossed, except, ...facts }) => ({
        severity,
        drugs: new Set(drugsOf(crossed).filter((drug) => !except.includes(drug))),
        ...factsOf(facts),
      }));
    const called = [...names, ...(kind ? Object.values(KINDS[kind].names).flat() : [])];
    return { names: called, members, crossings: [own, ...others] };
  });
}

/**
 * Puts the groups of the rows together.
 * @returns what reads an allergy: what it means for medicines, and `null` for one that no medicine here is known to
 * touch (pollen, peanuts): that is not checked, and said so. One to a kind without a group concerns all medicines of
 * that kind.
 */
export function buildAllergyReader(rows: AllergyRows): (typed: string) => KnownAllergy | null {
  const groups = buildGroups(rows);
  const byName = new Map(groups.flatMap((group) => group.names.flatMap(keysOf).map((key) => [key, group] as const)));
  return (typed) => {
    // What stands in brackets is the reaction.
    const words = nameKey(typed.replace(/\([^()]*\)/g, " "))
      .split(" ")
      .filter((word) => !BESIDE.has(word));
    const text = words.join(" ").replace(BEFORE, "");
    const named = formsOf(text.split(" ")).flatMap(({ key }) => byName.get(key) ?? [])[0];
    const drug = named ? null : recognise(text);
    if (drug && isKind(drug)) {
      const members = new Set(membersOf(drug.kind));
      return { typed, kind: drug.kind, judge: (taken) => (members.has(taken) ? ofKind(drug.kind) : null) };
    }
    if (!named && !(drug && isRecognised(drug))) return null;
    const own = drug && isRecognised(drug) ? drug.ingredients : [];
    const concerned = named ? [named] : groups.filter(({ members }) => own.some((name) => members.has(name)));
    return {
      typed,
      judge: (taken) => {
        if (own.includes(taken)) return ofDrug(taken);
        for (const { crossings } of concerned) {
          const crossing = crossings.find(({ drugs }) => drugs.has(taken));
          if (crossing) return crossing;
        }
        return null;
      },
    };
  };
}
