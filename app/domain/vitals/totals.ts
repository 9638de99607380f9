/** Readings of one type in a record at the most: one every five minutes for ten years. */
export const MAX_READINGS = 1_100_000;
export const RECORD_FULL = "Your record holds as many readings of this type as it can. Nothing was stored";
export const RECORD_FULL_IN_FILE =
  "Your record holds as many readings of this type as it can. The rest of the file was left out";

/** Simulated readings in a record at the most: a thousand sets of four. The oldest are deleted first. */
export const MAX_SIMULATED = 4_000;
