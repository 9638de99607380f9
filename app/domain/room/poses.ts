/** Where somebody's head is, metres and radians: yaw turns left from looking along -z, pitch up. */
export type Pose = { x: number; y: number; z: number; yaw: number; pitch: number };

/** Poses are sent so often a second, while they change. */
export const POSES_PER_SECOND = 15;
