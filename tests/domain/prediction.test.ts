import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { pressureClass, PRESSURE_CLASSES } from "~/domain/prediction/blood-pressure";
import { asianActionPoint, bmiClass, bodyMassIndex } from "~/domain/prediction/bmi";
import { ACTIVITY_FACTORS, restingEnergy, restingEnergyRounded } from "~/domain/prediction/energy";
import { findriscRisk, findriscScore, type FindriscAnswers } from "~/domain/prediction/findrisc";
import { news2, type Vitals } from "~/domain/prediction/news2";
import { pooledCohortRisk } from "~/domain/prediction/pooled-cohort";
import { heartRiskClass, preventRisks, type HeartFacts } from "~/domain/prediction/prevent";
import {
  changeToReach,
  dayOfWeight,
  forecastWeight,
  maintenanceIntake,
  simulateWeight,
  startingFat,
  type WeightPlan,
} from "~/domain/prediction/weight-model";

const sex = fc.constantFrom("female" as const, "male" as const);

describe("resting energy (Mifflin and others, 1990)", () => {
  test.each([
    ["female", 45, 165.1, 75, 1395.9, null],
    ["male", 23, 180, 70, 1715, 1716.1],
    ["female", 40, 165, 90, 1570.3, 1572.5],
    ["male", 45, 178, 110, 1992.5, 1995],
    ["female", 35, 165, 80, 1495.3, 1497.2],
  ] as const)("a %s of %i years, %f cm, %f kg", (who, age, heightCm, weightKg, rounded, full) => {
    const body = { sex: who, age, heightCm, weightKg };
    expect(restingEnergyRounded(body)).toBeCloseTo(rounded, 0);
    if (full !== null) expect(restingEnergy(body)).toBeCloseTo(full, 1);
  });

  test("times a factor of activity: 1,675 kcal when sedentary, 1,919 when lightly active", () => {
    const resting = restingEnergyRounded({ sex: "female", age: 45, heightCm: 165.1, weightKg: 75 });
    expect(resting * ACTIVITY_FACTORS.sedentary).toBeCloseTo(1675, 0);
    expect(Math.abs(resting * ACTIVITY_FACTORS.light - 1919.5)).toBeLessThan(1);
  });
});

