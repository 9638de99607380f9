import { asMessage } from "~/domain/message";
import { findPatientDetails, lockPatientDetails, storePatientDetails } from "db/patient-details";
import { ownPatientId } from "db/patients";
import type { AppContext } from "~/context";
import { ApiError } from "~/domain/errors";
import { DETAIL_FIELDS, detailTexts, type PatientDetails } from "~/domain/patient-details";
import { conflictErrors as storedFields, versionOf } from "~/services/conflict.server";
import { auditRecord, requireRecord } from "~/services/records/record-guard.server";

type Needs = Pick<AppContext, "db" | "clock" | "cookies" | "limits" | "log" | "session" | "clientAddress">;

const SUBJECT = "personal details";

/** A short name for the state that details are in: other details, another name. */
export const detailsVersion = (details: PatientDetails): string =>
  versionOf(DETAIL_FIELDS.map((name) => details[name]));

/**
 * The details in the signed-in patient's own record; the look stands in its log.
 * @throws {ApiError} 404 for a patient without a record.
 */
export async function readDetails(request: Request, userId: number, app: Needs): Promise<PatientDetails> {
  const { patientId } = await requireRecord(request, await ownRecord(userId, app), app, SUBJECT);
  const details = await findPatientDetails(app.db, { patientId, userId });
  if (!details) throw noRecord();
  return details;
}

export type DetailsChanged = { outcome: "changed" | "unchanged" } | { outcome: "conflict"; stored: PatientDetails };

/**
 * Changes the details in the signed-in patient's own record, with an entry in
 * its log. Of two tabs that were filled in from the same state the second is
 * not stored, and is told what is.
 * @throws {ApiError} 404 for a patient without a record.
 */
export async function changeDetails(
  request: Request,
  userId: number,
  { version, ...details }: PatientDetails & { version: string },
  app: Needs,
): Promise<DetailsChanged> {
  const open = await requireRecord(request, await ownRecord(userId, app), app, SUBJECT, "update");
  const record = { patientId: open.patientId, userId };
  return app.db.transaction(async (tx): Promise<DetailsChanged> => {
    const stored = await lockPatientDetails(tx, record);
    if (!stored) throw noRecord();
    if (detailsVersion(stored) === detailsVersion(details)) return { outcome: "unchanged" };
    if (detailsVersion(stored) !== version) return { outcome: "conflict", stored };
    await storePatientDetails(tx, record, details);
    await auditRecord(tx, app, open, { action: "update", subject: SUBJECT, outcome: "done" });
    return { outcome: "changed" };
  });
}

/** For each field that was typed otherwise, what is stored there by now. */
export const conflictErrors = (stored: PatientDetails, typed: PatientDetails) =>
  storedFields(DETAIL_FIELDS, detailTexts(stored), detailTexts(typed), (name, text) =>
    name === "gender" ? asMessage(text) : text,
  );

async function ownRecord(userId: number, { db }: Needs): Promise<number> {
  const patientId = await ownPatientId(db, userId);
  if (patientId === null) throw noRecord();
  return patientId;
}

const noRecord = () => new ApiError("not_found", "There is no record under your account yet");
