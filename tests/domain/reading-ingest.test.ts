import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createNames } from "~/domain/fhir/build";
import { observation } from "~/domain/fhir/observation";
import { readFhir } from "~/domain/fhir/read";
import { exampleOf, MAX_READINGS, oneReadingSchema, readingsSchema } from "~/domain/vitals/ingest-schema";
import { SERVER_KINDS } from "~/domain/vitals/kinds";
import { readingFaults, type Measurement } from "~/domain/vitals/plausible";
import { toHealthReading } from "~/domain/vitals/reading";
import { DEVICE_TYPES } from "~/domain/vitals/types";
import { proves } from "../support/clauses";
import { errorText } from "../support/form-errors";

const NOW = new Date("2026-03-10T12:00:00Z");
const AT = "2026-03-10T08:20:00Z";
const names = createNames("KW-1", (name) => Buffer.from(name).toString("hex"));

/** Any reading that may be stored. */
const measurements: fc.Arbitrary<Measurement> = fc
  .record({
    deviceType: fc.constantFrom(...DEVICE_TYPES),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    lower: fc.double({ min: 0, max: 0.99, noNaN: true }),
    measuredAt: fc.date({ min: new Date("1990-01-01T00:00:00Z"), max: NOW, noInvalidDate: true }),
  })
  .map(({ deviceType, share, lower, measuredAt }) => {
    const { plausible, diastolic: second } = SERVER_KINDS[deviceType];
    const { low, high } = plausible;
    const value = Math.round((low + share * (high - low)) * 10) / 10;
    const diastolic = second
      ? Math.floor(second.plausible.low + lower * (Math.min(value, second.plausible.high) - second.plausible.low))
      : null;
    return { deviceType, value, diastolic, measuredAt };
  });

const one = (body: object) => {
  const parsed = oneReadingSchema(NOW).safeParse(body);
  return parsed.success
    ? parsed.data
    : parsed.error.issues.map(({ path, message }) => `${path.join(".")}: ${errorText(message)}`);
};
const pulse = { deviceType: "heart_rate", value: 72, timestamp: AT };

describe("a reading in our own form", () => {
  test.each<[object, Partial<Measurement>]>([
    [pulse, { deviceType: "heart_rate", value: 72, diastolic: null, measuredAt: new Date(AT) }],
    [
      { ...pulse, deviceType: "heart rate", value: "72" },
      { deviceType: "heart_rate", value: 72 },
    ],
    [
      { ...pulse, deviceType: "blood_pressure", value: "120/80" },
      { value: 120, diastolic: 80 },
    ],
    [
      { ...pulse, deviceType: "blood_pressure", value: 120, diastolic: 80 },
      { value: 120, diastolic: 80 },
    ],
    [
      { ...pulse, deviceType: "blood_pressure", value: "16/10.5", unit: "kPa" },
      { value: 120.0099, diastolic: 78.7565 },
    ],
    [{ ...pulse, deviceType: "temperature", value: 37, unit: "°C" }, { value: 98.6 }],
    [{ ...pulse, deviceType: "temperature", value: 37, unit: "Cel" }, { value: 98.6 }],
    [{ ...pulse, deviceType: "body_weight", value: 180, unit: "lbs" }, { value: 81.6466 }],
    [{ ...pulse, timestamp: "2026-03-10T09:20:00.5+01:00" }, { measuredAt: new Date("2026-03-10T08:20:00.500Z") }],
  ])("%j is understood", proves("DATA-01"), (body, reading) => expect(one(body)).toMatchObject(reading));

  test.each<[object, string]>([
    [{ ...pulse, deviceType: "glucose" }, `deviceType: A type is one of ${DEVICE_TYPES.join(", ")}`],
    [{ ...pulse, value: true }, "value: A value is a number, or like 120/80 for blood pressure"],
    [{ ...pulse, value: "seventy" }, "value: A value is a number"],
    [{ ...pulse, value: "120/80" }, "value: A value is a number"],
    [{ ...pulse, value: 5000 }, "value: Heart rate is between 10 and 500 bpm"],
    [{ ...pulse, diastolic: 80 }, "diastolic: Heart rate has one value"],
    [{ ...pulse, deviceType: "blood_pressure", value: 120 }, "diastolic: Blood pressure has two values, like 120/80"],
    [
      { ...pulse, deviceType: "blood_pressure", value: "80/120" },
      "diastolic: The first pressure is higher than the second",
    ],
    [{ ...pulse, deviceType: "temperature", value: 37 }, "value: Temperature is between 55 and 116 °F"],
    [{ ...pulse, simulated: true }, "simulated: Made-up values are not taken"],
    [{ ...pulse, unit: "kg" }, "unit: The unit is bpm"],
    [{ ...pulse, unit: "constructor" }, "unit: The unit is bpm"],
    [{ ...pulse, timestamp: "2026-03-10T08:20:00" }, "timestamp: A time is like 2026-03-10T08:20:00Z, with its zone"],
    [{ ...pulse, timestamp: "2026-03-10T12:05:01Z" }, "timestamp: The time is in the future"],
    [{ ...pulse, timestamp: "1989-12-31T23:59:59Z" }, "timestamp: The time is before 1990"],
  ])("%j is refused with %j", (body, message) => expect(one(body)).toContain(message));

  test("a list names the item that is wrong, and takes a thousand", () => {
    const issues = readingsSchema(NOW).safeParse({
      readings: [pulse, pulse, pulse, { ...pulse, value: "x" }, { ...pulse, timestamp: "x" }],
    }).error!.issues;
    expect(issues.map(({ path }) => path.join("."))).toEqual(["readings.3.value", "readings.4.timestamp"]);
    const sized = (length: number) =>
      readingsSchema(NOW).safeParse({ readings: Array.from({ length }, () => pulse) }).success;
    expect([sized(0), sized(MAX_READINGS), sized(MAX_READINGS + 1)]).toEqual([false, true, false]);
  });

  test("what `latest` answers can be sent as it is", () => {
    fc.assert(
      fc.property(measurements, (measured) => {
        const shown = toHealthReading({ id: 1, ...measured });
        const taken = one(shown);
        // Shown values are rounded, which can carry them over a bound.
        fc.pre(!Array.isArray(taken));
        expect(toHealthReading({ id: 1, ...(taken as Measurement) })).toEqual(shown);
      }),
    );
  });
});

