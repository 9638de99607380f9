import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { CONTROL_MESSAGE, requiredText, text } from "~/domain/fields";
import { hasControlCharacters, splitList, tooLong } from "~/domain/text";
import { proves } from "../support/clauses";
import { inEnglish, messages } from "./messages";

/** Any UTF-16 text, lone surrogates and control characters included. */
const anyText = fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units));

describe("splitList", () => {
  test("gives trimmed, non-empty entries, none twice, in their order", proves("DATA-18"), () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(anyText, fc.constantFrom(" a ", "A", "", ",", "b"))), (parts) => {
        const list = splitList(parts.join(","));
        const keys = list.map((entry) => entry.toLocaleLowerCase("en"));
        expect(new Set(keys).size).toBe(list.length);
        for (const entry of list) {
          expect(entry).toBe(entry.trim());
          expect(entry).not.toBe("");
          expect(entry).not.toContain(",");
        }
        const places = list.map((entry) => parts.join(",").indexOf(entry));
        expect(places).toEqual([...places].sort((a, b) => a - b));
      }),
    );
  });

  test("splitting what was joined changes nothing", () => {
    fc.assert(
      fc.property(anyText, (typed) => {
        const list = splitList(typed);
        expect(splitList(list.join(", "))).toEqual(list);
      }),
    );
  });

  test("keeps the first spelling of a doubled entry", () => {
    expect(splitList("RDN, CDCES ,rdn,  ,Cdces")).toEqual(["RDN", "CDCES"]);
  });
});

test("hasControlCharacters finds C0, DEL and C1, but takes tab and line breaks", () => {
  const found = Array.from({ length: 0x180 }, (_, code) => code).filter((code) =>
    hasControlCharacters(`a${String.fromCharCode(code)}b`),
  );
  const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
  expect(found).toEqual([...range(0, 8), 11, 12, ...range(14, 31), ...range(127, 159)]);
});

describe("a field of text", () => {
  test("comes out trimmed, within its length and printable, or not at all", proves("API-16", "API-18"), () => {
    const schema = text(20);
    fc.assert(
      fc.property(anyText, (typed) => {
        const parsed = schema.safeParse(typed);
        const trimmed = typed.trim();
        expect(parsed.success).toBe(trimmed.length <= 20 && !hasControlCharacters(trimmed));
        if (parsed.success) expect(parsed.data).toBe(trimmed);
      }),
    );
  });

  test("missing and empty are the same", async () => {
    expect(text(5).parse(undefined)).toBe("");
    expect(await messages(requiredText(2, "Too short", 5), undefined)).toEqual({ "": ["Too short"] });
    expect(await messages(requiredText(2, "Too short", 5), "  ")).toEqual({ "": ["Too short"] });
  });

  test("says what is wrong: too long, or not printable", async () => {
    expect(await messages(text(5), "abcdef")).toEqual({ "": ["Use 5 characters or fewer"] });
    expect(await messages(text(5), "a\u0007b")).toEqual({ "": [CONTROL_MESSAGE] });
    expect(inEnglish(tooLong(4000))).toBe("Use 4,000 characters or fewer");
  });

  test("is no number, list or object", async () => {
    for (const value of [1, null, true, [], ["a"], {}]) {
      expect(await messages(z.object({ field: text(5) }), { field: value })).toHaveProperty("field");
    }
  });
});
