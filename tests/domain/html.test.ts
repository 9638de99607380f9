import fc from "fast-check";
import { expect, test } from "vitest";
import { escapeHtml, html } from "~/domain/html";

/** What a browser reads of escaped text: the five references that we write, and no other `&` may be left. */
const read = (escaped: string) =>
  escaped.replace(
    /&(amp|lt|gt|quot|#39);/g,
    (_, name: string) => ({ amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" })[name]!,
  );

test("any text stays the text that it is, in an element and in an attribute, whoever it is from", () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: "binary" }), fc.string({ unit: fc.constantFrom("&", "<", ">", '"', "'", "a", ";") })),
      (text) => {
        expect(escapeHtml(text)).not.toMatch(/[<>"']|&(?!(?:amp|lt|gt|quot|#39);)/);
        expect(read(escapeHtml(text))).toBe(text);
        expect(html`<td title="${text}">${text}</td>`.__html).toBe(
          `<td title="${escapeHtml(text)}">${escapeHtml(text)}</td>`,
        );
      },
    ),
  );
});

test("HTML within HTML is taken as it is, once, in its place; a list piece by piece, an empty one as nothing", () => {
  const cells = ["a & b", "<script>"].map((text) => html`<td>${text}</td>`);
  expect(html`<tr>${cells}</tr>${[]}${html`<hr>`}${7}`.__html).toBe(
    "<tr><td>a &amp; b</td><td>&lt;script&gt;</td></tr><hr>7",
  );
});
