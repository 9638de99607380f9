import type { Database } from "db/client";
import { appointmentRequests, auditLog, providers } from "db/schema";
import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { STATUS_WORDS } from "~/domain/appointments/answer";
import type { AppointmentStatus } from "~/domain/booking";
import { addDays, dateIn } from "~/domain/dates";
import { WEEKDAYS } from "~/domain/providers/availability";
import { weekAsForm } from "~/domain/providers/practice";
import { instantAt } from "~/domain/zones";
import { addProvider, addUser, EVERY_DAY, requestRow } from "../db/support/rows";
import { proves } from "../support/clauses";
import { awaitMails } from "../support/mailbox";
import { bookingForm, sessionFor } from "./support/examples";
import { prepareRecords, type Records } from "./support/records";
import { siteEngines, START, type Site } from "./support/site";
import { Visitor } from "./support/visitor";

const ZONE = "America/Denver";
const day = (ahead: number, clock: string) => instantAt(ZONE, addDays(dateIn(ZONE, new Date()), ahead), clock);
const REASON = "I do not treat <children>, and know who does.";

const PROFILE = {
  bio: "I help people who have tried everything to eat well without counting anything.",
  certifications: "RDN",
  languages: "English, Español",
  hourlyRate: "95",
  location: "Austin, TX",
  profileImage: "",
  isVrEnabled: "on",
  isAvailable: "on",
  website: "",
};

