import type { Database } from "db/client";
import { auditLog, patients, vitalReadings } from "db/schema";
import { insertDemoPatient } from "db/seed/demo-patient";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Entry } from "~/domain/fhir/build";
import { addUser } from "../db/support/rows";
import { bundleFaults } from "../support/fhir-schema";
import { sessionFor } from "./support/examples";
import { siteEngines, START, type Site } from "./support/site";
import { Visitor, type Answer } from "./support/visitor";

type Bundle = { resourceType: string; type: string; entry: Entry[] };
const JSON_PATH = "/patient-portal/record.json";
const TEXT_PATH = "/patient-portal/record.txt";

const READINGS = 2_500;

async function prepare(db: Database) {
  await insertDemoPatient(db, new Date());
  const person = { firstName: "Wilhelmina", lastName: "Harker", medicalHistory: [], allergies: [], medications: [] };
  const [userId, emptyId, provider] = [
    await addUser(db, { role: "patient" }),
    await addUser(db, { role: "patient" }),
    await addUser(db),
  ];
  const [own] = await db
    .insert(patients)
    .values([
      { ...person, userId, medicalRecordNumber: "KW-OWN", allergies: ["Penicillin\nHEALTH RECORD"] },
      { ...person, userId: emptyId, medicalRecordNumber: "KW-EMPTY" },
    ])
    .returning({ id: patients.id });
  // Several to a millisecond: a page may end between two of them.
  await db.execute(sql`insert into vital_readings (patient_id, device_type, value, measured_at)
    select ${own!.id}, 'heart_rate', 60 + (i % 40), timestamptz '2026-01-01 00:00:00Z' + i * interval '300 microseconds' from generate_series(1, ${READINGS}::int) as i`);
  await db.insert(vitalReadings).values({
    patientId: own!.id,
    deviceType: "blood_pressure",
    value: 128,
    diastolic: 82,
    measuredAt: new Date("2026-02-01T08:00:00Z"),
  });
  return {
    own: own!.id,
    cookies: {
      own: await sessionFor(db, userId),
      empty: await sessionFor(db, emptyId),
      provider: await sessionFor(db, provider),
    },
  };
}

