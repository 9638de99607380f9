/**
 * Fewer frames a second are too few: 30, less what a display of 59.94 Hz makes
 * of it, and what a clock rounded to a tenth of a millisecond adds.
 */
const MIN_FPS = 29.5;
/** In the first second shaders are compiled and textures go up. */
export const WARM_UP_MS = 1_000;
/** So long too slow, and the picture becomes coarser. */
const COARSER_MS = 1_000;
/** So long too slow with the coarsest picture, and the room is given up. */
export const GIVE_UP_MS = 3_000;
/** Over so much time the rate is taken: one late frame is none. */
const WINDOW_MS = 500;
/** A frame that took longer was no frame: the machine slept, or a dialog stood over the page. */
const ASLEEP_MS = 2_000;
/** Shares of the display's own pixels, across. */
export const SHARPNESS = [1, 0.75, 0.5] as const;

export type Verdict = "fine" | "coarser" | "too-slow";

/**
 * Judges how fast frames come. Only frames of a run count, in which each asked
 * for the next at once: a room in which nothing moves draws nothing, and that
 * is not slow. Times that are no run (still, hidden, asleep) are left out, not
 * counted as fast.
 */
export function createFramePolicy() {
  let warmedMs = 0;
  let windowMs = 0;
  let frames = 0;
  let slowMs = 0;
  let step = 0;

  return {
    /** The picture's sharpness now. */
    sharpness: (): number => SHARPNESS[step]!,
    /** How much time since the frame before it, of the same run. */
    frame(sinceMs: number): Verdict {
      if (!(sinceMs > 0) || sinceMs > ASLEEP_MS) return "fine";
      if (warmedMs < WARM_UP_MS) {
        warmedMs += sinceMs;
        return "fine";
      }
      windowMs += sinceMs;
      frames += 1;
      if (windowMs < WINDOW_MS) return "fine";
      const isSlow = frames / (windowMs / 1000) < MIN_FPS;
      slowMs = isSlow ? slowMs + windowMs : 0;
      windowMs = frames = 0;
      if (step < SHARPNESS.length - 1) {
        if (slowMs < COARSER_MS) return "fine";
        step += 1;
        slowMs = 0;
        return "coarser";
      }
      return slowMs < GIVE_UP_MS ? "fine" : "too-slow";
    },
    /** The page comes to the front again: what it does then is no measure. */
    restart(): void {
      warmedMs = windowMs = frames = slowMs = 0;
    },
  };
}
