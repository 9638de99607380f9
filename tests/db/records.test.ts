import type { Database } from "db/client";
import { recordAccess } from "db/patients";
import { consultations, patients, vitalReadings } from "db/schema";
import { latestReadings } from "db/vitals";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { engines, type TestDatabase } from "../support/databases";
import { addProviders, addUser } from "./support/rows";

let records = 0;
async function addPatient(db: Database, change: Partial<typeof patients.$inferInsert> = {}): Promise<number> {
  const [added] = await db
    .insert(patients)
    .values({
      medicalRecordNumber: `MRN-TEST-${++records}`,
      firstName: "Ada",
      lastName: "Reyes",
      medicalHistory: [],
      allergies: [],
      medications: [],
      ...change,
    })
    .returning({ id: patients.id });
  return added!.id;
}

describe.each(engines)("patients' records on $name", ({ open }) => {
  let database: TestDatabase;
  let db: Database;
  beforeAll(async () => {
    database = await open();
    db = database.db;
  });
  afterAll(() => database.close());

  describe("access", () => {
    test("is decided by the demo mark, the owner and a consultation of the viewer's own", async () => {
      const [ownerId, treating, stranger] = [await addUser(db, { role: "patient" }), await addUser(db), await addUser(db)];
      const [treatingProvider, strangeProvider] = await addProviders(db, [{ userId: treating }, { userId: stranger }]);
      const [own, other] = [await addPatient(db, { userId: ownerId }), await addPatient(db)];
      const consultation = { type: "vr", status: "completed" as const, scheduledAt: new Date(), symptoms: [] };
      await db.insert(consultations).values([
        { ...consultation, patientId: own, providerId: treatingProvider! },
        { ...consultation, patientId: own, providerId: null },
        { ...consultation, patientId: other, providerId: strangeProvider! },
      ]);
      const untreated = { isDemo: false, ownerId, treatedByViewer: false };
      expect(await recordAccess(db, own, null)).toEqual(untreated);
      expect(await recordAccess(db, own, ownerId)).toEqual(untreated);
      expect(await recordAccess(db, own, stranger)).toEqual(untreated);
      expect(await recordAccess(db, own, treating)).toEqual({ ...untreated, treatedByViewer: true });
      expect(await recordAccess(db, other, treating)).toEqual({ isDemo: false, ownerId: null, treatedByViewer: false });
    });

    test("to the demo record is marked, to no record there is none", async () => {
      const demo = await addPatient(db, { isDemo: true });
      expect(await recordAccess(db, demo, null)).toEqual({ isDemo: true, ownerId: null, treatedByViewer: false });
      expect(await recordAccess(db, 2_147_483_647, null)).toBeNull();
    });
  });

  describe("the latest readings", () => {
    const at = (minute: number) => new Date(Date.UTC(2026, 2, 10, 8, minute));

    test("API-05 are the newest of each type that was measured, of this patient alone", async () => {
      const [patientId, other] = [await addPatient(db), await addPatient(db)];
      const row = (deviceType: typeof vitalReadings.$inferInsert.deviceType, value: number, minute: number, change = {}) => ({
        patientId,
        deviceType,
        value,
        measuredAt: at(minute),
        ...change,
      });
      await db.insert(vitalReadings).values([
        row("heart_rate", 70, 1),
        row("heart_rate", 75, 9),
        row("heart_rate", 71, 5),
        row("blood_pressure", 118, 3, { diastolic: 76 }),
        row("blood_pressure", 121, 4, { diastolic: 79 }),
        row("body_weight", 83.4, 2),
        row("heart_rate", 99, 30, { patientId: other }),
        row("oxygen_sat", 97, 30, { patientId: other }),
      ]);
      const latest = (await latestReadings(db, patientId)).map(({ id: _, ...reading }) => reading);
      expect(latest.sort((a, b) => a.deviceType.localeCompare(b.deviceType))).toEqual([
        { deviceType: "blood_pressure", value: 121, diastolic: 79, measuredAt: at(4) },
        { deviceType: "body_weight", value: 83.4, diastolic: null, measuredAt: at(2) },
        { deviceType: "heart_rate", value: 75, diastolic: null, measuredAt: at(9) },
      ]);
    });

    test("of two at one time the later stored one counts", async () => {
      const patientId = await addPatient(db);
      await db.insert(vitalReadings).values([60, 61, 62].map((value) => ({ patientId, deviceType: "heart_rate" as const, value, measuredAt: at(0), deviceId: value })));
      expect(await latestReadings(db, patientId)).toMatchObject([{ value: 62 }]);
    });

    test("are none without any", async () => {
      expect(await latestReadings(db, await addPatient(db))).toEqual([]);
    });

    test("a blood pressure has both numbers, nothing else has two", async () => {
      const patientId = await addPatient(db);
      const bad = [
        { deviceType: "blood_pressure" as const, value: 120 },
        { deviceType: "heart_rate" as const, value: 70, diastolic: 80 },
      ];
      for (const reading of bad) await expect(db.insert(vitalReadings).values({ ...reading, patientId, measuredAt: at(0), deviceId: 9 })).rejects.toThrow();
      expect(await latestReadings(db, patientId)).toEqual([]);
    });
  });
});
