import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  look,
  MAX_TILT,
  move,
  poseOf,
  sitting,
  standing,
  walk,
  type Intent,
  type Stance,
} from "~/components/room-3d/movement";
import {
  believable,
  BOARD,
  boardView,
  BODY,
  EYES,
  isFree,
  nearestFree,
  ROOM,
  SEATS,
  TABLE,
  yawTowards,
} from "~/components/room-3d/plan";
import type { Role } from "~/domain/room/room";

const role = fc.constantFrom<Role>("patient", "doctor");
const share = fc.constantFrom(-1, 0, 1);
const intent: fc.Arbitrary<Intent> = fc.record({ ahead: share, right: share, turn: share, tilt: share });
const anywhere = fc.record({
  x: fc.double({ min: -5, max: 5, noNaN: true }),
  z: fc.double({ min: -5, max: 5, noNaN: true }),
});

const isInRoom = ({ x, z }: { x: number; z: number }) =>
  x >= ROOM.west + BODY && x <= ROOM.east - BODY && z >= ROOM.north + BODY && z <= ROOM.south - BODY;
const ahead: Intent = { ahead: 1, right: 0, turn: 0, tilt: 0 };

describe("moving in the room", () => {
  test("no sequence of keys leaves the room, enters the table or breaks a neck", () => {
    fc.assert(
      fc.property(
        role,
        fc.array(fc.tuple(intent, fc.double({ min: 0, max: 0.4, noNaN: true }), fc.boolean()), { maxLength: 60 }),
        (who, keys) => {
          let stance: Stance = sitting(who);
          for (const [keysHeld, seconds, isHome] of keys) {
            stance = isHome && seconds < 0.04 ? sitting(who) : move(stance, keysHeld, seconds, who);
            if (stance.isSeated) expect({ x: stance.x, z: stance.z }).toEqual({ x: SEATS[who].x, z: SEATS[who].z });
            else {
              expect(isInRoom(stance)).toBe(true);
              expect(Math.hypot(stance.x, stance.z)).toBeGreaterThanOrEqual(TABLE.radius + BODY - 1e-9);
              expect(isFree(stance.x, stance.z)).toBe(true);
            }
            expect(Math.abs(stance.pitch)).toBeLessThanOrEqual(MAX_TILT);
            expect(Math.abs(stance.yaw)).toBeLessThanOrEqual(Math.PI + 1e-9);
          }
        },
      ),
    );
  });

  test("from anywhere, any way ends where somebody can stand, and goes through nothing", () => {
    fc.assert(
      fc.property(anywhere, fc.double({ min: -30, max: 30 }), fc.double({ min: -30, max: 30 }), ({ x, z }, dx, dz) => {
        const to = walk({ x, z }, dx, dz);
        expect(isFree(to.x, to.z)).toBe(true);
      }),
    );
  });

  test("walking straight on comes to the wall, and along it", () => {
    let stance: Stance = { ...standing(sitting("patient"), "patient"), yaw: Math.PI };
    for (let step = 0; step < 100; step++) stance = move(stance, ahead, 0.05, "patient");
    expect(stance.z).toBeCloseTo(ROOM.south - BODY, 1);
    // Aslant against the wall, one still gets on.
    const x = stance.x;
    for (let step = 0; step < 20; step++) stance = move({ ...stance, yaw: (3 * Math.PI) / 4 }, ahead, 0.05, "patient");
    expect(stance.x).toBeLessThan(x - 0.5);
  });

  test("straight at a chair one gets around it", () => {
    let place = { x: 1.2, z: 1.8 };
    for (let step = 0; step < 200; step++) place = walk(place, 0, -0.03);
    expect(place.z).toBeLessThan(-1);
  });

  test("walks as fast as one strolls, no faster aslant", () => {
    const start: Stance = { x: -0.5, z: 1.9, yaw: 0, pitch: 0, isSeated: false };
    const gone = (held: Intent) => {
      const end = move(start, held, 0.2, "patient");
      return Math.hypot(end.x - start.x, end.z - start.z);
    };
    expect(gone({ ...ahead, ahead: 0, right: 1 })).toBeCloseTo(0.3);
    expect(gone({ ...ahead, right: 1 })).toBeCloseTo(0.3);
  });

  test("turning and looking do not get up; walking does, beside the chair", () => {
    for (const who of ["patient", "doctor"] as const) {
      const seated = sitting(who);
      expect(move(seated, { ahead: 0, right: 0, turn: 1, tilt: 1 }, 0.1, who).isSeated).toBe(true);
      expect(poseOf(seated).y).toBe(EYES.sitting);
      const up = move(seated, ahead, 0.01, who);
      expect(up.isSeated).toBe(false);
      expect(Math.hypot(up.x - SEATS[who].beside.x, up.z - SEATS[who].beside.z)).toBeLessThan(0.05);
      expect(poseOf(up).y).toBe(EYES.standing);
      expect(isFree(SEATS[who].beside.x, SEATS[who].beside.z)).toBe(true);
    }
  });

  test("a turn to the left looks from north to west", () => {
    const turned = look({ x: 0, z: 0, yaw: 0, pitch: 0, isSeated: false }, Math.PI / 2, 0);
    expect(yawTowards({ x: 0, z: 0 }, { x: -1, z: 0 })).toBeCloseTo(turned.yaw);
  });

  test("the two sit opposite each other, the table between them, and see each other and the board at first", () => {
    const { patient, doctor } = SEATS;
    expect(patient.x + doctor.x).toBeCloseTo(0);
    expect(patient.z + doctor.z).toBeCloseTo(0);
    for (const [own, other] of [
      [patient, doctor],
      [doctor, patient],
    ] as const) {
      const off = (to: { x: number; z: number }) =>
        Math.abs(
          Math.atan2(Math.sin(yawTowards(own, to) - own.firstYaw), Math.cos(yawTowards(own, to) - own.firstYaw)),
        );
      // Half of what is seen from side to side is 45 degrees; of the doctor's board a part is enough.
      expect(off(other)).toBeLessThan(0.6);
      expect(off(BOARD)).toBeLessThan(own === patient ? 0.6 : 1.1);
    }
  });

  test("looking at the board has all four corners in sight, from wherever one can be", () => {
    fc.assert(
      fc.property(
        anywhere,
        fc.constantFrom(EYES.sitting, EYES.standing),
        fc.double({ min: 0.5, max: 2.4, noNaN: true }),
        (near, y, aspect) => {
          const from = { ...nearestFree(near.x, near.z), y };
          // Flat along the wall nobody sees a board.
          fc.pre(from.z - BOARD.z > 0.9);
          const { yaw, pitch, tangent } = boardView(from, aspect);
          for (const side of [-1, 1]) {
            for (const up of [-1, 1]) {
              const [dx, dy, dz] = [
                BOARD.x + (side * BOARD.width) / 2 - from.x,
                BOARD.y + (up * BOARD.height) / 2 - y,
                BOARD.z - from.z,
              ];
              const level = Math.hypot(dx, dz);
              const aside = yawTowards(from, { x: from.x + dx, z: from.z + dz }) - yaw;
              const [right, forward] = [Math.sin(aside) * level, Math.cos(aside) * level];
              const ahead = forward * Math.cos(pitch) + dy * Math.sin(pitch);
              if (ahead <= 0.05) continue;
              expect(Math.abs(dy * Math.cos(pitch) - forward * Math.sin(pitch)) / ahead).toBeLessThanOrEqual(tangent);
              expect(Math.abs(right) / ahead).toBeLessThanOrEqual(tangent * aspect);
            }
          }
        },
      ),
    );
  });
});

describe("the other side's pose", () => {
  test("is drawn within the room, whatever it says", () => {
    fc.assert(
      fc.property(
        fc.record({ x: fc.double(), y: fc.double(), z: fc.double(), yaw: fc.double(), pitch: fc.double() }),
        (pose) => {
          const shown = believable(pose);
          if (!Object.values(pose).every(Number.isFinite)) return void expect(shown).toBeNull();
          expect(shown!.x > ROOM.west && shown!.x < ROOM.east && shown!.z > ROOM.north && shown!.z < ROOM.south).toBe(
            true,
          );
          expect(shown!.y).toBeLessThan(ROOM.height);
          expect(Math.abs(shown!.yaw)).toBeLessThanOrEqual(Math.PI);
          expect(Math.abs(shown!.pitch)).toBeLessThanOrEqual(Math.PI / 2);
        },
      ),
    );
  });

  test("stays as it is where somebody can be", () => {
    for (const who of ["patient", "doctor"] as const) {
      const pose = poseOf(sitting(who));
      const shown = believable(pose)!;
      for (const key of ["x", "y", "z", "yaw", "pitch"] as const) expect(shown[key]).toBeCloseTo(pose[key]);
    }
  });
});
