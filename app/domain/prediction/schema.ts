import { z } from "zod";
import { ACTIVITIES } from "~/content/nutrition/vocabulary";
import { list } from "../fields";
import { FAMILY_DIABETES } from "./findrisc";
import { CONSCIOUSNESS } from "./news2";
import { SEXES } from "./person";
import { COHORT_RACES } from "./pooled-cohort";

/** What is not known is left out, or `null`. */
const known = <Schema extends z.ZodType>(schema: Schema) => schema.nullish().transform((value) => value ?? undefined);

const number = (least: number, most: number, unit: string) => {
  const message = `Enter a number from ${least.toLocaleString("en-US")} to ${most.toLocaleString("en-US")}${unit ? ` ${unit}` : ""}`;
  return known(z.number(message).min(least, message).max(most, message));
};
const choice = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  known(z.enum(values, `Choose one of: ${values.join(", ")}`));
const yesNo = () => known(z.boolean("Answer true or false"));

/** A year, asked every day, with some to spare. */
const MAX_PAST_WEIGHTS = 400;
const DAYS_AGO = "Enter whole days from 1 to 365";
const KG = "Enter a number from 20 to 400 kg";
const pastWeight = z.object(
  {
    /** d */ daysAgo: z.int(DAYS_AGO).min(1, DAYS_AGO).max(365, DAYS_AGO),
    /** kg */ weightKg: z.number(KG).min(20, KG).max(400, KG),
  },
  "Send each weight as an object",
);

/**
 * What `POST /api/ai/health-prediction` takes as `patientData`. Everything may be
 * left out: only what can be computed is, and what is missing is named. Limits
 * are those of plausible values; a model's own are narrower. Units are UCUM.
 */
export const patientDataSchema = z.object(
  {
    /** a, completed years */
    age: number(0, 120, "years"),
    sex: choice(SEXES),
    pregnant: yesNo(),
    breastfeeding: yesNo(),
    eatingDisorderHistory: yesNo(),
    /** cm */
    heightCm: number(50, 250, "cm"),
    /** kg */
    weightKg: number(20, 400, "kg"),
    /** What the scales said before today, as often as they were asked; for the forecast of the weight. */
    weightHistory: known(
      list(pastWeight, MAX_PAST_WEIGHTS, `Send ${MAX_PAST_WEIGHTS} weights or fewer`, "Send a list of weights"),
    ),
    /** cm */
    waistCm: number(30, 250, "cm"),
    /** Whether the WHO's further points for Asian populations are to be looked at. */
    asianAncestry: yesNo(),

    activity: choice(ACTIVITIES),
    /** kcal/d, lasting; a deficit is negative */
    calorieChange: number(-2000, 2000, "kcal a day"),
    /** mo */
    months: number(1, 36, "months"),

    dailyActivity: yesNo(),
    dailyVegetables: yesNo(),
    everHighGlucose: yesNo(),
    familyDiabetes: choice(FAMILY_DIABETES),

    /** mm[Hg] */
    systolic: number(40, 300, "mmHg"),
    /** mm[Hg] */
    diastolic: number(20, 200, "mmHg"),
    bloodPressureMedicine: yesNo(),
    /** mg/dL */
    totalCholesterol: number(50, 1000, "mg/dL"),
    /** mg/dL */
    hdlCholesterol: number(5, 200, "mg/dL"),
    /** mL/min/{1.73_m2} */
    egfr: number(1, 200, "mL/min/1.73 m²"),
    diabetes: yesNo(),
    smoker: yesNo(),
    statin: yesNo(),
    /** Had a heart attack, a stroke or heart failure. */
    cardiovascularDisease: yesNo(),
    /** Only for the equations of 2013, which know these two; left out, only PREVENT is used. */
    pooledCohortRace: choice(COHORT_RACES),

    /** /min */
    heartRate: number(20, 300, "a minute"),
    /** /min */
    respiratoryRate: number(1, 100, "a minute"),
    /** % */
    oxygenSaturation: number(30, 100, "%"),
    onOxygen: yesNo(),
    /** Cel */
    temperature: number(25, 45, "°C"),
    consciousness: choice(CONSCIOUSNESS),
  },
  "Send the patient's data as an object",
);
export type PatientData = z.output<typeof patientDataSchema>;

export const predictionRequestSchema = z.object({ patientData: patientDataSchema });
