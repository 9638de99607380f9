import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createChatStore, type ChatState } from "~/client/room/chat-store";
import { ANSWER_MS, createRecording, type RecordingNews, type RecordingState } from "~/client/room/recording";
import type { RecordingWord } from "~/domain/room/peer-words";
import { proves } from "../../support/clauses";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("the chat's ways", () => {
  function opened({ isDemo = false } = {}) {
    const toPeer: string[] = [];
    const toServer: string[] = [];
    const states: ChatState[] = [];
    const heard: string[] = [];
    let hasLine = true;
    const chat = createChatStore({
      self: "patient",
      isDemo,
      lines: [],
      toPeer: ({ text }) => hasLine && (toPeer.push(text), true),
      toServer: ({ text }) => void toServer.push(text),
      on: { change: (state) => states.push(state), heard: ({ text }) => heard.push(text) },
    });
    return { chat, toPeer, toServer, heard, states, cut: () => (hasLine = false), way: () => chat.get().way };
  }

  test("alone and in the demonstration nothing leaves the page", proves("VR-23"), () => {
    for (const { chat, toPeer, toServer, way } of [opened(), opened({ isDemo: true })]) {
      expect(chat.write("Anybody?")).toBe(true);
      if (way() === "local") vi.advanceTimersByTime(60_000);
      expect([toPeer, toServer]).toEqual([[], []]);
      expect(chat.get().lines).toMatchObject([{ text: "Anybody?", isOnItsWay: false }]);
    }
    const demo = opened({ isDemo: true });
    demo.chat.standing({ hasJoined: true, isDirect: false });
    vi.advanceTimersByTime(60_000);
    expect(demo.way()).toBe("local");
  });

  test("an empty line is none", proves("VR-24"), () => {
    const { chat } = opened();
    expect(chat.write(" \n ")).toBe(false);
    expect(chat.get().lines).toEqual([]);
  });

  test("straight to the other while there is a line, and it is on its way until they have it", () => {
    const { chat, toPeer } = opened();
    chat.standing({ hasJoined: true, isDirect: true });
    chat.write("Hello");
    expect(toPeer).toEqual(["Hello"]);
    const [line] = chat.get().lines;
    expect(line).toMatchObject({ way: "peer", isOnItsWay: true });
    chat.arrived(line!.id);
    expect(chat.get().lines[0]!.isOnItsWay).toBe(false);
  });

  test("without a line it waits ten seconds, then goes through the server; one without an answer goes there too, under its own id", () => {
    const { chat, toPeer, toServer, way, cut } = opened();
    chat.standing({ hasJoined: true, isDirect: true });
    chat.write("Lost on the way");
    cut();
    chat.standing({ hasJoined: true, isDirect: false });
    chat.write("Waits");
    expect([way(), toPeer, toServer]).toEqual(["waiting", ["Lost on the way"], []]);
    vi.advanceTimersByTime(9_999);
    expect(toServer).toEqual([]);
    vi.advanceTimersByTime(1);
    expect([way(), toServer]).toEqual(["server", ["Lost on the way", "Waits"]]);
    for (const { id, text } of chat.get().lines)
      chat.fromServer({ id, from: "patient", text, at: new Date().toISOString() });
    expect(chat.get().lines.map(({ isOnItsWay }) => isOnItsWay)).toEqual([false, false]);
    expect(chat.get().lines).toHaveLength(2);
  });

  test("what a connection took along when it broke is said again over the next one, in order, under its own id", () => {
    const { chat, toServer } = opened();
    chat.standing({ hasJoined: true, isDirect: false });
    vi.advanceTimersByTime(10_000);
    for (const text of ["I am allergic", "to penicillin", "third"]) chat.write(text);
    const [first] = chat.get().lines;
    chat.fromServer({ id: first!.id, from: "patient", text: first!.text, at: new Date().toISOString() });
    chat.reconnected();
    expect(toServer).toEqual(["I am allergic", "to penicillin", "third", "to penicillin", "third"]);
    expect(chat.get().lines.map(({ text, isOnItsWay }) => [text, isOnItsWay])).toEqual([
      ["I am allergic", false],
      ["to penicillin", true],
      ["third", true],
    ]);
    for (const { id, text } of chat.get().lines)
      chat.fromServer({ id, from: "patient", text, at: new Date().toISOString() });
    chat.reconnected();
    expect(toServer).toHaveLength(5);
  });

  test("what the server does not take stays on the page, and is said to be refused", () => {
    const { chat, toServer } = opened();
    chat.standing({ hasJoined: true, isDirect: false });
    vi.advanceTimersByTime(10_000);
    chat.write("One too many");
    chat.refused(chat.get().lines[0]!.id);
    expect(chat.get().lines).toMatchObject([{ text: "One too many", isOnItsWay: false, isRefused: true }]);
    chat.reconnected();
    expect(toServer).toEqual(["One too many"]);
  });

  test("what comes twice is read once", () => {
    const { chat, heard } = opened();
    chat.fromPeer("1", "Hello");
    chat.fromServer({ id: "1", from: "doctor", text: "Hello", at: new Date().toISOString() });
    chat.fromPeer("1", "Hello");
    expect(heard).toEqual(["Hello"]);
    expect(chat.get().lines).toHaveLength(1);
  });
});

