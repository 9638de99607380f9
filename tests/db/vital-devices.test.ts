import type { Database } from "db/client";
import { vitalDevices } from "db/schema";
import { addDevice, listDevices, revokeDevice } from "db/vital-devices";
import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hashToken, newToken } from "~/services/sessions/token.server";
import { engines, type TestDatabase } from "../support/databases";
import { addPatient } from "./support/rows";

const NOW = new Date("2026-11-28T09:00:00Z");

describe.each(engines)("devices on $name", ({ open }) => {
  let database: TestDatabase;
  let db: Database;
  beforeAll(async () => {
    database = await open();
    db = database.db;
  });
  afterAll(() => database.close());

  test("of those that were revoked, the newest twenty of a record are kept", async () => {
    const [patientId, another] = [await addPatient(db), await addPatient(db)];
    const add = async (name: string, owner = patientId) => {
      const device = { patientId: owner, name, tokenHash: hashToken(newToken()), deviceTypes: [], createdAt: NOW };
      expect(await addDevice(db, device, 20)).toBe("added");
      return (await listDevices(db, owner)).at(-1)!.id;
    };
    const revoke = (id: number, minute: number, owner = patientId) =>
      revokeDevice(db, owner, id, new Date(NOW.getTime() + minute * 60_000));
    await revoke(await add("another's", another), 0, another);
    await add("in use");
    for (let minute = 0; minute < 22; minute++) expect(await revoke(await add(`${minute}`), minute)).toBe(true);
    const names = async (owner: number) =>
      (await db.select().from(vitalDevices).where(eq(vitalDevices.patientId, owner)).orderBy(asc(vitalDevices.id))).map(
        ({ name }) => name,
      );
    expect(await names(patientId)).toEqual(["in use", ...Array.from({ length: 20 }, (_, index) => `${index + 2}`)]);
    expect(await names(another)).toEqual(["another's"]);
  });
});
