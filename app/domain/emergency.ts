import { HOUR_MS } from "~/domain/durations";

/** How long a specialist may read a record that is not open to them otherwise, in milliseconds. */
export const EMERGENCY_MS = HOUR_MS;

/** Where it is asked for and ended, and where administrators look at what was done with it. */
export const EMERGENCY_PATH = "/desk/emergency";
export const EMERGENCY_REVIEW_PATH = "/review/emergency";

/** Characters of the reason, at the least and at the most. */
export const EMERGENCY_REASON = { min: 20, max: 1_000 } as const;

/** The fields of its form, as they stand on the page. */
export const EMERGENCY_FIELDS = ["recordNumber", "lastName", "dateOfBirth", "reason"] as const;

/** What the audit log calls its beginning, its end, and a try that found nobody. */
export const EMERGENCY_SUBJECTS = { opened: "emergency access opened", ended: "emergency access ended" } as const;

/** Said alike of nobody and of several: who tries must not learn who has a record. */
export const NO_SUCH_RECORD =
  "No record was opened: what you entered is not exactly one person’s. Check it, or use the record number.";

/** Whose profile has changes that nobody has looked at yet, opens no stranger's record. */
export const EMERGENCY_CLOSED =
  "Emergency access is open to specialists whose profile is verified. Yours has changes that wait for a review.";

/** What a read rests on that is open by emergency access alone. */
export type Emergency = { /** When it was judged. */ at: Date; until: Date };