describe("weight (Hall and others, 2011)", () => {
  const plan = (change: Partial<WeightPlan> = {}): WeightPlan => ({
    sex: "female",
    age: 40,
    heightCm: 165,
    weightKg: 90,
    pal: 1.5,
    changeKcal: -500,
    ...change,
  });
  const man = plan({ sex: "male", age: 45, heightCm: 178, weightKg: 110 });

  test.each([
    [
      plan({ sex: "male", age: 23, heightCm: 180, weightKg: 70, pal: 1.6 }),
      [68.85, 67.48, 64.43, 60.51, 56.68, 54.9, 54.73, 54.71],
      9.75,
      2746,
    ],
    [plan(), [88.88, 87.87, 85.45, 81.73, 76.18, 69.28, 65.87, 62.97], 39.04, 2359],
    [man, [109.04, 108.02, 105.6, 101.87, 96.36, 89.59, 86.31, 83.64], 38.18, 2992],
    [{ ...man, saltUnchanged: true }, [109.26, 108.24, 105.81, 102.07, 96.53, 89.73, 86.45, 83.77], 38.18, 2992],
    [
      plan({ age: 35, weightKg: 80, pal: 1.6, changeKcal: -250 }),
      [79.44, 78.92, 77.7, 75.89, 73.36, 70.55, 69.33, 68.44],
      30.38,
      2396,
    ],
  ] as const)("follows the appendix for ten years", (person, weights, fat, intake) => {
    expect(startingFat(person)).toBeCloseTo(fat, 1);
    expect(maintenanceIntake(person)).toBeCloseTo(intake, -1);
    simulateWeight(person, [7, 28, 84, 182, 365, 730, 1095, 3650]).forEach((weight, index) => {
      expect(Math.abs(weight - weights[index]!)).toBeLessThan(index < 5 ? 0.2 : 0.5);
    });
  });

  test("100 kJ a day are about a kilogram in the end, half of it in a year, most in three", () => {
    const [year, three, end] = simulateWeight(
      plan({ sex: "male", age: 40, heightCm: 178, pal: 1.6, changeKcal: -100 / 4.184 }),
      [365, 1095, 7300],
    ).map((weight) => 90 - weight);
    expect(end).toBeCloseTo(1.1, 0);
    expect(year! / end!).toBeGreaterThan(0.45);
    expect(year! / end!).toBeLessThan(0.65);
    expect(three! / end!).toBeGreaterThan(0.85);
  });

  const anybody = fc.record({
    sex,
    age: fc.integer({ min: 18, max: 90 }),
    heightCm: fc.integer({ min: 140, max: 210 }),
    bmi: fc.double({ min: 18.5, max: 60, noNaN: true }),
    pal: fc.double({ min: 1.2, max: 1.9, noNaN: true }),
  });
  const bodyOf = ({
    bmi,
    ...rest
  }: {
    sex: "female" | "male";
    age: number;
    heightCm: number;
    bmi: number;
    pal: number;
  }) => ({ ...rest, weightKg: bmi * (rest.heightCm / 100) ** 2 });

  test("no change keeps the weight, a larger deficit loses more, and nothing is NaN", () => {
    fc.assert(
      fc.property(anybody, fc.integer({ min: 50, max: 500 }), (person, kcal) => {
        const body = bodyOf(person);
        expect(simulateWeight({ ...body, changeKcal: 0 }, [365])[0]).toBeCloseTo(body.weightKg, 3);
        const [less, more] = [kcal, kcal * 1.5].map(
          (deficit) => simulateWeight({ ...body, changeKcal: -deficit }, [365])[0]!,
        );
        expect(less).toBeLessThan(body.weightKg);
        expect(more).toBeLessThan(less!);
        expect(more).toBeGreaterThan(0);
      }),
      { numRuns: 40 },
    );
  });

  test("who has eaten less for months goes on as they would have, and does not begin anew", () => {
    fc.assert(
      fc.property(anybody, fc.integer({ min: -700, max: 500 }), (person, changeKcal) => {
        const body = bodyOf(person);
        const [twoMonthsOn, now, later, muchLater] = simulateWeight({ ...body, changeKcal }, [56, 84, 98, 364]) as [
          number,
          number,
          number,
          number,
        ];
        const [month] = simulateWeight({ ...body, changeKcal }, [28]) as [number];
        fc.pre(now / (body.heightCm / 100) ** 2 > 17);
        const past = [
          { day: -84, weightKg: body.weightKg },
          { day: -56, weightKg: month },
          { day: -28, weightKg: twoMonthsOn },
        ];
        const here = { ...body, weightKg: now };
        // The same meals, said against what keeps the weight of now.
        const same = changeKcal + maintenanceIntake(body) - maintenanceIntake(here);
        const on = simulateWeight({ ...here, changeKcal: same, past }, [0, 14, 280]);
        [now, later, muchLater].forEach((kg, index) => expect(Math.abs(on[index]! - kg)).toBeLessThan(0.15));
        expect(Math.abs(changeToReach({ ...here, past }, muchLater, 280) - same)).toBeLessThan(5);
      }),
      { numRuns: 40 },
    );
  });

  // Glycogen follows the food the faster the more is eaten: too long a step lets it swing up.
  test("who eats less loses week by week, however much they ate before", () => {
    const weeks = Array.from({ length: 52 }, (_, week) => 7 * (week + 1));
    const large = fc.record({
      sex,
      age: fc.integer({ min: 18, max: 60 }),
      heightCm: fc.integer({ min: 150, max: 210 }),
      weightKg: fc.integer({ min: 150, max: 400 }),
      pal: fc.constant(1.9),
    });
    fc.assert(
      fc.property(large, fc.integer({ min: 50, max: 500 }), (body, kcal) => {
        const weights = [body.weightKg, ...simulateWeight({ ...body, changeKcal: -kcal }, weeks)];
        weights.slice(1).forEach((weight, week) => expect(weight).toBeLessThan(weights[week]!));
      }),
      { numRuns: 40 },
    );
  });

  test("the forecast lies within its band, which widens", () => {
    fc.assert(
      fc.property(anybody, fc.integer({ min: -700, max: 500 }), (person, changeKcal) => {
        const { points } = forecastWeight({ ...bodyOf(person), changeKcal }, [28, 364]);
        for (const { lowKg, weightKg, highKg } of points) {
          expect(lowKg).toBeLessThanOrEqual(weightKg);
          expect(highKg).toBeGreaterThanOrEqual(weightKg);
        }
        expect(points[1]!.highKg - points[1]!.lowKg).toBeGreaterThanOrEqual(points[0]!.highKg - points[0]!.lowKg);
      }),
      { numRuns: 30 },
    );
  });
});

