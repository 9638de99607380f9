import { z } from "zod";
import { isForward, type Availability } from "./availability";

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;
const clock = z.string().regex(CLOCK, "Use 24-hour time, like 09:00");

/** One weekday's hours, `HH:MM` on the provider's own clock. */
const dayHoursSchema = z
  .object({
    start: clock,
    end: clock.describe("`00:00` is the midnight with which the day ends"),
    available: z.boolean(),
  })
  .refine((day) => !day.available || isForward(day) || !CLOCK.test(day.start) || !CLOCK.test(day.end), {
    message: "The end must be later than the start",
    path: ["end"],
  });

/** Weekly availability: every weekday, on the provider's own clock (DATA-22). */
export const availabilitySchema: z.ZodType<Availability> = z.object({
  monday: dayHoursSchema,
  tuesday: dayHoursSchema,
  wednesday: dayHoursSchema,
  thursday: dayHoursSchema,
  friday: dayHoursSchema,
  saturday: dayHoursSchema,
  sunday: dayHoursSchema,
});
