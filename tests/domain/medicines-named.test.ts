import { describe, expect, test } from "vitest";
import { interactionsAsked } from "~/domain/assistant/coach/interactions";
import { medicinesIn } from "~/domain/interactions/recognise";

const twice = (before: string[], last: string) =>
  interactionsAsked(before, [last])?.duplicates.flatMap(({ kind, drugs }) => (kind === "ingredient" ? [drugs] : []));

describe("Two brands of one substance are two medicines", () => {
  test.each([
    [[], "can i use saxenda and victoza together", ["Saxenda", "Victoza"]],
    [[], "can i take wegovy with ozempic", ["Wegovy", "Ozempic"]],
    [["i am on saxenda"], "can i start victoza too", ["Victoza", "Saxenda"]],
  ])("%j, %s", (before, last, drugs) => expect(twice(before, last)).toEqual([drugs]));

  test.each([
    [[], "i take tylenol (acetaminophen) with advil"],
    [["i am on semaglutide"], "is ozempic ok with advil"],
    [["i am on Ozempic"], "is ozempic ok with beer"],
  ])("but a brand beside its substance or itself is one: %j, %s", (before, last) =>
    expect(twice(before, last) ?? []).toEqual([]),
  );

  test("a brand is the name that is said", () =>
    expect(medicinesIn("semaglutide, I mean Ozempic, so semaglutide")).toMatchObject([{ name: "Ozempic" }]));
});
