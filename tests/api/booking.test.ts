import { appointmentRequests } from "db/schema";
import { like } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { proves } from "../support/clauses";
import { bookingForm, dayFromNow, workdayFromNow } from "./support/examples";
import { addListedAndRejected, openPrepared } from "./support/prepared";
import { rowCounts, siteEngines, START, type Site } from "./support/site";
import { Visitor, type Answer } from "./support/visitor";

const REFERENCE = /KW-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}/;
/** Not the form's own address: the form stays in the browser's cache, with its key, for whoever goes back. */
const CONFIRMATION = "/book-appointment?requested";
const expectBooked = (answer: Answer) =>
  expect([answer.status, answer.headers.get("location")], answer.text.slice(0, 300)).toEqual([303, CONFIRMATION]);

describe.each(siteEngines)("asking for an appointment on $name", ({ openSite }) => {
  let site: Site;
  let listed: number;
  let rejected: number;
  beforeAll(async () => void ([site, [listed, rejected]] = await openPrepared(openSite, addListedAndRejected)), START);
  afterAll(() => site?.stop());

  /** Books and opens the page that follows. */
  async function book(visitor: Visitor, change: Record<string, string> = {}) {
    expectBooked(await visitor.postForm("/book-appointment", bookingForm(change)));
    const page = await visitor.get(CONFIRMATION);
    return { page, reference: REFERENCE.exec(page.text)?.[0] };
  }

  test("is stored at once and confirmed on the next page, once, with a reference", proves("BOOK-20"), async () => {
    const visitor = new Visitor(site);
    const { page, reference } = await book(visitor, { specialist: String(listed) });
    expect(page.status).toBe(200);
    expect(page.text).toContain("Appointment Requested Successfully!");
    expect(page.text).toContain(
      "Our specialist matching team will contact you within 24 hours to confirm your appointment.",
    );
    expect(reference).toBeDefined();
    // What was asked for stands there as well, for whoever writes it down.
    expect(/id="confirmation-title"[^]*?<\/section>/.exec(page.text)![0].replace(/<[^>]*>/g, " ")).toMatch(
      new RegExp(`When +\\w{3}, \\w{3} \\d+, \\d{4}, 9:30 AM .*With +Dr. Specialist ${listed} `),
    );
    // The form is empty again.
    expect(page.text).not.toContain("ada.reyes@example.com");
    const later = await visitor.get("/book-appointment");
    expect(later.text).not.toContain("Appointment Requested Successfully!");
    expect(later.text).not.toMatch(REFERENCE);
  });

  test("the confirmation is for the one who asked, also on pages that are kept for everybody", async () => {
    const visitor = new Visitor(site);
    expectBooked(await visitor.postForm("/book-appointment", bookingForm()));
    for (const path of ["/", "/specialists", "/book-appointment"]) {
      // With the flash still in the browser, and by somebody else before and after.
      const before = await new Visitor(site).get(path);
      const own = await new Visitor(site, { cookie: `flash=${visitor.cookies.get("flash")}` }).get(path);
      const after = await new Visitor(site).get(path);
      expect(own.text, path).toContain("Appointment Requested Successfully!");
      expect(own.headers.get("cache-control")).toBe("no-store");
      for (const other of [before, after])
        expect(other.text + JSON.stringify(other.cookies), path).not.toContain("Appointment Requested");
    }
  });

  test(
    "posted again, or a hundred times at once, it is stored once under one reference",
    { ...proves("API-17"), timeout: START },
    async () => {
      const form = bookingForm({ email: "hundred@example.com" });
      const answers = await Promise.all(
        Array.from({ length: 100 }, () => new Visitor(site).postForm("/book-appointment", form)),
      );
      for (const answer of answers) expectBooked(answer);
      const pages = await Promise.all(
        answers
          .slice(0, 10)
          .map(({ cookies }) => new Visitor(site, { cookie: cookies.flash! }).get("/book-appointment")),
      );
      expect(new Set(pages.map(({ text }) => REFERENCE.exec(text)?.[0])).size).toBe(1);
    },
  );

  test(
    "the same form with other details is a conflict that says what to do, and keeps what was typed",
    proves("API-17"),
    async () => {
      const visitor = new Visitor(site);
      const form = bookingForm({ email: "conflict@example.com" });
      expectBooked(await visitor.postForm("/book-appointment", form));
      const changed = { ...form, reasonForVisit: "Something else entirely, please" };
      const answer = await visitor.postForm("/book-appointment", changed);
      expect(answer.status).toBe(409);
      expect(answer.text).toContain("This form was sent before, with other details");
      expect(answer.text).toContain("Something else entirely, please");
      // The answer holds a new key: sent again it is another request.
      const key = /name="idempotencyKey" value="([^"]+)"/.exec(answer.text)?.[1] ?? "";
      expect(key).not.toBe(form.idempotencyKey);
      expectBooked(await visitor.postForm("/book-appointment", { ...changed, idempotencyKey: key }));
    },
  );

  test("a form without a usable key is stored all the same", async () => {
    for (const idempotencyKey of ["", "short", "x".repeat(5_000), "key with spaces and ' quotes"]) {
      expectBooked(
        await new Visitor(site).postForm(
          "/book-appointment",
          bookingForm({ idempotencyKey, email: "keyless@example.com" }),
        ),
      );
    }
  });

  test("wrong fields are refused with the messages, what was typed, and nothing stored", proves("API-16"), async () => {
    const answer = await new Visitor(site).postForm("/book-appointment", {
      ...bookingForm({
        firstName: "A",
        lastName: "",
        email: "ada",
        phone: "123",
        dateOfBirth: "1899-12-31",
        preferredDate: dayFromNow(-3),
      }),
      appointmentType: "",
      preferredTime: "",
      reasonForVisit: "too short",
    });
    expect(answer.status).toBe(400);
    for (const message of [
      "First name must be at least 2 characters",
      "Last name must be at least 2 characters",
      "Invalid email address",
      "Phone number must be at least 10 digits",
      "Date of birth must be 1900-01-01 or later",
      "Please select an appointment type",
      "Preferred date must be today or later",
      "Please select a preferred time",
      "Please provide at least 10 characters describing your reason for visit",
    ]) {
      expect(answer.text).toContain(message);
    }
    expect(answer.text).toContain('value="1899-12-31"');
    expect(answer.text).toMatch(/<title>Error: /);
  });

  test("a time zone that is none counts as not known, also where the form comes back with other faults", async () => {
    for (const patientZone of ["Mars/Olympus_Mons", "x".repeat(5_000), "America/New_York/..", "\u202e"]) {
      const wrong = {
        ...bookingForm({ specialist: String(listed), patientZone, preferredDate: workdayFromNow(7) }),
        email: "none",
      };
      const answer = await new Visitor(site).postForm(`/book-appointment?specialist=${listed}`, wrong);
      expect([patientZone.slice(0, 20), answer.status]).toEqual([patientZone.slice(0, 20), 400]);
      expect(answer.text).toContain('value="none"');
    }
  });

  test("what was typed comes back as text, never as markup", async () => {
    const hostile = '"><script>alert(1)</script><img src=x onerror=alert(1)>';
    const answer = await new Visitor(site).postForm(
      "/book-appointment",
      bookingForm({ firstName: hostile, reasonForVisit: `</textarea>${hostile}`, email: "no" }),
    );
    expect(answer.status).toBe(400);
    expect(answer.text).not.toContain("<script>alert(1)");
    expect(answer.text).not.toContain("<img src=x");
  });

  test("what was typed in letters of several bytes comes back as it was, wherever in the page it stands", async () => {
    // Pages are written in pieces of 2,048 bytes, a longer text in one of its own. Shifted by one at a time, each
    // letter comes to a piece's end.
    for (let shift = 0; shift < 24; shift++) {
      const reasonForVisit = `${"x".repeat(shift)}${"ëي€😀".repeat(120)}`;
      for (const language of ["en", "ar"]) {
        const answer = await new Visitor(site).postForm(
          "/book-appointment",
          bookingForm({ email: "", lastName: "Müller", reasonForVisit }),
          { "Accept-Language": language },
        );
        expect(answer.status).toBe(400);
        expect(answer.text.includes(`>${reasonForVisit}</textarea>`), `${language}, shifted by ${shift}`).toBe(true);
        expect(answer.text.includes("\0"), `${language}, shifted by ${shift}`).toBe(false);
      }
    }
  });

  test("a specialist who takes no requests any more is told, and nothing is stored", async () => {
    for (const specialist of [rejected, 999_999]) {
      const answer = await new Visitor(site).postForm(
        "/book-appointment",
        bookingForm({ specialist: String(specialist), email: "rejected@example.com" }),
      );
      expect(answer.status).toBe(422);
      expect(answer.text).toContain("This specialist takes no requests any more");
      expect(answer.text).toContain("rejected@example.com");
    }
  });

  test(
    "of all this exactly what was confirmed is stored",
    { ...proves("API-17", "BOOK-19"), timeout: START },
    async () => {
      const counts = await rowCounts(site);
      const rows = await site.database((db) =>
        db.select().from(appointmentRequests).where(like(appointmentRequests.email, "%@example.com")),
      );
      const of = (email: string) => rows.filter((row) => row.email === email);
      expect(
        [
          of("hundred@example.com"),
          of("conflict@example.com"),
          of("keyless@example.com"),
          of("rejected@example.com"),
        ].map((found) => found.length),
      ).toEqual([1, 2, 4, 0]);
      expect(rows).toHaveLength(counts.appointmentRequests!);
      const [first] = of("ada.reyes@example.com");
      expect(first).toMatchObject({
        firstName: "Ada",
        lastName: "Reyes",
        phone: "555 010 0199",
        dateOfBirth: "1985-03-27",
        appointmentType: "weight-loss",
        preferredDate: workdayFromNow(10),
        preferredTime: "09:30 AM",
        insuranceProvider: "Blue River Health",
        emergencyContact: "Sam Reyes, 555 010 0111",
        providerId: listed,
      });
      expect(new Set(rows.map(({ reference }) => reference)).size).toBe(rows.length);
    },
  );
});
