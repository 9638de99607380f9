import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { MAX_CHAT } from "~/domain/room/messages";
import { chatText, readWord, writeWord, type PeerWord } from "~/domain/room/peer-words";

describe("words between two pages", () => {
  const aWord: fc.Arbitrary<PeerWord> = fc.oneof(
    fc.record({
      type: fc.constant("chat" as const),
      id: fc.uuid(),
      text: fc.string({ minLength: 1, maxLength: MAX_CHAT }).filter((text) => text.trim() !== ""),
    }),
    fc.record({ type: fc.constant("got" as const), id: fc.uuid() }),
    fc.record({
      type: fc.constant("media" as const),
      microphone: fc.boolean(),
      camera: fc.boolean(),
      screen: fc.boolean(),
      pictureHeld: fc.boolean(),
    }),
    fc.record({
      type: fc.constant("recording" as const),
      word: fc.constantFrom("ask" as const, "yes" as const, "no" as const, "on" as const, "off" as const),
    }),
  );

  test("come out as they went in", () => {
    fc.assert(fc.property(aWord, (word) => void expect(readWord(writeWord(word))).toEqual(word)));
  });

  test("what is none is not read, and nothing that was not asked for comes along", () => {
    fc.assert(fc.property(fc.anything(), (value) => void expect(() => readWord(value)).not.toThrow()));
    fc.assert(fc.property(fc.json(), (text) => void expect(() => readWord(text)).not.toThrow()));
    for (const text of [
      "",
      "null",
      "1",
      "[]",
      "{}",
      '{"type":"chat"}',
      '{"type":"chat","id":"","text":"x"}',
      '{"type":"chat","id":"1","text":"  "}',
      '{"type":"recording","word":"begin"}',
      '{"type":"media","microphone":1}',
    ]) {
      expect(readWord(text), text).toBeNull();
    }
    expect(readWord(JSON.stringify({ type: "chat", id: "1", text: "x", from: "doctor" }))).toEqual({
      type: "chat",
      id: "1",
      text: "x",
    });
    expect(readWord(JSON.stringify({ type: "chat", id: "1", text: "x".repeat(MAX_CHAT + 1) }))).toBeNull();
  });

  test("the longest line that can be typed goes through, whatever is in it", () => {
    for (const sign of ["\u0001", '"', "ü", "\u{1F600}", "\uD800"]) {
      const text = sign.repeat(MAX_CHAT / sign.length);
      expect(readWord(writeWord({ type: "chat", id: "1", text }))).toMatchObject({ text });
    }
  });

  test("empty is nothing to send; too long is cut, between characters", () => {
    for (const empty of ["", " ", "\n\t "]) expect(chatText(empty)).toBeNull();
    expect(chatText("  Hello ")).toBe("Hello");
    expect(chatText(`${"x".repeat(MAX_CHAT - 1)}\u{1F600}`)).toBe("x".repeat(MAX_CHAT - 1));
    fc.assert(
      fc.property(fc.string({ maxLength: MAX_CHAT * 2 }), (typed) => {
        const text = chatText(typed);
        if (text === null) return void expect(typed.trim()).toBe("");
        expect(text.length).toBeLessThanOrEqual(MAX_CHAT);
      }),
    );
  });
});
