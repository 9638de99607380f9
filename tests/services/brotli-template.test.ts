import fc from "fast-check";
import { randomBytes } from "node:crypto";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import { describe, expect, test } from "vitest";
import { BrotliTemplate } from "~/services/pages/brotli-template.server";
import { GzipTemplate } from "~/services/pages/gzip-template.server";
import { newNonce } from "~/services/http/security.server";

describe("a text with gaps, compressed once by Brotli", () => {
  test("filled with any nonce it is the whole text", async () => {
    const text = fc.oneof(
      fc.string({ unit: "grapheme" }),
      fc.string({ maxLength: 20 }).map((word) => word.repeat(500)),
      fc.constant('<script nonce="'),
      fc.constant(""),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 8 }), async (texts) => {
        const template = await BrotliTemplate.of(texts, newNonce);
        for (const nonce of [newNonce(), newNonce()])
          expect(brotliDecompressSync(template!.fill(nonce)).toString()).toBe(texts.join(nonce));
      }),
    );
  });

  test("of fillings that stand in the text, too, it is the whole text or none", async () => {
    const filling = fc.stringMatching(/^[ab]{6}==$/);
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.stringMatching(/^[ab=]{0,400}$/), { minLength: 2, maxLength: 5 }),
        fc.array(filling, { minLength: 9, maxLength: 9 }),
        async (texts, made) => {
          const left = [...made];
          let last = "";
          const template = await BrotliTemplate.of(texts, () => (last = left.pop()!));
          if (template) expect(brotliDecompressSync(template.fill(last)).toString()).toBe(texts.join(last));
          // Given up after three tries, each with two fillings at the least.
          else expect(made.length - left.length).toBeGreaterThanOrEqual(6);
        },
      ),
    );
  });

  const row = (index: number) =>
    `<li class="card p-6"><h3>Dr. Specialist ${index}</h3><p>${(index * 7919).toString(36)}</p></li>`;
  const page = Array.from({ length: 6 }, (_, part) =>
    Array.from({ length: 60 }, (_, index) => row(part * 60 + index)).join(""),
  );

  test("is nearly as small as the whole compressed at once, and smaller than by gzip", async () => {
    const nonce = newNonce();
    const filled = (await BrotliTemplate.of(page, newNonce))!.fill(nonce);
    expect(filled.length).toBeLessThan(
      1.05 * brotliCompressSync(page.join(nonce), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length,
    );
    expect(filled.length).toBeLessThan(new GzipTemplate(page).fill(nonce).length);
  });

  test.each([
    ["a shorter one", "short=="],
    ["a longer one", `${randomBytes(32).toString("base64")}==`],
    ["one with another end", randomBytes(18).toString("base64").replace(/..$/, "ab")],
  ])("a filling unlike the others is refused: %s", async (_name, filling) => {
    const template = await BrotliTemplate.of(page, newNonce);
    expect(() => template!.fill(filling)).toThrow(RangeError);
  });

  test.each(["", "x".repeat(65_536)])("a filling that no raw block holds is refused", async (filling) => {
    await expect(BrotliTemplate.of(["a", "b"], () => filling)).rejects.toThrow(RangeError);
  });

  test("without a gap it is the text, whatever it is filled with", async () => {
    const template = await BrotliTemplate.of(["a page without script"], newNonce);
    expect(brotliDecompressSync(template!.fill(newNonce())).toString()).toBe("a page without script");
  });
});
