import { readAllergy, saysNone, type KnownAllergy } from "./allergies";
import { findDuplicates, type Duplicate } from "./duplicates";
import type { DrugName } from "./names";
import { isRecognised, recognise, splitEntries, type Recognised } from "./recognise";
import { SEVERITIES, type Facts, type Severity } from "./rule";
import { givenBy, rulesFor } from "./table";

/** What two drugs, or a drug and an allergy, do. */
export type Finding = Facts & {
  kind: "drugs" | "allergy";
  /** Generic names: two, a third where it takes three, or one with an allergy. */
  drugs: string[];
  /** Those names as they were typed, in the same order. */
  typed: string[];
  /** The allergy as it was typed. */
  allergy?: string;
  severity: Severity;
  /** What else the same drugs do to each other. */
  also: (Facts & { severity: Severity })[];
};

/**
 * - `found`: something is known of what was checked.
 * - `none-known`: everything recognised was compared, and nothing is known.
 * - `not-checked`: too little was recognised to compare anything.
 */
export type Outcome = "found" | "none-known" | "not-checked";

export type InteractionReport = {
  outcome: Outcome;
  /** The outcome in a sentence. */
  summary: string;
  /** The gravest first. */
  interactions: Finding[];
  duplicates: Duplicate[];
  checked: { name: string; ingredients: string[] }[];
  /** Not recognised and therefore not checked. */
  unknown: { name: string; didYouMean: string[] }[];
  allergies: { checked: string[]; unknown: string[] };
  disclaimer: string;
};

export const DISCLAIMER =
  "This compares names with a table of known interactions. The table is not complete and knows neither your doses nor your illnesses. " +
  "It replaces no pharmacist or prescriber. Do not start, stop or change a medicine because of it without asking one.";

/**
 * Compares every pair of medicines, looks for doubled ones, and checks each
 * against the allergies. Whatever the order, the case or the dose, the same
 * medicines give the same findings.
 */
export function checkInteractions({ medications, allergies = [] }: { medications: readonly string[]; allergies?: readonly string[] }): InteractionReport {
  const entries = splitEntries(medications).map(recognise);
  const known = entries.filter(isRecognised);
  const unknown = entries.flatMap((entry) => (isRecognised(entry) ? [] : [{ name: entry.typed, didYouMean: entry.didYouMean }]));
  const told = splitEntries(allergies).filter((text) => !saysNone(text));
  const read = told.map((text) => ({ text, allergy: readAllergy(text) }));
  const knownAllergies = read.flatMap(({ allergy }) => (allergy ? [allergy] : []));

  const interactions = [...betweenDrugs(known), ...withAllergies(known, knownAllergies)].sort(gravestFirst);
  const duplicates = findDuplicates(known);
  // Two of what was typed: one product of two substances beside a name that nobody knows was compared with nothing.
  const compared = known.length > 1 || (unknown.length === 0 && new Set(known.flatMap(({ ingredients }) => ingredients)).size > 1) || (known.length > 0 && knownAllergies.length > 0);
  const outcome: Outcome = interactions.length + duplicates.length > 0 ? "found" : compared ? "none-known" : "not-checked";
  return {
    outcome,
    summary: summarize(outcome, known.length, unknown.length, interactions.length + duplicates.length),
    interactions,
    duplicates,
    checked: known.map(({ typed, ingredients }) => ({ name: typed, ingredients: [...ingredients] })),
    unknown,
    allergies: { checked: knownAllergies.map(({ typed }) => typed), unknown: read.flatMap(({ text, allergy }) => (allergy ? [] : [text])) },
    disclaimer: DISCLAIMER,
  };
}

const rank = ({ severity }: { severity: Severity }) => SEVERITIES.indexOf(severity);
const gravestFirst = (a: Finding, b: Finding) => rank(a) - rank(b) || (a.drugs.join() < b.drugs.join() ? -1 : 1);

function betweenDrugs(entries: readonly Recognised[]): Finding[] {
  const nameOf = new Map<DrugName, string>();
  for (const { typed, ingredients } of entries) for (const drug of ingredients) if (!nameOf.has(drug)) nameOf.set(drug, typed);
  // By name, so that the order in which they were typed changes nothing.
  const taken = [...nameOf.keys()].sort();
  const inOneProduct = (a: DrugName, b: DrugName) =>
    entries.some(({ isProduct, ingredients }) => isProduct && ingredients.includes(a) && ingredients.includes(b));

  const findings = taken.flatMap((a, index) =>
    taken.slice(index + 1).flatMap((b): Finding[] => {
      if (inOneProduct(a, b)) return [];
      const [first, ...rest] = rulesFor(a, b, taken);
      if (!first) return [];
      const drugs = [a, b, ...givenBy(first, a, b, taken)];
      return [
        {
          kind: "drugs",
          drugs,
          typed: drugs.map((drug) => nameOf.get(drug)!),
          severity: first.severity,
          ...factsOf(first),
          also: rest.map((rule) => ({ severity: rule.severity, ...factsOf(rule) })),
        },
      ];
    }),
  );
  // Two ingredients of one product that do the same to another are one finding.
  const seen = new Set<string>();
  return findings.filter(({ typed, effect, management }) => {
    const key = [...[...typed].sort(), effect, management].join("\n");
    return !seen.has(key) && seen.add(key);
  });
}

function withAllergies(entries: readonly Recognised[], allergies: readonly KnownAllergy[]): Finding[] {
  const findings = new Map<string, Finding>();
  for (const { typed, ingredients } of entries) {
    for (const drug of ingredients) {
      for (const { typed: allergy, judge } of allergies) {
        const verdict = judge(drug);
        const key = `${drug} ${allergy.toLowerCase()}`;
        if (verdict && !findings.has(key)) findings.set(key, { kind: "allergy", drugs: [drug], typed: [typed], allergy, ...verdict, also: [] });
      }
    }
  }
  return [...findings.values()];
}

const factsOf = ({ effect, mechanism, management, source }: Facts): Facts => ({ effect, mechanism, management, source });

const count = (number: number, one: string, many = `${one}s`) => `${number} ${number === 1 ? one : many}`;

function summarize(outcome: Outcome, known: number, unknown: number, findings: number): string {
  const rest = unknown > 0 ? ` ${count(unknown, "name")} could not be checked.` : "";
  switch (outcome) {
    case "found":
      return `${count(findings, "finding")} for the ${count(known, "medicine")} checked.${rest}`;
    case "none-known":
      return `No interaction is known to us among the ${count(known, "medicine")} checked. That does not mean that there is none.${rest}`;
    case "not-checked":
      return known === 0
        ? "Nothing could be checked: none of the names is known to us."
        : `Nothing was compared: only one medicine was recognized, and it takes two, or one and an allergy.${rest}`;
  }
}
