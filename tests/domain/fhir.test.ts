import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { observation } from "~/domain/fhir/observation";
import { readFhir } from "~/domain/fhir/read";
import { namesOf, recordEntries } from "~/domain/fhir/record";
import type { HealthRecord } from "~/domain/health-record";
import type { StoredReading } from "~/domain/vitals/reading";
import { DEVICE_TYPES } from "~/domain/vitals/types";
import { uuidOf } from "~/services/export/record-export.server";
import { bundleFaults, faults } from "../support/fhir-schema";

const NOW = new Date("2026-03-10T08:20:00Z");
const ORIGIN = "https://kindweight.example";
function bundleOf(record: HealthRecord, readings: StoredReading[] = []) {
  const names = namesOf(record, uuidOf);
  const entry = [
    ...recordEntries(record, { names, now: NOW, origin: ORIGIN }),
    ...readings.map((reading) => observation(reading, names, names.refer("Patient", record.patient.id))),
  ];
  return { resourceType: "Bundle", type: "collection", timestamp: NOW.toISOString(), entry };
}

const person = {
  id: 7,
  medicalRecordNumber: "KW-000007",
  firstName: "Ada",
  lastName: "Reyes",
  dateOfBirth: null,
  gender: null,
  heightCm: null,
  emergencyContact: "",
  insuranceProvider: "",
  medicalHistory: [],
  allergies: [],
  medications: [],
  isDemo: false,
};
const emptyRecord: HealthRecord = {
  patient: person,
  providers: [],
  consultations: [],
  prescriptions: [],
  documents: [],
};

const fullRecord: HealthRecord = {
  patient: {
    ...person,
    dateOfBirth: "1985-03-27",
    gender: "female",
    heightCm: 168,
    emergencyContact: "Sam Reyes, 555 010 0111",
    insuranceProvider: "Blue River",
    medicalHistory: ["Hypertension"],
    allergies: ["Penicillin (hives)"],
    medications: ["Lisinopril 20 mg"],
  },
  providers: [{ id: 3, firstName: "Nora", lastName: "Okafor", specialty: "Endocrinologist" }],
  consultations: [
    {
      id: 1,
      providerId: 3,
      type: "in-person",
      status: "completed",
      scheduledAt: new Date("2026-01-05T15:00:00Z"),
      symptoms: ["Thirst"],
      diagnosis: "Hypertension",
      treatment: "Walk daily",
    },
    {
      id: 2,
      providerId: null,
      type: "vr",
      status: "in-progress",
      scheduledAt: new Date("2026-03-10T08:00:00Z"),
      symptoms: [],
      diagnosis: "",
      treatment: "",
    },
    {
      id: 3,
      providerId: 3,
      type: "video",
      status: "scheduled",
      scheduledAt: new Date("2026-04-01T15:00:00Z"),
      symptoms: ["Cravings"],
      diagnosis: "",
      treatment: "",
    },
    {
      id: 4,
      providerId: 3,
      type: "vr",
      status: "cancelled",
      scheduledAt: new Date("2026-02-01T15:00:00Z"),
      symptoms: [],
      diagnosis: "",
      treatment: "",
    },
    {
      id: 5,
      providerId: 99,
      type: "vr",
      status: "cancelled",
      scheduledAt: new Date("2026-05-01T15:00:00Z"),
      symptoms: [],
      diagnosis: "",
      treatment: "",
    },
  ],
  prescriptions: [
    {
      id: 1,
      providerId: 3,
      medicationName: "Lisinopril",
      dosage: "20 mg",
      frequency: "Once daily",
      duration: "90 days",
      instructions: "In the morning.",
      prescribedAt: new Date("2026-01-05T15:25:00Z"),
    },
  ],
  documents: [
    {
      id: "0b8f2c1e-6a53-4a53-9d6d-1f0d6f3c9f11",
      name: "Lab.pdf",
      contentType: "application/pdf",
      size: 1234,
      createdAt: new Date("2026-02-02T10:00:00Z"),
    },
  ],
};
const reading = (deviceType: StoredReading["deviceType"], value: number, id: number): StoredReading => ({
  id,
  deviceType,
  value,
  diastolic: deviceType === "blood_pressure" ? 80 : null,
  measuredAt: NOW,
});

