import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { pack, unpack } from "~/domain/charts/packed";

/** As a browser gets it: what is not sent is not there. */
const sent = <Value>(packed: Value): Value => JSON.parse(JSON.stringify(packed)) as Value;

describe("packed values", () => {
  test("come out as they went in, whatever stands in their texts", () => {
    const text = fc.oneof(fc.string({ unit: "binary" }), fc.stringMatching(/^[`"\\\\u0'{}]*$/));
    fc.assert(
      fc.property(fc.jsonValue({ stringUnit: "binary" }), text, (value, said) => {
        const whole = JSON.parse(JSON.stringify({ value, said, [said]: said })) as unknown;
        expect(unpack(sent(pack(whole)))).toEqual(whole);
      }),
    );
  });

  test("go along without a quote, and are not sent twice", () => {
    const packed = pack([{ "say `this`": 'and "that"' }]);
    expect(packed.text).not.toContain('"');
    expect(Object.keys(packed)).toEqual(["text"]);
  });

  test("whoever packed a value has it as it is", () => {
    const value = [{ at: 1 }];
    expect(unpack(pack(value))).toBe(value);
  });
});
