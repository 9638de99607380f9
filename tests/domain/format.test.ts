import { expect, test } from "vitest";
import { formatCount, formatDollars, plural } from "~/domain/format";
import { initialsOf, providerLabel } from "~/domain/providers/provider";
import { englishTranslator } from "~/locales/translator";
import { proves } from "../support/clauses";

test("dollars have cents only where there are any", () => {
  expect([75, "95.00", "95.50", 1250, "0"].map(formatDollars)).toEqual(["$75", "$95", "$95.50", "$1,250", "$0"]);
});
test("counts have separators and a noun", () => {
  expect(formatCount(12480)).toBe("12,480");
  expect([0, 1, 2, 1000].map((count) => plural(count, "review"))).toEqual([
    "0 reviews",
    "1 review",
    "2 reviews",
    "1,000 reviews",
  ]);
  expect(plural(2, "specialty", "specialties")).toBe("2 specialties");
});

test("a provider's label is `Dr. Specialist` and the id", proves("DIR-17"), () => {
  expect(englishTranslator.say(providerLabel(42))).toBe("Dr. Specialist 42");
});

test("initials are the first letters, upper case, whatever the alphabet", () => {
  expect(initialsOf("ada", "Reyes")).toBe("AR");
  expect(initialsOf(" émile", "ñandú")).toBe("ÉÑ");
  expect(initialsOf("𝒜da", "😀")).toBe("𝒜😀");
  expect(initialsOf("", "  ")).toBe("");
});
