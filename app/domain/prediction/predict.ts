import { pressureClass } from "./blood-pressure";
import { ADULT_BMI_AGE, asianActionPoint, bmiClass, bodyMassIndex, healthyWeights, isPossibleBody } from "./bmi";
import { DAY_MS } from "~/domain/durations";
import { pastOf } from "~/domain/weight/forecast";
import { dailyWeights, weightTrend } from "~/domain/weight/trend";
import { ACTIVITY_FACTORS, isWithinEnergyModels, MAX_CHANGE, restingEnergy } from "./energy";
import { findriscRisk, findriscScore } from "./findrisc";
import { news2, NEWS2_ITEMS } from "./news2";
import { COHORT_AGES, pooledCohortRisk } from "./pooled-cohort";
import { heartRiskClass, outsidePrevent, preventRisks, PREVENT_30_YEAR_AGE, PREVENT_LIMITS } from "./prevent";
import { lossContraindication, findContraindication, type Contraindication } from "./contraindication";
import type { PatientData } from "./schema";
import { SOURCES, type Model } from "./sources";
import { forecastWeight, type PastWeight, type WeightPoint } from "./weight-model";

type Field = keyof PatientData;
/** What a model gives: its result, the fields it lacks, or why it does not hold for this person. */
type Answer = { result: Record<string, unknown> } | { missing: Field[] } | { reason: string };

type NotComputed = { model: Model; missing: Field[]; reason?: string };
export type Prediction = {
  outcome: "predicted" | "not enough data" | "refused";
  refused: Contraindication | null;
  /** By model; each names its source. */
  predictions: Partial<Record<Model, Record<string, unknown> & { source: string }>>;
  /** What was not computed, with the fields that it lacks or the reason. */
  notComputed: NotComputed[];
  /** What calls for somebody to act, gravest first. */
  warnings: string[];
  /** What was taken for granted because nothing was said. */
  assumptions: string[];
  disclaimer: string;
};

const PREDICTION_DISCLAIMER =
  "These are averages from published studies, not a diagnosis and no promise for one person. Talk them over with your care team before you act on them.";

/** Runs a model on the fields it needs, all of them known. */
function needing<Name extends Field>(
  data: PatientData,
  names: readonly Name[],
  compute: (known: Required<Pick<PatientData, Name>> & { [Key in Name]: NonNullable<PatientData[Key]> }) => Answer,
): Answer {
  const missing = names.filter((name) => data[name] === undefined);
  return missing.length > 0 ? { missing } : compute(data as never);
}

const round = (value: number, decimals: number) => Number(value.toFixed(decimals));
const percent = (risk: number) => round(risk * 100, 1);

/** Of a height in inches, a weight in pounds, a slip of the finger: an answer would be worse than none. */
const IMPOSSIBLE_BODY: Answer = {
  reason: "Height and weight do not go together. Please check both, and their units (cm, kg).",
};
const OUTSIDE_ENERGY: Answer = {
  reason:
    "The equations do not hold for a body of this height, weight and age. Please check them, and their units (cm, kg).",
};

const BEYOND_MOST_CHANGE: Answer = {
  reason: `We give no numbers for a plan of more than ${MAX_CHANGE.toLocaleString("en-US")} kcal a day below or above what keeps your weight: nobody should follow one without a clinic. Please talk to your doctor.`,
};

/** In the dashboard's words. */
const BREASTFEEDING: Answer = {
  reason:
    "While you breastfeed you need more energy than the model counts, so its numbers would leave you too little to eat, and none are shown. Losing weight slowly is usually fine; your doctor, midwife or a dietitian can tell you how much to eat.",
};

const BODY = ["age", "heightCm", "weightKg"] as const;
const DAYS_A_MONTH = 365.25 / 12;
/** Below it nobody should eat without a clinic's supervision, and the model was not made for it. */
const MIN_INTAKE = 800;
const UNSUPERVISED_INTAKE = { female: 1200, male: 1500 };