describe.each(siteEngines)("the specialist's desk on $name", ({ openSite }) => {
  let site: Site;
  let records: Records;
  let colleague: { cookie: string; provider: number };
  /** Requests to the specialist, by the patient's first name. */
  let requests: Record<string, number>;
  beforeAll(async () => {
    site = await openSite({
      prepare: async (db) => {
        records = await prepareRecords(db);
        await db.update(providers).set({ availability: EVERY_DAY }).where(eq(providers.id, records.providers.treating));
        const userId = await addUser(db);
        colleague = {
          cookie: await sessionFor(db, userId),
          provider: await addProvider(db, { userId, reviewStatus: "verified", reviewedAt: new Date() }),
        };
        requests = await addRequests(db, records.providers.treating);
      },
    });
  }, START);
  afterAll(() => site?.stop());

  const specialist = () => new Visitor(site, { cookie: records.cookies.treating });
  const hidden = (page: string, name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(page)?.[1] ?? "";
  const shown = (page: string, attribute: string) =>
    [...page.matchAll(new RegExp(`data-${attribute}="(\\d+)"`, "g"))].map(([, id]) => Number(id));
  /** How a request stands, as its own specialist reads it. */
  const stateOf = async (id: number) => {
    const page = (await specialist().get(`/desk/requests/${id}`)).text.replaceAll("<!-- -->", "");
    return {
      page,
      words: Object.values(STATUS_WORDS).find((words) => page.includes(`>${words}<`)),
      seen: hidden(page, "seen"),
    };
  };
  /** What the public page says to somebody without a cookie: from the page cache. */
  const publicPage = async () => (await new Visitor(site).get(`/specialists/${records.providers.treating}`)).text;

  test("shows the open requests, oldest first, and nobody else's; who is signed in lands here", async () => {
    const page = await specialist().get("/desk");
    expect(shown(page.text, "request")).toEqual([requests.Cleo, requests.Bea, requests.Dov]);
    for (const word of ["Cleo", "Video Consultation", "New York", "Waiting for your answer", "Eli"])
      expect(page.text).toContain(word);
    expect(page.text).not.toContain("Fay");
    expect(page.headers.get("cache-control")).toContain("no-store");
    expect((await specialist().get("/sign-in")).headers.get("location")).toBe("/desk");
    expect((await new Visitor(site, { cookie: colleague.cookie }).get("/desk")).text).toContain("No open requests");
  });

  test("of another specialist's requests, walked up and down, none is shown, answered or cancelled", async () => {
    const other = new Visitor(site, { cookie: colleague.cookie });
    const standing = () =>
      Promise.all(
        Object.values(requests).map(async (id) => {
          const { words, seen } = await stateOf(id);
          return { words, seen };
        }),
      );
    const before = await standing();
    const answers: Record<string, string>[] = [
      { intent: "accept", seen: "0" },
      { intent: "propose", seen: "0", startsAt: day(6, "11:00").toISOString(), note: "" },
      { intent: "decline", seen: "0", reason: REASON },
    ];
    for (let id = 0; id <= Math.max(...Object.values(requests)) + 2; id++) {
      const got = await Promise.all([
        other.get(`/desk/requests/${id}`),
        other.get(`/desk/requests/${id}/cancel`),
        other.postForm(`/desk/requests/${id}/cancel`, { seen: "0" }),
        ...answers.map((answer) => other.postForm(`/desk/requests/${id}`, answer)),
      ]);
      expect([id, ...new Set(got.map(({ status }) => status))]).toEqual([id, 404]);
      expect(got.some(({ text }) => text.includes("Marlowe"))).toBe(false);
    }
    expect(await standing()).toEqual(before);
  });

  test("accepts and declines, and the patient is told; what is settled is not answered again", async () => {
    const me = specialist();
    const answer = async (name: string, fields: Record<string, string>) =>
      me.postForm(`/desk/requests/${requests[name]}`, { seen: (await stateOf(requests[name]!)).seen, ...fields });
    expect((await answer("Cleo", { intent: "accept" })).headers.get("location")).toBe("/desk");
    expect((await stateOf(requests.Cleo!)).words).toBe("Agreed");
    await awaitMails(site.dataDir, "cleo@example.com", 1);

    expect((await answer("Dov", { intent: "decline", reason: "No." })).text).toContain(
      "Tell the patient why, in 10 characters or more",
    );
    expect((await answer("Dov", { intent: "decline", reason: REASON })).headers.get("location")).toBe("/desk");
    const [mail] = await awaitMails(site.dataDir, "dov@example.com", 1);
    expect(mail!.text).toContain(REASON);
    expect((await stateOf(requests.Dov!)).words).toBe("Declined");
    for (const [name, standing] of [
      ["Dov", "Declined"],
      ["Fay", "Waiting for your answer"],
    ] as const) {
      expect((await answer(name, { intent: "accept", seen: "0" })).headers.get("location")).toBe(
        `/desk/requests/${requests[name]}`,
      );
      expect((await stateOf(requests[name]!)).words).toBe(standing);
    }
  });

  test("proposes a free time of its own and no other; an older tab answers nothing, and what was typed there stays", async () => {
    const me = specialist();
    const path = `/desk/requests/${requests.Bea}`;
    const { seen } = await stateOf(requests.Bea!);
    const propose = (startsAt: string) =>
      me.postForm(path, { intent: "propose", seen, startsAt, note: "A little later would suit me." });
    // Held for Cleo, outside the hours, between two half hours, past.
    for (const startsAt of [day(5, "10:00"), day(6, "20:00"), day(6, "11:10"), day(-1, "10:00")].map((at) =>
      at.toISOString(),
    )) {
      const refused = await propose(startsAt);
      expect([
        startsAt,
        refused.status,
        refused.text.includes("not free any more"),
        refused.text.includes("A little later would suit me."),
      ]).toEqual([startsAt, 409, true, true]);
    }
    expect((await propose("")).status).toBe(400);
    expect((await propose(day(6, "11:00").toISOString())).headers.get("location")).toBe("/desk");
    const standing = await stateOf(requests.Bea!);
    expect(standing).toMatchObject({ words: "Waiting for the patient’s answer", seen: "1" });
    expect(standing.page).toMatch(/11:00 AM Denver time[^]*A little later would suit me\./);

    const late = await me.postForm(path, { intent: "decline", seen, reason: REASON });
    expect([
      late.status,
      late.text.includes("has changed since you opened it"),
      late.text.includes("I do not treat &lt;children&gt;"),
    ]).toEqual([409, true, true]);
    expect((await stateOf(requests.Bea!)).seen).toBe("1");
  });

  test("hours: what is wrong is refused with what was chosen, what is saved shows at once, and an older tab undoes nothing", async () => {
    const me = specialist();
    expect(await publicPage()).toContain("9:00 AM – 5:00 PM");
    const version = hidden((await me.get("/desk/availability")).text, "version");
    const form = (change: Partial<Record<string, string>> = {}) =>
      ({ ...weekAsForm(EVERY_DAY), timeZone: ZONE, version, website: "", ...change }) as Record<string, string>;

    const wrong = await me.postForm("/desk/availability", form({ monday_end: "08:00", tuesday_start: "24:00" }));
    expect(wrong.status).toBe(400);
    expect(wrong.text).toContain("Choose a time for Tuesday");
    expect((await me.postForm("/desk/availability", form({ monday_end: "08:00" }))).text).toContain(
      "Monday must end later than it starts",
    );

    const morning = Object.fromEntries(WEEKDAYS.map((one) => [`${one}_end`, "12:30"]));
    expect((await me.postForm("/desk/availability", form(morning))).headers.get("location")).toBe("/desk/availability");
    expect(await publicPage()).toContain("9:00 AM – 12:30 PM");
    expect((await new Visitor(site).get(`/api/providers/${records.providers.treating}`)).json()).toMatchObject({
      availability: { monday: { start: "09:00", end: "12:30", available: true } },
    });

    const night = Object.fromEntries(WEEKDAYS.map((one) => [`${one}_end`, "00:00"]));
    const opened = (await me.get("/desk/availability")).text;
    expect(
      (await me.postForm("/desk/availability", form({ ...night, version: hidden(opened, "version") }))).headers.get(
        "location",
      ),
    ).toBe("/desk/availability");
    expect(await publicPage()).toContain("9:00 AM – midnight");
    const late = (await me.get("/desk/availability")).text;
    expect(/<select id="[^"]*sunday_end"[^]*?<\/select>/.exec(late)![0]).toMatch(
      /value="00:00" selected[^>]*>Midnight<\/option><\/select>$/,
    );
    const { availability } = (await new Visitor(site).get(`/api/providers/${records.providers.treating}`)).json() as {
      availability: { monday: { end: string } };
    };
    expect(availability.monday.end).toBe("00:00");
    const { days } = (await new Visitor(site).get(`/api/providers/${records.providers.treating}/slots`)).json() as {
      days: { slots: { time: string }[] }[];
    };
    expect(days.at(-1)!.slots.at(-1)!.time).toBe("11:30 PM");
    expect(
      (await me.postForm("/desk/availability", form({ ...morning, version: hidden(late, "version") }))).status,
    ).toBe(303);

    const page = (await me.get("/desk/availability")).text;
    expect(page).toContain("Appointments outside these hours");
    expect(page, "named").toContain("Eli");
    expect(page, "within").not.toMatch(/data-outside[^]*Cleo/);

    const stale = await me.postForm("/desk/availability", form({ sunday_available: "", sunday_end: "15:30" }));
    expect(stale.status).toBe(409);
    expect(stale.text).toContain("Stored now: ");
    expect(/<select id="[^"]*sunday_end"[^]*?<\/select>/.exec(stale.text)![0]).toMatch(/value="15:30" selected/);
    expect(await publicPage()).toContain("9:00 AM – 12:30 PM");
    // The answer carries the shape that is stored now: sent once more, knowing it, it counts.
    expect(
      (await me.postForm("/desk/availability", form({ sunday_end: "15:30", version: hidden(stale.text, "version") })))
        .status,
    ).toBe(303);
  });

  test("profile: saved it shows at once; what a reviewer had checked is under review again, and the desk stays open", async () => {
    const me = specialist();
    const open = async () => hidden((await me.get("/desk/profile")).text, "version");
    const save = async (change: Record<string, string> = {}, version?: string) =>
      me.postForm("/desk/profile", { ...PROFILE, version: version ?? (await open()), ...change });
    const first = await open();

    const wrong = await save({ bio: "Short", hourlyRate: "5", profileImage: "http://example.com/me.png" });
    for (const word of [
      "Bio must be at least 50 characters",
      "Hourly rate must be at least $10",
      "starts with https://",
      "Short",
    ])
      expect(wrong.text).toContain(word);

    const saved = await save({
      licenseNumber: "STOLEN-1",
      specialty: "Endocrinologist",
      rating: "5",
      reviewStatus: "verified",
    });
    expect(saved.headers.get("location")).toBe("/desk/profile");
    expect(await publicPage()).toContain("without counting anything");
    const stale = await save({ bio: `${PROFILE.bio} And from an older tab.` }, first);
    expect([stale.status, stale.text.includes("And from an older tab."), stale.text.includes("Stored now: ")]).toEqual([
      409,
      true,
      true,
    ]);

    expect(await publicPage()).toContain("Verified");
    await save({ certifications: "RDN, MD" });
    expect(await publicPage()).toContain("Under review");
    expect((await me.get("/desk")).status, "patients are in care").toBe(200);
    const review = await new Visitor(site, { cookie: records.cookies.admin }).get(
      `/review/${records.providers.treating}`,
    );
    expect(review.text).toContain("Changed after an approval");
    expect((await me.get("/application")).text).toContain("Open My Desk");

    const { isAvailable: _, ...unlisted } = { ...PROFILE, certifications: "RDN, MD" };
    await me.postForm("/desk/profile", { ...unlisted, version: await open() });
    expect((await new Visitor(site).get(`/specialists/${records.providers.treating}`)).status).toBe(404);
    await save({ certifications: "RDN, MD" });
  });

  test("patients in care: only their own, with the latest vitals; each list and each opening stands in the patient's log", async () => {
    const me = specialist();
    const list = await me.get("/desk/patients");
    expect(shown(list.text, "patient")).toEqual([records.own]);
    expect(list.text).toMatch(/142[^]*bpm[^]*Very high/);

    const opened = await me.get(`/desk/patients/${records.own}`);
    for (const word of ["Penicillin", "Asthma", "Salbutamol", "Mild asthma", "Very high", "Sam Reyes"])
      expect(opened.text).toContain(word);
    expect((await me.get(`/desk/patients/${records.empty}`)).status).toBe(403);
    expect((await new Visitor(site, { cookie: colleague.cookie }).get("/desk/patients")).text).toContain("Nobody yet.");
  });

  test("a patient in care is looked for by name, which stands in no address; who was shown has it in the log, and nobody else", async () => {
    const me = specialist();
    const logged = () =>
      site
        .database((db) => db.select().from(auditLog).where(eq(auditLog.subject, "latest vitals")))
        .then(({ length }) => length);
    const before = await logged();
    const find = (named: string) => me.postForm("/desk/patients?find", { named, website: "" });
    for (const [named, ids, words] of [
      ["réyes ADA", [records.own], "1 patient"],
      ["nobody of this name", [], "Nobody in your care"],
    ] as const) {
      const found = await find(named);
      expect([
        named,
        found.status,
        shown(found.text, "patient"),
        found.text.includes(words),
        found.text.includes(`value="${named}"`),
      ]).toEqual([named, 200, [...ids], true, true]);
    }
    expect(await logged()).toBe(before + 1);
    expect((await find("a")).text).toContain("Enter 2 characters or more");
  });

  test("an agreed appointment is cancelled only when confirmed, in the shape that was seen", async () => {
    const me = specialist();
    const path = `/desk/requests/${requests.Eli}`;
    const page = (await me.get(path)).text;
    expect(page).toContain(`${path}/cancel`);
    const seen = hidden((await me.get(`${path}/cancel`)).text, "seen");
    expect((await me.postForm(`${path}/cancel`, { seen: String(Number(seen) + 1) })).headers.get("location")).toBe(
      path,
    );
    expect((await stateOf(requests.Eli!)).words).toBe("Agreed");
    expect((await me.postForm(`${path}/cancel`, { seen })).headers.get("location")).toBe("/desk");
    expect((await stateOf(requests.Eli!)).words).toBe("Cancelled");
    expect((await me.get(`${path}/cancel`)).headers.get("location")).toBe(path);
    expect((await stateOf(requests.Eli!)).page).not.toContain("<textarea");
  });

  test("what is agreed for next month stands among the coming days", async () => {
    expect((await specialist().get("/desk")).text).toContain(`data-agenda="request ${requests.Gil}"`);
    const behind = await specialist().get("/desk?ahead=2");
    expect([
      behind.text.includes(`data-agenda="request ${requests.Gil}"`),
      behind.text.includes("Nothing later than this."),
    ]).toEqual([false, true]);
  });

  // Last: it stops the server of the embedded database.
  test(
    "what was done and looked at stands in the log, and nothing was changed that is not the specialist's to change",
    async () => {
      const { row, entries } = await site.database(async (db) => ({
        row: (await db.select().from(providers).where(eq(providers.id, records.providers.treating)))[0],
        entries: await db
          .select({
            action: auditLog.action,
            patientId: auditLog.patientId,
            subject: auditLog.subject,
            outcome: auditLog.outcome,
          })
          .from(auditLog)
          .where(eq(auditLog.actorId, records.users.treating))
          .orderBy(asc(auditLog.id)),
      }));
      expect(row).toMatchObject({
        licenseNumber: "LIC-00001",
        specialty: "Nutrition Coach",
        rating: "0.00",
        hourlyRate: "95.00",
        languages: ["English", "Español"],
        isVrEnabled: true,
      });
      const update = (subject: string) => ({ action: "update", patientId: null, subject, outcome: "done" });
      const read = (patientId: number, subject: string, outcome = "done") => ({
        action: "read",
        patientId,
        subject,
        outcome,
      });
      expect(entries).toEqual([
        update("weekly hours"),
        update("weekly hours"),
        update("weekly hours"),
        update("weekly hours"),
        update("profile"),
        update("profile, to be reviewed"),
        update("profile"),
        update("profile"),
        read(records.own, "latest vitals"),
        read(records.own, "whole record"),
        read(records.empty, "whole record", "denied"),
        read(records.own, "latest vitals"), // of the search
      ]);
    },
    START,
  );

  test("a patient's request for the specialist arrives there", proves("APP-01"), async () => {
    const form = bookingForm({ specialist: String(records.providers.treating), firstName: "Wilhelmina" });
    expect((await new Visitor(site).postForm("/book-appointment", form)).status).toBe(303);
    const desk = (await specialist().get("/desk")).text;
    expect(desk).toContain("Wilhelmina");
    expect(desk).toContain("Not confirmed by the patient yet");
    expect((await new Visitor(site, { cookie: colleague.cookie }).get("/desk")).text).not.toContain("Wilhelmina");
  });
});

async function addRequests(db: Database, providerId: number): Promise<Record<string, number>> {
  const request = (firstName: string, status: AppointmentStatus, startsAt: Date, minutesAgo: number) =>
    requestRow(firstName, {
      providerId,
      status,
      startsAt,
      preferredDate: dateIn(ZONE, startsAt),
      createdAt: new Date(Date.now() - minutesAgo * 60_000),
    });
  const added = await db
    .insert(appointmentRequests)
    .values([
      request("Bea", "requested", day(4, "10:00"), 20),
      request("Dov", "requested", day(3, "10:00"), 10),
      request("Cleo", "requested", day(5, "10:00"), 30),
      request("Eli", "accepted", day(2, "16:30"), 40),
      request("Gil", "accepted", day(40, "16:30"), 50),
      // Its time has passed: nobody can answer it any more.
      request("Fay", "requested", day(-1, "10:00"), 50),
    ])
    .returning({ id: appointmentRequests.id, firstName: appointmentRequests.firstName });
  return Object.fromEntries(added.map(({ id, firstName }) => [firstName, id]));
}
