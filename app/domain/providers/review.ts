import type { ReviewStatus } from "./constants";
import type { ProviderProfile } from "./signup";

/* Without the schemas, which the browser has no use for: those are in review-schema.ts. */

/** Longest reason; the form's field stops there too. */
export const REASON_LIMIT = 1_000;

/** What a rejected applicant may answer with, as it stands on the page: what a reviewer checks. */
export const RESUBMISSION_FIELDS = [
  "specialty",
  "licenseNumber",
  "bio",
  "certifications",
  "yearsExperience",
  "location",
] as const satisfies (keyof ProviderProfile)[];
export type Resubmission = Pick<ProviderProfile, (typeof RESUBMISSION_FIELDS)[number]>;

/** What a decision is called. */
export const DECIDED = { verified: "approved", rejected: "rejected" } as const satisfies Record<
  Exclude<ReviewStatus, "under_review">,
  string
>;

/** A place in a list of applications: behind which one its next page begins. */
export type ReviewCursor = { submittedAt: Date; id: number };

/** A place as it stands in an address: `2026-03-10T12:00:00.000Z_17`. */
export const writeCursor = ({ submittedAt, id }: ReviewCursor) => `${submittedAt.toISOString()}_${id}`;

/** Reads a place from an address; `null` where it says none. */
export function readCursor(value: string | null): ReviewCursor | null {
  const [, at, id] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_([1-9]\d{0,8})$/.exec(value ?? "") ?? [];
  const submittedAt = new Date(at ?? Number.NaN);
  return id && !Number.isNaN(submittedAt.getTime()) ? { submittedAt, id: Number(id) } : null;
}
