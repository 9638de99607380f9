import { ATTRIBUTES, OPERATORS, VALUES, type Expression } from "./expression";

const TOKENS = /\d+(?:\.\d+)?|[a-z]\w*|[<>]=?|\S/g;
const KEYWORDS: readonly string[] = ["and", "or", "not", "of", "denied"];

const isOneOf = <Word extends string>(words: readonly Word[], word: string): word is Word =>
  (words as readonly string[]).includes(word);

/**
 * Reads what a rule asks: `chest_pain and not (cough and age < 40) and 2 of (fever, chills, rigors)`. `not` belongs to
 * what follows it directly. Where `and` and `or` meet, parentheses have to say what belongs together: no reader has to
 * know which of them comes first.
 * @throws {SyntaxError} with the reason. It does not check whether the findings exist: see `findingsIn`.
 */
export function parseExpression(text: string): Expression {
  const tokens = text.match(TOKENS) ?? [];
  let position = 0;

  function refuse(expected: string): never {
    const before = tokens.slice(Math.max(0, position - 4), position).join(" ");
    throw new SyntaxError(`${expected} is expected ${before === "" ? "at the beginning" : `after “${before}”`}`);
  }
  function skip(token: string): boolean {
    if (tokens[position] !== token) return false;
    position++;
    return true;
  }
  const skipRequired = (token: string) => skip(token) || refuse(`“${token}”`);

  function series(): Expression {
    const operands = [operand()];
    const kind = tokens[position];
    if (kind !== "and" && kind !== "or") return operands[0]!;
    while (skip(kind)) operands.push(operand());
    const next = tokens[position];
    if (next === "and" || next === "or") refuse("A parenthesis that says whether “and” or “or” comes first");
    return { kind, operands };
  }

  function operand(): Expression {
    if (skip("not")) return { kind: "not", operand: operand() };
    if (skip("denied")) return { kind: "denied", name: name() };
    if (skip("(")) {
      const inner = series();
      skipRequired(")");
      return inner;
    }
    return /^\d/.test(tokens[position] ?? "") ? count() : fact();
  }

  /** `2 of (fever, chills, rigors)` */
  function count(): Expression {
    const least = number();
    skipRequired("of");
    skipRequired("(");
    const operands = [series()];
    while (skip(",")) operands.push(series());
    skipRequired(")");
    return { kind: "count", least, operands };
  }

  function fact(): Expression {
    const word = name();
    if (isOneOf(ATTRIBUTES, word)) return { kind: "attribute", name: word };
    if (!isOneOf(VALUES, word)) return { kind: "finding", name: word };
    const operator = tokens[position] ?? "";
    if (!isOneOf(OPERATORS, operator)) return refuse(`One of ${OPERATORS.join(", ")}`);
    position++;
    return { kind: "comparison", value: word, operator, limit: number() };
  }

  function number(): number {
    const token = tokens[position] ?? "";
    if (!/^\d/.test(token)) refuse("A number");
    position++;
    return Number(token);
  }

  function name(): string {
    const token = tokens[position] ?? "";
    if (!/^[a-z]/.test(token) || KEYWORDS.includes(token)) refuse("The name of a finding or value");
    position++;
    return token;
  }

  const expression = series();
  if (position < tokens.length) refuse("“and”, “or” or the end");
  return expression;
}
