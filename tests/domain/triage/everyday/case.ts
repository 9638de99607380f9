import type { ConditionId } from "~/domain/triage/conditions";

/**
 * How soon a cautious nurse would have somebody looked at: now; within days; at an ordinary appointment; at home. The
 * last two are one level of the product. Written down before the engine was asked, on clinical judgement and on what is
 * published for patients (NHS pages on each symptom, the levels of clinical.md A2 and A3).
 */
export type Everyday = readonly [
  level: "now" | "soon" | "weeks" | "home",
  language: "en" | "es" | "ar",
  text: string,
  /**
   * What may be named first, between spaces; `none` where naming nothing is right too. Empty: anything that is not
   * rare.
   */
  first?: string,
  age?: number,
  gender?: "female" | "male",
];

/** Beside all that are emergencies: what is not to be named first after an everyday complaint. */
export const NEVER_FIRST: readonly ConditionId[] = [
  "pituitary_adenoma",
  "brain_tumor",
  "multiple_sclerosis",
  "parkinson",
  "myasthenia",
  "lung_cancer",
  "tuberculosis",
  "pancreatic_cancer",
  "liver_cancer",
  "stomach_cancer",
  "esophageal_cancer",
  "colon_cancer",
  "prostate_cancer",
  "testicular_cancer",
  "bladder_cancer",
  "kidney_cancer",
  "endometrial_cancer",
  "ovarian_cancer",
  "breast_cancer",
  "leukemia",
  "lymphoma",
  "myeloma",
  "hiv",
  "syphilis",
  "cushing",
  "acromegaly",
  "adrenal_insufficiency",
  "sheehan",
  "secondary_ovarian",
  "systemic_sclerosis",
  "lupus",
  "cirrhosis",
  "heart_failure",
  "polycythemia",
  "pnh",
  "hemolytic_anemia",
];
