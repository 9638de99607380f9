import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isOver, openSteps, PARTIES, statusAfter, STEPS } from "~/domain/appointments/lifecycle";
import {
  freeDays,
  HALF_HOURS,
  isFree,
  nearestSlots,
  overlap,
  slotAt,
  slotsOfDay,
  slotStarting,
  SLOT_MINUTES,
  type Slot,
} from "~/domain/appointments/slots";
import { onBothClocks, timeOnBothClocks } from "~/domain/appointments/words";
import { APPOINTMENT_STATUSES, TIME_SLOTS } from "~/domain/booking";
import { addDays } from "~/domain/dates";
import { DEFAULT_AVAILABILITY, WEEKDAYS, type Availability } from "~/domain/providers/availability";
import { TIME_ZONE_VALUES } from "~/domain/providers/constants";
import { wallClock } from "~/domain/zones";

const zone = fc.constantFrom(...TIME_ZONE_VALUES);
const two = (value: number) => String(value).padStart(2, "0");
const clock = (minutes: number) => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
const minutesOf = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));
const everyDay = (start: string, end: string): Availability =>
  Object.fromEntries(WEEKDAYS.map((weekday) => [weekday, { start, end, available: true }])) as Availability;
/** When a day ends, in minutes: midnight, with which it ends, is written as the clock shows it. */
const endOf = (text: string) => minutesOf(text) || 1440;
const dayHours = fc
  .tuple(
    fc.integer({ min: 0, max: 1439 }),
    fc.oneof({ weight: 4, arbitrary: fc.integer({ min: 1, max: 1440 }) }, fc.constant(1440)),
    fc.boolean(),
  )
  .filter(([start, end]) => start < end)
  .map(([start, end, available]) => ({ start: clock(start), end: clock(end % 1440), available }));
const availability = fc.record(
  Object.fromEntries(WEEKDAYS.map((day) => [day, dayHours])),
) as fc.Arbitrary<Availability>;

/** Days of change among them, as often as all others together. */
const CHANGES = ["2026-03-08", "2026-11-01", "2027-03-14", "2027-11-07"];
const date = fc.oneof(
  fc.constantFrom(...CHANGES),
  fc.integer({ min: 0, max: 3_650 }).map((days) => addDays("2024-01-01", days)),
);

const minutesShown = (timeZone: string, at: Date) => {
  const { hour, minute } = wallClock(timeZone, at);
  return hour * 60 + minute;
};