test("the schema finds faults: it is the one and it is used", () => {
  expect(faults("Patient", { resourceType: "Patient", gender: "Male" })).not.toEqual([]);
  expect(faults("Observation", { resourceType: "Observation", status: "final" })).not.toEqual([]);
  expect(faults("Bundle", { resourceType: "Bundle", type: "heap" })).not.toEqual([]);
  expect(
    faults("Bundle", {
      resourceType: "Bundle",
      type: "collection",
      entry: [{ resource: { resourceType: "Patient", gender: "Male" } }],
    }),
  ).not.toEqual([]);
  expect(faults("Patient", { resourceType: "Patient", invented: true })).not.toEqual([]);
});

/** `Observation/blood-pressure-dar` of HL7 FHIR R4, without its narrative. */
const HL7_ABSENT_DIASTOLIC = {
  resourceType: "Observation",
  id: "blood-pressure-dar",
  meta: { profile: ["http://hl7.org/fhir/StructureDefinition/vitalsigns"] },
  identifier: [{ system: "urn:ietf:rfc:3986", value: "urn:uuid:187e0c12-8dd2-67e2-99b2-bf273c878281" }],
  status: "final",
  category: [
    {
      coding: [
        {
          system: "http://terminology.hl7.org/CodeSystem/observation-category",
          code: "vital-signs",
          display: "Vital Signs",
        },
      ],
    },
  ],
  code: {
    coding: [
      { system: "http://loinc.org", code: "85354-9", display: "Blood pressure panel with all children optional" },
    ],
    text: "Blood pressure systolic & diastolic",
  },
  subject: { reference: "Patient/example" },
  effectiveDateTime: "2012-09-17",
  performer: [{ reference: "Practitioner/example" }],
  component: [
    {
      code: { coding: [{ system: "http://loinc.org", code: "8480-6", display: "Systolic blood pressure" }] },
      valueQuantity: { value: 107, unit: "mmHg", system: "http://unitsofmeasure.org", code: "mm[Hg]" },
    },
    {
      code: { coding: [{ system: "http://loinc.org", code: "8462-4", display: "Diastolic blood pressure" }] },
      dataAbsentReason: {
        coding: [
          {
            system: "http://terminology.hl7.org/CodeSystem/data-absent-reason",
            code: "not-performed",
            display: "Not Performed",
          },
        ],
      },
    },
  ],
};

