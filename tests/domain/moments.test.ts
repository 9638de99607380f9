import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { consultationKind, CONSULTATION_STATUS_WORDS } from "~/domain/consultations";
import { ageOf, formatDate, formatDay, formatMoment, zoneTime } from "~/domain/moments";
import { countOf } from "~/locales/translate";
import { proves } from "../support/clauses";

describe("moments in words", () => {
  test("a moment is written on the zone's clock, on both sides of a date line and of summer time", () => {
    const evening = new Date("2026-11-04T02:30:00Z");
    expect(formatMoment(evening, "America/New_York")).toBe("Tue, Nov 3, 2026, 9:30 PM");
    expect(formatMoment(evening, "UTC")).toBe("Wed, Nov 4, 2026, 2:30 AM");
    expect(formatDay(new Date("2026-07-01T05:30:00Z"), "America/Chicago")).toBe("Wed, Jul 1, 2026");
    expect(formatMoment(new Date("2026-07-01T04:30:00Z"), "America/Chicago")).toBe("Tue, Jun 30, 2026, 11:30 PM");
  });

  test("a date and a zone have names", () => {
    expect(formatDate("1980-03-14")).toBe("March 14, 1980");
    expect(formatDate("1980-03-14", "es")).toBe("14 de marzo de 1980");
    expect(formatDate("1980-03-14", "ar")).toBe("14 مارس 1980");
    expect(zoneTime("America/New_York")).toBe("New York time");
    expect(zoneTime("UTC")).toBe("UTC");
    expect(zoneTime("UTC", "ar")).toMatch(/^[\p{Script=Arabic} ]+$/u);
  });

  test.each([
    [0, "just now"],
    [-5_000, "just now"],
    [59_999, "just now"],
    [60_000, "1 minute ago"],
    [59 * 60_000, "59 minutes ago"],
    [60 * 60_000, "1 hour ago"],
    [23.9 * 3_600_000, "23 hours ago"],
    [24 * 3_600_000, "1 day ago"],
    [40 * 86_400_000, "40 days ago"],
  ])("what happened %d ms ago was %s", (passed, text) => {
    const now = new Date("2026-03-10T12:00:00Z");
    const age = ageOf(new Date(now.getTime() - passed), now);
    expect(age ? countOf("en", `${age.unit}Ago`, age.count) : "just now").toBe(text);
  });
});

describe("consultations in words", () => {
  test("`vr` is shown as VR, anything else as video", proves("DATA-31"), () => {
    expect(consultationKind("vr")).toBe("VR");
    fc.assert(fc.property(fc.string(), (type) => consultationKind(type) === (type === "vr" ? "VR" : "Video")));
  });

  test("the four states have words of their own", proves("DATA-32"), () => {
    expect(Object.keys(CONSULTATION_STATUS_WORDS)).toEqual(["completed", "scheduled", "in-progress", "cancelled"]);
    expect(new Set(Object.values(CONSULTATION_STATUS_WORDS)).size).toBe(4);
  });
});
