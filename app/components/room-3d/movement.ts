import type { Pose } from "~/domain/room/poses";
import type { Role } from "~/domain/room/room";
import { BODY, EYES, isFree, nearestFree, OBSTACLES, ROOM, SEATS } from "./plan";

/** How somebody stands or sits in the room. */
export type Stance = { x: number; z: number; yaw: number; pitch: number; isSeated: boolean };

/** What somebody wants to do, each -1 to 1: walk ahead, to the right, turn left, look up. */
export type Intent = { ahead: number; right: number; turn: number; tilt: number };

export const STILL: Intent = { ahead: 0, right: 0, turn: 0, tilt: 0 };

/** Metres a second: a stroll. */
const WALKING = 1.5;
/** Radians a second. */
const TURNING = 1.7;
const TILTING = 1.1;
/** A little down, as one looks over a table at each other. */
const FIRST_PITCH = -0.08;
/** Further up or down nobody bends their neck. */
export const MAX_TILT = 1.2;
/** So far in one go, so that nobody jumps over what stands in the way. */
const STRIDE = 0.04;

export const sitting = (role: Role): Stance => ({
  x: SEATS[role].x,
  z: SEATS[role].z,
  yaw: SEATS[role].firstYaw,
  pitch: FIRST_PITCH,
  isSeated: true,
});

/** Gets up from the chair, beside it; whoever stands already stays. */
export const standing = (stance: Stance, role: Role): Stance =>
  stance.isSeated ? { ...stance, ...SEATS[role].beside, isSeated: false } : stance;

/** Turns the head, radians to the left and up. */
export function look(stance: Stance, left: number, up: number): Stance {
  const yaw = stance.yaw + left;
  return {
    ...stance,
    yaw: Math.atan2(Math.sin(yaw), Math.cos(yaw)),
    pitch: Math.min(MAX_TILT, Math.max(-MAX_TILT, stance.pitch + up)),
  };
}

/**
 * From a place in the room towards another, as far as one comes: along walls and
 * around furniture. From where nobody can stand (a chair), first to where one can.
 * @returns always a place that is free.
 */
export function walk(from: { x: number; z: number }, dx: number, dz: number): { x: number; z: number } {
  let { x, z } = nearestFree(from.x, from.z);
  if (!Number.isFinite(dx) || !Number.isFinite(dz)) return { x, z };
  // Nobody walks further than through the room; a page that was asleep may ask for kilometres.
  const length = Math.min(Math.hypot(dx, dz), 8);
  if (length === 0) return { x, z };
  const steps = Math.ceil(length / STRIDE);
  const [stepX, stepZ] = [((dx / Math.hypot(dx, dz)) * length) / steps, ((dz / Math.hypot(dx, dz)) * length) / steps];
  for (let step = 0; step < steps; step++) {
    const next = [
      { x: x + stepX, z: z + stepZ },
      pushedOut(x + stepX, z + stepZ),
      { x: x + stepX, z },
      { x, z: z + stepZ },
    ].find((it) => isFree(it.x, it.z));
    if (!next) break;
    ({ x, z } = next);
  }
  return { x, z };
}

/** Around what is round, and along walls: the nearest place beside it. */
function pushedOut(x: number, z: number): { x: number; z: number } {
  for (const it of OBSTACLES) {
    if (it.kind !== "round") continue;
    const away = Math.hypot(x - it.x, z - it.z);
    const least = it.radius + BODY + 1e-6;
    if (away > 1e-6 && away < least) [x, z] = [it.x + ((x - it.x) / away) * least, it.z + ((z - it.z) / away) * least];
  }
  return {
    x: Math.min(ROOM.east - BODY, Math.max(ROOM.west + BODY, x)),
    z: Math.min(ROOM.south - BODY, Math.max(ROOM.north + BODY, z)),
  };
}

/** What becomes of a stance in a time, seconds. Whoever walks gets up first. */
export function move(stance: Stance, intent: Intent, seconds: number, role: Role): Stance {
  const turned = look(stance, intent.turn * TURNING * seconds, intent.tilt * TILTING * seconds);
  if (intent.ahead === 0 && intent.right === 0) return turned;
  const up = standing(turned, role);
  // Both at once is no faster than one.
  const pace = (WALKING * seconds) / Math.max(1, Math.hypot(intent.ahead, intent.right));
  const [sin, cos] = [Math.sin(up.yaw), Math.cos(up.yaw)];
  return {
    ...up,
    ...walk(up, (-sin * intent.ahead + cos * intent.right) * pace, (-cos * intent.ahead - sin * intent.right) * pace),
  };
}

export const poseOf = ({ x, z, yaw, pitch, isSeated }: Stance): Pose => ({
  x,
  y: isSeated ? EYES.sitting : EYES.standing,
  z,
  yaw,
  pitch,
});
