import fc from "fast-check";
import { gunzipSync, gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { crc32, GzipTemplate } from "~/services/pages/gzip-template.server";

describe("a text with gaps, compressed once", () => {
  test("filled with anything it is a gzip file of the whole, checksum and length included", () => {
    const text = fc.oneof(
      fc.string({ unit: "grapheme" }),
      fc.string({ maxLength: 20 }).map((word) => word.repeat(500)),
    );
    fc.assert(
      fc.property(
        fc.array(text, { minLength: 1, maxLength: 8 }),
        fc.array(fc.string({ unit: "grapheme" }), { minLength: 1, maxLength: 3 }),
        (texts, fillings) => {
          const template = new GzipTemplate(texts);
          for (const filling of fillings)
            expect(gunzipSync(template.fill(filling)).toString()).toBe(texts.join(filling));
        },
      ),
    );
  });

  test("is about as small as the whole compressed at once", () => {
    const row = (index: number) =>
      `<li class="card p-6"><h3>Dr. Specialist ${index}</h3><p>${(index * 7919).toString(36)}</p></li>`;
    const texts = Array.from({ length: 6 }, (_, part) =>
      Array.from({ length: 60 }, (_, index) => row(part * 60 + index)).join(""),
    );
    const filled = new GzipTemplate(texts).fill("c29tZSBub25jZSBvZiAxNiBi");
    expect(filled.length).toBeLessThan(1.5 * gzipSync(texts.join("c29tZSBub25jZSBvZiAxNiBi"), { level: 9 }).length);
  });

  test("the checksum is CRC-32 as published: of 123456789 it is cbf43926, in one go and in two", () => {
    const bytes = Buffer.from("123456789");
    expect(crc32(bytes).toString(16)).toBe("cbf43926");
    expect(crc32(bytes.subarray(4), crc32(bytes.subarray(0, 4))).toString(16)).toBe("cbf43926");
  });

  test("a filling that no stored block holds is refused", () => {
    const template = new GzipTemplate(["a", "b"]);
    expect(gunzipSync(template.fill("x".repeat(65_535)))).toHaveLength(65_537);
    expect(() => template.fill("x".repeat(65_536))).toThrow(RangeError);
  });
});
