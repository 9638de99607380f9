import { auditLog } from "db/schema";
import { asc, gt } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Consultation, Patient, Prescription } from "~/domain/consultations";
import { openPrepared } from "./support/prepared";
import { prepareRecords, type Person, type Records } from "./support/records";
import { siteEngines, START, type Site } from "./support/site";
import { Visitor, type ErrorContract } from "./support/visitor";

const ENDPOINTS = [
  { name: "patient", path: (id: number | string) => `/api/patients/${id}`, subject: "health summary" },
  {
    name: "prescriptions",
    path: (id: number | string) => `/api/prescriptions/patient/${id}`,
    subject: "prescriptions",
  },
  {
    name: "consultations",
    path: (id: number | string) => `/api/consultations/patient/${id}`,
    subject: "consultations",
  },
] as const;

/** Who may read the owner's record, and what the others are told. */
const MATRIX: readonly (readonly [Person | "nobody", number])[] = [
  ["nobody", 401],
  ["otherPatient", 403],
  ["unrelated", 403],
  ["owner", 200],
  ["treating", 200],
  ["admin", 200],
];

describe.each(siteEngines)("a patient's record by the API on $name", ({ openSite }) => {
  let site: Site;
  let records: Records;
  beforeAll(async () => void ([site, records] = await openPrepared(openSite, prepareRecords)), START);
  afterAll(() => site?.stop());

  const visitor = (who: Person | "nobody") =>
    new Visitor(site, who === "nobody" ? {} : { cookie: records.cookies[who] });

  let seen = 0;
  /** What was added to the audit log since it was last asked for. */
  const newEntries = () =>
    site.database(async (db) => {
      const rows = await db.select().from(auditLog).where(gt(auditLog.id, seen)).orderBy(asc(auditLog.id));
      seen = rows.at(-1)?.id ?? seen;
      return rows.map(({ actorId, patientId, action, subject, outcome }) => ({
        actorId,
        patientId,
        action,
        subject,
        outcome,
      }));
    });

  test("API-13 DATA-28 a patient has their own fields and nothing else", async () => {
    const answer = await visitor("owner").get(`/api/patients/${records.own}`);
    expect(answer.status).toBe(200);
    expect(answer.json<Patient>()).toEqual({
      id: records.own,
      firstName: "Ada",
      lastName: "Reyes",
      dateOfBirth: "1985-03-27",
      gender: "female",
      medicalRecordNumber: "MRN-OWN",
      emergencyContact: "Sam Reyes, 555 010 0111",
      insuranceProvider: "Blue River Health",
      medicalHistory: ["Asthma"],
      allergies: ["Penicillin"],
      medications: ["Salbutamol as needed"],
    });
  });

  test("API-14 DATA-29 prescriptions are a list, newest first, instructions only where there are some", async () => {
    const answer = await visitor("owner").get(`/api/prescriptions/patient/${records.own}`);
    const common = { id: expect.any(Number) as number, dosage: "100 µg", frequency: "As needed", duration: "90 days" };
    expect(answer.json<Prescription[]>()).toEqual([
      {
        ...common,
        medicationName: "Salbutamol",
        instructions: "Rinse your mouth.",
        prescribedAt: "2026-03-10T16:00:00.000Z",
      },
      { ...common, medicationName: "Older medicine", prescribedAt: "2025-03-10T16:00:00.000Z" },
    ]);
  });

  test("API-15 DATA-30 consultations are a list, newest first, instants in UTC", async () => {
    const answer = await visitor("owner").get(`/api/consultations/patient/${records.own}`);
    expect(answer.json<Consultation[]>()).toEqual([
      {
        id: records.planned,
        type: "in-person",
        status: "scheduled",
        scheduledAt: "2026-04-10T15:30:00.000Z",
        symptoms: ["Cough"],
        diagnosis: "",
        treatment: "",
      },
      {
        id: records.visit,
        type: "vr",
        status: "completed",
        scheduledAt: "2026-03-10T15:30:00.000Z",
        symptoms: ["Cough"],
        diagnosis: "Mild asthma",
        treatment: "Two puffs when needed",
      },
    ]);
  });

  test(
    "API-13 API-14 API-15 each answers its owner, who treats them and an administrator, and each access is one entry in the log, a refused one too",
    async () => {
      await newEntries();
      const expected: unknown[] = [];
      for (const { path, subject } of ENDPOINTS) {
        for (const [who, status] of MATRIX) {
          const answer = await visitor(who).get(path(records.own));
          expect(answer.status, `${who} at ${path(0)}`).toBe(status);
          if (status !== 200) {
            expect(answer.json<ErrorContract>().error.code).toBe(status === 401 ? "unauthenticated" : "forbidden");
            expect(answer.text).not.toMatch(/Reyes|MRN|Salbutamol|asthma/i);
          }
          const actorId = who === "nobody" ? null : records.users[who];
          expected.push({
            actorId,
            patientId: records.own,
            action: "read",
            subject,
            outcome: status === 200 ? "done" : "denied",
          });
        }
      }
      expect(await newEntries()).toEqual(expected);
    },
    START,
  );

  test(
    "API-13 API-14 API-15 everybody reads the demo record, and that is logged nowhere",
    async () => {
      await newEntries();
      for (const { path } of ENDPOINTS) {
        for (const [who] of MATRIX) expect((await visitor(who).get(path(records.demo))).status, who).toBe(200);
      }
      expect((await visitor("nobody").get(`/api/patients/${records.demo}`)).json<Patient>().firstName).toBe("Daniel");
      expect(await newEntries()).toEqual([]);
    },
    START,
  );

  test("API-14 API-15 a record with nothing in it has empty lists, and its neighbour's stay out of it", async () => {
    const other = visitor("otherPatient");
    expect((await other.get(`/api/prescriptions/patient/${records.empty}`)).json()).toEqual([]);
    expect((await other.get(`/api/consultations/patient/${records.empty}`)).json()).toHaveLength(1);
  });

  test("an unknown or misspelt patient is 404 for everybody", async () => {
    for (const { path } of ENDPOINTS) {
      for (const id of ["0", "-1", "1e0", "01", "abc", "999999", "99999999999999", "1%20or%201=1"]) {
        for (const who of ["nobody", "admin"] as const) {
          const answer = await visitor(who).get(path(id));
          expect(answer.status, `${who} at ${path(id)}`).toBe(404);
          expect(answer.json<ErrorContract>().error.code).toBe("not_found");
        }
      }
    }
  });

  test("is for the reader alone to keep, 304 while nothing is new, answers HEAD, refuses to be written", async () => {
    for (const { path } of ENDPOINTS) {
      const owner = visitor("owner");
      const answer = await owner.get(path(records.own));
      expect(answer.headers.get("cache-control")).toBe("private, no-cache");
      const tag = answer.headers.get("etag")!;
      const again = await owner.get(path(records.own), { "If-None-Match": tag });
      expect([again.status, again.text]).toEqual([304, ""]);
      const head = await owner.send("HEAD", path(records.own), {});
      expect([head.status, head.text, head.headers.get("etag")]).toEqual([200, "", tag]);
      // A tag that somebody overheard opens nothing.
      expect((await visitor("nobody").get(path(records.own), { "If-None-Match": tag })).status).toBe(401);
      const write = await owner.postJson(path(records.own), {});
      expect([write.status, write.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
    }
  });

  test("no log line holds a name or a record number", () => {
    expect(site.logs()).not.toMatch(/Reyes|MRN-|Okafor/);
  });
});