const MODELS: Record<Model, (data: PatientData, warn: (text: string) => void) => Answer | null> = {
  bmi: (data) =>
    needing(data, BODY, ({ age, heightCm, weightKg }) => {
      if (age < ADULT_BMI_AGE)
        return {
          reason: `The adult classes hold from ${ADULT_BMI_AGE} years; younger people are judged by percentiles.`,
        };
      if (!isPossibleBody({ heightCm, weightKg })) return IMPOSSIBLE_BODY;
      const bmi = bodyMassIndex(weightKg, heightCm);
      const { from, to } = healthyWeights(heightCm);
      const asian = data.asianAncestry ? { asianActionPoint: asianActionPoint(bmi) } : {};
      return {
        result: {
          bmi: round(bmi, 1),
          unit: "kg/m2",
          class: bmiClass(bmi),
          normalWeightKg: { from: round(from, 1), to: round(to, 1) },
          ...asian,
        },
      };
    }),

  restingEnergy: (data) =>
    needing(data, [...BODY, "sex"], (body) => {
      if (!isWithinEnergyModels(body)) return OUTSIDE_ENERGY;
      const kcal = restingEnergy(body);
      if (data.breastfeeding)
        return {
          result: {
            restingKcal: Math.round(kcal),
            unit: "kcal/d",
            note: "Milk takes energy that no model here counts.",
          },
        };
      const total = data.activity ? { totalKcal: Math.round(kcal * ACTIVITY_FACTORS[data.activity]) } : {};
      return { result: { restingKcal: Math.round(kcal), ...total, unit: "kcal/d" } };
    }),

  weight: (data, warn) =>
    needing(data, [...BODY, "sex", "activity", "calorieChange"], ({ activity, calorieChange, ...today }) => {
      const { weightKg, past } = trendWith(data.weightHistory, today.weightKg);
      const body = { ...today, weightKg };
      if (!isWithinEnergyModels(today) || !isWithinEnergyModels(body)) return OUTSIDE_ENERGY;
      const plan = { ...body, pal: ACTIVITY_FACTORS[activity], changeKcal: calorieChange, past };
      if (Math.abs(calorieChange) > MAX_CHANGE) return BEYOND_MOST_CHANGE;
      const days = monthlyDays(data.months ?? 12);
      const { points, maintenanceKcal, intakeKcal, underweightFromDay } = forecastWeight(plan, days);
      // A loss is told as far as it is healthy, and its numbers end there.
      const refusedAt = ({ weightKg }: WeightPoint) =>
        lossContraindication(data, { heightCm: body.heightCm, fromKg: body.weightKg, toKg: weightKg });
      const refused = refusedAt(points[0]!);
      if (refused) return { reason: `${refused.message} ${refused.help}` };
      if (data.breastfeeding) return BREASTFEEDING;
      if (intakeKcal < MIN_INTAKE)
        return {
          reason: `It would leave less than ${MIN_INTAKE} kcal a day, which nobody should try without a clinic.`,
        };
      if (calorieChange < 0 && intakeKcal < UNSUPERVISED_INTAKE[body.sex]) {
        warn(
          `That is less than ${UNSUPERVISED_INTAKE[body.sex].toLocaleString("en-US")} kcal a day. Do it only with a clinic's supervision.`,
        );
      }
      if (underweightFromDay !== null && calorieChange < 0)
        warn(`After about ${underweightFromDay} days the weight would be below a healthy one. Plan to stop before.`);
      return {
        result: {
          maintenanceKcal: Math.round(maintenanceKcal),
          intakeKcal: Math.round(intakeKcal),
          points: points
            .filter((point) => !refusedAt(point))
            .map(({ day, weightKg, lowKg, highKg }) => ({
              day,
              weightKg: round(weightKg, 1),
              lowKg: round(lowKg, 1),
              highKg: round(highKg, 1),
            })),
          underweightFromDay,
          ...(data.weightHistory
            ? {
                fromKg: round(weightKg, 1),
                lived: past.map(({ day, weightKg: then }) => ({ day, weightKg: round(then, 1) })),
              }
            : {}),
          unit: "kg",
        },
      };
    }),

  diabetesRisk: (data) =>
    data.diabetes
      ? { reason: "The questions are for people who do not have diabetes." }
      : needing(
          data,
          [
            ...BODY,
            "sex",
            "waistCm",
            "dailyActivity",
            "dailyVegetables",
            "bloodPressureMedicine",
            "everHighGlucose",
            "familyDiabetes",
          ],
          (known) => {
            if (!isPossibleBody(known)) return IMPOSSIBLE_BODY;
            const score = findriscScore({ ...known, bmi: bodyMassIndex(known.weightKg, known.heightCm) });
            return { result: { score, most: 26, ...findriscRisk(score), years: 10 } };
          },
        ),

  cardiovascularRisk: (data) =>
    data.cardiovascularDisease
      ? { reason: "The equations are for people who have had no heart attack, stroke or heart failure." }
      : needing(
          data,
          [
            ...BODY,
            "sex",
            "systolic",
            "totalCholesterol",
            "hdlCholesterol",
            "egfr",
            "diabetes",
            "smoker",
            "bloodPressureMedicine",
            "statin",
          ],
          (known) => {
            const facts = { ...known, bmi: bodyMassIndex(known.weightKg, known.heightCm) };
            const outside = outsidePrevent(facts);
            if (outside.length > 0) {
              const limits = outside.map(
                (name) => `${name} ${PREVENT_LIMITS[name].least} to ${PREVENT_LIMITS[name].most}`,
              );
              return { reason: `The equations hold only for ${limits.join(", ")}.` };
            }
            const ten = preventRisks(facts, 10);
            const shown = (risks: typeof ten) =>
              Object.fromEntries(Object.entries(risks).map(([name, risk]) => [name, percent(risk)]));
            const thirty = facts.age <= PREVENT_30_YEAR_AGE ? { thirtyYears: shown(preventRisks(facts, 30)) } : {};
            return { result: { tenYears: shown(ten), ...thirty, class: heartRiskClass(ten.cvd), unit: "%" } };
          },
        ),

  pooledCohort: (data) =>
    data.pooledCohortRace === undefined || data.cardiovascularDisease
      ? null
      : needing(
          data,
          [
            "age",
            "sex",
            "systolic",
            "totalCholesterol",
            "hdlCholesterol",
            "diabetes",
            "smoker",
            "bloodPressureMedicine",
            "pooledCohortRace",
          ],
          ({ pooledCohortRace, ...known }) => {
            if (known.age < COHORT_AGES.least || known.age > COHORT_AGES.most)
              return { reason: `The equations hold only for ages ${COHORT_AGES.least} to ${COHORT_AGES.most}.` };
            const risk = pooledCohortRisk({ ...known, race: pooledCohortRace });
            return { result: { tenYears: percent(risk), class: heartRiskClass(risk), unit: "%" } };
          },
        ),

  bloodPressure: (data, warn) =>
    needing(data, ["age", "systolic", "diastolic"], ({ systolic, diastolic }) => {
      const found = pressureClass(systolic, diastolic);
      if (found === "crisis") {
        warn(
          "This blood pressure is dangerously high. Sit for five minutes and measure again. If it stays so, call your doctor now; with chest pain, trouble breathing, weakness, or trouble seeing or speaking call 911.",
        );
      }
      return {
        result: {
          systolic,
          diastolic,
          class: found,
          unit: "mm[Hg]",
          note: "A diagnosis takes at least two readings on two occasions.",
        },
      };
    }),

  news2: (data, warn) => {
    // A blood pressure by itself is judged above; the score is for somebody who is ill.
    if (!NEWS2_ITEMS.some((item) => item !== "systolic" && data[item] !== undefined)) return null;
    return needing(data, ["age"], () => {
      const { score, points, missing, risk } = news2(data);
      if (risk === "high") warn("These vital signs together mean an emergency. Call 911.");
      else if (risk === "medium" || risk === "low-medium")
        warn("These vital signs call for a doctor today. If you feel very ill or get worse, call 911.");
      return { result: { score, atLeast: missing.length > 0, points, missing, risk } };
    });
  },
};