describe("the slots of a day", () => {
  test("are, in every zone, the half hours of the clock within that weekday's hours: each that exists, once, in order", () => {
    fc.assert(
      fc.property(zone, availability, date, (timeZone, availability, date) => {
        const slots = slotsOfDay({ timeZone, availability }, date);
        const day = availability[WEEKDAYS[(new Date(`${date}T12:00:00Z`).getUTCDay() + 6) % 7]!];
        for (const [index, slot] of slots.entries()) {
          const shown = minutesShown(timeZone, slot.startsAt);
          expect([slot.date, wallClock(timeZone, slot.startsAt).date]).toEqual([date, date]);
          expect(HALF_HOURS[shown / 30]).toBe(slot.time);
          expect(shown).toBeGreaterThanOrEqual(minutesOf(day.start));
          expect(shown + SLOT_MINUTES).toBeLessThanOrEqual(endOf(day.end));
          // None crosses midnight: its last instant is on the same date.
          expect(wallClock(timeZone, new Date(slot.endsAt.getTime() - 1)).date).toBe(date);
          expect(slot.endsAt.getTime() - slot.startsAt.getTime()).toBe(SLOT_MINUTES * 60_000);
          if (index > 0) expect(slots[index - 1]!.endsAt <= slot.startsAt).toBe(true);
        }
        // And none is left out: every half hour of the day as time goes by, judged by what the clock shows.
        const expected = new Set<number>();
        for (
          let at = Date.parse(`${date}T00:00:00Z`);
          at < Date.parse(`${date}T00:00:00Z`) + 48 * 3_600_000;
          at += 30 * 60_000
        ) {
          if (wallClock(timeZone, new Date(at)).date !== date) continue;
          const shown = minutesShown(timeZone, new Date(at));
          if (day.available && shown >= minutesOf(day.start) && shown + 30 <= endOf(day.end)) expected.add(shown);
        }
        expect(new Set(slots.map(({ startsAt }) => minutesShown(timeZone, startsAt)))).toEqual(expected);
      }),
      { numRuns: 150 },
    );
  });

  test("leave out the hour that is leapt over in spring, and have the hour that comes twice in autumn once", () => {
    for (const timeZone of TIME_ZONE_VALUES) {
      const times = (date: string) =>
        slotsOfDay({ timeZone, availability: everyDay("00:00", "06:00") }, date).map(({ time }) => time);
      const plain = HALF_HOURS.slice(0, 12);
      const leapt = timeZone === "Pacific/Honolulu" ? plain : plain.filter((time) => !time.startsWith("02:"));
      expect([timeZone, times("2026-03-08")]).toEqual([timeZone, leapt]);
      expect([timeZone, times("2026-11-01")]).toEqual([timeZone, plain]);
    }
    // The first of the two: New York is still four hours behind.
    expect(
      slotAt({ timeZone: "America/New_York", availability: everyDay("00:00", "06:00") }, "2026-11-01", "01:30 AM")!
        .startsAt,
    ).toEqual(new Date("2026-11-01T05:30:00Z"));
  });

  test("reach midnight where the day ends at 00:00, and fill the day that begins there, too", () => {
    for (const timeZone of TIME_ZONE_VALUES) {
      const evening = slotsOfDay({ timeZone, availability: everyDay("16:00", "00:00") }, "2026-06-10");
      expect([timeZone, evening.map(({ time }) => time)]).toEqual([timeZone, HALF_HOURS.slice(32)]);
      expect(wallClock(timeZone, evening.at(-1)!.endsAt)).toMatchObject({ date: "2026-06-11", hour: 0, minute: 0 });

      const whole = { timeZone, availability: everyDay("00:00", "00:00") };
      const times = (date: string) => slotsOfDay(whole, date).map(({ time }) => time);
      const isChanging = timeZone !== "Pacific/Honolulu";
      expect([timeZone, times("2026-06-10")]).toEqual([timeZone, HALF_HOURS]);
      expect([timeZone, times("2026-03-08")]).toEqual([
        timeZone,
        isChanging ? HALF_HOURS.filter((time) => !/^02:.. AM/.test(time)) : HALF_HOURS,
      ]);
      expect([timeZone, times("2026-11-01")]).toEqual([timeZone, HALF_HOURS]);
      // One day's last touches the next day's first.
      expect(slotsOfDay(whole, "2026-06-10").at(-1)!.endsAt).toEqual(slotsOfDay(whole, "2026-06-11")[0]!.startsAt);
    }
  });

  test("are written like the 18 times without a specialist", () => {
    expect(HALF_HOURS).toHaveLength(48);
    expect(HALF_HOURS.slice(16, 34)).toEqual(TIME_SLOTS);
    expect([HALF_HOURS[0], HALF_HOURS[47]]).toEqual(["12:00 AM", "11:30 PM"]);
  });

  test("are found again by their date and time, and by their beginning", () => {
    fc.assert(
      fc.property(zone, availability, date, (timeZone, availability, date) => {
        const hours = { timeZone, availability };
        for (const slot of slotsOfDay(hours, date)) {
          expect(slotAt(hours, slot.date, slot.time)).toEqual(slot);
          expect(slotStarting(hours, slot.startsAt)).toEqual(slot);
          expect(slotStarting(hours, new Date(slot.startsAt.getTime() + 60_000))).toBeNull();
        }
      }),
      { numRuns: 30 },
    );
    expect(
      slotAt({ timeZone: "America/Denver", availability: DEFAULT_AVAILABILITY }, "2026-03-09", "05:00 PM"),
    ).toBeNull();
  });
});

test("free are the slots ahead that nothing held touches", () => {
  const hour = 3_600_000;
  const span = fc.tuple(fc.integer({ min: -40, max: 200 }), fc.integer({ min: 1, max: 8 }));
  fc.assert(
    fc.property(
      zone,
      fc.array(span, { maxLength: 12 }),
      fc.integer({ min: 0, max: 100 }),
      (timeZone, spans, passed) => {
        const base = Date.parse("2026-03-06T00:00:00Z");
        const held = spans.map(([from, length]) => ({
          startsAt: new Date(base + (from * hour) / 4),
          endsAt: new Date(base + ((from + length) * hour) / 4),
        }));
        const now = new Date(base + passed * hour);
        const days = freeDays(
          { timeZone, availability: DEFAULT_AVAILABILITY },
          { from: "2026-03-06", days: 7 },
          held,
          now,
        );
        expect(days.map(({ date }) => date)).toEqual(
          Array.from({ length: 7 }, (_, ahead) => addDays("2026-03-06", ahead)),
        );
        const free = new Set(days.flatMap(({ slots }) => slots.map(({ startsAt }) => startsAt.getTime())));
        for (const { date } of days) {
          for (const slot of slotsOfDay({ timeZone, availability: DEFAULT_AVAILABILITY }, date)) {
            const isIt =
              slot.startsAt > now &&
              held.every((other) => slot.endsAt <= other.startsAt || other.endsAt <= slot.startsAt);
            expect(free.has(slot.startsAt.getTime())).toBe(isIt);
            expect(isFree(slot, held, now)).toBe(isIt);
            expect(held.some((other) => overlap(slot, other) !== overlap(other, slot))).toBe(false);
          }
        }
      },
    ),
    { numRuns: 50 },
  );
});

