import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addYears, dateIn, earliestToday, isIsoDate, latestToday, parseDate } from "~/domain/dates";
import { TIME_ZONE_VALUES } from "~/domain/providers/constants";

/** Every day of 1900 to 2100, as ISO text. */
const isoDate = fc
  .integer({ min: Date.parse("1900-01-01") / 86_400_000, max: Date.parse("2100-12-31") / 86_400_000 })
  .map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10));
// Kiritimati crossed the date line on 1 January 1995.
const instant = fc.date({ min: new Date("1995-02-01"), max: new Date("2060-01-01"), noInvalidDate: true });

describe("isIsoDate", () => {
  test("takes every day of two centuries", () => {
    fc.assert(fc.property(isoDate, (date) => isIsoDate(date)));
  });

  test.each(["2026-02-30", "2025-02-29", "1900-02-29", "2026-13-01", "2026-00-10", "2026-04-31", "2026-01-00"])(
    "refuses %s, which does not exist",
    (date) => expect(isIsoDate(date)).toBe(false),
  );

  test.each([
    "",
    "2026-1-1",
    "26-01-01",
    "2026/01/01",
    " 2026-01-01",
    "2026-01-01T00:00",
    "12026-01-01",
    "２０２６-01-01",
  ])("refuses %j, which is written in another way", (date) => expect(isIsoDate(date)).toBe(false));

  test("takes 29 February in leap years only", () => {
    expect(["2024", "2000", "2025", "1900"].filter((year) => isIsoDate(`${year}-02-29`))).toEqual(["2024", "2000"]);
  });
});

describe("parseDate", () => {
  test("leaves ISO dates as they are, spaces around them aside", () => {
    fc.assert(fc.property(isoDate, (date) => parseDate(date) === date && parseDate(`  ${date}\n`) === date));
  });

  test("reads the US order, with or without zeros, by any of the usual separators", () => {
    const separator = fc.constantFrom("/", "-", ".");
    fc.assert(
      fc.property(isoDate, separator, fc.boolean(), (date, sign, zeros) => {
        const [year, month, day] = date.split("-") as [string, string, string];
        const parts = zeros ? [month, day, year] : [Number(month), Number(day), year];
        expect(parseDate(parts.join(sign))).toBe(date);
      }),
    );
  });

  test.each(["2/30/2026", "13/1/2026", "1/1/26", "1/1", "tomorrow", "", "2026-02-30", "1/1/20261"])(
    "takes %j for no date",
    (typed) => expect(parseDate(typed)).toBeNull(),
  );

  test("gives an existing date or null, whatever is typed", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}$/)), (typed) => {
        const date = parseDate(typed);
        return date === null || isIsoDate(date);
      }),
    );
  });
});

describe("addYears", () => {
  test("keeps month and day, except of a 29 February", () => {
    fc.assert(
      fc.property(isoDate, fc.integer({ min: -5, max: 50 }), (date, years) => {
        const moved = addYears(date, years);
        expect(isIsoDate(moved)).toBe(true);
        expect(Number(moved.slice(0, 4))).toBe(Number(date.slice(0, 4)) + years);
        if (!date.endsWith("-02-29")) expect(moved.slice(4)).toBe(date.slice(4));
      }),
    );
  });

  test("makes 29 February the 28th where there is none", () => {
    expect(addYears("2024-02-29", 1)).toBe("2025-02-28");
    expect(addYears("2024-02-29", 4)).toBe("2028-02-29");
  });
});

describe("today", () => {
  test("in a zone is its own calendar's, at midnight to the second", () => {
    expect(dateIn("America/New_York", new Date("2026-01-01T04:59:59Z"))).toBe("2025-12-31");
    expect(dateIn("America/New_York", new Date("2026-01-01T05:00:00Z"))).toBe("2026-01-01");
    // Summer time: midnight is an hour earlier in UTC.
    expect(dateIn("America/New_York", new Date("2026-07-01T03:59:59Z"))).toBe("2026-06-30");
    expect(dateIn("America/New_York", new Date("2026-07-01T04:00:00Z"))).toBe("2026-07-01");
  });

  test("is never earlier than the earliest of the network's zones, never later than the latest on Earth", () => {
    const zones = Intl.supportedValuesOf("timeZone");
    fc.assert(
      fc.property(instant, fc.constantFrom(...TIME_ZONE_VALUES), fc.constantFrom(...zones), (now, own, any) => {
        expect(earliestToday(now) <= dateIn(own, now)).toBe(true);
        expect(latestToday(now) >= dateIn(any, now)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});
