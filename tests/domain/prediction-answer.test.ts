import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { predictHealth } from "~/domain/prediction/predict";
import { addDays } from "~/domain/dates";
import { goalForecast } from "~/domain/weight/forecast";
import { weightTrend } from "~/domain/weight/trend";
import { patientDataSchema, predictionRequestSchema, type PatientData } from "~/domain/prediction/schema";
import { proves } from "../support/clauses";

const sex = fc.constantFrom("female" as const, "male" as const);

describe("what a prediction answers", () => {
  const patient = (data: Record<string, unknown>) => predictHealth(patientDataSchema.parse(data));
  const whole = {
    ...{
      age: 52,
      sex: "female",
      heightCm: 165,
      weightKg: 92,
      waistCm: 101,
      activity: "light",
      calorieChange: -400,
      months: 12,
      pregnant: false,
      breastfeeding: false,
      eatingDisorderHistory: false,
    },
    ...{
      dailyActivity: true,
      dailyVegetables: true,
      everHighGlucose: false,
      familyDiabetes: "close",
      systolic: 134,
      diastolic: 84,
      bloodPressureMedicine: true,
    },
    ...{
      totalCholesterol: 210,
      hdlCholesterol: 48,
      egfr: 88,
      diabetes: false,
      smoker: false,
      statin: false,
      pooledCohortRace: "white",
    },
    ...{
      heartRate: 78,
      respiratoryRate: 15,
      oxygenSaturation: 97,
      onOxygen: false,
      temperature: 36.8,
      consciousness: "alert",
    },
  };

  test("everything that can be computed is, each with its source", proves("API-04"), () => {
    const { outcome, predictions, notComputed, assumptions, refused } = patient(whole);
    expect([outcome, notComputed, assumptions, refused]).toEqual(["predicted", [], [], null]);
    for (const { source } of Object.values(predictions)) expect(source).toMatch(/\d{4}/);
    expect(predictions.bmi).toMatchObject({ bmi: 33.8, class: "obesity class I" });
    expect(predictions.diabetesRisk).toMatchObject({ score: 16, risk: "high", oneIn: 3 });
    expect(predictions.bloodPressure).toMatchObject({ class: "stage 1" });
    const points = predictions.weight!.points as { day: number; weightKg: number }[];
    expect([points.length, points[0]!.day, points.at(-1)!.day]).toEqual([14, 28, 365]);
  });

  test("what is missing is named, and nothing is guessed", () => {
    expect(patient({ age: 40, heightCm: 170, weightKg: 80 })).toMatchObject({
      outcome: "predicted",
      predictions: { bmi: { bmi: 27.7 } },
      notComputed: expect.arrayContaining([{ model: "bloodPressure", missing: ["systolic", "diastolic"] }]) as unknown,
      assumptions: ["You are not pregnant.", "You have had no eating disorder."],
    });
    expect(patient({})).toMatchObject({ outcome: "not enough data", predictions: {}, assumptions: [] });
    expect(patient({ heightCm: 170, weightKg: 80 }).notComputed).toContainEqual({ model: "bmi", missing: ["age"] });
  });

  test.each([
    [{ age: 17 }, "minor"],
    [{ pregnant: true }, "pregnancy"],
    [{ eatingDisorderHistory: true }, "eating disorder"],
  ])("refuses %j with a reason and a way to help, whatever else is known", (change, reason) => {
    const answer = patient({ ...whole, ...change });
    expect(answer).toMatchObject({ outcome: "refused", predictions: {}, refused: { reason } });
    expect(answer.refused!.help.length).toBeGreaterThan(40);
  });

  test.each([
    ["bmi", { age: 19 }, /percentiles/],
    ["weight", { weightKg: 48 }, /below a healthy weight.*988/],
    ["weight", { calorieChange: -1001 }, /no numbers for a plan of more than 1,000 kcal a day/],
    ["weight", { calorieChange: 1200 }, /no numbers for a plan of more than 1,000 kcal a day/],
    [
      "weight",
      { age: 80, heightCm: 150, weightKg: 60, activity: "sedentary", calorieChange: -500 },
      /less than 800 kcal/,
    ],
    ["diabetesRisk", { diabetes: true }, /do not have diabetes/],
    ["cardiovascularRisk", { weightKg: 130 }, /bmi 18.5 to 39.9/],
    ["cardiovascularRisk", { age: 29, totalCholesterol: 400 }, /age 30 to 79, totalCholesterol 130 to 320/],
    ["cardiovascularRisk", { cardiovascularDisease: true }, /no heart attack/],
    ["pooledCohort", { age: 39 }, /ages 40 to 79/],
  ])("%s does not go beyond what it was made for", (model, change, reason) => {
    const { predictions, notComputed } = patient({ ...whole, ...change });
    expect(predictions).not.toHaveProperty(model);
    expect(notComputed.find((entry) => entry.model === model)?.reason).toMatch(reason);
  });

  test("what calls for somebody to act stands on top", () => {
    expect(patient({ ...whole, systolic: 190, calorieChange: -1000 }).warnings).toEqual([
      expect.stringMatching(/call 911/),
      expect.stringMatching(/1,200 kcal/),
    ]);
    expect(patient({ ...whole, respiratoryRate: 26, oxygenSaturation: 90, heartRate: 120 }).warnings[0]).toMatch(
      /Call 911/,
    );
    expect(patient({ ...whole, weightKg: 55, calorieChange: -400 }).warnings).toContainEqual(
      expect.stringMatching(/below a healthy one/),
    );
    expect(patient(whole).warnings).toEqual([]);
  });

  test("a loss is told as far as it is healthy, and a rise from below it is told whole", () => {
    const pointsOf = (change: Record<string, unknown>) =>
      (patient({ ...whole, ...change }).predictions.weight?.points ?? []) as { weightKg: number }[];
    const falling = pointsOf({ weightKg: 54, calorieChange: -400, months: 36 });
    expect(falling.length).toBeGreaterThan(0);
    // 1.65 m: a BMI of 18.5 is 50.37 kg.
    for (const { weightKg } of falling) expect(weightKg).toBeGreaterThanOrEqual(50.3);
    expect(pointsOf({ weightKg: 45, calorieChange: 300 })).toHaveLength(14);
  });

  test.each([
    ["a height in inches", { heightCm: 65, weightKg: 92 }],
    [
      "a body so small that the equation of energy comes to nothing",
      { age: 71, heightCm: 50, weightKg: 20, calorieChange: 2000 },
    ],
    ["a weight in stones", { heightCm: 190, weightKg: 20 }],
  ])("%s gets no forecast but a word about the units", (_, change) => {
    const { predictions, notComputed } = patient({ ...whole, ...change });
    expect(predictions).not.toHaveProperty("weight");
    expect(predictions).not.toHaveProperty("restingEnergy");
    expect(notComputed.find(({ model }) => model === "weight")?.reason).toMatch(/check .*units/);
  });

  test("of whomever a forecast is made, it is a weight that a body can have, within its band", () => {
    const body = {
      age: fc.integer({ min: 18, max: 120 }),
      sex,
      heightCm: fc.integer({ min: 50, max: 250 }),
      weightKg: fc.oneof(fc.integer({ min: 20, max: 120 }), fc.integer({ min: 20, max: 400 })),
    };
    const weightHistory = fc.option(
      fc.array(fc.record({ daysAgo: fc.integer({ min: 1, max: 120 }), weightKg: fc.integer({ min: 20, max: 400 }) }), {
        maxLength: 40,
      }),
      { nil: undefined },
    );
    const plan = {
      activity: fc.constantFrom("sedentary" as const, "very active" as const),
      calorieChange: fc.integer({ min: -2000, max: 2000 }),
      months: fc.integer({ min: 1, max: 6 }),
      weightHistory,
    };
    fc.assert(
      fc.property(fc.record({ ...body, ...plan }), (data) => {
        const { weight } = predictHealth(data as PatientData).predictions;
        for (const { lowKg, weightKg, highKg } of (weight?.points ?? []) as {
          lowKg: number;
          weightKg: number;
          highKg: number;
        }[]) {
          expect([0 < lowKg, lowKg <= weightKg, weightKg <= highKg, highKg < 1_000]).toEqual([true, true, true, true]);
        }
      }),
      { numRuns: 300 },
    );
  });

  test("who breastfeeds gets no number for a loss, nor a day's energy without the milk; everything else stays", () => {
    const { outcome, predictions, notComputed } = patient({ ...whole, breastfeeding: true });
    expect(outcome).toBe("predicted");
    expect(predictions).not.toHaveProperty("weight");
    expect(notComputed).toEqual([
      { model: "weight", missing: [], reason: expect.stringMatching(/breastfeed.*too little to eat/) as unknown },
    ]);
    expect(predictions.restingEnergy).toMatchObject({
      restingKcal: expect.any(Number) as unknown,
      note: expect.stringMatching(/Milk/) as unknown,
    });
    expect(predictions.restingEnergy).not.toHaveProperty("totalKcal");
    expect(predictions.bmi).toMatchObject({ bmi: 33.8 });
    // Whom losing weight is not for is told that first, as on the dashboard.
    expect(patient({ ...whole, breastfeeding: true, weightKg: 48 }).notComputed[0]!.reason).toMatch(
      /below a healthy weight/,
    );
    expect(patient({ ...whole, breastfeeding: undefined }).assumptions).toEqual(["You are not breastfeeding."]);
    expect(patient({ ...whole, sex: "male", breastfeeding: undefined }).assumptions).toEqual([]);
  });

  const losing = (kgADay: number, days: number) =>
    Array.from({ length: days }, (_, index) => ({ daysAgo: index + 1, weightKg: 92 + kgADay * (index + 1) }));
  type Point = { day: number; weightKg: number };
  const forecast = (change: Record<string, unknown>) =>
    patient({ ...whole, ...change }).predictions.weight as unknown as {
      points: Point[];
      fromKg: number;
      lived: Point[];
    };

  test("with what the scales said before, the forecast begins with the body that lived through it", () => {
    const begun = forecast({});
    const longAtIt = forecast({ weightHistory: losing(0.07, 100) });
    expect(longAtIt.lived.map(({ day }) => day)).toEqual([-84, -56, -28]);
    expect(longAtIt.fromKg).toBeGreaterThan(92);
    // The water of the first weeks is gone already.
    const firstMonth = ({ points }: { points: Point[] }, from: number) => from - points[0]!.weightKg;
    expect(firstMonth(begun, 92) - firstMonth(longAtIt, longAtIt.fromKg)).toBeGreaterThan(0.5);
    expect(begun).not.toHaveProperty("lived");
    // The order in which they are sent is nothing, and too little of a past is none.
    expect(forecast({ weightHistory: losing(0.07, 100).reverse() })).toEqual(longAtIt);
    expect(forecast({ weightHistory: losing(0.07, 10) }).lived).toEqual([]);
  });

  test("it is the dashboard's forecast: the same weights give the same points", () => {
    const today = "2026-06-01";
    const history = losing(0.05, 90);
    const days = [...history, { daysAgo: 0, weightKg: 92 }]
      .sort((a, b) => b.daysAgo - a.daysAgo)
      .map(({ daysAgo, weightKg }) => ({ date: addDays(today, -daysAgo), kg: weightKg, entries: 1 }));
    const person = { gender: "female", dateOfBirth: "1974-01-01" as const, heightCm: 165, medicalHistory: [] };
    const shown = goalForecast(
      person,
      { goalKg: 75, goalOn: null, startKg: 97, startOn: "2026-03-03" },
      weightTrend(days),
      today,
    );
    if (shown.kind !== "forecast") throw new Error(shown.kind);
    const answered = forecast({ weightHistory: history, calorieChange: -500, activity: "light", months: 6 });
    for (const { day, weightKg } of answered.points.slice(0, 5))
      expect(Math.abs(shown.points.find((point) => point.day === day)!.weightKg - weightKg)).toBeLessThan(0.06);
  });

  test("a loss that begins below a healthy weight is judged by the trend, too", () => {
    const { notComputed } = patient({
      ...whole,
      weightKg: 51,
      weightHistory: losing(0, 30).map((entry) => ({ ...entry, weightKg: 48 })),
    });
    expect(notComputed[0]!.reason).toMatch(/below a healthy weight/);
  });

  test("whatever is known of a person, no number is NaN or infinite", () => {
    const value = (least: number, most: number) =>
      fc.option(fc.double({ min: least, max: most, noNaN: true }), { nil: undefined });
    const yes = fc.option(fc.boolean(), { nil: undefined });
    const anybody = fc.record({
      ...{
        age: value(18, 120),
        sex: fc.option(sex, { nil: undefined }),
        heightCm: value(50, 250),
        weightKg: value(20, 400),
        waistCm: value(30, 250),
      },
      ...{
        activity: fc.constantFrom("sedentary" as const, "very active" as const),
        calorieChange: value(-2000, 2000),
        months: value(1, 3),
        systolic: value(40, 300),
        diastolic: value(20, 200),
      },
      ...{
        totalCholesterol: value(50, 1000),
        hdlCholesterol: value(5, 200),
        egfr: value(1, 200),
        heartRate: value(20, 300),
        temperature: value(25, 45),
        oxygenSaturation: value(30, 100),
      },
      ...{ diabetes: yes, smoker: yes, statin: yes, bloodPressureMedicine: yes, onOxygen: yes },
    });
    fc.assert(
      fc.property(anybody, (data) => {
        // JSON writes both as null.
        expect(JSON.stringify(predictHealth(data as PatientData).predictions)).not.toMatch(
          /:null(?!,"unit":"kg"|,"source")/,
        );
      }),
      { numRuns: 300 },
    );
  });

  test("the request is judged field by field, and null is unknown", proves("API-16"), () => {
    const parsed = predictionRequestSchema.safeParse({
      patientData: { age: "52", heightCm: 1.7, sex: "x", smoker: 1, weightKg: null },
    });
    expect(parsed.error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`).sort()).toEqual([
      "patientData.age: Enter a number from 0 to 120 years",
      "patientData.heightCm: Enter a number from 50 to 250 cm",
      "patientData.sex: Choose one of: female, male",
      "patientData.smoker: Answer true or false",
    ]);
    const past = (weightHistory: unknown) =>
      predictionRequestSchema
        .safeParse({ patientData: { weightHistory } })
        .error?.issues.map(({ path, message }) => `${path.slice(1).join(".")}: ${message}`);
    expect(past([{ daysAgo: 0, weightKg: 80 }, { daysAgo: 2, weightKg: 8 }, 80])).toEqual([
      "weightHistory.0.daysAgo: Enter whole days from 1 to 365",
      "weightHistory.1.weightKg: Enter a number from 20 to 400 kg",
      "weightHistory.2: Send each weight as an object",
    ]);
    expect(past("80")).toEqual(["weightHistory: Send a list of weights"]);
    expect(past(Array.from({ length: 401 }, () => ({ daysAgo: 1, weightKg: 80 })))).toEqual([
      "weightHistory: Send 400 weights or fewer",
    ]);
    expect(predictionRequestSchema.safeParse({}).error?.issues[0]?.message).toBe(
      "Send the patient's data as an object",
    );
  });
});
