import { HOUR_MS, MINUTE_MS } from "~/domain/durations";

/** How long a mail rests after its first, second … try that failed: just under two days in all. */
const RESTS = [
  MINUTE_MS,
  5 * MINUTE_MS,
  15 * MINUTE_MS,
  HOUR_MS,
  4 * HOUR_MS,
  12 * HOUR_MS,
  12 * HOUR_MS,
  18 * HOUR_MS,
];

/** A mail is tried this often, then given up. */
export const MAX_MAIL_ATTEMPTS = RESTS.length + 1;

/**
 * How long to wait before a mail is tried again, in milliseconds, or `null`
 * when it is given up. A tenth more or less, so that mails that failed together
 * do not all come back together.
 * @param attempts how often it has been tried, this time included; from 1.
 * @param random from 0 to 1, like `Math.random`.
 */
export function retryDelay(attempts: number, random: () => number = Math.random): number | null {
  const rest = RESTS[attempts - 1];
  return rest === undefined ? null : Math.round(rest * (0.9 + 0.2 * random()));
}