describe("recording", () => {
  function pair() {
    const sides = [0, 1].map(() => ({
      states: [] as RecordingState[],
      news: [] as RecordingNews[],
      recorders: 0,
      isConnected: true,
    }));
    const made: ReturnType<typeof createRecording>[] = [];
    for (const [index, side] of sides.entries()) {
      made.push(
        createRecording({
          say: (word: RecordingWord) => side.isConnected && (queueMicrotask(() => made[1 - index]!.heard(word)), true),
          sources: () => ({ voices: [], picture: null, caption: "" }),
          name: () => "consultation",
          on: { change: (state) => side.states.push(state), news: (news) => side.news.push(news) },
          start: () => (
            (side.recorders += 1),
            { stop: async () => ({ file: new Blob(["x"]), extension: "webm" as const }) }
          ),
        }),
      );
    }
    return { one: made[0]!, other: made[1]!, side: sides[0]!, far: sides[1]! };
  }
  const settle = () => vi.advanceTimersByTimeAsync(0);

  test("begins only after the other has allowed it, and both know while it runs", async () => {
    const { one, other, side, far } = pair();
    await one.toggle(false);
    await settle();
    expect([one.get().own, other.get().other, side.recorders]).toEqual(["asking", "asking", 0]);
    other.answer(true);
    await settle();
    expect([one.get().own, other.get().other, side.recorders]).toEqual(["both", "on", 1]);
    await one.toggle(false);
    await settle();
    expect([one.get().own, other.get().other]).toEqual(["off", "off"]);
    expect(one.get().saved).toMatchObject({ name: "consultation.webm" });
    expect([side.news, far.news]).toEqual([
      ["started", "stopped"],
      ["otherStarted", "otherStopped"],
    ]);
  });

  test("refused, not answered, or taken back nothing is recorded", async () => {
    const { one, other, side } = pair();
    await one.toggle(false);
    await settle();
    other.answer(false);
    await settle();
    await one.toggle(false);
    await vi.advanceTimersByTimeAsync(ANSWER_MS);
    expect(other.get().other).toBe("off");
    await one.toggle(false);
    await one.toggle(false);
    await settle();
    // A yes that comes too late, or was never asked for.
    one.heard("yes");
    expect([one.get().own, side.recorders, side.news]).toEqual(["off", 0, ["refused", "unanswered"]]);
  });

  test("what was allowed ends with the connection; alone one records without asking", async () => {
    const { one, other, side } = pair();
    await one.toggle(false);
    await settle();
    other.answer(true);
    await settle();
    await one.parted();
    expect([one.get().own, side.news.at(-1)]).toEqual(["off", "stopped"]);
    await one.toggle(true);
    expect(one.get().own).toBe("alone");
    await one.parted();
    expect(one.get().own).toBe("alone");
    await one.stop();
  });
});
