import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { VitalSample } from "~/domain/vitals/trends";
import { analyzeVitalTrends as analyzeTrends } from "~/client/ai-requests";
import { proves } from "../support/clauses";

const START = Date.parse("2026-03-01T08:00:00Z");
/** Readings of one kind, a day apart. */
const readings = (type: string, ...values: number[]): VitalSample[] =>
  values.map((value, day) => ({ type, value, timestamp: new Date(START + day * 86_400_000) }));
/** Two readings alike: no trend, and an alert if the value gives one. */
const steady = (type: string, value: number) => readings(type, value, value);

describe("vital trend analysis", () => {
  test(
    "a kind with fewer than two readings is ignored, its alert too, and nothing but the defaults is said",
    proves("TREND-02", "TREND-09", "TREND-10"),
    () => {
      expect(analyzeTrends(readings("heart_rate", 150))).toEqual({
        trends: ["Vitals appear stable with no significant trends."],
        alerts: [],
        recommendations: ["Continue current routine and regular monitoring."],
        riskLevel: "low",
      });
    },
  );

  test("more than 5 % from the oldest to the newest is a trend, 5 % is none", proves("TREND-03", "TREND-04"), () => {
    const trend = (...values: number[]) => analyzeTrends(readings("heart_rate", ...values)).trends[0];
    expect(trend(80, 85)).toBe("Heart rate is increasing: from 80 to 85 bpm (2 readings over 1 day).");
    expect(trend(80, 120, 75)).toBe("Heart rate is decreasing: from 80 to 75 bpm (3 readings over 2 days).");
    for (const newest of [84, 80, 76])
      expect(trend(80, newest)).toBe("Vitals appear stable with no significant trends.");
    expect(analyzeTrends(readings("body_weight", 80.2, 84.21)).trends[0]).toMatch(/stable/);
    expect(analyzeTrends(readings("body_weight", 80.2, 84.3)).trends[0]).toMatch(
      /Weight is increasing: from 80.2 to 84.3 kg/,
    );
  });

  test("what is oldest is told by the time, not by the order", proves("TREND-03"), () => {
    const samples = readings("heart_rate", 70, 75, 90);
    expect(analyzeTrends([...samples].reverse())).toEqual(analyzeTrends(samples));
    expect(analyzeTrends([...samples].reverse()).trends[0]).toMatch(/increasing: from 70 to 90/);
  });

  // Each kind with a value that is still normal, one that warns and one that is critical.
  test.each([
    ["heart_rate", 100, 101, 131],
    ["heart_rate", 60, 59, 40],
    ["blood_pressure", 140, 141, 181],
    ["oxygen_sat", 95, 94, 91],
    ["temperature", 99.5, 99.6, 102.4],
  ])(
    "the newest %s alerts beyond %f",
    proves("TREND-05", "TREND-06", "TREND-07"),
    (type, normal, warning, critical) => {
      expect(
        [normal, warning, critical].map((value) => analyzeTrends(steady(type, value)).alerts[0]?.severity),
      ).toEqual([undefined, "warning", "critical"]);
    },
  );

  test("the diastolic pressure alerts from 90, where it is known", () => {
    const of = (diastolic: number) =>
      analyzeTrends(steady("blood_pressure", 120).map((sample) => ({ ...sample, diastolic }))).alerts;
    expect([of(89), of(90)[0]?.message]).toEqual([[], "Blood pressure is high: 120/90 mmHg."]);
  });

  test(
    "the risk is low for none, medium for 1 or 2 alerts, high for more; one critical outranks the count",
    proves("TREND-08"),
    () => {
      const risk = (...kinds: VitalSample[][]) => analyzeTrends(kinds.flat()).riskLevel;
      const [pulse, pressure, oxygen] = [
        steady("heart_rate", 110),
        steady("blood_pressure", 150),
        steady("oxygen_sat", 94),
      ];
      expect([
        risk(steady("heart_rate", 70)),
        risk(pulse),
        risk(pulse, pressure),
        risk(pulse, pressure, oxygen),
      ]).toEqual(["low", "medium", "medium", "high"]);
      expect(risk(steady("oxygen_sat", 88))).toBe("high");
    },
  );

  test("each alert brings its advice, and the defaults stand only alone", () => {
    const { recommendations, trends } = analyzeTrends([
      ...readings("heart_rate", 80, 110),
      ...steady("oxygen_sat", 93),
    ]);
    expect(recommendations).toHaveLength(2);
    expect(recommendations).not.toContain("Continue current routine and regular monitoring.");
    expect(trends).toHaveLength(1);
  });

  test(
    "a sample is a type, a number and a date, by which they are put in order: whatever else it has changes nothing",
    proves("DATA-04"),
    () => {
      const at = (day: number) => new Date(Date.UTC(2026, 2, day));
      const samples: VitalSample[] = [
        { type: "weight", value: 84, timestamp: at(9) },
        { type: "weight", value: 90, timestamp: at(1) },
        { type: "weight", value: 87, timestamp: at(5) },
      ];
      const said = analyzeTrends(samples);
      expect(said.trends.join()).toMatch(/from 90.*to 84/);
      expect(analyzeTrends(samples.map((sample) => ({ ...sample, unit: "stone", id: 7 })))).toEqual(said);
    },
  );

  test("kinds are known by each of their names, others are compared but not judged", () => {
    for (const type of ["heart_rate", "heart rate", "heartRate"])
      expect(analyzeTrends(steady(type, 110)).alerts).toMatchObject([{ type: "heart_rate" }]);
    expect(analyzeTrends(readings("steps", 4000, 9000))).toMatchObject({
      trends: ["steps is increasing: from 4000.0 to 9000.0 (2 readings over 1 day)."],
      alerts: [],
    });
  });

  test("whatever is sent, the result is whole", proves("DATA-05"), () => {
    const sample = fc.record({
      type: fc.constantFrom("heart_rate", "temperature", "oxygen_sat", "blood_pressure", "mood"),
      // Of any numbers hardly one is out of range and no emergency.
      value: fc.oneof(fc.double(), fc.constantFrom(80, 110)),
      timestamp: fc.date({ noInvalidDate: false }),
    });
    fc.assert(
      fc.property(fc.array(sample), (samples) => {
        const result = analyzeTrends(samples);
        expect(Object.keys(result).sort()).toEqual(["alerts", "recommendations", "riskLevel", "trends"]);
        const { trends, alerts, recommendations, riskLevel } = result;
        for (const text of [...trends, ...recommendations]) expect(typeof text).toBe("string");
        expect(["low", "medium", "high"]).toContain(riskLevel);
        expect(trends.length).toBeGreaterThan(0);
        expect(recommendations.length).toBeGreaterThan(0);
        expect(trends.join()).not.toMatch(/NaN|Infinity|undefined/);
        expect(alerts.length === 0).toBe(riskLevel === "low");
      }),
    );
  });
});
