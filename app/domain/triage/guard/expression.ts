/** What is known besides the findings, true or false. */
export const ATTRIBUTES = [
  /** Whether the age was given and not assumed. */
  "age_known",
  "female",
  "male",
  /** Whether the profile says so, in whichever way the entries are put together (`pregnant` is the finding). */
  "is_pregnant",
  /** Whether the text calls the complaint severe. */
  "severe",
] as const;
type Attribute = (typeof ATTRIBUTES)[number];

/** Numbers that a text or a profile gives. Each may be missing. */
export const MEASURES = [
  /** Years, with a fraction for a baby; assumed where none was given (see `age_known`). */
  "age",
  /** Days since it began: the shortest and the longest of the spans that the text names. */
  "days",
  "longest_days",
  "weeks_pregnant",
  /** °C */
  "temperature",
  /** Beats and breaths a minute */
  "pulse",
  "breaths",
  /** % */
  "oxygen",
  /** mmHg */
  "systolic",
  "diastolic",
  /** mg/dL */
  "glucose",
  /** kg/m² */
  "bmi",
  /** Glasgow, 3 to 15 */
  "coma_scale",
  /** Pain or any other score of 10 */
  "pain_score",
] as const;
export type Measure = (typeof MEASURES)[number];

/** The measures, and the early warning score that they and a clouded mind make: a missing one counts nothing. */
export const VALUES = [...MEASURES, "news2"] as const;
type Value = (typeof VALUES)[number];

export const OPERATORS = ["<", "<=", ">", ">="] as const;
type Operator = (typeof OPERATORS)[number];

/** What a red-flag rule asks, as a syntax tree. */
export type Expression =
  | { kind: "finding"; name: string }
  | { kind: "denied"; name: string }
  | { kind: "attribute"; name: Attribute }
  | { kind: "comparison"; value: Value; operator: Operator; limit: number }
  | { kind: "not"; operand: Expression }
  | { kind: "and" | "or"; operands: Expression[] }
  | { kind: "count"; least: number; operands: Expression[] };

/** What an expression is evaluated with. */
export type Facts = {
  present: ReadonlySet<string>;
  /** Findings that the text says are not there. */
  denied: ReadonlySet<string>;
  attributes: Readonly<Record<Attribute, boolean>>;
  values: Readonly<Record<Value, number | null>>;
};

/** The findings that an expression asks for, present or denied. */
export function findingsIn(expression: Expression): string[] {
  switch (expression.kind) {
    case "finding":
    case "denied":
      return [expression.name];
    case "not":
      return findingsIn(expression.operand);
    case "and":
    case "or":
    case "count":
      return expression.operands.flatMap(findingsIn);
    default:
      return [];
  }
}

const COMPARE: Readonly<Record<Operator, (value: number, limit: number) => boolean>> = {
  "<": (value, limit) => value < limit,
  "<=": (value, limit) => value <= limit,
  ">": (value, limit) => value > limit,
  ">=": (value, limit) => value >= limit,
};

/** Whether it holds. A comparison with a number that was not given does not, so that its negation does. */
export function evaluate(expression: Expression, facts: Facts): boolean {
  switch (expression.kind) {
    case "finding":
      return facts.present.has(expression.name);
    case "denied":
      return facts.denied.has(expression.name);
    case "attribute":
      return facts.attributes[expression.name];
    case "comparison": {
      const value = facts.values[expression.value];
      return value !== null && COMPARE[expression.operator](value, expression.limit);
    }
    case "not":
      return !evaluate(expression.operand, facts);
    case "and":
      return expression.operands.every((operand) => evaluate(operand, facts));
    case "or":
      return expression.operands.some((operand) => evaluate(operand, facts));
    case "count":
      return expression.operands.filter((operand) => evaluate(operand, facts)).length >= expression.least;
  }
}
