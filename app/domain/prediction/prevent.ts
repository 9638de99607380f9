import type { Sex } from "./person";
import { PREVENT_COEFFICIENTS, PREVENT_TERMS } from "./prevent-coefficients";

export type HeartFacts = {
  sex: Sex;
  age: number;
  /** mm[Hg] */
  systolic: number;
  /** mg/dL */
  totalCholesterol: number;
  /** mg/dL */
  hdlCholesterol: number;
  bmi: number;
  /** mL/min/{1.73_m2} */
  egfr: number;
  diabetes: boolean;
  smoker: boolean;
  bloodPressureMedicine: boolean;
  statin: boolean;
};

/** For what the equations were made; outside of it nothing is extrapolated. */
export const PREVENT_LIMITS = {
  age: { least: 30, most: 79 },
  systolic: { least: 90, most: 180 },
  totalCholesterol: { least: 130, most: 320 },
  hdlCholesterol: { least: 20, most: 100 },
  bmi: { least: 18.5, most: 39.9 },
  egfr: { least: 15, most: 140 },
} as const;
/** The oldest for whom thirty years are forecast. */
export const PREVENT_30_YEAR_AGE = 59;

/** Names of what is outside the equations' range. */
export const outsidePrevent = (facts: HeartFacts): (keyof typeof PREVENT_LIMITS)[] =>
  (Object.keys(PREVENT_LIMITS) as (keyof typeof PREVENT_LIMITS)[]).filter((name) => {
    const { least, most } = PREVENT_LIMITS[name];
    // A BMI is computed, and the paper's limit has one decimal.
    const value = name === "bmi" ? Math.round(facts.bmi * 10) / 10 : facts[name];
    return value < least || value > most;
  });

export type HeartRisks = Record<"cvd" | "ascvd" | "heartFailure" | "coronary" | "stroke", number>;

/** mmol/L in a mg/dL of cholesterol. */
const MMOL = 0.02586;

/** The terms of the equations, in the order of their coefficients. */
function terms(facts: HeartFacts): number[] {
  const { systolic, bmi, egfr } = facts;
  const yes = (value: boolean) => (value ? 1 : 0);
  const age = (facts.age - 55) / 10;
  const nonHdl = (facts.totalCholesterol - facts.hdlCholesterol) * MMOL - 3.5;
  const hdl = (facts.hdlCholesterol * MMOL - 1.3) / 0.3;
  const sbpFrom110 = (Math.max(systolic, 110) - 130) / 20;
  const bmiFrom30 = (Math.max(bmi, 30) - 30) / 5;
  const egfrBelow60 = (Math.min(egfr, 60) - 60) / -15;
  const named: Record<(typeof PREVENT_TERMS)[number], number> = {
    age,
    ageSquared: age ** 2,
    nonHdl,
    hdl,
    sbpBelow110: (Math.min(systolic, 110) - 110) / 20,
    sbpFrom110,
    diabetes: yes(facts.diabetes),
    smoker: yes(facts.smoker),
    bmiBelow30: (Math.min(bmi, 30) - 25) / 5,
    bmiFrom30,
    egfrBelow60,
    egfrFrom60: (Math.max(egfr, 60) - 90) / -15,
    bpMedicine: yes(facts.bloodPressureMedicine),
    statin: yes(facts.statin),
    treatedSbp: yes(facts.bloodPressureMedicine) * sbpFrom110,
    treatedNonHdl: yes(facts.statin) * nonHdl,
    ageNonHdl: age * nonHdl,
    ageHdl: age * hdl,
    ageSbp: age * sbpFrom110,
    ageDiabetes: age * yes(facts.diabetes),
    ageSmoker: age * yes(facts.smoker),
    ageBmi: age * bmiFrom30,
    ageEgfr: age * egfrBelow60,
    constant: 1,
  };
  return PREVENT_TERMS.map((name) => named[name]);
}

/**
 * The risk, 0 to 1, of a first cardiovascular event within ten or thirty years
 * by the PREVENT base equations: Khan and others, Circulation 2024;149:430-49.
 * The caller has seen to it that everything is within `PREVENT_LIMITS`.
 */
export function preventRisks(facts: HeartFacts, years: 10 | 30): HeartRisks {
  const values = terms(facts);
  const risk = (coefficients: readonly number[]) =>
    1 / (1 + Math.exp(-values.reduce((sum, value, index) => sum + value * coefficients[index]!, 0)));
  const { cvd, ascvd, heartFailure, coronary, stroke } = PREVENT_COEFFICIENTS[years][facts.sex];
  return {
    cvd: risk(cvd),
    ascvd: risk(ascvd),
    heartFailure: risk(heartFailure),
    coronary: risk(coronary),
    stroke: risk(stroke),
  };
}

export type HeartRiskClass = "low" | "borderline" | "intermediate" | "high";

/** How a risk of ten years is read (ACC/AHA guideline on primary prevention, 2019). */
export const heartRiskClass = (risk: number): HeartRiskClass =>
  risk >= 0.2 ? "high" : risk >= 0.075 ? "intermediate" : risk >= 0.05 ? "borderline" : "low";