describe("BMI (WHO)", () => {
  test("70 kg and 1.75 m are 22.9", () => expect(bodyMassIndex(70, 175)).toBeCloseTo(22.86, 2));

  test.each([
    [15.9, "severe thinness"],
    [16, "moderate thinness"],
    [17, "mild thinness"],
    [18.4, "mild thinness"],
    [18.5, "normal weight"],
    [24.9, "normal weight"],
    [25, "overweight"],
    [30, "obesity class I"],
    [35, "obesity class II"],
    [40, "obesity class III"],
  ])("%f is %s", (bmi, name) => expect(bmiClass(bmi)).toBe(name));

  test("points for Asian populations", () =>
    expect([22.9, 23, 27.4, 27.5, 32.5, 37.5].map(asianActionPoint)).toEqual([null, 23, 23, 27.5, 32.5, 37.5]));
});

describe("blood pressure (ACC/AHA 2017)", () => {
  test.each([
    [119, 79, "normal"],
    [120, 79, "elevated"],
    [129, 80, "stage 1"],
    [130, 70, "stage 1"],
    [118, 89, "stage 1"],
    [139, 90, "stage 2"],
    [140, 70, "stage 2"],
    [180, 120, "stage 2"],
    [181, 80, "crisis"],
    [130, 121, "crisis"],
  ])("%i/%i is %s", (systolic, diastolic, name) => expect(pressureClass(systolic, diastolic)).toBe(name));

  test("more pressure is never a lower class", () => {
    const value = fc.integer({ min: 50, max: 250 });
    fc.assert(
      fc.property(value, value, fc.nat(60), fc.nat(60), (systolic, diastolic, more, moreDiastolic) => {
        const rank = (name: string) => PRESSURE_CLASSES.findIndex((other) => other === name);
        expect(rank(pressureClass(systolic + more, diastolic + moreDiastolic))).toBeGreaterThanOrEqual(
          rank(pressureClass(systolic, diastolic)),
        );
      }),
    );
  });
});

describe("diabetes (FINDRISC, 2003)", () => {
  const none: FindriscAnswers = {
    sex: "male",
    age: 40,
    bmi: 24,
    waistCm: 90,
    dailyActivity: true,
    dailyVegetables: true,
    bloodPressureMedicine: false,
    everHighGlucose: false,
    familyDiabetes: "none",
  };
  const worst: FindriscAnswers = {
    sex: "male",
    age: 66,
    bmi: 32,
    waistCm: 105,
    dailyActivity: false,
    dailyVegetables: false,
    bloodPressureMedicine: true,
    everHighGlucose: true,
    familyDiabetes: "close",
  };

  test.each([
    [none, 0, "low"],
    [
      {
        ...none,
        sex: "female",
        age: 50,
        bmi: 28,
        waistCm: 85,
        dailyActivity: false,
        dailyVegetables: false,
        bloodPressureMedicine: true,
        familyDiabetes: "distant",
      },
      14,
      "moderate",
    ],
    [worst, 26, "very high"],
  ] as const)("the form's examples", (answers, score, risk) => {
    expect(findriscScore(answers)).toBe(score);
    expect(findriscRisk(score).risk).toBe(risk);
  });

  test("the limits of each question and each class", () => {
    const points = (change: Partial<FindriscAnswers>) => findriscScore({ ...none, ...change });
    expect([44, 45, 54, 55, 64, 65].map((age) => points({ age }))).toEqual([0, 2, 2, 3, 3, 4]);
    expect([24.9, 25, 30, 30.1].map((bmi) => points({ bmi }))).toEqual([0, 1, 1, 3]);
    expect([93, 94, 102, 103].map((waistCm) => points({ waistCm }))).toEqual([0, 3, 3, 4]);
    expect([79, 80, 88, 89].map((waistCm) => points({ waistCm, sex: "female" }))).toEqual([0, 3, 3, 4]);
    expect([6, 7, 11, 12, 14, 15, 20, 21].map((score) => findriscRisk(score).oneIn)).toEqual([
      100, 25, 25, 6, 6, 3, 3, 2,
    ]);
  });
});

