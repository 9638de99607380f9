import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { slotsOfDay } from "~/domain/appointments/slots";
import { addDays, dateIn, fullYears } from "~/domain/dates";
import { mayUseDesk } from "~/domain/policy";
import { DEFAULT_AVAILABILITY, WEEKDAYS, type Availability, type DayHours } from "~/domain/providers/availability";
import { REVIEW_STATUSES, TIME_ZONE_VALUES } from "~/domain/providers/constants";
import {
  endsOffered,
  HALF_HOUR_CLOCKS,
  hoursInWords,
  isWithinHours,
  needsReview,
  timesOffered,
  weekAsForm,
  weekField,
} from "~/domain/providers/practice";
import { hoursSchema } from "~/domain/providers/practice-schema";
import { instantAt } from "~/domain/zones";

const VERSION = "a".repeat(22);
const clock = fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...HALF_HOUR_CLOCKS) }, fc.constant("00:00"));
/** An end at 00:00 is the midnight with which the day ends. */
const endsLater = ({ start, end }: DayHours) => end === "00:00" || end > start;
const week = fc
  .tuple(...WEEKDAYS.map(() => fc.record({ start: clock, end: clock, available: fc.boolean() })))
  .map((days) => Object.fromEntries(WEEKDAYS.map((day, index) => [day, days[index]])) as Availability);
const zone = fc.constantFrom(...TIME_ZONE_VALUES);
const parse = (form: Record<string, unknown>, current = DEFAULT_AVAILABILITY) =>
  hoursSchema(current).safeParse({ version: VERSION, timeZone: "America/Denver", ...form });

describe("the weekly editor's form", () => {
  test("any two weeks that differ are told in different words, closed days' hours included", () => {
    const hours = fc.record({ timeZone: zone, availability: week });
    fc.assert(
      fc.property(hours, hours, (one, other) => {
        const [a, b] = [hoursInWords(one), hoursInWords(other)];
        for (const day of WEEKDAYS) {
          const field = weekField(day, "available");
          expect(a[field] === b[field], `${a[field]} | ${b[field]}`).toBe(
            JSON.stringify(one.availability[day]) === JSON.stringify(other.availability[day]),
          );
        }
        expect(a.timeZone === b.timeZone).toBe(one.timeZone === other.timeZone);
      }),
    );
    expect(
      hoursInWords({
        timeZone: "America/Denver",
        availability: { ...DEFAULT_AVAILABILITY, sunday: { start: "09:00", end: "00:00", available: false } },
      }).sunday_available,
    ).toBe("Sunday, not available, 9:00 AM to Midnight");
  });

  test("takes any week of half hours whose open days end later than they start, and names each other day", () => {
    fc.assert(
      fc.property(week, (week) => {
        const wrong = WEEKDAYS.filter((day) => week[day].available && !endsLater(week[day]));
        const parsed = parse(weekAsForm(week));
        if (parsed.success)
          expect([wrong, parsed.data]).toEqual([
            [],
            { version: VERSION, timeZone: "America/Denver", availability: week },
          ]);
        else expect(parsed.error.issues.map(({ path }) => path[0])).toEqual(wrong.map((day) => weekField(day, "end")));
      }),
    );
  });

  test("refuses every other time, also on a closed day", () => {
    fc.assert(
      fc.property(
        fc.string().filter((text) => !HALF_HOUR_CLOCKS.includes(text)),
        fc.constantFrom(...WEEKDAYS),
        (text, day) => {
          const parsed = parse({ ...weekAsForm(DEFAULT_AVAILABILITY), [weekField(day, "start")]: text });
          expect(parsed.error?.issues.map(({ path }) => path[0])).toEqual([weekField(day, "start")]);
        },
      ),
    );
  });

  test("a time that is stored already may stay, though no half hour", () => {
    const odd = { ...DEFAULT_AVAILABILITY, monday: { start: "09:10", end: "16:55", available: true } };
    expect(parse(weekAsForm(odd), odd).success).toBe(true);
    expect(parse(weekAsForm(odd)).success).toBe(false);
  });

  test("without a day, a zone or a version it is refused and says so", () => {
    const { monday_start: _, ...missing } = weekAsForm(DEFAULT_AVAILABILITY);
    expect(parse(missing).error?.issues[0]?.message).toBe("Choose a time for Monday");
    expect(parse({ ...weekAsForm(DEFAULT_AVAILABILITY), timeZone: "Europe/Berlin" }).error?.issues[0]?.message).toBe(
      "Choose a time zone",
    );
    expect(parse({ ...weekAsForm(DEFAULT_AVAILABILITY), version: "" }).success).toBe(false);
  });
});

