import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { downsample } from "~/domain/vitals/series";
import { seriesQuerySchema } from "~/domain/vitals/series-schema";

const series = fc
  .array(
    fc.record({ step: fc.integer({ min: 1, max: 100_000 }), value: fc.double({ min: -500, max: 500, noNaN: true }) }),
    { maxLength: 300 },
  )
  .map((steps) => {
    let at = 0;
    return steps.map(({ step, value }) => ({ at: (at += step), value }));
  });

describe("a series thinned out", () => {
  test("has at most so many points, all of them its own, in order, with the first and the last", () => {
    fc.assert(
      fc.property(series, fc.integer({ min: 3, max: 120 }), (points, count) => {
        const thin = downsample(points, count);
        expect(thin).toHaveLength(Math.min(points.length, count));
        expect(thin[0]).toBe(points[0]);
        expect(thin.at(-1)).toBe(points.at(-1));
        for (const point of thin) expect(points).toContain(point);
        for (let index = 1; index < thin.length; index++) expect(thin[index]!.at).toBeGreaterThan(thin[index - 1]!.at);
      }),
    );
  });

  test("keeps a peak that averages would swallow", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 998 }), (peak) => {
        const points = Array.from({ length: 1_000 }, (_, at) => ({ at, value: at === peak ? 180 : 70 }));
        expect(downsample(points, 30).some(({ value }) => value === 180)).toBe(true);
      }),
    );
  });

  // Worked out by hand: three buckets of two between the ends; in each the point with the largest triangle.
  test("takes of each bucket the largest triangle", () => {
    const points = [0, 5, 1, 1, 9, 0, 4, 2].map((value, at) => ({ at, value }));
    expect(downsample(points, 5).map(({ at }) => at)).toEqual([0, 1, 4, 5, 7]);
  });
});

describe("the query of a series", () => {
  const NOW = new Date("2026-03-10T12:00:00Z");
  const ask = (query: object) => seriesQuerySchema(NOW).safeParse(query);

  test("is a day up to now unless asked otherwise", () => {
    const { data } = ask({ type: "heart_rate" });
    expect(data).toMatchObject({ points: 500, type: "heart_rate" });
    expect(data!.to.getTime() - data!.from.getTime()).toBe(86_400_000);
    expect(data!.to.getTime() - NOW.getTime()).toBe(1);
  });

  test.each([
    [{ type: "pulse" }],
    [{}],
    [{ type: "heart_rate", points: "2" }],
    [{ type: "heart_rate", points: "2001" }],
    [{ type: "heart_rate", from: "yesterday" }],
    [{ type: "heart_rate", from: "2026-03-10T12:00:00Z", to: "2026-03-10T12:00:00Z" }],
    [{ type: "heart_rate", from: "2000-01-01T00:00:00Z" }],
  ])("%j is refused", (query) => {
    expect(ask(query).success).toBe(false);
  });
});
