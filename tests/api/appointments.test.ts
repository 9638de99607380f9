import ICAL from "ical.js";
import { appointmentRequests } from "db/schema";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { acceptRequest } from "~/services/appointments/changes.server";
import type { SlotsAnswer } from "~/domain/appointments/offer";
import { bookingServices } from "../db/support/appointments";
import { readStrictly } from "../support/calendar-reader";
import { awaitMails, linkIn } from "../support/mailbox";
import { signedInPatient } from "./support/accounts";
import { bookingForm, workdayFromNow } from "./support/examples";
import { addListedAndRejected, openPrepared } from "./support/prepared";
import { SESSION_SECRET } from "./support/secret";
import { siteEngines, START, type Site } from "./support/site";
import { Visitor, type ErrorContract } from "./support/visitor";

const REFERENCE = /KW-[0-9A-Z]{4}-[0-9A-Z]{4}/;
const DATE = workdayFromNow(10);

/** What a calendar understands of an iCalendar text. */
function readCalendar(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const event = new ICAL.Event(calendar.getFirstSubcomponent("vevent")!);
  return {
    method: calendar.getFirstPropertyValue("method"),
    uid: event.uid,
    sequence: event.sequence,
    startsAt: event.startDate.toJSDate().toISOString(),
    status: event.component.getFirstPropertyValue("status"),
    summary: event.summary,
  };
}

