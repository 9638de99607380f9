import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CONSULTATION_STATUS_WORDS, type ConsultationStatus } from "~/domain/consultations";
import { DOCUMENT_TYPES } from "~/domain/documents";
import type { HealthRecord } from "~/domain/health-record";
import { LANGUAGE_CODES } from "~/domain/language";
import { SPECIALTIES } from "~/domain/providers/constants";
import { DEVICE_TYPES } from "~/domain/vitals/types";
import { readingsText, recordText } from "~/services/export/record-text.server";
import { recordWords } from "~/services/export/record-words.server";

const NOW = new Date("2026-03-10T08:20:00Z");
const TRANSLATED = LANGUAGE_CODES.filter((language) => language !== "en");

/** What somebody wrote: never translated, never lost. */
const WRITTEN = [
  "Semaglutide",
  "1 mg",
  "Penicillin (hives)",
  "Type 2 diabetes above target",
  "Take with food;\nnever twice a day",
  "ألم خفيف",
  "none",
  "female",
  "Name: of another",
];
const written = fc.constantFrom(...WRITTEN);
const instants = fc.date({ min: new Date("2020-01-01"), max: new Date("2026-12-31"), noInvalidDate: true });
const several = <Value>(value: fc.Arbitrary<Value>) => fc.array(value, { maxLength: 3 });

const records: fc.Arbitrary<HealthRecord> = fc.record({
  patient: fc.record({
    id: fc.constant(1),
    firstName: fc.constant("Wilhelmina"),
    lastName: fc.constant("Harker"),
    medicalRecordNumber: fc.constant("KW-000001"),
    dateOfBirth: fc.constantFrom(null, "1985-03-27"),
    gender: fc.constantFrom(null, "female", "male", "other", "unknown"),
    heightCm: fc.constantFrom(null, 168),
    emergencyContact: written,
    insuranceProvider: fc.constantFrom("", "Blue River"),
    medicalHistory: several(written),
    allergies: several(written),
    medications: several(written),
    isDemo: fc.boolean(),
  }),
  providers: fc
    .constantFrom(...SPECIALTIES)
    .map((specialty) => [{ id: 7, firstName: "Nora", lastName: "Okafor", specialty }]),
  consultations: several(
    fc.record({
      id: fc.constant(3),
      type: fc.constantFrom("vr", "video", "in-person", "weight-loss", "follow-up"),
      status: fc.constantFrom(...(Object.keys(CONSULTATION_STATUS_WORDS) as ConsultationStatus[])),
      scheduledAt: instants,
      symptoms: several(written),
      diagnosis: written,
      treatment: written,
      providerId: fc.constantFrom(null, 7),
    }),
  ) as unknown as fc.Arbitrary<HealthRecord["consultations"]>,
  prescriptions: several(
    fc.record({
      id: fc.constant(4),
      providerId: fc.constantFrom(null, 7),
      medicationName: written,
      dosage: written,
      frequency: written,
      duration: written,
      instructions: fc.option(written),
      prescribedAt: instants,
    }),
  ),
  documents: several(
    fc.record({
      id: fc.constant(5),
      name: fc.constant("Labs 2026"),
      contentType: fc.constantFrom(...(Object.keys(DOCUMENT_TYPES) as (keyof typeof DOCUMENT_TYPES)[])),
      size: fc.constantFrom(12, 12_000, 3_500_000),
      createdAt: instants,
    }),
  ) as unknown as fc.Arbitrary<HealthRecord["documents"]>,
}) as unknown as fc.Arbitrary<HealthRecord>;

const oneLine = (value: string) => value.replace(/\s+/g, " ");
/** By the longest first: one may be part of another. */
const OWN = [...WRITTEN.map(oneLine), "Wilhelmina Harker", "Nora Okafor", "Blue River", "Labs 2026", "KW-000001"].sort(
  (a, b) => b.length - a.length,
);
const times = (text: string, part: string) => text.split(part).length - 1;
const isolated = (value: string) => `\u2068${value}\u2069`;

