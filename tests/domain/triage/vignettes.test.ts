import { describe, expect, it } from "vitest";
import { BATCH_1 } from "./vignettes/batch-1";
import { BATCH_2 } from "./vignettes/batch-2";
import { BATCH_3 } from "./vignettes/batch-3";
import { BATCH_4 } from "./vignettes/batch-4";
import { BATCH_5 } from "./vignettes/batch-5";
import { BATCH_6 } from "./vignettes/batch-6";
import { measure, table } from "./vignettes/measure";

const ALL = [...BATCH_1, ...BATCH_2, ...BATCH_3, ...BATCH_4, ...BATCH_5, ...BATCH_6];

describe("The built-in engine on short cases", () => {
  const score = measure(ALL);
  process.stdout.write(`${table({ "batch 1": measure(BATCH_1), "batch 2": measure(BATCH_2), "batch 3": measure(BATCH_3), "batch 4": measure(BATCH_4), "batch 5": measure(BATCH_5), "batch 6": measure(BATCH_6), all: score })}\n`);

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
