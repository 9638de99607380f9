import { RED_FLAG_RULES } from "~/domain/triage/guard";
import type { Expression } from "~/domain/triage/guard/expression";
import type { RedFlagRule } from "~/domain/triage/guard/rule";
import { GOLDEN, isAsExpected } from "../../domain/triage/guard-golden";
import type { MutantSource } from "./mutants";

type Change<Changed> = { describe: string; changed: Changed };

/** The least change of a number that the table could have by mistake: 1, and for 0.25 it is 0.01. */
const stepOf = (limit: number): number => 10 ** -(String(limit).split(".")[1]?.length ?? 0);
const round = (value: number): number => Number(value.toFixed(4));

const STRICTER = { "<": "<=", "<=": "<", ">": ">=", ">=": ">" } as const;

/** Every single change of an expression: an operand or a `not` left out, a number one step off, `<` for `<=`. */
function* changesOf(expression: Expression): Iterable<Change<Expression>> {
  const { kind } = expression;
  if (kind === "comparison") {
    const { value, operator, limit } = expression;
    const as = (to: typeof expression) => ({
      describe: `${value} ${operator} ${limit} becomes ${to.operator} ${to.limit}`,
      changed: to,
    });
    for (const step of [-stepOf(limit), stepOf(limit)]) yield as({ ...expression, limit: round(limit + step) });
    yield as({ ...expression, operator: STRICTER[operator] });
  }
  if (kind === "not") {
    yield { describe: `no “not” before ${describe(expression.operand)}`, changed: expression.operand };
    for (const { describe, changed } of changesOf(expression.operand))
      yield { describe, changed: { ...expression, operand: changed } };
  }
  if (kind === "count")
    for (const least of [expression.least - 1, expression.least + 1])
      yield { describe: `${expression.least} of becomes ${least} of`, changed: { ...expression, least } };
  if (kind === "and" || kind === "or" || kind === "count")
    for (const [index, operand] of expression.operands.entries()) {
      const operands = expression.operands.toSpliced(index, 1);
      yield { describe: `no ${describe(operand)} in “${kind}”`, changed: { ...expression, operands } };
      for (const { describe, changed } of changesOf(operand))
        yield { describe, changed: { ...expression, operands: expression.operands.with(index, changed) } };
    }
}

/** A few of its words. */
function describe(expression: Expression): string {
  switch (expression.kind) {
    case "comparison":
      return `${expression.value} ${expression.operator} ${expression.limit}`;
    case "not":
      return `not ${describe(expression.operand)}`;
    case "and":
    case "or":
    case "count":
      return `(${expression.operands.slice(0, 2).map(describe).join(` ${expression.kind} `)} …)`;
    case "denied":
      return `denied ${expression.name}`;
    default:
      return expression.name;
  }
}

/** Each applies only beside another rule that is critical and calls 911 first, so that its own call shows nowhere. */
const CALLED_BY_ANOTHER = ["coughing-blood-much", "food-stuck", "angioedema", "labor"];

function* changedRules(rule: RedFlagRule): Iterable<Change<RedFlagRule>> {
  const { level, isCritical, isNeverDoubted } = rule;
  yield {
    describe: "another level",
    changed: { ...rule, level: level === "urgent" ? "emergency" : "urgent" },
  };
  yield { describe: `isCritical: ${!isCritical}`, changed: { ...rule, isCritical: !isCritical } };
  if (level === "emergency") {
    yield { describe: `isNeverDoubted: ${!isNeverDoubted}`, changed: { ...rule, isNeverDoubted: !isNeverDoubted } };
    for (const call of [undefined, "crisis-line", "poison"] as const)
      if (call !== rule.call && !CALLED_BY_ANOTHER.includes(rule.id))
        yield { describe: `call: ${call ?? "911"}`, changed: { ...rule, call } };
  }
  for (const { describe, changed } of changesOf(rule.when)) yield { describe, changed: { ...rule, when: changed } };
}

export const GUARD_RULES: MutantSource = {
  name: "guard-rules",
  *mutants() {
    const wrong = GOLDEN.find((row) => !isAsExpected(row));
    if (wrong) throw new Error(`The golden table does not hold: ${JSON.stringify(wrong)}`);
    for (const [index, rule] of RED_FLAG_RULES.entries()) {
      const rows = GOLDEN.filter((row) => row.rule === rule.id);
      for (const { describe, changed } of changedRules(rule)) {
        const rules = RED_FLAG_RULES.with(index, changed);
        yield {
          describe: `${rule.id}: ${describe}`,
          isNoticed: () => rows.some((row) => !isAsExpected(row, rules)),
        };
      }
    }
  },
};
