import { expect, test } from "vitest";
import { emergencyIn } from "~/services/assistant/telling.server";

const QUESTION = "How do I cook lentils? ".repeat(170);
const EMERGENCY = "I have crushing chest pain and cannot breathe";

/** Texts that count how many of their characters are read. */
function counted(texts: readonly string[]) {
  const seen = new Set<number>();
  const list = new Proxy(texts, {
    get(target, name, receiver) {
      if (typeof name === "string" && /^\d+$/.test(name)) seen.add(Number(name));
      return Reflect.get(target, name, receiver) as unknown;
    },
  });
  return { list, read: () => [...seen].reduce((sum, index) => sum + texts[index]!.length, 0) };
}

test.each([10, 50, 200])(
  "of a conversation of %i long messages a page reads the newest 12,000 characters",
  async (length) => {
    const { list, read } = counted(Array.from({ length }, () => QUESTION));
    expect(await emergencyIn(null, list, "en")).toBeNull();
    expect(read()).toBeLessThanOrEqual(12_000 + QUESTION.length);
  },
);

test("an emergency stands while two hundred short messages follow it, and in the newest message however long that is", async () => {
  const short = Array.from({ length: 199 }, (_, day) => `What can I eat on day ${day}?`);
  expect(await emergencyIn(null, [EMERGENCY, ...short], "en")).toMatchObject({ title: "Call 911 now" });
  const long = `${EMERGENCY}. ${QUESTION.repeat(4)}`;
  expect(await emergencyIn(null, [...short, long], "en")).toMatchObject({ title: "Call 911 now" });
});
