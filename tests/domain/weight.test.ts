import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, addYears, dateIn } from "~/domain/dates";
import { lossContraindication } from "~/domain/prediction/contraindication";
import { daysLogged, goalRefused, milestones, shareDone, weightWarnings } from "~/domain/weight/plan";
import { goalSchema, weighSchema } from "~/domain/weight/schema";
import { dailyWeights, weeklyChange, weightTrend } from "~/domain/weight/trend";
import { changeMessage, formatWeight, parseWeight, toKg } from "~/domain/weight/units";
import { englishTranslator } from "~/locales/translator";
import { doubtfulWeights } from "~/domain/weight/doubts";
import { farFrom } from "~/domain/weight/unlikely";
import { days, falling, GOAL, START } from "./weights";

/**
 * The same average from its definition and day by day, gaps included: of every
 * day the weight that stands there, or on a day without an entry the next one,
 * in steps of a quarter.
 */
function reference(kgs: (number | null)[]): number[] {
  const found: number[] = [];
  let trend: number | null = null;
  let waiting = 0;
  for (const kg of kgs) {
    waiting++;
    if (kg === null) continue;
    if (trend === null) trend = kg;
    else for (let step = 0; step < waiting; step++) trend = 0.75 * trend + 0.25 * kg;
    waiting = 0;
    found.push(trend);
  }
  return found;
}

describe("the weight's trend", () => {
  test("is the 7-day exponential average, to a hundredth of a kilogram, with and without missing days", () => {
    const scale = fc.oneof(
      { weight: 4, arbitrary: fc.double({ min: 40, max: 250, noNaN: true }) },
      { weight: 1, arbitrary: fc.constant(null) },
    );
    fc.assert(
      fc.property(fc.array(scale, { maxLength: 120 }), (kgs) => {
        const trend = weightTrend(days(...kgs)).map((day) => day.trend);
        const expected = reference(kgs);
        expect(trend).toHaveLength(expected.length);
        trend.forEach((kg, index) => expect(Math.abs(kg - expected[index]!)).toBeLessThan(0.01));
      }),
    );
    // Worked out by hand: 80 + 0.25·2 = 80.5; two days later the share is 1 − 0.75² = 0.4375.
    expect(weightTrend(days(80, 82, null, 78)).map(({ trend }) => trend)).toEqual([
      80,
      80.5,
      80.5 + 0.4375 * (78 - 80.5),
    ]);
  });

  test("stays between the least and the most, and does not change once a steady weight is reached", () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 40, max: 250, noNaN: true }), { minLength: 1, maxLength: 60 }), (kgs) => {
        for (const { trend } of weightTrend(days(...kgs)))
          expect(trend >= Math.min(...kgs) - 1e-9 && trend <= Math.max(...kgs) + 1e-9).toBe(true);
      }),
    );
    expect(weightTrend(days(...Array<number>(30).fill(77))).at(-1)!.trend).toBe(77);
  });

  test("knows a day by the clock of its person, and takes the mean of a day with more entries", () => {
    const at = (iso: string, value: number) => ({ at: Date.parse(iso), value });
    const entries = [at("2026-03-11T03:30:00Z", 80), at("2026-03-11T12:00:00Z", 81), at("2026-03-11T22:00:00Z", 82)];
    expect(dailyWeights(entries, "America/New_York")).toEqual([
      { date: "2026-03-10", kg: 80, entries: 1 },
      { date: "2026-03-11", kg: 81.5, entries: 2 },
    ]);
    expect(dailyWeights(entries, "UTC")).toEqual([{ date: "2026-03-11", kg: 81, entries: 3 }]);
  });

  test("changes by the week, and says nothing before there is a week or after a long pause", () => {
    const line = weightTrend(days(...Array.from({ length: 60 }, (_, day) => 90 - 0.1 * day)));
    expect(weeklyChange(line)).toBeCloseTo(-0.7, 3);
    expect(weeklyChange(line.slice(0, 7))).toBeNull();
    expect(weeklyChange([line[0]!, { ...line[0]!, date: addDays(START, 40) }])).toBeNull();
  });
});

