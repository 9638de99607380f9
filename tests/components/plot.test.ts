import fc from "fast-check";
import { expect, test } from "vitest";
import { percent } from "~/components/charts/plot";
import { EXTENT } from "~/domain/charts/scale";

test("a place in a chart is told to a hundredth of a per cent, and to no digit more: a chart has hundreds of them", () => {
  expect([0, 635.1, 999.96, EXTENT].map(percent)).toEqual(["0%", "63.51%", "100%", "100%"]);
  fc.assert(
    fc.property(fc.double({ min: 0, max: EXTENT, noNaN: true }), (place) => {
      expect(percent(place)).toMatch(/^\d{1,3}(\.\d{1,2})?%$/);
      expect(Math.abs(Number.parseFloat(percent(place)) - (place * 100) / EXTENT)).toBeLessThan(0.0051);
    }),
  );
});
