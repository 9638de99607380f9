import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createChannel, FAILED, LOST, type ChannelState } from "~/client/live/channel";
import { proves } from "../../support/clauses";
import { playLines, response, update } from "../support/live";

const source = {
  socket: "/ws?patientId=7",
  stream: "/api/health-monitoring/7/stream",
  events: ["vitals_response", "vitals_update"],
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function opened({ protocol = "http:", after = null as number | null, isStillOpen = async () => false } = {}) {
  const played = playLines();
  const states: ChannelState[] = [];
  const texts: string[] = [];
  let ended = 0;
  const channel = createChannel({
    source,
    page: { protocol, host: "care.example" },
    lines: played.lines,
    after: () => after,
    isStillOpen,
    on: { state: (state) => states.push(state), text: (text) => texts.push(text), ended: () => (ended += 1) },
  });
  channel.start();
  return { ...played, channel, states, texts, ended: () => ended, state: () => states.at(-1)! };
}

/** Lets all WebSockets fail until the event stream's turn. */
function toStream(live: ReturnType<typeof opened>) {
  for (let attempt = 0; attempt <= 3; attempt++) {
    live.socket().ends();
    vi.advanceTimersByTime(3_000);
  }
}

/** Lets time pass until a WebSocket is tried again, ten minutes at the most. */
function toNextTry({ sockets }: ReturnType<typeof opened>) {
  const before = sockets.length;
  for (let second = 0; second < 600 && sockets.length === before; second++) vi.advanceTimersByTime(1_000);
  expect(sockets).toHaveLength(before + 1);
}

describe("the live channel", () => {
  test("asks for a WebSocket at /ws on the same host, secure where the page is", proves("LIVE-01", "LIVE-02"), () => {
    expect(opened().socket().url).toBe("ws://care.example/ws?patientId=7");
    expect(opened({ protocol: "https:" }).socket().url).toBe("wss://care.example/ws?patientId=7");
    expect(opened({ after: 41 }).socket().url).toBe("ws://care.example/ws?patientId=7&after=41");
  });

  test("is connecting, open or closed", proves("LIVE-06"), () => {
    const live = opened();
    expect(live.state().status).toBe("connecting");
    live.socket().greets();
    expect(live.state()).toEqual({ status: "open", transport: "websocket", error: null, isDown: false });
    live.socket().ends();
    expect(live.state().status).toBe("closed");
  });

  test("lost, it says so and tries three times, 3000 ms apart", proves("LIVE-07", "LIVE-08", "LIVE-10"), () => {
    const live = opened();
    live.socket().greets();
    live.socket().ends();
    expect(live.state().error).toBe("Real-time connection lost");
    expect(live.state().transport).toBe("none");
    for (let attempt = 1; attempt <= 3; attempt++) {
      vi.advanceTimersByTime(2_999);
      expect(live.sockets).toHaveLength(attempt);
      vi.advanceTimersByTime(1);
      expect(live.sockets).toHaveLength(attempt + 1);
      live.socket().ends();
      expect(live.state().error).toBe(LOST);
    }
    // The fourth way is another one.
    expect(live.streams).toHaveLength(1);
    vi.advanceTimersByTime(10_000);
    expect(live.sockets).toHaveLength(4);
  });

  test("opened again, it has its three attempts again, and no error", proves("LIVE-09"), () => {
    const live = opened();
    for (let round = 0; round < 5; round++) {
      for (let attempt = 0; attempt < 3; attempt++) {
        live.socket().ends();
        vi.advanceTimersByTime(3_000);
      }
      live.socket().greets();
      live.socket().tells(response(1));
      expect(live.state()).toMatchObject({ status: "open", error: null });
    }
    expect(live.streams).toEqual([]);
  });

  test("a WebSocket that never opened has failed; one that a policy forbids, too", proves("LIVE-11"), () => {
    const live = opened();
    live.socket().ends();
    expect(live.state().error).toBe("WebSocket connection failed");
    const forbidden = createChannel({
      source,
      page: { protocol: "http:", host: "care.example" },
      lines: {
        WebSocket: class {
          constructor() {
            throw new Error("Refused to connect");
          }
        },
      } as never,
      after: () => null,
      on: { state: (state) => void live.states.push(state), text: () => {}, ended: () => {} },
    });
    forbidden.start();
    vi.advanceTimersByTime(10_000);
    // And without event streams the page polls.
    expect(live.state()).toEqual({ status: "closed", transport: "none", error: FAILED, isDown: true });
    forbidden.stop();
  });

  test("one that falls into a hole is given up after five seconds", () => {
    const live = opened();
    vi.advanceTimersByTime(5_000);
    expect(live.state()).toMatchObject({ status: "closed", error: FAILED });
    vi.advanceTimersByTime(3_000);
    expect(live.sockets).toHaveLength(2);
  });

  test("closed deliberately it stays closed, and what comes late is not heard", proves("LIVE-07"), () => {
    const live = opened();
    live.socket().greets();
    const { onmessage } = live.socket();
    live.channel.stop();
    expect(live.socket().readyState).toBe(3);
    onmessage?.({ data: "{}" });
    live.socket().ends();
    live.channel.wake();
    vi.advanceTimersByTime(600_000);
    expect([live.sockets.length, live.streams.length, live.texts.length]).toEqual([1, 0, 1]);
    expect(live.state().status).toBe("closed");
  });

  test("without a WebSocket an event stream carries, once it has told something; a WebSocket is tried again now and then", () => {
    const live = opened({ after: 5 });
    toStream(live);
    expect(live.stream().url).toBe("/api/health-monitoring/7/stream?after=5");
    expect(live.state().status).toBe("connecting");
    live.stream().tells(response(5));
    expect(live.state()).toEqual({ status: "open", transport: "sse", error: null, isDown: false });
    const beats = setInterval(() => live.stream().tells(response(5, {})), 15_000);
    toNextTry(live);
    expect(live.state().transport).toBe("sse");
    // Opened, but mute: the stream is not left for it.
    live.socket().opens();
    expect(live.state().transport).toBe("sse");
    live.socket().tells(response(5, {}));
    expect(live.state().transport).toBe("websocket");
    expect(live.stream().readyState).toBe(2);
    clearInterval(beats);
  });

  test("a stream that is held back on its way is left after twenty seconds, and the way up is tried for ever, ever more seldom", () => {
    const live = opened();
    toStream(live);
    vi.advanceTimersByTime(20_000);
    expect(live.state()).toMatchObject({ status: "closed", transport: "none", isDown: true });
    const tries: number[] = [];
    for (let minute = 0; minute < 120; minute++) {
      vi.advanceTimersByTime(60_000);
      tries.push(live.sockets.length);
    }
    expect(tries.at(-1)! - tries.at(-61)!).toBeGreaterThan(6);
    expect(tries.at(-1)! - tries.at(-61)!).toBeLessThan(30);
    toNextTry(live);
    live.socket().greets();
    expect(live.state()).toMatchObject({ status: "open", transport: "websocket", isDown: false });
  });

  test("it is never open after two missed heartbeats", () => {
    const live = opened();
    live.socket().greets();
    live.socket().tells(response(1));
    vi.advanceTimersByTime(29_000);
    expect(live.state().status).toBe("open");
    vi.advanceTimersByTime(6_000);
    expect(live.state()).toMatchObject({ status: "closed", error: LOST });

    const held = opened();
    toStream(held);
    held.stream().tells(response(1));
    vi.advanceTimersByTime(24_000);
    expect(held.state()).toMatchObject({ error: LOST });
  });

  test("a WebSocket that opens and tells nothing is never said to be open, and is left for a stream like one that does not open", () => {
    const live = opened();
    for (let attempt = 0; attempt <= 3; attempt++) {
      live.socket().opens();
      vi.advanceTimersByTime(5_000);
      expect(live.socket().readyState).toBe(3);
      vi.advanceTimersByTime(3_000);
    }
    expect(live.states.map(({ status }) => status)).not.toContain("open");
    expect(live.streams).toHaveLength(1);
    live.stream().tells(response(1));
    expect(live.state().transport).toBe("sse");
  });

  test("woken, it asks whether anybody is there, and without an answer connects anew at once", () => {
    const live = opened();
    live.socket().greets();
    live.channel.wake();
    expect(live.socket().sent).toEqual([""]);
    live.socket().tells(response(1, {}));
    vi.advanceTimersByTime(10_000);
    expect(live.sockets).toHaveLength(1);
    live.channel.wake();
    vi.advanceTimersByTime(4_000);
    expect(live.sockets).toHaveLength(2);
    expect(live.state()).toMatchObject({ status: "connecting", error: LOST });
    // Between two attempts: without waiting for the next.
    live.socket().ends();
    live.channel.wake();
    expect(live.sockets).toHaveLength(3);
  });

  test("a machine that slept is woken by the first tick", () => {
    const live = opened();
    live.socket().greets();
    vi.setSystemTime(Date.now() + 3_600_000);
    vi.advanceTimersByTime(2_000);
    expect(live.socket().sent).toEqual([""]);
    expect(live.state().status).toBe("open");
    vi.advanceTimersByTime(4_000);
    expect(live.sockets).toHaveLength(2);
  });

  test.each([4400, 4401, 4403, 4410])("ended by the server with %s it says so, and tries no more", async (code) => {
    const live = opened();
    live.socket().greets();
    live.socket().ends(code);
    await vi.advanceTimersByTimeAsync(600_000);
    expect([live.ended(), live.sockets.length, live.streams.length]).toEqual([1, 1, 0]);
    expect(live.state()).toMatchObject({ status: "closed", error: LOST });
  });

  test("where its session has ended and the browser has another one, it goes on; left meanwhile, it does nothing", async () => {
    const answers: ((isOpen: boolean) => void)[] = [];
    const live = opened({ isStillOpen: () => new Promise((resolve) => answers.push(resolve)) });
    live.socket().greets();
    live.socket().ends(4401);
    expect(live.state().status).toBe("closed");
    answers[0]!(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(live.sockets).toHaveLength(2);
    live.socket().greets();
    expect([live.ended(), live.state().status]).toEqual([0, "open"]);
    live.socket().ends(4401);
    live.channel.stop();
    answers[1]!(true);
    await vi.advanceTimersByTimeAsync(600_000);
    expect([live.ended(), live.sockets.length]).toEqual([0, 2]);
  });

  test("something can be said on a WebSocket that is open, and on nothing else", () => {
    const live = opened();
    expect(live.channel.say("early")).toBe(false);
    live.socket().greets();
    expect(live.channel.say("hello")).toBe(true);
    expect(live.socket().sent).toEqual(["hello"]);
    live.socket().readyState = 2;
    expect(live.channel.say("closing")).toBe(false);
    live.socket().ends();
    toStream(live);
    live.stream().tells(response(5));
    expect(live.state().transport).toBe("sse");
    expect(live.channel.say("by stream")).toBe(false);
  });

  test("whatever happens to its connections, it never has two that carry, and never stops trying", () => {
    const step = fc.constantFrom("open", "tell", "end", "streamTells", "streamRefused", "wake", "short", "long");
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const live = opened();
        for (const step of steps) {
          if (step === "open" && live.socket().readyState === 0) live.socket().greets();
          if (step === "tell" && live.socket().readyState === 1) live.socket().tells(update(1));
          if (step === "end" && live.socket().readyState < 2) live.socket().ends();
          if (step === "streamTells" && live.streams.length > 0 && live.stream().readyState < 2)
            live.stream().tells(update(1));
          if (step === "streamRefused" && live.streams.length > 0 && live.stream().readyState < 2)
            live.stream().isRefused();
          if (step === "wake") live.channel.wake();
          if (step === "short") vi.advanceTimersByTime(3_000);
          if (step === "long") vi.advanceTimersByTime(40_000);
          const upSockets = live.sockets.filter(({ readyState, onmessage }) => readyState === 1 && onmessage);
          const { status, transport } = live.state();
          expect(status === "open").toBe(transport !== "none");
          expect(upSockets.length).toBeLessThanOrEqual(status === "open" ? 1 : 0);
        }
        const before = live.sockets.length;
        vi.advanceTimersByTime(1_200_000);
        expect(live.sockets.length).toBeGreaterThan(before);
        live.channel.stop();
      }),
      { numRuns: 200 },
    );
  });
});
