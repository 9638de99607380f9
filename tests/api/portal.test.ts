import { storeAppointmentRequest } from "db/appointments";
import { appointmentRequests, auditLog, consultations } from "db/schema";
import { asc, eq } from "drizzle-orm";
import { randomBytes, randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { proves } from "../support/clauses";
import { openPrepared } from "./support/prepared";
import { prepareRecords, type Person, type Records } from "./support/records";
import { siteEngines, START, type Site } from "./support/site";
import { Visitor } from "./support/visitor";

const textOf = (html: string) =>
  html
    .replace(/<script\b[\s\S]*?<\/script>|<!--.*?-->/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/&#x27;/g, "'")
    .replace(/\s+/g, " ");

describe.each(siteEngines)("whose record the portal shows on $name", ({ openSite }) => {
  let site: Site;
  let records: Records;
  beforeAll(async () => void ([site, records] = await openPrepared(openSite, prepareRecords)), START);
  afterAll(() => site?.stop());

  const visitor = (who: Person | "nobody") =>
    new Visitor(site, who === "nobody" ? {} : { cookie: records.cookies[who] });
  const page = async (who: Person | "nobody", path: string) => {
    const answer = await visitor(who).get(path);
    expect(answer.status, `${who} at ${path}`).toBe(200);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    return textOf(answer.text);
  };

  test("nobody and staff see the sample record and are told so, a patient their own", proves("PORT-02"), async () => {
    for (const who of ["nobody", "treating", "admin"] as const) {
      const text = await page(who, "/patient-portal");
      expect(text, who).toContain("Welcome, Daniel Reyes");
      expect(text, who).toContain("This is a sample record");
    }
    expect((await visitor("nobody").get("/patient-portal")).text).toContain('href="/sign-in?next=/patient-portal"');
    const own = await page("owner", "/patient-portal");
    expect(own).toContain("Welcome, Ada Reyes");
    expect(own).toContain("MRN-OWN");
    expect(own).not.toContain("sample record");
  });

  test("a reading out of range is an alert with what to do", proves("PORT-07"), async () => {
    const text = await page("owner", "/patient-portal");
    expect(text).toMatch(/142 bpm Very high Measured \d+ minutes? ago/);
    expect(text).toContain("Act now: Heart rate very high");
  });

  test("the fixed sample alerts stand on the sample record alone", proves("PORT-09"), async () => {
    const sample = await page("nobody", "/patient-portal");
    for (const title of ["Annual check-up due", "Lab results available", "Refill reminder"])
      expect(sample).toContain(`${title} Sample`);
    for (const who of ["owner", "otherPatient"] as const)
      expect(await page(who, "/patient-portal")).not.toMatch(
        /Examples|Sample|check-up due|Lab results|Refill reminder/,
      );
  });

  test("an empty record says so kindly", async () => {
    const empty = await page("otherPatient", "/patient-portal");
    expect(empty).toContain("No readings yet");
    expect(empty).toContain("There are no readings yet to look at.");
    const summary = await page("otherPatient", "/patient-portal?tab=health-summary");
    expect(summary.match(/None recorded/g)).toHaveLength(6);
    expect(summary).not.toContain("Active");
    expect(await page("otherPatient", "/patient-portal?tab=medications")).toContain("No prescriptions");
  });

  test("the data of a client navigation is not kept by any cache either", async () => {
    const answer = await visitor("owner").get("/patient-portal.data?tab=medications");
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
    expect(answer.text).toContain("Salbutamol");
  });

  test("a visit's summary is for who may read the record: others are refused, nobody is asked to sign in", async () => {
    const path = `/patient-portal/visits/${records.visit}`;
    for (const who of ["owner", "treating", "admin"] as const) {
      const text = await page(who, path);
      for (const part of [
        "Nora Okafor",
        "VR consultation",
        "Cough",
        "Mild asthma",
        "Two puffs when needed",
        "Salbutamol",
        "Rinse your mouth.",
        "1-800-555-0142",
        "911",
      ]) {
        expect(text, who).toContain(part);
      }
      expect(text, "of that visit").not.toContain("Older medicine");
    }
    for (const who of ["otherPatient", "unrelated"] as const) {
      const answer = await visitor(who).get(path);
      expect(answer.status).toBe(403);
      expect(answer.text).not.toMatch(/asthma|Salbutamol|Okafor/);
    }
    const nobody = await visitor("nobody").get(path);
    expect(nobody.status).toBe(302);
    expect(nobody.headers.get("location")).toBe(`/sign-in?next=${encodeURIComponent(path)}`);
    // By a client navigation too, and back to the page, not to its data.
    const data = await visitor("nobody").get(
      `${path}.data?_routes=${encodeURIComponent("routes/patient-portal_.visits.$id")}`,
    );
    expect(data.text).toContain(`/sign-in?next=${encodeURIComponent(path)}"`);
    for (const id of [records.planned, 0, 999_999, "abc"]) {
      expect((await visitor("owner").get(`/patient-portal/visits/${id}`)).status, String(id)).toBe(404);
      expect((await visitor("nobody").get(`/patient-portal/visits/${id}`)).status, String(id)).toBe(302);
    }
  });

  test("who looked at a record is told its owner, refusals included, and nobody else", async () => {
    const text = await page("owner", "/patient-portal/accesses");
    expect(text).toContain("Nora Okafor , specialist");
    expect(text).toContain("Refused Tried to read: visit summary");
    expect(text).toMatch(/You Done Read: list of accesses/);
    for (const who of ["nobody", "treating", "admin"] as const) {
      const other = await page(who, "/patient-portal/accesses");
      expect(other).toContain("Every access to a real patient’s record is logged");
      expect(other).not.toContain("list of accesses");
    }
    expect(await page("otherPatient", "/patient-portal/accesses")).not.toContain("Okafor");
  });

  test(
    "the list of accesses says how often somebody was refused, and leaves refusals out when asked to, page by page",
    async () => {
      const entry = { patientId: records.own, actorId: 999_999, actorRole: "patient" as const, address: "192.0.2.7" };
      await site.database((db) =>
        db.insert(auditLog).values(
          Array.from({ length: 60 }, (_, index) => ({
            ...entry,
            at: new Date(),
            action: "read" as const,
            subject: "export",
            ...(index % 2 ? { outcome: "done" as const } : { outcome: "denied" as const, count: 1 + index }),
          })),
        ),
      );
      const owner = visitor("owner");
      const path = "/patient-portal/accesses";
      const first = await owner.get(path);
      expect(textOf(first.text)).toContain("Tried to read: export Within an hour: 59 more times");
      const refused = (html: string) => html.match(/Tried to read/g)?.length ?? 0;
      expect(refused(first.text)).toBeGreaterThan(5);
      expect(first.text).toMatch(/href="[^"]*\?refusals=hidden"[^>]*>Leave out refused attempts/);
      const without = await owner.get(`${path}?refusals=hidden`);
      expect([refused(without.text), without.text.match(/data-access=/g)?.length]).toEqual([0, 25]);
      const next = /href="([^"]*before=\d+[^"]*)"[^>]*rel="next"|rel="next"[^>]*href="([^"]*before=\d+[^"]*)"/
        .exec(without.text)
        ?.slice(1)
        .find(Boolean)
        ?.replaceAll("&amp;", "&");
      const second = await owner.get(`${path}?${next!.split("?")[1]}`);
      expect(refused(second.text)).toBe(0);
      expect(textOf(second.text)).toContain("Show refused attempts as well");
    },
    START,
  );

  test("the list of accesses is paged, newest first, without a repetition", async () => {
    const owner = visitor("owner");
    const path = "/patient-portal/accesses";
    for (let count = 0; count < 30; count++) await owner.get(`/api/patients/${records.own}`);
    const first = await owner.get(path);
    const items = (html: string) => [...html.matchAll(/data-access="(\d+)"/g)].map(([, id]) => Number(id));
    expect(items(first.text)).toHaveLength(25);
    const next = /href="(?:\/patient-portal\/accesses)?\?before=(\d+)"/.exec(first.text)?.[1];
    const second = await owner.get(`${path}?before=${next}`);
    expect(items(second.text).length).toBeGreaterThan(0);
    const all = [...items(first.text), ...items(second.text)];
    // Each earlier than the one before it, and the second page goes on where the first one ended.
    expect(all).toEqual([...new Set(all)].sort((a, b) => b - a));
    expect(next).toBe(String(items(first.text).at(-1)));
    expect(second.text).toContain("Newest");
    for (const before of ["0", "-1", "abc", "1e9", "9".repeat(30)])
      expect((await owner.get(`${path}?before=${before}`)).status, before).toBe(200);
    expect(textOf((await owner.get(`${path}?before=1`)).text)).toContain("There are no older entries");
  });

  test(
    "a long history comes in pages of 20, with the patient's own requests and what has become of them",
    { ...proves("PORT-12"), timeout: START },
    async () => {
      await site.database(async (db) => {
        const row = { patientId: records.empty, type: "video", status: "completed" as const, symptoms: [] };
        await db
          .insert(consultations)
          .values(
            Array.from({ length: 24 }, (_, index) => ({ ...row, scheduledAt: new Date(Date.UTC(2025, 1, 1 + index)) })),
          );
        const request = {
          firstName: "Ada",
          lastName: "Reyes",
          email: "sent@example.com",
          phone: "555 010 0199",
          dateOfBirth: "1985-03-27",
          appointmentType: "follow-up" as const,
          preferredDate: "2026-12-01",
          preferredTime: "09:30 AM",
          reasonForVisit: "A private reason",
          insuranceProvider: "",
          emergencyContact: "",
          providerId: null,
          idempotencyKey: randomUUID(),
          payloadHash: randomBytes(32),
          createdAt: new Date(),
        };
        const { reference } = await storeAppointmentRequest(db, request, () => "KW-7F3K-92QD");
        await db
          .update(appointmentRequests)
          .set({ userId: records.users.otherPatient, status: "declined" })
          .where(eq(appointmentRequests.reference, reference));
      });
      const items = (html: string) => html.match(/data-appointment="/g)?.length ?? 0;
      const first = await visitor("otherPatient").get("/patient-portal?tab=appointments");
      expect(items(first.text)).toBe(20);
      expect(textOf(first.text)).toContain("25 appointments, newest first, page 1 of 2");
      expect(first.text).toContain('href="/patient-portal?tab=appointments&amp;page=2#record"');
      expect(items((await visitor("otherPatient").get("/patient-portal?tab=appointments&page=2")).text)).toBe(5);
      expect(textOf(first.text)).toContain(
        "Declined KW-7F3K-92QD Follow-up Appointment Preferred: December 1, 2026, 09:30 AM (your time)",
      );
      for (const who of ["owner", "treating", "admin", "nobody"] as const) {
        expect(await page(who, "/patient-portal?tab=appointments"), who).not.toContain("KW-7F3K-92QD");
      }
    },
  );

  test(
    "each opening of a portal page is one entry",
    async () => {
      const entries = () =>
        site.database((db) =>
          db.select({ id: auditLog.id, subject: auditLog.subject }).from(auditLog).orderBy(asc(auditLog.id)),
        );
      const before = (await entries()).length;
      for (const tab of [
        "",
        "?tab=health-summary",
        "?tab=appointments",
        "?tab=medications",
        "?tab=documents",
        "?tab=nonsense",
      ])
        await page("owner", `/patient-portal${tab}`);
      await page("owner", `/patient-portal/visits/${records.visit}`);
      const added = (await entries()).slice(before).map(({ subject }) => subject);
      expect(added).toEqual([
        "overview",
        "health summary",
        "appointments",
        "medications",
        "documents",
        "overview",
        "visit summary",
      ]);
    },
    START,
  );
});

describe.each(siteEngines)("the portal without demo data on $name", ({ openSite }) => {
  let site: Site;
  let records: Records;
  beforeAll(async () => {
    site = await openSite({
      prepare: async (db) => {
        records = await prepareRecords(db, { demo: false });
      },
    });
  }, START);
  afterAll(() => site?.stop());

  test(
    "patient 1 is a real person: visitors are asked to sign in, and leave no trace in that person's log",
    async () => {
      expect(records.own).toBe(1);
      for (const cookie of [undefined, records.cookies.treating, records.cookies.admin]) {
        for (const path of ["/patient-portal", "/patient-portal?tab=medications", "/patient-portal/accesses"]) {
          const answer = await new Visitor(site, cookie ? { cookie } : {}).get(path);
          expect(answer.status, path).toBe(200);
          expect(answer.text).not.toMatch(/Ada|MRN-OWN|Salbutamol/);
        }
      }
      const entries = await site.database((db) => db.select().from(auditLog));
      expect(entries).toEqual([]);
      expect(textOf((await new Visitor(site).get("/patient-portal")).text)).toContain("Sign in to see your record");
      expect(
        textOf((await new Visitor(site, { cookie: records.cookies.owner }).get("/patient-portal")).text),
      ).toContain("Welcome, Ada Reyes");
    },
    START,
  );
});
