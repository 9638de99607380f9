import coefficients from "~/content/prediction/generated/pooled-cohort";
import type { CohortTerm } from "~/content/prediction/vocabulary";
import type { HeartFacts } from "./prevent";

/** The two groups that the equations of 2013 were fitted to. PREVENT does without. */
export const COHORT_RACES = ["black", "white"] as const;
type CohortRace = (typeof COHORT_RACES)[number];

export type CohortFacts = Pick<
  HeartFacts,
  "sex" | "age" | "systolic" | "totalCholesterol" | "hdlCholesterol" | "diabetes" | "smoker" | "bloodPressureMedicine"
> & {
  race: CohortRace;
};

/** For whom the equations were made. */
export const COHORT_AGES = { least: 40, most: 79 };

/** The coefficients of a group by their terms. */
const coefficientsOf = (group: "whiteFemale" | "whiteMale" | "blackFemale" | "blackMale") =>
  Object.fromEntries(coefficients.map((row) => [row.term, row[group]])) as Record<CohortTerm, number>;
const COEFFICIENTS: Record<CohortRace, Record<CohortFacts["sex"], Record<CohortTerm, number>>> = {
  white: { female: coefficientsOf("whiteFemale"), male: coefficientsOf("whiteMale") },
  black: { female: coefficientsOf("blackFemale"), male: coefficientsOf("blackMale") },
};

/**
 * The risk, 0 to 1, of a heart attack or a stroke within ten years by the pooled
 * cohort equations: Goff and others, Circulation 2014;129:S49-73. They
 * overestimate today; for comparison with older reports only, PREVENT is preferred.
 */
export function pooledCohortRisk(facts: CohortFacts): number {
  const c = COEFFICIENTS[facts.race][facts.sex];
  const [age, cholesterol, hdl, pressure] = [
    facts.age,
    facts.totalCholesterol,
    facts.hdlCholesterol,
    facts.systolic,
  ].map(Math.log) as [number, number, number, number];
  const [pressureTerm, agePressureTerm] = facts.bloodPressureMedicine
    ? [c.treatedSystolic, c.ageTreatedSystolic]
    : [c.untreatedSystolic, c.ageUntreatedSystolic];
  const sum =
    c.age * age +
    c.ageSquared * age ** 2 +
    (c.cholesterol + c.ageCholesterol * age) * cholesterol +
    (c.hdl + c.ageHdl * age) * hdl +
    (pressureTerm + agePressureTerm * age) * pressure +
    (facts.smoker ? c.smoker + c.ageSmoker * age : 0) +
    (facts.diabetes ? c.diabetes : 0);
  return 1 - c.baselineSurvival ** Math.exp(sum - c.mean);
}