/** Which day today is does not matter: only how far apart the days are. */
const SOME_DAY = Date.UTC(2000, 5, 1, 12);

/**
 * The trend with today's weight in it, from which a forecast begins, and what of the past it has lived through: as on
 * the dashboard.
 */
function trendWith(history: PatientData["weightHistory"], todayKg: number): { weightKg: number; past: PastWeight[] } {
  if (!history) return { weightKg: todayKg, past: [] };
  const entries = [...history, { daysAgo: 0, weightKg: todayKg }].sort((a, b) => b.daysAgo - a.daysAgo);
  const trend = weightTrend(
    dailyWeights(
      entries.map(({ daysAgo, weightKg }) => ({ at: SOME_DAY - daysAgo * DAY_MS, value: weightKg })),
      "UTC",
    ),
  );
  return { weightKg: trend.at(-1)!.trend, past: pastOf(trend) };
}

/** Each four weeks, and the last day. */
function monthlyDays(months: number): number[] {
  const last = Math.round(months * DAYS_A_MONTH);
  const days = Array.from({ length: Math.floor(last / 28) }, (_, index) => (index + 1) * 28);
  return days.at(-1) === last ? days : [...days, last];
}

/**
 * Everything that the published models say of this person. Nothing is guessed:
 * a model that lacks a value, or was not made for this person, is named with
 * what it lacks or why.
 */
export function predictHealth(data: PatientData): Prediction {
  const refused = findContraindication(data);
  const warnings: string[] = [];
  const prediction: Prediction = {
    outcome: "refused",
    refused,
    predictions: {},
    notComputed: [],
    warnings,
    assumptions: [],
    disclaimer: PREDICTION_DISCLAIMER,
  };
  if (refused) return prediction;

  for (const model of Object.keys(MODELS) as Model[]) {
    const answer = MODELS[model](data, (text) => warnings.push(text));
    if (!answer) continue;
    if ("result" in answer) prediction.predictions[model] = { ...answer.result, source: SOURCES[model] };
    else
      prediction.notComputed.push(
        "missing" in answer ? { model, missing: answer.missing } : { model, missing: [], reason: answer.reason },
      );
  }
  const predicted = Object.keys(prediction.predictions).length > 0;
  const assumptions = [
    ...(data.pregnant === undefined && data.sex !== "male" ? ["You are not pregnant."] : []),
    ...(data.breastfeeding === undefined &&
    data.sex !== "male" &&
    (prediction.predictions.weight ?? prediction.predictions.restingEnergy)
      ? ["You are not breastfeeding."]
      : []),
    ...(data.eatingDisorderHistory === undefined ? ["You have had no eating disorder."] : []),
  ];
  // An emergency is read first, whichever model found it.
  warnings.sort((a, b) => Number(b.includes("911")) - Number(a.includes("911")));
  return {
    ...prediction,
    outcome: predicted ? "predicted" : "not enough data",
    assumptions: predicted ? assumptions : [],
  };
}
