import { POSES_PER_SECOND, type Pose } from "~/domain/room/poses";

const SPACING_MS = 1000 / POSES_PER_SECOND;
/** Poses may get lost on their way, so the last one is told again, so long after it. */
const AGAIN_MS = 1_000;
/** Less is a headset's noise: a millimetre, a tenth of a degree. */
const STEP = 0.001;
const TURN = 0.002;

const isSame = (a: Pose, b: Pose) =>
  Math.abs(a.x - b.x) < STEP &&
  Math.abs(a.y - b.y) < STEP &&
  Math.abs(a.z - b.z) < STEP &&
  Math.abs(a.yaw - b.yaw) < TURN &&
  Math.abs(a.pitch - b.pitch) < TURN;

/**
 * Tells one's own pose while it changes, `POSES_PER_SECOND` times a second at
 * most, the last one always, and every second while nothing changes: whoever
 * comes in later, or lost the last one, learns where one is.
 */
export function createPoseSender(send: (pose: Pose) => void, now: () => number = () => performance.now()) {
  let sent: Pose | null = null;
  let latest: Pose | null = null;
  let sentAt = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const go = () => {
    clearTimeout(timer);
    if (!latest) return;
    sent = latest;
    sentAt = now();
    send(sent);
    timer = setTimeout(go, AGAIN_MS);
  };
  return {
    update(pose: Pose): void {
      if (sent && isSame(sent, pose)) return;
      const isWaiting = latest !== null && latest !== sent;
      latest = pose;
      const wait = sentAt + SPACING_MS - now();
      if (wait <= 0) go();
      else if (!isWaiting) {
        clearTimeout(timer);
        timer = setTimeout(go, wait);
      }
    },
    stop(): void {
      clearTimeout(timer);
      latest = sent = null;
    },
  };
}