describe("a reading in FHIR", () => {
  const coded = (code: string, more: object) => ({
    resourceType: "Observation",
    status: "final",
    code: { coding: [{ system: "http://loinc.org", code }] },
    effectiveDateTime: AT,
    ...more,
  });
  const quantity = (value: number, code: string) => ({
    valueQuantity: { value, system: "http://unitsofmeasure.org", code },
  });
  const part = (code: string, value: number) => ({
    code: { coding: [{ system: "http://loinc.org", code }] },
    ...quantity(value, "mm[Hg]"),
  });
  const pressure = coded("85354-9", { component: [part("8480-6", 120), part("8462-4", 80)] });

  test.each<[string, object, Partial<Measurement>]>([
    ["a heart rate", coded("8867-4", quantity(72, "/min")), { deviceType: "heart_rate", value: 72 }],
    ["a temperature in Celsius", coded("8310-5", quantity(37, "Cel")), { deviceType: "temperature", value: 98.6 }],
    ["a weight in pounds", coded("29463-7", quantity(180, "[lb_av]")), { deviceType: "body_weight", value: 81.6466 }],
    ["a weight in grams", coded("29463-7", quantity(3500, "g")), { deviceType: "body_weight", value: 3.5 }],
    ["a pulse oximeter's code alone", coded("59408-5", quantity(98, "%")), { deviceType: "oxygen_sat", value: 98 }],
    ["a blood pressure", pressure, { deviceType: "blood_pressure", value: 120, diastolic: 80 }],
    [
      "a period",
      {
        ...coded("8867-4", quantity(72, "/min")),
        effectiveDateTime: undefined,
        effectivePeriod: { start: "2026-03-10T08:00:00Z", end: AT },
      },
      { measuredAt: new Date(AT) },
    ],
    [
      "a day",
      { ...coded("29463-7", quantity(80, "kg")), effectiveDateTime: "2026-03-09" },
      { measuredAt: new Date("2026-03-09T12:00:00Z") },
    ],
  ])("%s is understood", (_name, resource, reading) =>
    expect(readFhir(resource, NOW)).toMatchObject({ found: { readings: [reading], corrections: [], skipped: 0 } }),
  );

  test.each<[string, object, object]>([
    [
      "a status that does not count",
      { ...coded("8867-4", quantity(72, "/min")), status: "entered-in-error" },
      { status: [expect.stringContaining("final")] },
    ],
    [
      "no code",
      { ...coded("8867-4", quantity(72, "/min")), code: { text: "Pulse" } },
      { code: [expect.stringContaining("8867-4")] },
    ],
    [
      "a code of another system",
      { ...pressure, code: { coding: [{ system: "http://snomed.info/sct", code: "85354-9" }] } },
      { code: [expect.any(String)] },
    ],
    [
      "two codes of ours",
      {
        ...pressure,
        code: {
          coding: [
            { system: "http://loinc.org", code: "85354-9" },
            { system: "http://loinc.org", code: "8867-4" },
          ],
        },
      },
      { code: [expect.any(String)] },
    ],
    [
      "a unit in other letters",
      coded("8310-5", quantity(37, "cel")),
      { "valueQuantity.code": ["The unit is °F or °C, by its UCUM code"] },
    ],
    ["no quantity", coded("8867-4", {}), { valueQuantity: [expect.any(String)] }],
    [
      "half a blood pressure",
      { ...pressure, component: [part("8480-6", 120)] },
      { component: [expect.stringContaining("8462-4")] },
    ],
    [
      "a value that is only a bound",
      coded("59408-5", { valueQuantity: { ...quantity(60, "%").valueQuantity, comparator: "<" } }),
      { "valueQuantity.comparator": [expect.stringContaining("less than")] },
    ],
    [
      "a pressure of which one value is only a bound",
      {
        ...pressure,
        component: [
          { ...part("8480-6", 250), valueQuantity: { ...part("8480-6", 250).valueQuantity, comparator: ">" } },
          part("8462-4", 80),
        ],
      },
      { "valueQuantity.comparator": [expect.any(String)] },
    ],
    [
      "a modifier that is not known",
      { ...pressure, modifierExtension: [{ url: "http://example.org/not-this-patient", valueBoolean: true }] },
      { modifierExtension: [expect.stringContaining("modifier")] },
    ],
    [
      "a modifier of a component",
      { ...pressure, component: [{ ...part("8480-6", 120), modifierExtension: [{ url: "x" }] }, part("8462-4", 80)] },
      { modifierExtension: [expect.any(String)] },
    ],
    [
      "rules that are not known",
      { ...pressure, implicitRules: "http://example.org/rules" },
      { modifierExtension: [expect.any(String)] },
    ],
    [
      "rules that are not known, of a whole bundle",
      { resourceType: "Bundle", implicitRules: "http://example.org/rules", entry: [{ resource: pressure }] },
      { implicitRules: [expect.any(String)] },
    ],
    [
      "a value that is absent",
      coded("8867-4", { dataAbsentReason: { text: "asked, declined" } }),
      { dataAbsentReason: [expect.any(String)] },
    ],
    [
      "a day that there is not",
      { ...pressure, effectiveDateTime: "2026-02-30" },
      { effectiveDateTime: [expect.any(String)] },
    ],
    [
      "a time without a zone",
      { ...pressure, effectiveDateTime: "2026-03-10T08:20:00" },
      { effectiveDateTime: [expect.any(String)] },
    ],
    ["another resource", { resourceType: "Patient" }, { resourceType: [expect.any(String)] }],
    [
      "a bundle of other things",
      { resourceType: "Bundle", entry: [{ resource: { resourceType: "Patient" } }] },
      { entry: [expect.any(String)] },
    ],
  ])("%s is refused", (_name, resource, errors) => expect(readFhir(resource, NOW)).toEqual({ errors }));

  test("a bundle names what is wrong by its path, tells corrections apart, and passes over what is not kept", () => {
    const entry = (resource: object) => ({ resource });
    const bundle = (...resources: object[]) => ({ resourceType: "Bundle", entry: resources.map(entry) });
    const height = coded("8302-2", quantity(170, "cm"));
    expect(
      readFhir(bundle({ resourceType: "Patient" }, height, pressure, { ...pressure, status: "corrected" }), NOW),
    ).toMatchObject({
      found: { readings: { length: 1 }, corrections: [{ value: 120 }], skipped: 2 },
    });
    const { errors } = readFhir(bundle(pressure, coded("8867-4", quantity(9999, "/min"))), NOW) as {
      errors: Record<string, string[]>;
    };
    expect(Object.keys(errors)).toEqual(["entry.1.resource.valueQuantity"]);
    expect(errors["entry.1.resource.valueQuantity"]!.map(errorText)).toEqual(["Heart rate is between 10 and 500 bpm"]);
  });

  test("one observation that is no reading of ours is counted and refuses no bundle, and is never read as its number", () => {
    const others = [
      coded("2339-0", quantity(99, "mg/dL")),
      { ...pressure, code: { coding: [{ system: "http://snomed.info/sct", code: "75367002" }] } },
      { ...pressure, code: undefined },
      { ...coded("8867-4", quantity(181, "/min")), status: "entered-in-error" },
      { ...coded("8867-4", quantity(182, "/min")), status: "preliminary" },
      { ...coded("8867-4", quantity(183, "/min")), modifierExtension: [{ url: "x", valueBoolean: true }] },
      coded("8867-4", { valueQuantity: { ...quantity(184, "/min").valueQuantity, comparator: ">=" } }),
      coded("8867-4", { dataAbsentReason: { text: "unknown" } }),
      {
        ...pressure,
        component: [
          { code: part("8480-6", 1).code, dataAbsentReason: { text: "unknown" } },
          { code: part("8462-4", 1).code, dataAbsentReason: { text: "unknown" } },
        ],
      },
    ];
    for (const other of others)
      expect(
        readFhir({ resourceType: "Bundle", entry: [{ resource: other }, { resource: pressure }] }, NOW),
        JSON.stringify(other),
      ).toEqual({
        found: {
          readings: [{ deviceType: "blood_pressure", value: 120, diastolic: 80, measuredAt: new Date(AT) }],
          corrections: [],
          skipped: 1,
        },
      });
    const marked = { resource: pressure, modifierExtension: [{ url: "x", valueBoolean: true }] };
    expect(readFhir({ resourceType: "Bundle", entry: [marked, { resource: pressure }] }, NOW)).toMatchObject({
      found: { readings: { length: 1 }, skipped: 1 },
    });
  });

  test("what our own export writes reads as what it was", () => {
    fc.assert(
      fc.property(fc.array(measurements, { minLength: 1, maxLength: 20 }), (readings) => {
        const entry = readings.map((reading, id) => observation({ id, ...reading }, names, names.refer("Patient", 1)));
        expect(readFhir(JSON.parse(JSON.stringify({ resourceType: "Bundle", entry })), NOW)).toEqual({
          found: { readings, corrections: [], skipped: 0 },
        });
      }),
    );
  });
});

