import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, type IsoDate } from "~/domain/dates";
import { factsOf, goalForecast, pastOf, type ForecastPerson } from "~/domain/weight/forecast";
import { lossContraindication } from "~/domain/prediction/contraindication";
import type { WeightGoal } from "~/domain/weight/plan";
import { weightTrend, type TrendDay } from "~/domain/weight/trend";
import { days, falling, GOAL, START } from "./weights";

const PERSON: ForecastPerson = {
  gender: "Male",
  dateOfBirth: "1980-03-14",
  heightCm: 180,
  medicalHistory: ["Hypertension"],
};

describe("the forecast", () => {
  const forecast = (person: Partial<ForecastPerson> = {}, goal: Partial<WeightGoal> = {}) =>
    goalForecast({ ...PERSON, ...person }, { ...GOAL, ...goal }, falling, "2026-05-01");

  test("is there on the goal's day, within its band", () => {
    const found = forecast();
    if (found.kind !== "forecast") throw new Error(found.kind);
    const end = found.points.at(-1)!;
    expect(end.weightKg).toBeCloseTo(80, 0);
    expect([
      end.lowKg < end.weightKg,
      end.highKg > end.weightKg,
      found.changeKcal < 0,
      found.intakeKcal > 1_500,
      found.byDate,
    ]).toEqual([true, true, true, true, true]);
  });

  test("never goes down to below a healthy weight, with a date or without, nor from there", () => {
    // 1.80 m: a BMI of 18.5 is 59.9 kg.
    for (const goalOn of [null, addDays(START, 700)]) {
      expect(forecast({}, { goalKg: 59, goalOn })).toMatchObject({
        kind: "refused",
        refusal: { reason: "underweight" },
      });
      expect(forecast({}, { goalKg: 61, goalOn }).kind).not.toBe("refused");
    }
    const thin = [{ ...falling.at(-1)!, trend: 55, kg: 55 }];
    expect(goalForecast(PERSON, { ...GOAL, goalKg: 50, goalOn: null }, thin, "2026-05-01")).toMatchObject({
      kind: "refused",
    });
    expect(goalForecast(PERSON, { ...GOAL, goalKg: 62, goalOn: null }, thin, "2026-05-01").kind).toBe("forecast");
  });

  test("is refused to children, in pregnancy and after an eating disorder, and says what it lacks", () => {
    expect(forecast({ dateOfBirth: "2011-01-01" })).toMatchObject({ kind: "refused", refusal: { reason: "minor" } });
    expect(forecast({ medicalHistory: ["Pregnant, 20 weeks"] })).toMatchObject({
      kind: "refused",
      refusal: { reason: "pregnancy" },
    });
    expect(forecast({ medicalHistory: ["Bulimia nervosa, 2015"] })).toMatchObject({
      kind: "refused",
      refusal: { reason: "eating disorder" },
    });
    expect(forecast({ gender: "other", heightCm: null })).toEqual({
      kind: "missing",
      what: ["gender (the model knows only female and male)", "height"],
    });
    expect(forecast({ heightCm: 71 })).toEqual({ kind: "impossible" });
    // A goal is taken, but the model does not count the milk; below a healthy weight it is refused all the same.
    const mother: Partial<ForecastPerson> = { gender: "Female", medicalHistory: ["Breastfeeding"] };
    expect(forecast(mother)).toEqual({ kind: "breastfeeding" });
    expect(
      lossContraindication(factsOf({ ...PERSON, ...mother }, "2026-05-01"), { heightCm: 180, fromKg: 90, toKg: 80 }),
    ).toBeNull();
    expect(forecast(mother, { goalKg: 45, goalOn: null })).toMatchObject({
      kind: "refused",
      refusal: { reason: "underweight" },
    });
    expect(forecast({ medicalHistory: ["Stopped breastfeeding in 2020"] }).kind).toBe("forecast");
    expect(forecast({ medicalHistory: ["Not pregnant", "No eating disorder"] }).kind).toBe("forecast");
    for (const [entry, reason] of [
      ["Embarazada", "pregnancy"],
      ["حامل", "pregnancy"],
      ["Trastorno alimentario", "eating disorder"],
      ["اضطراب الأكل", "eating disorder"],
    ])
      expect(forecast({ medicalHistory: [entry!] })).toMatchObject({ kind: "refused", refusal: { reason } });
    expect(goalForecast(PERSON, null, falling, "2026-05-01")).toEqual({ kind: "none" });
  });
});

