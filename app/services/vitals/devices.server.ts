import { addDevice, listDevices, revokeDevice } from "db/vital-devices";
import type { AppContext } from "~/context";
import { MAX_DEVICES } from "~/domain/vitals/devices";
import type { DeviceType } from "~/domain/vitals/types";
import { auditRecord } from "~/services/records/record-guard.server";
import { hashToken, newToken } from "~/services/sessions/token.server";
import type { OwnRecord } from "./own-record.server";

type Needs = Pick<AppContext, "db" | "clock" | "clientAddress">;

const SUBJECT = "devices";

/** A patient's devices; the look stands in the record's log. */
export async function readDevices(app: Needs, record: OwnRecord) {
  const devices = await listDevices(app.db, record.patientId);
  await auditRecord(app.db, app, record, { action: "read", subject: SUBJECT, outcome: "done" });
  return devices;
}

/**
 * Adds a device. None for an account whose address nobody has proven: its token
 * would go on writing into the record after the address's owner has taken the
 * account over. The session is asked as it was when the request came; the first
 * proof ends such sessions, so none is late (`markEmailVerified`).
 * @returns its token, which is kept nowhere; `in use`: the form was sent before, and the device has sent readings
 * since.
 */
export async function registerDevice(
  app: Needs,
  record: OwnRecord,
  device: { name: string; deviceTypes: DeviceType[]; formId: string | null },
): Promise<{ token: string } | "too many" | "in use" | "not proven"> {
  if (!record.viewer.addressProven) return "not proven";
  const token = newToken();
  const added = await app.db.transaction(async (tx) => {
    const outcome = await addDevice(
      tx,
      {
        name: device.name,
        deviceTypes: device.deviceTypes,
        formId: device.formId,
        patientId: record.patientId,
        tokenHash: hashToken(token),
        createdAt: app.clock(),
      },
      MAX_DEVICES,
    );
    if (outcome === "added")
      await auditRecord(tx, app, record, { action: "create", subject: SUBJECT, outcome: "done" });
    return outcome;
  });
  return added === "added" ? { token } : added;
}

/** Revokes one of the record's devices. @returns false if there was nothing to revoke. */
export const dropDevice = (app: Needs, record: OwnRecord, id: number): Promise<boolean> =>
  app.db.transaction(async (tx) => {
    const revoked = await revokeDevice(tx, record.patientId, id, app.clock());
    if (revoked) await auditRecord(tx, app, record, { action: "delete", subject: SUBJECT, outcome: "done" });
    return revoked;
  });
