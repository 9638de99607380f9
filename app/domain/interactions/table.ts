import { SEVERITIES } from "~/content/interactions/vocabulary";
import { expandClasses, type ClassRow, type Subject } from "./classes";
import { DRUG_NAMES, type DrugName } from "./names";
import { factsOf, type Facts, type RuleRow } from "./rule";

/** Everything of `a` with everything of `b`, whatever the order. */
type Rule = Facts & Pick<RuleRow, "topic" | "severity" | "a" | "b" | "except" | "given">;

export type RuleTable = {
  /**
   * The rules for a pair of medicines, the gravest first, one of each topic: there a rule for just these two goes
   * before one for their classes, else the graver one goes first.
   * @param taken everything that is taken, for rules that need a third medicine.
   */
  rulesFor: (a: DrugName, b: DrugName, taken: readonly DrugName[]) => Rule[];
  /** The medicines taken that make a rule with a condition apply. */
  givenBy: (rule: Rule, a: DrugName, b: DrugName, taken: readonly DrugName[]) => DrugName[];
};

type Entry = { rule: Rule; isExact: boolean };
/** Rules by each of their two sides. */
type Partners = Map<Subject, Entry[]>;

const rank = ({ severity }: Rule) => SEVERITIES.indexOf(severity);

/** Puts the rules of the rows together, so that those of a pair are found without a search. */
export function buildTable(rules: readonly RuleRow[], classes: readonly ClassRow[]): RuleTable {
  const subjects = new Map<DrugName, Subject[]>(DRUG_NAMES.map((name) => [name, [name]]));
  for (const [name, members] of Object.entries(expandClasses(classes)))
    for (const member of members) subjects.get(member)!.push(name as Subject);
  /** A medicine and the classes it belongs to. */
  const subjectsOf = (drug: DrugName): readonly Subject[] => subjects.get(drug)!;
  const isDrug = (subject: Subject) => subjects.has(subject as DrugName);

  const index = new Map<Subject, Partners>();
  function add(a: Subject, b: Subject, entry: Entry) {
    const partners = index.get(a) ?? (new Map() as Partners);
    index.set(a, partners);
    partners.set(b, [...(partners.get(b) ?? []), entry]);
  }
  for (const { topic, severity, a: left, b: right, except, given, ...facts } of rules) {
    const rule = { topic, severity, a: left, b: right, except, ...(given ? { given } : {}), ...factsOf(facts) };
    for (const a of left) {
      for (const b of right) {
        const entry = { rule, isExact: isDrug(a) && isDrug(b) };
        add(a, b, entry);
        if (a !== b) add(b, a, entry);
      }
    }
  }

  /** What a medicine and its classes have rules with, gathered once for each medicine. */
  const gathered = new Map<DrugName, Partners>();
  function partnersOf(drug: DrugName): Partners {
    const held = gathered.get(drug);
    if (held) return held;
    const all: Partners = new Map();
    for (const subject of subjectsOf(drug)) {
      for (const [other, entries] of index.get(subject) ?? []) all.set(other, [...(all.get(other) ?? []), ...entries]);
    }
    gathered.set(drug, all);
    return all;
  }

  const givenBy: RuleTable["givenBy"] = ({ given }, a, b, taken) =>
    given === undefined ? [] : taken.filter((drug) => drug !== a && drug !== b && subjectsOf(drug).includes(given));
  const applies = (rule: Rule, a: DrugName, b: DrugName, taken: readonly DrugName[]) =>
    !rule.except.includes(a) &&
    !rule.except.includes(b) &&
    (rule.given === undefined || givenBy(rule, a, b, taken).length > 0);

  return {
    rulesFor(a, b, taken) {
      const best = new Map<string, Entry>();
      const partners = partnersOf(a);
      for (const subject of subjectsOf(b)) {
        for (const entry of partners.get(subject) ?? []) {
          if (!applies(entry.rule, a, b, taken)) continue;
          const { topic } = entry.rule;
          const held = best.get(topic);
          if (!held || (entry.isExact === held.isExact ? rank(entry.rule) < rank(held.rule) : entry.isExact))
            best.set(topic, entry);
        }
      }
      return [...best.values()].map(({ rule }) => rule).sort((left, right) => rank(left) - rank(right));
    },
    givenBy,
  };
}
