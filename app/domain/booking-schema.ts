import { z } from "zod";
import { APPOINTMENT_TYPE_VALUES, dateLimits, TIME_SLOTS } from "./booking";
import { parseDate, type IsoDate } from "./dates";
import { requiredText, text } from "./fields";
import { emailField, firstNameField, lastNameField } from "./person";

const dateField = (
  required: string,
  limits: { min: IsoDate; max: IsoDate },
  tooEarly: string,
  tooLate: string,
) =>
  text(40)
    .pipe(z.string().min(1, required))
    .transform((value, ctx) => {
      const date = parseDate(value);
      if (!date) ctx.addIssue({ code: "custom", message: "Enter a date that exists, like 1985-03-27" });
      else if (date < limits.min) ctx.addIssue({ code: "custom", message: tooEarly });
      else if (date > limits.max) ctx.addIssue({ code: "custom", message: tooLate });
      return date ?? value;
    });

/**
 * The appointment request form (DATA-33), judged at instant `now`.
 * Dates come out as ISO text, optional texts as the empty text.
 */
export function appointmentRequestSchema(now: Date) {
  const limits = dateLimits(now);
  return z.object({
    firstName: firstNameField,
    lastName: lastNameField,
    email: emailField,
    phone: requiredText(10, "Phone number must be at least 10 digits", 40),
    dateOfBirth: dateField(
      "Date of birth is required",
      limits.dateOfBirth,
      "Date of birth must be 1900-01-01 or later",
      "Date of birth must be in the past",
    ),
    appointmentType: z.enum(APPOINTMENT_TYPE_VALUES, "Please select an appointment type"),
    preferredDate: dateField(
      "Please select a preferred date",
      limits.preferredDate,
      "Preferred date must be today or later",
      "Preferred date must be within the next 12 months",
    ),
    preferredTime: z
      .string("Please select a preferred time")
      .refine((value) => TIME_SLOTS.includes(value), "Please select a preferred time"),
    reasonForVisit: requiredText(
      10,
      "Please provide at least 10 characters describing your reason for visit",
      4000,
    ),
    insuranceProvider: text(200),
    emergencyContact: text(200),
  });
}
export type AppointmentRequest = z.output<ReturnType<typeof appointmentRequestSchema>>;
