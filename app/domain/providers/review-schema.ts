import { z } from "zod";
import { requiredText } from "~/domain/fields";
import { REASON_LIMIT, RESUBMISSION_FIELDS } from "./review";
import { profileSchema } from "./signup";

/** When an application took the shape that a decision is about, as its form carries it. */
const submittedAtField = z.iso.datetime("Open the application again before you decide");

/** A reviewer's decision about an application or its picture. The applicant is told the reason word for word. */
export const decisionSchema = z.discriminatedUnion(
  "intent",
  [
    z.object({ intent: z.literal("approve"), submittedAt: submittedAtField }),
    z.object({
      intent: z.literal("reject"),
      submittedAt: submittedAtField,
      reason: requiredText(10, "Tell the applicant why, in 10 characters or more", REASON_LIMIT),
    }),
    z.object({ intent: z.literal("load-picture") }),
    z.object({
      intent: z.literal("approve-picture"),
      picture: z.string("Open the application again before you decide"),
    }),
    z.object({ intent: z.literal("remove-picture") }),
  ],
  "Approve or reject the application",
);
type AnyDecision = z.output<typeof decisionSchema>;
/** About the application itself. */
export type Decision = Extract<AnyDecision, { submittedAt: string }>;
/** About its picture, which is decided apart. */
export type PictureDecision = Exclude<AnyDecision, Decision>;

/** The answer to a rejection, by the sign-up's own rules. */
export const resubmissionSchema = profileSchema.pick(
  Object.fromEntries(RESUBMISSION_FIELDS.map((name) => [name, true])) as Record<
    (typeof RESUBMISSION_FIELDS)[number],
    true
  >,
);
