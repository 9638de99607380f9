import { DAY_MS } from "~/domain/durations";

/**
 * How long what is over is kept, in milliseconds. What has an end of its own (links, drafts, saved drafts) goes with
 * it.
 */
export const RETENTION_MS = {
  /**
   * Mails that were sent, withdrawn or given up, since they were last due. Of those given up an operator can queue
   * again.
   */
  mails: 30 * DAY_MS,
  /** Ended sessions: by them a device is known when it comes back. */
  sessions: 90 * DAY_MS,
  /**
   * Consultation rooms of patients, since they ended: the consultation stays. A visitor's, and one in which the two did
   * not meet, stay a day at the most.
   */
  rooms: 90 * DAY_MS,
  guestRooms: DAY_MS,
  /** Uploads that nobody has ended; the longest may take ten minutes. */
  uploads: DAY_MS,
  /**
   * Accounts whose address nobody has confirmed and that nobody signs in to; requests for appointments that nobody has
   * confirmed; and those without a specialist, since the day that was asked for. There are never more of them than the
   * rates allow in this time.
   */
  unconfirmed: 30 * DAY_MS,
  /** Made-up vitals, since they were made. */
  simulated: DAY_MS,
} as const;
