import { z } from "zod";
import { isForward, WEEKDAYS, type Availability, type Weekday } from "./availability";
import { TIME_ZONE_VALUES } from "./constants";
import { timesOffered, weekdayName, weekField, type WeeklyHours, type WeekField } from "./practice";
import { checkbox, profileSchema } from "./signup";

/** The shape that somebody had before them when they began to change it. */
const versionField = z
  .string("Open this page again before you save")
  .regex(/^[\w-]{22}$/, "Open this page again before you save");

/** The profile editor, by the sign-up's own rules. */
export const practiceSchema = profileSchema
  .pick({
    bio: true,
    certifications: true,
    languages: true,
    hourlyRate: true,
    location: true,
    profileImage: true,
    isVrEnabled: true,
  })
  .extend({ isAvailable: checkbox, version: versionField });

/**
 * The weekly editor: a field per day and part, each day's end after its start
 * where the day is open. Days that are closed keep the hours that they have.
 * @param current the week as it is stored: a time that it holds may stay, though no half hour.
 */
export function hoursSchema(current: Availability) {
  const offered = timesOffered(current);
  const time = (day: Weekday) => z.enum(offered as [string, ...string[]], `Choose a time for ${weekdayName(day)}`);
  const fields = Object.fromEntries(
    WEEKDAYS.flatMap((day) => [
      [weekField(day, "available"), checkbox],
      [weekField(day, "start"), time(day)],
      [weekField(day, "end"), time(day)],
    ]),
  ) as Record<`${Weekday}_available`, typeof checkbox> & Record<`${Weekday}_${"start" | "end"}`, z.ZodType<string>>;
  return z
    .object({ ...fields, timeZone: z.enum(TIME_ZONE_VALUES, "Choose a time zone"), version: versionField })
    .superRefine((value, ctx) => {
      for (const day of WEEKDAYS) {
        if (!value[`${day}_available`] || isForward({ start: value[`${day}_start`], end: value[`${day}_end`] }))
          continue;
        const path: [WeekField] = [`${day}_end`];
        ctx.addIssue({ code: "custom", path, message: `${weekdayName(day)} must end later than it starts` });
      }
    })
    .transform(({ version, timeZone, ...week }): WeeklyHours & { version: string } => ({
      version,
      timeZone,
      availability: Object.fromEntries(
        WEEKDAYS.map((day) => [
          day,
          { start: week[`${day}_start`], end: week[`${day}_end`], available: week[`${day}_available`] },
        ]),
      ) as Availability,
    }));
}
