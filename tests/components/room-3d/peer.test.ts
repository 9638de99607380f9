import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { between, createPeerTrack, DELAY_MS } from "~/components/room-3d/peer-track";
import { createPoseSender } from "~/components/room-3d/pose-sender";
import { POSES_PER_SECOND, type Pose } from "~/domain/room/poses";

const at = (x: number, yaw = 0): Pose => ({ x, y: 1.2, z: 0, yaw, pitch: 0 });

describe("where the other is shown", () => {
  test("nobody was heard of: nobody is shown; then they are there, and still", () => {
    const track = createPeerTrack();
    expect(track.at(1000)).toBeNull();
    track.push(at(1), 1000);
    expect(track.at(1000)).toEqual(at(1));
    expect(track.at(99_000)).toEqual(at(1));
    expect(track.isMoving(1000)).toBe(false);
    track.clear();
    expect(track.at(99_000)).toBeNull();
  });

  test("between the two poses around the time a little ago", () => {
    const track = createPeerTrack();
    track.push(at(0), 1000);
    track.push(at(0.3), 1066);
    track.push(at(0.6), 1132);
    expect(track.at(1033 + DELAY_MS)!.x).toBeCloseTo(0.15);
    expect(track.at(1099 + DELAY_MS)!.x).toBeCloseTo(0.45);
    expect(track.isMoving(1099 + DELAY_MS)).toBe(true);
    expect(track.at(5000)!.x).toBeCloseTo(0.6);
    expect(track.isMoving(5000)).toBe(false);
  });

  test("somebody who is set elsewhere is there at once, and does not fly through the room", () => {
    const track = createPeerTrack();
    track.push(at(-1.5), 1000);
    track.push(at(1.5), 1066);
    for (let now = 1000; now < 1400; now += 7) expect([-1.5, 1.5]).toContain(track.at(now)!.x);
    expect(track.at(1400)!.x).toBe(1.5);
  });

  test("after a silence they set out when they are heard of, and do not jump half the way", () => {
    const track = createPeerTrack();
    track.push(at(0), 1000);
    track.push(at(0.5), 11_000);
    expect(track.at(11_000)!.x).toBeCloseTo(0, 1);
    expect(track.at(11_000 + DELAY_MS - 33)!.x).toBeCloseTo(0.25, 1);
    expect(track.at(11_000 + DELAY_MS)!.x).toBeCloseTo(0.5);
  });

  test("turns the shorter way round", () => {
    const middle = between(at(0, 3), at(0, -3), 0.5);
    expect(Math.abs(Math.atan2(Math.sin(middle.yaw), Math.cos(middle.yaw)))).toBeCloseTo(Math.PI);
  });

  test("is always on the way between poses that were heard, in whatever rhythm they come, and ends at the last", () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 0, max: 400 }), fc.double({ min: -2, max: 2, noNaN: true })), {
          minLength: 1,
          maxLength: 30,
        }),
        (steps) => {
          const track = createPeerTrack();
          let now = 1000;
          for (const [wait, x] of steps) {
            now += wait;
            track.push(at(x), now);
            const shown = track.at(now)!.x;
            expect(shown).toBeGreaterThanOrEqual(Math.min(...steps.map((step) => step[1])) - 1e-9);
            expect(shown).toBeLessThanOrEqual(Math.max(...steps.map((step) => step[1])) + 1e-9);
          }
          expect(track.at(now + DELAY_MS + 31)!.x).toBe(steps.at(-1)![1]);
          expect(track.isMoving(now + DELAY_MS + 31)).toBe(false);
        },
      ),
    );
  });
});

describe("telling one's own pose", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const opened = () => {
    const sent: { x: number; at: number }[] = [];
    const sender = createPoseSender(
      ({ x }) => sent.push({ x, at: Date.now() }),
      () => Date.now(),
    );
    return { sent, sender };
  };

  test("at most fifteen a second while it changes each frame, and the last one always", () => {
    const { sent, sender } = opened();
    for (let frame = 1; frame <= 120; frame++) {
      sender.update(at(frame / 100));
      vi.advanceTimersByTime(1000 / 60);
    }
    vi.advanceTimersByTime(100);
    expect(sent.at(-1)!.x).toBe(1.2);
    expect(sent.length).toBeGreaterThan(20);
    for (let index = 1; index < sent.length; index++)
      expect(sent[index]!.at - sent[index - 1]!.at).toBeGreaterThanOrEqual(Math.floor(1000 / POSES_PER_SECOND));
    sender.stop();
  });

  test("once a second while nothing changes, for whoever lost the last one", () => {
    const { sent, sender } = opened();
    sender.update(at(0));
    for (let frame = 0; frame < 300; frame++) {
      sender.update(at(0.0001));
      vi.advanceTimersByTime(10);
    }
    expect(sent.map(({ x }) => x)).toEqual([0, 0, 0, 0].slice(0, sent.length));
    expect(sent.length).toBeGreaterThanOrEqual(3);
    expect(sent.length).toBeLessThanOrEqual(4);
    sender.stop();
    vi.advanceTimersByTime(5000);
    expect(sent.length).toBeLessThanOrEqual(4);
  });
});
