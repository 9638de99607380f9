/** What a sentence of a bio is about. `people` is not a sentence: it is whom the specialist mostly sees. */
export const BIO_PARTS = [
  "people",
  "opening",
  "middle",
  "ending",
  "background",
  "personal",
  "newcomer",
  "languages",
  "signing",
  "vr",
] as const;
export type BioPart = (typeof BIO_PARTS)[number];

export const VISIT_STATUSES = ["completed", "scheduled", "in-progress", "cancelled"] as const;

/** The devices that the demo patient uses several times a day. */
export const DAILY_DEVICES = ["heart_rate", "blood_pressure", "oxygen_sat", "temperature"] as const;
export type DailyDevice = (typeof DAILY_DEVICES)[number];
