/** What the PREVENT equations add up, in its table's order. */
export const PREVENT_TERMS = [
  "age",
  "ageSquared",
  "nonHdl",
  "hdl",
  "sbpBelow110",
  "sbpFrom110",
  "diabetes",
  "smoker",
  "bmiBelow30",
  "bmiFrom30",
  "egfrBelow60",
  "egfrFrom60",
  "bpMedicine",
  "statin",
  "treatedSbp",
  "treatedNonHdl",
  "ageNonHdl",
  "ageHdl",
  "ageSbp",
  "ageDiabetes",
  "ageSmoker",
  "ageBmi",
  "ageEgfr",
  "constant",
] as const;
export type PreventTerm = (typeof PREVENT_TERMS)[number];

/** What the range of the PREVENT equations is told of. */
export const PREVENT_FACTS = ["age", "systolic", "totalCholesterol", "hdlCholesterol", "bmi", "egfr"] as const;
export type PreventFact = (typeof PREVENT_FACTS)[number];

export const COHORT_TERMS = [
  "age",
  "ageSquared",
  "cholesterol",
  "ageCholesterol",
  "hdl",
  "ageHdl",
  "treatedSystolic",
  "ageTreatedSystolic",
  "untreatedSystolic",
  "ageUntreatedSystolic",
  "smoker",
  "ageSmoker",
  "diabetes",
  "mean",
  "baselineSurvival",
] as const;
export type CohortTerm = (typeof COHORT_TERMS)[number];

export const NEWS2_SCALES = [
  "respiratoryRate",
  "oxygenScale1",
  "oxygenScale2OnAir",
  "oxygenScale2OnOxygen",
  "systolic",
  "heartRate",
  "temperature",
] as const;
export type News2Scale = (typeof NEWS2_SCALES)[number];
