import { auditLog, providers, users } from "db/schema";
import { and, asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addProviders } from "../db/support/rows";
import { proves } from "../support/clauses";
import { awaitMails, mailsTo } from "../support/mailbox";
import { profile, register, sessionFor } from "./support/examples";
import { prepareRecords, type Person, type Records } from "./support/records";
import { siteEngines, START, type Site } from "./support/site";
import { Visitor } from "./support/visitor";

const REASON =
  "The license number is not in Colorado’s register.\nPlease send the one on your certificate <as printed>.";
const ANSWER = {
  specialty: "Endocrinologist",
  licenseNumber: "MD-77310",
  bio: "I help people who have tried everything to eat well without counting anything.",
  certifications: "MD, ABIM",
  yearsExperience: "14",
  location: "Denver, CO",
  website: "",
};

describe.each(siteEngines)("the review desk on $name", ({ openSite }) => {
  let site: Site;
  let records: Records;
  let admin: Visitor;
  /** Of an administrator who has not set up the second step. */
  let colleague: string;
  /** More than a page of applications that wait since before all others. */
  let waiting: number[];
  beforeAll(async () => {
    site = await openSite({
      env: { LOG_LEVEL: "info" },
      prepare: async (db) => {
        records = await prepareRecords(db);
        const [other] = await db
          .insert(users)
          .values({ email: "other.admin@example.com", firstName: "Rosa", lastName: "Lind", role: "admin" })
          .returning({ id: users.id });
        colleague = await sessionFor(db, other!.id);
        waiting = await addProviders(
          db,
          Array.from({ length: 25 }, (_, index) => ({
            submittedAt: new Date(Date.UTC(2026, 1, 1, index)),
            licenseNumber: `QUEUE-${index}`,
          })),
        );
      },
    });
  }, START);
  beforeEach(() => void (admin = as("admin")));
  afterAll(() => site?.stop());

  const as = (who: Person) => new Visitor(site, { cookie: records.cookies[who] });

  /**
   * Somebody who has applied. Two mails came before: the link of the registration, and that the application has
   * arrived.
   */
  const applicant = async () => {
    const visitor = new Visitor(site);
    const email = `applicant-${Math.random().toString(36).slice(2)}@example.com`;
    const userId = await register(visitor, { email, firstName: "Nora" });
    const answer = await visitor.postJson("/api/providers", profile(userId));
    if (answer.status !== 201) throw new Error(`Applying answered ${answer.status}`);
    return { visitor, email, userId, id: answer.json<{ id: number }>().id };
  };
  const shapeOf = (page: string) => /name="submittedAt" value="([^"]+)"/.exec(page)?.[1] ?? "";
  const open = async (id: number, visitor = admin) => ({
    submittedAt: shapeOf((await visitor.get(`/review/${id}`)).text),
  });
  const listed = async (id: number) => (await new Visitor(site).get(`/api/providers/${id}`)).status;
  const decisionsIn = async () =>
    site.database((db) =>
      db
        .select({ actorId: auditLog.actorId, subject: auditLog.subject, outcome: auditLog.outcome })
        .from(auditLog)
        .where(eq(auditLog.action, "decision"))
        .orderBy(asc(auditLog.id)),
    );
  const applicationsIn = (page: string) => [...page.matchAll(/data-application="(\d+)"/g)].map(([, id]) => Number(id));

  test("the queue shows the oldest first, twenty a page, with what a reviewer sorts by", async () => {
    const first = await admin.get("/review");
    expect(applicationsIn(first.text)).toEqual(waiting.slice(0, 20));
    for (const word of ["QUEUE-0", "person-", "Nutrition Coach", "Austin, TX", "5 years", "Waiting "])
      expect(first.text).toContain(word);
    expect(first.headers.get("cache-control")).toContain("no-store");
    const more = /href="(\/review\?after=[^"]+)"/.exec(first.text)![1]!;
    expect(applicationsIn((await admin.get(more)).text).slice(0, 5)).toEqual(waiting.slice(20));
    expect(applicationsIn((await admin.get("/review?after=garbage")).text)).toEqual(waiting.slice(0, 20));
  });

  test(
    "an approval lists the specialist as verified, tells them by mail and leads on to the next",
    { ...proves("SIGN-32", "API-17"), timeout: START },
    async () => {
      const { id, email, visitor } = await applicant();
      expect((await visitor.get("/application")).text).toContain("2-3 business days");
      expect((await new Visitor(site).get(`/api/providers/${id}`)).json()).toMatchObject({ isVerified: false });
      const answer = await admin.postForm(`/review/${id}`, { intent: "approve", ...(await open(id)) });
      expect([answer.status, answer.headers.get("location")]).toEqual([303, `/review/${waiting[0]}`]);
      expect((await admin.get(`/review/${waiting[0]}`)).text).toContain("Application approved");
      expect((await new Visitor(site).get(`/api/providers/${id}`)).json()).toMatchObject({ isVerified: true });
      const mails = await awaitMails(site.dataDir, email, 3);
      expect(mails.map(({ subject }) => subject)).toContain("Your application was approved");
      expect((await visitor.get("/application")).text).toContain("marked as verified");
      expect((await decisionsIn()).at(-1)).toEqual({
        actorId: records.users.admin,
        subject: "application approved",
        outcome: "done",
      });
      // Found by whom it is about, as by whoever did it.
      const [row] = await site.database((db) => db.select({ id: users.id }).from(users).where(eq(users.email, email)));
      const about = (await admin.get(`/review/audit?user=${row!.id}&action=decision`)).text.replaceAll("<!-- -->", "");
      expect(about).toContain(`decision: application approved for user ${row!.id}`);
      expect(about.match(/data-entry/g)).toHaveLength(1);
      const looked = await admin.get("/review?status=verified");
      expect(applicationsIn(looked.text)).toContain(id);
      const page = (await admin.get(`/review/${id}`)).text;
      expect([page.includes("<textarea"), shapeOf(page)], "read only").toEqual([false, ""]);
    },
  );

  test(
    "who is approved again after a change is not welcomed again",
    async () => {
      const { id, email } = await applicant();
      await admin.postForm(`/review/${id}`, { intent: "approve", ...(await open(id)) });
      await awaitMails(site.dataDir, email, 3);
      await site.database((db) =>
        db.update(providers).set({ reviewStatus: "under_review", submittedAt: new Date() }).where(eq(providers.id, id)),
      );
      const again = await admin.postForm(`/review/${id}`, { intent: "approve", ...(await open(id)) });
      expect(again.status).toBe(303);
      const mails = await awaitMails(site.dataDir, email, 4);
      const told = mails.map(({ subject }) => subject);
      expect(told.filter((subject) => subject === "Your application was approved")).toHaveLength(1);
      expect(told).toContain("Your changes were approved");
      expect(mails.filter(({ text }) => text.includes("Welcome"))).toHaveLength(1);
    },
    START,
  );

  test(
    "a rejection takes the specialist off the list and tells them the reason word for word; their answer waits anew",
    { ...proves("API-17"), timeout: START },
    async () => {
      const { id, email, visitor, userId } = await applicant();
      const shape = await open(id);
      const rejected = await admin.postForm(`/review/${id}`, { intent: "reject", reason: REASON, ...shape });
      expect(rejected.status).toBe(303);
      expect(await listed(id)).toBe(404);
      const letter = (await awaitMails(site.dataDir, email, 3)).find(
        ({ subject }) => subject === "About your application",
      )!;
      for (const line of REASON.split("\n")) expect(letter.text.replace(/\s+/g, " ")).toContain(line);
      expect(letter.text).toContain("/application");

      const page = (await visitor.get("/application")).text;
      expect(page).toContain(
        "The license number is not in Colorado’s register.\nPlease send the one on your certificate &lt;as printed&gt;.",
      );
      expect(page).toContain('value="RD-20418"');

      const wrong = await visitor.postForm("/application", { ...ANSWER, licenseNumber: "1", bio: "Too short" });
      expect(wrong.status).toBe(400);
      for (const word of ["License number is required", "Bio must be at least 50 characters", "Too short"])
        expect(wrong.text).toContain(word);
      expect(await listed(id)).toBe(404);

      const sent = await visitor.postForm("/application", ANSWER);
      expect([sent.status, sent.headers.get("location")]).toEqual([303, "/application"]);
      expect((await visitor.get("/application")).text).toContain("under review since");
      const again = await visitor.postForm("/application", ANSWER);
      expect([again.status, again.headers.get("location")]).toEqual([303, "/application"]);
      expect((await new Visitor(site).get(`/api/providers/${id}`)).json()).toMatchObject({
        isVerified: false,
        specialty: "Endocrinologist",
        yearsExperience: 14,
      });
      const subjects = (await awaitMails(site.dataDir, email, 4)).map(({ subject }) => subject);
      expect(subjects.filter((subject) => subject === "We have your application")).toHaveLength(2);
      const updates = await site.database((db) =>
        db
          .select({ subject: auditLog.subject })
          .from(auditLog)
          .where(and(eq(auditLog.actorId, userId), eq(auditLog.action, "update"))),
      );
      expect(updates).toEqual([{ subject: "application" }]);

      // The reviewer who still has the old page open decides nothing by it, and keeps what they typed.
      const stale = await admin.postForm(`/review/${id}`, {
        intent: "reject",
        reason: "Still the same reason",
        ...shape,
      });
      expect(stale.status).toBe(409);
      expect(stale.text).toContain("has changed the application since you opened it");
      expect(stale.text).toContain("Still the same reason");
      expect(stale.text).toContain("MD-77310");
      const fresh = shapeOf(stale.text);
      expect(fresh > shape.submittedAt).toBe(true);
      expect((await admin.postForm(`/review/${id}`, { intent: "approve", submittedAt: fresh })).status).toBe(303);
      expect((await new Visitor(site).get(`/api/providers/${id}`)).json()).toMatchObject({ isVerified: true });
    },
  );

  test(
    "of two reviewers who decide at once one does; the other is told by whom it was decided, and one mail goes out",
    async () => {
      const { id, email } = await applicant();
      const shape = await open(id);
      const before = (await decisionsIn()).length;
      const racing = await Promise.all(
        Array.from({ length: 6 }, (_, index) =>
          as("admin").postForm(
            `/review/${id}`,
            index % 2 ? { intent: "approve", ...shape } : { intent: "reject", reason: REASON, ...shape },
          ),
        ),
      );
      const places = racing.map(({ status, headers }) => [status, headers.get("location")]);
      expect(places.filter(([, place]) => place === `/review/${waiting[0]}`)).toHaveLength(1);
      expect(places.filter(([status, place]) => status === 303 && place === `/review/${id}`)).toHaveLength(5);
      const late = as("admin");
      await late.postForm(`/review/${id}`, { intent: "approve", ...shape });
      const page = (await late.get(`/review/${id}`)).text.replaceAll("<!-- -->", "");
      expect(page).toMatch(/Already (approved|rejected)/);
      expect(page).toMatch(/By Ada Reyes \d+,/);
      expect(await decisionsIn()).toHaveLength(before + 1);
      await awaitMails(site.dataDir, email, 3);
      const decided = mailsTo(site.dataDir, email).filter(({ subject }) =>
        /^(Your|About your) application/.test(subject),
      );
      expect(decided).toHaveLength(1);
    },
    START,
  );

  test("a rejection needs a reason of 10 to 1,000 characters; what was typed stays", async () => {
    const id = waiting[3]!;
    for (const [reason, said] of [
      ["", "in 10 characters or more"],
      ["Too few  ", "in 10 characters or more"],
      ["x".repeat(1_001), "Use 1,000 characters or fewer"],
    ] as const) {
      const answer = await admin.postForm(`/review/${id}`, { intent: "reject", reason, ...(await open(id)) });
      expect(answer.status).toBe(400);
      expect(answer.text).toContain(said);
      if (reason) expect(answer.text).toContain(reason.trim().slice(0, 60));
    }
    for (const form of [
      {},
      { intent: "approve" },
      { intent: "approve", submittedAt: "yesterday" },
      { intent: "verify", submittedAt: "2026-02-01T03:00:00.000Z" },
    ]) {
      expect((await admin.postForm(`/review/${id}`, form as Record<string, string>)).status, JSON.stringify(form)).toBe(
        400,
      );
    }
    expect(await listed(id)).toBe(200);
    expect((await admin.get(`/review/${id}`)).text).toContain("<textarea");
    for (const unknown of ["999999", "0", "01", "abc"]) {
      expect((await admin.get(`/review/${unknown}`)).status).toBe(404);
      expect(
        (await admin.postForm(`/review/${unknown}`, { intent: "approve", submittedAt: "2026-02-01T03:00:00.000Z" }))
          .status,
      ).toBe(404);
    }
  });

  test(
    "nobody but an administrator with the second step sees or decides anything",
    async () => {
      const id = waiting[5]!;
      const form = { intent: "approve", ...(await open(id)) };
      const decisions = (await decisionsIn()).length;
      const people = [
        new Visitor(site),
        as("owner"),
        as("otherPatient"),
        as("treating"),
        new Visitor(site, { cookie: colleague }),
      ];
      const expected = ["/sign-in?next=", 403, 403, 403, "/account/second-factor"];
      for (const [index, visitor] of people.entries()) {
        const answers = [
          ...(await Promise.all(
            [
              "/review",
              "/review?status=verified",
              `/review/${id}`,
              "/review/999999",
              "/review/audit",
              `/review/${id}.data`,
            ].map((path) => visitor.get(path)),
          )),
          await visitor.postForm(`/review/${id}`, form),
        ];
        for (const [which, { status, headers, text }] of answers.entries()) {
          expect(text, `${index} ${which}`).not.toMatch(/QUEUE-|person-\d+@|audit log/);
          // A client navigation carries its redirect in the body.
          if (which === 5) continue;
          const place = headers.get("location");
          if (typeof expected[index] === "number")
            expect([index, which, status]).toEqual([index, which, expected[index]]);
          else expect(place?.startsWith(String(expected[index])), `${index} ${which} ${place}`).toBe(true);
        }
      }
      expect(await decisionsIn()).toHaveLength(decisions);
      expect((await admin.get(`/review/${id}`)).text).toContain("<textarea");
    },
    START,
  );

  test(
    "the application's page is for specialists: who has none applies, others are refused",
    async () => {
      const visitor = new Visitor(site);
      await register(visitor);
      expect((await visitor.get("/application")).headers.get("location")).toBe("/specialist-signup");
      expect((await as("owner").get("/application")).status).toBe(403);
      expect((await as("owner").postForm("/application", ANSWER)).status).toBe(403);
      const underReview = await as("unrelated").postForm("/application", ANSWER);
      expect([underReview.status, underReview.headers.get("location")]).toEqual([303, "/application"]);
      const [row] = await site.database((db) =>
        db
          .select({ status: providers.reviewStatus, licenseNumber: providers.licenseNumber })
          .from(providers)
          .where(eq(providers.userId, records.users.unrelated)),
      );
      expect(row).toEqual({ status: "under_review", licenseNumber: "LIC-00001" });
    },
    START,
  );

  test("each finds the way from their account", async () => {
    const links = async (who: Person) =>
      [...(await as(who).get("/account")).text.matchAll(/href="(\/(?:review|application)[^"]*)"/g)].map(
        ([, path]) => path,
      );
    expect(await Promise.all((["admin", "treating", "owner"] as const).map(links))).toEqual([
      ["/review", "/review/audit", "/review/emergency"],
      ["/application"],
      [],
    ]);
  });

  test("nothing of an applicant stands in the server's log", async () => {
    const { id, email } = await applicant();
    await admin.postForm(`/review/${id}`, { intent: "reject", reason: REASON, ...(await open(id)) });
    const logs = site.logs();
    expect(logs).toContain('"/review/:id"');
    for (const word of [email, "Colorado", "RD-20418", "MD-77310"]) expect(logs).not.toContain(word);
  });
});
