import { allReadings, healthRecord } from "db/health-record";
import { createHash } from "node:crypto";
import type { AppContext } from "~/context";
import { ApiError } from "~/domain/errors";
import type { UuidOf } from "~/domain/fhir/build";
import { observation } from "~/domain/fhir/observation";
import { namesOf, recordEntries } from "~/domain/fhir/record";
import type { HealthRecord } from "~/domain/health-record";
import type { Language } from "~/domain/language";
import { readingsText, recordText } from "./record-text.server";
import { recordWords } from "./record-words.server";

/** Our namespace for names of things in records: any UUID, but always the same. */
const NAMESPACE = Buffer.from("6f1d0c5be0a64c0f9a3f5b0f3e5d7a41", "hex");

/** RFC 9562, version 5. */
export const uuidOf: UuidOf = (name) => {
  const bytes = createHash("sha1").update(NAMESPACE).update(name).digest().subarray(0, 16);
  bytes[6] = (bytes[6]! & 0x0f) | 0x50;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
};

type Needs = Pick<AppContext, "db" | "clock">;

/** @throws {ApiError} 404 */
export async function exportedRecord({ db }: Needs, patientId: number): Promise<HealthRecord> {
  const record = await healthRecord(db, patientId);
  if (!record) throw new ApiError("not_found", "There is no such patient");
  return record;
}

/**
 * The record as a FHIR R4 bundle, in pieces of JSON: readings are passed on a
 * page at a time, so that a history of any length takes the memory of one page.
 */
export async function* fhirBundle({ db, clock }: Needs, record: HealthRecord, origin: string): AsyncGenerator<string> {
  const now = clock();
  const names = namesOf(record, uuidOf);
  const head = JSON.stringify({ resourceType: "Bundle", type: "collection", timestamp: now.toISOString() });
  const entries = recordEntries(record, { names, now, origin }).map((entry) => JSON.stringify(entry));
  // The patient is always there: what follows can begin with a comma.
  yield `${head.slice(0, -1)},"entry":[${entries.join(",\n")}`;
  const subject = names.refer("Patient", record.patient.id);
  for await (const page of allReadings(db, record.patient.id)) {
    yield page.map((reading) => `,\n${JSON.stringify(observation(reading, names, subject))}`).join("");
  }
  yield "]}\n";
}

/** The record in words, in a language and on a zone's clock, or in UTC. */
export async function* plainText(
  { db, clock }: Needs,
  record: HealthRecord,
  language: Language,
  zone: string | null,
): AsyncGenerator<string> {
  const words = recordWords(language);
  yield recordText(record, clock(), words, zone);
  let previous: string | undefined;
  for await (const page of allReadings(db, record.patient.id)) {
    const { deviceType } = page[0]!;
    yield readingsText(page, deviceType !== previous, words, zone);
    previous = deviceType;
  }
  if (previous === undefined) yield `${words.t("None recorded.")}\n`;
}
