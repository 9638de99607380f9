import { CONSULTATION_STATUS_WORDS } from "~/domain/consultations";
import { DOCUMENT_TYPES, formatBytes } from "~/domain/documents";
import { minuteIn, zoneTime } from "~/domain/moments";
import { consultationName, type HealthRecord } from "~/domain/health-record";
import { GENDER_OPTIONS } from "~/domain/patient-details";
import { formatValue, type StoredReading } from "~/domain/vitals/reading";
import { VITAL_KINDS } from "~/domain/vitals/types";
import type { RecordWords } from "./record-words.server";

/**
 * An instant as the text gives it, in every language alike, and with how far it is from UTC: whoever reads it may be
 * anywhere.
 */
const minuteOn = (zone: string | null) => (instant: Date) => minuteIn(zone ?? "UTC", instant);

/** What somebody wrote, on one line: a line that begins like a heading of ours must be one. */
const oneLine = (value: string) => value.replace(/\s+/g, " ").trim();

/**
 * Lines of the text in one language. What somebody wrote, medicines and diagnoses among it, stays as it was written.
 */
function linesIn({ t, own }: RecordWords) {
  return {
    heading: (title: string) => `\n${title.toUpperCase()}\n${"-".repeat(title.length)}\n`,
    fact: (term: string, value: string | null) =>
      `${term}: ${value === null || value === "" ? t("not stated") : own(oneLine(value))}\n`,
    bullets: (items: readonly string[]) =>
      items.length === 0 ? `${t("None recorded.")}\n` : items.map((item) => `- ${own(oneLine(item))}\n`).join(""),
    indented: (term: string, value: string) => (oneLine(value) === "" ? "" : `  ${term}: ${own(oneLine(value))}\n`),
    /** Several things on a line, each by itself. */
    together: (values: readonly string[]) => values.map((value) => own(oneLine(value))).join(COMMA),
  };
}

/** Not `،`: what stands between the commas is most often not Arabic. */
const COMMA = ", ";

/**
 * A whole record apart from the readings, as a person reads it.
 * @param zone on whose clock its times are; UTC where none is known.
 */
export function recordText(
  { patient, providers, consultations, prescriptions, documents }: HealthRecord,
  now: Date,
  words: RecordWords,
  zone: string | null,
): string {
  const { t, say, translate, language } = words;
  const at = minuteOn(zone);
  const { heading, fact, bullets, indented, together } = linesIn(words);
  const names = new Map(
    providers.map(({ id, firstName, lastName, specialty }) => [
      id,
      t("{name}, {specialty}", { name: `${firstName} ${lastName}`, specialty: translate(specialty) }),
    ]),
  );
  const by = (id: number | null) => (id === null ? null : (names.get(id) ?? null));
  const title = t("Health record");
  return [
    `${title.toUpperCase()}\n${"=".repeat(title.length)}\n`,
    `${t("Made on {at}.", { at: at(now) })}${patient.isDemo ? ` ${t("This is a fictional sample record.")}` : ""}\n`,
    zone ? fact(t("Times"), zoneTime(zone, language)) : "",
    heading(t("Patient")),
    fact(t("Name"), `${patient.firstName} ${patient.lastName}`),
    fact(t("Medical record number"), patient.medicalRecordNumber),
    fact(t("Date of birth"), patient.dateOfBirth),
    fact(
      t("Gender"),
      patient.gender &&
        translate(GENDER_OPTIONS.find(({ value }) => value === patient.gender)?.label ?? patient.gender),
    ),
    fact(t("Height"), patient.heightCm === null ? null : t("{height} cm", { height: patient.heightCm })),
    fact(t("Emergency contact"), patient.emergencyContact),
    fact(t("Insurance"), patient.insuranceProvider),
    heading(t("Medical history")),
    bullets(patient.medicalHistory),
    heading(t("Allergies")),
    bullets(patient.allergies),
    heading(t("Current medications")),
    bullets(patient.medications),
    heading(t("Prescriptions")),
    prescriptions.length === 0 ? bullets([]) : "",
    ...prescriptions.map(
      (one) =>
        `- ${together([one.medicationName, one.dosage, one.frequency, one.duration])}\n` +
        indented(t("Prescribed"), together([at(one.prescribedAt), by(one.providerId) ?? []].flat())) +
        indented(t("Instructions"), one.instructions ?? ""),
    ),
    heading(t("Consultations")),
    consultations.length === 0 ? bullets([]) : "",
    ...consultations.map(
      (one) =>
        `- ${together([at(one.scheduledAt), translate(consultationName(one.type)), translate(CONSULTATION_STATUS_WORDS[one.status])])}\n` +
        indented(t("With"), by(one.providerId) ?? "") +
        indented(t("Symptoms"), one.symptoms.join("; ")) +
        indented(t("Diagnosis"), one.diagnosis) +
        indented(t("Treatment"), one.treatment),
    ),
    heading(t("Documents")),
    bullets(
      documents.map(({ name, contentType, size, createdAt }) =>
        t("{name} ({type}, {size}), added {at}", {
          name,
          type: translate(DOCUMENT_TYPES[contentType].words),
          size: say(formatBytes(size)),
          at: at(createdAt),
        }),
      ),
    ),
    heading(t("Readings")),
  ].join("");
}

/** Some readings of one type, a line each; `isFirst` puts their title above. */
export function readingsText(
  readings: readonly StoredReading[],
  isFirst: boolean,
  { t, translate, own }: RecordWords,
  zone: string | null,
): string {
  const [first] = readings;
  if (!first) return "";
  const { label, unit } = VITAL_KINDS[first.deviceType];
  const at = minuteOn(zone);
  const unitName = translate(unit);
  const lines = readings
    .map((reading) => `${own(at(reading.measuredAt))}  ${own(formatValue(reading))} ${unitName}\n`)
    .join("");
  return isFirst ? `\n${t("{label}, newest first", { label: translate(label) })}\n${lines}` : lines;
}