describe("the record as a text, in every language", () => {
  test("says nothing of ours in English, and keeps whatever was written, every number and instant, line by line", () => {
    fc.assert(
      fc.property(records, fc.constantFrom(null, "America/New_York", "Asia/Kathmandu", "UTC"), (record, zone) => {
        const english = recordText(record, NOW, recordWords("en"), zone);
        for (const language of TRANSLATED) {
          const text = recordText(record, NOW, recordWords(language), zone);
          expect(text.split("\n")).toHaveLength(english.split("\n").length);
          const bareLines = text.replace(/[\u2066-\u2069]/g, "").split("\n");
          english.split("\n").forEach((line, index) => {
            const told = bareLines[index]!;
            for (const pattern of [
              /\d{4}-\d\d-\d\d \d\d:\d\d UTC(?:[+-]\d\d:\d\d)?/g,
              /168|\d{4}-\d\d-\d\d|KW-000001/g,
            ])
              expect(told.match(pattern)).toEqual(line.match(pattern));
            if (/^[-=]*$/.test(line)) expect(told).toMatch(/^[-=]*$/);
            // The written comes in the same place; what is left is ours.
            for (const own of OWN)
              if (
                /^ {2}|^- |^(Emergency contact|Name|Insurance|Medical record number):/.test(line) &&
                !/^Name: of/.test(line)
              )
                expect(
                  times(told, own) >= times(line, own) || own === "female" || own === "none",
                  `${own} in ${line}`,
                ).toBe(true);
          });
          if (language !== "ar") continue;
          let rest = text;
          for (const own of OWN) rest = rest.replaceAll(isolated(own), "").replaceAll(own, "");
          expect(rest.replace(/\b(UTC|PDF|JPEG|PNG|Kathmandu)\b/g, "")).not.toMatch(/[A-Za-z]{2}/);
        }
      }),
      { numRuns: 400 },
    );
  });

  test("calls a consultation, its state and a gender what the screens call them: no word of the database", () => {
    fc.assert(
      fc.property(records, (record) => {
        let text = recordText(record, NOW, recordWords("en"), null);
        for (const { gender } of [record.patient])
          if (gender)
            expect(text).toContain(
              `Gender: ${{ female: "Female", male: "Male", other: "Other", unknown: "I’d rather not say" }[gender]}\n`,
            );
        for (const own of OWN) text = text.replaceAll(own, "");
        expect(text).not.toMatch(
          /, (vr|video|in-person|weight-loss|follow-up)\b|, (completed|scheduled|in-progress|cancelled)$/m,
        );
      }),
    );
    const told = (type: string) => {
      const record = fc.sample(records, 1)[0]!;
      const consultation = {
        id: 3,
        type,
        status: "in-progress",
        scheduledAt: NOW,
        symptoms: [],
        diagnosis: "",
        treatment: "",
        providerId: null,
      } as const;
      return LANGUAGE_CODES.map((language) =>
        /^- (.*)$/m
          .exec(
            recordText(
              {
                ...record,
                prescriptions: [],
                patient: { ...record.patient, medicalHistory: [], allergies: [], medications: [] },
                consultations: [consultation as never],
                documents: [],
              },
              NOW,
              recordWords(language),
              null,
            ),
          )![1]!
          .replace(/[\u2066-\u2069]/g, ""),
      );
    };
    expect(told("vr")).toEqual([
      "2026-03-10 08:20 UTC, VR, In progress",
      "2026-03-10 08:20 UTC, RV, En curso",
      expect.stringMatching(/^2026-03-10 08:20 UTC, [^A-Za-z]+$/),
    ]);
    expect(told("in-person")).toEqual([
      "2026-03-10 08:20 UTC, In-Person Visit, In progress",
      "2026-03-10 08:20 UTC, Visita en persona, En curso",
      expect.stringMatching(/^2026-03-10 08:20 UTC, [^A-Za-z]+$/),
    ]);
  });

  test("gives an instant in the same figures, and values that keep to themselves beside Arabic", () => {
    const reading = { id: 1, deviceType: "heart_rate", value: 72, diastolic: null, measuredAt: NOW } as Parameters<
      typeof readingsText
    >[0][number];
    expect(readingsText([reading], true, recordWords("en"), null)).toBe(
      "\nHeart rate, newest first\n2026-03-10 08:20 UTC  72 bpm\n",
    );
    expect(readingsText([reading], true, recordWords("es"), null)).toBe(
      "\nFrecuencia cardíaca, lo más reciente primero\n2026-03-10 08:20 UTC  72 lpm\n",
    );
    expect(readingsText([reading], false, recordWords("ar"), null)).toMatch(
      /^\u20682026-03-10 08:20 UTC\u2069 {2}\u206872\u2069 \p{Script=Arabic}/u,
    );
    expect(readingsText([reading], false, recordWords("en"), "Asia/Kathmandu")).toBe(
      "2026-03-10 14:05 UTC+05:45  72 bpm\n",
    );
    for (const deviceType of DEVICE_TYPES) {
      const text = readingsText(
        [{ ...reading, deviceType, diastolic: deviceType === "blood_pressure" ? 64 : null }],
        true,
        recordWords("ar"),
        null,
      );
      expect(text.replace(/UTC|mmHg/g, ""), deviceType).not.toMatch(/[A-Za-z]{2}/);
    }
  });
});
