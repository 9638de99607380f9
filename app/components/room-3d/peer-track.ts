import { POSES_PER_SECOND, type Pose } from "~/domain/room/poses";

/** So late the other is shown: longer than two poses lie apart, so that there is nearly always one to go to. */
export const DELAY_MS = 120;
/** So far nobody walks between two poses, metres: they were set elsewhere, and are shown there at once. */
const JUMP = 1;
/** After a longer silence they begin to move when they are heard of, and have not been creeping all the while. */
const SILENCE_MS = 200;
const KEPT = 12;

type Heard = { at: number; pose: Pose };

/** The shorter way round from one angle to another, in radians. */
export const turnBetween = (from: number, to: number) => Math.atan2(Math.sin(to - from), Math.cos(to - from));

/** Between two poses, the shorter way round; 0 is the first. */
export function between(from: Pose, to: Pose, share: number): Pose {
  const mix = (a: number, b: number) => a + (b - a) * share;
  return {
    x: mix(from.x, to.x),
    y: mix(from.y, to.y),
    z: mix(from.z, to.z),
    yaw: from.yaw + turnBetween(from.yaw, to.yaw) * share,
    pitch: mix(from.pitch, to.pitch),
  };
}

/** What was heard of the other's head, and where it is shown. Times are ms of one clock. */
export function createPeerTrack() {
  let heard: Heard[] = [];
  return {
    push(pose: Pose, at: number): void {
      const last = heard.at(-1);
      // Two in one burst: the later counts, and time never runs back.
      const time = last ? Math.max(at, last.at + 1) : at;
      if (last && time - last.at > SILENCE_MS) heard.push({ at: time - 1000 / POSES_PER_SECOND, pose: last.pose });
      heard.push({ at: time, pose });
      heard = heard.slice(-KEPT);
    },
    clear(): void {
      heard = [];
    },
    /** Where they are shown at a time; null while nothing was heard. */
    at(now: number): Pose | null {
      const then = now - DELAY_MS;
      const next = heard.findIndex(({ at }) => at > then);
      if (next === -1) return heard.at(-1)?.pose ?? null;
      if (next === 0) return heard[0]!.pose;
      const [from, to] = [heard[next - 1]!, heard[next]!];
      if (Math.hypot(to.pose.x - from.pose.x, to.pose.z - from.pose.z) > JUMP) return from.pose;
      return between(from.pose, to.pose, (then - from.at) / (to.at - from.at));
    },
    /** Whether they are still on their way to what was heard last. */
    isMoving: (now: number): boolean => heard.length > 1 && now - DELAY_MS < heard.at(-1)!.at,
  };
}
