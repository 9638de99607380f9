import type { Specialty } from "../../providers/constants";
import type { FindingId } from "../findings";

/**
 * How soon somebody with this condition should be seen when nothing else is
 * against it: now; within days; at an ordinary appointment; looked after at home.
 */
export type Level = "emergency" | "urgent" | "routine" | "self-care";

export type Condition = {
  name: string;
  level: Level;
  /** Weight among people who ask, flattened (about the root of how common it is): a rare illness is rare, not impossible. */
  prior: number;
  /** Share (in %) of people with the condition who tell of the finding. */
  findings: Partial<Record<FindingId, number>>;
  /** Factors on the prior by age in years, `[from, below, factor]`; the first that fits counts. */
  age?: readonly (readonly [from: number, below: number, factor: number])[];
  /** Factor on the prior for women (men 1) or only one sex. */
  female?: number;
  only?: "female" | "male";
  /** Days it has usually lasted when somebody asks. */
  lasts?: readonly [from: number, to: number];
  /** Weeks of a pregnancy in which it can be; where the week was told, it is out of the question in any other. */
  gestation?: readonly [from: number, below: number];
  /** Findings that make it more pressing by one level. */
  worse?: readonly FindingId[];
  /** An urgent one that can wait for an ordinary appointment in whom it is `known` and who says that it is as it always is. */
  usual?: { known: FindingId };
  /** For self-care: after so many days somebody should look at it. */
  homeDays?: number;
  /** How soon it should be looked at once those days are over: urgent, unless it can wait even then. */
  later?: "routine";
  /** What to do, beyond what the level says. */
  advice?: string;
  specialty?: Specialty;
};

type More = Omit<Condition, "name" | "level" | "prior" | "findings" | "advice">;
/** A row whose texts the types know: what is said of it in other languages has to be there. */
type Row<Name extends string, Advice extends string> = Omit<Condition, "name" | "advice"> & {
  name: Name;
  advice?: Advice;
};

/** One row of the tables. Figures are rounded estimates from general medical knowledge; see docs/triage.md. */
export const c = <const Name extends string, const Advice extends string = never>(
  name: Name,
  level: Level,
  prior: number,
  findings: Condition["findings"],
  more: More & { advice?: Advice } = {},
): Row<Name, Advice> => ({ name, level, prior, findings, ...more });
