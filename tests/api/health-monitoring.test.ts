import type { Database } from "db/client";
import { consultations, patients, vitalReadings } from "db/schema";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { HealthReading } from "~/domain/vitals/reading";
import { addProviders, addUser } from "../db/support/rows";
import { proves } from "../support/clauses";
import { sessionFor } from "./support/examples";
import { openPrepared } from "./support/prepared";
import { siteEngines, START, type Site } from "./support/site";
import { Visitor, type ErrorContract } from "./support/visitor";

type Records = {
  demo: number;
  own: number;
  empty: number;
  cookies: Record<"owner" | "otherPatient" | "treating" | "otherProvider" | "admin", string>;
};

async function prepareRecords(db: Database): Promise<Records> {
  const person = { firstName: "Ada", lastName: "Reyes", medicalHistory: [], allergies: [], medications: [] };
  const owner = await addUser(db, { role: "patient" });
  const otherPatient = await addUser(db, { role: "patient" });
  const admin = await addUser(db, { role: "admin" });
  const [treating, otherProvider] = [await addUser(db), await addUser(db)];
  const [treatingProvider, unrelated] = await addProviders(db, [
    { userId: treating, reviewStatus: "verified" },
    { userId: otherProvider },
  ]);
  const added = await db
    .insert(patients)
    .values([
      { ...person, medicalRecordNumber: "MRN-1", isDemo: true },
      { ...person, medicalRecordNumber: "MRN-2", userId: owner },
      { ...person, medicalRecordNumber: "MRN-3", userId: otherPatient },
    ])
    .returning({ id: patients.id });
  const [demo, own, empty] = added.map(({ id }) => id) as [number, number, number];
  const consultation = { type: "vr", status: "completed" as const, scheduledAt: new Date(), symptoms: [] };
  await db.insert(consultations).values([
    { ...consultation, patientId: own, providerId: treatingProvider! },
    { ...consultation, patientId: empty, providerId: unrelated! },
  ]);
  const values = { heart_rate: 72, blood_pressure: 120, oxygen_sat: 98, temperature: 98.6, body_weight: 83.4 };
  for (const patientId of [demo, own]) {
    await db.insert(vitalReadings).values(
      (Object.keys(values) as (keyof typeof values)[]).flatMap((deviceType) =>
        [10, 20].map((minute) => ({
          patientId,
          deviceType,
          value: values[deviceType] - (minute === 10 ? 3 : 0),
          diastolic: deviceType === "blood_pressure" ? 80 : null,
          measuredAt: new Date(Date.UTC(2026, 2, 10, 8, minute)),
        })),
      ),
    );
  }
  const cookies = Object.fromEntries(
    await Promise.all(
      Object.entries({ owner, otherPatient, treating, otherProvider, admin }).map(
        async ([name, id]) => [name, await sessionFor(db, id)] as const,
      ),
    ),
  ) as Records["cookies"];
  return { demo, own, empty, cookies };
}

describe.each(siteEngines)("GET /api/health-monitoring/{patientId}/latest on $name", ({ openSite }) => {
  let site: Site;
  let records: Records;
  beforeAll(async () => void ([site, records] = await openPrepared(openSite, prepareRecords)), START);
  afterAll(() => site?.stop());

  const latest = (patient: number | string, cookie?: string, headers = {}) =>
    new Visitor(site, cookie ? { cookie } : {}).get(`/api/health-monitoring/${patient}/latest`, headers);

  test(
    "answers with the newest reading of each type, everyone may read the demo patient's",
    proves("API-05", "DATA-01", "DATA-02"),
    async () => {
      const answer = await latest(records.demo);
      expect(answer.status).toBe(200);
      const readings = answer.json<HealthReading[]>();
      expect(readings).toHaveLength(5);
      const timestamp = "2026-03-10T08:20:00.000Z";
      const byType = Object.fromEntries(readings.map(({ deviceType, ...reading }) => [deviceType, reading]));
      const id = expect.any(Number) as unknown;
      expect(byType).toEqual({
        heart_rate: { id, value: "72", unit: "bpm", timestamp },
        blood_pressure: { id, value: "120/80", unit: "mmHg", timestamp },
        oxygen_sat: { id, value: "98", unit: "%", timestamp },
        temperature: { id, value: "98.6", unit: "°F", timestamp },
        body_weight: { id, value: "83.4", unit: "kg", timestamp },
      });
    },
  );

  test("what it answers sums up to the four vitals", proves("DATA-03"), async () => {
    const { summarize } = await import("~/domain/vitals/reading");
    const summary = summarize((await latest(records.demo)).json<HealthReading[]>());
    expect(Object.fromEntries(Object.entries(summary).map(([key, vital]) => [key, vital?.value]))).toEqual({
      heartRate: "72",
      bloodPressure: "120/80",
      oxygenSat: "98",
      temperature: "98.6",
    });
  });

  test("is for the reader alone to keep, and 304 while nothing is new", async () => {
    const answer = await latest(records.demo);
    expect(answer.headers.get("cache-control")).toBe("private, no-cache");
    const again = await latest(records.demo, undefined, { "If-None-Match": answer.headers.get("etag")! });
    expect([again.status, again.text]).toEqual([304, ""]);
  });

  test("of any other patient answers that patient, a provider who treats them and an administrator", async () => {
    const { owner, treating, admin, otherPatient, otherProvider } = records.cookies;
    for (const cookie of [owner, treating, admin]) {
      const answer = await latest(records.own, cookie);
      expect(answer.status).toBe(200);
      expect(answer.json()).toHaveLength(5);
    }
    for (const cookie of [otherPatient, otherProvider]) {
      const answer = await latest(records.own, cookie);
      expect(answer.status).toBe(403);
      expect(answer.json<ErrorContract>().error.code).toBe("forbidden");
    }
    const nobody = await latest(records.own);
    expect(nobody.status).toBe(401);
    expect(nobody.json<ErrorContract>().error.code).toBe("unauthenticated");
    for (const cookie of ["session=forged", "session=IjEi.c2lnbmF0dXJl"])
      expect((await latest(records.own, cookie)).status).toBe(401);
  });

  test("a tag that somebody overheard opens nothing", async () => {
    const tag = (await latest(records.own, records.cookies.owner)).headers.get("etag")!;
    expect((await latest(records.own, undefined, { "If-None-Match": tag })).status).toBe(401);
    expect((await latest(records.own, records.cookies.otherPatient, { "If-None-Match": "*" })).status).toBe(403);
  });

  test("is an empty list for a patient without readings; no patient is 404 for an administrator, 401 without a session", async () => {
    expect((await latest(records.empty, records.cookies.otherPatient)).json()).toEqual([]);
    for (const id of ["0", "-1", "1e0", "abc", "999999", "99999999999999", "1%20or%201=1"]) {
      const answer = await latest(id, records.cookies.admin);
      expect(answer.status, id).toBe(404);
      expect(answer.json<ErrorContract>().error.code).toBe("not_found");
      expect((await latest(id)).status, id).toBe(401);
    }
  });

  test("denials are logged by number", () => {
    expect(site.logs()).not.toContain("Reyes");
  });
});
