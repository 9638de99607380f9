import { auditLog } from "db/schema";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { WEEKDAYS } from "~/domain/providers/availability";
import { weekAsForm, weekdayName, weekField } from "~/domain/providers/practice";
import { addDeskProvider, addUser, EVERY_DAY } from "../db/support/rows";
import { sessionFor } from "./support/examples";
import { siteEngines, START, type Site } from "./support/site";
import { Visitor } from "./support/visitor";

const PROFILE = "/desk/profile";
const HOURS = "/desk/availability";

const versionOn = (page: string) => /name="version" value="([^"]+)"/.exec(page)?.[1] ?? "";

/** What each field of a form that came too late names as stored. */
const storedIn = (page: string) =>
  Object.fromEntries(
    [
      ...page
        .replaceAll("<!-- -->", "")
        .matchAll(/<p id="(?:hours|profile)-(\w+)-error"[^>]*>[^]*?Stored now: ([^]*?)\. Send the form again/g),
    ].map(([, name, stored]): [string, string] => [name!, stored!]),
  );

describe.each(siteEngines)("a specialist's forms from an older tab on $name", ({ openSite }) => {
  let site: Site;
  let visitor: Visitor;
  beforeAll(async () => {
    let cookie = "";
    site = await openSite({
      prepare: async (db) => {
        const userId = await addUser(db);
        await addDeskProvider(db, { userId, availability: EVERY_DAY, timeZone: "America/Denver" });
        cookie = await sessionFor(db, userId);
      },
    });
    visitor = new Visitor(site, { cookie });
  }, START);
  afterAll(() => site?.stop());

  const version = async (path: string) => versionOn((await visitor.get(path)).text);
  const logged = (subject: string) =>
    site.database((db) => db.select().from(auditLog).where(eq(auditLog.subject, subject))).then(({ length }) => length);
  const send = (path: string, form: Record<string, string>) => visitor.postForm(path, { ...form, website: "" });

  test("of the profile name what is stored now, lose nothing typed, and count when they are sent again", async () => {
    const form = {
      bio: "I help people who have tried everything to eat well without counting anything.",
      certifications: "RDN",
      languages: "English, Español",
      hourlyRate: "95",
      location: "Austin, TX",
      profileImage: "",
      isVrEnabled: "on",
      isAvailable: "on",
    };
    const save = (change: Record<string, string>, from: string) => send(PROFILE, { ...form, ...change, version: from });
    const first = await version(PROFILE);
    expect((await save({}, first)).status).toBe(303);
    const entries = (await logged("profile")) + (await logged("profile, to be reviewed"));

    const longer = `${form.bio} And from an older tab.`;
    const stale = await save({ bio: longer, isVrEnabled: "", isAvailable: "", hourlyRate: "120" }, first);
    // A stop of what is stored is not said twice.
    expect([stale.status, storedIn(stale.text)]).toEqual([
      409,
      {
        bio: form.bio.slice(0, -1),
        hourlyRate: "95",
        isVrEnabled: "VR consultations offered",
        isAvailable: "listed in the directory",
      },
    ]);
    expect([stale.text.includes(longer), stale.text.includes('value="120"')]).toEqual([true, true]);
    expect(await version(PROFILE)).toBe(versionOn(stale.text));

    // What is stored already is changed by nobody, from however old a tab, and leaves no entry in the log.
    expect((await save({}, first)).status).toBe(303);
    expect((await visitor.get(PROFILE)).text).toContain("Nothing was changed");
    expect((await logged("profile")) + (await logged("profile, to be reviewed"))).toBe(entries);

    expect((await save({ bio: longer }, versionOn(stale.text))).status).toBe(303);
    expect((await visitor.get(PROFILE)).text).toContain(longer);
    expect((await logged("profile")) + (await logged("profile, to be reviewed"))).toBe(entries + 1);
  });

  test("of the weekly hours name each day that was chosen otherwise, as a whole, and the zone", async () => {
    const form = (change: Record<string, string>, from: string) =>
      send(HOURS, { ...weekAsForm(EVERY_DAY), timeZone: "America/Denver", ...change, version: from });
    const first = await version(HOURS);
    const noons = Object.fromEntries(WEEKDAYS.map((day) => [weekField(day, "end"), "12:30"]));
    expect((await form({ ...noons, tuesday_available: "" }, first)).status).toBe(303);
    expect(await logged("weekly hours")).toBe(1);

    const stale = await form(
      { sunday_available: "", sunday_end: "15:30", monday_end: "12:30", timeZone: "America/Chicago" },
      first,
    );
    const days = Object.fromEntries(
      WEEKDAYS.filter((day) => day !== "monday").map((day) => [
        weekField(day, "available"),
        `${weekdayName(day)}, ${day === "tuesday" ? "not available, " : ""}9:00 AM to 12:30 PM`,
      ]),
    );
    expect([stale.status, storedIn(stale.text)]).toEqual([409, { ...days, timeZone: "Mountain (Denver)" }]);
    expect(/<select id="[^"]*sunday_end"[^]*?<\/select>/.exec(stale.text)![0]).toMatch(/value="15:30" selected/);

    // The hours of a closed day are among what differs: the form shows them.
    const closed = await form({ ...noons, tuesday_available: "", tuesday_end: "18:00" }, first);
    expect(storedIn(closed.text)).toEqual({ tuesday_available: "Tuesday, not available, 9:00 AM to 12:30 PM" });

    expect((await form({ ...noons, tuesday_available: "" }, first)).status).toBe(303);
    expect(await logged("weekly hours")).toBe(1);
    expect((await form({ sunday_end: "15:30" }, versionOn(stale.text))).status).toBe(303);
    expect(await logged("weekly hours")).toBe(2);
  });
});
