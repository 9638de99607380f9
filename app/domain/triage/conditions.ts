import allAges from "~/content/triage/generated/condition-ages";
import allShares from "~/content/triage/generated/condition-findings";
import conditions from "~/content/triage/generated/conditions";
import type { Keys } from "~/content/triage/generated/keys";
import { FINDING_IDS, hasTrait, type FindingId } from "./findings";

export type ConditionId = Keys["conditions"];
type Row = (typeof conditions)[number];

/** An illness, or what else complaints come from. app/content/triage/README.md explains the columns. */
export type Condition = Omit<Row, "id" | "isWorseWithAlarm" | "exceptAlarms"> & {
  /** Share (in %) of people with the condition who tell of the finding. */
  findings: Partial<Record<FindingId, number>>;
  ages: Omit<(typeof allAges)[number], "condition">[];
};

const ALARMS = FINDING_IDS.filter((id) => hasTrait(id, "alarm"));

const CONDITION_MAP = new Map<ConditionId, Condition>(
  conditions.map(({ id, isWorseWithAlarm, exceptAlarms, ...row }) => {
    const alarms = isWorseWithAlarm ? ALARMS.filter((alarm) => !exceptAlarms.includes(alarm)) : [];
    return [id, { ...row, worse: [...alarms, ...row.worse], findings: {}, ages: [] }];
  }),
);
for (const { condition, finding, percent } of allShares) CONDITION_MAP.get(condition)!.findings[finding] = percent;
for (const { condition, ...age } of allAges) CONDITION_MAP.get(condition)!.ages.push(age);

/** Every condition by its id. */
export const CONDITIONS = Object.fromEntries(CONDITION_MAP) as Readonly<Record<ConditionId, Condition>>;
export const CONDITION_IDS: readonly ConditionId[] = conditions.map(({ id }) => id);
