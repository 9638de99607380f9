import { auditLog, emergencyGrants, mails, providers } from "db/schema";
import { asc, eq, gt } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { EMERGENCY_MS, EMERGENCY_SUBJECTS, NO_SUCH_RECORD } from "~/domain/emergency";
import { addProviders, addUser } from "../db/support/rows";
import { awaitMails } from "../support/mailbox";
import { sessionFor } from "./support/examples";
import { prepareRecords, type Records } from "./support/records";
import { siteEngines, START, type Site } from "./support/site";
import { Visitor } from "./support/visitor";

const REASON = "Brought in unconscious by ambulance; we need <allergies> and medicines.";
const ADMIN = "in-charge@example.com";
/** Words that stand in the owner's record only. */
const OWN_WORDS = /Asthma|Salbutamol|Blue River Health/;

describe.each(siteEngines)("emergency access on $name", ({ openSite }) => {
  let site: Site;
  let records: Records;
  /** Verified specialists who treat nobody: one for each test, since tries are counted by account. */
  let helpers: { id: number; provider: number; cookie: string }[];
  beforeAll(async () => {
    site = await openSite({
      prepare: async (db) => {
        records = await prepareRecords(db);
        await addUser(db, {
          role: "admin",
          email: ADMIN,
          firstName: "Iris",
          lastName: "Kade",
          timeZone: "America/Denver",
        });
        helpers = [];
        for (let index = 0; index < 8; index++) {
          const id = await addUser(db, { firstName: "Idris", lastName: `Bell ${index}` });
          const [provider] = await addProviders(db, [
            { userId: id, reviewStatus: "verified", reviewedAt: new Date(), timeZone: "America/Denver" },
          ]);
          helpers.push({ id, provider: provider!, cookie: await sessionFor(db, id) });
        }
      },
    });
  }, START);
  afterAll(() => site?.stop());

  const asked = (change: Record<string, string> = {}) => ({
    intent: "open",
    recordNumber: "MRN-OWN",
    lastName: "",
    dateOfBirth: "",
    reason: REASON,
    website: "",
    ...change,
  });
  const opening = (helper: { cookie: string }, change: Record<string, string> = {}) =>
    new Visitor(site, helper).postForm("/desk/emergency", asked(change));
  const grants = (userId: number) =>
    site.database((db) => db.select().from(emergencyGrants).where(eq(emergencyGrants.userId, userId)));
  let seen = 0;
  /** What was added to the audit log since it was last asked for. */
  const newEntries = () =>
    site.database(async (db) => {
      const rows = await db.select().from(auditLog).where(gt(auditLog.id, seen)).orderBy(asc(auditLog.id));
      seen = rows.at(-1)?.id ?? seen;
      return rows.map(({ actorId, patientId, action, subject, outcome, isEmergency }) => [
        actorId,
        patientId,
        action,
        subject,
        outcome,
        isEmergency,
      ]);
    });
  /** Every way to read of the record that a treating specialist has. */
  const ways = () => [
    `/desk/patients/${records.own}`,
    `/patient-portal/visits/${records.visit}`,
    ...["patients", "prescriptions/patient", "consultations/patient"].map((what) => `/api/${what}/${records.own}`),
    ...["latest", "alerts", "trends", "series?type=body_weight&from=2020-01-01T00:00:00Z&to=2030-01-01T00:00:00Z"].map(
      (what) => `/api/health-monitoring/${records.own}/${what}`,
    ),
  ];
  const statuses = (visitor: Visitor) => Promise.all(ways().map(async (path) => (await visitor.get(path)).status));

  test(
    "opens the record for an hour, to read as a treating specialist reads it; every step is an entry that says so, and ending it closes it",
    async () => {
      const [helper] = helpers as [(typeof helpers)[number]];
      const me = new Visitor(site, helper);
      expect(new Set(await statuses(me))).toEqual(new Set([403]));
      await newEntries();

      const from = Date.now();
      const opened = await opening(helper);
      expect([opened.status, opened.headers.get("location")]).toEqual([303, `/desk/patients/${records.own}`]);
      const [grant] = await grants(helper.id);
      expect(grant!.expiresAt.getTime() - grant!.grantedAt.getTime()).toBe(EMERGENCY_MS);
      expect(grant!.grantedAt.getTime()).toBeGreaterThanOrEqual(from);
      expect(await newEntries()).toEqual([
        [helper.id, records.own, "execute", EMERGENCY_SUBJECTS.opened, "done", true],
      ]);

      const page = (await me.get(`/desk/patients/${records.own}`)).text.replaceAll("<!-- -->", "");
      expect(page).toMatch(OWN_WORDS);
      expect(page).toMatch(
        /data-emergency[^]*Open to you, to read, until <time[^>]*>\d{1,2}:\d\d [AP]M <span[^>]*>\(Denver time\)/,
      );
      expect(page).toContain("we need &lt;allergies&gt; and medicines.");
      expect(page).not.toContain("/health-dashboard/limits");
      expect(await newEntries()).toEqual([[helper.id, records.own, "read", "whole record", "done", true]]);

      expect(new Set(await statuses(me))).toEqual(new Set([200]));
      const entries = await newEntries();
      expect(entries).toHaveLength(ways().length);
      expect(
        entries.every(
          ([actor, patient, action, , outcome, isEmergency]) =>
            actor === helper.id &&
            patient === records.own &&
            action === "read" &&
            outcome === "done" &&
            isEmergency === true,
        ),
      ).toBe(true);
      // Somebody who treats the patient leaves entries as before.
      await new Visitor(site, { cookie: records.cookies.treating }).get(`/api/patients/${records.own}`);
      expect((await newEntries()).map((entry) => entry.at(-1))).toEqual([false]);

      for (const place of ["/desk", "/desk/emergency"])
        expect((await me.get(place)).text).toContain(`data-grant="${grant!.id}"`);
      expect(
        (await new Visitor(site, helpers[1]).postForm("/desk/emergency", { intent: "end", grant: String(grant!.id) }))
          .status,
      ).toBe(303);
      expect((await me.get(`/api/patients/${records.own}`)).status).toBe(200);
      await newEntries();
      const end = () => me.postForm("/desk/emergency", { intent: "end", grant: String(grant!.id) });
      expect([(await end()).headers.get("location"), (await end()).headers.get("location")]).toEqual([
        "/desk/emergency",
        "/desk/emergency",
      ]);
      expect(await newEntries()).toEqual([[helper.id, records.own, "execute", EMERGENCY_SUBJECTS.ended, "done", true]]);
      expect(new Set(await statuses(me))).toEqual(new Set([403]));
      expect((await me.get("/desk")).text).not.toContain("data-grant");
    },
    START,
  );

  test(
    "is for reading: nothing of the record is changed by it, and what was tried says so",
    async () => {
      const helper = helpers[2]!;
      const me = new Visitor(site, helper);
      expect((await opening(helper)).status).toBe(303);
      await newEntries();
      const tries = [
        me.postForm(`/health-dashboard/limits?patient=${records.own}`, { website: "" }),
        me.postJson(`/api/health-monitoring/${records.own}/readings`, {
          readings: [{ deviceType: "heart_rate", value: 70, unit: "bpm", timestamp: new Date().toISOString() }],
        }),
        me.postJson(`/api/health-monitoring/${records.own}/alerts/1/acknowledge`, {}),
        me.postJson(`/api/health-monitoring/simulate/${records.own}`, {}),
      ];
      expect((await Promise.all(tries)).map(({ status }) => status)).toEqual([403, 403, 403, 403]);
      const entries = await newEntries();
      expect((await me.get(`/health-dashboard/limits?patient=${records.own}`)).text).not.toContain(
        'name="heart_rate_high"',
      );
      expect(entries.map(([, , , , outcome, isEmergency]) => [outcome, isEmergency])).toEqual(
        Array(entries.length).fill(["denied", true]),
      );
      expect(entries.length).toBeGreaterThanOrEqual(4);
    },
    START,
  );

  test(
    "is over by the moment that it was given to, whatever was asked before",
    async () => {
      const helper = helpers[3]!;
      const me = new Visitor(site, helper);
      expect((await opening(helper)).status).toBe(303);
      expect((await me.get(`/desk/patients/${records.own}`)).status).toBe(200);
      await site.database((db) =>
        db.update(emergencyGrants).set({ expiresAt: new Date() }).where(eq(emergencyGrants.userId, helper.id)),
      );
      expect(new Set(await statuses(me))).toEqual(new Set([403]));
      expect((await me.get("/desk/emergency")).text).not.toContain("data-grant");
    },
    START,
  );

  test(
    "what is missing is said field by field, and nothing that was typed is lost",
    async () => {
      const helper = helpers[4]!;
      const empty = await opening(helper, { recordNumber: "", reason: " too short " });
      expect(empty.status).toBe(400);
      for (const said of [
        "Enter the record number, or the last name and the date of birth",
        "Say why, in 20 characters or more",
      ])
        expect(empty.text).toContain(said);
      const half = await opening(helper, { recordNumber: "", lastName: "Marlowe-Typed", reason: `${REASON} Kept.` });
      expect([
        half.status,
        half.text.includes("Enter the date of birth, too"),
        half.text.includes("Marlowe-Typed"),
        half.text.includes("medicines. Kept."),
      ]).toEqual([400, true, true, true]);
      expect((await opening(helper, { recordNumber: "", dateOfBirth: "1985-03-27" })).text).toContain(
        "Enter the last name, too",
      );
      expect(
        (await opening(helper, { recordNumber: "", lastName: "Reyes", dateOfBirth: "1985-02-30" })).text,
      ).toContain("Enter a date that exists");
      expect((await opening(helper, { intent: "peek" })).status).toBe(400);
      expect(await grants(helper.id)).toEqual([]);
      // None of them was a try.
      expect(
        (await opening(helper, { recordNumber: "", lastName: "Reyes", dateOfBirth: "1985-03-27" })).headers.get(
          "location",
        ),
      ).toBe(`/desk/patients/${records.own}`);
    },
    START,
  );

  test(
    "of nobody and of several the answer is one, each try an entry, and after five in an hour no more are made, right ones neither",
    async () => {
      const helper = helpers[5]!;
      await newEntries();
      const bare = ({ text }: { text: string }) => text.replace(/nonce="[^"]*"|value="[^"]*"|\\"[^\\]*\\"/g, "");
      const nobody = await opening(helper, { recordNumber: "MRN-NONE" });
      const several = await (async () => {
        await site.database((db) =>
          db.execute(
            "insert into patients (medical_record_number, first_name, last_name, date_of_birth, medical_history, allergies, medications) values ('T-1', 'A', 'Twin', '1990-01-01', '{}', '{}', '{}'), ('T-2', 'B', 'Twin', '1990-01-01', '{}', '{}', '{}')",
          ),
        );
        return opening(helper, { recordNumber: "", lastName: "Twin", dateOfBirth: "1990-01-01" });
      })();
      for (const answer of [nobody, several])
        expect([answer.status, bare(answer).includes(NO_SUCH_RECORD)]).toEqual([404, true]);
      expect(await newEntries()).toEqual(
        Array(2).fill([helper.id, null, "execute", EMERGENCY_SUBJECTS.opened, "failed", true]),
      );
      for (let round = 0; round < 3; round++)
        expect((await opening(helper, { recordNumber: `MRN-GUESS-${round}` })).status).toBe(404);
      const limited = await opening(helper);
      expect([
        limited.status,
        Number(limited.headers.get("retry-after")) > 3_000,
        limited.text.includes("medicines."),
      ]).toEqual([429, true, true]);
      expect(await grants(helper.id)).toEqual([]);
      expect((await newEntries()).length).toBe(3);
    },
    START,
  );

  test(
    "sent twice it makes one grant and tells once; what is open anyway needs none, and costs no try",
    async () => {
      const helper = helpers[6]!;
      const before = await site.database((db) => db.$count(mails, eq(mails.kind, "emergency-access")));
      const answers = await Promise.all([opening(helper), opening(helper), opening(helper)]);
      expect(answers.map((answer) => answer.headers.get("location"))).toEqual(
        Array(3).fill(`/desk/patients/${records.own}`),
      );
      expect(await grants(helper.id)).toHaveLength(1);
      // Two administrators.
      expect((await site.database((db) => db.$count(mails, eq(mails.kind, "emergency-access")))) - before).toBe(2);
      for (let round = 0; round < 8; round++) expect((await opening(helper)).status).toBe(303);
      expect((await opening({ cookie: records.cookies.treating })).headers.get("location")).toBe(
        `/desk/patients/${records.own}`,
      );
      expect(await grants(records.users.treating)).toEqual([]);
    },
    START,
  );

  test(
    "is closed to who is not verified: while a change waits it opens nothing, and what was open is not any more",
    async () => {
      const helper = helpers[7]!;
      expect((await opening(helper)).status).toBe(303);
      await site.database((db) =>
        db.update(providers).set({ reviewStatus: "under_review" }).where(eq(providers.id, helper.provider)),
      );
      const me = new Visitor(site, helper);
      expect((await me.get(`/api/patients/${records.own}`)).status).toBe(403);
      expect((await me.get("/desk/emergency")).text).toContain("Yours has changes that wait for a review");
      const refused = await opening(helper, { recordNumber: "MRN-EMPTY" });
      expect([refused.status, await grants(helper.id).then(({ length }) => length)]).toEqual([403, 1]);
      for (const who of ["owner", "admin", "unrelated"] as const) {
        const answer = await opening({ cookie: records.cookies[who] });
        expect([who, answer.status === 303 ? answer.headers.get("location") : answer.status]).toEqual([
          who,
          who === "unrelated" ? "/application" : 403,
        ]);
      }
    },
    START,
  );

  test(
    "administrators are told who and when, and neither whom nor why; they read it on their page and note that they did, once",
    async () => {
      const [mail] = await awaitMails(site.dataDir, ADMIN, 1);
      expect(mail!.text).toMatch(/Idris Bell \d[^]*\d{1,2}:\d\d [AP]M Denver time[^]*\/review\/emergency/);
      expect(mail!.text).not.toMatch(/Ada|Reyes|MRN|unconscious|ambulance/);

      const admin = new Visitor(site, { cookie: records.cookies.admin });
      await newEntries();
      const page = (await admin.get("/review/emergency")).text.replaceAll("<!-- -->", "");
      for (const said of [
        "Idris Bell 0",
        "Ada Reyes",
        "MRN-OWN",
        "we need &lt;allergies&gt;",
        "Ended by the specialist",
        "Open until",
        "to be reviewed",
      ])
        expect(page).toContain(said);
      expect(await newEntries()).toEqual([
        [records.users.admin, records.own, "read", "emergency accesses", "done", false],
      ]);

      const [grant] = await grants(helpers[0]!.id);
      const review = () => admin.postForm("/review/emergency", { grant: String(grant!.id) });
      expect([(await review()).headers.get("location"), (await review()).headers.get("location")]).toEqual([
        "/review/emergency",
        "/review/emergency",
      ]);
      const [reviewed] = await grants(helpers[0]!.id);
      expect([reviewed!.reviewedBy, reviewed!.reviewedAt !== null]).toEqual([records.users.admin, true]);
      expect(await newEntries()).toEqual([
        [records.users.admin, null, "decision", "emergency access reviewed", "done", false],
      ]);
      expect((await admin.get("/review/emergency")).text.replaceAll("<!-- -->", "")).toMatch(/Reviewed by Ada Reyes/);
      for (const grant of ["0", "x", "", "99999999999"])
        expect((await admin.postForm("/review/emergency", { grant })).status).toBe(400);
    },
    START,
  );

  test(
    "the audit log marks and finds what was done by it; the patient's own log calls it by its name in each language",
    async () => {
      const admin = new Visitor(site, { cookie: records.cookies.admin });
      const badges = (html: string, word: string) => html.match(new RegExp(`>${word}</span>`, "g"))?.length ?? 0;
      const items = (html: string) => html.match(/data-(?:entry|access)="/g)?.length ?? 0;
      const found = (await admin.get(`/review/audit?emergency=on&user=${helpers[0]!.id}`)).text;
      expect([items(found), badges(found, "emergency")]).toEqual([ways().length + 4, ways().length + 4]);
      const all = (await admin.get(`/review/audit?user=${helpers[0]!.id}`)).text;
      expect(items(all)).toBeGreaterThan(items(found));
      expect((await admin.get("/review/audit?emergency=maybe")).status).toBe(400);

      const owner = new Visitor(site, { cookie: records.cookies.owner });
      for (const [language, name] of [
        ["en", "Emergency access"],
        ["es", "Acceso de emergencia"],
        ["ar", "اطّلاع في حالة طوارئ"],
      ] as const) {
        const { text } = await owner.get("/patient-portal/accesses", { "Accept-Language": language });
        expect([language, badges(text, name) > 3, text.includes("Idris Bell 7")]).toEqual([language, true, true]);
        expect(text).not.toMatch(/unconscious|ambulance/);
      }
    },
    START,
  );

  test("no log line holds a name, a record's number or a reason, and no address named a patient", () => {
    expect(site.logs()).not.toMatch(/Reyes|Twin|MRN-|Bell|unconscious|ambulance/);
  });
});