describe("a record in FHIR R4", () => {
  test("is valid when there is only a name, and its patient is all there is", () => {
    const bundle = bundleOf(emptyRecord);
    expect(bundleFaults(bundle)).toEqual([]);
    expect(bundle.entry.map(({ resource }) => resource.resourceType)).toEqual(["Patient"]);
  });

  test("is valid when everything is there, and holds everything", () => {
    const readings = DEVICE_TYPES.map((type, index) => reading(type, 100 + index, index + 1));
    const bundle = bundleOf(fullRecord, readings);
    expect(bundleFaults(bundle)).toEqual([]);
    const counts: Record<string, number> = {};
    for (const { resource } of bundle.entry) counts[resource.resourceType] = (counts[resource.resourceType] ?? 0) + 1;
    expect(counts).toEqual({
      Patient: 1,
      Practitioner: 1,
      Coverage: 1,
      AllergyIntolerance: 1,
      MedicationStatement: 1,
      MedicationRequest: 1,
      DocumentReference: 1,
      CarePlan: 1,
      Encounter: 3,
      Appointment: 2,
      Condition: 2,
      // The height, too.
      Observation: readings.length + 1,
    });
    const text = JSON.stringify(bundle);
    for (const word of [
      "KW-000007",
      "1985-03-27",
      "Sam Reyes",
      "Blue River",
      "Penicillin (hives)",
      "Okafor",
      "Thirst",
      "Walk daily",
      "In the morning.",
      "Lab.pdf",
      `${ORIGIN}/patient-portal/documents/0b8f`,
    ])
      expect(text).toContain(word);
  });

  test("tells what was from what is to come", () => {
    const statuses = bundleOf(fullRecord).entry.flatMap(({ resource }) =>
      resource.resourceType === "Encounter" || resource.resourceType === "Appointment"
        ? [`${resource.resourceType} ${resource.status}`]
        : [],
    );
    expect(statuses).toEqual([
      "Encounter finished",
      "Encounter in-progress",
      "Appointment booked",
      "Encounter cancelled",
      "Appointment cancelled",
    ]);
  });

  test("names the kind of a visit in words, not by a word of the database", () => {
    const kinds = (type: string) =>
      bundleOf({
        ...fullRecord,
        consultations: fullRecord.consultations.map((one) => ({ ...one, type })),
      }).entry.flatMap(({ resource }) =>
        resource.resourceType === "Encounter"
          ? resource.type.map(({ text }) => text)
          : resource.resourceType === "Appointment"
            ? [resource.appointmentType.text]
            : [],
      );
    expect(new Set(kinds("vr"))).toEqual(new Set(["VR"]));
    expect(new Set(kinds("in-person"))).toEqual(new Set(["In-Person Visit"]));
  });

  test("has each vital sign under its LOINC code in its UCUM unit, blood pressure as a panel of two", () => {
    const names = namesOf(fullRecord, uuidOf);
    const codes = Object.fromEntries(
      DEVICE_TYPES.map((type) => {
        const { resource } = observation(reading(type, 120, 1), names, names.refer("Patient", 7));
        if (resource.resourceType !== "Observation") throw new Error("no observation");
        const parts = "component" in resource ? resource.component : [resource];
        const shown = parts.map((part) =>
          [
            part.code.coding!.map(({ code }) => code).join("+"),
            "valueQuantity" in part ? `${part.valueQuantity.value} ${part.valueQuantity.code}` : "none",
          ].join(" "),
        );
        return [type, [resource.code.coding![0]!.code, ...shown]];
      }),
    );
    expect(codes).toMatchObject({
      heart_rate: ["8867-4", "8867-4 120 /min"],
      blood_pressure: ["85354-9", "8480-6 120 mm[Hg]", "8462-4 80 mm[Hg]"],
      oxygen_sat: ["2708-6", "2708-6+59408-5 120 %"],
      temperature: ["8310-5", "8310-5 120 [degF]"],
      body_weight: ["29463-7", "29463-7 120 kg"],
    });
  });

  test("says of each vital sign when it was measured, or that this is not known", () => {
    const readings = DEVICE_TYPES.map((type, index) => reading(type, 100, index + 1));
    const times = bundleOf(fullRecord, readings).entry.flatMap(({ resource }) =>
      resource.resourceType === "Observation"
        ? [resource.effectiveDateTime ? "a time" : resource._effectiveDateTime?.extension[0]]
        : [],
    );
    expect(times.filter((time) => time !== "a time")).toEqual([
      { url: "http://hl7.org/fhir/StructureDefinition/data-absent-reason", valueCode: "unknown" },
    ]);
  });

  test("HL7's example of a pressure whose diastolic value is absent is its systolic value, and is exported so again", () => {
    expect(faults("Observation", HL7_ABSENT_DIASTOLIC)).toEqual([]);
    const measured = {
      deviceType: "blood_pressure" as const,
      value: 107,
      diastolic: null,
      measuredAt: new Date("2012-09-17T12:00:00Z"),
    };
    const found = { found: { readings: [measured], corrections: [], skipped: 0 } };
    expect(readFhir(HL7_ABSENT_DIASTOLIC, NOW)).toEqual(found);
    const names = namesOf(fullRecord, uuidOf);
    const { resource } = observation({ id: 1, ...measured }, names, names.refer("Patient", 7));
    expect(faults("Observation", resource)).toEqual([]);
    expect(JSON.stringify(resource)).toContain("data-absent-reason");
    expect(readFhir(JSON.parse(JSON.stringify(resource)), NOW)).toEqual(found);
  });

  test("is the same each time, and another patient's has other addresses", () => {
    expect(bundleOf(fullRecord)).toEqual(bundleOf(structuredClone(fullRecord)));
    const other = bundleOf({ ...fullRecord, patient: { ...fullRecord.patient, medicalRecordNumber: "KW-000008" } });
    const own = new Set(bundleOf(fullRecord).entry.map(({ fullUrl }) => fullUrl));
    expect(other.entry.filter(({ fullUrl }) => own.has(fullUrl))).toEqual([]);
  });

  test("marks the fictional record as test data", () => {
    const security = (isDemo: boolean) =>
      JSON.stringify(bundleOf({ ...fullRecord, patient: { ...fullRecord.patient, isDemo } })).includes("HTEST");
    expect([security(true), security(false)]).toEqual([true, false]);
  });

  test("is valid for every patient", () => {
    const words = fc.oneof(
      fc.string({ maxLength: 30 }),
      fc.string({ unit: "binary", maxLength: 30 }),
      fc.constantFrom("", " ", "\u00a0", "\u2028", "\u000b", "\ud800"),
    );
    const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
    const instant = fc.date({ min: new Date("1900-01-01"), max: new Date("2100-01-01"), noInvalidDate: true });
    const number = fc.oneof(fc.double({ min: -500, max: 500, noNaN: true }), fc.double());
    const record: fc.Arbitrary<HealthRecord> = fc.record({
      patient: fc.record({
        id: fc.integer({ min: 1 }),
        medicalRecordNumber: words,
        firstName: words,
        lastName: words,
        dateOfBirth: optional(instant.map((date) => date.toISOString().slice(0, 10))),
        gender: optional(fc.oneof(fc.constantFrom("male", "Female", "other", "unknown"), words)),
        heightCm: optional(number),
        emergencyContact: words,
        insuranceProvider: words,
        medicalHistory: fc.array(words, { maxLength: 3 }),
        allergies: fc.array(words, { maxLength: 3 }),
        medications: fc.array(words, { maxLength: 3 }),
        isDemo: fc.boolean(),
      }),
      providers: fc.uniqueArray(
        fc.record({ id: fc.integer({ min: 1, max: 4 }), firstName: words, lastName: words, specialty: words }),
        { selector: ({ id }) => id, maxLength: 3 },
      ),
      consultations: fc.uniqueArray(
        fc.record({
          id: fc.integer({ min: 1, max: 99 }),
          providerId: optional(fc.integer({ min: 1, max: 4 })),
          type: words,
          status: fc.constantFrom("completed", "scheduled", "in-progress", "cancelled"),
          scheduledAt: instant,
          symptoms: fc.array(words, { maxLength: 2 }),
          diagnosis: words,
          treatment: words,
        }),
        { selector: ({ id }) => id, maxLength: 4 },
      ),
      prescriptions: fc.uniqueArray(
        fc.record({
          id: fc.integer({ min: 1, max: 99 }),
          providerId: optional(fc.integer({ min: 1, max: 4 })),
          medicationName: words,
          dosage: words,
          frequency: words,
          duration: words,
          instructions: optional(words),
          prescribedAt: instant,
        }),
        { selector: ({ id }) => id, maxLength: 3 },
      ),
      documents: fc.uniqueArray(
        fc.record({
          id: fc.uuid(),
          name: words,
          contentType: fc.constantFrom("application/pdf", "image/jpeg", "image/png", "text/plain"),
          size: fc.integer({ min: 1, max: 10_485_760 }),
          createdAt: instant,
        }),
        { selector: ({ id }) => id, maxLength: 3 },
      ),
    });
    const readings = fc.uniqueArray(
      fc.record({
        id: fc.integer({ min: 1 }),
        deviceType: fc.constantFrom(...DEVICE_TYPES),
        value: number,
        diastolic: optional(number),
        measuredAt: instant,
      }),
      { selector: ({ id }) => id, maxLength: 5 },
    );
    const isValid = fc.property(record, readings, (record, readings) => {
      expect(bundleFaults(bundleOf(record, readings))).toEqual([]);
    });
    fc.assert(isValid, { numRuns: 200 });
  }, 120_000);
});
