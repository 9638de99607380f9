import type { TriageInput } from "~/domain/triage";

type Level = "emergency" | "urgent" | "routine";

/**
 * What a patient types in another language, and how pressing it is. `rule` names the red flag that has to be found,
 * where it is one.
 */
export type ForeignCase = [
  level: Level,
  rule: string | null,
  symptoms: string | readonly string[],
  age?: number,
  gender?: "female" | "male",
  history?: readonly string[],
];

export const said = ([, , symptoms, age, gender, history = []]: ForeignCase): TriageInput => ({
  symptoms: typeof symptoms === "string" ? [symptoms] : symptoms,
  age: age ?? null,
  gender: gender ?? null,
  medicalHistory: history,
});
