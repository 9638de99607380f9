import allergies from "~/content/interactions/generated/allergies";
import crossings from "~/content/interactions/generated/allergy-crossings";
import classes from "~/content/interactions/generated/classes";
import duplicateClasses from "~/content/interactions/generated/duplicate-classes";
import duplicateDrugs from "~/content/interactions/generated/duplicate-drugs";
import rules from "~/content/interactions/generated/rules";
import { message, type Message } from "~/domain/message";
import { buildAllergyReader, saysNone, type AllergyRows, type KnownAllergy } from "./allergies";
import { between, mayBeTheSame, rank, withAllergy, type Held, type Holds, type Taken } from "./between";
import { buildDuplicateFinder, kindBesideItsOwn, type Duplicate, type DuplicateRows } from "./duplicates";
import { membersOf, type KindName } from "./kinds";
import type { DrugName } from "./names";
import {
  isKind,
  isRecognised,
  recognise,
  splitEntries,
  type Recognised,
  type RecognisedKind,
  type Unknown,
} from "./recognise";
import type { Facts, RuleRow, Severity } from "./rule";
import { buildTable, type RuleTable } from "./table";

/** What two drugs, or a drug and an allergy, do. */
export type Finding = Facts & {
  kind: "drugs" | "allergy";
  /** Generic names, or of kinds their names: two, a third where it takes three, or one with an allergy. */
  drugs: Message[];
  /** Those names as they were typed, in the same order. */
  typed: string[];
  /** The allergy as it was typed. */
  allergy?: string;
  severity: Severity;
  /** Of the kinds among the drugs: whether it holds for all of the kind, or for which. */
  holds?: Holds[];
  /** It holds if these, which nobody knows, were meant for the names they are a slip of the finger away from. */
  ifMeant?: { typed: string; meant: Message }[];
  /** What else the same drugs do to each other. */
  also: Held[];
};

/**
 * - `found`: something is known of what was checked.
 * - `none-known`: everything recognised was compared, and nothing is known.
 * - `not-checked`: too little was recognised to compare anything.
 */
export type Outcome = "found" | "none-known" | "not-checked";

export type InteractionReport = {
  outcome: Outcome;
  /** The outcome in a sentence or two. */
  summary: readonly Message[];
  /** The gravest first. */
  interactions: Finding[];
  duplicates: Duplicate[];
  /** With what was compared: the ingredients, or all medicines of a kind that was named. */
  checked: { name: string; ingredients: Message[]; kind?: Message }[];
  /**
   * Not recognised and therefore not checked; `asksWhich`: a word for several medicines, of which `didYouMean` are
   * examples.
   */
  unknown: { name: string; didYouMean: string[]; asksWhich?: true }[];
  /** `kinds`: of those checked, which were compared with all medicines of a kind. */
  allergies: { checked: string[]; unknown: string[]; kinds?: { name: string; kind: Message }[] };
  disclaimer: Message;
};

/** The same with its messages in words. */
export type Translated<Part> = Part extends Message
  ? string
  : Part extends object
    ? { [Key in keyof Part]: Key extends "source" | "summary" ? string : Translated<Part[Key]> }
    : Part;

const DISCLAIMER = message(
  "This compares names with a table of known interactions. The table is not complete and knows neither your doses nor your illnesses. It replaces no pharmacist or prescriber. Do not start, stop or change a medicine because of it without asking one.",
);

/** As they were typed. */
type Lists = { medications: readonly string[]; allergies?: readonly string[] };
type Checker = (lists: Lists) => InteractionReport;

/** What the checker goes by besides names. */
export type InteractionRows = { rules: readonly RuleRow[] } & AllergyRows & DuplicateRows;
export const INTERACTION_ROWS: InteractionRows = {
  rules,
  classes,
  allergies,
  crossings,
  duplicateClasses,
  duplicateDrugs,
};

