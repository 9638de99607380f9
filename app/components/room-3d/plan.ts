import type { Pose } from "~/domain/room/poses";
import { otherRole, type Role } from "~/domain/room/room";
import { CHAIRS } from "~/domain/room/state";

/*
 * The room's floor plan, in metres: x to the east, y up, z to the south, the
 * table's middle over 0, 0. The board hangs on the north wall, the window is in
 * the west wall, the sideboard stands along the east wall, the door is in the
 * south. A yaw turns left from looking north.
 */

export const ROOM = { west: -2.7, east: 2.7, north: -2.35, south: 2.4, height: 2.65 } as const;

/** The board's picture: its middle on the north wall, and its size. */
export const BOARD = { x: 0, y: 1.6, z: ROOM.north + 0.06, width: 2.4, height: 1.35 } as const;

/** The window's opening in the west wall. */
export const WINDOW = { south: 1.25, north: -0.75, sill: 0.85, top: 2.25 } as const;

export const TABLE = { radius: 0.45, height: 0.52 } as const;
export const PLANT = { x: -2.15, z: -1.65 } as const;
export const LAMP = { x: 2.2, z: -1.7 } as const;
export const SIDEBOARD = { x: ROOM.east - 0.22, z: 0.35, width: 0.42, length: 1.9, height: 0.72 } as const;

/** Height of the eyes over the floor. */
export const EYES = { sitting: CHAIRS.patient.y, standing: 1.58 } as const;
/** Half of somebody's width: so close one comes to a wall. */
export const BODY = 0.25;

/** Which way one looks from one place to another. */
export const yawTowards = (from: { x: number; z: number }, to: { x: number; z: number }): number =>
  Math.atan2(from.x - to.x, from.z - to.z);

export type Seat = {
  x: number;
  z: number;
  /** Which way the chair stands. */
  yaw: number;
  /** Which way one looks at first: the other person and the board are both in sight. */
  firstYaw: number;
  /** Where one stands after getting up. */
  beside: { x: number; z: number };
};

function seat(role: Role, beside: Seat["beside"], toBoard: number): Seat {
  const { x, z } = CHAIRS[role];
  const own = { x, z };
  const other = yawTowards(own, CHAIRS[otherRole(role)]);
  const board = yawTowards(own, BOARD);
  // Both chairs are turned a little to the board, as chairs at a table are.
  return { ...own, yaw: other + (board - other) * 0.22, firstYaw: other + (board - other) * toBoard, beside };
}

export const SEATS: Record<Role, Seat> = {
  patient: seat("patient", { x: 1.2, z: 1.3 }, 0.5),
  doctor: seat("doctor", { x: -1.2, z: -1.3 }, 0.33),
};

/**
 * How to look at the board from somewhere so that all of it is in sight, as large
 * as it can be: where to, and half of what is seen from top to bottom, as a tangent.
 */
export function boardView(
  from: { x: number; y: number; z: number },
  aspect: number,
): { yaw: number; pitch: number; tangent: number } {
  const edges = [-1, 1].map((side) => yawTowards(from, { x: BOARD.x + (side * BOARD.width) / 2, z: BOARD.z }));
  const yaw = (edges[0]! + edges[1]!) / 2;
  const away = Math.hypot(BOARD.x - from.x, BOARD.z - from.z);
  const pitch = Math.atan2(BOARD.y - from.y, away);
  let tangent = 0;
  for (const [side, up] of [
    [-1, -1],
    [-1, 1],
    [1, -1],
    [1, 1],
  ] as const) {
    const [dx, dy, dz] = [
      BOARD.x + (side * BOARD.width) / 2 - from.x,
      BOARD.y + (up * BOARD.height) / 2 - from.y,
      BOARD.z - from.z,
    ];
    // As the eye sees it: to the right, up, and ahead.
    const right = dx * Math.cos(yaw) - dz * Math.sin(yaw);
    const level = -dx * Math.sin(yaw) - dz * Math.cos(yaw);
    const ahead = level * Math.cos(pitch) + dy * Math.sin(pitch);
    const above = dy * Math.cos(pitch) - level * Math.sin(pitch);
    // From so close beside it that its edge is behind one, all is seen that can be.
    if (ahead > 0.05) tangent = Math.max(tangent, Math.abs(above) / ahead, Math.abs(right) / ahead / aspect);
  }
  return { yaw, pitch, tangent: tangent * 1.06 };
}

type Obstacle =
  | { kind: "round"; x: number; z: number; radius: number }
  | { kind: "box"; west: number; east: number; north: number; south: number };

export const OBSTACLES: readonly Obstacle[] = [
  { kind: "round", x: 0, z: 0, radius: TABLE.radius },
  { kind: "round", ...CHAIRS.patient, radius: 0.42 },
  { kind: "round", ...CHAIRS.doctor, radius: 0.42 },
  { kind: "round", ...PLANT, radius: 0.3 },
  { kind: "round", ...LAMP, radius: 0.2 },
  {
    kind: "box",
    west: SIDEBOARD.x - SIDEBOARD.width / 2,
    east: ROOM.east,
    north: SIDEBOARD.z - SIDEBOARD.length / 2,
    south: SIDEBOARD.z + SIDEBOARD.length / 2,
  },
];

/**
 * Who was stopped at a wall stands at it, even if sums have put the last digit of where beyond: `nearestFree` is 5 cm
 * away.
 */
const HAIR = 1e-9;

/** Whether somebody can stand there. */
export function isFree(x: number, z: number): boolean {
  const apart = BODY - HAIR;
  if (!(x >= ROOM.west + apart && x <= ROOM.east - apart && z >= ROOM.north + apart && z <= ROOM.south - apart))
    return false;
  return OBSTACLES.every((it) =>
    it.kind === "round"
      ? Math.hypot(x - it.x, z - it.z) >= it.radius + apart
      : x <= it.west - apart || x >= it.east + apart || z <= it.north - apart || z >= it.south + apart,
  );
}

/** A place nearby where somebody can stand; the same for the same question. */
export function nearestFree(x: number, z: number): { x: number; z: number } {
  if (isFree(x, z)) return { x, z };
  for (let away = 0.05; away < 6; away += 0.05) {
    for (let turn = 0; turn < 24; turn++) {
      const [nearX, nearZ] = [x + Math.sin((turn * Math.PI) / 12) * away, z + Math.cos((turn * Math.PI) / 12) * away];
      if (isFree(nearX, nearZ)) return { x: nearX, z: nearZ };
    }
  }
  return SEATS.patient.beside;
}

/**
 * The other side's pose, as it may be believed: their page may be broken, or not
 * ours. Null if it is none; somebody beyond the walls is drawn at the wall.
 */
export function believable(pose: Pose): Pose | null {
  const { x, y, z, yaw, pitch } = pose;
  if (![x, y, z, yaw, pitch].every(Number.isFinite)) return null;
  const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));
  return {
    x: within(x, ROOM.west + 0.15, ROOM.east - 0.15),
    y: within(y, 0.5, 2.3),
    z: within(z, ROOM.north + 0.15, ROOM.south - 0.15),
    yaw: Math.atan2(Math.sin(yaw), Math.cos(yaw)),
    pitch: within(pitch, -Math.PI / 2, Math.PI / 2),
  };
}
