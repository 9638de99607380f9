import { describe, expect, test } from "vitest";
import { faultsOf } from "../../scripts/commits.mjs";

const BODY = "\n\nThe reason stands here.";

describe("a commit message", () => {
  test.each([
    `Refuse unknown units in CSV headings${BODY}`,
    `Embed the font${BODY}`,
    `Speed up the check${BODY}`,
    `${"A".repeat(72)}${BODY}`,
    "Merge branch 'x'",
    'Revert "Add a thing."',
    `Add a thing${BODY}\n# what git adds as a comment`,
  ])("may be %j", (message) => {
    expect(faultsOf(message)).toEqual([]);
  });

  test.each([
    [`${"A".repeat(73)}${BODY}`, "73 characters"],
    [`refuse units${BODY}`, "capital letter"],
    [`Refused units${BODY}`, "imperative"],
    [`Refusing units${BODY}`, "imperative"],
    [`Refuse units.${BODY}`, "period"],
    ["Refuse units", "no body"],
    ["Refuse units\nin headings", "no body"],
    ["Refuse units\n\n# only a comment", "no body"],
  ])("may not be %j", (message, fault) => {
    expect(faultsOf(message)).toEqual([expect.stringContaining(fault)]);
  });
});
