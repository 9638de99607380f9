import { recordAccesses } from "db/audit";
import { patients, users } from "db/schema";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openPrepared } from "./support/prepared";
import { prepareRecords, type Person, type Records } from "./support/records";
import { siteEngines, START, type Site } from "./support/site";
import { Visitor } from "./support/visitor";

const PATH = "/patient-portal/details";
const versionOn = (page: string) => /name="version" value="([^"]+)"/.exec(page)?.[1] ?? "";

describe.each(siteEngines)("a patient's own details on $name", ({ openSite }) => {
  let site: Site;
  let records: Records;
  beforeAll(async () => void ([site, records] = await openPrepared(openSite, prepareRecords)), START);
  afterAll(() => site?.stop());

  const as = (who: Person) => new Visitor(site, { cookie: records.cookies[who] });
  const form = (version: string, change: object = {}) => ({
    firstName: "Ada",
    lastName: "Reyes-Lind",
    dateOfBirth: "1985-03-27",
    gender: "female",
    heightCm: "5 ft 7 in",
    emergencyContact: "Sam Reyes, 555 010 0222",
    insuranceProvider: "Blue River Health",
    website: "",
    version,
    ...change,
  });

  test(
    "are changed, stand in the record and in its log; of two tabs the second is told",
    { timeout: START },
    async () => {
      const visitor = as("owner");
      const version = versionOn((await visitor.get(PATH)).text);
      const changed = await visitor.postForm(PATH, form(version));
      expect([changed.status, changed.headers.get("location")]).toEqual([303, "/patient-portal"]);
      const portal = (await visitor.get("/patient-portal")).text;
      expect(portal).toContain("Sam Reyes, 555 010 0222");
      expect(portal).toContain("Reyes-Lind");

      const late = await visitor.postForm(PATH, form(version, { emergencyContact: "Ines Reyes, 555 010 0333" }));
      expect(late.status).toBe(409);
      expect(late.text).toContain("Stored now: Sam Reyes, 555 010 0222");
      expect(late.text).toContain('value="Ines Reyes, 555 010 0333"');
      // Sent again from what it was told, it goes through; the same once more changes nothing.
      const again = form(versionOn(late.text), { emergencyContact: "Ines Reyes, 555 010 0333" });
      expect((await visitor.postForm(PATH, again)).status).toBe(303);
      expect((await visitor.postForm(PATH, again)).status).toBe(303);

      await site.database(async (db) => {
        const [row] = await db.select().from(patients).where(eq(patients.id, records.own));
        expect(row).toMatchObject({
          heightCm: 170.2,
          emergencyContact: "Ines Reyes, 555 010 0333",
          allergies: ["Penicillin"],
          medicalHistory: ["Asthma"],
        });
        expect(
          (await db.select({ lastName: users.lastName }).from(users).where(eq(users.id, records.users.owner)))[0]
            ?.lastName,
        ).toBe("Reyes-Lind");
        const log = (await recordAccesses(db, records.own, { limit: 50 })).filter(
          ({ subject }) => subject === "personal details",
        );
        expect(log.filter(({ action }) => action === "update").map(({ outcome }) => outcome)).toEqual(["done", "done"]);
        expect(log.some(({ action }) => action === "read")).toBe(true);
      });
    },
  );

  test("two tabs at once: one is stored, the other is told", async () => {
    const visitor = as("otherPatient");
    const version = versionOn((await visitor.get(PATH)).text);
    const answers = await Promise.all(
      ["555 010 0001", "555 010 0002", "555 010 0003"].map((emergencyContact) =>
        visitor.postForm(PATH, form(version, { emergencyContact })),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 409, 409]);
  });

  test("without a height or a date of birth there is no BMI, and which of them is missing is said", async () => {
    const visitor = as("otherPatient");
    const weightTab = "/health-dashboard?tab=weight";
    expect(
      (
        await visitor.postForm(weightTab, {
          intent: "weigh",
          weight: "81",
          unit: "kg",
          date: "",
          time: "",
          zone: "UTC",
        })
      ).status,
    ).toBe(303);
    for (const [heightCm, dateOfBirth, said] of [
      ["", "1985-03-27", "Add your height to your details"],
      ["170", "", "Add your date of birth to your details"],
      ["170", "1985-03-27", "28.0"],
    ] as const) {
      expect(
        (await visitor.postForm(PATH, form(versionOn((await visitor.get(PATH)).text), { heightCm, dateOfBirth })))
          .status,
      ).toBe(303);
      expect((await visitor.get(weightTab)).text).toContain(said);
    }
  });

  test("take no more than what is theirs to change", async () => {
    const visitor = as("otherPatient");
    const version = versionOn((await visitor.get(PATH)).text);
    await visitor.postForm(
      PATH,
      form(version, {
        allergies: "None",
        isDemo: "on",
        userId: String(records.users.owner),
        patientId: String(records.own),
        medicalRecordNumber: "MRN-MINE",
      }),
    );
    expect((await visitor.get("/patient-portal")).text).toContain("MRN-EMPTY");
    expect((await as("owner").get("/patient-portal?tab=health-summary")).text).toContain("Penicillin");
  });
});
