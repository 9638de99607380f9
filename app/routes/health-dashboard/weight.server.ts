import { readSeries } from "db/vital-series";
import { countWeights, findWeightPlan, forecastPerson, pageOfWeights } from "db/weight";
import type { AppContext } from "~/context";
import { pack } from "~/domain/charts/packed";
import { weightChart } from "~/domain/charts/weight-chart";
import { dateIn, fullYears } from "~/domain/dates";
import { DAY_MS } from "~/domain/durations";
import { DEFAULT_ZONE } from "~/domain/moments";
import { ADULT_BMI_AGE, bmiClass, bodyMassIndex } from "~/domain/prediction/bmi";
import { lossContraindication } from "~/domain/prediction/contraindication";
import { factsOf, goalForecast } from "~/domain/weight/forecast";
import { daysLogged, milestones, shareDone, weightWarnings } from "~/domain/weight/plan";
import { dailyWeights, weeklyChange, weightTrend } from "~/domain/weight/trend";
import type { OpenRecord } from "~/services/records/record-guard.server";
import { goalVersion } from "~/services/weight/weight.server";
import { ENTRIES_PAGE, WEIGHT_RANGES, type DashboardView } from "./search-params";

/** Days of the trend's past that are looked at: the longest chart's. */
const MAX_DAYS = 1_826;

/** All that the Weight tab shows. Days are those of the view's clock, else of New York's. */
export async function loadWeight(
  { db, clock }: Pick<AppContext, "db" | "clock">,
  { patientId }: OpenRecord,
  view: DashboardView,
) {
  const now = clock();
  const zone = view.zone ?? DEFAULT_ZONE;
  const today = dateIn(zone, now);
  const from = new Date(now.getTime() - MAX_DAYS * DAY_MS);
  const [series, plan, person, entries, count] = await Promise.all([
    readSeries(db, { patientId, deviceType: "body_weight", from, to: new Date(now.getTime() + 1) }),
    findWeightPlan(db, patientId),
    forecastPerson(db, patientId),
    pageOfWeights(db, patientId, { limit: ENTRIES_PAGE, offset: (view.page - 1) * ENTRIES_PAGE }),
    countWeights(db, patientId),
  ]);
  const { unit, goal } = plan;
  const trend = weightTrend(dailyWeights(series.points, zone));
  const newest = trend.at(-1);
  const change = weeklyChange(trend);
  const forecast = goalForecast(person, goal, trend, today);
  // A goal that was kept before it was refused stays, with its warning; but nobody is cheered on towards it.
  const isCheered =
    goal !== null &&
    lossContraindication(factsOf(person, today), {
      heightCm: person.heightCm,
      fromKg: goal.startKg,
      toKg: goal.goalKg,
    }) === null;
  const isAdult = person.dateOfBirth !== null && fullYears(person.dateOfBirth, today) >= ADULT_BMI_AGE;
  const bmi = newest && person.heightCm !== null && isAdult ? bodyMassIndex(newest.trend, person.heightCm) : null;
  return {
    unit,
    zone,
    goal,
    goalVersion: goalVersion(goal),
    newest: newest ?? null,
    change,
    bmi: bmi === null ? null : { value: bmi.toFixed(1), name: bmiClass(bmi) },
    knowsHeight: person.heightCm !== null,
    knowsBirthDate: person.dateOfBirth !== null,
    logged: { week: daysLogged(trend, today, 7), month: daysLogged(trend, today, 30) },
    milestones: isCheered ? milestones(goal, trend) : [],
    share: isCheered && newest ? shareDone(goal, newest.trend) : null,
    warnings: weightWarnings({ goal, heightCm: person.heightCm, change, current: newest }),
    // The points are in the chart; what is said of it needs only its end.
    forecast: forecast.kind === "forecast" ? { ...forecast, points: forecast.points.slice(-1) } : forecast,
    drawing: pack(
      weightChart({
        trend,
        days: WEIGHT_RANGES.find(({ value }) => value === view.weightRange)!.days,
        today,
        unit,
        goal,
        forecast,
      }),
    ),
    entries,
    count,
  };
}
export type Weight = Awaited<ReturnType<typeof loadWeight>>;
