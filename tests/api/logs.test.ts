import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { account, accountForm, bookingForm, profile, profileForm } from "./support/examples";
import { sendRaw } from "./support/raw";
import { siteEngines, START, type Site } from "./support/site";
import { Visitor } from "./support/visitor";

/** Marks that stand in for personal data, one per field, in every form and call. */
const mark = (name: string) => `canary${name}`;
const MARKS = /canary/i;

describe.each(siteEngines)("the log on $name", ({ openSite }) => {
  let site: Site;
  beforeAll(async () => void (site = await openSite({ env: { LOG_LEVEL: "trace" } })), START);
  afterAll(() => site?.stop());

  test(
    "holds no personal data at its most talkative, whatever is done or goes wrong",
    async () => {
      const visitor = new Visitor(site);
      const person = { firstName: mark("first"), lastName: mark("last"), phone: "555 canaryphone" };
      const booking = bookingForm({
        ...person,
        email: `${mark("book")}@example.com`,
        reasonForVisit: `${mark("reason")} of the visit, in a few words`,
        insuranceProvider: mark("insurance"),
        emergencyContact: mark("contact"),
      });
      const practice = {
        licenseNumber: mark("license"),
        bio: `${mark("bio")}, a long story about a person\n    at ${mark("frame")} (somewhere.js:1:1) and what they do all day`,
        certifications: mark("certificate"),
        location: mark("location"),
        languages: mark("language"),
      };
      const password = mark("password");

      // What goes well.
      expect((await visitor.postForm("/book-appointment", booking)).status).toBe(303);
      await visitor.get("/book-appointment");
      const email = `${mark("signup")}@example.com`;
      expect(
        (
          await visitor.postForm(
            "/specialist-signup",
            accountForm({ ...person, email, password, confirmPassword: password }),
          )
        ).status,
      ).toBe(303);
      expect(
        (await visitor.postForm("/specialist-signup?step=2", profileForm({ ...practice, intent: "save" }))).status,
      ).toBe(200);
      expect(
        (await visitor.postForm("/specialist-signup?step=2", profileForm(practice))).headers.get("location"),
      ).toContain("step=3");
      const caller = new Visitor(site);
      const registered = await caller.postJson(
        "/api/auth/register",
        account({ ...person, password, email: `${mark("api")}@example.com` }),
      );
      expect(registered.status).toBe(201);
      expect(
        (await caller.postJson("/api/providers", profile(registered.json<{ id: number }>().id, practice))).status,
      ).toBe(201);

      // What goes wrong.
      await visitor.postForm("/book-appointment", {
        ...booking,
        reasonForVisit: `${mark("other")} reason under the same key`,
      });
      await visitor.postForm("/book-appointment", { ...booking, email: mark("noemail") });
      await visitor.postForm("/book-appointment", { ...booking, __intent__: mark("intent") });
      await visitor.postForm("/book-appointment", booking, { Origin: `https://${mark("origin")}.example` });
      await visitor.postForm("/specialist-signup", accountForm({ ...person, email: email.toUpperCase() }));
      await caller.postJson("/api/auth/register", account({ ...person, email: `${mark("api")}@example.com` }));
      await caller.postJson("/api/providers", profile(1, practice));
      await caller.postRaw("/api/providers", `{"bio": "${mark("malformed")}`, { "Content-Type": "application/json" });
      await caller.postRaw("/api/providers", mark("type"), { "Content-Type": `text/${mark("type")}` });

      // What is typed into addresses and headers.
      for (const path of [
        "canaryname",
        "canary.name",
        "Canary",
        "specialists/canary-name",
        "specialists?search=canarysearch",
        "api/canary",
        "api/providers?search=canary",
        "%canary",
        "canary@example.com",
      ]) {
        await visitor.get(`/${path}`, { Referer: `${site.url}/${mark("referer")}`, "User-Agent": mark("agent") });
      }
      for (const target of [`/%E0%A4%A${mark("url")}`, `http://${mark("host")}:x/`, `//${mark("slashes")}/`]) {
        await sendRaw(site.url, [`GET ${target} HTTP/1.1`, `Host: ${mark("host")}`, "Connection: close"]).catch(
          () => null,
        );
      }
      await sendRaw(site.url, [
        `TRACE /${mark("trace")} HTTP/1.1`,
        `Host: a b ${mark("host")}`,
        `Origin: ${site.url}`,
        "Connection: close",
      ]).catch(() => null);

      const lines = site
        .logs()
        .split("\n")
        .filter((line) => MARKS.test(line));
      expect(lines).toEqual([]);
      // No address of a visitor, nor the secret of a session, either.
      expect(site.logs()).not.toContain(visitor.address);
      for (const value of visitor.cookies.values())
        expect(site.logs()).not.toContain(decodeURIComponent(value).slice(0, 40));
    },
    START,
  );

  test("is JSON, a line each, once the server runs", () => {
    const lines = site.logs().split("\n");
    const from = lines.findIndex((line) => line.startsWith("{"));
    const logged = lines
      .slice(from)
      .filter((line) => line !== "" && !/is running at|^Its emails are at|^(Database|Migrations)/.test(line));
    expect(logged.length).toBeGreaterThan(20);
    for (const line of logged) {
      const entry = JSON.parse(line) as { time: string; level: number };
      expect(entry.time).toMatch(/Z$/);
      expect(entry.level).toBeGreaterThan(0);
    }
  });
});
