import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { SlotsAnswer } from "~/domain/appointments/offer";
import { addDeskProvider, addUser } from "../db/support/rows";
import { awaitMails, linkIn, mailsTo } from "../support/mailbox";
import { bookingForm, sessionFor, workdayFromNow } from "./support/examples";
import { siteEngines, START, type Site } from "./support/site";
import { Visitor } from "./support/visitor";

const DATE = workdayFromNow(10);
const SPECIALIST = "nora.okafor@example.com";
const PATIENT = "ada.reyes@example.com";

describe.each(siteEngines)("a specialist's mails on $name", ({ openSite }) => {
  let site: Site;
  let provider: number;
  let cookie: string;
  beforeAll(async () => {
    site = await openSite({
      prepare: async (db) => {
        const userId = await addUser(db, {
          email: SPECIALIST,
          firstName: "Nora",
          lastName: "Okafor",
          passwordHash: "of no password",
        });
        provider = await addDeskProvider(db, { userId });
        cookie = await sessionFor(db, userId);
      },
    });
  }, START);
  afterAll(() => site?.stop());

  const told = (count: number) => awaitMails(site.dataDir, SPECIALIST, count);

  test(
    "tell of a request, a move and a cancellation, lead to the desk behind the sign-in, and say nothing of the patient",
    async () => {
      const path = `/book-appointment?specialist=${provider}`;
      const form = bookingForm({
        specialist: String(provider),
        email: PATIENT,
        patientZone: "America/New_York",
        preferredDate: DATE,
        preferredTime: "10:00 AM",
      });
      const sent = await Promise.all([1, 2, 3].map(() => new Visitor(site).postForm(path, form)));
      expect(sent.map(({ status }) => status)).toEqual([303, 303, 303]);
      const [request] = await told(1);
      expect(request!.subject).toMatch(/^New appointment request: KW-/);
      expect(request!.text).toContain("Hello Nora,\n");
      expect(request!.text).toMatch(/10:00 AM Chicago time\b(?! \()/);
      const [link] = /\/desk\/requests\/\d+$/m.exec(request!.text)!;

      expect((await new Visitor(site).get(link)).headers.get("location")).toBe(
        `/sign-in?next=${encodeURIComponent(link)}`,
      );
      const desk = await new Visitor(site, { cookie }).get(link);
      expect(desk.status).toBe(200);
      expect(desk.text).toContain("Ada Reyes");

      const slots = await new Visitor(site).get(`/api/providers/${provider}/slots?from=${DATE}&days=1`);
      expect(slots.json<SlotsAnswer>().days[0]!.slots.map(({ time }) => time)).toContain("10:30 AM");
      const page = linkIn((await awaitMails(site.dataDir, PATIENT, 1))[0]!);
      const patient = new Visitor(site);
      await patient.postForm(page, { intent: "move", preferredDate: DATE, preferredTime: "10:30 AM", website: "" });
      const moved = (await told(2))[1]!;
      expect(moved.subject).toMatch(/^A patient asks for another time: KW-/);
      expect(moved.text).toMatch(/10:30 AM Chicago time[^]*10:00 AM Chicago time/);
      await patient.postForm(page, { intent: "cancel", website: "" });
      // A second press does nothing more.
      await patient.postForm(page, { intent: "cancel", website: "" });
      const cancelled = (await told(3))[2]!;
      expect(cancelled.subject).toMatch(/^A patient has cancelled: KW-/);
      await awaitMails(site.dataDir, PATIENT, 3);
      const all = mailsTo(site.dataDir, SPECIALIST);
      expect(all).toHaveLength(3);
      for (const { text, subject, calendar } of all) {
        expect(text + subject).not.toMatch(/Ada|Reyes|New York|eat better|Weight Loss|1985|555 010/);
        expect(text).not.toContain("/appointments/");
        expect(calendar).toBeUndefined();
      }
    },
    START,
  );

  test(
    "are not sent for what the specialist does",
    async () => {
      const email = "beatriz@example.com";
      const form = bookingForm({ specialist: String(provider), email, preferredDate: DATE, preferredTime: "02:00 PM" });
      await new Visitor(site).postForm(`/book-appointment?specialist=${provider}`, form);
      const request = (await told(4))[3]!;
      const [link] = /\/desk\/requests\/\d+$/m.exec(request.text)!;
      const answer = await new Visitor(site, { cookie }).postForm(link, { intent: "accept", seen: "0", website: "" });
      expect(answer.headers.get("location")).toBe("/desk");
      expect((await awaitMails(site.dataDir, email, 2))[1]!.subject).toMatch(/is confirmed$/);
      expect(mailsTo(site.dataDir, SPECIALIST)).toHaveLength(4);
    },
    START,
  );

  test("log nothing of whom they are about", () => {
    expect(site.logs()).not.toMatch(/okafor|reyes|KW-/i);
  });
});
