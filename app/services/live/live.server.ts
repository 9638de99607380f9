/** The live channel of a process, as routes see it. */
export type Live = {
  /**
   * Says that a patient has new events, after they were committed: to the
   * clients of this process and, over the bus, to all others. Only a hint, so it
   * never fails and never waits; the table is the truth.
   */
  hint(patientId: number): void;
  /** Says that sessions of a user have ended, or what they may read has changed: their connections are checked again, in all processes. */
  recheck(userId: number): void;
};

/** Until the hub is there. */
export const createLive = (): Live => ({ hint: () => {}, recheck: () => {} });
