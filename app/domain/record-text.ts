import { DOCUMENT_TYPES, formatBytes } from "./documents";
import type { HealthRecord } from "./health-record";
import { formatValue, type StoredReading } from "./vitals/reading";
import { VITAL_KINDS } from "./vitals/types";

/** An instant as the text gives it, in UTC: whoever reads it may be anywhere. */
const at = (instant: Date) => `${instant.toISOString().slice(0, 16).replace("T", " ")} UTC`;

/** What somebody wrote, on one line: a line that begins like a heading of ours must be one. */
const oneLine = (value: string) => value.replace(/\s+/g, " ").trim();

const heading = (title: string) => `\n${title.toUpperCase()}\n${"-".repeat(title.length)}\n`;
const fact = (term: string, value: string | number | null) => `${term}: ${value === null || value === "" ? "not stated" : oneLine(String(value))}\n`;
const bullets = (items: readonly string[]) => (items.length === 0 ? "None recorded.\n" : items.map((item) => `- ${oneLine(item)}\n`).join(""));

/** A whole record apart from the readings, as a person reads it. */
export function recordText({ patient, providers, consultations, prescriptions, documents }: HealthRecord, now: Date): string {
  const names = new Map(providers.map(({ id, firstName, lastName, specialty }) => [id, `${firstName} ${lastName}, ${specialty}`]));
  const by = (id: number | null) => (id === null ? null : (names.get(id) ?? null));
  return [
    `HEALTH RECORD\n=============\n`,
    `Made on ${at(now)}.${patient.isDemo ? " This is a fictional sample record." : ""}\n`,
    heading("Patient"),
    fact("Name", `${patient.firstName} ${patient.lastName}`),
    fact("Medical record number", patient.medicalRecordNumber),
    fact("Date of birth", patient.dateOfBirth),
    fact("Gender", patient.gender),
    fact("Height", patient.heightCm === null ? null : `${patient.heightCm} cm`),
    fact("Emergency contact", patient.emergencyContact),
    fact("Insurance", patient.insuranceProvider),
    heading("Medical history"),
    bullets(patient.medicalHistory),
    heading("Allergies"),
    bullets(patient.allergies),
    heading("Current medications"),
    bullets(patient.medications),
    heading("Prescriptions"),
    prescriptions.length === 0 ? "None recorded.\n" : "",
    ...prescriptions.map(
      (one) =>
        `- ${oneLine(one.medicationName)}, ${oneLine(one.dosage)}, ${oneLine(one.frequency)}, ${oneLine(one.duration)}\n` +
        indented("Prescribed", `${at(one.prescribedAt)}${by(one.providerId) ? `, ${by(one.providerId)}` : ""}`) +
        indented("Instructions", one.instructions ?? ""),
    ),
    heading("Consultations"),
    consultations.length === 0 ? "None recorded.\n" : "",
    ...consultations.map(
      (one) =>
        `- ${at(one.scheduledAt)}, ${oneLine(one.type)}, ${one.status}\n` +
        indented("With", by(one.providerId) ?? "") +
        indented("Symptoms", one.symptoms.join("; ")) +
        indented("Diagnosis", one.diagnosis) +
        indented("Treatment", one.treatment),
    ),
    heading("Documents"),
    bullets(documents.map(({ name, contentType, size, createdAt }) => `${name} (${DOCUMENT_TYPES[contentType].words}, ${formatBytes(size)}), added ${at(createdAt)}`)),
    heading("Readings"),
  ].join("");
}

const indented = (term: string, value: string) => (oneLine(value) === "" ? "" : `  ${term}: ${oneLine(value)}\n`);

/** Some readings of one type, a line each; `isFirst` puts their title above. */
export function readingsText(readings: readonly StoredReading[], isFirst: boolean): string {
  const [first] = readings;
  if (!first) return "";
  const { label, unit } = VITAL_KINDS[first.deviceType];
  const lines = readings.map((reading) => `${at(reading.measuredAt)}  ${formatValue(reading)} ${unit}\n`).join("");
  return isFirst ? `\n${label}, newest first\n${lines}` : lines;
}