describe("the plan", () => {
  test("has its stations in order, reached on the first day the trend was there", () => {
    const found = milestones(GOAL, falling);
    expect(found.map(({ label, kg }) => [label, kg])).toEqual([
      ["5% of the start weight", 95],
      ["10% of the start weight", 90],
      ["Halfway", 90],
      ["Your goal", 80],
    ]);
    expect(found.map(({ reachedOn }) => reachedOn !== null)).toEqual([true, true, true, false]);
    const reached = falling.findIndex(({ date }) => date === found[0]!.reachedOn);
    expect([falling[reached]!.trend <= 95, falling[reached - 1]!.trend > 95]).toEqual([true, true]);
    expect([shareDone(GOAL, 100), shareDone(GOAL, 85), shareDone(GOAL, 70), shareDone(GOAL, 110)]).toEqual([
      0, 0.75, 1, 0,
    ]);
    expect(milestones({ ...GOAL, goalKg: 104 }, falling).map(({ label }) => label)).toEqual(["Halfway", "Your goal"]);
  });

  test("counts the days logged, today included", () => {
    const today = addDays(START, 9);
    expect([daysLogged(days(80, 80, 80, null, 80, 80, null, 80, 80, 80), today, 7), daysLogged([], today, 7)]).toEqual([
      5, 0,
    ]);
  });

  test("warns of a goal below a healthy weight and of a pace above a kilogram a week", () => {
    const current = falling.at(-1);
    const about = (change: Partial<Parameters<typeof weightWarnings>[0]>) =>
      weightWarnings({ goal: GOAL, heightCm: 180, change: -0.5, current, ...change });
    expect(about({})).toEqual([]);
    expect(about({ goal: { ...GOAL, goalKg: 59 }, heightCm: 180 })[0]).toMatch(/below a healthy weight/);
    // Nobody has judged a goal without a height, however low it is; one of gaining needs none.
    for (const goalKg of [35, 80])
      expect(about({ goal: { ...GOAL, goalKg, goalOn: null }, heightCm: null })).toEqual([
        expect.stringMatching(/^Your height is not in your details/),
      ]);
    expect(about({ goal: { ...GOAL, goalKg: GOAL.startKg + 5 }, heightCm: null })).toEqual([]);
    expect(about({ change: -1.2 })[0]).toMatch(/more than 1 kg/);
    expect(about({ goal: { ...GOAL, goalOn: addDays(START, 140) } })[0]).toMatch(/A later day is kinder/);
  });
});

describe("losing weight is not for everybody", () => {
  const loss = { heightCm: 180, fromKg: 80, toKg: 75 };
  test("of children, in pregnancy, after an eating disorder, and to below a healthy weight; a rise is for all", () => {
    const reasonOf = (...args: Parameters<typeof lossContraindication>) =>
      lossContraindication(...args)?.reason ?? null;
    expect(reasonOf({ age: 40 }, loss)).toBeNull();
    expect([
      reasonOf({ age: 17 }, loss),
      reasonOf({ pregnant: true }, loss),
      reasonOf({ eatingDisorderHistory: true }, loss),
    ]).toEqual(["minor", "pregnancy", "eating disorder"]);
    // 1.80 m: a BMI of 18.5 is 59.94 kg.
    expect([59, 59.9, 60].map((toKg) => reasonOf({}, { ...loss, toKg }))).toEqual(["underweight", "underweight", null]);
    expect(reasonOf({}, { ...loss, heightCm: null, toKg: 40 })).toBeNull();
    for (const facts of [{ age: 12 }, { pregnant: true }, { eatingDisorderHistory: true }])
      expect(reasonOf(facts, { heightCm: 180, fromKg: 50, toKg: 55 })).toBeNull();
  });

  test("the least goal that is named is taken, in both units", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 120, max: 220 }),
        fc.constantFrom("kg" as const, "lb" as const),
        (heightCm, unit) => {
          const refused = lossContraindication({}, { heightCm, fromKg: 200, toKg: 20 })!;
          const least = /^Enter ([\d.]+) (kg|lb) or more/.exec(
            englishTranslator.say(goalRefused(refused, heightCm, unit)),
          )!;
          expect(least[2]).toBe(unit);
          expect(lossContraindication({}, { heightCm, fromKg: 200, toKg: parseWeight(least[1]!, unit)! })).toBeNull();
          expect(
            lossContraindication(
              {},
              { heightCm, fromKg: 200, toKg: parseWeight((Number(least[1]) - 0.2).toFixed(1), unit)! },
            ),
          ).not.toBeNull();
        },
      ),
      { numRuns: 100 },
    );
  });
});

