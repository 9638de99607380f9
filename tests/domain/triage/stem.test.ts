import { describe, expect, it } from "vitest";
import { IRREGULAR, stem } from "~/domain/triage/text/stem";

describe("The stem of a word", () => {
  it("is the same for a word and for the word that its table sends it to: a diabetic has diabetes", () => {
    expect(Object.entries(IRREGULAR).filter(([word, family]) => stem(word) !== stem(family))).toEqual([]);
  });

  it("stays what it is when it is taken again", () => {
    for (const word of ["vomiting", "stiffer", "cramps", "drowsiness", "swollen"])
      expect(stem(stem(word))).toBe(stem(word));
  });
});
