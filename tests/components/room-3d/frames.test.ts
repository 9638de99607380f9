import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createFramePolicy, GIVE_UP_MS, SHARPNESS, WARM_UP_MS, type Verdict } from "~/components/room-3d/frame-policy";
import { createLoop } from "~/components/room-3d/loop";

/** What is said over a time of frames so long each, with the times at which. */
function judge(policy: ReturnType<typeof createFramePolicy>, sinceMs: number, milliseconds: number) {
  const said: { at: number; verdict: Verdict }[] = [];
  for (let at = sinceMs; at <= milliseconds; at += sinceMs) {
    const verdict = policy.frame(sinceMs);
    if (verdict !== "fine") said.push({ at, verdict });
    if (verdict === "too-slow") break;
  }
  return said;
}

describe("the frame policy", () => {
  test("30 frames a second, or a display's 29.97, are fine for ever", () => {
    for (const fps of [30, 29.97, 60, 144]) expect(judge(createFramePolicy(), 1000 / fps, 60_000)).toEqual([]);
  });

  test("too slow: coarser step by step first, then given up after three seconds more", () => {
    const said = judge(createFramePolicy(), 1000 / 20, 60_000);
    expect(said.map(({ verdict }) => verdict)).toEqual(["coarser", "coarser", "too-slow"]);
    expect(said[0]!.at).toBeGreaterThan(WARM_UP_MS);
    expect(said[2]!.at - said[1]!.at).toBeGreaterThanOrEqual(GIVE_UP_MS);
    expect(said[2]!.at).toBeLessThan(WARM_UP_MS + 2 * 1_100 + GIVE_UP_MS + 600);
  });

  test("what a coarser picture has mended stays", () => {
    const policy = createFramePolicy();
    expect(judge(policy, 50, 2_600).map(({ verdict }) => verdict)).toEqual(["coarser"]);
    expect(policy.sharpness()).toBe(SHARPNESS[1]);
    expect(judge(policy, 1000 / 40, 60_000)).toEqual([]);
  });

  test("a second of it now and then is no three seconds", () => {
    const policy = createFramePolicy();
    judge(policy, 50, 20_000);
    const again = createFramePolicy();
    judge(again, 50, 4_200);
    for (let time = 0; time < 20; time++) {
      expect(judge(again, 1000 / 60, 1_500)).toEqual([]);
      expect(judge(again, 50, 2_000).map(({ verdict }) => verdict)).not.toContain("too-slow");
    }
  });

  test("the first second, sleep, and time in the background do not count", () => {
    const policy = createFramePolicy();
    expect(judge(policy, 200, WARM_UP_MS)).toEqual([]);
    for (let time = 0; time < 10; time++) expect(policy.frame(60_000)).toBe("fine");
    for (let time = 0; time < 20; time++) {
      expect(judge(policy, 100, 900)).toEqual([]);
      policy.restart();
    }
  });

  test("never gives up before it has been as coarse as it can, for at least three slow seconds", () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 4, max: 400, noNaN: true }), { maxLength: 400 }), (frames) => {
        const policy = createFramePolicy();
        let sinceCoarsest = 0;
        for (const since of frames) {
          const verdict = policy.frame(since);
          if (policy.sharpness() === SHARPNESS.at(-1)) sinceCoarsest += since;
          if (verdict === "too-slow") {
            expect(policy.sharpness()).toBe(SHARPNESS.at(-1));
            expect(sinceCoarsest).toBeGreaterThanOrEqual(GIVE_UP_MS);
            return;
          }
        }
      }),
    );
  });
});

describe("drawing on demand", () => {
  function opened(goesOn: () => boolean) {
    let queue: ((now: number) => void)[] = [];
    const drawn: { now: number; since: number | null }[] = [];
    const loop = createLoop(
      (now, since) => {
        drawn.push({ now, since });
        return goesOn();
      },
      { request: (work) => queue.push(work), cancel: () => (queue = []) },
    );
    return {
      loop,
      drawn,
      pending: () => queue.length,
      display: (now: number) => {
        const works = queue;
        queue = [];
        for (const work of works) work(now);
      },
    };
  }

  test("draws nothing where nothing moves, and once where something is new", () => {
    const { loop, drawn, display, pending } = opened(() => false);
    expect(pending()).toBe(0);
    loop.wake();
    loop.wake();
    display(16);
    display(32);
    expect(drawn).toEqual([{ now: 16, since: null }]);
    expect(pending()).toBe(0);
  });

  test("goes on while something moves, and knows a pause from a slow frame", () => {
    let moving = true;
    const { loop, drawn, display } = opened(() => moving);
    loop.wake();
    for (const now of [20, 40]) display(now);
    moving = false;
    display(60);
    loop.wake();
    display(900);
    expect(drawn.map(({ since }) => since)).toEqual([null, 20, 20, null]);
  });

  test("no more than sixty a second on a faster display", () => {
    const { loop, drawn, display } = opened(() => true);
    loop.wake();
    for (let now = 0; now < 1000; now += 1000 / 144) display(now);
    expect(drawn.length).toBeLessThanOrEqual(73);
    expect(drawn.length).toBeGreaterThanOrEqual(45);
  });

  test("paused, it draws nothing until it is resumed", () => {
    const { loop, drawn, display, pending } = opened(() => true);
    loop.wake();
    display(16);
    loop.pause();
    loop.wake();
    expect(pending()).toBe(0);
    loop.resume();
    display(50);
    expect(drawn.map(({ now }) => now)).toEqual([16, 50]);
  });
});
