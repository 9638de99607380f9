import type { Pose } from "~/domain/room/poses";
import { SEATS } from "./plan";
import type { Role } from "~/domain/room/room";
import { walk } from "./movement";

/* What happens in a headset, in numbers: where the play space stands in the room, and how thumbsticks move it. */

/** The play space's origin on the room's floor, and how far it is turned left. */
export type Rig = { x: number; z: number; yaw: number };

/** A viewer's pose in the play space, as WebXR tells it. */
export type Viewer = {
  position: { x: number; y: number; z: number };
  orientation: { x: number; y: number; z: number; w: number };
};

const WALKING = 1.3;
/** A turn that comes at once makes nobody sick; a smooth one does. */
export const SNAP = Math.PI / 6;
const DEAD = 0.2;
/** Beyond this a stick turns; back under the other it may turn again. */
const [FLICK, REST] = [0.65, 0.35];
/** For whom nothing is to glide: a step at a time. */
const STEP = 0.45;
/** Higher than this somebody is standing, metres. */
const UPRIGHT = 1.4;

/** Yaw to the left and pitch up of an orientation; its roll is left out. */
export function anglesOf({ x, y, z, w }: Viewer["orientation"]): { yaw: number; pitch: number } {
  // Where it turns (0, 0, -1) to.
  const [fx, fy, fz] = [-2 * (x * z + w * y), -2 * (y * z - w * x), -1 + 2 * (x * x + y * y)];
  return { yaw: Math.atan2(-fx, -fz), pitch: Math.asin(Math.min(1, Math.max(-1, fy))) };
}

/** Where the viewer's head is in the room. */
export function headIn({ x, z, yaw }: Rig, { position, orientation }: Viewer): Pose {
  const [sin, cos] = [Math.sin(yaw), Math.cos(yaw)];
  const angles = anglesOf(orientation);
  return {
    x: x + position.x * cos + position.z * sin,
    y: position.y,
    z: z + position.z * cos - position.x * sin,
    yaw: Math.atan2(Math.sin(angles.yaw + yaw), Math.cos(angles.yaw + yaw)),
    pitch: angles.pitch,
  };
}

/** The play space so that the head is at a place and looks a way. */
export function rigFor(at: { x: number; z: number }, yaw: number, { position, orientation }: Viewer): Rig {
  const turn = yaw - anglesOf(orientation).yaw;
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  return { x: at.x - position.x * cos - position.z * sin, z: at.z - position.z * cos + position.x * sin, yaw: turn };
}

/** Where one is at first: in the chair, or beside it who stands. */
export function firstRig(role: Role, viewer: Viewer): Rig {
  const seat = SEATS[role];
  return rigFor(viewer.position.y > UPRIGHT ? seat.beside : seat, seat.firstYaw, viewer);
}

export type Sticks = {
  /** To the right and back, -1 to 1, of the stick that walks. */
  walk: { x: number; y: number };
  /** Of the one that turns. */
  turn: number;
};

type Held = { handedness: string; gamepad?: { axes: readonly number[] } | null };

/**
 * What the thumbsticks say: the left one walks, the right one turns and walks ahead; who has only one does all with it.
 */
export function readSticks(inputs: Iterable<Held>): Sticks {
  const sticks: Sticks = { walk: { x: 0, y: 0 }, turn: 0 };
  const held = Array.from(inputs).filter(({ gamepad }) => gamepad && gamepad.axes.length >= 2);
  for (const { handedness, gamepad } of held) {
    const axes = gamepad!.axes;
    // "xr-standard": 0 and 1 are a touchpad's, 2 and 3 a thumbstick's.
    const [x, y] = axes.length >= 4 ? [axes[2]!, axes[3]!] : [axes[0]!, axes[1]!];
    const beyond = (value: number) => (Math.abs(value) > DEAD ? value : 0);
    if (handedness === "right" || held.length === 1) sticks.turn += beyond(x);
    else sticks.walk.x += beyond(x);
    sticks.walk.y += beyond(y);
  }
  return sticks;
}

/** Moves the play space by the sticks. Keeps whether a stick still has to come back before it counts again. */
export function createStickMovement(reducedMotion: boolean) {
  let mayTurn = true;
  let mayStep = true;
  return (rig: Rig, viewer: Viewer, { walk: stick, turn }: Sticks, seconds: number): Rig => {
    let next = rig;
    if (Math.abs(turn) < REST) mayTurn = true;
    else if (mayTurn && Math.abs(turn) > FLICK) {
      mayTurn = false;
      const head = headIn(next, viewer);
      // Around the head: who turns does not move.
      next = rigFor(head, head.yaw - Math.sign(turn) * SNAP, viewer);
    }
    const length = Math.hypot(stick.x, stick.y);
    if (length < REST) mayStep = true;
    if (length === 0 || (reducedMotion && !(mayStep && length > FLICK))) return next;
    mayStep = false;
    const head = headIn(next, viewer);
    const far = reducedMotion ? STEP : WALKING * Math.min(1, length) * seconds;
    const [sin, cos] = [Math.sin(head.yaw), Math.cos(head.yaw)];
    const [right, back] = [(stick.x / length) * far, (stick.y / length) * far];
    const to = walk(head, cos * right + sin * back, -sin * right + cos * back);
    return { ...next, x: next.x + to.x - head.x, z: next.z + to.z - head.z };
  };
}