/** Puts rows together for a checker of their own, as the tests of the rows do. */
export function buildChecker(rows: InteractionRows): Checker {
  const tables: Tables = {
    table: buildTable(rows.rules, rows.classes),
    readAllergy: buildAllergyReader(rows),
    findDuplicates: buildDuplicateFinder(rows),
  };
  return (lists) => compare(lists, tables);
}

/**
 * Compares every pair of medicines, looks for doubled ones, and checks each
 * against the allergies. Whatever the order, the case or the dose, the same
 * medicines give the same findings. A kind that was named is compared as any of it
 * may be; a misspelt name adds what it warns of, and nothing is taken for none
 * known because of it.
 */
export const checkInteractions = buildChecker(INTERACTION_ROWS);

type Tables = {
  table: RuleTable;
  readAllergy: ReturnType<typeof buildAllergyReader>;
  findDuplicates: ReturnType<typeof buildDuplicateFinder>;
};

function compare(
  { medications, allergies: toldAllergies = [] }: Lists,
  { table, readAllergy, findDuplicates }: Tables,
): InteractionReport {
  const entries = splitEntries(medications).map(recognise);
  const products = entries.filter(isRecognised);
  const kinds = entries.filter(isKind);
  const strangers = entries.filter((entry): entry is Unknown => "didYouMean" in entry);
  const known = entries.filter((entry): entry is Recognised | RecognisedKind => !("didYouMean" in entry));
  const told = splitEntries(toldAllergies).filter((text) => !saysNone(text));
  const read = told.map((text) => ({ text, allergy: readAllergy(text) }));
  const knownAllergies = read.flatMap(({ allergy }) => (allergy ? [allergy] : []));
  const kindsOfAllergy = knownAllergies.flatMap(({ typed, kind }) =>
    kind ? [{ name: typed, kind: message(kind) }] : [],
  );

  const taken = everythingTaken(products, kinds, strangers);
  const interactions = [...betweenDrugs(table, taken, products), ...withAllergies(taken, knownAllergies)].sort(
    gravestFirst,
  );
  const duplicates = [...findDuplicates(products), ...kindBesideItsOwn(taken)];
  // What a maker put together is one medicine: it takes another, or an allergy, to compare it with.
  const medicines = products.reduce(
    (sum, { isProduct, ingredients }) => sum + (isProduct ? 1 : ingredients.length),
    new Set(kinds.map(({ kind }) => kind)).size,
  );
  const compared = medicines > 1 || (medicines > 0 && knownAllergies.length > 0);
  const outcome: Outcome =
    interactions.length + duplicates.length > 0 ? "found" : compared ? "none-known" : "not-checked";
  return {
    outcome,
    summary: summarize(outcome, known.length, strangers.length, interactions.length + duplicates.length),
    interactions,
    duplicates,
    checked: known.map((entry) =>
      isKind(entry)
        ? { name: entry.typed, ingredients: named(membersOf(entry.kind)), kind: message(entry.kind) }
        : { name: entry.typed, ingredients: named(entry.ingredients) },
    ),
    unknown: strangers.map(({ typed, didYouMean, asksWhich }) => ({
      name: typed,
      didYouMean,
      ...(asksWhich ? { asksWhich } : {}),
    })),
    allergies: {
      checked: knownAllergies.map(({ typed }) => typed),
      unknown: read.flatMap(({ text, allergy }) => (allergy ? [] : [text])),
      ...(kindsOfAllergy.length > 0 ? { kinds: kindsOfAllergy } : {}),
    },
    disclaimer: DISCLAIMER,
  };
}

/** Names as messages: each language has a table of them. */
const named = (names: readonly (DrugName | KindName)[]): Message[] => names.map((name) => message(name));

const idsOf = ({ drugs }: Finding) => drugs.map(({ id }) => id).join();
const gravestFirst = (a: Finding, b: Finding) => rank(a) - rank(b) || (idsOf(a) < idsOf(b) ? -1 : 1);

