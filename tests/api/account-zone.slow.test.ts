import { addAuditEntry } from "db/audit";
import { ownPatientId } from "db/patients";
import { prescriptions, users, vitalReadings } from "db/schema";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addProvider, addUser } from "../db/support/rows";
import { awaitMails, linkIn } from "../support/mailbox";
import { PASSWORD, patientForm, signIn } from "./support/accounts";
import { account, accountForm, profileForm, sessionFor } from "./support/examples";
import { siteEngines, START, type Site } from "./support/site";
import { Visitor } from "./support/visitor";

const CHATHAM = "Pacific/Chatham";
const TOKYO = "Asia/Tokyo";

describe.each(siteEngines)("the time zone of an account on $name", ({ openSite }) => {
  let site: Site;
  let admin: { id: number; cookie: string };
  beforeAll(async () => {
    site = await openSite({
      env: { LOG_LEVEL: "trace" },
      prepare: async (db) => {
        const id = await addUser(db, { role: "admin" });
        admin = { id, cookie: await sessionFor(db, id) };
      },
    });
  }, START);
  afterAll(() => site?.stop());

  const known = (email: string) =>
    site.database(
      async (db) =>
        (
          await db
            .select({ timeZone: users.timeZone, browserZone: users.browserZone })
            .from(users)
            .where(eq(users.email, email))
        )[0],
    );
  const choose = (visitor: Visitor, timeZone: string) =>
    visitor.postForm("/account", { intent: "time-zone", timeZone, website: "" });
  /** A patient whose browser has named a zone, or none. */
  async function patient(browserZone?: string) {
    const form = patientForm(browserZone === undefined ? {} : { browserZone });
    const visitor = new Visitor(site);
    await visitor.postForm("/register", form);
    const [mail] = await awaitMails(site.dataDir, form.email, 1);
    await visitor.postForm(linkIn(mail!), { password: PASSWORD });
    return { visitor, email: form.email };
  }

  test(
    "is what the browser says when its owner registers and signs in; what is no zone keeps nobody out and changes nothing",
    async () => {
      const { email } = await patient("america/denver");
      expect(await known(email)).toEqual({ timeZone: null, browserZone: "America/Denver" });
      for (const [said, kept] of [
        [TOKYO, TOKYO],
        ["", TOKYO],
        ["Mars/Olympus", TOKYO],
        ["<script>", TOKYO],
        [CHATHAM, CHATHAM],
      ] as const) {
        expect((await signIn(site, email, PASSWORD, new Visitor(site), { browserZone: said })).answer.status).toBe(303);
        expect(await known(email)).toEqual({ timeZone: null, browserZone: kept });
      }
      // Whoever does not know the password tells nothing, and a second registration neither.
      await signIn(site, email, "not the password", new Visitor(site), { browserZone: TOKYO });
      await new Visitor(site).postForm("/register", patientForm({ email, browserZone: TOKYO }));
      expect(await known(email)).toEqual({ timeZone: null, browserZone: CHATHAM });
    },
    START,
  );

  test(
    "is what the browser of a new specialist says, and what a program registers with; without it there is none",
    { timeout: START },
    async () => {
      for (const [said, kept] of [
        [TOKYO, TOKYO],
        ["", null],
        ["Mars/Olympus", null],
      ] as const) {
        const visitor = new Visitor(site);
        const form = accountForm();
        await visitor.postForm("/specialist-signup", form);
        expect(
          (await visitor.postForm("/specialist-signup?step=2", profileForm({ browserZone: said }))).headers.get(
            "location",
          ),
        ).toBe("/specialist-signup?step=3");
        expect(await known(form.email)).toEqual({ timeZone: null, browserZone: kept });
        for (const role of ["patient", "provider"]) {
          const own = account({ role, browserZone: said });
          expect((await new Visitor(site).postJson("/api/auth/register", own)).status).toBe(201);
          expect(await known(own.email)).toEqual({ timeZone: null, browserZone: kept });
        }
      }
      const silent = account();
      expect((await new Visitor(site).postJson("/api/auth/register", silent)).status).toBe(201);
      expect((await known(silent.email))!.browserZone).toBeNull();
      const visitor = new Visitor(site);
      await visitor.postForm("/specialist-signup", accountForm());
      expect((await visitor.get("/specialist-signup?step=2")).text).toContain('name="browserZone"');
    },
  );

  test(
    "a goal's days are those of its owner's clock",
    async () => {
      const { visitor } = await patient(CHATHAM);
      const todayIn = (zone: string) => new Intl.DateTimeFormat("en-CA", { timeZone: zone }).format();
      await visitor.postForm("/health-dashboard?tab=weight", {
        intent: "weigh",
        weight: "82",
        unit: "kg",
        date: "",
        time: "",
        zone: "",
        website: "",
      });
      const version = async () =>
        /name="version" value="([^"]+)"/.exec((await visitor.get("/health-dashboard?tab=weight")).text)![1]!;
      const set = async (goalOn: string) =>
        (
          await visitor.postForm("/health-dashboard?tab=weight", {
            intent: "goal",
            goal: "80",
            unit: "kg",
            goalOn,
            version: await version(),
            website: "",
          })
        ).status;
      // One of the two is a day ahead of the other at any hour.
      for (const zone of ["Pacific/Kiritimati", "Pacific/Niue"]) {
        await choose(visitor, zone);
        const tomorrow = new Date(Date.parse(`${todayIn(zone)}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
        expect([zone, await set(todayIn(zone)), await set(tomorrow)]).toEqual([zone, 400, 303]);
      }
    },
    START,
  );

  test(
    "its owner's own choice comes first, is any zone that there is, and can be taken back",
    async () => {
      const { visitor, email } = await patient(CHATHAM);
      expect((await visitor.get("/account")).text).toContain("Your browser last said: <bdi>Chatham</bdi>");
      expect((await choose(visitor, TOKYO)).headers.get("location")).toBe("/account");
      await signIn(site, email, PASSWORD, new Visitor(site), { browserZone: "America/Denver" });
      expect(await known(email)).toEqual({ timeZone: TOKYO, browserZone: "America/Denver" });
      const page = (await visitor.get("/account")).text;
      expect(page).toMatch(/<option value="Asia\/Tokyo" selected[^>]*>Tokyo<\/option>/);
      // Rendered before any script runs, and no field for another clock beside it.
      expect(page).toContain("(Tokyo time)");
      expect(page).not.toContain('name="tz"');

      const wrong = await choose(visitor, "Mars/Olympus");
      expect([wrong.status, wrong.text.includes("Choose a time zone of the list")]).toEqual([400, true]);
      expect((await known(email))!.timeZone).toBe(TOKYO);
      expect((await choose(new Visitor(site), TOKYO)).headers.get("location")).toContain("/sign-in");
      await choose(visitor, "");
      expect(await known(email)).toEqual({ timeZone: null, browserZone: "America/Denver" });
      expect((await visitor.get("/account", { "Accept-Language": "es" })).text).toContain(
        "Su navegador indicó por última vez: <bdi>Montaña (Denver)</bdi>",
      );
    },
    START,
  );

  test(
    "a sign-in is told of by the clock from before it, and in UTC where none is known",
    async () => {
      const { email } = await patient();
      const notice = async (number: number, device: string, browserZone: string) => {
        await new Visitor(site).postForm(
          "/sign-in",
          { email, password: PASSWORD, browserZone },
          { "User-Agent": device },
        );
        return (await awaitMails(site.dataDir, email, number))[number - 1]!.text;
      };
      const browser = (name: string) => `Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) ${name}`;
      expect(await notice(2, browser("Gecko/20100101 Firefox/140.0"), TOKYO)).toMatch(
        /When: \d{4}-\d\d-\d\d \d\d:\d\d UTC\n/,
      );
      expect(
        await notice(3, browser("AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36"), CHATHAM),
      ).toMatch(/When: \w{3}, \w{3} \d+, \d{4}, \d+:\d\d [AP]M Tokyo time\n/);
    },
    START,
  );

  test(
    "the record as text and the days of an export go by it; without one by UTC, which they say",
    { timeout: START },
    async () => {
      const { visitor, email } = await patient();
      const at = new Date("2026-03-10T20:30:00Z");
      await site.database(async (db) => {
        const [{ id }] = (await db.select({ id: users.id }).from(users).where(eq(users.email, email))) as [
          { id: number },
        ];
        const patientId = (await ownPatientId(db, id))!;
        const providerId = await addProvider(db, { userId: await addUser(db) });
        await db.insert(vitalReadings).values({ patientId, deviceType: "heart_rate", value: 72, measuredAt: at });
        await db.insert(prescriptions).values({
          patientId,
          providerId,
          medicationName: "Lisinopril",
          dosage: "20 mg",
          frequency: "Once daily",
          duration: "90 days",
          prescribedAt: at,
        });
      });
      const record = async (headers = {}) => (await visitor.get("/patient-portal/record.txt", headers)).text;
      const readings = async (day: string) =>
        (await visitor.get(`/health-dashboard/export.csv?from=${day}&to=${day}`)).text.split("\n").length - 2;
      const days = () => Promise.all(["2026-03-10", "2026-03-11"].map(readings));
      const importPage = async () => (await visitor.get("/health-dashboard/import")).text;

      expect(await record()).toMatch(/2026-03-10 20:30 UTC {2}72 bpm/);
      expect(await record()).not.toContain("Times: ");
      expect(await days()).toEqual([1, 0]);
      expect(await importPage()).toContain("A day begins at midnight, UTC, and");

      await choose(visitor, TOKYO);
      const text = await record();
      expect(text).toContain("Times: Tokyo time");
      expect(text).toContain("Prescribed: 2026-03-11 05:30 UTC+09:00");
      expect(text).toMatch(/2026-03-11 05:30 UTC\+09:00 {2}72 bpm/);
      expect(await record({ "Accept-Language": "es" })).toContain("Horas: hora de Tokyo");
      expect(await days()).toEqual([0, 1]);
      expect(await importPage()).toContain("A day begins at midnight, Tokyo time, and");
      // For machines the same instant as ever.
      expect((await visitor.get("/health-dashboard/export.csv")).text).toContain("2026-03-10T20:30:00.000Z");
    },
  );

  test(
    "an administrator reads and searches the log by it",
    async () => {
      await site.database(async (db) => {
        await addAuditEntry(db, {
          at: new Date("2026-02-10T20:30:00Z"),
          actor: null,
          patientId: null,
          action: "read",
          subject: "a late look",
          outcome: "done",
          address: "10.0.0.1",
        });
        await db.update(users).set({ timeZone: null, browserZone: null }).where(eq(users.id, admin.id));
      });
      const visitor = new Visitor(site, { cookie: admin.cookie });
      const search = async (day: string) =>
        (await visitor.get(`/review/audit?from=${day}&to=${day}`)).text.replaceAll("<!-- -->", "");
      const unknown = await search("2026-02-10");
      expect(unknown).toContain("a late look");
      expect(unknown).toContain("Days are counted in UTC");
      expect(unknown).toMatch(/Tue, Feb 10, 2026, 8:30 PM .*\(UTC\)/);

      expect((await choose(visitor, TOKYO)).status).toBe(303);
      expect(await search("2026-02-10")).not.toContain("a late look");
      const found = await search("2026-02-11");
      expect(found).toContain("Days are counted in Tokyo time");
      expect(found).toMatch(/a late look[^]*Wed, Feb 11, 2026, 5:30 AM .*\(Tokyo time\)/);
    },
    START,
  );

  test("stands in no line of the log", () => expect(site.logs()).not.toMatch(/Chatham|Tokyo|Denver/i));
});
