import { describe, expect, test } from "vitest";
import { toSentForm, toRejectedResult } from "~/domain/rejected-form";

const form = new FormData();
for (const [name, value] of [
  ["website", ""],
  ["email", "ada@example.com"],
  ["password", "three words"],
  ["code", "123456"],
  ["day", "Mon"],
  ["day", "Tue"],
  ["a[b]", "x"],
  ["__intent__", "x"],
] as const)
  form.append(name, value);
form.append("file", new File(["x"], "x.txt"));

describe("a form that was refused", () => {
  test("can be sent again with all its fields, empty ones and repeated ones too; secrets are empty, files and strange names left out", () => {
    expect(toSentForm(form)).toEqual([
      ["website", ""],
      ["email", "ada@example.com"],
      ["password", ""],
      ["code", ""],
      ["day", "Mon"],
      ["day", "Tue"],
    ]);
  });

  test("that nobody has judged holds what was typed and one message of its own", () => {
    const { status, initialValue, error } = toRejectedResult(form, "Try again in a moment.");
    expect({ status, error }).toEqual({ status: "error", error: { "": ["Try again in a moment."] } });
    expect(initialValue).toMatchObject({ email: "ada@example.com" });
    expect(Object.keys(initialValue ?? {})).not.toContain("password");
    expect(Object.keys(initialValue ?? {})).not.toContain("code");
  });
});
