import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dayTeller } from "~/domain/charts/days";
import { gapOf, linePath, splitAtGaps } from "~/domain/charts/path";
import { EXTENT, ticks } from "~/domain/charts/scale";
import { haveRoom, timeTicks } from "~/domain/charts/time-ticks";
import { pointMessage } from "~/domain/charts/chart";
import { vitalChart, type VitalSeries } from "~/domain/charts/vital-chart";
import type { SeriesPoint } from "~/domain/vitals/series";
import { wallClock } from "~/domain/zones";
import { englishTranslator } from "~/locales/translator";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const FROM = Date.parse("2026-03-10T05:00:00Z");
const ZONE = "America/New_York";

const series = (change: Partial<VitalSeries>): VitalSeries => ({
  deviceType: "heart_rate",
  of: "readings",
  points: [],
  own: null,
  from: FROM,
  to: FROM + DAY,
  ...change,
});
const beats = (...values: number[]) =>
  values.map((value, index) => ({ at: FROM + index * HOUR, value, diastolic: null }));

describe("charts", () => {
  test("ticks are round numbers within the range, evenly apart", () => {
    fc.assert(
      fc.property(
        fc.double({ min: -1e6, max: 1e6, noNaN: true }),
        fc.double({ min: 1e-3, max: 1e6, noNaN: true }),
        fc.integer({ min: 2, max: 9 }),
        (low, width, most) => {
          const found = ticks(low, low + width, most);
          expect(found.length).toBeLessThanOrEqual(most + 1);
          for (const tick of found) expect(tick >= low - width * 1e-6 && tick <= low + width * (1 + 1e-6)).toBe(true);
          const steps = found.slice(1).map((tick, index) => tick - found[index]!);
          for (const step of steps) expect(step / steps[0]!).toBeCloseTo(1, 5);
        },
      ),
    );
    expect(ticks(60, 100, 5)).toEqual([60, 70, 80, 90, 100]);
    expect(ticks(96.9, 99.6, 5)).toEqual([97, 98, 99]);
  });

  test("a silence cuts the line, a burst of readings does not make the rest of the day one", () => {
    const at = (...hours: number[]) => hours.map((hour) => ({ at: hour * HOUR }));
    expect(splitAtGaps(at(0, 1, 2, 9, 10), 2 * HOUR).map((run) => run.length)).toEqual([3, 2]);
    const burst = Array.from({ length: 20 }, (_, second) => 22 + second / 3600);
    expect(splitAtGaps(at(7, 12, 17, ...burst), gapOf(at(7, 12, 17, ...burst), HOUR / 2))).toHaveLength(1);
    const minutes = Array.from({ length: 24 * 60 }, (_, minute) => minute / 60).filter((hour) => hour < 5 || hour > 8);
    expect(splitAtGaps(at(...minutes), gapOf(at(...minutes), HOUR / 2))).toHaveLength(2);
    expect(
      linePath([
        [
          { x: 1, y: 2 },
          { x: 3, y: 4 },
        ],
        [{ x: 9, y: 9 }],
      ]),
    ).toBe("M1 2L3 4M9 9h.01");
  });

  test("a day of readings becomes a line in its band, what is out of range a mark, and all of it words and rows", () => {
    const { chart, text, table, summary } = vitalChart(series({ points: beats(70, 72, 118, 74, 140) }), ZONE);
    expect(summary).toEqual({ count: 5, low: "70", mean: "95", high: "140", outside: 2 });
    expect(englishTranslator.say(text)).toBe(
      "Heart rate: 5 readings, from 70 to 140, on average 95 bpm. 2 of them ask for attention.",
    );
    expect(chart!.marks.map(({ severity }) => severity)).toEqual(["warning", "critical"]);
    expect(chart!.points.map((point) => englishTranslator.say(pointMessage(point, "bpm")))).toEqual([
      "70 bpm",
      "72 bpm",
      "118 bpm, high",
      "74 bpm",
      "140 bpm, very high",
    ]);
    expect(table.rows[0]).toEqual({ at: FROM + 4 * HOUR, cells: ["140"] });
    // Higher is further up, later is further right.
    const [first, second] = chart!.points;
    expect([first!.x < second!.x, first!.ys[0]! > second!.ys[0]!]).toEqual([true, true]);
  });

  test("blood pressure is two lines, and a person's own limits decide what is marked", () => {
    const points = [
      { at: FROM, value: 136, diastolic: 84 },
      { at: FROM + HOUR, value: 128, diastolic: 80 },
    ];
    const { chart, summary } = vitalChart(series({ deviceType: "blood_pressure", points }), ZONE);
    expect(chart!.lines.map(({ role }) => role)).toEqual(["main", "second"]);
    expect([chart!.marks.length, summary!.mean]).toEqual([0, "132/82"]);
    const own = {
      low: null,
      high: 130,
      criticalLow: null,
      criticalHigh: null,
      diastolicHigh: null,
      criticalDiastolicHigh: null,
    };
    expect(vitalChart(series({ deviceType: "blood_pressure", points, own }), ZONE).chart!.marks).toHaveLength(1);
  });

  test("an hour whose mean is calm asks for attention where a reading in it did", () => {
    const hour = { at: FROM, value: 128, diastolic: 82, low: 118, high: 136, diastolicHigh: 122 };
    const draw = (point: SeriesPoint) =>
      vitalChart(series({ deviceType: "blood_pressure", points: [point], of: "hour" }), ZONE);
    expect(draw(hour).chart!.marks).toMatchObject([{ severity: "critical" }]);
    expect(draw({ ...hour, diastolicHigh: 88 }).chart!.marks).toEqual([]);
  });

  test("of a long time the table has a row a day on the reader's clock", () => {
    // 23:30 and 00:30 in New York are two days, in UTC they are one.
    const points = [
      { at: Date.parse("2026-03-11T03:30:00Z"), value: 60, diastolic: null },
      { at: Date.parse("2026-03-11T04:30:00Z"), value: 80, diastolic: null },
    ];
    const { table } = vitalChart(series({ points, to: FROM + 7 * DAY }), ZONE);
    expect(table.rows).toEqual([
      { at: "2026-03-11", cells: ["80", "80", "80", "1"] },
      { at: "2026-03-10", cells: ["60", "60", "60", "1"] },
    ]);
    expect(vitalChart(series({ points, to: FROM + 7 * DAY }), "UTC").table.rows).toHaveLength(1);
  });

  test("nothing leaves the chart, whatever the values", () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({ at: fc.integer({ min: 0, max: DAY }), value: fc.double({ min: 20, max: 250, noNaN: true }) }),
          { minLength: 1, maxLength: 400 },
        ),
        (given) => {
          const points = given
            .map(({ at, value }) => ({ at: FROM + at, value, diastolic: null }))
            .sort((a, b) => a.at - b.at);
          const chart = vitalChart(series({ points }), ZONE).chart!;
          for (const { x, ys } of chart.points)
            for (const place of [x, ...ys]) expect(place >= 0 && place <= EXTENT).toBe(true);
          expect(chart.points.length).toBeLessThanOrEqual(160);
          expect(chart.lines[0]!.path).not.toMatch(/NaN|Infinity/);
        },
      ),
      { numRuns: 60 },
    );
  });

  test("the time axis has round hours and midnights of the reader's clock, over a change of it, too", () => {
    // Clocks went forward on March 8, 2026.
    const change = Date.parse("2026-03-08T05:00:00Z");
    expect(timeTicks(change, change + DAY, ZONE).map(({ label }) => englishTranslator.say(label))).toEqual([
      "Mar 8",
      "6 AM",
      "12 PM",
      "6 PM",
      "Mar 9",
    ]);
    for (const days of [1, 7, 30, 90, 365, 1826]) {
      const found = timeTicks(change, change + days * DAY, ZONE);
      expect(found.length, `${days} days`).toBeGreaterThanOrEqual(3);
      expect(found.length, `${days} days`).toBeLessThanOrEqual(9);
      for (const { at } of found) expect(wallClock(ZONE, new Date(at)).minute).toBe(0);
    }
  });
});

