import { describe, expect, it } from "vitest";
import { BATCHES } from "./vignettes/batches";
import { measure, table } from "./vignettes/measure";

const ALL = BATCHES.flat();

describe("The built-in engine on short cases", () => {
  const score = measure(ALL);
  process.stdout.write(
    `${table({ ...Object.fromEntries(BATCHES.map((cases, i) => [`batch ${i + 1}`, measure(cases)])), all: score })}\n`,
  );

  it("calls no emergency routine, and nearly all emergencies by their name", () => {
    expect(score.emergenciesCalledRoutine).toBe(0);
    expect(score.perLevel.emergency).toBeGreaterThanOrEqual(0.95);
  });

  it("is not less urgent than right in 97 of 100, and right in 92", () => {
    expect(score.safe).toBeGreaterThanOrEqual(0.97);
    expect(score.agreement).toBeGreaterThanOrEqual(0.92);
  });

  it("recognises self-care and what needs care", () => {
    expect(score.perLevel["self-care"]).toBeGreaterThanOrEqual(0.85);
    expect(score.perLevel.urgent).toBeGreaterThanOrEqual(0.85);
  });

  it("has the right condition among the first three in 90 of 100, and knows how sure it is", () => {
    expect(score.topThree).toBeGreaterThanOrEqual(0.9);
    expect(score.brier).toBeLessThan(0.12);
  });
});
