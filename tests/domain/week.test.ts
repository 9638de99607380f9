import fc from "fast-check";
import { expect, test } from "vitest";
import { DEFAULT_AVAILABILITY, WEEKDAYS, type Availability } from "~/domain/providers/availability";
import { TIME_ZONE_VALUES } from "~/domain/providers/constants";
import { comingWeek, formatHours } from "~/domain/providers/week";
import { wallClock } from "~/domain/zones";

const short = {
  monday: "Mon",
  tuesday: "Tue",
  wednesday: "Wed",
  thursday: "Thu",
  friday: "Fri",
  saturday: "Sat",
  sunday: "Sun",
};

test("the coming week is seven days from today on the provider's clock, at the hours that clock shows", () => {
  const zone = fc.constantFrom(...TIME_ZONE_VALUES);
  const now = fc.date({ min: new Date("2020-01-01"), max: new Date("2045-01-01"), noInvalidDate: true });
  fc.assert(
    fc.property(zone, now, (zone, now) => {
      const week = comingWeek(DEFAULT_AVAILABILITY, zone, now);
      expect(week).toHaveLength(7);
      expect(new Set(week.map(({ weekday }) => weekday)).size).toBe(7);
      expect(short[week[0]!.weekday]).toBe(wallClock(zone, now).weekday);

      for (const [index, { weekday, hours }] of week.entries()) {
        expect(WEEKDAYS.indexOf(weekday)).toBe((WEEKDAYS.indexOf(week[0]!.weekday) + index) % 7);
        expect(hours === null).toBe(weekday === "saturday" || weekday === "sunday");
        if (!hours) continue;
        expect(wallClock(zone, hours.start)).toMatchObject({ weekday: short[weekday], hour: 9, minute: 0 });
        expect(wallClock(zone, hours.end)).toMatchObject({ weekday: short[weekday], hour: 17, minute: 0 });
      }
    }),
    { numRuns: 500 },
  );
});

test("the distance between two clocks follows summer time within one week", () => {
  // Friday before, and Monday after New York's change of 8 March 2026: Honolulu does not change.
  const week = comingWeek(DEFAULT_AVAILABILITY, "America/New_York", new Date("2026-03-06T12:00:00Z"));
  const hours = (weekday: string) => week.find((day) => day.weekday === weekday)!.hours!;
  expect(formatHours(hours("friday"), "Pacific/Honolulu")).toBe("Fri 4:00 AM – 12:00 PM");
  expect(formatHours(hours("monday"), "Pacific/Honolulu")).toBe("Mon 3:00 AM – 11:00 AM");
  expect(formatHours(hours("monday"), "America/New_York")).toBe("Mon 9:00 AM – 5:00 PM");
});

test("hours that pass midnight on the reader's clock name both days", () => {
  const [today] = comingWeek(DEFAULT_AVAILABILITY, "Pacific/Honolulu", new Date("2026-01-05T20:00:00Z"));
  expect(formatHours(today!.hours!, "Europe/Berlin")).toBe("Mon 8:00 PM – Tue 4:00 AM");
  expect(formatHours(today!.hours!, "Asia/Tokyo")).toBe("Tue 4:00 AM – 12:00 PM");
});

test("a day that ends at 00:00 goes on until the next one begins, also in the two nights in which clocks change", () => {
  const open = (start: string, end: string) =>
    Object.fromEntries(WEEKDAYS.map((day) => [day, { start, end, available: true }])) as Availability;
  const zone = fc.constantFrom(...TIME_ZONE_VALUES);
  const now = fc.date({ min: new Date("2020-01-01"), max: new Date("2045-01-01"), noInvalidDate: true });
  fc.assert(
    fc.property(zone, now, (zone, now) => {
      const week = comingWeek(open("00:00", "00:00"), zone, now);
      for (const [index, { hours }] of week.entries()) {
        expect(wallClock(zone, hours!.end)).toMatchObject({ hour: 0, minute: 0 });
        if (index > 0) expect(hours!.start).toEqual(week[index - 1]!.hours!.end);
      }
    }),
  );
  const [monday] = comingWeek(open("16:00", "00:00"), "America/Denver", new Date("2026-01-05T20:00:00Z"));
  expect(formatHours(monday!.hours!, "America/Denver")).toBe("Mon 4:00 PM – midnight");
  expect(formatHours(monday!.hours!, "America/New_York")).toBe("Mon 6:00 PM – Tue 2:00 AM");
  expect(formatHours(monday!.hours!, "Pacific/Honolulu")).toBe("Mon 1:00 PM – 9:00 PM");
  expect(formatHours(monday!.hours!, "America/Denver", "es")).toBe("lunes 4:00 p. m. – medianoche");
  expect(formatHours(monday!.hours!, "America/Denver", "ar")).toBe("الاثنين 4:00 م – منتصف الليل");
  const [whole] = comingWeek(open("00:00", "00:00"), "America/Denver", new Date("2026-01-05T20:00:00Z"));
  expect(formatHours(whole!.hours!, "America/Denver")).toBe("Mon 12:00 AM – midnight");
  expect(formatHours(whole!.hours!, "America/New_York")).toBe("Mon 2:00 AM – Tue 2:00 AM");
  // Beside its own day, the day is said only where it is another one.
  expect(formatHours(whole!.hours!, "America/New_York", "en", "monday")).toBe("2:00 AM – Tue 2:00 AM");
  expect(formatHours(whole!.hours!, "Pacific/Honolulu", "en", "monday")).toMatch(/^Sun .* – Mon /);
  expect(formatHours(monday!.hours!, "America/Denver", "es", "monday")).toBe("4:00 p. m. – medianoche");
});
