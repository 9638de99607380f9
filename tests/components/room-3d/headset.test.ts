import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bendAt, chairOf } from "~/components/room-3d/figure";
import {
  anglesOf,
  createStickMovement,
  firstRig,
  headIn,
  readSticks,
  rigFor,
  SNAP,
  type Viewer,
} from "~/components/room-3d/headset";
import { EYES, isFree, SEATS } from "~/components/room-3d/plan";

const around = (yaw: number, pitch = 0) => {
  // First the pitch, then the yaw, as a head is turned.
  const [sy, cy, sp, cp] = [Math.sin(yaw / 2), Math.cos(yaw / 2), Math.sin(pitch / 2), Math.cos(pitch / 2)];
  return { x: cy * sp, y: sy * cp, z: -sy * sp, w: cy * cp };
};
const viewer = (x = 0, y: number = EYES.sitting, z = 0, yaw = 0): Viewer => ({
  position: { x, y, z },
  orientation: around(yaw),
});
const place = fc.double({ min: -1, max: 1, noNaN: true });
const angle = fc.double({ min: -3, max: 3, noNaN: true });

describe("a headset's numbers", () => {
  test("an orientation's yaw and pitch", () => {
    fc.assert(
      fc.property(angle, fc.double({ min: -1.4, max: 1.4, noNaN: true }), (yaw, pitch) => {
        const found = anglesOf(around(yaw, pitch));
        expect(found.yaw).toBeCloseTo(yaw, 6);
        expect(found.pitch).toBeCloseTo(pitch, 6);
      }),
    );
  });

  test("the play space is put so that the head is where it should be, wherever in it somebody stands", () => {
    fc.assert(
      fc.property(place, place, angle, place, place, angle, (x, z, yaw, atX, atZ, to) => {
        const head = headIn(rigFor({ x: atX, z: atZ }, to, viewer(x, 1.2, z, yaw)), viewer(x, 1.2, z, yaw));
        expect(head.x).toBeCloseTo(atX, 6);
        expect(head.z).toBeCloseTo(atZ, 6);
        expect(Math.cos(head.yaw - to)).toBeCloseTo(1, 6);
        expect(head.y).toBe(1.2);
      }),
    );
  });

  test("who sits begins in their chair, who stands beside it", () => {
    for (const role of ["patient", "doctor"] as const) {
      const [low, high] = [viewer(0.4, 1.2, -0.3), viewer(0.4, 1.7, -0.3)];
      expect(headIn(firstRig(role, low), low).x).toBeCloseTo(SEATS[role].x);
      expect(headIn(firstRig(role, high), high).z).toBeCloseTo(SEATS[role].beside.z);
    }
  });

  test("a stick turns by a step each time it is pushed, around the head", () => {
    const stick = createStickMovement(false);
    const see = viewer(0.3, 1.2, 0.5);
    const pushed = { walk: { x: 0, y: 0 }, turn: 1 };
    const first = firstRig("patient", see);
    let rig = first;
    for (let frame = 0; frame < 30; frame++) rig = stick(rig, see, pushed, 1 / 72);
    expect(rig.yaw).toBeCloseTo(first.yaw - SNAP);
    expect(headIn(rig, see).x).toBeCloseTo(headIn(first, see).x);
    rig = stick(rig, see, { ...pushed, turn: 0 }, 1 / 72);
    rig = stick(rig, see, { ...pushed, turn: -1 }, 1 / 72);
    expect(rig.yaw).toBeCloseTo(first.yaw);
  });

  test("no stick brings a head through a wall or into the table, whichever way it looks", () => {
    fc.assert(
      fc.property(
        fc.boolean(),
        fc.array(
          fc.tuple(fc.double({ min: -1, max: 1, noNaN: true }), fc.double({ min: -1, max: 1, noNaN: true }), angle),
          { maxLength: 40 },
        ),
        (reduced, pushes) => {
          const stick = createStickMovement(reduced);
          let rig = firstRig("patient", viewer());
          for (const [x, y, yaw] of pushes) {
            const see = viewer(0, 1.2, 0, yaw);
            const next = stick(rig, see, { walk: { x, y }, turn: 0 }, 0.3);
            if (next.x !== rig.x || next.z !== rig.z) {
              const head = headIn(next, see);
              expect(
                isFree(head.x, head.z) || Math.hypot(head.x - headIn(rig, see).x, head.z - headIn(rig, see).z) < 1e-6,
              ).toBe(true);
            }
            rig = next;
          }
        },
      ),
      // Along the wall, where the last digit is beyond it.
      {
        examples: [
          [
            false,
            [
              [-0.9999361364166559, 0, 0],
              [0, 0.9453581230889027, 0],
              [-0.9838995812313183, 0, 0],
              [-0.9234637887713073, 0, 0],
            ],
          ],
        ],
      },
    );
  });

  test("for whom nothing glides, a push is one step", () => {
    const stick = createStickMovement(true);
    const see = viewer(0, 1.6, 0);
    let rig = rigFor({ x: -0.6, z: 1.7 }, -Math.PI / 2, see);
    const start = headIn(rig, see);
    for (let frame = 0; frame < 50; frame++) rig = stick(rig, see, { walk: { x: 0, y: -1 }, turn: 0 }, 1 / 72);
    expect(headIn(rig, see).x - start.x).toBeCloseTo(0.45);
    rig = stick(rig, see, { walk: { x: 0, y: 0 }, turn: 0 }, 1 / 72);
    rig = stick(rig, see, { walk: { x: 0, y: -1 }, turn: 0 }, 1 / 72);
    expect(headIn(rig, see).x - start.x).toBeCloseTo(0.9);
  });

  test("sticks: the left walks, the right turns, one alone does both, a little is nothing", () => {
    const hand = (handedness: string, ...axes: number[]) => ({ handedness, gamepad: { axes } });
    expect(readSticks([hand("left", 0, 0, 0.5, -1), hand("right", 0, 0, 0.8, 0)])).toEqual({
      walk: { x: 0.5, y: -1 },
      turn: 0.8,
    });
    expect(readSticks([hand("left", 0, 0, 0.5, -1)])).toEqual({ walk: { x: 0, y: -1 }, turn: 0.5 });
    expect(readSticks([hand("none", 0.9, 0.1), { handedness: "left" }])).toEqual({ walk: { x: 0, y: 0 }, turn: 0.9 });
    expect(readSticks([])).toEqual({ walk: { x: 0, y: 0 }, turn: 0 });
  });
});

describe("a figure", () => {
  test("bends its legs as far as its head is low", () => {
    expect(bendAt(EYES.standing - 0.72)).toBeCloseTo(0, 1);
    expect(bendAt(EYES.sitting - 0.72)).toBeCloseTo(Math.PI / 2, 1);
    fc.assert(fc.property(fc.double({ noNaN: true }), (hips) => void expect(Number.isFinite(bendAt(hips))).toBe(true)));
  });

  test("sits as its chair stands, and only in it", () => {
    const { x, z, yaw } = SEATS.doctor;
    expect(chairOf({ x, y: EYES.sitting, z, yaw: 0, pitch: 0 }, "doctor")).toBe(yaw);
    expect(chairOf({ x, y: EYES.standing, z, yaw: 0, pitch: 0 }, "doctor")).toBeNull();
    expect(chairOf({ x, y: EYES.sitting, z, yaw: 0, pitch: 0 }, "patient")).toBeNull();
  });
});
