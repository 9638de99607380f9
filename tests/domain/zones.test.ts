import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { TIME_ZONE_VALUES } from "~/domain/providers/constants";
import { formatClock, zoneCity } from "~/domain/time-words";
import { instantAt, isZone, wallClock } from "~/domain/zones";

const HOUR = 3_600_000;
const zone = fc.constantFrom(...TIME_ZONE_VALUES);
const date = fc
  .integer({ min: Date.parse("1985-01-01") / 86_400_000, max: Date.parse("2060-12-31") / 86_400_000 })
  .map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10));
const two = (value: number) => String(value).padStart(2, "0");
const time = fc
  .integer({ min: 0, max: 24 * 60 - 1 })
  .map((minutes) => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`);

/** Date and time as the clock of a zone shows them: `2026-03-08 01:30`. */
function shown(zone: string, instant: Date): string {
  const { date, hour, minute } = wallClock(zone, instant);
  return `${date} ${two(hour)}:${two(minute)}`;
}

describe("wallClock", () => {
  test("agrees with Intl in every zone, also around the year's changes", () => {
    const instant = fc.date({ min: new Date("1985-01-01"), max: new Date("2060-01-01"), noInvalidDate: true });
    fc.assert(
      fc.property(zone, instant, (zone, at) => {
        const expected = new Intl.DateTimeFormat("sv-SE", {
          timeZone: zone,
          dateStyle: "short",
          timeStyle: "short",
        }).format(at);
        expect(shown(zone, at)).toBe(expected);
      }),
      { numRuns: 500 },
    );
  });

  test("agrees with Intl in all zones that there are, in any century", () => {
    const instant = fc.date({
      min: new Date("0001-01-02T00:00:00Z"),
      max: new Date("9999-12-30T00:00:00Z"),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(fc.constantFrom(...Intl.supportedValuesOf("timeZone")), instant, (zone, at) => {
        const parts = new Intl.DateTimeFormat("en-US", {
          timeZone: zone,
          hourCycle: "h23",
          weekday: "short",
          year: "numeric",
          month: "2-digit",
          day: "2-digit",
          hour: "numeric",
          minute: "numeric",
          second: "numeric",
        }).formatToParts(at);
        const part = Object.fromEntries(parts.map(({ type, value }) => [type, value])) as Record<
          Intl.DateTimeFormatPartTypes,
          string
        >;
        expect(wallClock(zone, at)).toEqual({
          date: `${part.year.padStart(4, "0")}-${part.month}-${part.day}`,
          weekday: part.weekday,
          hour: Number(part.hour),
          minute: Number(part.minute),
          second: Number(part.second),
        });
      }),
      {
        numRuns: 500,
        examples: [
          ["America/New_York", new Date("0050-06-01T12:00:00Z")],
          ["Asia/Manila", new Date("1844-12-31T12:00:00Z")],
        ],
      },
    );
  });

  test("shows midnight as hour 0 of the new day", () => {
    expect(wallClock("America/Denver", new Date("2026-01-05T07:00:00Z"))).toEqual({
      date: "2026-01-05",
      weekday: "Mon",
      hour: 0,
      minute: 0,
      second: 0,
    });
  });
});

describe("instantAt", () => {
  test("is what wallClock undoes, except where a time does not exist", () => {
    fc.assert(
      fc.property(zone, date, time, (zone, date, time) => {
        const instant = instantAt(zone, date, time);
        const wanted = `${date} ${time}`;
        if (shown(zone, instant) === wanted) return;
        // Then the clock leapt over it: an hour earlier it showed less, now it shows more.
        expect(shown(zone, new Date(instant.getTime() - HOUR)) < wanted).toBe(true);
        expect(shown(zone, instant) > wanted).toBe(true);
        expect(Date.parse(`${shown(zone, instant).replace(" ", "T")}Z`) - Date.parse(`${date}T${time}Z`)).toBe(HOUR);
      }),
      { numRuns: 3_000 },
    );
  });

  test("is right at every quarter of an hour of the nights of change, in all zones and many years", () => {
    for (const zone of TIME_ZONE_VALUES) {
      for (const day of daysOfChange(zone, 2007, 2040)) {
        for (let quarter = 0; quarter < 16; quarter++) {
          const time = `${two(Math.floor(quarter / 4))}:${two((quarter % 4) * 15)}`;
          const instant = instantAt(zone, day, time);
          const gap = shown(zone, instant) !== `${day} ${time}`;
          expect(gap ? time.slice(0, 2) : "", `${zone} ${day} ${time}`).toBe(gap ? "02" : "");
          // Of two instants that show the same, it is the first.
          expect(shown(zone, new Date(instant.getTime() - HOUR))).not.toBe(`${day} ${time}`);
        }
      }
    }
  });

  test.each([
    [
      "a time that is leapt over becomes as much later",
      "America/New_York",
      "2026-03-08",
      "02:30",
      "2026-03-08T07:30:00Z",
    ],
    ["the minute before the leap", "America/New_York", "2026-03-08", "01:59", "2026-03-08T06:59:00Z"],
    ["the minute after the leap", "America/New_York", "2026-03-08", "03:00", "2026-03-08T07:00:00Z"],
    ["of a time that comes twice the first", "America/New_York", "2026-11-01", "01:30", "2026-11-01T05:30:00Z"],
    ["after the hour that comes twice", "America/New_York", "2026-11-01", "02:00", "2026-11-01T07:00:00Z"],
    ["Alaska leaps too", "America/Anchorage", "2026-03-08", "02:30", "2026-03-08T11:30:00Z"],
    ["Hawaii has no summer time", "Pacific/Honolulu", "2026-03-08", "02:30", "2026-03-08T12:30:00Z"],
  ])("%s", (_name, zone, date, time, expected) => {
    expect(instantAt(zone, date, time).toISOString()).toBe(new Date(expected).toISOString());
  });
});

describe("isZone", () => {
  test.each([...TIME_ZONE_VALUES, "UTC", "Europe/Berlin", "America/Argentina/Buenos_Aires"])("takes %s", (name) =>
    expect(isZone(name)).toBe(true),
  );

  test.each(["", "Mars/Olympus", "UTC+2", "+02:00", "America/", "../etc/passwd", "America/New_York ", "<script>"])(
    "refuses %j",
    (name) => expect(isZone(name)).toBe(false),
  );

  test("answers for any text, without throwing", () => {
    fc.assert(fc.property(fc.string(), (name) => typeof isZone(name) === "boolean"));
  });
});

test("a zone is one zone, however it is spelled: no visitor can fill the memory with spellings", () => {
  const letters = "america/argentina/rio_gallegos";
  const spelled = Array.from({ length: 300 }, (_, number) =>
    [...letters].map((letter, index) => ((number >> index) & 1 ? letter.toUpperCase() : letter)).join(""),
  );
  const { DateTimeFormat } = Intl;
  // Whole ones: they are kept, and the other tests of this process ask them, too.
  const made = vi.spyOn(Intl, "DateTimeFormat").mockImplementation(function (
    ...given: ConstructorParameters<typeof DateTimeFormat>
  ) {
    return new DateTimeFormat(...given);
  } as typeof DateTimeFormat);
  try {
    expect(spelled.every(isZone)).toBe(true);
    expect(made.mock.calls.length).toBeLessThanOrEqual(1);
    // Nor by what is none, of which nothing is kept.
    expect(spelled.some((zone) => isZone(`${zone}x`))).toBe(false);
  } finally {
    made.mockRestore();
  }
});

test("formatClock writes the 12-hour clock", () => {
  const written = [0, 1, 11, 12, 13, 23].map((hour) => formatClock({ hour, minute: 5 }));
  expect(written).toEqual(["12:05 AM", "1:05 AM", "11:05 AM", "12:05 PM", "1:05 PM", "11:05 PM"]);
});

test("zoneCity says a zone as people do", () => {
  expect(
    ["America/New_York", "Pacific/Honolulu", "America/Argentina/Buenos_Aires", "UTC"].map((zone) => zoneCity(zone)),
  ).toEqual(["New York", "Honolulu", "Buenos Aires", "UTC"]);
});

/** Days on which a zone's distance from UTC changes. */
function daysOfChange(zone: string, from: number, to: number): string[] {
  const days: string[] = [];
  const offset = (at: number) => Date.parse(`${shown(zone, new Date(at)).replace(" ", "T")}Z`) - at;
  for (let at = Date.UTC(from, 0, 1, 12); at < Date.UTC(to, 11, 31, 12); at += 24 * HOUR) {
    if (offset(at) !== offset(at + 24 * HOUR)) days.push(wallClock(zone, new Date(at + 24 * HOUR)).date);
  }
  return days;
}
