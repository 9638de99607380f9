import { appointmentRequests, patients, providers } from "db/schema";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { appointmentPath } from "~/services/appointments/appointment-link.server";
import { createSeal } from "~/services/seal.server";
import { book, bookingServices } from "../db/support/appointments";
import { startProxiedServer, type ProxiedServer } from "../support/proxied-server";
import { openServerDatabase, type TestDatabase } from "../support/databases";
import { workdayFromNow } from "./support/examples";
import { prepareRecords, type Person, type Records } from "./support/records";
import { SESSION_SECRET } from "./support/secret";
import { START } from "./support/site";
import { Visitor, type Answer } from "./support/visitor";

const SECRET = "three secret words";
const REASON = "The license number is not in the register of the state.";
const LOST = "can be sent again from here";

const plain = (text: string) =>
  text
    .replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&amp;/g, "&");

/** The form of the outage's page, field by field. */
function formOn({ text }: Answer): Record<string, string> {
  const form = /<form method="post"[^>]*>(.*?)Try again/s.exec(text)?.[1] ?? "";
  return Object.fromEntries(
    [...form.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(([, name, value]) => [
      name!,
      plain(value!),
    ]),
  );
}

/** The hidden fields of a page's own forms. */
const hiddenOn = ({ text }: Answer, name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(text)?.[1] ?? "";

// On PostgreSQL alone: the embedded database cannot be away while the server is there.
describe("a form behind a guard, while the database is away", () => {
  let database: TestDatabase;
  let cabled: ProxiedServer;
  let records: Records;
  /** The appointment that waits at the desk, and its patient's page. */
  let request: { id: number; page: string };
  beforeAll(async () => {
    database = await openServerDatabase();
    const { db } = database;
    records = await prepareRecords(db);
    const app = bookingServices(db, { now: new Date() });
    const booked = await book(app, records.providers.treating, { preferredDate: workdayFromNow(10) });
    if (booked.outcome !== "created") throw new Error(`Booking: ${booked.outcome}`);
    const [row] = await db
      .select()
      .from(appointmentRequests)
      .where(eq(appointmentRequests.reference, booked.reference));
    request = { id: row!.id, page: appointmentPath(createSeal(SESSION_SECRET), booked.reference) };
    cabled = await startProxiedServer(database.url!, { SESSION_SECRET });
  }, START);
  afterAll(async () => {
    await cabled?.stop();
    await database?.close();
  });
  afterEach(() => cabled.heal());

  const as = (who: Person) => new Visitor(cabled.server, { cookie: records.cookies[who] });
  const path = (pattern: string) =>
    pattern
      .replace("UNRELATED", String(records.providers.unrelated))
      .replace("REQUEST", String(request.id))
      .replace("TOKEN", request.page.slice("/appointments/".length));

  test.each<[name: string, who: Person, path: string, fields: Record<string, string>]>([
    [
      "a patient's details",
      "owner",
      "/patient-portal/details",
      { firstName: "Ada", lastName: "O'Reyes & <Sons>", emergencyContact: "", version: "x" },
    ],
    [
      "a review's decision",
      "admin",
      "/review/UNRELATED",
      { intent: "reject", reason: REASON, submittedAt: "2026-03-10T15:30:00.000Z" },
    ],
    [
      "a specialist's profile",
      "treating",
      "/desk/profile",
      { bio: "Plain words,\r\nand time to listen.", hourlyRate: "95", isVrEnabled: "on" },
    ],
    [
      "a specialist's hours",
      "treating",
      "/desk/availability",
      { monday_start: "09:30", monday_end: "17:00", timeZone: "America/Denver" },
    ],
    ["the answer to a request", "treating", "/desk/requests/REQUEST", { intent: "decline", seen: "0", reason: REASON }],
    ["a cancellation at the desk", "treating", "/desk/requests/REQUEST/cancel", { seen: "0" }],
    [
      "an application",
      "unrelated",
      "/application",
      { bio: "I help people who have tried everything.", location: "Truth or Consequences, NM" },
    ],
    ["a new password", "owner", "/account", { currentPassword: SECRET, password: SECRET }],
    ["another session's end", "owner", "/account", { intent: "end-session", session: "1" }],
    ["the second step", "owner", "/account/second-factor", { currentPassword: SECRET, code: "123456" }],
    [
      "an appointment's move, by its link",
      "otherPatient",
      "/appointments/TOKEN",
      { intent: "move", preferredDate: "2027-03-10", preferredTime: "09:30 AM" },
    ],
    ["a sign-in", "unrelated", "/sign-in", { email: "nora@example.com", password: SECRET, next: "/desk" }],
  ])(
    "%s is given back as it was typed, secrets left out, on a page that says why",
    async (_name, who, pattern, fields) => {
      const visitor = as(who);
      const form = { website: "", formOwner: "of-before", ...fields };
      await cabled.cable.cut();
      const away = await visitor.postForm(path(pattern), form);
      expect(away.status, away.text.slice(0, 300)).toBe(503);
      expect(Number(away.headers.get("retry-after"))).toBeGreaterThan(0);
      expect(away.headers.get("cache-control")).toBe("no-store");
      expect(away.text).toContain("Our records cannot be reached right now");
      expect(away.text).toContain(LOST);
      expect(away.text).toMatch(/<title>Error: /);
      const secretless = Object.fromEntries(
        Object.entries(form).map(([name, value]) => [
          name,
          /password|code/i.test(name) ? "" : value.replace(/\r\n/g, "\n"),
        ]),
      );
      const given = formOn(away);
      expect(
        Object.fromEntries(Object.entries(given).map(([name, value]) => [name, value.replace(/\r\n/g, "\n")])),
      ).toEqual(secretless);
      expect(away.text).not.toContain(SECRET);
      expect(away.text).not.toContain("123456");
      expect(away.text.includes("Passwords and codes are not kept")).toBe("password" in fields || "code" in fields);

      // A script has its page still: it gets the same by the form's own way, without a page.
      const [route, search = ""] = path(pattern).split("?");
      const fetched = await visitor.postForm(`${route}.data${search ? `?${search}` : ""}`, form);
      expect(fetched.status).toBe(503);
      expect(fetched.text).toContain("refused");
      expect(fetched.text).not.toContain(SECRET);
    },
    60_000,
  );

  test("sent again from that page when the database is back, it is done; with the database away still, it is there again", async () => {
    const visitor = as("owner");
    const page = await visitor.get("/patient-portal/details");
    const typed = {
      website: "",
      formOwner: hiddenOn(page, "formOwner"),
      version: hiddenOn(page, "version"),
      firstName: "Ada",
      lastName: "Reyes",
      dateOfBirth: "",
      gender: "female",
      heightCm: "5 ft 7 in",
      emergencyContact: "",
      insuranceProvider: "Green River",
    };
    await cabled.cable.cut();
    const away = await visitor.postForm("/patient-portal/details", typed);
    const still = await visitor.postForm("/patient-portal/details", formOn(away));
    expect([still.status, formOn(still)]).toEqual([503, typed]);
    expect(still.text).toContain("What you entered is not lost");
    expect(still.text).toMatch(/Insurance provider<\/dt><dd[^>]*>Green River/);
    expect(still.text, "what is no person's words").not.toMatch(/<dt[^>]*>(Version|Form owner|Website)/);
    await cabled.heal();
    const done = await visitor.postForm("/patient-portal/details", formOn(still));
    expect([done.status, done.headers.get("location")]).toEqual([303, "/patient-portal"]);
    const [row] = await database.db.select().from(patients).where(eq(patients.id, records.own));
    expect(row).toMatchObject({
      insuranceProvider: "Green River",
      heightCm: 170.2,
      emergencyContact: "",
      dateOfBirth: null,
    });
  }, 60_000);

  test("sent again after the session has ended meanwhile, it waits for its owner like any other", async () => {
    const visitor = as("admin");
    const review = path("/review/UNRELATED");
    const page = await visitor.get(review);
    const typed = {
      website: "",
      formOwner: hiddenOn(page, "formOwner"),
      intent: "reject",
      submittedAt: hiddenOn(page, "submittedAt"),
      reason: REASON,
    };
    await cabled.cable.cut();
    const away = await visitor.postForm(review, typed);
    visitor.cookies.delete("session");
    await cabled.heal();
    const sent = await visitor.postForm(review, formOn(away));
    expect([sent.status, sent.headers.get("location")]).toEqual([303, `/sign-in?next=${encodeURIComponent(review)}`]);
    expect(sent.cookies.parked).toBeDefined();
    const [row] = await database.db.select().from(providers).where(eq(providers.id, records.providers.unrelated));
    expect(row!.reviewStatus).toBe("under_review");
  }, 60_000);

  test("nobody is told what of a form is right before it is known who they are", async () => {
    const wrong = { firstName: "", lastName: "", dateOfBirth: "tomorrow", heightCm: "tall", website: "" };
    const nobody = new Visitor(cabled.server);
    const stranger = as("treating");
    expect((await nobody.postForm("/patient-portal/details", wrong)).status).toBe(303);
    expect((await stranger.postForm("/patient-portal/details", wrong)).status).toBe(403);
    await cabled.cable.cut();
    const away = await stranger.postForm("/patient-portal/details", wrong);
    expect(away.status).toBe(503);
    expect(away.text).not.toMatch(/Enter a height|must be at least/);
    const fetched = await stranger.postForm("/patient-portal/details.data", wrong);
    expect(fetched.text).not.toMatch(/Enter a height|must be at least/);
  }, 60_000);

  test("the log names the outage and nothing that was typed", () => {
    expect(cabled.server.logs()).toMatch(/ECONNREFUSED|CONNECTION_CLOSED|CONNECT_TIMEOUT|ECONNRESET/);
    expect(cabled.server.logs()).not.toMatch(/register of the state|Green River|Truth or Consequences|example\.com/);
  });
});