const NOW = new Date("2026-03-11T03:30:00Z"); // the evening of the 10th in New York
const zone = "America/New_York";

describe("what is typed", () => {
  test("is read in both units, and written back the same", () => {
    expect([
      parseWeight("82,5", "kg"),
      parseWeight("181 lb", "kg"),
      parseWeight("181", "lb"),
      parseWeight("82.5kg", "lb"),
      parseWeight("٨٢٫٥", "kg"),
      parseWeight("۸۲،۵ kg", "lb"),
      parseWeight("12 st 13 lb", "kg"),
    ]).toEqual([82.5, 82.1, 82.1, 82.5, 82.5, 82.5, 82.1]);
    for (const wrong of ["", "heavy", "-80", "8e1", "10000000", "80 pints", "12 st 14 lb"])
      expect(parseWeight(wrong, "kg"), wrong).toBeNull();
    fc.assert(
      fc.property(
        fc.integer({ min: 440, max: 8800 }),
        (tenths) =>
          formatWeight(parseWeight((tenths / 10).toFixed(1), "lb")!, "lb") === `${(tenths / 10).toFixed(1)} lb`,
      ),
    );
    expect(
      [changeMessage(-0.44, "kg"), changeMessage(0.01, "kg"), changeMessage(toKg(2, "lb"), "lb")].map(
        englishTranslator.say,
      ),
    ).toEqual(["−0.4 kg", "no change", "+2.0 lb"]);
  });

  test("a weight beyond what anybody weighs is told the range, not that it is no number", () => {
    for (const [weight, unit] of [
      ["2115", "lb"],
      ["1800", "kg"],
      ["3", "kg"],
      ["99 st", "kg"],
    ] as const) {
      const judged = weighSchema(NOW, "UTC").safeParse({ intent: "weigh", weight, unit, zone });
      expect(
        judged.error?.issues.map(({ message }) => message),
        weight,
      ).toEqual(["Enter a weight from 20 to 400 kg (44 to 880 lb), like 82.5"]);
      const goal = goalSchema(NOW, "UTC").safeParse({ intent: "goal", goal: weight, unit, version: "" });
      expect(
        goal.error?.issues.map(({ message }) => message),
        weight,
      ).toEqual(["Enter a weight from 20 to 400 kg (44 to 880 lb), like 75"]);
    }
  });

  test("without a day it is now; with one it is on the clock it was typed on", () => {
    const read = (change: Record<string, string>) =>
      weighSchema(NOW, "UTC").safeParse({ intent: "weigh", weight: "80", unit: "kg", zone, ...change });
    expect(read({}).data).toMatchObject({ kg: 80, measuredAt: NOW });
    expect(read({ date: "2026-03-09" }).data!.measuredAt).toEqual(new Date("2026-03-09T11:00:00Z"));
    expect(read({ date: "3/7/2026", time: "7:15 pm" }).data!.measuredAt).toEqual(new Date("2026-03-08T00:15:00Z"));
    expect(read({ date: "٢٠٢٦-٠٣-٠٩", time: "۰۷:۰۰" }).data!.measuredAt).toEqual(new Date("2026-03-09T11:00:00Z"));
    expect(read({ time: "23:15" }).data!.measuredAt).toEqual(new Date("2026-03-11T03:15:00Z"));
    const wrong = (change: Record<string, string>) =>
      read(change).error?.issues.map(({ path }) => path.join(".")) ?? [];
    expect(wrong({ date: "2026-03-11" })).toEqual(["date"]);
    expect(wrong({ time: "23:45" })).toEqual(["time"]);
    expect(wrong({ date: "2026-02-30", weight: "8" })).toEqual(["weight", "date"]);
    expect(wrong({ weight: "" })).toEqual(["weight"]);
  });

  test("a goal has a weight that can be, a day to come, or is taken away", () => {
    const read = (goal: string, goalOn = "") =>
      goalSchema(NOW, zone).safeParse({ intent: "goal", goal, goalOn, unit: "lb" });
    expect(read("165", "2026-12-01").data).toMatchObject({ goalKg: 74.843, goalOn: "2026-12-01" });
    expect(read("").data).toMatchObject({ goalKg: null, goalOn: null });
    expect([
      read("", "2026-12-01").success,
      read("165", "2026-03-10").success,
      read("165", "2036-03-10").success,
      read("9").success,
    ]).toEqual([false, false, false, false]);
  });
});

