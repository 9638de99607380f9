import type { Pose } from "./poses";

/** The first byte: another kind of message could follow one day. */
const KIND = 1;
/** kind, number, x, y, z, yaw, pitch */
const BYTES = 1 + 2 + 5 * 2;
/** Thousandths of a metre, ten-thousandths of a radian: finer than anybody sees, and each fits 16 bits. */
const PER_METRE = 1_000;
const PER_RADIAN = 10_000;
/** The room is a few metres wide. Whoever says more than that is no avatar of ours. */
const FARTHEST = 20;
const HALF_TURN = Math.PI;

/** A pose's number counts up and begins again at 0 after this. */
export const POSE_NUMBERS = 65_536;

/** The angle between -π and π. */
const turned = (angle: number) => Math.atan2(Math.sin(angle), Math.cos(angle));
const within = (value: number, most: number) => Math.min(most, Math.max(-most, value));

/** Thirteen bytes: they go out fifteen times a second. @param number of this pose, see `isNewerPose`. */
export function encodePose({ x, y, z, yaw, pitch }: Pose, number: number): ArrayBuffer {
  const view = new DataView(new ArrayBuffer(BYTES));
  view.setUint8(0, KIND);
  view.setUint16(1, number % POSE_NUMBERS);
  [x, y, z].forEach((metres, index) => view.setInt16(3 + index * 2, Math.round(within(metres, FARTHEST) * PER_METRE)));
  view.setInt16(9, Math.round(turned(yaw) * PER_RADIAN));
  view.setInt16(11, Math.round(within(pitch, HALF_TURN / 2) * PER_RADIAN));
  return view.buffer;
}

/** Reads what came over the channel; null for anything that is no pose. */
export function decodePose(data: unknown): { pose: Pose; number: number } | null {
  if (!(data instanceof ArrayBuffer) || data.byteLength !== BYTES) return null;
  const view = new DataView(data);
  if (view.getUint8(0) !== KIND) return null;
  const metres = (index: number) => view.getInt16(3 + index * 2) / PER_METRE;
  const pose = {
    x: metres(0),
    y: metres(1),
    z: metres(2),
    yaw: view.getInt16(9) / PER_RADIAN,
    pitch: view.getInt16(11) / PER_RADIAN,
  };
  const isPlausible =
    [pose.x, pose.y, pose.z].every((value) => Math.abs(value) <= FARTHEST) &&
    Math.abs(pose.yaw) <= HALF_TURN + 0.001 &&
    Math.abs(pose.pitch) <= HALF_TURN / 2 + 0.001;
  return isPlausible ? { pose, number: view.getUint16(1) } : null;
}

/** Whether a pose is newer than the last one: they come by an unordered channel, and their numbers begin again. */
export const isNewerPose = (number: number, last: number | null): boolean =>
  last === null || (number !== last && (number - last + POSE_NUMBERS) % POSE_NUMBERS < POSE_NUMBERS / 2);