/** Each substance and each kind once, by name, so that the order in which they were typed changes nothing. */
function everythingTaken(
  products: readonly Recognised[],
  kinds: readonly RecognisedKind[],
  strangers: readonly Unknown[],
): Taken[] {
  const taken = new Map<string, Taken>();
  const take = (one: Taken) => taken.set(one.shown, taken.get(one.shown) ?? one);
  for (const { typed, ingredients } of products)
    for (const drug of ingredients) take({ shown: drug, typed, members: [drug], kind: null, isNearly: false });
  for (const { typed, kind } of kinds) take({ shown: kind, typed, members: membersOf(kind), kind, isNearly: false });
  for (const { typed, nearly } of strangers)
    for (const drug of nearly?.ingredients ?? [])
      take({ shown: drug, typed, members: [drug], kind: null, isNearly: true });
  return [...taken.values()].sort((a, b) => (a.shown < b.shown ? -1 : 1));
}

function betweenDrugs(table: RuleTable, taken: readonly Taken[], products: readonly Recognised[]): Finding[] {
  const all = taken.flatMap(({ members, isNearly }) => (isNearly ? [] : members));
  const inOneProduct = (a: Taken, b: Taken) =>
    products.some(
      ({ isProduct, ingredients }) =>
        isProduct && [...a.members, ...b.members].every((drug) => ingredients.includes(drug)),
    );
  const holderOf = (drug: DrugName) => taken.find(({ members }) => members.includes(drug))!;

  const findings = taken.flatMap((a, index) =>
    taken.slice(index + 1).flatMap((b): Finding[] => {
      // Two names that nobody knows give nothing to go by.
      if (inOneProduct(a, b) || mayBeTheSame(a, b) || (a.isNearly && b.isNearly)) return [];
      const { rows, given } = between(table, a, b, all);
      const [first, ...also] = rows;
      if (!first) return [];
      const concerned = [a, b, ...new Set(given.map(holderOf))];
      return [
        {
          kind: "drugs",
          drugs: named(concerned.map(({ shown }) => shown)),
          typed: concerned.map(({ typed }) => typed),
          ...first,
          ...meantBy(concerned),
          also,
        },
      ];
    }),
  );
  // Two ingredients of one product that do the same to another are one finding.
  const seen = new Set<string>();
  return findings.filter(({ typed, effect, management }) => {
    const key = [...[...typed].sort(), effect.id, management.id].join("\n");
    return !seen.has(key) && seen.add(key);
  });
}

function withAllergies(taken: readonly Taken[], allergies: readonly KnownAllergy[]): Finding[] {
  const findings = new Map<string, Finding>();
  for (const one of taken) {
    for (const allergy of allergies) {
      const [first, ...also] = withAllergy(one, allergy);
      const key = `${one.shown} ${allergy.typed.toLowerCase()}`;
      if (first && !findings.has(key))
        findings.set(key, {
          kind: "allergy",
          drugs: named([one.shown]),
          typed: [one.typed],
          allergy: allergy.typed,
          ...first,
          ...meantBy([one]),
          also,
        });
    }
  }
  return [...findings.values()];
}

function meantBy(taken: readonly Taken[]): Pick<Finding, "ifMeant"> {
  const nearly = taken.filter(({ isNearly }) => isNearly);
  return nearly.length === 0 ? {} : { ifMeant: nearly.map(({ typed, shown }) => ({ typed, meant: message(shown) })) };
}

function summarize(outcome: Outcome, known: number, unknown: number, findings: number): Message[] {
  const rest = unknown > 0 ? [message("count.unchecked", { count: unknown })] : [];
  switch (outcome) {
    case "found":
      return [
        message("count.findings", { count: findings }),
        message("count.amongMedicines", { count: known }),
        ...rest,
      ];
    case "none-known":
      return [message("count.noneKnown", { count: known }), ...rest];
    case "not-checked":
      return known === 0
        ? [message("Nothing could be checked: none of the names is known to us.")]
        : [
            message("Nothing was compared: only one medicine was recognized, and it takes two, or one and an allergy."),
            ...rest,
          ];
  }
}