describe("the day of a goal", () => {
  const zones = fc.constantFrom(
    "America/New_York",
    "Pacific/Honolulu",
    "Pacific/Chatham",
    "Asia/Tokyo",
    "Europe/London",
    "America/Sao_Paulo",
    "Pacific/Apia",
    "UTC",
  );
  /** Within two hours of some zone's midnight, or of a change of its clocks. */
  const instants = fc
    .tuple(
      fc.constantFrom(
        ...[
          "2026-03-08T07:00:00Z",
          "2026-03-29T01:00:00Z",
          "2026-11-01T06:00:00Z",
          "2026-04-04T14:00:00Z",
          "2026-09-26T14:00:00Z",
        ].map((at) => Date.parse(at)),
      ),
      fc.integer({ min: -26 * 60, max: 26 * 60 }),
    )
    .map(([change, minutes]) => new Date(change + minutes * 60_000));
  const isTaken = (now: Date, clock: string, goalOn: string) =>
    goalSchema(now, clock).safeParse({ intent: "goal", goal: "75", goalOn, unit: "kg" }).success;

  test("is after today on the clock that it is meant by, whatever day it is elsewhere", () => {
    const late = new Date("2026-03-10T20:30:00Z");
    expect([isTaken(late, "Asia/Tokyo", "2026-03-11"), isTaken(late, "America/New_York", "2026-03-11")]).toEqual([
      false,
      true,
    ]);
    fc.assert(
      fc.property(instants, zones, (now, clock) => {
        const today = dateIn(clock, now);
        return (
          !isTaken(now, clock, today) &&
          isTaken(now, clock, addDays(today, 1)) &&
          isTaken(now, clock, addYears(today, 5)) &&
          !isTaken(now, clock, addDays(addYears(today, 5), 1))
        );
      }),
    );
  });

  test("of an entry is the clock's that the page names, else the account's", () => {
    fc.assert(
      fc.property(instants, zones, zones, (now, clock, other) => {
        const at = (zone: string) =>
          weighSchema(now, clock).safeParse({
            intent: "weigh",
            weight: "80",
            unit: "kg",
            date: addDays(dateIn(clock, now), -2),
            zone,
          }).data!.measuredAt;
        return (
          at("").getTime() === at(clock).getTime() &&
          dateIn(clock, at("nowhere")) === addDays(dateIn(clock, now), -2) &&
          dateIn(other, at(other)) === addDays(dateIn(clock, now), -2)
        );
      }),
    );
  });
});

