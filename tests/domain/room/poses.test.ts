import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decodePose, encodePose, isNewerPose, POSE_NUMBERS } from "~/domain/room/pose-encoding";
import { createPoseSender, REST_MS } from "~/domain/room/pose-sender";
import type { Pose } from "~/domain/room/poses";

const metres = fc.double({ min: -20, max: 20, noNaN: true });
const aPose = fc.record({
  x: metres,
  y: metres,
  z: metres,
  yaw: fc.double({ min: -50, max: 50, noNaN: true }),
  pitch: fc.double({ min: -1.5, max: 1.5, noNaN: true }),
});

describe("a pose on its way", () => {
  test("comes out as it went in, to a millimetre, and the yaw as the same direction", () => {
    fc.assert(
      fc.property(aPose, fc.nat(POSE_NUMBERS - 1), (pose, number) => {
        const read = decodePose(encodePose(pose, number))!;
        expect(read.number).toBe(number);
        for (const axis of ["x", "y", "z"] as const)
          expect(Math.abs(read.pose[axis] - pose[axis])).toBeLessThan(0.0006);
        expect(Math.abs(read.pose.pitch - pose.pitch)).toBeLessThan(0.0001);
        const turn = read.pose.yaw - pose.yaw;
        expect(Math.cos(turn)).toBeGreaterThan(0.9999999);
        expect(Math.abs(read.pose.yaw)).toBeLessThan(Math.PI + 0.001);
      }),
    );
  });

  test("is thirteen bytes", () => {
    expect(encodePose({ x: 0, y: 1.2, z: 0.7, yaw: 0, pitch: 0 }, 1).byteLength).toBe(13);
  });

  test("garbage is no pose, and whatever is read as one lies within reach", () => {
    for (const garbage of [
      null,
      "",
      "x",
      {},
      new Uint8Array(13),
      new ArrayBuffer(0),
      new ArrayBuffer(12),
      new ArrayBuffer(14),
      new ArrayBuffer(13),
    ]) {
      expect(decodePose(garbage)).toBeNull();
    }
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 13, maxLength: 13 }), (bytes) => {
        const read = decodePose(Uint8Array.from([1, ...bytes.slice(1)]).buffer);
        if (!read) return;
        for (const value of [read.pose.x, read.pose.y, read.pose.z]) expect(Math.abs(value)).toBeLessThanOrEqual(20);
        expect(Math.abs(read.pose.pitch)).toBeLessThan(1.6);
      }),
    );
  });

  test("one that was overtaken is known, also where the numbers begin again", () => {
    fc.assert(
      fc.property(fc.nat(POSE_NUMBERS - 1), fc.integer({ min: 1, max: 30_000 }), (last, ahead) => {
        const number = (last + ahead) % POSE_NUMBERS;
        expect(isNewerPose(number, last)).toBe(true);
        expect(isNewerPose(last, number)).toBe(false);
        expect(isNewerPose(last, last)).toBe(false);
        expect(isNewerPose(last, null)).toBe(true);
      }),
    );
  });
});

/** A clock that the test moves. */
function played() {
  let now = 0;
  let count = 0;
  const timers = new Map<number, { at: number; work: () => void }>();
  return {
    clock: {
      now: () => now,
      setTimeout: (work: () => void, milliseconds: number) => (
        timers.set(++count, { at: now + milliseconds, work }),
        count
      ),
      clearTimeout: (timer: unknown) => void timers.delete(timer as number),
    },
    pass(milliseconds: number) {
      const until = now + milliseconds;
      for (;;) {
        const [next] = [...timers].sort(([, a], [, b]) => a.at - b.at);
        if (!next || next[1].at > until) break;
        timers.delete(next[0]);
        now = Math.max(now, next[1].at);
        next[1].work();
      }
      now = until;
    },
    now: () => now,
  };
}

describe("the sender of poses", () => {
  const at = (x: number): Pose => ({ x, y: 1, z: 0, yaw: 0, pitch: 0 });

  test("sends at most fifteen a second whatever moves, always the newest at last", () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 0, max: 200 }), fc.integer({ min: -9, max: 9 })), {
          minLength: 1,
          maxLength: 100,
        }),
        (steps) => {
          const time = played();
          const sent: { at: number; x: number }[] = [];
          const sender = createPoseSender(
            (data) => sent.push({ at: time.now(), x: decodePose(data)!.pose.x }),
            time.clock,
          );
          for (const [after, x] of steps) {
            time.pass(after);
            sender.moved(at(x));
          }
          time.pass(100);
          expect(sent.at(-1)!.x).toBe(steps.at(-1)![1]);
          for (const [index, { at: then }] of sent.slice(1).entries())
            expect(then - sent[index]!.at).toBeGreaterThan(66);
          sender.stop();
          const before = sent.length;
          time.pass(10_000);
          expect(sent).toHaveLength(before);
        },
      ),
    );
  });

  test("fifteen go out in a second of moving; at rest one a second", () => {
    const time = played();
    const sent: number[] = [];
    const sender = createPoseSender(() => sent.push(time.now()), time.clock);
    for (let frame = 0; frame < 90; frame++) {
      sender.moved(at(frame / 100));
      time.pass(1000 / 90);
    }
    expect(sent.length).toBeGreaterThanOrEqual(14);
    expect(sent.length).toBeLessThanOrEqual(16);
    sent.length = 0;
    time.pass(5 * REST_MS);
    expect(sent.length).toBeGreaterThanOrEqual(4);
    expect(sent.length).toBeLessThanOrEqual(6);
  });
});