describe("the forecast of who has been on the way for a while", () => {
  const line = (length: number, kgADay: number) =>
    weightTrend(days(...Array.from({ length }, (_, day) => 100 - kgADay * day)));
  const forecast = (trend: TrendDay[], goalOn: IsoDate | null = null) => {
    const found = goalForecast(PERSON, { ...GOAL, goalKg: 80, goalOn }, trend, trend.at(-1)!.date);
    if (found.kind !== "forecast") throw new Error(found.kind);
    return found;
  };
  const firstWeek = ({ points }: { points: { weightKg: number }[] }) => points[1]!.weightKg - points[0]!.weightKg;

  test("goes on from the trend: the water of the first weeks is not lost once more", () => {
    // 0.4 kg a week for twelve weeks are about the usual 500 kcal a day.
    const [long, single] = [line(90, 0.4 / 7), line(90, 0.4 / 7).slice(-1)];
    expect(firstWeek(forecast(single))).toBeLessThan(-0.9);
    expect(firstWeek(forecast(long))).toBeGreaterThan(-0.6);
    expect(firstWeek(forecast(long))).toBeLessThan(-0.2);
    expect(forecast(long).points[0]!.weightKg).toBeCloseTo(long.at(-1)!.trend, 1);
  });

  test("asks more of them than of who begins, for the same goal on the same day", () => {
    const trend = line(90, 0.4 / 7);
    const goalOn = addDays(trend.at(-1)!.date, 280);
    expect(forecast(trend, goalOn).changeKcal).toBeLessThan(forecast(trend.slice(-1), goalOn).changeKcal);
    expect(forecast(trend, goalOn).points.at(-1)!.weightKg).toBeCloseTo(80, 1);
  });

  test("knows the trend of every four weeks, as far as there are entries about that day", () => {
    const daysOf = (trend: TrendDay[]) => pastOf(trend).map(({ day }) => day);
    expect(daysOf(line(200, 0.1))).toEqual([-84, -56, -28]);
    expect(daysOf(line(82, 0.1))).toEqual([-78, -56, -28]);
    expect(daysOf(line(24, 0.1))).toEqual([]);
    expect(daysOf(line(30, 0.1))).toEqual([-26]);
    expect(daysOf([])).toEqual([]);
    const paused = line(200, 0.1).filter((_, day) => day < 120 || day > 180);
    expect(daysOf(paused)).toEqual([]);
  });

  test("a past that nobody can have lived through is left out", () => {
    const wild = weightTrend(days(...Array.from({ length: 60 }, (_, day) => (day < 30 ? 250 : 90))));
    expect(
      forecast(wild).points.every(({ weightKg, lowKg, highKg }) => [weightKg, lowKg, highKg].every(Number.isFinite)),
    ).toBe(true);
  });
});

describe("the forecast's end and its bounds", () => {
  const newest = { ...falling.at(-1)!, date: "2026-05-01", trend: 88, kg: 88 };
  const forecast = (goalKg: number, goalOn: IsoDate | null, person: Partial<ForecastPerson> = {}) =>
    goalForecast({ ...PERSON, ...person }, { ...GOAL, goalKg, goalOn }, [newest], "2026-05-01");

  test("without a date it stops at the goal, on the day that is named, down and up", () => {
    for (const goalKg of [86, 80, 90, 95]) {
      const found = forecast(goalKg, null);
      if (found.kind !== "forecast") throw new Error(found.kind);
      const end = found.points.at(-1)!;
      expect([found.changeKcal, found.reachedOn]).toEqual([goalKg < 88 ? -500 : 500, addDays("2026-05-01", end.day)]);
      expect(Math.abs(end.weightKg - goalKg)).toBeLessThan(0.2);
      for (const { weightKg } of found.points.slice(0, -1))
        expect(goalKg < 88 ? weightKg > goalKg : weightKg < goalKg).toBe(true);
    }
  });

  test("without a date, a goal that the usual change never reaches shows a year and says so", () => {
    expect(forecast(62, null)).toMatchObject({ kind: "forecast", reachedOn: null });
    const found = forecast(62, null);
    expect(found.kind === "forecast" && found.points.at(-1)!.day).toBe(365);
  });

  test("without a date nobody is left with too little to eat: the deficit shrinks, and none is left of a small one", () => {
    const small = (age: string, kg: number) =>
      goalForecast(
        { ...PERSON, gender: "female", heightCm: 155, dateOfBirth: age },
        { ...GOAL, goalKg: kg - 4, goalOn: null },
        [{ ...newest, trend: kg, kg }],
        "2026-05-01",
      );
    const young = small("1990-01-01", 58);
    expect(young).toMatchObject({ kind: "forecast", intakeKcal: 1_200 });
    expect(young.kind === "forecast" && young.changeKcal > -500).toBe(true);
    expect(small("1940-01-01", 52)).toEqual({ kind: "too much", what: "little to eat", byDate: false });
  });

  test("a day within five years is reached on that day, not two years on; beyond there is none", () => {
    for (const years of [1, 2, 3, 4]) {
      const goalOn = addDays("2026-05-01", years * 365);
      const found = forecast(80, goalOn);
      if (found.kind !== "forecast") throw new Error(found.kind);
      expect([found.points.at(-1)!.day, Math.abs(found.points.at(-1)!.weightKg - 80) < 0.1]).toEqual([
        years * 365,
        true,
      ]);
    }
    expect(forecast(80, "2031-05-01").kind).toBe("forecast");
    expect(forecast(80, "2031-05-04")).toEqual({ kind: "too far" });
    expect(forecast(80, "9999-12-31")).toEqual({ kind: "too far" });
  });

  test("no number is given for more than 1,000 kcal a day, down or up, nor for too little to eat", () => {
    const in_ = (days: number) => addDays("2026-05-01", days);
    expect(forecast(70, in_(60))).toEqual({ kind: "too much", what: "deficit", byDate: true });
    expect(forecast(105, in_(60))).toEqual({ kind: "too much", what: "surplus", byDate: true });
    expect(forecast(75, in_(150), { gender: "female", heightCm: 160, dateOfBirth: "1950-01-01" })).toMatchObject({
      kind: "too much",
      byDate: true,
    });
    fc.assert(
      fc.property(fc.integer({ min: 62, max: 130 }), fc.integer({ min: 7, max: 1_800 }), (goalKg, days) => {
        const found = forecast(goalKg, in_(days));
        if (found.kind === "forecast")
          expect([Math.abs(found.changeKcal) <= 1_000, found.intakeKcal >= 1_490 || found.changeKcal > 0]).toEqual([
            true,
            true,
          ]);
      }),
      { numRuns: 80 },
    );
  });
});
