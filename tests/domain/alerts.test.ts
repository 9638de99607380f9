import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { FRESH_DAYS, vitalWord } from "~/domain/vitals/alerts";
import { healthAlerts } from "~/domain/vitals/health-alerts";
import type { StoredReading } from "~/domain/vitals/reading";
import { DEVICE_TYPES, VITAL_KINDS, type DeviceType } from "~/domain/vitals/types";
import { englishTranslator } from "~/locales/translator";

const NOW = new Date("2026-03-10T12:00:00Z");
const { say } = englishTranslator;
const DAY = 86_400_000;

let ids = 0;
const reading = (deviceType: DeviceType, value: number, change: Partial<StoredReading> = {}): StoredReading => ({
  id: ++ids,
  deviceType,
  value,
  diastolic: deviceType === "blood_pressure" ? 70 : null,
  measuredAt: new Date(NOW.getTime() - 60_000),
  ...change,
});

const anyReading = fc
  .record({
    id: fc.nat(),
    deviceType: fc.constantFrom(...DEVICE_TYPES),
    value: fc.double({ min: 1, max: 300, noNaN: true }),
    diastolic: fc.integer({ min: 20, max: 160 }),
    age: fc.integer({ min: 0, max: 60 * DAY }),
  })
  .map(({ age, diastolic, deviceType, ...rest }): StoredReading => ({
    ...rest,
    deviceType,
    diastolic: deviceType === "blood_pressure" ? diastolic : null,
    measuredAt: new Date(NOW.getTime() - age),
  }));

/** Nobody's own limits. */
const NO_OWN = new Map();
const SCALE = ["Very low", "Low", "Normal", "High", "Very high"];

describe("the word for a reading", () => {
  // Each limit from both sides, as the sources in the docstring give them.
  test.each([
    ["heart_rate", 40, "Very low"],
    ["heart_rate", 41, "Low"],
    ["heart_rate", 59, "Low"],
    ["heart_rate", 60, "Normal"],
    ["heart_rate", 100, "Normal"],
    ["heart_rate", 101, "High"],
    ["heart_rate", 130, "High"],
    ["heart_rate", 131, "Very high"],
    ["oxygen_sat", 91, "Very low"],
    ["oxygen_sat", 92, "Low"],
    ["oxygen_sat", 94, "Low"],
    ["oxygen_sat", 95, "Normal"],
    ["oxygen_sat", 100, "Normal"],
    ["temperature", 95, "Very low"],
    ["temperature", 95.2, "Low"],
    ["temperature", 96.9, "Low"],
    ["temperature", 97, "Normal"],
    ["temperature", 99.5, "Normal"],
    ["temperature", 99.6, "High"],
    ["temperature", 102.2, "High"],
    ["temperature", 102.4, "Very high"],
  ] as const)("%s %d is %s", (deviceType, value, word) => expect(vitalWord(reading(deviceType, value))).toBe(word));

  test.each([
    [90, 60, "Very low"],
    [91, 60, "Normal"],
    [129, 79, "Normal"],
    [130, 79, "Normal"],
    [129, 80, "Normal"],
    [140, 89, "Normal"],
    [141, 79, "High"],
    [120, 90, "High"],
    [180, 120, "High"],
    [181, 80, "Very high"],
    [120, 121, "Very high"],
    [88, 92, "Very low"],
  ] as const)("a blood pressure of %d/%d is %s", (value, diastolic, word) =>
    expect(vitalWord(reading("blood_pressure", value, { diastolic }))).toBe(word),
  );

  test("one weight says nothing", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 20, max: 400, noNaN: true }),
        (value) => vitalWord(reading("body_weight", value)) === null,
      ),
    );
  });

  test("within the range that the product shows nothing is called low or high, blood pressure aside", () => {
    for (const deviceType of ["heart_rate", "oxygen_sat", "temperature"] as const) {
      const { low, high } = VITAL_KINDS[deviceType].range!;
      fc.assert(
        fc.property(
          fc.double({ min: low, max: high, noNaN: true }),
          (value) => vitalWord(reading(deviceType, value)) === "Normal",
        ),
      );
    }
  });

  test("never falls as the value rises", () => {
    const value = fc.double({ min: 1, max: 300, noNaN: true });
    fc.assert(
      fc.property(
        fc.constantFrom("heart_rate", "blood_pressure", "oxygen_sat", "temperature" as const),
        value,
        value,
        (deviceType, one, other) => {
          const word = (at: number) => SCALE.indexOf(vitalWord(reading(deviceType as DeviceType, at))!);
          expect(word(Math.min(one, other))).toBeLessThanOrEqual(word(Math.max(one, other)));
        },
      ),
    );
  });
});

describe("health alerts", () => {
  test("say what is out of range and what to do about it", () => {
    const [alert] = healthAlerts([reading("heart_rate", 112)], NO_OWN, NOW);
    expect(alert).toMatchObject({ deviceType: "heart_rate", severity: "watch" });
    expect(say(alert!.title)).toBe("Heart rate high");
    expect(say(alert!.text)).toMatch(/measure again/i);
  });

  test("what is very low or very high is critical and names the emergency line or a call today", () => {
    const critical = [
      reading("heart_rate", 30),
      reading("heart_rate", 150),
      reading("blood_pressure", 200),
      reading("blood_pressure", 80),
      reading("oxygen_sat", 85),
      reading("temperature", 93),
      reading("temperature", 104),
    ];
    for (const one of critical) {
      const [alert, ...others] = healthAlerts([one], NO_OWN, NOW);
      expect(others).toEqual([]);
      expect(alert).toMatchObject({ severity: "critical", readingId: one.id });
      expect(say(alert!.text)).toContain("911");
    }
  });

  test("there is one exactly where the newest reading of a type is low or high", () => {
    fc.assert(
      fc.property(fc.array(anyReading), (readings) => {
        const alerts = healthAlerts(readings, NO_OWN, NOW);
        for (const deviceType of DEVICE_TYPES) {
          const own = readings.filter((one) => one.deviceType === deviceType);
          const last = Math.max(...own.map(({ measuredAt }) => measuredAt.getTime()));
          const newest = own.find(({ measuredAt }) => measuredAt.getTime() === last);
          const word = newest ? vitalWord(newest) : null;
          const expected = word !== null && word !== "Normal" ? [newest!.measuredAt] : [];
          expect(alerts.filter((alert) => alert.deviceType === deviceType).map(({ measuredAt }) => measuredAt)).toEqual(
            expected,
          );
        }
      }),
    );
  });

  test("come critical first, then newest first, with words to each, and change nothing they are given", () => {
    fc.assert(
      fc.property(fc.array(anyReading), (readings) => {
        const before = structuredClone(readings);
        const alerts = healthAlerts(readings, NO_OWN, NOW);
        expect(readings).toEqual(before);
        const keys = alerts.map(
          ({ severity, measuredAt }) => [severity === "critical" ? 0 : 1, -measuredAt.getTime()] as const,
        );
        expect(keys).toEqual([...keys].sort((a, b) => a[0] - b[0] || a[1] - b[1]));
        for (const { title, text } of alerts) expect(say(title) && say(text)).toBeTruthy();
      }),
    );
  });

  test("of an old reading never call for haste", () => {
    fc.assert(
      fc.property(fc.array(anyReading), (readings) => {
        for (const { severity, measuredAt, text } of healthAlerts(readings, NO_OWN, NOW)) {
          if (NOW.getTime() - measuredAt.getTime() <= FRESH_DAYS * DAY) continue;
          expect(severity).toBe("watch");
          expect(say(text)).toMatch(/more than a week ago/);
        }
      }),
    );
  });
});