test("of the words along a time axis the newest is shown, and of two neighbours that are shown none reaches the other", () => {
  const word = fc.record({
    place: fc.integer({ min: 0, max: EXTENT }),
    text: fc.string({ minLength: 1, maxLength: 9 }),
  });
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 12 }), (words) => {
      const sorted = words.sort((a, b) => a.place - b.place);
      // 7 px a letter, and twice that on no more room.
      for (const [axis, width] of [
        ["narrow", 190],
        ["large text", 75],
      ] as const) {
        const shown = haveRoom(sorted, axis);
        expect([shown.length, shown.at(-1)]).toEqual([sorted.length, true]);
        // Words in the midst of the axis.
        const middle = sorted
          .filter(({ place }, index) => shown[index] && place >= 40 && place <= 960)
          .map(({ place, text }) => ({
            from: (place * width) / EXTENT - 3.5 * text.length,
            to: (place * width) / EXTENT + 3.5 * text.length,
          }));
        middle.slice(1).forEach(({ from }, index) => expect(from - middle[index]!.to).toBeGreaterThanOrEqual(5 - 1e-9));
      }
    }),
  );
});

test("between Tuesday and Thursday of a week on a narrow phone Wednesday is left out: its W is the widest letter of all", () => {
  const week = ["Fri", "Sat", "Sun", "Mon", "Tue", "Wed", "Thu"].map((text, index) => ({
    text,
    place: 98 + index * 142.8,
  }));
  expect(week.filter((_, index) => haveRoom(week)[index]).map(({ text }) => text)).toEqual([
    "Fri",
    "Sat",
    "Sun",
    "Mon",
    "Tue",
    "Thu",
  ]);
});

test("the day of an instant is the wall clock's, whatever the zone and however its clock is changed", () => {
  const zones = [
    "America/New_York",
    "UTC",
    "Pacific/Honolulu",
    "Asia/Kathmandu",
    "Africa/Casablanca",
    "Australia/Lord_Howe",
    "Pacific/Apia",
  ];
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.integer({ min: Date.parse("2005-01-01"), max: Date.parse("2030-01-01") }),
      (zone, at) => {
        expect(dayTeller(zone)(at)).toBe(wallClock(zone, new Date(at)).date);
      },
    ),
    { numRuns: 500 },
  );
});
