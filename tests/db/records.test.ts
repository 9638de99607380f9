import { eq } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import type { Database } from "db/client";
import { ownRecordAccess, recordAccess } from "db/patients";
import { demoRecordStamp, findPatient } from "db/records";
import {
  consultations,
  documents,
  patients,
  prescriptions,
  providers,
  users,
  vitalLimits,
  vitalReadings,
  vitalSnoozes,
  weightPlans,
} from "db/schema";
import { acknowledgeAlert, addAlert } from "db/vital-alerts";
import { withChannel } from "db/vital-events";
import { writeReadings } from "db/vital-writer";
import { latestReadings } from "db/vitals";
import { mayUseDesk } from "~/domain/policy";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { engines, type TestDatabase } from "../support/databases";
import { addPatient, addProviders, addUser } from "./support/rows";

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
      const [ownerId, treating, stranger] = [
        await addUser(db, { role: "patient" }),
        await addUser(db),
        await addUser(db),
      ];
      const [treatingProvider, strangeProvider] = await addProviders(db, [
        { userId: treating, reviewStatus: "verified" },
        { userId: stranger, reviewStatus: "verified" },
      ]);
      const [own, other] = [await addPatient(db, { userId: ownerId }), await addPatient(db)];
      const consultation = { type: "vr", status: "completed" as const, scheduledAt: new Date(), symptoms: [] };
      await db.insert(consultations).values([
        { ...consultation, patientId: own, providerId: treatingProvider! },
        { ...consultation, patientId: own, providerId: null },
        { ...consultation, patientId: other, providerId: strangeProvider! },
      ]);
      const untreated = { isDemo: false, ownerId, treatedByViewer: false, emergencyUntil: null };
      expect(await recordAccess(db, own, null, new Date())).toEqual(untreated);
      expect(await recordAccess(db, own, ownerId, new Date())).toEqual(untreated);
      expect(await recordAccess(db, own, stranger, new Date())).toEqual(untreated);
      expect(await recordAccess(db, own, treating, new Date())).toEqual({ ...untreated, treatedByViewer: true });
      expect(await recordAccess(db, other, treating, new Date())).toEqual({ ...untreated, ownerId: null });
    });

    test("is a specialist's while the desk is open to them, as mayUseDesk says, and no longer once they are rejected", async () => {
      const treating = await addUser(db);
      const [providerId] = await addProviders(db, [{ userId: treating }]);
      const patientId = await addPatient(db);
      await db.insert(consultations).values({
        type: "vr",
        status: "scheduled",
        scheduledAt: new Date(),
        symptoms: [],
        patientId,
        providerId: providerId!,
      });
      for (const status of ["verified", "under_review", "rejected"] as const)
        for (const reviewedAt of [null, new Date()])
          for (const reason of ["", "Licence was revoked"]) {
            await db
              .update(providers)
              .set({ reviewStatus: status, reviewedAt, reviewReason: reason })
              .where(eq(providers.id, providerId!));
            const isOpen = mayUseDesk({ status, reviewedAt, reason });
            expect(
              (await recordAccess(db, patientId, treating, new Date()))!.treatedByViewer,
              `${status} ${String(reviewedAt !== null)} “${reason}”`,
            ).toBe(isOpen);
            expect((await findPatient(db, { patientId, viewer: { id: treating, role: "provider" } })) !== null).toBe(
              isOpen,
            );
          }
    });

    test("to the demo record is marked, to no record there is none", async () => {
      const demo = await addPatient(db, { isDemo: true });
      expect(await recordAccess(db, demo, null, new Date())).toEqual({
        isDemo: true,
        ownerId: null,
        treatedByViewer: false,
        emergencyUntil: null,
      });
      expect(await recordAccess(db, 2_147_483_647, null, new Date())).toBeNull();
    });

    test("to one's own record or, without one, to another is the same as to either by its number", async () => {
      const [ownerId, without] = [await addUser(db, { role: "patient" }), await addUser(db, { role: "patient" })];
      const [own, otherwise] = [await addPatient(db, { userId: ownerId }), await addPatient(db, { isDemo: true })];
      const asked = (userId: number | null, viewerId: number | null) =>
        ownRecordAccess(db, { userId, viewerId, otherwise });
      expect(await asked(ownerId, ownerId)).toEqual({
        patientId: own,
        ...(await recordAccess(db, own, ownerId, new Date())),
      });
      const demo = { patientId: otherwise, ...(await recordAccess(db, otherwise, null, new Date())) };
      expect(await asked(without, without)).toEqual(demo);
      expect(await asked(null, null)).toEqual(demo);
      // A specialist who happens to have a record, too, is not asking for it.
      expect(await asked(null, ownerId)).toEqual(demo);
      expect(await ownRecordAccess(db, { userId: null, viewerId: null, otherwise: 2_147_483_647 })).toBeNull();
    });
  });

  describe("the latest readings", () => {
    const at = (minute: number) => new Date(Date.UTC(2026, 2, 10, 8, minute));

    test("are the newest of each type that was measured, of this patient alone", async () => {
      const [patientId, other] = [await addPatient(db), await addPatient(db)];
      const row = (
        deviceType: typeof vitalReadings.$inferInsert.deviceType,
        value: number,
        minute: number,
        change = {},
      ) => ({
        patientId,
        deviceType,
        value,
        measuredAt: at(minute),
        ...change,
      });
      await db
        .insert(vitalReadings)
        .values([
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
      await db.insert(vitalReadings).values(
        [60, 61, 62].map((value) => ({
          patientId,
          deviceType: "heart_rate" as const,
          value,
          measuredAt: at(0),
          deviceId: value,
        })),
      );
      expect(await latestReadings(db, patientId)).toMatchObject([{ value: 62 }]);
    });

    test("are none without any", async () => {
      expect(await latestReadings(db, await addPatient(db))).toEqual([]);
    });

    test("only a blood pressure has two numbers", async () => {
      const patientId = await addPatient(db);
      const bad = { deviceType: "heart_rate" as const, value: 70, diastolic: 80 };
      await expect(
        db.insert(vitalReadings).values({ ...bad, patientId, measuredAt: at(0), deviceId: 9 }),
      ).rejects.toThrow();
      expect(await latestReadings(db, patientId)).toEqual([]);
    });
  });

  describe("the stamp of a fictional one", () => {
    const now = new Date("2026-05-05T12:00:00Z");
    const measure = (patientId: number, value: number, measuredAt = now) =>
      writeReadings(db, {
        patientId,
        deviceId: 1,
        readings: [{ deviceType: "heart_rate", value, diastolic: null, measuredAt }],
        now,
      });

    test("changes with each thing that is shown of it, and with nothing else", async () => {
      const [patientId, other] = [await addPatient(db, { isDemo: true }), await addPatient(db, { isDemo: true })];
      const userId = await addUser(db, { role: "provider" });
      const [providerId] = await addProviders(db, [{ userId }]);
      const consultation = {
        patientId,
        providerId: providerId!,
        type: "vr",
        status: "scheduled" as const,
        scheduledAt: now,
        symptoms: [],
      };
      const alert = {
        patientId,
        deviceType: "heart_rate",
        kind: "out_of_range",
        severity: "warning",
        direction: "high",
        value: 130,
        measuredAt: now,
        raisedAt: now,
      } as const;
      let alertId = 0;
      const changes: [what: string, change: () => Promise<unknown>][] = [
        ["a name", () => db.update(patients).set({ firstName: "Ida" }).where(eq(patients.id, patientId))],
        [
          "an allergy",
          () =>
            db
              .update(patients)
              .set({ allergies: ["nuts"] })
              .where(eq(patients.id, patientId)),
        ],
        ["readings", () => measure(patientId, 70)],
        ["older readings", () => measure(patientId, 71, new Date(now.getTime() - 60_000))],
        ["limits", () => db.insert(vitalLimits).values({ patientId, deviceType: "heart_rate", high: 90 })],
        ["a silence", () => db.insert(vitalSnoozes).values({ patientId, severity: "warning", until: now, by: null })],
        ["an alert", async () => (alertId = (await addAlert(db, alert)).id)],
        ["an acknowledgement", () => acknowledgeAlert(db, { patientId, alertId, by: null, now })],
        [
          "an event",
          () => withChannel(db, patientId, now, () => Promise.resolve({ result: null, events: [{ changed: true }] })),
        ],
        ["a unit", () => db.insert(weightPlans).values({ patientId, unit: "lb" })],
        ["a consultation", () => db.insert(consultations).values(consultation)],
        [
          "its end",
          () => db.update(consultations).set({ status: "completed" }).where(eq(consultations.patientId, patientId)),
        ],
        ["its specialist's name", () => db.update(users).set({ lastName: "Newname" }).where(eq(users.id, userId))],
        [
          "a prescription",
          () =>
            db.insert(prescriptions).values({
              patientId,
              providerId: null,
              medicationName: "A",
              dosage: "1 mg",
              frequency: "daily",
              duration: "a week",
              prescribedAt: now,
            }),
        ],
        [
          "a document",
          () =>
            db.insert(documents).values({
              id: randomUUID(),
              patientId,
              name: "a.pdf",
              contentType: "application/pdf",
              size: 1,
              hash: new Uint8Array(32),
              createdAt: now,
            }),
        ],
      ];
      const seen = new Set([await demoRecordStamp(db, patientId)]);
      for (const [what, change] of changes) {
        await change();
        const stamp = await demoRecordStamp(db, patientId);
        expect(seen.has(stamp), what).toBe(false);
        expect(await demoRecordStamp(db, patientId), `${what}: the same, asked again`).toBe(stamp);
        seen.add(stamp);
      }
      const before = await demoRecordStamp(db, patientId);
      await db.insert(consultations).values({ ...consultation, patientId: other });
      await measure(other, 70);
      expect(await demoRecordStamp(db, patientId), "another patient's").toBe(before);
    });

    test("is none of a real person's, and of nobody's", async () => {
      expect(await demoRecordStamp(db, await addPatient(db))).toBe("");
      expect(await demoRecordStamp(db, 1_000_000)).toBe("");
    });
  });
});
