import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { CompressedText, compressText, preferredEncoding } from "~/services/http/responses/compression.server";

test.each([
  ["gzip, deflate, br", "br"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
  ["BR", "br"],
  ["br;q=0.5, gzip;q=0.9", "gzip"],
  ["gzip;q=0.5,br;q=0.5", "br"],
  ["br;q=0, gzip", "gzip"],
  ["br; q=0 , gzip; q=0", null],
  ["*", "br"],
  ["*;q=0.1, br;q=0", "gzip"],
  ["*;q=0", null],
  ["identity, br;q=0.5", null],
  ["identity;q=0.5, gzip", "gzip"],
  ["gzip;q=high", null],
  ["deflate, zstd", null],
  ["identity", null],
  ["", null],
  [null, null],
])("of Accept-Encoding %j it prefers %j", (accept, encoding) => {
  expect(preferredEncoding(accept)).toBe(encoding);
});

describe("a text that is answered many times", () => {
  const text = "Äpfel and pears. ".repeat(200);

  test("comes in each encoding, the same", async () => {
    const compressed = new CompressedText(text);
    const [br, gzip, plain] = await Promise.all([
      compressed.for("br"),
      compressed.for("gzip"),
      compressed.for("identity"),
    ]);
    expect([br.encoding, gzip.encoding, plain.encoding]).toEqual(["br", "gzip", null]);
    expect(brotliDecompressSync(br.bytes).toString()).toBe(text);
    expect(gunzipSync(gzip.bytes).toString()).toBe(text);
    expect(plain.bytes.toString()).toBe(text);
    expect(br.bytes.length).toBeLessThan(text.length / 10);
  });

  test("is compressed once, by those who ask at once, too", async () => {
    const compressed = new CompressedText(text);
    const answers = await Promise.all([compressed.for("br"), compressed.for("gzip, br")]);
    expect(new Set([...answers, await compressed.for("br")].map(({ bytes }) => bytes)).size).toBe(1);
  });

  test("stays as it is where it is short", async () => {
    expect(await new CompressedText("[]").for("br")).toEqual({ bytes: Buffer.from("[]"), encoding: null });
  });
});

test.each(["Äpfel and 梨. ".repeat(300), "short", ""])(
  "a text for one answer comes back the same, of whatever length",
  (text) => {
    const [br, gzip, plain] = ["br", "gzip, br;q=0.1", null].map((accept) => compressText(text, accept));
    expect(plain).toEqual({ bytes: Buffer.from(text), encoding: null });
    if (text.length < 1024) return expect([br, gzip]).toEqual([plain, plain]);
    expect([br!.encoding, gzip!.encoding]).toEqual(["br", "gzip"]);
    expect([brotliDecompressSync(br!.bytes).toString(), gunzipSync(gzip!.bytes).toString()]).toEqual([text, text]);
  },
);
