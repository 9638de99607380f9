import { recordAccess } from "db/patients";
import { findDevice } from "db/vital-devices";
import type { AppContext } from "~/context";
import { FROM_DEVICE } from "~/domain/audit";
import { ApiError } from "~/domain/errors";
import { READING_SOURCES, type DeviceType } from "~/domain/vitals/types";
import { idParam } from "~/services/http/responses/endpoint.server";
import { requireWithinLimit } from "~/services/http/limits/rate-limits.server";
import {
  auditRefusal,
  requireRecord,
  requireWithinRefusalLimit,
  type OpenRecord,
  type RecordSubject,
} from "~/services/records/record-guard.server";
import { hashToken } from "~/services/sessions/token.server";

type Needs = Pick<AppContext, "db" | "clock" | "cookies" | "limits" | "log" | "session" | "clientAddress">;

/** Who sends readings, and for whom. */
export type Sender = {
  record: OpenRecord;
  /** A device's number, or `READING_SOURCES.typed` of a person. */
  deviceId: number;
  /** What it may send; a person everything. */
  deviceTypes: readonly DeviceType[] | null;
  /** For the audit log. */
  subject: RecordSubject;
};

const TYPED = "vitals";

/**
 * Finds out who sends readings for a patient: a device by its token, or somebody
 * signed in who may write the record. A token is looked at first: with a wrong
 * one a session does not help.
 * @throws {ApiError} 401, 403, 404; 429 for a device that sends too often.
 */
export async function requireSender(
  request: Request,
  patientParam: string | undefined,
  context: Needs,
): Promise<Sender> {
  const authorization = request.headers.get("authorization");
  if (authorization !== null) return deviceOf(authorization, patientParam, context);
  requireWithinLimit(await context.limits.take("attempts", context.clientAddress));
  const record = await requireRecord(request, patientParam, context, TYPED, "create");
  return { record, deviceId: READING_SOURCES.typed, deviceTypes: null, subject: TYPED };
}

async function deviceOf(authorization: string, patientParam: string | undefined, context: Needs): Promise<Sender> {
  const token = /^Bearer +([\w-]{1,100})$/i.exec(authorization)?.[1];
  const device = token === undefined ? null : await findDevice(context.db, hashToken(token));
  if (!device) {
    requireWithinLimit(await context.limits.take("attempts", context.clientAddress));
    throw noSuchToken();
  }
  requireWithinLimit(await context.limits.take("devices", String(device.id)));
  const patientId = idParam(patientParam);
  if (patientId === null) throw new ApiError("not_found", "There is no such patient");
  const record: OpenRecord = { patientId, viewer: null, isDemo: false };
  if (patientId !== device.patientId) {
    // The same answer and the same limit whether there is such a patient or not; only one who is there has a log.
    if (await recordAccess(context.db, patientId, null, context.clock())) await denied(record, FROM_DEVICE, context);
    else await requireWithinRefusalLimit(null, context);
    throw new ApiError("forbidden", "This device sends for another record");
  }
  return { record, deviceId: device.id, deviceTypes: device.deviceTypes, subject: FROM_DEVICE };
}

/** Of a token that was never given, or taken back: the two look the same. */
export const noSuchToken = () =>
  new ApiError("unauthenticated", "This token is not known, or was revoked", {
    challenge: 'Bearer error="invalid_token"',
  });

/** Notes that readings were sent by somebody who may not. */
export const denied = (record: OpenRecord, subject: RecordSubject, context: Needs) =>
  auditRefusal(context, record, { action: "create", subject });
