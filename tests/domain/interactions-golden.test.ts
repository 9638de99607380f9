import { expect, test } from "vitest";
import { checkInteractions } from "~/domain/interactions/check";
import { recognise } from "~/domain/interactions/recognise";
import { GOLDEN } from "../support/interactions-golden";

test("what the golden tables say comes out of the checker, and what they rule out does not", () => {
  expect(GOLDEN.filter(({ holds }) => !holds(checkInteractions)).map(({ describe }) => describe)).toEqual([]);
});

test("every name in the golden tables is known, so that nothing is ruled out by a slip of the pen", () => {
  const names = new Set(GOLDEN.flatMap((one) => one.names));
  expect([...names].filter((name) => "didYouMean" in recognise(name))).toEqual([]);
});
