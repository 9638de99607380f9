import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { newReference } from "~/domain/reference";

describe("a booking's reference", () => {
  const bytes = fc.uint8Array({ minLength: 5, maxLength: 5 });

  test("can be read out over the phone: no I, L, O or U", () => {
    fc.assert(
      fc.property(bytes, (random) => /^KW-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/.test(newReference(random))),
    );
    expect(newReference(new Uint8Array(5))).toBe("KW-0000-0000");
    expect(newReference(new Uint8Array(5).fill(255))).toBe("KW-ZZZZ-ZZZZ");
  });

  test("loses nothing of the forty random bits", () => {
    fc.assert(
      fc.property(
        bytes,
        bytes,
        (one, other) => (newReference(one) === newReference(other)) === (String(one) === String(other)),
      ),
    );
  });
});
