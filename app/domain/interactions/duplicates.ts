import { message, type Message } from "~/domain/message";
import type classRules from "~/content/interactions/generated/duplicate-classes";
import type drugRules from "~/content/interactions/generated/duplicate-drugs";
import { SEVERITIES } from "~/content/interactions/vocabulary";
import { mayBeTheSame, type Taken } from "./between";
import { expandClasses, type ClassRow } from "./classes";
import type { DrugName } from "./names";
import type { Recognised } from "./recognise";
import type { Severity } from "./rule";

/** Two medicines that are, or do, the same. */
export type Duplicate = {
  /** The ingredient, or what the drugs are. */
  what: string;
  /** How much two of it can do: of a class what its labels say of another of it, of a substance that of its classes. */
  severity: Severity;
  management: Message;
} & (
  | { kind: "ingredient"; /** The entries that hold it, as they were typed. */ drugs: string[] }
  | { kind: "class"; /** Generic names, or the name of a kind. */ drugs: Message[] }
);

export type DuplicateRows = {
  /** Classes of which one is enough. */
  duplicateClasses: readonly (typeof classRules)[number][];
  duplicateDrugs: readonly (typeof drugRules)[number][];
  classes: readonly ClassRow[];
};

const gravest = (severities: readonly Severity[]): Severity =>
  SEVERITIES.find((severity) => severities.includes(severity)) ?? "moderate";
const isGrave = (severity: Severity) => severity === "contraindicated" || severity === "major";

const distinct = <T>(values: readonly T[]) => [...new Set(values)];

/**
 * Puts the rows together.
 * @returns what finds the same ingredient in two entries, and two of a class of which one is enough.
 */
export function buildDuplicateFinder({ duplicateClasses, duplicateDrugs, classes }: DuplicateRows) {
  const members = expandClasses(classes);
  const byDrug = new Map(duplicateDrugs.map(({ drug, severity }) => [drug, severity]));
  /** What the same substance in two products can do. */
  const severityOf = (drug: DrugName): Severity =>
    byDrug.get(drug) ??
    gravest(duplicateClasses.flatMap(({ class: name, severity }) => (members[name].includes(drug) ? [severity] : [])));

  return (entries: readonly Recognised[]): Duplicate[] => {
    const holders = new Map<DrugName, Recognised[]>();
    for (const entry of entries)
      for (const drug of entry.ingredients) holders.set(drug, [...(holders.get(drug) ?? []), entry]);

    const twice = [...holders]
      .filter(([, held]) => held.length > 1)
      .map(([drug, held]): Duplicate => ({
        kind: "ingredient",
        what: drug,
        drugs: held.map(({ typed }) => typed),
        severity: severityOf(drug),
        management: message(
          "Both contain {drug}. Ask a pharmacist before you take both: together they may be too much.",
          { drug: message(drug) },
        ),
      }));

    const alike = duplicateClasses.flatMap(({ class: name, severity }): Duplicate[] => {
      const drugs = [...holders.keys()].filter((drug) => members[name].includes(drug));
      // Members of one and the same product are together on purpose.
      const apart = entries.filter(({ ingredients }) => ingredients.some((drug) => drugs.includes(drug))).length > 1;
      const more =
        drugs.length > 1 &&
        apart &&
        !entries.some(({ ingredients }) => drugs.every((drug) => ingredients.includes(drug)));
      if (!more) return [];
      return [
        {
          kind: "class",
          what: name,
          drugs: distinct(drugs).map((drug) => message(drug)),
          severity,
          management: message(
            isGrave(severity)
              ? "These are all {class}. Do not combine them unless your prescriber has told you to; ask which one is meant."
              : "These are all {class}; as a rule one is enough. Ask your prescriber whether more than one is meant.",
            { class: message(`class.${name}`) },
          ),
        },
      ];
    });
    return [...twice, ...alike].sort((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity));
  };
}

/**
 * A kind that was named beside one of it, or beside a narrower kind: whether they
 * are one medicine or two is not known, so that nothing is compared and it is asked.
 */
export function kindBesideItsOwn(taken: readonly Taken[]): Duplicate[] {
  return taken.flatMap((a, index) =>
    taken.slice(index + 1).flatMap((b): Duplicate[] => {
      if (!mayBeTheSame(a, b)) return [];
      const [own, kind] = a.members.length <= b.members.length ? [a, b] : [b, a];
      const management = message(
        "You named a kind of medicine, {kind}, and one of it. If these are two medicines, ask your prescriber whether both are meant.",
        { kind: message(kind.shown) },
      );
      const drugs = [message(own.shown), message(kind.shown)];
      return [{ kind: "class", what: kind.shown, drugs, severity: "moderate", management }];
    }),
  );
}