describe.each(siteEngines)("the record taken along, on $name", ({ openSite }) => {
  let site: Site;
  let people: Awaited<ReturnType<typeof prepare>>;
  beforeAll(async () => {
    site = await openSite({ prepare: async (db) => void (people = await prepare(db)) });
  }, START);
  afterAll(() => site?.stop());

  const get = (path: string, who?: "own" | "empty" | "provider") =>
    new Visitor(site, who ? { cookie: people.cookies[who] } : {}).get(path);
  const bundleOf = (answer: Answer) => answer.json<Bundle>();
  const count = ({ entry }: Bundle, type: string) =>
    entry.filter(({ resource }) => resource.resourceType === type).length;

  test(
    "is made thirty times in ten minutes for a caller, in whichever form, and then refused before it is made",
    async () => {
      const stranger = new Visitor(site);
      const statuses: number[] = [];
      for (let round = 0; round < 16; round++)
        for (const path of [JSON_PATH, "/health-dashboard/export.csv?what=weight"]) {
          const answer = await stranger.get(path);
          statuses.push(answer.status);
          if (answer.status === 429) {
            expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
            expect(answer.json<{ error: { code: string } }>().error.code).toBe("rate_limited");
          }
        }
      expect(statuses).toEqual([...Array<number>(30).fill(200), 429, 429]);
      // Somebody else's downloads are counted for themselves, and so is an account's.
      expect((await get(TEXT_PATH)).status).toBe(200);
      expect((await get(TEXT_PATH, "empty")).status).toBe(200);
    },
    START,
  );

  test(
    "is valid FHIR R4: the demo record for everybody, an own one, an empty one",
    async () => {
      for (const who of [undefined, "own", "empty", "provider"] as const) {
        const answer = await get(JSON_PATH, who);
        expect(answer.status).toBe(200);
        expect(answer.headers.get("content-type")).toBe("application/fhir+json; charset=utf-8");
        expect(answer.headers.get("content-disposition")).toBe('attachment; filename="health-record.json"');
        expect(answer.headers.get("cache-control")).toBe("private, no-store");
        expect([bundleOf(answer).resourceType, bundleOf(answer).type]).toEqual(["Bundle", "collection"]);
        expect(bundleFaults(bundleOf(answer))).toEqual([]);
      }
    },
    START,
  );

  test("holds the demo record whole", async () => {
    const bundle = bundleOf(await get(JSON_PATH));
    expect(
      ["Patient", "AllergyIntolerance", "MedicationRequest", "MedicationStatement", "Appointment", "Encounter"].map(
        (type) => count(bundle, type),
      ),
    ).toEqual([1, 2, 5, 5, 2, 6]);
    const text = (await get(TEXT_PATH)).text;
    for (const words of [
      "Daniel Reyes",
      "KW-000001",
      "fictional sample",
      "Penicillin (hives)",
      "Semaglutide, 1 mg",
      "Type 2 diabetes above target",
      "Blood pressure, newest first",
      "Weight, newest first",
    ])
      expect(text).toContain(words);
  });

  test("holds each reading once, whatever page it is on", async () => {
    const bundle = bundleOf(await get(JSON_PATH, "own"));
    expect(count(bundle, "Observation")).toBe(READINGS + 1);
    expect(new Set(bundle.entry.map(({ fullUrl }) => fullUrl)).size).toBe(bundle.entry.length);
    const lines = (await get(TEXT_PATH, "own")).text.split("\n");
    expect(lines.filter((line) => / bpm$/.test(line))).toHaveLength(READINGS);
    expect(lines.filter((line) => line.endsWith("128/82 mmHg"))).toHaveLength(1);
    expect(lines.filter((line) => line === "Heart rate, newest first")).toHaveLength(1);
    // What somebody wrote cannot pass for a heading.
    expect(lines.filter((line) => line === "HEALTH RECORD")).toHaveLength(1);
  });

  test("the text is in the language of its reader, and the FHIR bundle as it always is", async () => {
    const visitor = new Visitor(site, { cookie: people.cookies.own });
    const english = await get(TEXT_PATH, "own");
    expect([
      english.headers.get("content-language"),
      english.text.startsWith("HEALTH RECORD\n=============\nMade on "),
    ]).toEqual(["en", true]);
    const spanish = await visitor.get(TEXT_PATH, { "Accept-Language": "es" });
    expect([spanish.headers.get("content-language"), spanish.headers.get("cache-control")]).toEqual([
      "es",
      "private, no-store",
    ]);
    for (const words of [
      "EXPEDIENTE MÉDICO\n",
      "Nombre: Wilhelmina Harker",
      "- Penicillin HEALTH RECORD",
      "Frecuencia cardíaca, lo más reciente primero",
    ])
      expect(spanish.text).toContain(words);
    expect(spanish.text.match(/ lpm$/gm)).toHaveLength(READINGS);
    expect((await visitor.get(TEXT_PATH, { Cookie: "language=ar", "Accept-Language": "es" })).text).toContain(
      "السجل الصحي",
    );
    const bundles = [await get(JSON_PATH, "own"), await visitor.get(JSON_PATH, { "Accept-Language": "es" })].map(
      (answer) => ({ ...bundleOf(answer), timestamp: null }),
    );
    expect(bundles[1]).toEqual(bundles[0]);
  });

  test("is the viewer's own and nobody else's", async () => {
    for (const path of [JSON_PATH, TEXT_PATH]) {
      expect((await get(path, "own")).text).toContain("KW-OWN");
      expect((await get(path, "empty")).text).toContain("KW-EMPTY");
      for (const who of [undefined, "provider"] as const)
        expect((await get(path, who)).text).not.toMatch(/KW-OWN|KW-EMPTY|Harker/);
    }
    expect((await get(TEXT_PATH, "empty")).text).toMatch(/READINGS\n-+\nNone recorded\.\n$/);
  });

  test("is read only, and says so", async () => {
    for (const path of [JSON_PATH, TEXT_PATH]) {
      const visitor = new Visitor(site);
      expect((await visitor.postForm(path, {})).status).toBe(405);
      const head = await visitor.send("HEAD", path, {});
      expect([head.status, head.text]).toEqual([200, ""]);
    }
  });

  test(
    "is one entry in the audit log each time; of the demo record there is none",
    async () => {
      const entries = () =>
        site.database((db) =>
          db
            .select({ patientId: auditLog.patientId, action: auditLog.action, outcome: auditLog.outcome })
            .from(auditLog)
            .where(eq(auditLog.subject, "export")),
        );
      const before = (await entries()).length;
      await get(JSON_PATH, "own");
      await get(TEXT_PATH, "own");
      await get(JSON_PATH);
      const after = await entries();
      expect(after.slice(before)).toEqual(
        Array.from({ length: 2 }, () => ({ patientId: people.own, action: "read", outcome: "done" })),
      );
    },
    START,
  );
});
