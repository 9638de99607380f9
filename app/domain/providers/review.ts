import { z } from "zod";
import { requiredText } from "~/domain/fields";
import type { ReviewStatus } from "./constants";
import { profileSchema } from "./signup";

/** Longest reason; the form's field stops there too. */
export const REASON_LIMIT = 1_000;

/** When an application took the shape that a decision is about, as its form carries it. */
const submittedAtField = z.iso.datetime("Open the application again before you decide");

/** A reviewer's decision about an application. The applicant is told the reason word for word. */
export const decisionSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("approve"), submittedAt: submittedAtField }),
  z.object({
    intent: z.literal("reject"),
    submittedAt: submittedAtField,
    reason: requiredText(10, "Tell the applicant why, in 10 characters or more", REASON_LIMIT),
  }),
], "Approve or reject the application");
export type Decision = z.output<typeof decisionSchema>;

/** What a rejected applicant may answer with: the sign-up's own rules for what a reviewer checks. */
export const resubmissionSchema = profileSchema.pick({
  specialty: true,
  licenseNumber: true,
  bio: true,
  certifications: true,
  yearsExperience: true,
  location: true,
});
export type Resubmission = z.output<typeof resubmissionSchema>;
export const RESUBMISSION_FIELDS = ["specialty", "licenseNumber", "bio", "certifications", "yearsExperience", "location"] as const satisfies (keyof Resubmission)[];

/** What a decision is called. */
export const DECIDED = { verified: "approved", rejected: "rejected" } as const satisfies Record<Exclude<ReviewStatus, "under_review">, string>;

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
