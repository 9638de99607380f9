import { encodePose, POSE_NUMBERS } from "./pose-encoding";
import { POSES_PER_SECOND, type Pose } from "./poses";

const EVERY_MS = 1000 / POSES_PER_SECOND;
/** The channel loses poses. The last one before a rest would be wrong for ever, so it is said again. */
export const REST_MS = 1_000;

type Clock = {
  now(): number;
  setTimeout(work: () => void, milliseconds: number): unknown;
  clearTimeout(timer: unknown): void;
};
const CLOCK: Clock = {
  now: () => performance.now(),
  setTimeout: (work, ms) => setTimeout(work, ms),
  clearTimeout: (timer) => clearTimeout(timer as number),
};

/**
 * Sends one's own pose: fifteen times a second while it changes, the newest
 * each time, and the resting one once a second.
 */
export function createPoseSender(send: (data: ArrayBuffer) => void, clock: Clock = CLOCK) {
  let newest: Pose | null = null;
  let isNew = false;
  let number = 0;
  let sentAt = -Infinity;
  let timer: unknown = null;

  const go = () => {
    timer = null;
    if (!newest) return;
    sentAt = clock.now();
    isNew = false;
    number = (number + 1) % POSE_NUMBERS;
    send(encodePose(newest, number));
    timer = clock.setTimeout(go, REST_MS);
  };

  return {
    /** Where one's head is now. */
    moved(pose: Pose) {
      if (newest && isSame(newest, pose)) return;
      newest = { ...pose };
      // One that has changed already waits for its turn.
      if (isNew) return;
      isNew = true;
      if (timer !== null) clock.clearTimeout(timer);
      timer = clock.setTimeout(go, Math.max(0, sentAt + EVERY_MS - clock.now()));
    },
    stop() {
      if (timer !== null) clock.clearTimeout(timer);
      timer = newest = null;
      isNew = false;
    },
  };
}

const isSame = (one: Pose, other: Pose) => (Object.keys(one) as (keyof Pose)[]).every((key) => one[key] === other[key]);