describe("heart and vessels (PREVENT, 2024)", () => {
  const example: HeartFacts = {
    ...{ sex: "female", age: 50, systolic: 160, totalCholesterol: 200, hdlCholesterol: 45, bmi: 35, egfr: 90 },
    ...{ diabetes: true, smoker: false, bloodPressureMedicine: true, statin: false },
  };
  const healthy: HeartFacts = {
    ...{ sex: "female", age: 55, systolic: 120, totalCholesterol: 190, hdlCholesterol: 50, bmi: 27, egfr: 90 },
    ...{ diabetes: false, smoker: false, bloodPressureMedicine: false, statin: false },
  };
  const smoker: HeartFacts = {
    ...healthy,
    age: 45,
    systolic: 130,
    totalCholesterol: 210,
    hdlCholesterol: 42,
    smoker: true,
    egfr: 75,
    bmi: 33,
  };
  const male = { sex: "male" as const };

  test.each([
    ["the published example", example, 3, [0.147, 0.092, 0.081, 0.044, 0.054], [0.53, 0.354, 0.39, 0.198, 0.221]],
    [
      "the same for a man",
      { ...example, ...male },
      3,
      [0.163, 0.102, 0.106, 0.056, 0.052],
      [0.514, 0.349, 0.424, 0.216, 0.197],
    ],
    ["a healthy woman", healthy, 4, [0.0299, 0.0183, 0.0111, 0.0085, 0.0101], [0.1862, 0.1075, 0.088, 0.0541, 0.0587]],
    [
      "a healthy man",
      { ...healthy, ...male },
      4,
      [0.0396, 0.0256, 0.0156, 0.0137, 0.0124],
      [0.2174, 0.1358, 0.1115, 0.078, 0.0691],
    ],
    ["a woman who smokes", smoker, 4, [0.0387, 0.0251, 0.0137, 0.013, 0.0126], [0.2336, 0.1448, 0.1084, 0.0823, 0.073]],
    [
      "a man who smokes",
      { ...smoker, ...male },
      4,
      [0.0445, 0.0313, 0.0179, 0.019, 0.0119],
      [0.2537, 0.1734, 0.137, 0.1143, 0.0711],
    ],
  ] as const)("%s", (_, facts, decimals, ten, thirty) => {
    const rounded = (years: 10 | 30) => {
      const { cvd, ascvd, heartFailure, coronary, stroke } = preventRisks(facts, years);
      return [cvd, ascvd, heartFailure, coronary, stroke].map((risk) => Number(risk.toFixed(decimals)));
    };
    expect(rounded(10)).toEqual(ten);
    expect(rounded(30)).toEqual(thirty);
  });

  test("within the limits a risk is between 0 and 1, and smoking, diabetes and pressure raise it", () => {
    const facts = fc.record({
      sex,
      age: fc.integer({ min: 30, max: 79 }),
      systolic: fc.integer({ min: 110, max: 160 }),
      totalCholesterol: fc.integer({ min: 130, max: 320 }),
      hdlCholesterol: fc.integer({ min: 20, max: 100 }),
      bmi: fc.double({ min: 18.5, max: 39.9, noNaN: true }),
      egfr: fc.integer({ min: 15, max: 140 }),
      diabetes: fc.constant(false),
      smoker: fc.constant(false),
      bloodPressureMedicine: fc.boolean(),
      statin: fc.boolean(),
    });
    fc.assert(
      fc.property(facts, (person) => {
        const { cvd } = preventRisks(person, 10);
        expect(cvd).toBeGreaterThan(0);
        expect(cvd).toBeLessThan(1);
        for (const worse of [{ smoker: true }, { diabetes: true }, { systolic: person.systolic + 20 }])
          expect(preventRisks({ ...person, ...worse }, 10).cvd).toBeGreaterThan(cvd);
      }),
    );
  });

  test("classes begin at 5, 7.5 and 20 %", () =>
    expect([0.049, 0.05, 0.075, 0.2].map(heartRiskClass)).toEqual(["low", "borderline", "intermediate", "high"]));

  test("the pooled cohort equations give their published example, in percent", () => {
    const person = {
      age: 55,
      totalCholesterol: 213,
      hdlCholesterol: 50,
      systolic: 120,
      bloodPressureMedicine: false,
      diabetes: false,
      smoker: false,
    };
    const percent = (change: object) =>
      (["female", "male"] as const).flatMap((who) =>
        (["white", "black"] as const).map((race) =>
          Number((100 * pooledCohortRisk({ ...person, ...change, sex: who, race })).toFixed(1)),
        ),
      );
    expect(percent({})).toEqual([2.1, 3, 5.4, 6.1]);
    expect(percent({ systolic: 140 })).toEqual([2.8, 5.1, 7, 7.9]);
  });
});

