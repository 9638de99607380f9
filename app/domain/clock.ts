/** Tells the time. It comes in by the load context, so that tests can set it. */
export type Clock = () => Date;
