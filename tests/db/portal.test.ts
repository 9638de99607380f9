import { ownAppointmentRequests, storeAppointmentRequest } from "db/appointments";
import type { Database } from "db/client";
import { recordAccess } from "db/patients";
import {
  countConsultations,
  findPatient,
  findVisit,
  listConsultations,
  listPrescriptions,
  pageOfConsultations,
  patientOfVisit,
  readOverview,
} from "db/records";
import { appointmentRequests, consultations, users } from "db/schema";
import { ownLimits } from "db/vital-alerts";
import { latestReadings } from "db/vitals";
import { eq } from "drizzle-orm";
import { randomBytes, randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { mayReadRecord, type Viewer } from "~/domain/policy";
import { newReference } from "~/domain/reference";
import { prepareRecords, PEOPLE, type Records } from "../api/support/records";
import { engines, type TestDatabase } from "../support/databases";
import { addUser } from "./support/rows";

const ROLES = {
  owner: "patient",
  otherPatient: "patient",
  treating: "provider",
  unrelated: "provider",
  admin: "admin",
} as const;

describe.each(engines)("the portal's queries on $name", ({ open }) => {
  let database: TestDatabase;
  let db: Database;
  let records: Records;
  beforeAll(async () => {
    database = await open();
    db = database.db;
    records = await prepareRecords(db);
  });
  afterAll(() => database.close());

  const owner = () => ({ patientId: records.own, viewer: { id: records.users.owner, role: "patient" as const } });

  test("give a viewer exactly what the policy allows, whoever forgot to ask it", async () => {
    const viewers: Viewer[] = [null, ...PEOPLE.map((name) => ({ id: records.users[name], role: ROLES[name] }))];
    for (const viewer of viewers) {
      for (const patientId of [records.demo, records.own, records.empty]) {
        const allowed =
          mayReadRecord(viewer, (await recordAccess(db, patientId, viewer?.id ?? null, new Date()))!) === "allowed";
        const record = { patientId, viewer };
        const found = await findPatient(db, record);
        expect(found?.id, `${viewer?.role} at ${patientId}`).toBe(allowed ? patientId : undefined);
        const pieces = {
          patient: found,
          readings: await latestReadings(db, patientId),
          own: await ownLimits(db, patientId),
          recent: await pageOfConsultations(db, record, { limit: 3 }),
        };
        expect(await readOverview(db, record, { recent: 3 })).toEqual(allowed ? pieces : null);
        const isOwn = patientId === records.own && allowed;
        expect((await listPrescriptions(db, record)).length > 0).toBe(isOwn);
        expect((await findVisit(db, record, records.visit)) !== null).toBe(isOwn);
        const count = await countConsultations(db, record);
        expect(count).toBe((await listConsultations(db, record)).length);
        if (!allowed) expect(count).toBe(0);
      }
    }
  });

  test("page through the consultations newest first, without a gap", async () => {
    const at = (minute: number) => new Date(Date.UTC(2020, 1, 1, 8, minute));
    const added = await db
      .insert(consultations)
      .values(
        Array.from({ length: 45 }, (_, index) => ({
          patientId: records.own,
          type: "video",
          status: "cancelled" as const,
          scheduledAt: at(Math.floor(index / 2)),
          symptoms: [],
        })),
      )
      .returning({ id: consultations.id });
    const all = await listConsultations(db, owner());
    expect(all).toHaveLength(47);
    const pages = await Promise.all(
      [0, 20, 40, 60].map((offset) => pageOfConsultations(db, owner(), { limit: 20, offset })),
    );
    expect(pages.map((page) => page.length)).toEqual([20, 20, 7, 0]);
    expect(pages.flat().map(({ id }) => id)).toEqual(all.map(({ id }) => id));
    const times = all.map(({ scheduledAt }) => scheduledAt.getTime());
    expect(times).toEqual([...times].sort((a, b) => b - a));
    for (const { id } of added) await db.delete(consultations).where(eq(consultations.id, id));
  });

  test("a visit has a summary once it is completed, with what its specialist prescribed within a day", async () => {
    expect(await patientOfVisit(db, records.visit)).toBe(records.own);
    expect(await patientOfVisit(db, records.planned)).toBeNull();
    expect(await findVisit(db, owner(), records.planned)).toBeNull();
    const visit = await findVisit(db, owner(), records.visit);
    expect(visit?.attending).toMatchObject({ name: "Nora Okafor", specialty: "Nutrition Coach", isListed: true });
    expect(visit?.prescriptions.map(({ medicationName }) => medicationName)).toEqual(["Salbutamol"]);
  });

  describe("own appointment requests", () => {
    const request = async (email: string, userId: number | null) => {
      const stored = await storeAppointmentRequest(
        db,
        {
          firstName: "Ada",
          lastName: "Reyes",
          email,
          phone: "555 010 0199",
          dateOfBirth: "1985-03-27",
          appointmentType: "follow-up",
          preferredDate: "2026-12-01",
          preferredTime: "09:30 AM",
          reasonForVisit: "To see how it goes",
          insuranceProvider: "",
          emergencyContact: "",
          providerId: null,
          idempotencyKey: randomUUID(),
          payloadHash: randomBytes(32),
          createdAt: new Date(),
        },
        () => newReference(randomBytes(5)),
      );
      if (userId !== null)
        await db.update(appointmentRequests).set({ userId }).where(eq(appointmentRequests.reference, stored.reference));
      return stored.reference;
    };
    const own = async (userId: number) =>
      (await ownAppointmentRequests(db, userId, 20)).map(({ reference }) => reference);

    test("are those sent while signed in, and those with the account's address once it is known to be theirs", async () => {
      const email = `${randomUUID()}@example.com`;
      const userId = await addUser(db, { role: "patient", email, emailVerifiedAt: null });
      const [signedIn, byAddress] = [
        await request("another@example.com", userId),
        await request(email.toUpperCase(), null),
      ];
      await request("stranger@example.com", null);
      expect(await own(userId)).toEqual([signedIn]);
      await db.update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.id, userId));
      expect(await own(userId)).toEqual([byAddress, signedIn]);
      expect(await own(await addUser(db, { role: "patient" }))).toEqual([]);
    });

    test("say what was asked for and what has become of it", async () => {
      const userId = await addUser(db, { role: "patient" });
      const reference = await request("x@example.com", userId);
      expect(await ownAppointmentRequests(db, userId, 20)).toEqual([
        {
          reference,
          appointmentType: "follow-up",
          preferredDate: "2026-12-01",
          preferredTime: "09:30 AM",
          specialistZone: null,
          providerId: null,
          startsAt: null,
          endsAt: null,
          patientZone: "",
          providerNote: "",
          status: "requested",
          createdAt: expect.any(Date) as Date,
        },
      ]);
    });
  });
});