describe("a weight that is rather a slip", () => {
  const at = (days: number, value: number) => ({ at: Date.UTC(2026, 2, 10) + days * 86_400_000, value });

  test.each([
    ["pounds as kilograms", 180, at(-3, 82), true],
    ["kilograms as pounds", 37.2, at(-3, 82), true],
    ["a zero too many", 300, at(-1, 30), true],
    ["two digits changed", 28, at(-1, 82), true],
    ["a heavy meal", 84, at(-1, 82), false],
    ["a month of strict dieting", 76, at(-30, 82), false],
    ["a month after bariatric surgery", 118, at(-30, 130), false],
    ["an entry typed later for a day before", 180, at(2, 82), true],
    ["nothing for half a year", 60, at(-180, 82), false],
  ])("%s: %d kg", (_what, kg, other, isFar) => {
    expect(farFrom(at(0, kg), [other])).toEqual(isFar ? other : null);
  });

  test("is compared with the nearest entry, and not with the one that it corrects", () => {
    const [slip, before] = [at(-0.1, 181), at(-5, 82)];
    expect(farFrom(at(0, 82), [before, slip])).toBe(slip);
    expect(farFrom(at(0, 82), [at(0, 181), before])).toBeNull();
    expect(farFrom(at(0, 82), [])).toBeNull();
  });

  test("the same weight again never is, and the further apart the less", () => {
    const kg = fc.double({ min: 20, max: 400, noNaN: true });
    const days = fc.double({ min: 0.01, max: 59, noNaN: true });
    fc.assert(fc.property(kg, days, (value, apart) => farFrom(at(0, value), [at(-apart, value)]) === null));
    fc.assert(
      fc.property(kg, kg, days, days, (value, other, one, two) => {
        const [near, far] = [Math.min(one, two), Math.max(one, two)];
        if (farFrom(at(0, value), [at(-near, other)]) === null)
          expect(farFrom(at(0, value), [at(-far, other)])).toBeNull();
      }),
    );
  });
});

describe("weights of a file", () => {
  const DAY = 86_400_000;
  const daily = (...values: number[]) => values.map((value, day) => ({ at: Date.UTC(2026, 0, 1 + day), value }));
  const doubted = (...args: Parameters<typeof doubtfulWeights>) => doubtfulWeights(...args).map(({ one }) => one.value);

  test("that are slips are asked about one by one, and not their neighbors", () => {
    expect(doubted(daily(96, 95.9, 95.7, 9.57, 95.6, 95.5), [])).toEqual([9.57]);
    expect(doubted(daily(211, 96, 95.9, 95.7), [])).toEqual([211]);
    expect(doubted(daily(96, 95.9, 95.7, 211), [])).toEqual([211]);
    expect(doubted(daily(96, 95.9, 96.4, 95.1), [])).toEqual([]);
    expect(doubted(daily(96, 43.5), [])).toEqual([96, 43.5]);
    expect(doubted(daily(80), [])).toEqual([]);
  });

  test("in the wrong unit are met as a whole by what the record has", () => {
    const record = daily(96, 95.9, 95.8).map(({ at, value }) => ({ at: at - 3 * DAY, value }));
    expect(doubted(daily(43.5, 43.4, 43.3, 43.2), record)).toEqual([43.5, 43.4, 43.3, 43.2]);
    expect(doubted(daily(95.7, 95.5), record)).toEqual([]);
    // The same file read again, in the right unit: what it replaces says nothing.
    expect(doubted(daily(96, 95.9), daily(43.5, 43.4))).toEqual([]);
    // Years apart says nothing.
    expect(doubted(daily(60), [{ at: Date.UTC(2020, 0, 1), value: 96 }])).toEqual([]);
  });

  test("are judged in time in proportion to their number", () => {
    const long = Array.from({ length: 50_000 }, (_, index) => ({ at: index * 3_600_000, value: 90 + (index % 3) }));
    const from = performance.now();
    expect(
      doubtfulWeights(
        long,
        long.map(({ at, value }) => ({ at: at + 1, value })),
      ),
    ).toEqual([]);
    expect(performance.now() - from).toBeLessThan(1_000);
  });
});
