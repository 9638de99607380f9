import { describe, expect, test } from "vitest";
import { createAppleReader } from "~/domain/vitals/apple-health";
import { readVitalsFile } from "~/domain/vitals/csv-readings";
import { MAX_IMPORT_LINES } from "~/domain/vitals/import-limits";

const NOW = new Date("2026-03-10T12:00:00Z");
const record = (type: string, unit: string, value: number | string, at = "2026-03-01 07:10:00 -0500") =>
  `<Record type="HKQuantityTypeIdentifier${type}" sourceName="Ann’s &quot;Watch&quot; > 2" unit="${unit}" creationDate="${at}" startDate="${at}" endDate="${at}" value="${value}"><MetadataEntry key="HKWasUserEntered" value="1"/></Record>\n`;
const XML = `<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE HealthData [\n<!ELEMENT Record ((MetadataEntry|HeartRateVariabilityMetadataList)*)>\n]>\n<HealthData locale="en_US">\n${[
  record("BodyMass", "lb", 180.2),
  record("HeartRate", "count/min", 64),
  record("HeartRateVariabilitySDNN", "ms", 38),
  record("RestingHeartRate", "count/min", 51),
  record("OxygenSaturation", "%", 0.97),
  record("BodyTemperature", "degF", 98.2),
  record("BloodPressureSystolic", "mmHg", 121),
  record("BloodPressureDiastolic", "mmHg", 79),
  record("BloodPressureSystolic", "mmHg", 130, "2026-03-02 07:10:00 -0500"),
  record("BodyMass", "jin", 162, "2026-03-02 07:10:00 -0500"),
  record("Height", "ft", 5.8),
].join("")}</HealthData>\n`;

/** @param size of the pieces that it comes in. */
const read = (xml: string, size = 65_536) => {
  const reader = createAppleReader();
  for (let at = 0; at < xml.length; at += size) reader.read(xml.slice(at, at + size));
  return reader.result();
};

describe("Apple Health’s export", () => {
  test.each([1, 7, 100, 65_536])("is read as it was measured, in pieces of %i characters", (size) => {
    const found = readVitalsFile(read(XML, size).text, { order: null, zone: "UTC", weightUnit: "lb" }, NOW);
    if ("fault" in found) throw new Error(found.fault.id);
    expect(found.refused).toEqual([]);
    expect(
      found.readings.map(({ deviceType, value, diastolic, measuredAt }) => [
        deviceType,
        value,
        diastolic,
        measuredAt.toISOString(),
      ]),
    ).toEqual(
      expect.arrayContaining([
        ["body_weight", 81.7373, null, "2026-03-01T12:10:00.000Z"],
        ["heart_rate", 64, null, "2026-03-01T12:10:00.000Z"],
        ["oxygen_sat", 97, null, "2026-03-01T12:10:00.000Z"],
        ["temperature", 98.2, null, "2026-03-01T12:10:00.000Z"],
        ["blood_pressure", 121, 79, "2026-03-01T12:10:00.000Z"],
      ]),
    );
    expect(found.readings).toHaveLength(5);
  });

  test("of more readings than an import can have keeps the newest, and all of what is rare", () => {
    const start = Date.UTC(2020, 0, 1);
    const pulses = Array.from({ length: 2.5 * MAX_IMPORT_LINES }, (_, index) => {
      const at = new Date(start + index * 60_000).toISOString();
      return record("HeartRate", "count/min", 60 + (index % 40), `${at.slice(0, 10)} ${at.slice(11, 19)} +0000`);
    });
    const { text, left } = read(pulses.join("") + record("BodyMass", "kg", 81, "2019-01-01 07:10:00 +0000"));
    const lines = text.trim().split("\r\n");
    expect(lines).toHaveLength(MAX_IMPORT_LINES);
    expect(lines[1]).toBe("body_weight,81,kg,2019-01-01T07:10:00.000Z");
    expect(lines[2]).toContain(new Date(start + (pulses.length - 1) * 60_000).toISOString());
    expect(left).toBe(pulses.length + 2 - MAX_IMPORT_LINES);
  });

  test("takes time and memory in proportion to its length, whatever it is made of", () => {
    const from = performance.now();
    for (const hostile of [
      '<Record type="HKQuantityTypeIdentifierBodyMass" ',
      "<Record type=",
      '<Record type="HKQuantityTypeIdentifierBodyMass" a="',
      "و".repeat(50),
    ])
      expect(read(hostile.repeat(40_000)).text.split("\r\n")).toHaveLength(2);
    expect(performance.now() - from).toBeLessThan(5_000);
  });
});
