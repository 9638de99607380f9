import { z } from "zod";
import { requiredText, text } from "~/domain/fields";
import { NOTE_LIMIT } from "./answer";

/** The shape that the specialist had before them: the number that every change of an appointment raises. */
const seen = z
  .string("Open the request again before you answer")
  .regex(/^\d{1,9}$/, "Open the request again before you answer")
  .transform(Number);

/** A specialist's answer to a request, or the move of an appointment. The patient reads the note word for word. */
export const answerSchema = z.discriminatedUnion(
  "intent",
  [
    z.object({ intent: z.literal("accept"), seen }),
    z.object({
      intent: z.literal("propose"),
      seen,
      startsAt: z.iso.datetime("Choose a time").transform((instant) => new Date(instant)),
      note: text(NOTE_LIMIT),
    }),
    z.object({
      intent: z.literal("decline"),
      seen,
      reason: requiredText(10, "Tell the patient why, in 10 characters or more", NOTE_LIMIT),
    }),
  ],
  "Accept, propose another time or decline",
);
export type Answer = z.output<typeof answerSchema>;

/** The confirmed cancellation of an appointment. */
export const cancelSchema = z.object({ seen });
