import type { AppointmentStatus } from "~/domain/booking";

/* Without the schemas, which the browser has no use for: those are in answer-schema.ts. */

/** Longest note to a patient; the form's field stops there too. */
export const NOTE_LIMIT = 1_000;

/** What a request's status is to its specialist, in words. */
export const STATUS_WORDS: Record<AppointmentStatus, string> = {
  requested: "Waiting for your answer",
  proposed: "Waiting for the patient’s answer",
  accepted: "Agreed",
  declined: "Declined",
  cancelled: "Cancelled",
};
