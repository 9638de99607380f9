import type { ConditionId } from "~/domain/triage/conditions";

/** A short case: what the level of care should be, which conditions count as right, and what the patient enters. */
export type Vignette = {
  level: "emergency" | "urgent" | "self-care";
  right: readonly ConditionId[];
  age: number;
  gender: "female" | "male" | "unknown";
  symptoms: readonly string[];
  history: readonly string[];
};

export const v = (
  level: Vignette["level"],
  right: string,
  age: number,
  gender: Vignette["gender"],
  symptoms: string | readonly string[],
  history: readonly string[] = [],
): Vignette => ({
  level,
  right: right.split(" ") as ConditionId[],
  age,
  gender,
  symptoms: typeof symptoms === "string" ? [symptoms] : symptoms,
  history,
});
