import { describe, expect, it } from "vitest";
import irregularWords from "~/content/triage/generated/irregular-words";
import { stem } from "~/domain/triage/text/stem";

describe("The stem of a word", () => {
  it("is the same for a word and for the word that its table sends it to: a diabetic has diabetes", () => {
    expect(irregularWords.filter(({ word, base }) => stem(word) !== stem(base))).toEqual([]);
  });

  it("stays what it is when it is taken again", () => {
    for (const word of ["vomiting", "stiffer", "cramps", "drowsiness", "swollen"])
      expect(stem(stem(word))).toBe(stem(word));
  });
});
