import { auditLog, readRepeats } from "db/schema";
import { asc, desc, gt } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Consultation, Patient, Prescription } from "~/domain/consultations";
import { proves } from "../support/clauses";
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

  test("a patient has their own fields and nothing else", proves("API-13", "DATA-28"), async () => {
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

  test(
    "prescriptions are a list, newest first, instructions only where there are some",
    proves("API-14", "DATA-29"),
    async () => {
      const answer = await visitor("owner").get(`/api/prescriptions/patient/${records.own}`);
      const common = {
        id: expect.any(Number) as number,
        dosage: "100 µg",
        frequency: "As needed",
        duration: "90 days",
      };
      expect(answer.json<Prescription[]>()).toEqual([
        {
          ...common,
          medicationName: "Salbutamol",
          instructions: "Rinse your mouth.",
          prescribedAt: "2026-03-10T16:00:00.000Z",
        },
        { ...common, medicationName: "Older medicine", prescribedAt: "2025-03-10T16:00:00.000Z" },
      ]);
    },
  );

  test("consultations are a list, newest first, instants in UTC", proves("API-15", "DATA-30"), async () => {
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
    "each answers its owner, who treats them and an administrator, and each access is one entry in the log, a refused one too",
    { timeout: START },
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
          // Without a session nothing is looked up, and nothing is written.
          if (who === "nobody") continue;
          const actorId = records.users[who];
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
  );

  test("everybody reads the demo record, and that is logged nowhere", { timeout: START }, async () => {
    await newEntries();
    for (const { path } of ENDPOINTS) {
      for (const [who] of MATRIX) expect((await visitor(who).get(path(records.demo))).status, who).toBe(200);
    }
    expect((await visitor("nobody").get(`/api/patients/${records.demo}`)).json<Patient>().firstName).toBe("Daniel");
    expect(await newEntries()).toEqual([]);
  });

  test(
    "a record with nothing in it has empty lists, and its neighbour's stay out of it",
    proves("API-14", "API-15"),
    async () => {
      const other = visitor("otherPatient");
      expect((await other.get(`/api/prescriptions/patient/${records.empty}`)).json()).toEqual([]);
      expect((await other.get(`/api/consultations/patient/${records.empty}`)).json()).toHaveLength(1);
    },
  );

  test("an unknown patient looks to a stranger like somebody else's, and is 404 for an administrator only", async () => {
    for (const { path } of ENDPOINTS) {
      for (const id of ["0", "-1", "1e0", "01", "abc", "999999", "99999999999999", "1%20or%201=1"]) {
        const [admin, nobody] = [await visitor("admin").get(path(id)), await visitor("nobody").get(path(id))];
        expect([admin.status, nobody.status], path(id)).toEqual([404, 401]);
        expect(admin.json<ErrorContract>().error.code).toBe("not_found");
        expect(nobody.json()).toEqual((await visitor("nobody").get(path(records.own))).json());
      }
      for (const who of ["otherPatient", "treating", "unrelated"] as const) {
        const [unknown, foreign] = [
          await visitor(who).get(path(999_999)),
          await visitor("unrelated").get(path(records.own)),
        ];
        expect([who, unknown.status, unknown.json()]).toEqual([who, 403, foreign.json()]);
      }
    }
  });

  test(
    "whoever is refused again and again fills neither the log nor the patient's page, and is stopped",
    { timeout: START },
    async () => {
      const path = `/api/consultations/patient/${records.empty}`;
      await newEntries();
      for (let times = 0; times < 20; times++) expect((await visitor("nobody").get(path)).status).toBe(401);
      expect(await newEntries()).toEqual([]);

      const stranger = visitor("owner");
      const statuses: number[] = [];
      for (let times = 0; times < 201; times++) statuses.push((await stranger.get(path)).status);
      expect(new Set(statuses.slice(0, 150))).toEqual(new Set([403]));
      expect(statuses.at(-1)).toBe(429);
      expect(await newEntries()).toEqual([
        {
          actorId: records.users.owner,
          patientId: records.empty,
          action: "read",
          subject: "consultations",
          outcome: "denied",
        },
      ]);
      // Their own record stays open to them.
      expect((await stranger.get(`/api/consultations/patient/${records.own}`)).status).toBe(200);
    },
  );

  test("what its owner opens again is counted, and what a specialist opens again is an entry each time", async () => {
    await newEntries();
    for (const who of ["owner", "treating"] as const) {
      const one = visitor(who);
      for (let times = 0; times < 3; times++) await one.get(`/api/prescriptions/patient/${records.own}`);
    }
    const { owner, treating } = records.users;
    expect((await newEntries()).map(({ actorId }) => actorId)).toEqual([owner, treating, treating, treating]);
    const counted = await site.database((db) =>
      db.select({ repeats: readRepeats.repeats }).from(readRepeats).orderBy(desc(readRepeats.id)).limit(1),
    );
    expect(counted).toEqual([{ repeats: 2 }]);
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
