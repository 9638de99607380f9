import golden from "~/content/triage/generated/guard-golden";
import { CALLS, guardOf, RED_FLAG_RULES } from "~/domain/triage/guard";
import { MEASURE_NAMES } from "~/domain/triage/guard/rule";
import { readText } from "~/domain/triage/read";

export const GOLDEN = golden;
export type GoldenRow = (typeof golden)[number];

const NOTHING_READ = readText([]);
/** In words that the examples know well, and that they know from harmless stories only. */
const SOUNDS_HARMLESS = { now: 0, soon: 0, home: 1, known: 100, unseen: 0, entries: 1 };

/** What the guard makes of a row of the golden table: the columns that say what has to come out. */
export function outcomeOf(row: GoldenRow, rules = RED_FLAG_RULES) {
  const { rule, present, denied, attributes, values } = row;
  const is = (attribute: (typeof attributes)[number]) => attributes.includes(attribute);
  const { age = 30, ...measured } = Object.fromEntries(values);
  const measures = { ...NOTHING_READ.measures };
  for (const [name, as] of Object.entries(MEASURE_NAMES)) measures[as] = measured[name] ?? null;
  const reading = {
    ...NOTHING_READ,
    present: new Set(present),
    absent: new Set(denied),
    measures,
    severe: is("severe"),
    // Nothing was read: the examples count as much as they ever do.
    unreadShare: 1,
  };
  const profile = {
    age,
    ageKnown: is("age_known"),
    sex: is("female") ? ("female" as const) : is("male") ? ("male" as const) : ("unknown" as const),
    pregnant: is("is_pregnant"),
  };
  const { flags, call } = guardOf(reading, profile, null, rules);
  const flag = flags.find(({ id }) => id === rule);
  if (!flag) return { level: undefined, isCritical: false, call: undefined, isDoubted: false };
  return {
    level: flag.level,
    isCritical: flag.isCritical,
    call: (Object.keys(CALLS) as (keyof typeof CALLS)[]).find((name) => CALLS[name] === call),
    isDoubted: guardOf(reading, profile, SOUNDS_HARMLESS, rules).doubted !== null,
  };
}

/** Whether the guard makes of a row what the table says. */
export function isAsExpected(row: GoldenRow, rules = RED_FLAG_RULES): boolean {
  const { level, isCritical, call, isDoubted } = outcomeOf(row, rules);
  return level === row.level && isCritical === row.isCritical && call === row.call && isDoubted === row.isDoubted;
}
