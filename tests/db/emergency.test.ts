import type { Database } from "db/client";
import {
  addGrant,
  allGrants,
  countUnreviewed,
  endGrant,
  findForEmergency,
  liveGrants,
  reviewGrant,
} from "db/emergency";
import { recordAccess } from "db/patients";
import { countConsultations, findPatient, listConsultations, listPrescriptions, readOverview } from "db/records";
import { providers } from "db/schema";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { EMERGENCY_MS } from "~/domain/emergency";
import { emergencyOf, type Viewer } from "~/domain/policy";
import { prepareRecords, type Records } from "../api/support/records";
import { engines, type TestDatabase } from "../support/databases";
import { addPatient, addProviders, addUser } from "./support/rows";

const NOW = new Date("2026-03-10T12:00:00Z");
const after = (ms: number) => new Date(NOW.getTime() + ms);

describe.each(engines)("emergency access on $name", ({ open }) => {
  let database: TestDatabase;
  let db: Database;
  let records: Records;
  let viewer: Viewer & object;
  let providerId: number;
  beforeAll(async () => {
    database = await open();
    db = database.db;
    records = await prepareRecords(db);
  });
  afterAll(() => database.close());

  beforeEach(async () => {
    viewer = { id: await addUser(db, { firstName: "Idris", lastName: "Bell" }), role: "provider" };
    [providerId] = (await addProviders(db, [{ userId: viewer.id, reviewStatus: "verified", reviewedAt: NOW }])) as [
      number,
    ];
  });

  const grant = (change: Partial<Parameters<typeof addGrant>[1]> = {}) =>
    addGrant(db, {
      userId: viewer.id,
      patientId: records.own,
      sealedReason: Buffer.from("sealed"),
      grantedAt: NOW,
      expiresAt: after(EMERGENCY_MS),
      ...change,
    });
  /** Whether the owner's record is open, by what the policy asks and by every query that asks again. */
  async function reads(at: Date, patientId = records.own) {
    const access = (await recordAccess(db, patientId, viewer.id, at))!;
    const reader = { patientId, viewer, ...emergencyOf(viewer, access, at) };
    const found = await findPatient(db, reader);
    expect((await readOverview(db, reader, { recent: 3 })) !== null).toBe(found !== null);
    expect([
      (await listConsultations(db, reader)).length,
      await countConsultations(db, reader),
      (await listPrescriptions(db, reader)).length,
    ]).toEqual(found ? [2, 2, 2] : [0, 0, 0]);
    expect(access.emergencyUntil !== null).toBe(found !== null);
    return found !== null;
  }

  test("opens one record to one specialist for an hour to the millisecond, and no other", async () => {
    expect(await reads(NOW)).toBe(false);
    await grant();
    expect([
      await reads(NOW),
      await reads(after(EMERGENCY_MS - 1)),
      await reads(after(EMERGENCY_MS)),
      await reads(after(EMERGENCY_MS + 1)),
    ]).toEqual([true, true, false, false]);
    expect((await recordAccess(db, records.own, viewer.id, NOW))!.emergencyUntil).toEqual(after(EMERGENCY_MS));
    expect((await recordAccess(db, records.empty, viewer.id, NOW))!.emergencyUntil).toBeNull();
    for (const other of [records.users.unrelated, records.users.otherPatient, null])
      expect((await recordAccess(db, records.own, other, NOW))!.emergencyUntil).toBeNull();
  });

  test("no query looks for a grant unless it is told that one was found", async () => {
    await grant();
    expect(await findPatient(db, { patientId: records.own, viewer })).toBeNull();
    // Found for one moment, it does not hold at a later one.
    expect(
      await findPatient(db, {
        patientId: records.own,
        viewer,
        emergency: { at: after(EMERGENCY_MS), until: after(EMERGENCY_MS) },
      }),
    ).toBeNull();
    expect(
      await findPatient(db, { patientId: records.empty, viewer, emergency: { at: NOW, until: after(EMERGENCY_MS) } }),
    ).toBeNull();
    expect(
      await findPatient(db, {
        patientId: records.own,
        viewer: { id: records.users.unrelated, role: "provider" },
        emergency: { at: NOW, until: after(EMERGENCY_MS) },
      }),
    ).toBeNull();
  });

  test("ends at once where the specialist is not verified any more", async () => {
    await grant();
    for (const status of ["under_review", "rejected", "verified"] as const) {
      await db.update(providers).set({ reviewStatus: status }).where(eq(providers.id, providerId));
      expect([status, await reads(NOW)]).toEqual([status, status === "verified"]);
    }
  });

  test("is ended by whose it is, once, and only while it is in force", async () => {
    await grant();
    const [live] = await liveGrants(db, viewer.id, NOW);
    expect(await endGrant(db, records.users.treating, live!.id, NOW)).toBeNull();
    expect(await endGrant(db, viewer.id, live!.id, after(EMERGENCY_MS))).toBeNull();
    expect(await reads(NOW)).toBe(true);
    expect(await endGrant(db, viewer.id, live!.id, after(1))).toBe(records.own);
    expect(await endGrant(db, viewer.id, live!.id, after(2))).toBeNull();
    expect(await reads(after(2))).toBe(false);
    expect(await liveGrants(db, viewer.id, after(2))).toEqual([]);
  });

  test("those in force are listed with whose record it is, of all patients or of one", async () => {
    await grant({ expiresAt: after(2_000) });
    await grant({ patientId: records.empty, expiresAt: after(1_000) });
    await grant({ patientId: records.demo, expiresAt: NOW });
    const named = (grants: Awaited<ReturnType<typeof liveGrants>>) =>
      grants.map(({ medicalRecordNumber }) => medicalRecordNumber);
    expect(named(await liveGrants(db, viewer.id, NOW))).toEqual(["MRN-EMPTY", "MRN-OWN"]);
    expect(named(await liveGrants(db, viewer.id, NOW, records.own))).toEqual(["MRN-OWN"]);
  });

  test("a review is noted once, with who and when; pages go on where the one before ended", async () => {
    const before = await countUnreviewed(db);
    await grant();
    await grant({ patientId: records.empty });
    const [second, first] = await allGrants(db, { limit: 2 });
    expect([first!.patientId, second!.patientId, first!.specialist, second!.reviewer]).toEqual([
      records.own,
      records.empty,
      "Idris Bell",
      null,
    ]);
    expect((await allGrants(db, { limit: 1, before: second!.id }))[0]!.id).toBe(first!.id);
    expect(await reviewGrant(db, first!.id, { by: records.users.admin, at: NOW })).toEqual({
      userId: viewer.id,
      patientId: records.own,
    });
    expect(await reviewGrant(db, first!.id, { by: records.users.treating, at: after(1) })).toBeNull();
    expect(await reviewGrant(db, 2_147_483_647, { by: records.users.admin, at: NOW })).toBeNull();
    expect((await allGrants(db, { limit: 1, before: second!.id }))[0]).toMatchObject({
      reviewedAt: NOW,
      reviewer: expect.stringMatching(/^Ada Reyes/) as string,
    });
    expect(await countUnreviewed(db)).toBe(before + 1);
  });

  test("finds one person by the number or by name and date of birth, however it is written, and never one of several", async () => {
    const born = { lastName: "O’Núñez", dateOfBirth: "1971-02-03" };
    const [one, other] = [
      await addPatient(db, { ...born, medicalRecordNumber: "MR-Find-1" }),
      await addPatient(db, { lastName: "Sole", dateOfBirth: "1971-02-03", medicalRecordNumber: "MR-FIND-2" }),
    ];
    const find = (wanted: Partial<Parameters<typeof findForEmergency>[1]>) =>
      findForEmergency(db, { recordNumber: "", lastName: "", dateOfBirth: "", ...wanted });
    expect([
      await find({ recordNumber: "mr-find-1" }),
      await find({ lastName: "o'nunez", dateOfBirth: "1971-02-03" }),
      await find({ lastName: "SOLE", dateOfBirth: "1971-02-03" }),
    ]).toEqual([one, one, other]);
    expect(await find({ recordNumber: "MR-FIND-2", lastName: "Sole" })).toBe(other);
    for (const wrong of [
      {},
      { lastName: "Sole" },
      { dateOfBirth: "1971-02-03" as const },
      { recordNumber: "MR-FIND" },
      { recordNumber: "MR-FIND-_" },
      { recordNumber: "%" },
      { recordNumber: "MR-FIND-2", lastName: "Other" },
      { lastName: "Sole", dateOfBirth: "1971-02-04" as const },
    ]) {
      expect([wrong, await find(wrong)]).toEqual([wrong, null]);
    }
    await addPatient(db, { ...born, medicalRecordNumber: "MR-FIND-3" });
    expect(await find({ lastName: "O’Núñez", dateOfBirth: "1971-02-03" })).toBeNull();
  });
});
