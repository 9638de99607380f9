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

type Coefficients = {
  age: number;
  ageSquared: number;
  cholesterol: number;
  ageCholesterol: number;
  hdl: number;
  ageHdl: number;
  /** treated, untreated, and each times age */
  pressure: [number, number];
  agePressure: [number, number];
  smoker: number;
  ageSmoker: number;
  diabetes: number;
  mean: number;
  survival: number;
};

const WHITE_FEMALE: Coefficients = {
  ...{ age: -29.799, ageSquared: 4.884, cholesterol: 13.54, ageCholesterol: -3.114, hdl: -13.578, ageHdl: 3.149 },
  ...{
    pressure: [2.019, 1.957],
    agePressure: [0, 0],
    smoker: 7.574,
    ageSmoker: -1.665,
    diabetes: 0.661,
    mean: -29.18,
    survival: 0.9665,
  },
};
const WHITE_MALE: Coefficients = {
  ...{ age: 12.344, ageSquared: 0, cholesterol: 11.853, ageCholesterol: -2.664, hdl: -7.99, ageHdl: 1.769 },
  ...{
    pressure: [1.797, 1.764],
    agePressure: [0, 0],
    smoker: 7.837,
    ageSmoker: -1.795,
    diabetes: 0.658,
    mean: 61.18,
    survival: 0.9144,
  },
};
const BLACK_FEMALE: Coefficients = {
  ...{ age: 17.114, ageSquared: 0, cholesterol: 0.94, ageCholesterol: 0, hdl: -18.92, ageHdl: 4.475 },
  ...{
    pressure: [29.291, 27.82],
    agePressure: [-6.432, -6.087],
    smoker: 0.691,
    ageSmoker: 0,
    diabetes: 0.874,
    mean: 86.61,
    survival: 0.9533,
  },
};
const BLACK_MALE: Coefficients = {
  ...{ age: 2.469, ageSquared: 0, cholesterol: 0.302, ageCholesterol: 0, hdl: -0.307, ageHdl: 0 },
  ...{
    pressure: [1.916, 1.809],
    agePressure: [0, 0],
    smoker: 0.549,
    ageSmoker: 0,
    diabetes: 0.645,
    mean: 19.54,
    survival: 0.8954,
  },
};
const COEFFICIENTS: Record<CohortRace, Record<CohortFacts["sex"], Coefficients>> = {
  white: { female: WHITE_FEMALE, male: WHITE_MALE },
  black: { female: BLACK_FEMALE, male: BLACK_MALE },
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
  const treatment = facts.bloodPressureMedicine ? 0 : 1;
  const sum =
    c.age * age +
    c.ageSquared * age ** 2 +
    (c.cholesterol + c.ageCholesterol * age) * cholesterol +
    (c.hdl + c.ageHdl * age) * hdl +
    (c.pressure[treatment] + c.agePressure[treatment] * age) * pressure +
    (facts.smoker ? c.smoker + c.ageSmoker * age : 0) +
    (facts.diabetes ? c.diabetes : 0);
  return 1 - c.survival ** Math.exp(sum - c.mean);
}
