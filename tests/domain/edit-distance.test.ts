import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { editDistance, LONGEST_WORD } from "~/domain/edit-distance";

/** The definition as it stands in books, without a table; slow. */
function reference(a: string, b: string, swaps: boolean): number {
  if (a === "" || b === "") return a.length + b.length;
  const same = a.at(-1) === b.at(-1);
  const [shortA, shortB] = [a.slice(0, -1), b.slice(0, -1)];
  const ways = same
    ? [reference(shortA, shortB, swaps)]
    : [reference(shortA, b, swaps), reference(a, shortB, swaps), reference(shortA, shortB, swaps)].map(
        (cost) => cost + 1,
      );
  const isSwap = swaps && a.length > 1 && b.length > 1 && a.at(-1) === b.at(-2) && a.at(-2) === b.at(-1);
  return Math.min(...ways, ...(isSwap ? [reference(a.slice(0, -2), b.slice(0, -2), swaps) + 1] : []));
}

const word = (maxLength: number) => fc.string({ maxLength, unit: fc.constantFrom(..."abc") });
const whole = (a: string, b: string) => editDistance(a, b, LONGEST_WORD);

describe("the edit distance", () => {
  test("is what the definition says, cut off above the most that is asked for", () => {
    fc.assert(
      fc.property(word(6), word(6), fc.integer({ min: 0, max: 7 }), (a, b, most) => {
        const distance = reference(a, b, true);
        expect(whole(a, b)).toBe(distance);
        expect(editDistance(a, b, most)).toBe(distance > most ? Infinity : distance);
      }),
    );
  });

  test("is zero for the same word only, the same in both directions, and between the difference in length and the longer length", () => {
    fc.assert(
      fc.property(word(LONGEST_WORD), word(LONGEST_WORD), (a, b) => {
        const distance = whole(a, b);
        expect(distance === 0).toBe(a === b);
        expect(whole(a, a)).toBe(0);
        expect(distance).toBe(whole(b, a));
        expect(distance).toBeGreaterThanOrEqual(Math.abs(a.length - b.length));
        expect(distance).toBeLessThanOrEqual(Math.max(a.length, b.length));
      }),
    );
  });

  // Letters that have been swapped are not touched again, so a way round may be shorter where one is: "ca", "ac",
  // "abc".
  test("no way round by a third word is shorter, unless letters are swapped on it", () => {
    fc.assert(
      fc.property(word(5), word(5), word(5), (a, b, c) => {
        const plain = reference(a, b, false) + reference(b, c, false);
        expect(whole(a, c)).toBeLessThanOrEqual(plain);
        // A swap is two plain edits at the most.
        expect(whole(a, c)).toBeLessThanOrEqual(2 * (whole(a, b) + whole(b, c)));
      }),
    );
    expect([whole("ca", "ac"), whole("ac", "abc"), whole("ca", "abc")]).toEqual([1, 1, 3]);
  });

  test.each([
    ["warfrain", "warfarin", 1],
    ["chset", "chest", 1],
    ["shortnes", "shortness", 1],
    ["", "abc", 3],
  ])("%s and %s: %i", (a, b, distance) => expect(editDistance(a, b, 3)).toBe(distance));

  test("is not looked for above the longest word", () => {
    const [longest, longer] = ["a".repeat(LONGEST_WORD), "a".repeat(LONGEST_WORD + 1)];
    expect(editDistance(longest, longest, 2)).toBe(0);
    expect(editDistance(longest, longer, 2)).toBe(Infinity);
    expect(editDistance(longer, longer, 2)).toBe(Infinity);
  });
});
