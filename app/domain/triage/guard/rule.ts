import rows from "~/content/triage/generated/guard-rules";
import { news2 } from "../../prediction/news2";
import type { FindingId } from "../findings";
import type { Profile } from "../profile";
import type { Reading } from "../read";
import type { Measures } from "../text/measures";
import type { Expression, Facts, Measure } from "./expression";
import { parseExpression } from "./parse";

/** What a red-flag rule says. `app/content/triage/guard-rules.csv` describes the columns. */
export type RedFlag = { id: string; title: string } & Pick<
  (typeof rows)[number],
  "level" | "isCritical" | "call" | "isNeverDoubted"
>;
export type RedFlagRule = RedFlag & { when: Expression };

export const RED_FLAG_RULES: readonly RedFlagRule[] = rows.map((row) => ({ ...row, when: parseExpression(row.when) }));

/** What the reader of texts calls the measures of the rules. */
export const MEASURE_NAMES = {
  days: "shortestDays",
  longest_days: "days",
  weeks_pregnant: "gestationWeeks",
  temperature: "temperature",
  pulse: "pulse",
  breaths: "respirations",
  oxygen: "oxygen",
  systolic: "systolic",
  diastolic: "diastolic",
  glucose: "glucose",
  bmi: "bmi",
  coma_scale: "comaScale",
  pain_score: "score",
} as const satisfies Record<Exclude<Measure, "age">, keyof Measures>;

const given = (value: number | null): number | undefined => value ?? undefined;

const scoreOf = (measures: Measures, present: ReadonlySet<FindingId>): number =>
  news2({
    respiratoryRate: given(measures.respirations),
    oxygenSaturation: given(measures.oxygen),
    systolic: given(measures.systolic),
    heartRate: given(measures.pulse),
    temperature: given(measures.temperature),
    consciousness: present.has("confusion") || present.has("drowsy") ? "new confusion" : "alert",
  }).score;

/** @param present the findings that are taken to be there. */
export function factsOf(
  { absent, measures, severe }: Reading,
  present: ReadonlySet<FindingId>,
  { age, ageKnown, sex, pregnant }: Profile,
): Facts {
  const measured = Object.fromEntries(
    Object.entries(MEASURE_NAMES).map(([name, as]) => [name, measures[as]]),
  ) as Record<keyof typeof MEASURE_NAMES, number | null>;
  return {
    present,
    denied: absent,
    attributes: { age_known: ageKnown, female: sex === "female", male: sex === "male", is_pregnant: pregnant, severe },
    values: { ...measured, age, news2: scoreOf(measures, present) },
  };
}