test("the nearest slots are four in order, of both sides while both have some, and none nearer is left out", () => {
  const at = new Date("2026-03-06T12:00:00Z");
  const slot = (hours: number): Slot => {
    const startsAt = new Date(at.getTime() + hours * 3_600_000);
    return { startsAt, endsAt: new Date(startsAt.getTime() + 1_800_000), date: "", time: String(hours) };
  };
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: -50, max: 50 }).filter((hours) => hours !== 0)), (hours) => {
      const found = nearestSlots(hours.map(slot), at).map(({ time }) => Number(time));
      expect(found).toHaveLength(Math.min(4, hours.length));
      expect(found).toEqual([...found].sort((a, b) => a - b));
      const [before, after] = [hours.filter((one) => one < 0), hours.filter((one) => one > 0)];
      expect(found.filter((one) => one < 0).length).toBeGreaterThanOrEqual(Math.min(2, before.length));
      expect(found.filter((one) => one > 0).length).toBeGreaterThanOrEqual(Math.min(2, after.length));
      for (const side of [before, after]) {
        const chosen = side.filter((one) => found.includes(one)).map(Math.abs);
        const rest = side.filter((one) => !found.includes(one)).map(Math.abs);
        expect(Math.max(0, ...chosen)).toBeLessThan(Math.min(1_000, ...rest));
      }
    }),
  );
});

describe("what may be done with an appointment", () => {
  const now = new Date("2026-03-06T12:00:00Z");
  const ahead = new Date(now.getTime() + 1);
  const standing = fc.record({
    status: fc.constantFrom(...APPOINTMENT_STATUSES),
    startsAt: fc.constantFrom(ahead, null),
  });

  test("nothing any more once its time has come, and nothing once it is declined or cancelled", () => {
    for (const status of APPOINTMENT_STATUSES) {
      for (const party of PARTIES) {
        expect(openSteps({ status, startsAt: now }, party, now)).toEqual([]);
        expect(isOver({ status, startsAt: now }, now)).toBe(true);
        if (status === "declined" || status === "cancelled")
          expect(openSteps({ status, startsAt: ahead }, party, now)).toEqual([]);
      }
    }
  });

  test("nobody accepts a time of their own, whatever was done before", () => {
    const step = fc.record({ party: fc.constantFrom(...PARTIES), step: fc.constantFrom(...STEPS) });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        let status: (typeof APPOINTMENT_STATUSES)[number] = "requested";
        let chosenBy = "patient";
        for (const { party, step } of steps) {
          const next = statusAfter({ status, startsAt: ahead }, party, step, now);
          if (!next) continue;
          if (step === "accept") {
            expect(party).not.toBe(chosenBy);
            expect(next).toBe("accepted");
          }
          if (step === "move") chosenBy = party;
          expect(next === "accepted").toBe(step === "accept");
          status = next;
        }
      }),
    );
  });

  test("whatever still holds a time can be given up by either side, and moved by both", () => {
    fc.assert(
      fc.property(standing, (standing) => {
        const holds = ["requested", "proposed", "accepted"].includes(standing.status);
        expect(openSteps(standing, "patient", now).includes("cancel")).toBe(holds);
        expect(openSteps(standing, "provider", now).some((step) => step === "cancel" || step === "decline")).toBe(
          holds,
        );
        for (const party of PARTIES) expect(openSteps(standing, party, now).includes("move")).toBe(holds);
      }),
    );
  });
});

test("a time is told on both clocks where they differ, with the day where that does", () => {
  const at = new Date("2026-11-24T15:30:00Z");
  expect(onBothClocks(at, "America/Chicago", "America/New_York")).toBe(
    "Tue, Nov 24, 2026, 9:30 AM Chicago time (10:30 AM New York time)",
  );
  expect(onBothClocks(at, "America/Chicago", "Asia/Tokyo")).toBe(
    "Tue, Nov 24, 2026, 9:30 AM Chicago time (Wed 12:30 AM Tokyo time)",
  );
  for (const same of ["America/Chicago", "America/Mexico_City", ""])
    expect(onBothClocks(at, "America/Chicago", same)).toBe("Tue, Nov 24, 2026, 9:30 AM Chicago time");
  expect(timeOnBothClocks(at, "America/Chicago", "America/New_York")).toBe("9:30 AM (10:30 AM New York)");
  expect(timeOnBothClocks(at, "America/Chicago", "America/Chicago")).toBe("9:30 AM");
});
