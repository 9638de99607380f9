import { mayBeTheSame, type Taken } from "./between";
import { CLASSES, type ClassName } from "./classes";
import type { DrugName } from "./names";
import type { Recognised } from "./recognise";

/** Two medicines that are, or do, the same. */
export type Duplicate = {
  kind: "ingredient" | "class";
  /** The ingredient, or what the drugs are. */
  what: string;
  /** Generic names; of an ingredient the entries that hold it, as they were typed. */
  drugs: string[];
  management: string;
};

/** Classes of which one is enough. Two insulins, or a nitrate for the day and a spray for the attack, are meant. */
const ONE_IS_ENOUGH: readonly ClassName[] = [
  "NSAIDs",
  "ACE inhibitors",
  "angiotensin receptor blockers",
  "beta-blockers",
  "dihydropyridine calcium channel blockers",
  "statins",
  "thiazide diuretics",
  "loop diuretics",
  "P2Y12 inhibitors",
  "vitamin K antagonists",
  "direct oral anticoagulants",
  "heparins",
  "GLP-1 receptor agonists",
  "sulfonylureas",
  "meglitinides",
  "DPP-4 inhibitors",
  "SGLT2 inhibitors",
  "glitazones",
  "appetite suppressants",
  "stimulants",
  "SSRIs",
  "SNRIs",
  "tricyclic antidepressants",
  "benzodiazepines",
  "sleep medicines",
  "gabapentinoids",
  "sedating antihistamines",
  "full opioid agonists",
  "triptans",
  "proton pump inhibitors",
  "H2 blockers",
  "bisphosphonates",
  "corticosteroids",
  "PDE5 inhibitors",
  "oral hormonal contraceptives",
];

const distinct = <T>(values: readonly T[]) => [...new Set(values)];

/** The same ingredient in two entries, and two of a class of which one is enough. */
export function findDuplicates(entries: readonly Recognised[]): Duplicate[] {
  const holders = new Map<DrugName, Recognised[]>();
  for (const entry of entries)
    for (const drug of entry.ingredients) holders.set(drug, [...(holders.get(drug) ?? []), entry]);

  const twice = [...holders]
    .filter(([, held]) => held.length > 1)
    .map(([drug, held]): Duplicate => ({
      kind: "ingredient",
      what: drug,
      drugs: held.map(({ typed }) => typed),
      management: `Both contain ${drug}. Ask a pharmacist before you take both: together they may be too much.`,
    }));

  const alike = ONE_IS_ENOUGH.flatMap((name): Duplicate[] => {
    const members: readonly DrugName[] = CLASSES[name];
    const drugs = [...holders.keys()].filter((drug) => members.includes(drug));
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
        drugs: distinct(drugs),
        management: `These are all ${name}; as a rule one is enough. Ask your prescriber whether more than one is meant.`,
      },
    ];
  });
  return [...twice, ...alike];
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
      const management = `You named a kind of medicine, ${kind.shown}, and one of it. If these are two medicines, ask your prescriber whether both are meant.`;
      return [{ kind: "class", what: kind.shown, drugs: [own.shown, kind.shown], management }];
    }),
  );
}
