import { SEVERITIES } from "~/content/interactions/vocabulary";
import { message, type Message } from "~/domain/message";
import type { KnownAllergy } from "./allergies";
import type { DrugName } from "./names";
import type { KindName } from "./kinds";
import type { Facts, Severity } from "./rule";
import type { RuleTable } from "./table";

/** One thing that is taken: a substance, or a kind of medicine of which it is not known which. */
export type Taken = {
  /** The generic name, or the name of the kind. */
  shown: DrugName | KindName;
  typed: string;
  /** The substance, or all of the kind. */
  members: readonly DrugName[];
  kind: KindName | null;
  /** It is what was typed but for a slip of the finger: what it finds is told, what it does not find means nothing. */
  isNearly: boolean;
};

/** For whom of a kind something holds. */
export type Holds = { kind: Message; /** Of all of it. */ all: boolean; /** Of these of it. */ members: Message[] };

/** Facts, and of what kinds they hold wholly or in part; `holds` is left out where only substances are concerned. */
export type Held = Facts & { severity: Severity; holds?: Holds[] };

export const rank = ({ severity }: { severity: Severity }): number => SEVERITIES.indexOf(severity);

type Told = Facts & { severity: Severity };
const factsOf = ({ severity, effect, mechanism, management, source }: Told): Told => ({
  severity,
  effect,
  mechanism,
  management,
  source,
});

/** Each of the one side with each other of the other, or each of the only side. */
const combinations = ([left = [], right]: readonly (readonly DrugName[])[]): (readonly DrugName[])[] =>
  left.flatMap((one) => (right ? right.flatMap((other) => (one === other ? [] : [[one, other]])) : [[one]]));

/** Gathers what holds for which members; what reads the same of several is one. */
function gather(sides: readonly Taken[], found: Iterable<{ told: Told; of: readonly DrugName[] }>): Held[] {
  const rows = new Map<string, { told: Told; of: Set<DrugName>[]; count: number }>();
  for (const { told, of } of found) {
    const key = [told.severity, told.effect.id, told.management.id].join("\n");
    const row = rows.get(key) ?? { told, of: sides.map(() => new Set<DrugName>()), count: 0 };
    rows.set(key, row);
    of.forEach((drug, side) => row.of[side]!.add(drug));
    row.count++;
  }
  const held = [...rows.values()].map(({ told, of, count }): Held => {
    // Of all of a kind only where it is so with every one of the other side that it is said of.
    const isEach = count === combinations(of.map((members) => [...members])).length;
    const holds = sides.flatMap(({ kind, members }, side) =>
      kind
        ? [
            {
              kind: message(kind),
              all: isEach && of[side]!.size === members.length,
              members: [...of[side]!].sort().map((drug) => message(drug)),
            },
          ]
        : [],
    );
    return { ...factsOf(told), ...(holds.length > 0 ? { holds } : {}) };
  });
  return held.sort((a, b) => rank(a) - rank(b));
}

/**
 * What is known of two things that are taken, the gravest first: every row for any
 * member of the one with any of the other, each with the members that it is for.
 * @param taken all substances that are taken, for rows that need a third.
 * @returns with the third substances of the first row.
 */
export function between(
  { rulesFor, givenBy }: RuleTable,
  a: Taken,
  b: Taken,
  taken: readonly DrugName[],
): { rows: Held[]; given: DrugName[] } {
  if (!a.kind && !b.kind) {
    const [drug, other] = [a.members[0]!, b.members[0]!];
    const rules = rulesFor(drug, other, taken);
    return { rows: rules.map(factsOf), given: rules[0] ? givenBy(rules[0], drug, other, taken) : [] };
  }
  const found = combinations([a.members, b.members]).flatMap((of) =>
    rulesFor(of[0]!, of[1]!, taken).map((told) => ({ told, of })),
  );
  return { rows: gather([a, b], found), given: [] };
}

/** What an allergy says of something that is taken, the gravest first. */
export function withAllergy(one: Taken, { judge }: KnownAllergy): Held[] {
  const found = one.members.flatMap((drug) => {
    const told = judge(drug);
    return told ? [{ told, of: [drug] }] : [];
  });
  return gather([one], found);
}

/** Whether the one is, or may be, the other: a kind and one of it, or a kind and a narrower one. */
export const mayBeTheSame = (a: Taken, b: Taken): boolean => {
  const [few, many] = a.members.length <= b.members.length ? [a, b] : [b, a];
  return many.kind !== null && few.members.every((drug) => many.members.includes(drug));
};
