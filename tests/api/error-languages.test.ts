import { appointmentRequests } from "db/schema";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { LANGUAGES } from "~/domain/language";
import { appointmentPath } from "~/services/appointments/appointment-link.server";
import { createSeal } from "~/services/seal.server";
import { book, bookingServices } from "../db/support/appointments";
import { startProxiedServer, type ProxiedServer } from "../support/proxied-server";
import { openServerDatabase, type TestDatabase } from "../support/databases";
import { workdayFromNow } from "./support/examples";
import { prepareRecords, type Records } from "./support/records";
import { SESSION_SECRET } from "./support/secret";
import { START } from "./support/site";
import { Visitor, type Answer } from "./support/visitor";

/** What a page says in Latin letters, but what is marked as English, names and what was typed. */
function leftInLatin({ text }: Answer, typed: string[] = []): string[] {
  const body = text
    .replace(/<(script|style|noscript)\b.*?<\/\1>/gs, "")
    .replace(/<(\w+)[^>]* lang="en"[^>]*>[^<]*<\/\1>/g, "")
    .replace(/<(bdi|a)\b[^>]*(?:tel:|mailto:)?[^>]*>(Kindweight|English|Español|[\d-]+|[\w.]+@[\w.]+)<\/\1>/g, "")
    .replace(/<bdi\b[^>]*>.*?<\/bdi>/gs, "")
    .replace(/<[^>]+(?:aria-label|placeholder|alt|title)="([^"]*)"[^>]*>/g, "\n$1\n")
    .replace(/<[^>]+>/g, "\n");
  const names = new RegExp(
    [
      "Kindweight",
      "English",
      "Español",
      "HIPAA",
      "VR",
      ...typed.map((one) => one.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")),
    ].join("|"),
    "g",
  );
  return body
    .split("\n")
    .map((line) =>
      line
        .replace(/&\w+;|&#x?\w+;/g, " ")
        .replace(/[\w.]+@[\w.]+/g, "")
        .replace(names, "")
        .trim(),
    )
    .filter((line) => /[A-Za-z]{2,}/.test(line));
}

// On PostgreSQL alone: the embedded database cannot be away while the server is there.
describe("what goes wrong is said in the visitor’s language", () => {
  let database: TestDatabase;
  let cabled: ProxiedServer;
  let records: Records;
  let appointment: string;
  beforeAll(async () => {
    database = await openServerDatabase();
    records = await prepareRecords(database.db);
    const booked = await book(bookingServices(database.db, { now: new Date() }), records.providers.treating, {
      preferredDate: workdayFromNow(10),
    });
    if (booked.outcome !== "created") throw new Error(`Booking: ${booked.outcome}`);
    expect(
      await database.db.select().from(appointmentRequests).where(eq(appointmentRequests.reference, booked.reference)),
    ).toHaveLength(1);
    appointment = appointmentPath(createSeal(SESSION_SECRET), booked.reference);
    cabled = await startProxiedServer(database.url!, { SESSION_SECRET });
  }, START);
  afterAll(async () => {
    await cabled?.stop();
    await database?.close();
  });
  afterEach(() => cabled.heal());

  const arabic = { "Accept-Language": "ar" };
  const as = (who: "owner" | null) => new Visitor(cabled.server, who ? { cookie: records.cookies[who] } : {});

  test("every screen of a patient while the database is away", async () => {
    await cabled.cable.cut();
    const screens = [
      "/specialists",
      `/specialists/${records.providers.treating}`,
      `/book-appointment?specialist=${records.providers.treating}`,
      "/patient-portal",
      "/patient-portal?tab=documents",
      "/patient-portal/details",
      "/patient-portal/accesses",
      "/patient-portal/visits/1",
      "/health-dashboard",
      "/health-dashboard?tab=trends",
      "/health-dashboard/devices",
      "/health-dashboard/import",
      "/health-dashboard/limits",
      "/account",
      "/account/second-factor",
      "/sign-in",
      "/verify-email/x",
      "/reset-password/x",
      "/vr-consultation",
      "/vr-consultation/room-1",
      appointment,
    ];
    const away: string[] = [];
    for (const path of screens) {
      const answer = await as("owner").get(path, arabic);
      expect(answer.text, path).toContain('<html lang="ar" dir="rtl">');
      expect(answer.headers.get("content-language"), path).toBe("ar");
      expect(leftInLatin(answer), path).toEqual([]);
      if (answer.status === 503) away.push(path);
    }
    expect(away.length).toBeGreaterThan(10);
  }, 120_000);

  test("a form that an outage gives back, secrets and all that stands around what was typed", async () => {
    const forms: [path: string, fields: Record<string, string>, typed: string[]][] = [
      [
        "/patient-portal/details",
        { firstName: "Ada", lastName: "Reyes", emergencyContact: "Wanda", version: "x" },
        ["Ada", "Reyes", "Wanda"],
      ],
      ["/account", { currentPassword: "three secret words", password: "three secret words" }, []],
      ["/account", { intent: "end-session", session: "1" }, []],
      ["/account/second-factor", { currentPassword: "three secret words", code: "123456" }, []],
      ["/sign-in", { email: "nora@example.com", password: "three secret words" }, []],
      ["/reset-password/x", { password: "three secret words" }, []],
      ["/verify-email/x", { password: "three secret words" }, []],
      [
        "/register",
        { firstName: "Ada", lastName: "Reyes", email: "nora@example.com", password: "three secret words" },
        ["Ada", "Reyes"],
      ],
      [appointment, { intent: "move", preferredDate: "2027-03-10", preferredTime: "09:30 AM" }, ["AM"]],
      [appointment, { intent: "cancel" }, []],
    ];
    await cabled.cable.cut();
    for (const [path, fields, typed] of forms) {
      const answer = await as(path.startsWith("/register") ? null : "owner").postForm(
        path,
        { website: "", ...fields },
        arabic,
      );
      expect([path, answer.status]).toEqual([path, 503]);
      expect(answer.text).toContain('<html lang="ar" dir="rtl">');
      expect(leftInLatin(answer, typed), path).toEqual([]);
    }
  }, 120_000);

  test("a page that takes no form, and one that is not there, whether or not anything of it was loaded", async () => {
    for (const [language, title] of [
      ["ar", "لا يمكن فعل ذلك هنا"],
      ["es", "Eso no se puede hacer aquí"],
    ] as const) {
      const answer = await as(null).postForm("/emergency", {}, { "Accept-Language": language });
      expect(answer.status).toBe(405);
      expect(answer.text).toContain(`<html lang="${language}" dir="${LANGUAGES[language].direction}">`);
      expect(answer.text).toContain(title);
    }
    expect(leftInLatin(await as(null).postForm("/no-such-page", {}, arabic))).toEqual([]);
  });

  test("a screen of the desk or the review that is not open to them, though those screens themselves are English", async () => {
    for (const path of [
      "/desk",
      "/desk/patients",
      "/desk/availability",
      "/desk/requests/1",
      "/application",
      "/review",
      "/review/1",
      "/review/audit",
    ]) {
      const answer = await as("owner").get(path, arabic);
      expect([path, answer.status]).toEqual([path, 403]);
      expect(answer.text).toContain("ليس لديك إذن بالدخول إلى هنا");
      expect(answer.text).not.toMatch(/<main[^>]* lang=|data-english-only/);
      expect(leftInLatin(answer), path).toEqual([]);
    }
    const spanish = await as("owner").get("/review", { "Accept-Language": "es" });
    expect(spanish.text).toContain("No tiene acceso a esto");
    const missing = await new Visitor(cabled.server, { cookie: records.cookies.admin }).get("/review/999999", arabic);
    expect([missing.status, leftInLatin(missing)]).toEqual([404, []]);
  });

  test("what is refused before there is a page: in plain text, and in a browser with a way on", async () => {
    const refusals: [
      send: (headers: Record<string, string>) => Promise<Answer>,
      status: number,
      english: string,
      spanish: string,
    ][] = [
      [
        (headers) =>
          as(null).postForm(
            "/register",
            {},
            { ...headers, Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" },
          ),
        403,
        "This form was sent from another site. Open the page on our own site and send it again.\n",
        "Este formulario se envió desde otro sitio. Abra la página en nuestro propio sitio y envíelo de nuevo.\n",
      ],
      [
        (headers) => as(null).get("/%E0%A4%A", headers),
        400,
        "The request cannot be read.\n",
        "No se puede leer la solicitud.\n",
      ],
      [
        (headers) =>
          as(null).send("PUT", "/", { ...headers, Origin: cabled.server.url, "Sec-Fetch-Site": "same-origin" }),
        405,
        "This page answers GET, HEAD, POST.\n",
        "Esta página responde a GET, HEAD, POST.\n",
      ],
    ];
    for (const [send, status, english, spanish] of refusals) {
      const [first, second, third] = [await send({}), await send({ "Accept-Language": "es-MX" }), await send(arabic)];
      expect([first.status, first.text, first.headers.get("content-language")]).toEqual([status, english, "en"]);
      expect([second.status, second.text, second.headers.get("content-language")]).toEqual([status, spanish, "es"]);
      expect(third.text.replace(/\b(GET|HEAD|POST)\b/g, "")).toMatch(/^[^A-Za-z]*\p{Script=Arabic}[^A-Za-z]*$/u);
      expect([first.headers.get("cache-control"), first.headers.get("content-type")]).toEqual([
        "no-store",
        "text/plain; charset=utf-8",
      ]);

      // A person in front of a browser gets a way on, and is read to in the right direction.
      const page = await send({ ...arabic, Accept: "text/html,application/xhtml+xml,*/*;q=0.8" });
      expect([page.status, page.headers.get("content-type")]).toEqual([status, "text/html; charset=utf-8"]);
      expect(page.text).toContain(`<html lang="ar" dir="rtl">`);
      expect(page.text).toMatch(/<a [^>]*href="\/">\p{Script=Arabic}/u);
      expect(page.text).toContain(third.text.trim());
      // It looks like every other page.
      expect(page.text).toMatch(/<link rel="stylesheet" href="\/assets\/[^"]+\.css">/);
    }
  });
});
