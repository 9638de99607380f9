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

test("after a change of the secret what was sealed and stamped before still counts, and what is made then is made with the new one", () => {
  const NEWER = `${SECRET}, the next one`;
  fc.assert(
    fc.property(fc.jsonValue(), fc.string(), fc.string(), (value, purpose, text) => {
      const [before, after, alone] = [
        createSeal(SECRET),
        createSeal(NEWER, ["one in between, longer than thirty-two characters", SECRET]),
        createSeal(NEWER),
      ];
      expect(after.open(purpose, before.close(purpose, value))).toEqual(JSON.parse(JSON.stringify(value)));
      expect(after.isStamp(purpose, text, before.stamp(purpose, text))).toBe(true);
      expect(alone.open(purpose, after.close(purpose, value))).toEqual(JSON.parse(JSON.stringify(value)));
      expect(after.stamp(purpose, text)).toBe(alone.stamp(purpose, text));
      expect(alone.isStamp(purpose, text, before.stamp(purpose, text))).toBe(false);
      expect(after.isStamp(purpose, text, before.stamp(purpose, text).slice(1))).toBe(false);
    }),
  );
});