test("whatever comes is understood or refused, and what is understood may be stored", () => {
  const keys = fc.constantFrom(
    "resourceType",
    "status",
    "code",
    "coding",
    "system",
    "valueQuantity",
    "value",
    "component",
    "entry",
    "resource",
    "effectiveDateTime",
    "deviceType",
    "readings",
    "timestamp",
    "unit",
    "__proto__",
  );
  const leaves = fc.oneof(
    fc.constantFrom("Bundle", "Observation", "final", "http://loinc.org", "8867-4", AT, "heart_rate"),
    fc.jsonValue(),
  );
  const { tree } = fc.letrec((tie) => ({
    tree: fc.oneof(
      { depthSize: "small" },
      leaves,
      fc.array(tie("tree"), { maxLength: 3 }),
      fc.dictionary(keys, tie("tree"), { maxKeys: 5 }),
    ),
  }));
  fc.assert(
    fc.property(tree, (body) => {
      const fhir = readFhir(body, NOW);
      if ("found" in fhir) for (const reading of fhir.found.readings) expect(readingFaults(reading, NOW)).toEqual([]);
      const own = readingsSchema(NOW).safeParse(body);
      if (own.success) for (const reading of own.data.readings) expect(readingFaults(reading, NOW)).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

test("the example that the devices' page gives of each kind is taken as it stands", () => {
  const now = new Date("2026-03-11T00:00:00Z");
  for (const deviceType of DEVICE_TYPES) {
    const body: unknown = JSON.parse(`{${exampleOf(deviceType)}, "timestamp": "2026-03-10T08:20:00Z"}`);
    expect(oneReadingSchema(now).safeParse(body), deviceType).toMatchObject({ success: true, data: { deviceType } });
  }
});