test("every free time lies within the hours, also when the clock changes, and what leaves them by a minute does not", () => {
  const date = fc.integer({ min: 0, max: 800 }).map((days) => addDays("2026-01-01", days));
  fc.assert(
    fc.property(week, zone, date, (availability, timeZone, date) => {
      const hours = { availability, timeZone };
      const slots = slotsOfDay(hours, date);
      for (const slot of slots) expect(isWithinHours(hours, slot)).toBe(true);
      const [first, last] = [slots[0], slots.at(-1)];
      if (!first || !last) return;
      const moved = ({ startsAt, endsAt }: typeof first, minutes: number) => ({
        startsAt: new Date(startsAt.getTime() + minutes * 60_000),
        endsAt: new Date(endsAt.getTime() + minutes * 60_000),
      });
      if (dateIn(timeZone, moved(first, -1).startsAt) === date)
        expect(isWithinHours(hours, moved(first, -1))).toBe(false);
      expect(isWithinHours(hours, moved(last, 1))).toBe(false);
      const closed = {
        ...hours,
        availability: Object.fromEntries(
          WEEKDAYS.map((day) => [day, { ...availability[day], available: false }]),
        ) as Availability,
      };
      expect(isWithinHours(closed, first)).toBe(false);
    }),
    { numRuns: 300 },
  );
});

test("midnight is the first time that a day can begin at, and the last that it can end at", () => {
  const odd = { ...DEFAULT_AVAILABILITY, monday: { start: "09:10", end: "16:55", available: true } };
  for (const week of [DEFAULT_AVAILABILITY, odd]) {
    expect(timesOffered(week)[0]).toBe("00:00");
    expect(endsOffered(week).slice(-2)).toEqual(["23:30", "00:00"]);
    expect([...endsOffered(week)].sort()).toEqual(timesOffered(week));
  }
});

test("an hour that another zone makes an evening's is outside", () => {
  const at = {
    startsAt: instantAt("America/New_York", "2026-03-10", "10:00"),
    endsAt: instantAt("America/New_York", "2026-03-10", "10:30"),
  };
  expect(isWithinHours({ availability: DEFAULT_AVAILABILITY, timeZone: "America/New_York" }, at)).toBe(true);
  expect(isWithinHours({ availability: DEFAULT_AVAILABILITY, timeZone: "Pacific/Honolulu" }, at)).toBe(false);
});

test("a new certification or another location is looked at again; leaving one away, or its spelling, is not", () => {
  const before = { certifications: ["RDN", "CDCES"], location: "Austin, TX" };
  expect(needsReview(before, before)).toBe(false);
  expect(needsReview(before, { certifications: ["cdces "], location: "  austin,  TX" })).toBe(false);
  expect(needsReview(before, { certifications: ["RDN", "CDCES", "MD"], location: "Austin, TX" })).toBe(true);
  expect(needsReview(before, { ...before, location: "Reno, NV" })).toBe(true);
});

test("the desk is open to the approved, and to those whose later change is being looked at", () => {
  const reviewedAt = new Date();
  const open = REVIEW_STATUSES.flatMap((status) =>
    [null, reviewedAt].flatMap((at) =>
      ["", "Not in the register."].map(
        (reason) => [status, at !== null, reason !== "", mayUseDesk({ status, reviewedAt: at, reason })] as const,
      ),
    ),
  ).filter(([, , , may]) => may);
  expect(open.map(([status, decided, withReason]) => [status, decided, withReason])).toEqual([
    ["under_review", true, false],
    ...[false, true].flatMap((decided) => [false, true].map((reason) => ["verified", decided, reason])),
  ]);
});

test("an age is whole years, up to the day before the birthday one less", () => {
  expect(fullYears("1985-03-27", "2026-03-26")).toBe(40);
  expect(fullYears("1985-03-27", "2026-03-27")).toBe(41);
  expect(fullYears("2024-02-29", "2025-02-27")).toBe(0);
  expect(fullYears("2024-02-29", "2025-02-28")).toBe(1);
});
