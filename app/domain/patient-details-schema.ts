import { z } from "zod";
import { dateLimits } from "./booking";
import { parseDate } from "./dates";
import { text } from "./fields";
import { GENDER_OPTIONS, HEIGHT_CM, parseHeight } from "./patient-details";
import { firstNameField, lastNameField } from "./person";

/** An optional field: empty is `null`, anything else what `read` makes of it, or its message. */
const optional = <T>(max: number, read: (value: string) => T | { wrong: string }) =>
  text(max).transform((value, ctx): T | null => {
    if (value === "") return null;
    const result = read(value);
    if (typeof result !== "object" || result === null || !("wrong" in result)) return result;
    ctx.addIssue({ code: "custom", message: result.wrong });
    return z.NEVER;
  });

/** The form of a patient's own details, judged at instant `now`. */
export function patientDetailsSchema(now: Date) {
  const { min, max } = dateLimits(now).dateOfBirth;
  return z.object({
    firstName: firstNameField,
    lastName: lastNameField,
    dateOfBirth: optional(40, (value) => {
      const date = parseDate(value);
      if (!date) return { wrong: "Enter a date that exists, like 1985-03-27" };
      if (date < min) return { wrong: "Date of birth must be 1900-01-01 or later" };
      return date > max ? { wrong: "Date of birth must be in the past" } : date;
    }),
    gender: optional(
      20,
      (value) => GENDER_OPTIONS.find((option) => option.value === value)?.value ?? { wrong: "Choose one of the list" },
    ),
    heightCm: optional(20, (value) => {
      const height = parseHeight(value);
      if (height === null) return { wrong: "Enter a height like 170 cm or 5 ft 7 in" };
      return height < HEIGHT_CM.min || height > HEIGHT_CM.max
        ? { wrong: `Height must be between ${HEIGHT_CM.min} and ${HEIGHT_CM.max} cm` }
        : height;
    }),
    emergencyContact: text(200),
    insuranceProvider: text(200),
    /** Which state of the details the form was filled in from. */
    version: text(100),
  });
}
