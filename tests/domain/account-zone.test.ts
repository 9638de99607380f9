import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { accountChangeSchema, signInSchema } from "~/domain/account";
import { accountZone, currentZones, toldZone, zonesOffered } from "~/domain/account-zone";
import { dateIn, spanOfDays } from "~/domain/dates";
import { minuteIn, zonedMoment } from "~/domain/moments";
import { TIME_ZONE_VALUES } from "~/domain/providers/constants";
import { canonicalZone, isZone } from "~/domain/zones";

const zones = fc.constantFrom(...zonesOffered());
const dates = fc
  .date({ min: new Date("2000-01-01"), max: new Date("2040-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe("the zone of an account", () => {
  test("is what its owner has chosen, else what a browser has named, and never one that this machine does not know", () => {
    expect(accountZone({ timeZone: "Asia/Tokyo", browserZone: "Europe/Berlin" })).toBe("Asia/Tokyo");
    expect(accountZone({ timeZone: null, browserZone: "Europe/Berlin" })).toBe("Europe/Berlin");
    expect(accountZone({ timeZone: "Mars/Olympus", browserZone: "Europe/Berlin" })).toBe("Europe/Berlin");
    for (const none of [null, { timeZone: null, browserZone: null }, { timeZone: "", browserZone: "Mars/Olympus" }])
      expect(accountZone(none)).toBeNull();
  });

  test("as a browser says it is kept by one name, however it is spelled; what is none keeps nobody out", () => {
    expect(toldZone("america/new_york")).toBe("America/New_York");
    expect(toldZone("Asia/Kolkata")).toBe(canonicalZone("Asia/Calcutta"));
    expect(["Asia/Calcutta", "Europe/Kiev", "Asia/Saigon", "Asia/Ho_Chi_Minh"].map(toldZone)).toEqual([
      "Asia/Kolkata",
      "Europe/Kyiv",
      "Asia/Ho_Chi_Minh",
      "Asia/Ho_Chi_Minh",
    ]);
    fc.assert(fc.property(fc.anything(), (said) => ((zone) => zone === null || isZone(zone))(toldZone(said))));
    fc.assert(
      fc.property(fc.anything(), (browserZone) => {
        const parsed = signInSchema.safeParse({ email: "a@example.com", password: "x", browserZone });
        expect(parsed.success && parsed.data.browserZone).toBe(toldZone(browserZone));
      }),
    );
    expect(signInSchema.parse({ email: "a@example.com", password: "x" }).browserZone).toBeNull();
  });

  test("goes by the names of today, also if it was stored by one of before", () => {
    const offered = zonesOffered();
    for (const zone of [
      "Europe/Kyiv",
      "Asia/Kolkata",
      "Asia/Ho_Chi_Minh",
      "Asia/Kathmandu",
      "America/Nuuk",
      "America/Phoenix",
    ])
      expect([zone, offered.has(zone)]).toEqual([zone, true]);
    for (const old of [
      "Europe/Kiev",
      "Asia/Calcutta",
      "Asia/Saigon",
      "Asia/Rangoon",
      "Atlantic/Faeroe",
      "Pacific/Truk",
    ])
      expect([old, offered.has(old)]).toEqual([old, false]);
    const kept = { timeZone: "Europe/Kiev", browserZone: "Asia/Calcutta" };
    expect(currentZones(kept)).toEqual({ timeZone: "Europe/Kyiv", browserZone: "Asia/Kolkata" });
    expect(accountZone(kept)).toBe("Europe/Kyiv");
    // Every zone that this machine knows is among them by one name, and no two are the same zone.
    const names = new Set([...offered].map((zone) => canonicalZone(zone)));
    for (const zone of Intl.supportedValuesOf("timeZone")) expect(names.has(canonicalZone(zone)), zone).toBe(true);
    expect(names.size).toBe(offered.size);
  });

  test("can be any of those offered, the network's and UTC among them, or none", () => {
    const schema = accountChangeSchema(() => false);
    const chosen = (timeZone: string) => schema.safeParse({ intent: "time-zone", timeZone }).data;
    for (const zone of [...TIME_ZONE_VALUES, "UTC", ...zonesOffered()])
      expect([chosen(zone), isZone(zone)]).toEqual([{ intent: "time-zone", timeZone: zone }, true]);
    expect(chosen("")).toEqual({ intent: "time-zone", timeZone: null });
    for (const none of ["Mars/Olympus", "america/new_york", "UTC+2", "<script>"]) expect(chosen(none)).toBeUndefined();
  });
});

describe("what follows a zone", () => {
  test("days begin and end where its calendar turns, in every zone", () => {
    fc.assert(
      fc.property(zones, dates, dates, (zone, from, to) => {
        const span = spanOfDays(zone, { from, to });
        const second = 1000;
        expect([
          dateIn(zone, span.from!) >= from,
          dateIn(zone, new Date(span.from!.getTime() - second)) < from,
        ]).toEqual([true, true]);
        expect([
          dateIn(zone, new Date(span.before!.getTime() - second)) <= to,
          dateIn(zone, span.before!) > to,
        ]).toEqual([true, true]);
      }),
    );
    expect(spanOfDays("UTC", {})).toEqual({ from: undefined, before: undefined });
    expect(spanOfDays("UTC", { from: "2026-03-10", to: "2026-03-10" })).toEqual({
      from: new Date("2026-03-10T00:00:00Z"),
      before: new Date("2026-03-11T00:00:00Z"),
    });
  });

  test("a minute in figures is told apart where an hour comes twice, and says UTC where it is UTC", () => {
    expect(minuteIn("UTC", new Date("2026-11-01T05:30:59Z"))).toBe("2026-11-01 05:30 UTC");
    expect(minuteIn("Europe/London", new Date("2026-01-01T05:30:00Z"))).toBe("2026-01-01 05:30 UTC");
    expect(["05", "06"].map((hour) => minuteIn("America/New_York", new Date(`2026-11-01T${hour}:30:00Z`)))).toEqual([
      "2026-11-01 01:30 UTC-04:00",
      "2026-11-01 01:30 UTC-05:00",
    ]);
    expect(minuteIn("Asia/Kathmandu", new Date("2026-03-10T08:20:00Z"))).toBe("2026-03-10 14:05 UTC+05:45");
    const instants = fc.date({ min: new Date("1980-01-01"), max: new Date("2040-12-31"), noInvalidDate: true });
    fc.assert(
      fc.property(zones, instants, (zone, at) => {
        const [, date, time, away] = /^(\S+) (\S+) UTC(.*)$/.exec(minuteIn(zone, at))!;
        expect(Date.parse(`${date}T${time}:00${away || "Z"}`)).toBe(Math.floor(at.getTime() / 60_000) * 60_000);
      }),
    );
  });

  test("a moment names whose clock it is on", () =>
    expect(zonedMoment(new Date("2026-11-04T02:30:00Z"), "America/New_York")).toBe(
      "Tue, Nov 3, 2026, 9:30 PM New York time",
    ));
});
