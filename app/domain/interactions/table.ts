import { CLASSES, type Subject } from "./classes";
import { DRUG_NAMES, type DrugName } from "./names";
import { ABSORPTION } from "./pairs/absorption";
import { BLEEDING } from "./pairs/bleeding";
import { BRAIN } from "./pairs/brain";
import { CYP3A4 } from "./pairs/cyp3a4";
import { DIABETES } from "./pairs/diabetes";
import { HEART_PAIRS } from "./pairs/heart";
import { IMMUNITY } from "./pairs/immunity";
import { INDUCERS } from "./pairs/inducers";
import { INFECTION_PAIRS } from "./pairs/infection";
import { MAO } from "./pairs/mao";
import { QT } from "./pairs/qt";
import { SEDATION } from "./pairs/sedation";
import { SEROTONIN } from "./pairs/serotonin";
import { STATINS } from "./pairs/statins";
import { SUPPLEMENTS } from "./pairs/supplements";
import { WEIGHT_LOSS } from "./pairs/weight-loss";
import { SEVERITIES, type Rule } from "./rule";

/** The whole table by topic. Of one topic a pair gets one row, of several topics several. */
export const TOPICS: Record<string, readonly Rule[]> = {
  "MAO inhibitors": MAO,
  serotonin: SEROTONIN,
  "QT interval": QT,
  statins: STATINS,
  CYP3A4,
  inducers: INDUCERS,
  bleeding: BLEEDING,
  sedation: SEDATION,
  heart: HEART_PAIRS,
  "weight loss": WEIGHT_LOSS,
  supplements: SUPPLEMENTS,
  diabetes: DIABETES,
  absorption: ABSORPTION,
  immunity: IMMUNITY,
  brain: BRAIN,
  infection: INFECTION_PAIRS,
};

type Entry = { rule: Rule; topic: string; isExact: boolean };

const classesOf = new Map<DrugName, Subject[]>(DRUG_NAMES.map((name) => [name, [name]]));
for (const [name, members] of Object.entries(CLASSES))
  for (const member of members) classesOf.get(member)!.push(name as Subject);

/** A drug and the classes it belongs to. */
const subjectsOf = (drug: DrugName): readonly Subject[] => classesOf.get(drug)!;

/** Rows by each of their two sides. */
type Partners = Map<Subject, Entry[]>;
const INDEX = new Map<Subject, Partners>();
const isDrug = (subject: Subject) => classesOf.has(subject as DrugName);

function add(a: Subject, b: Subject, entry: Entry) {
  const row = INDEX.get(a) ?? (new Map() as Partners);
  INDEX.set(a, row);
  row.set(b, [...(row.get(b) ?? []), entry]);
}
for (const [topic, rules] of Object.entries(TOPICS)) {
  for (const rule of rules) {
    for (const a of rule.a) {
      for (const b of rule.b) {
        const entry = { rule, topic, isExact: isDrug(a) && isDrug(b) };
        add(a, b, entry);
        if (a !== b) add(b, a, entry);
      }
    }
  }
}

/** What a drug and its classes have rows with, gathered once for each drug. */
const partners = new Map<DrugName, Partners>();
function partnersOf(drug: DrugName): Partners {
  const held = partners.get(drug);
  if (held) return held;
  const all: Partners = new Map();
  for (const subject of subjectsOf(drug)) {
    for (const [other, entries] of INDEX.get(subject) ?? []) all.set(other, [...(all.get(other) ?? []), ...entries]);
  }
  partners.set(drug, all);
  return all;
}

const rank = ({ severity }: Rule) => SEVERITIES.indexOf(severity);

/**
 * The rows for a pair of drugs, the gravest first, one of each topic: there a row
 * for just these two goes before one for their classes, else the graver one goes first.
 * @param taken everything that is taken, for rows that need a third drug.
 */
export function rulesFor(a: DrugName, b: DrugName, taken: readonly DrugName[]): Rule[] {
  const best = new Map<string, Entry>();
  const rows = partnersOf(a);
  for (const subject of subjectsOf(b)) {
    for (const entry of rows.get(subject) ?? []) {
      if (!applies(entry.rule, a, b, taken)) continue;
      const held = best.get(entry.topic);
      if (!held || (entry.isExact === held.isExact ? rank(entry.rule) < rank(held.rule) : entry.isExact))
        best.set(entry.topic, entry);
    }
  }
  return [...best.values()].map(({ rule }) => rule).sort((left, right) => rank(left) - rank(right));
}

function applies({ except, given }: Rule, a: DrugName, b: DrugName, taken: readonly DrugName[]): boolean {
  if (except?.includes(a) || except?.includes(b)) return false;
  return given === undefined || taken.some((drug) => drug !== a && drug !== b && subjectsOf(drug).includes(given));
}

/** The drugs taken that make a row with a condition apply. */
export const givenBy = ({ given }: Rule, a: DrugName, b: DrugName, taken: readonly DrugName[]): DrugName[] =>
  given === undefined ? [] : taken.filter((drug) => drug !== a && drug !== b && subjectsOf(drug).includes(given));

/** How many different pairs of a drug or class with a drug or class the table speaks of. */
export function countPairs(): number {
  const pairs = new Set<string>();
  for (const rules of Object.values(TOPICS)) {
    for (const { a, b } of rules)
      for (const left of a) for (const right of b) pairs.add([left, right].sort().join(" × "));
  }
  return pairs.size;
}
