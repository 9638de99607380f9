import { setTimeout } from "node:timers/promises";

/**
 * Answers no sooner than `milliseconds` after the question, so that how long it
 * took does not tell which of two ways was gone: whether an address has an
 * account, above all (ASVS 6.3.8). The work itself takes a fraction of it.
 */
export async function withMinimumDuration<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  const [done] = await Promise.allSettled([work(), setTimeout(milliseconds)]);
  if (done.status === "rejected") throw done.reason;
  return done.value;
}

/** Ten times what the slower way takes on a small machine. */
export const MINIMUM_DURATION_MS = 400;