describe.each(siteEngines)("an appointment with a specialist on $name", ({ openSite }) => {
  let site: Site;
  let listed: number;
  let rejected: number;
  beforeAll(async () => void ([site, [listed, rejected]] = await openPrepared(openSite, addListedAndRejected)), START);
  afterAll(() => site?.stop());

  const slotsOn = async (query = `from=${DATE}&days=1`) => {
    const answer = await new Visitor(site).get(`/api/providers/${listed}/slots?${query}`);
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
    return answer.json<SlotsAnswer>();
  };
  const form = (change: Record<string, string> = {}) =>
    bookingForm({ specialist: String(listed), patientZone: "America/New_York", preferredDate: DATE, ...change });
  const path = () => `/book-appointment?specialist=${listed}`;

  test(
    "a request is confirmed by its email's link, and not by the page's own; without script, with the minutes said",
    async () => {
      const email = `confirms-${Date.now()}@example.com`;
      const visitor = new Visitor(site);
      const request = form({ email, preferredDate: workdayFromNow(20), preferredTime: "03:30 PM" });
      expect((await visitor.postForm(path(), request)).status).toBe(303);
      const page = (await visitor.get("/book-appointment?requested")).text;
      expect(page).toContain("Confirm your request there within 30 minutes, or its time is released.");
      const own = /href="(\/appointments\/[^"?]+)"/.exec(page)![1]!;
      expect((await visitor.get(own)).text).not.toContain("Confirm my request");
      const [mail] = await awaitMails(site.dataDir, email, 1);
      expect(mail!.text.replace(/\s+/g, " ")).toContain("Please confirm within 30 minutes that this request is yours.");
      const { pathname: address, search } = new URL(/https?:\/\/\S+\/appointments\/\S+/.exec(mail!.text)![0]);
      const link = address + search;
      expect(address).toBe(own);

      const guessed = await visitor.postForm(own, { intent: "confirm", proof: "guessed", website: "" });
      expect(guessed.status).toBe(403);
      const isHeld = () =>
        site.database(async (db) => {
          const [row] = await db
            .select({ holdUntil: appointmentRequests.holdUntil })
            .from(appointmentRequests)
            .where(eq(appointmentRequests.email, email));
          return row!.holdUntil === null;
        });
      expect(await isHeld()).toBe(false);
      const opened = (await new Visitor(site).get(link)).text;
      expect(opened).toContain("Confirm my request");
      // Opening is not confirming: programs open the links of emails, too.
      expect(await isHeld()).toBe(false);
      const proof = /name="proof" value="([^"]+)"/.exec(opened)![1]!;
      expect(search).toBe(`?confirm=${proof}`);
      const confirmed = await new Visitor(site).postForm(link, { intent: "confirm", proof, website: "" });
      expect([confirmed.status, confirmed.headers.get("location")]).toEqual([303, own]);
      expect(await isHeld()).toBe(true);
      expect((await visitor.get(own)).text).not.toContain("Not confirmed yet");
    },
    START,
  );

  test("free times come day by day with their instants; what cannot be asked is said by field", async () => {
    const { timeZone, slotMinutes, days } = await slotsOn(`from=${DATE}&days=7`);
    expect({ timeZone, slotMinutes, days: days.length }).toEqual({
      timeZone: "America/Chicago",
      slotMinutes: 30,
      days: 7,
    });
    expect(days[0]!.date).toBe(DATE);
    expect(days[0]!.slots.map(({ time }) => time)).toEqual([
      "09:00 AM",
      "09:30 AM",
      "10:00 AM",
      "10:30 AM",
      "11:00 AM",
      "11:30 AM",
      "12:00 PM",
      "12:30 PM",
      "01:00 PM",
      "01:30 PM",
      "02:00 PM",
      "02:30 PM",
      "03:00 PM",
      "03:30 PM",
      "04:00 PM",
      "04:30 PM",
    ]);
    expect(
      new Intl.DateTimeFormat("en-US", { timeZone, timeStyle: "short" }).format(new Date(days[0]!.slots[0]!.startsAt)),
    ).toMatch(/^9:00.AM$/);
    expect(days.filter(({ slots }) => slots.length === 0)).toHaveLength(2);
    const visitor = new Visitor(site);
    for (const query of [
      "from=2026-02-30",
      "from=tomorrow",
      "from=9999-12-31",
      "from=0001-01-01",
      "days=0",
      "days=32",
      "days=1.5",
      "days=many",
    ]) {
      const answer = await visitor.get(`/api/providers/${listed}/slots?${query}`);
      expect([query, answer.status, Object.keys(answer.json<ErrorContract>().error.fields ?? {})]).toEqual([
        query,
        422,
        [query.split("=")[0]],
      ]);
    }
    for (const id of [rejected, 999_999, "x"])
      expect((await visitor.get(`/api/providers/${id}/slots`)).status).toBe(404);
  });

  test("a time that is gone is a conflict: all that was typed stays, the nearest free times are offered, and one press chooses", async () => {
    const first = form({ preferredTime: "11:00 AM" });
    expect((await new Visitor(site).postForm(path(), first)).status).toBe(303);
    // The same form again is no conflict: it is the one that holds the time.
    expect((await new Visitor(site).postForm(path(), first)).status).toBe(303);
    expect((await slotsOn()).days[0]!.slots.map(({ time }) => time)).not.toContain("11:00 AM");

    const visitor = new Visitor(site);
    const late = form({ preferredTime: "11:00 AM", firstName: "Latecomer" });
    const refused = await visitor.postForm(path(), late);
    expect(refused.status).toBe(409);
    expect(refused.text).toContain("That time was just taken");
    expect(refused.text).toMatch(/<title>Error: /);
    for (const value of ["Latecomer", late.email!, late.reasonForVisit!, DATE, late.idempotencyKey!])
      expect(refused.text).toContain(value);
    const choices = [...refused.text.matchAll(/name="show" value="(\d[^"]+)"/g)].map(([, value]) => value!);
    expect(choices.slice(0, 4)).toEqual(
      ["10:00 AM", "10:30 AM", "11:30 AM", "12:00 PM"].map((time) => `${DATE} ${time}`),
    );

    const chosen = await visitor.postForm(path(), { ...late, show: choices[2]! });
    expect(chosen.status).toBe(200);
    expect(chosen.text).not.toMatch(/<title>Error: /);
    expect(chosen.text).toContain('<option value="11:30 AM" selected="">11:30 AM (12:30 PM New York)</option>');
    expect(chosen.text).toContain("Latecomer");
    expect((await visitor.postForm(path(), { ...late, preferredTime: "11:30 AM" })).status).toBe(303);
  });

  test("a day without free times says so and leads to the next ones; a time outside of the hours is none", async () => {
    const visitor = new Visitor(site);
    const saturday = [...Array(7).keys()]
      .map((ahead) => workdayFromNow(10 + ahead))
      .map((date) => new Date(Date.parse(date) + 86_400_000))
      .find((date) => date.getUTCDay() === 6)!
      .toISOString()
      .slice(0, 10);
    const shown = await visitor.postForm(path(), {
      ...form({ preferredDate: saturday, firstName: "Weekender" }),
      show: "times",
    });
    expect(shown.status).toBe(200);
    expect(shown.text).toMatch(/No free time on Sat, /);
    expect(shown.text).toContain("Weekender");
    expect(shown.text).toMatch(/name="show" value="\d{4}-\d\d-\d\d"[^>]*>Mon, /);
    const none: Record<string, string>[] = [
      { preferredDate: saturday },
      { preferredTime: "05:00 PM" },
      { preferredTime: "12:00 AM" },
    ];
    for (const change of none) expect((await visitor.postForm(path(), form(change))).status).toBe(409);
    expect((await visitor.postForm(path(), form({ preferredTime: "09:15 AM" }))).status).toBe(400);
  });

  test(
    "the mail's link opens the appointment, and moves and cancels it, in calendars, too",
    async () => {
      const email = `move-${site.engine}@example.com`.toLowerCase();
      expect((await new Visitor(site).postForm(path(), form({ email, preferredTime: "02:00 PM" }))).status).toBe(303);
      const [requested] = await awaitMails(site.dataDir, email, 1);
      expect(requested!.text).toMatch(/2:00 PM Chicago time \(3:00 PM New York time\)/);
      expect(requested!.calendar).toBeUndefined();
      const link = linkIn(requested!);

      // Somebody with nothing but the link.
      const visitor = new Visitor(site);
      const page = await visitor.get(link);
      expect([page.status, page.headers.get("cache-control")]).toEqual([200, "no-store"]);
      expect(page.text).toContain('<meta name="robots" content="noindex, nofollow"/>');
      expect(page.text).toContain("2:00 PM Chicago time (3:00 PM New York time)");
      expect(page.text).not.toMatch(/1985-03-27|eat better|Blue River|555 010/);

      // Nobody is offered it before it is answered; who asks for it all the same gets what it is.
      expect(page.text).not.toMatch(/href="[^"]*\.ics"/);
      expect(readCalendar((await visitor.get(`${link}.ics`)).text)).toMatchObject({
        method: "PUBLISH",
        sequence: 0,
        status: "TENTATIVE",
      });

      await site.database(async (db) => {
        const [row] = await db.select().from(appointmentRequests).where(eq(appointmentRequests.email, email));
        expect(
          await acceptRequest(bookingServices(db, { now: new Date(), secret: SESSION_SECRET }), {
            providerId: listed,
            id: row!.id,
          }),
        ).toMatchObject({ outcome: "done" });
      });
      const accepted = (await awaitMails(site.dataDir, email, 2))[1]!;
      expect(accepted.subject).toMatch(/is confirmed$/);
      const startsAt = (await slotsOn()).days[0]!.slots.find(({ time }) => time === "02:30 PM")!.startsAt;
      const two = new Date(Date.parse(startsAt) - 1_800_000).toISOString();
      const calendar = readCalendar(accepted.calendar!);
      expect(calendar).toMatchObject({
        method: "REQUEST",
        sequence: 1,
        startsAt: two,
        status: "CONFIRMED",
        summary: `Appointment with Dr. Specialist ${listed}`,
      });
      const file = await visitor.get(`${link}.ics`);
      expect([file.status, file.headers.get("content-type"), file.headers.get("cache-control")]).toEqual([
        200,
        "text/calendar; charset=utf-8; method=PUBLISH",
        "no-store",
      ]);
      expect(readCalendar(file.text)).toEqual({ ...calendar, method: "PUBLISH" });
      expect(readStrictly(file.text)).toMatchObject({ uid: calendar.uid, sequence: 1, startsAt: two });

      const move = { intent: "move", preferredDate: DATE, website: "" };
      expect(
        (
          await new Visitor(site).postForm(
            path(),
            form({ email: `other-${site.engine}@example.com`.toLowerCase(), preferredTime: "03:30 PM" }),
          )
        ).status,
      ).toBe(303);
      const taken = await visitor.postForm(link, { ...move, preferredTime: "03:30 PM" });
      expect(taken.status).toBe(409);
      expect(taken.text).toContain("That time was just taken");
      expect((await visitor.postForm(link, { ...move, preferredTime: "" })).status).toBe(400);
      expect((await visitor.postForm(link, { ...move, preferredTime: "02:30 PM" })).headers.get("location")).toBe(link);
      const moved = (await awaitMails(site.dataDir, email, 3))[2]!;
      expect(readCalendar(moved.calendar!)).toEqual({ ...calendar, sequence: 2, startsAt, status: "TENTATIVE" });
      // The second of a double click: it is held as it was.
      expect((await visitor.postForm(link, { ...move, preferredTime: "02:30 PM" })).headers.get("location")).toBe(link);
      expect((await visitor.get(link)).text).toContain("Another time is held for you");

      expect((await visitor.get(`${link}?cancel`)).text).toContain("Yes, cancel it");
      expect((await visitor.postForm(link, { intent: "cancel", website: "" })).status).toBe(303);
      const cancelled = (await awaitMails(site.dataDir, email, 4))[3]!;
      expect(readCalendar(cancelled.calendar!)).toEqual({
        ...calendar,
        method: "CANCEL",
        sequence: 3,
        startsAt,
        status: "CANCELLED",
      });
      // A second press finds it done.
      await visitor.postForm(link, { intent: "cancel", website: "" });
      expect((await visitor.get(link)).text).toContain("It is cancelled already.");
      expect((await slotsOn()).days[0]!.slots.map(({ time }) => time)).toContain("02:30 PM");
    },
    START,
  );

  test("a request for nobody in particular has no time yet: asked for as a calendar's file it leads to its page, which says so", async () => {
    const email = `nobody-${site.engine}@example.com`.toLowerCase();
    const visitor = new Visitor(site);
    expect(
      (await visitor.postForm("/book-appointment", form({ specialist: "", email, preferredTime: "03:00 PM" }))).status,
    ).toBe(303);
    const link = linkIn((await awaitMails(site.dataDir, email, 1))[0]!);
    const file = await visitor.get(`${link}.ics`);
    expect([file.status, file.headers.get("location"), file.headers.get("cache-control")]).toEqual([
      303,
      link,
      "no-store",
    ]);
    expect((await visitor.get(link)).text).toContain("contact you within 24 hours");
    expect((await visitor.get(link)).text).not.toMatch(/href="[^"]*\.ics"/);
  });

  test("a key that is not ours opens nothing, and none is in the log", async () => {
    const email = `keys-${site.engine}@example.com`.toLowerCase();
    await new Visitor(site).postForm(path(), form({ email, preferredTime: "03:00 PM" }));
    const link = linkIn((await awaitMails(site.dataDir, email, 1))[0]!);
    const [reference] = REFERENCE.exec(link)!;
    const stamp = link.slice(-22);
    const flipped = (stamp.startsWith("A") ? "B" : "A") + stamp.slice(1);
    const visitor = new Visitor(site);
    expect((await visitor.get(link)).status).toBe(200);
    for (const forged of [
      reference,
      `${reference}.`,
      `${reference}.${flipped}`,
      `${reference}.${stamp}A`,
      `KW-0000-0000.${stamp}`,
      `${reference.toLowerCase()}.${stamp}`,
      stamp,
      `${reference}.${"A".repeat(22)}`,
    ]) {
      const page = await visitor.get(`/appointments/${forged}`);
      expect([
        forged,
        page.status,
        page.text.includes("This appointment link does not work</h1>"),
        page.text.includes("Some mail programs cut a long link in two."),
      ]).toEqual([forged, 404, true, true]);
      expect(page.text).toContain("<title>This appointment link does not work · Kindweight</title>");
      // Of no use to somebody who guesses: whatever is like an address that opens one is answered the same.
      expect(page.text.replaceAll(forged, "")).not.toMatch(REFERENCE);
      const file = await visitor.get(`/appointments/${forged}.ics`);
      expect([forged, file.status, file.headers.get("location"), file.text]).toEqual([
        forged,
        303,
        `/appointments/${forged}`,
        "",
      ]);
      expect([
        forged,
        (await visitor.postForm(`/appointments/${forged}`, { intent: "cancel", website: "" })).status,
      ]).toEqual([forged, 404]);
    }
    expect(site.logs()).not.toMatch(REFERENCE);
    expect(site.logs()).not.toContain(stamp);
  });

  test("a signed-in patient finds the form filled in, nothing of it kept, and the appointment in the portal", async () => {
    const { visitor, email } = await signedInPatient(site);
    const page = await visitor.get(path());
    expect(page.headers.get("cache-control")).toBe("no-store");
    for (const value of ['value="Mara"', 'value="O’Neill"', `value="${email}"`]) expect(page.text).toContain(value);
    expect((await new Visitor(site).get(path())).text).not.toContain(email);
    expect((await visitor.postForm(path(), form({ email, preferredTime: "04:00 PM" }))).status).toBe(303);
    const overview = await visitor.get("/patient-portal");
    expect(overview.text).toContain("4:00 PM Chicago time (5:00 PM New York time)");
    expect(overview.text).not.toContain("No appointments yet");
    const portal = await visitor.get("/patient-portal?tab=appointments");
    expect(portal.text).toContain("4:00 PM Chicago time (5:00 PM New York time)");
    const link = /href="(\/appointments\/[^"]+)"/.exec(portal.text)?.[1];
    expect((await visitor.get(link!)).text).toContain("4:00 PM Chicago time (5:00 PM New York time)");
  });
});
