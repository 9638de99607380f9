import prevent from "~/content/prediction/generated/prevent";
import limits from "~/content/prediction/generated/prevent-limits";
import type { PreventFact, PreventTerm } from "~/content/prediction/vocabulary";
import type { Sex } from "./person";

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
export const PREVENT_LIMITS = Object.fromEntries(
  limits.map(({ fact, least, most }) => [fact, { least, most }]),
) as Record<PreventFact, { least: number; most: number }>;
/** The oldest for whom thirty years are forecast. */
export const PREVENT_30_YEAR_AGE = 59;

/** Names of what is outside the equations' range. */
export const outsidePrevent = (facts: HeartFacts): PreventFact[] =>
  limits
    .filter(({ fact, least, most }) => {
      // A BMI is computed, and the paper's limit has one decimal.
      const value = fact === "bmi" ? Math.round(facts.bmi * 10) / 10 : facts[fact];
      return value < least || value > most;
    })
    .map(({ fact }) => fact);

export type HeartRisks = Record<"cvd" | "ascvd" | "heartFailure" | "coronary" | "stroke", number>;

/** mmol/L in a mg/dL of cholesterol. */
const MMOL = 0.02586;

function terms(facts: HeartFacts): Record<PreventTerm, number> {
  const { systolic, bmi, egfr } = facts;
  const yes = (value: boolean) => (value ? 1 : 0);
  const age = (facts.age - 55) / 10;
  const nonHdl = (facts.totalCholesterol - facts.hdlCholesterol) * MMOL - 3.5;
  const hdl = (facts.hdlCholesterol * MMOL - 1.3) / 0.3;
  const sbpFrom110 = (Math.max(systolic, 110) - 130) / 20;
  const bmiFrom30 = (Math.max(bmi, 30) - 30) / 5;
  const egfrBelow60 = (Math.min(egfr, 60) - 60) / -15;
  return {
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
}

/**
 * The risk, 0 to 1, of a first cardiovascular event within ten or thirty years
 * by the PREVENT base equations: Khan and others, Circulation 2024;149:430-49.
 * The caller has seen to it that everything is within `PREVENT_LIMITS`.
 */
export function preventRisks(facts: HeartFacts, years: 10 | 30): HeartRisks {
  const values = terms(facts);
  const rows = prevent.filter((row) => row.years === String(years) && row.sex === facts.sex);
  const risk = (outcome: keyof HeartRisks) =>
    1 / (1 + Math.exp(-rows.reduce((sum, row) => sum + values[row.term] * row[outcome], 0)));
  return {
    cvd: risk("cvd"),
    ascvd: risk("ascvd"),
    heartFailure: risk("heartFailure"),
    coronary: risk("coronary"),
    stroke: risk("stroke"),
  };
}

export type HeartRiskClass = "low" | "borderline" | "intermediate" | "high";

/** How a risk of ten years is read (ACC/AHA guideline on primary prevention, 2019). */
export const heartRiskClass = (risk: number): HeartRiskClass =>
  risk >= 0.2 ? "high" : risk >= 0.075 ? "intermediate" : risk >= 0.05 ? "borderline" : "low";
