import { describe, expect, test } from "vitest";
import { mannWhitney } from "../commands/bench/stats";

describe("the comparison of two series of times", () => {
  test("gives the figures of the textbook", () => {
    // Cross-checked with scipy.stats.mannwhitneyu(method="asymptotic"), its default correction for continuity.
    const { slower, p } = mannWhitney([19, 22, 16, 29, 24], [20, 11, 17, 12]);
    expect(slower).toBeCloseTo(17 / 20, 10);
    expect(p).toBeCloseTo(0.1113469, 4);
  });

  test("finds no difference in the same values, and one that is plain", () => {
    const values = Array.from({ length: 50 }, (_, index) => index);
    expect(mannWhitney(values, values)).toEqual({ slower: 0.5, p: expect.closeTo(1, 6) as number });
    const { slower, p } = mannWhitney(
      values.map((value) => value + 40),
      values,
    );
    expect(slower).toBeGreaterThan(0.9);
    expect(p).toBeLessThan(0.001);
    expect(mannWhitney([1, 1], [1, 1])).toEqual({ slower: 0.5, p: expect.closeTo(1, 6) as number });
  });
});
