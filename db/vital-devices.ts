import { and, asc, desc, eq, inArray, isNotNull, isNull, notInArray } from "drizzle-orm";
import type { DeviceType } from "~/domain/vitals/types";
import type { Database, Queryable } from "./client";
import { patients, vitalDevices } from "./schema";

/** A device that may send, as its patient sees it. */
export type Device = {
  id: number;
  name: string;
  deviceTypes: DeviceType[];
  formId: string | null;
  createdAt: Date;
  lastUsedAt: Date | null;
};
/** A device that has shown its token. */
export type KnownDevice = { id: number; patientId: number; deviceTypes: DeviceType[] };

/** A patient's devices that were not revoked, oldest first. */
export const listDevices = (db: Queryable, patientId: number): Promise<Device[]> =>
  db
    .select({
      id: vitalDevices.id,
      name: vitalDevices.name,
      deviceTypes: vitalDevices.deviceTypes,
      formId: vitalDevices.formId,
      createdAt: vitalDevices.createdAt,
      lastUsedAt: vitalDevices.lastUsedAt,
    })
    .from(vitalDevices)
    .where(and(eq(vitalDevices.patientId, patientId), isNull(vitalDevices.revokedAt)))
    .orderBy(asc(vitalDevices.id));

/**
 * Adds a device, unless the patient has `most` of them already: also of any
 * number added at once. The same form sent again (a second click, a reload, a
 * retry) is no second device: the first one gets the new token, for the old one may
 * have been shown to nobody, unless it has sent something with it. Changed since, after a
 * look back, it is another device.
 */
export async function addDevice(
  db: Database,
  device: {
    patientId: number;
    name: string;
    tokenHash: Uint8Array;
    deviceTypes: DeviceType[];
    formId?: string | null;
    createdAt: Date;
  },
  most: number,
): Promise<"added" | "too many" | "in use"> {
  return db.transaction(async (tx) => {
    await tx.select({ id: patients.id }).from(patients).where(eq(patients.id, device.patientId)).for("update");
    const there = await listDevices(tx, device.patientId);
    const again =
      device.formId &&
      there.find(
        ({ formId, name, deviceTypes }) =>
          formId === device.formId && name === device.name && String(deviceTypes) === String(device.deviceTypes),
      );
    if (again) {
      const changed = await tx
        .update(vitalDevices)
        .set({ tokenHash: device.tokenHash })
        .where(and(eq(vitalDevices.id, again.id), isNull(vitalDevices.lastUsedAt)))
        .returning({ id: vitalDevices.id });
      return changed.length > 0 ? "added" : "in use";
    }
    if (there.length >= most) return "too many";
    await tx.insert(vitalDevices).values(device);
    return "added";
  });
}

/**
 * Revoked devices of a patient that are kept, the newest: by then, a token of an older one is like one that never was.
 */
const MAX_REVOKED = 20;

/**
 * Takes a device's right to send, at once and for good.
 * @returns false if it is not the patient's, or had none any more.
 */
export async function revokeDevice(db: Queryable, patientId: number, id: number, now: Date): Promise<boolean> {
  const revoked = await db
    .update(vitalDevices)
    .set({ revokedAt: now })
    .where(and(eq(vitalDevices.id, id), eq(vitalDevices.patientId, patientId), isNull(vitalDevices.revokedAt)))
    .returning({ id: vitalDevices.id });
  const isRevoked = and(eq(vitalDevices.patientId, patientId), isNotNull(vitalDevices.revokedAt));
  const newest = db
    .select({ id: vitalDevices.id })
    .from(vitalDevices)
    .where(isRevoked)
    .orderBy(desc(vitalDevices.revokedAt), desc(vitalDevices.id))
    .limit(MAX_REVOKED);
  await db.delete(vitalDevices).where(and(isRevoked, notInArray(vitalDevices.id, newest)));
  return revoked.length > 0;
}

/** Takes it from all devices of an account's record. */
export async function revokeDevices(db: Queryable, userId: number, now: Date): Promise<void> {
  const own = db.select({ id: patients.id }).from(patients).where(eq(patients.userId, userId));
  await db
    .update(vitalDevices)
    .set({ revokedAt: now })
    .where(and(inArray(vitalDevices.patientId, own), isNull(vitalDevices.revokedAt)));
}

/** The device whose token this is the hash of, or `null` for none and for a revoked one. */
export async function findDevice(db: Queryable, tokenHash: Uint8Array): Promise<KnownDevice | null> {
  const [found] = await db
    .select({ id: vitalDevices.id, patientId: vitalDevices.patientId, deviceTypes: vitalDevices.deviceTypes })
    .from(vitalDevices)
    .where(and(eq(vitalDevices.tokenHash, tokenHash), isNull(vitalDevices.revokedAt)));
  return found ?? null;
}

/**
 * Notes that a device has sent something, in the transaction that writes it.
 * @returns false if it was revoked meanwhile: then nothing of it may stay.
 */
export async function markDeviceUsed(db: Queryable, id: number, now: Date): Promise<boolean> {
  const used = await db
    .update(vitalDevices)
    .set({ lastUsedAt: now })
    .where(and(eq(vitalDevices.id, id), isNull(vitalDevices.revokedAt)))
    .returning({ id: vitalDevices.id });
  return used.length > 0;
}
