import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { plainText, plainTextStream } from "~/domain/assistant/plain-text";
import { redact } from "~/domain/assistant/redact";

describe("a model's output as plain text", () => {
  test.each([
    ["Eat <b>slowly</b>.", "Eat slowly."],
    ["a<script>alert(1)</script>b", "ab"],
    ["a<img src=x onerror=alert(1)>b", "ab"],
    ["See [our page](https://evil.example/x) now", "See our page now"],
    ["![pixel](https://evil.example/p.png?q=secret)", "pixel"],
    ["Visit https://evil.example/now today", "Visit (link removed) today"],
    ["Visit evil.example/now today", "Visit (link removed) today"],
    ["javascript:alert(1)", "(link removed)"],
    ["a\u200bb\u{E0041}c\u202ed", "abcd"],
    ["**Protein**: 30 g", "Protein: 30 g"],
    ["A BMI < 25 and > 18.5 is usual", "A BMI < 25 and > 18.5 is usual"],
    ["1.5 litres, e.g. water", "1.5 litres, e.g. water"],
  ])("%j", (given, shown) => expect(plainText(given)).toBe(shown));

  const piece = fc.oneof(
    fc.string(),
    fc.constantFrom(
      "<b>",
      "</b>",
      '<a href="x',
      '">',
      "<scr",
      "<script>",
      "</script>",
      "<!--",
      "-->",
      "[a](",
      ")",
      "![",
      "https://a.example ",
      " ",
      "\n\n\n",
      "**",
      "<",
      ">",
      "www.",
      "\u200b",
    ),
  );
  test("given out in pieces it never takes back a word, and is the same in the end", () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const stream = plainTextStream();
        let shown = "";
        for (const one of pieces) shown += stream.push(one);
        shown += stream.end();
        expect(shown).toBe(plainText(pieces.join("")).trim());
      }),
      {
        numRuns: 500,
        examples: [
          [["www.", "<script>", "</script>", "!"]],
          [['<a href="x', "<script>", "https://a.example ", "</script>", ">"]],
          [["www.", "<!--", "-->", "!"]],
          [["www.", '<a href="x', "-->", "www."]],
        ],
      },
    );
  });
});

describe("text for a third party", () => {
  test.each([
    ["Write to ada.reyes@example.com", "Write to [email]"],
    ["a@b.co, (c.d+e@f-g.org). أحمد@مثال.مصر.", "[email], ([email]). [email]."],
    ["Twice: a@b.co_z@w.co and @a.b@c.de", "Twice: [email] and [email]"],
    ["At 3@night or user@localhost, @ada", "At 3@night or user@localhost, @[name]"],
    ["12345678901,5 is no phone number, 555.010.0199 is", "12345678901,5 is no phone number, [number] is"],
    ["Call 555 010 0199 or +1 (555) 010-0199", "Call [number] or [number]"],
    ["My SSN is 123-45-6789", "My SSN is [number]"],
    ["MRN-204-18 says so", "[record number] says so"],
    ["Born 1985-03-27, or 3/27/1985", "Born [date], or [date]"],
    ["I live at 12 Elm Street", "I live at [address]"],
    ["I am ada, Ada Reyes", "I am [name], [name] [name]"],
    ["120/80, 98.6 F, 1500 kcal, 2 x 500 mg", "120/80, 98.6 F, 1500 kcal, 2 x 500 mg"],
    ["my record is MR-81FD-CV12, my visit KW-ABCD-1234", "my record is [record number], my visit [record number]"],
    ["born March 27, 1985, or 27 March 1985", "born [date], or [date]"],
    ["nací el 27 de marzo de 1985", "nací el [date]"],
    ["ولدت في 27 مارس 1985", "ولدت في [date]"],
    ["DNI 12345678Z, Calle Mayor 5, Madrid 28013", "DNI [number], [address]"],
    ["since 3 March, 0.5 mg since March 2024", "since 3 March, 0.5 mg since March 2024"],
  ])("%j", (given, sent) => expect(redact(given, ["Ada", "Reyes"])).toBe(sent));
});
