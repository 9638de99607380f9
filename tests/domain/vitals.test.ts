import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  formatValue,
  summarize,
  toHealthReading,
  type HealthReading,
  type StoredReading,
} from "~/domain/vitals/reading";
import { SERVER_KINDS } from "~/domain/vitals/kinds";
import { CARD_KINDS, DEVICE_TYPES, SUMMARY_KEYS, VITAL_KINDS, type DeviceType } from "~/domain/vitals/types";
import { proves } from "../support/clauses";

const reading = (change: Partial<StoredReading>): StoredReading => ({
  id: 1,
  deviceType: "heart_rate",
  value: 72,
  diastolic: null,
  measuredAt: new Date("2026-03-10T08:30:00Z"),
  ...change,
});
const bloodPressure = { deviceType: "blood_pressure", value: 120, diastolic: 80 } as const;

describe("the table of vitals", () => {
  test("has the four device types, and weight as a fifth", proves("DATA-01"), () => {
    // More may follow.
    expect(DEVICE_TYPES.slice(0, 5)).toEqual([
      "heart_rate",
      "blood_pressure",
      "oxygen_sat",
      "temperature",
      "body_weight",
    ]);
    for (const type of DEVICE_TYPES) expect(VITAL_KINDS[type].deviceType).toBe(type);
  });

  test("each of the four has a key in the summary, weight has none", proves("DATA-03"), () => {
    expect(SUMMARY_KEYS).toEqual(["heartRate", "bloodPressure", "oxygenSat", "temperature"]);
    const keyOf = (type: DeviceType) => VITAL_KINDS[type].card?.summaryKey ?? null;
    expect(DEVICE_TYPES.slice(0, 5).map(keyOf)).toEqual([...SUMMARY_KEYS, null]);
  });

  test("every kind has a code of its own and a unit", () => {
    const kinds = Object.values(SERVER_KINDS);
    expect(new Set(kinds.map(({ loinc }) => loinc.code)).size).toBe(DEVICE_TYPES.length);
    for (const { loinc, ucum, units } of kinds) {
      expect(loinc.code).toMatch(/^\d{4,5}-\d$/);
      // What is stored in a unit comes in that unit as it is.
      expect(units[ucum]).toBeDefined();
      expect(units[ucum]!.toStored).toBeUndefined();
    }
  });
});

describe("a reading for the API", () => {
  test("has id, type, value, unit and time", proves("DATA-01", "DATA-02"), () => {
    expect(toHealthReading(reading({ id: 9, ...bloodPressure }))).toEqual({
      id: 9,
      deviceType: "blood_pressure",
      value: "120/80",
      unit: "mmHg",
      timestamp: "2026-03-10T08:30:00.000Z",
    });
  });

  test("is written with the decimals of its kind", () => {
    expect(formatValue(reading({ value: 71.6 }))).toBe("72");
    expect(formatValue(reading({ deviceType: "temperature", value: 98.64 }))).toBe("98.6");
    expect(formatValue(reading({ deviceType: "body_weight", value: 83 }))).toBe("83.0");
    expect(formatValue(reading({ deviceType: "oxygen_sat", value: 98.2 }))).toBe("98");
    expect(formatValue(reading({ ...bloodPressure, value: 119.6, diastolic: 79.5 }))).toBe("120/80");
  });

  test("has its type as it is stored, by which a client finds it", proves("DATA-01"), () => {
    for (const deviceType of DEVICE_TYPES) expect(toHealthReading(reading({ deviceType })).deviceType).toBe(deviceType);
  });
});

describe("summarize", () => {
  const anyReading = fc
    .record({
      id: fc.nat(),
      deviceType: fc.constantFrom(...DEVICE_TYPES),
      value: fc.double({ min: 1, max: 300, noNaN: true }),
      measuredAt: fc.date({ min: new Date("2020-01-01"), max: new Date("2030-01-01"), noInvalidDate: true }),
    })
    .map((fields) => toHealthReading({ ...fields, diastolic: fields.deviceType === "blood_pressure" ? 80 : null }));

  test("has the newest reading of each vital, null where there is none, whatever the order", proves("DATA-03"), () => {
    fc.assert(
      fc.property(fc.array(anyReading), (readings) => {
        const summary = summarize(readings);
        expect(Object.keys(summary)).toEqual([...SUMMARY_KEYS]);
        for (const { deviceType, card } of CARD_KINDS) {
          const own = readings.filter((one) => one.deviceType === deviceType);
          const newest = own
            .map(({ timestamp }) => timestamp)
            .sort()
            .at(-1);
          expect(summary[card.summaryKey]?.timestamp).toBe(newest);
        }
      }),
    );
  });

  test("passes over types that it does not know", () => {
    const unknown: HealthReading = {
      id: 1,
      deviceType: "blood glucose",
      value: "90",
      unit: "mg/dL",
      timestamp: "2026-01-01T00:00:00.000Z",
    };
    expect(summarize([unknown])).toEqual({ heartRate: null, bloodPressure: null, oxygenSat: null, temperature: null });
  });
});
