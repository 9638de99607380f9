import { markDeviceUsed } from "db/vital-devices";
import { writeReadings } from "db/vital-writer";
import type { AppContext } from "~/context";
import { ApiError } from "~/domain/errors";
import { isFhir, readFhir, type FhirReadings } from "~/domain/fhir/read";
import { isList, oneReadingSchema, readingsSchema } from "~/domain/vitals/ingest-schema";
import { VITAL_KINDS } from "~/domain/vitals/types";
import type { StoredReading } from "~/domain/vitals/reading";
import { validate } from "~/services/http/responses/endpoint.server";
import { auditRecord } from "~/services/records/record-guard.server";
import { denied, noSuchToken, type Sender } from "./reading-sender.server";

type Needs = Pick<AppContext, "db" | "clock" | "cookies" | "limits" | "log" | "live" | "session" | "clientAddress">;

/** What a request's readings have become. */
export type Ingested = {
  added: StoredReading[];
  duplicates: number;
  /** Of FHIR: what is no reading of ours. */ skipped: number;
};

/**
 * The readings of a body, in our own form or in FHIR. All of them or none: a
 * sender that is told which are wrong can leave those out and send again.
 * @throws {ApiError} 422 with every item's messages.
 */
export async function readingsOf(body: unknown, now: Date): Promise<FhirReadings> {
  if (isFhir(body)) {
    const result = readFhir(body, now);
    if ("errors" in result) throw new ApiError("invalid", "Some readings are wrong", { fields: result.errors });
    return result.found;
  }
  const readings = isList(body)
    ? (await validate(readingsSchema(now), body)).readings
    : [await validate(oneReadingSchema(now), body)];
  return { readings, corrections: [], skipped: 0 };
}

/**
 * Stores readings and the access in one transaction, then tells live clients.
 * The same again adds nothing. What a person types, and what FHIR calls
 * corrected, replaces the value of that instant.
 * @throws {ApiError} 403 for types that the device may not send, 401 if it was revoked meanwhile.
 */
export async function ingest(
  context: Needs,
  sender: Sender,
  { readings, corrections, skipped }: FhirReadings,
): Promise<Ingested> {
  const { record, deviceId, deviceTypes, subject } = sender;
  const foreign =
    deviceTypes && [...readings, ...corrections].find(({ deviceType }) => !deviceTypes.includes(deviceType));
  if (foreign) {
    await denied(record, subject, context);
    throw new ApiError("forbidden", `This device may not send: ${VITAL_KINDS[foreign.deviceType].label.toLowerCase()}`);
  }
  const now = context.clock();
  const written = await context.db.transaction(async (tx) => {
    if (deviceTypes !== null && !(await markDeviceUsed(tx, deviceId, now))) throw noSuchToken();
    const write = (some: FhirReadings["readings"], correct: boolean) =>
      writeReadings(tx, { patientId: record.patientId, deviceId, readings: some, now, correct });
    const first = await write(readings, deviceTypes === null);
    const second = await write(corrections, true);
    await auditRecord(tx, context, record, { action: "create", subject, outcome: "done" });
    return {
      added: [...first.added, ...second.added],
      duplicates: first.duplicates + second.duplicates,
      told: first.told || second.told,
    };
  });
  if (written.told) context.live.hint(record.patientId);
  return { added: written.added, duplicates: written.duplicates, skipped };
}
