import fc from "fast-check";
import { expect, test } from "vitest";
import { createSeal } from "~/services/seal.server";

const SECRET = "a secret of more than thirty-two characters";

test("what was closed opens again, and only for its purpose and with its secret", () => {
  const seal = createSeal(SECRET);
  fc.assert(
    fc.property(fc.jsonValue(), fc.string(), fc.string(), (value, purpose, other) => {
      const closed = seal.close(purpose, value);
      expect(seal.open(purpose, closed)).toEqual(JSON.parse(JSON.stringify(value)));
      expect(createSeal(SECRET).open(purpose, closed)).toEqual(JSON.parse(JSON.stringify(value)));
      if (other !== purpose) expect(() => seal.open(other, closed)).toThrow();
      expect(() => createSeal(`${SECRET}!`).open(purpose, closed)).toThrow();
    }),
  );
});

test("a changed byte, wherever it is, opens nothing", () => {
  const seal = createSeal(SECRET);
  const closed = seal.close("mail", { to: "ada@example.com" });
  for (let index = 0; index < closed.length; index++) {
    const changed = Uint8Array.from(closed);
    changed[index]! ^= 1;
    expect(() => seal.open("mail", changed), String(index)).toThrow();
  }
  expect(() => seal.open("mail", closed.subarray(0, 20))).toThrow();
  expect(() => seal.open("mail", new Uint8Array())).toThrow();
});

test("nothing of it can be read, and the same closed twice is not the same", () => {
  const seal = createSeal(SECRET);
  const [one, other] = [seal.close("mail", "ada@example.com"), seal.close("mail", "ada@example.com")];
  expect(Buffer.from(one).toString("latin1")).not.toContain("ada@");
  expect(Buffer.compare(Buffer.from(one), Buffer.from(other))).not.toBe(0);
});
