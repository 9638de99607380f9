import { z } from "zod";
import { flag, key, known, list, messageIn, number, optional, reference, text } from "../columns";
import type { ClassName } from "../../domain/interactions/classes";
import { SPECIALTIES } from "../../domain/providers/constants";
import type { MessageIds } from "../../locales/generated/ids";
import type { Keys } from "./generated/keys";
import { AREAS, LEVELS, TRAITS } from "./vocabulary";

const finding = () => reference<Keys["findings"]>("findings");
const condition = () => reference<Keys["conditions"]>("conditions");
const actionText = () =>
  messageIn<Exclude<MessageIds["medical/actions"], `${string}{${string}`>>("medical/actions").refine(
    (id) => !id.includes("{"),
    "has a place to fill in",
  );
const conditionText = () => messageIn<MessageIds["medical/conditions"]>("medical/conditions");
/** In percent of people. */
const share = () => number(z.number().gt(0).lt(100));
const positive = () => number(z.number().positive());
const atLeastZero = () => number(z.number().min(0));

/** A pattern by its form. */
const pattern = () =>
  z
    .string()
    .regex(new RegExp(`^[=&]?${ITEM}(?: ${ITEM})*$`), "is not a pattern")
    .refine((value) => unknownWord(value) === undefined, {
      error: ({ input }) => `“${String(unknownWord(String(input)))}” is not a group, or no quality and place`,
    });
const WORD = String.raw`@?[a-z0-9_'-]+(?:\.[a-z]+)?`;
const ITEM = `${WORD}(?:/${WORD})*`;

/** The group, or the quality and the place, of a pattern that is in none of the tables of words. */
const unknownWord = (value: string): string | undefined =>
  value.split(/[=& /]/).find((word) => {
    const [quality = "", place] = word.split(".");
    if (word.startsWith("@")) return !known.get("word-groups")?.has(word.slice(1));
    return place !== undefined && !(known.get("qualities")?.has(quality) && known.get("body-parts")?.has(place));
  });

export const conditionTables = {
  findings: z.object({
    id: key<Keys["findings"]>(),
    /** What it is called in an answer. */
    label: messageIn<MessageIds["medical/findings"]>("medical/findings"),
    /** How many of all who ask have it, whatever ails them. */
    percent: share(),
    /** Wider findings that are there with it. */
    implies: list(finding()),
    traits: list(z.enum(TRAITS)),
    /** Classes of the interaction checker: the names of their medicines are patterns, too. */
    medicines: list(reference<ClassName>("classes")),
    /** Empty where it is only measured, or follows from something else. */
    patterns: list(pattern(), " | "),
  }),
  conditions: z.object({
    id: key<Keys["conditions"]>(),
    name: conditionText(),
    /** What patients call it besides. */
    alsoCalled: list(text()),
    area: z.enum(AREAS),
    level: z.enum(LEVELS),
    /** Weight among people who ask: about the root of how common it is. A rare illness is rare, not impossible. */
    prior: positive(),
    only: optional(z.enum(["female", "male"])),
    /** Factor on the prior in women; in men it is 1. */
    female: optional(positive()),
    /** Days that it has usually lasted when somebody asks. */
    lastsFrom: optional(atLeastZero()),
    lastsTo: optional(positive()),
    /** Weeks of a pregnancy in which it can be. */
    weeksFrom: optional(atLeastZero()),
    weeksBelow: optional(positive()),
    /** After so many days at home somebody should look at it. */
    homeDays: optional(number(z.number().int().positive())),
    /** How soon it should be looked at then: urgent, unless it can wait even then. */
    later: optional(z.enum(["routine"])),
    /** An urgent one that can wait in whom this is known, and who says that it is as it always is. */
    usualIfKnown: optional(finding()),
    /** Findings that make it more pressing by one level. */
    worse: list(finding()),
    /** Whether each finding that is an alarm does so, too. */
    isWorseWithAlarm: flag(),
    exceptAlarms: list(finding()),
    specialty: optional(z.enum(SPECIALTIES)),
    /** What to do, beyond what the level says. */
    advice: optional(conditionText()),
  }),
  "condition-ages": z.object({
    condition: condition(),
    /** In years. */
    from: atLeastZero(),
    below: positive(),
    /** On the prior. */
    factor: atLeastZero(),
  }),
  "condition-findings": z.object({
    condition: condition(),
    finding: finding(),
    /** How many with the condition tell of the finding. */
    percent: share(),
  }),
  advice: z.object({ id: key<Keys["advice"]>(), text: actionText() }),
  "first-aid": z.object({
    /** A rule of the guard. */
    rule: reference<Keys["guard-rules"]>("guard-rules"),
    /** Whether it is for an emergency, or for what is none. */
    when: z.enum(["emergency", "otherwise"]),
    source: text(),
    text: actionText(),
  }),
  "danger-questions": z.object({ finding: finding(), question: actionText() }),
};

