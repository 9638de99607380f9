import { SEVERITIES } from "~/content/interactions/vocabulary";
import { buildChecker, checkInteractions, INTERACTION_ROWS, type InteractionRows } from "~/domain/interactions/check";
import { expand, type Subject } from "~/domain/interactions/classes";
import type { Severity } from "~/domain/interactions/rule";
import { GOLDEN, type GoldenCase } from "../../support/interactions-golden";
import type { Mutant, MutantSource } from "./mutants";

/** Rows of a table as they are changed: without one, or with another in its place. */
const replace = <Row>(rows: readonly Row[], index: number, ...by: Row[]): Row[] => [
  ...rows.slice(0, index),
  ...by,
  ...rows.slice(index + 1),
];
const without = <Item>(items: readonly Item[], dropped: Item): Item[] => items.filter((item) => item !== dropped);
/** The next graver and the next slighter one. */
const neighbors = (severity: Severity): Severity[] =>
  [-1, 1].flatMap((step) => SEVERITIES[SEVERITIES.indexOf(severity) + step] ?? []);

/** The cases that are about a medicine, so that they are tried first. */
const casesOf = new Map<string, GoldenCase[]>();
for (const one of GOLDEN) for (const name of one.names) casesOf.set(name, [...(casesOf.get(name) ?? []), one]);

/** @param concerned the medicines by which it would be noticed most quickly; all cases are tried in any case */
function mutant(describe: string, rows: Partial<InteractionRows>, concerned: readonly Subject[]): Mutant {
  return {
    describe,
    isNoticed() {
      const check = buildChecker({ ...INTERACTION_ROWS, ...rows });
      const likely = concerned.flatMap((subject) => expand(subject)).flatMap((drug) => casesOf.get(drug) ?? []);
      return [...likely, ...GOLDEN].some(({ holds }) => !holds(check));
    },
  };
}

function* ofRules({ rules }: InteractionRows): Generator<Mutant> {
  for (const [index, rule] of rules.entries()) {
    const { topic, a, b, severity, except, given, ...facts } = rule;
    const describe = `rules, ${topic}: ${a.join(", ")} with ${b.join(", ")} (${severity})`;
    const changed = (what: string, ...by: typeof rules) =>
      mutant(`${describe}: ${what}`, { rules: replace(rules, index, ...by) }, [...b, ...a]);
    yield changed("removed");
    for (const other of neighbors(severity)) yield changed(other, { ...rule, severity: other });
    for (const drug of except) yield changed(`also ${drug}`, { ...rule, except: without(except, drug) });
    if (given) yield changed("without its third medicine", { topic, a, b, severity, except, ...facts });
    // What stands on both sides is dropped from both: either alone leaves the same pairs.
    if (a.length > 1)
      for (const subject of a)
        yield changed(`without ${subject}`, { ...rule, a: without(a, subject), b: without(b, subject) });
    if (b.length > 1)
      for (const subject of b.filter((one) => !a.includes(one)))
        yield changed(`without ${subject}`, { ...rule, b: without(b, subject) });
  }
}

function* ofClasses({ classes }: InteractionRows): Generator<Mutant> {
  for (const [index, row] of classes.entries())
    for (const member of row.members)
      yield mutant(
        `classes: ${row.name} without ${member}`,
        { classes: replace(classes, index, { ...row, members: without(row.members, member) }) },
        [member],
      );
}

function* ofDuplicates({ duplicateClasses, duplicateDrugs }: InteractionRows): Generator<Mutant> {
  for (const [index, row] of duplicateClasses.entries()) {
    const changed = (what: string, ...by: typeof duplicateClasses) =>
      mutant(`duplicates: ${row.class}: ${what}`, { duplicateClasses: replace(duplicateClasses, index, ...by) }, [
        row.class,
      ]);
    yield changed("removed");
    for (const severity of neighbors(row.severity)) yield changed(severity, { ...row, severity });
  }
  for (const [index, row] of duplicateDrugs.entries()) {
    const changed = (what: string, ...by: typeof duplicateDrugs) =>
      mutant(`duplicates: ${row.drug}: ${what}`, { duplicateDrugs: replace(duplicateDrugs, index, ...by) }, [row.drug]);
    yield changed("removed");
    for (const severity of neighbors(row.severity)) yield changed(severity, { ...row, severity });
  }
}

function* ofAllergies({ allergies, crossings }: InteractionRows): Generator<Mutant> {
  for (const [index, row] of allergies.entries()) {
    const changed = (what: string, ...by: typeof allergies) =>
      mutant(`allergies: ${row.group}: ${what}`, { allergies: replace(allergies, index, ...by) }, row.members);
    yield changed("removed");
    if (row.members.length > 1)
      for (const member of row.members)
        yield changed(`without ${member}`, { ...row, members: without(row.members, member) });
  }
  for (const [index, row] of crossings.entries()) {
    const changed = (what: string, ...by: typeof crossings) =>
      mutant(
        `allergies: ${row.group} with ${row.with.join(", ")}: ${what}`,
        { crossings: replace(crossings, index, ...by) },
        row.with,
      );
    yield changed("removed");
    for (const severity of neighbors(row.severity)) yield changed(severity, { ...row, severity });
    for (const drug of row.except) yield changed(`also ${drug}`, { ...row, except: without(row.except, drug) });
    if (row.with.length > 1)
      for (const subject of row.with) yield changed(`without ${subject}`, { ...row, with: without(row.with, subject) });
  }
}

/** Every rule, class, duplicate and allergy of the interaction checker, against its golden tables. */
export const INTERACTIONS: MutantSource = {
  name: "interactions",
  *mutants() {
    const failing = GOLDEN.find(({ holds }) => !holds(checkInteractions));
    if (failing) throw new Error(`The golden table does not hold: ${failing.describe}`);
    yield* ofRules(INTERACTION_ROWS);
    yield* ofClasses(INTERACTION_ROWS);
    yield* ofDuplicates(INTERACTION_ROWS);
    yield* ofAllergies(INTERACTION_ROWS);
  },
};
