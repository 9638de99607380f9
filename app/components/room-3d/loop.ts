/** Displays that show more than so many pictures a second get no more of ours: nobody sees them, and a battery does. */
const MAX_FPS = 60;
/** A little less than a frame of that: frames do not come on the dot. */
const SPACING_MS = 1000 / MAX_FPS - 3;

export type Frames = { request: (work: (now: number) => void) => number; cancel: (id: number) => void };

/**
 * Draws when there is something to draw, and only then: a frame is asked for by
 * `wake`, and each one says whether the next is wanted at once.
 * @param frame `since`: ms since the frame before it, null if there was a pause. Returns whether something is still
 * moving.
 */
export function createLoop(frame: (now: number, since: number | null) => boolean, { request, cancel }: Frames) {
  let id: number | null = null;
  let drawnAt: number | null = null;
  let isStopped = false;

  const tick = (now: number) => {
    id = null;
    if (drawnAt !== null && now - drawnAt < SPACING_MS) {
      id = request(tick);
      return;
    }
    const since = drawnAt === null ? null : now - drawnAt;
    const goesOn = frame(now, since);
    drawnAt = goesOn ? now : null;
    if (goesOn && !isStopped && id === null) id = request(tick);
  };
  return {
    wake(): void {
      if (id === null && !isStopped) id = request(tick);
    },
    /** No more frames, and none that was asked for. */
    pause(): void {
      if (id !== null) cancel(id);
      id = drawnAt = null;
      isStopped = true;
    },
    resume(): void {
      isStopped = false;
      drawnAt = null;
      this.wake();
    },
  };
}