describe("vital signs together (NEWS2, 2017)", () => {
  const well: Vitals = {
    respiratoryRate: 16,
    oxygenSaturation: 97,
    onOxygen: false,
    systolic: 125,
    heartRate: 72,
    consciousness: "alert",
    temperature: 36.8,
  };
  const score = (change: Vitals) => news2({ ...well, ...change }).score;

  test("the chart's examples", () => {
    expect(news2(well)).toMatchObject({ score: 0, risk: "none", missing: [] });
    expect(
      news2({
        respiratoryRate: 22,
        oxygenSaturation: 95,
        onOxygen: true,
        systolic: 105,
        heartRate: 115,
        consciousness: "alert",
        temperature: 37.5,
      }),
    ).toMatchObject({ score: 8, risk: "high" });
    expect(news2({ ...well, heartRate: 135 })).toMatchObject({ score: 3, risk: "low-medium" });
    expect(news2({ ...well, consciousness: "new confusion" })).toMatchObject({ score: 3, risk: "low-medium" });
    expect(news2({ ...well, heartRate: 115, systolic: 95, respiratoryRate: 10 })).toMatchObject({
      score: 5,
      risk: "medium",
    });
  });

  test("each limit from both sides", () => {
    const scores = (name: keyof Vitals, values: number[]) => values.map((value) => score({ [name]: value }));
    expect(scores("respiratoryRate", [8, 9, 11, 12, 20, 21, 24, 25])).toEqual([3, 1, 1, 0, 0, 2, 2, 3]);
    expect(scores("oxygenSaturation", [91, 92, 93, 94, 95, 96])).toEqual([3, 2, 2, 1, 1, 0]);
    expect(scores("systolic", [90, 91, 100, 101, 110, 111, 219, 220])).toEqual([3, 2, 2, 1, 1, 0, 0, 3]);
    expect(scores("heartRate", [40, 41, 50, 51, 90, 91, 110, 111, 130, 131])).toEqual([3, 1, 1, 0, 0, 1, 1, 2, 2, 3]);
    expect(scores("temperature", [35, 35.1, 36, 36.1, 38, 38.1, 39, 39.1])).toEqual([3, 1, 1, 0, 0, 1, 1, 2]);
    const onScale2 = (oxygenSaturation: number, onOxygen: boolean) =>
      news2({ oxygenSaturation, onOxygen, hypercapnic: true }).points.oxygenSaturation;
    expect([83, 84, 86, 88, 92, 93].map((value) => onScale2(value, false))).toEqual([3, 2, 1, 0, 0, 0]);
    expect([92, 93, 95, 97].map((value) => onScale2(value, true))).toEqual([0, 1, 2, 3]);
  });

  test("what is missing is named, never counted as well", () => {
    expect(news2({ heartRate: 135 })).toMatchObject({
      score: 3,
      missing: ["respiratoryRate", "oxygenSaturation", "onOxygen", "systolic", "consciousness", "temperature"],
    });
  });
});

test("the day of a weight is the first of the simulation that is there or beyond it", () => {
  fc.assert(
    fc.property(
      sex,
      fc.integer({ min: 60, max: 140 }),
      fc.integer({ min: -15, max: 15 }),
      fc.constantFrom(-500, 500),
      (who, weightKg, away, changeKcal) => {
        fc.pre(away !== 0);
        const plan = { sex: who, age: 40, heightCm: 170, weightKg, pal: 1.5, changeKcal };
        const goalKg = weightKg + away;
        const daily = simulateWeight(
          plan,
          Array.from({ length: 400 }, (_, day) => day + 1),
        );
        const first = daily.findIndex((kg) => (away < 0 ? kg <= goalKg : kg >= goalKg)) + 1;
        expect(dayOfWeight(plan, goalKg, 400)).toBe(first || null);
      },
    ),
    { numRuns: 40 },
  );
});