type Tables = { [Table in keyof typeof conditionTables]: z.output<(typeof conditionTables)[Table]>[] };
type Problem = { table: keyof Tables; row: number; problem: string };

/** Where a value stands that a row before has, too. */
function findDoubles(table: keyof Tables, values: readonly (readonly string[])[]): Problem[] {
  const seen = new Set<string>();
  return values.flatMap((own, row) =>
    own.flatMap((value) => {
      if (seen.has(value)) return [{ table, row, problem: `“${value}” is there twice` }];
      seen.add(value);
      return [];
    }),
  );
}

/** @returns what no row tells alone */
export function checkConditions(tables: Tables): Problem[] {
  const { findings, conditions } = tables;
  const ages = tables["condition-ages"];
  const shares = tables["condition-findings"];
  const widerOf = new Map<string, readonly string[]>(findings.map(({ id, implies }) => [id, implies]));
  const leadsTo = (id: string, aim: string, passed = new Set<string>()): boolean =>
    !passed.has(id) &&
    (widerOf.get(id) ?? []).some((wider) => wider === aim || leadsTo(wider, aim, new Set([...passed, id])));
  const alarms = new Set<string>(findings.filter(({ traits }) => traits.includes("alarm")).map(({ id }) => id));
  const withFindings = new Set<string>(shares.map((row) => row.condition));
  const says = (table: keyof Tables, row: number, wrong: boolean | undefined, problem: string): Problem[] =>
    wrong ? [{ table, row, problem }] : [];
  return [
    ...findDoubles(
      "findings",
      findings.map(({ label }) => [label]),
    ),
    ...findings.flatMap(({ id, traits }, row) => [
      ...says("findings", row, leadsTo(id, id), "implies itself"),
      ...says(
        "findings",
        row,
        traits.some((trait) => trait === "passing" || trait === "complaint too") && !traits.includes("circumstance"),
        "is passing or a complaint too, and no circumstance",
      ),
    ]),
    ...findDoubles(
      "conditions",
      conditions.map(({ name }) => [name]),
    ),
    ...findDoubles(
      "conditions",
      conditions.map(({ alsoCalled }) => alsoCalled),
    ),
    ...conditions.flatMap((row, index) => [
      ...says("conditions", index, !withFindings.has(row.id), "has no findings in condition-findings.csv"),
      ...says("conditions", index, !isRange(row.lastsFrom, row.lastsTo), "lastsFrom and lastsTo are no range"),
      ...says("conditions", index, !isRange(row.weeksFrom, row.weeksBelow), "weeksFrom and weeksBelow are no range"),
      ...says("conditions", index, row.level === "self-care" && !row.advice, "is for self-care and has no advice"),
      ...row.exceptAlarms.flatMap((id) =>
        says("conditions", index, !row.isWorseWithAlarm || !alarms.has(id), `“${id}” is excepted and no alarm of it`),
      ),
    ]),
    ...findDoubles(
      "condition-findings",
      shares.map((row) => [`${row.condition} ${row.finding}`]),
    ),
    ...ages.flatMap(({ condition: id, from, below }, row) => [
      ...says("condition-ages", row, from >= below, "ends before it begins"),
      ...says(
        "condition-ages",
        row,
        ages.some((other, i) => i !== row && other.condition === id && other.from < below && from < other.below),
        "overlaps another age of the condition",
      ),
    ]),
    ...findDoubles(
      "first-aid",
      tables["first-aid"].map(({ rule, when }) => [`${rule} ${when}`]),
    ),
    ...findDoubles(
      "danger-questions",
      tables["danger-questions"].map((row) => [row.finding]),
    ),
  ];
}

const isRange = (from: number | undefined, to: number | undefined): boolean =>
  from === undefined || to === undefined ? from === to : from < to;
