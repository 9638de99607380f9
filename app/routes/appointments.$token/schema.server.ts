import { z } from "zod";
import { slotAt, type Hours } from "~/domain/appointments/slots";
import { dateLimits } from "~/domain/booking";
import { preferredDateField, preferredTimeField } from "~/domain/booking-schema";

/** Before anybody's time: no slot begins then. */
const NEVER = new Date(0);

/** What the page's forms ask for, judged at instant `now`. */
export const changeSchema = (now: Date) =>
  z.preprocess(
    // A button that shows times has a name of its own and sends the form along.
    (form) => (typeof form === "object" && form !== null && "show" in form ? { ...form, intent: "show" } : form),
    z.discriminatedUnion("intent", [
      z.object({ intent: z.literal("accept") }),
      z.object({ intent: z.literal("confirm"), proof: z.string() }),
      z.object({ intent: z.literal("cancel") }),
      z.object({ intent: z.literal("show"), show: z.string() }),
      z
        .object({
          intent: z.literal("move"),
          preferredDate: preferredDateField(dateLimits(now).preferredDate),
          preferredTime: preferredTimeField(true),
        })
        .transform(({ intent, preferredDate, preferredTime }) => ({
          intent,
          /** The instant that is asked for; of no slot at all a time that is never free. */
          startsAt: (hours: Hours | null) => (hours && slotAt(hours, preferredDate, preferredTime)?.startsAt) ?? NEVER,
        })),
    ]),
  );
