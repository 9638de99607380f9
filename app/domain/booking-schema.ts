import { z } from "zod";
import { HALF_HOURS } from "./appointments/slots";
import { APPOINTMENT_TYPE_VALUES, dateLimits, TIME_SLOTS } from "./booking";
import { parseDate, type IsoDate } from "./dates";
import { requiredText, text } from "./fields";
import { emailField, firstNameField, lastNameField, phoneField } from "./person";
import { isZone } from "./zones";

/** A zone of the visitor's clock; what is none counts as not known. */
const zoneField = z
  .string()
  .default("")
  .transform((zone) => (zone.length <= 60 && isZone(zone) ? zone : ""));

/** A date that is preferred for an appointment. */
export const preferredDateField = (limits: ReturnType<typeof dateLimits>["preferredDate"]) =>
  dateField(
    "Please select a preferred date",
    limits,
    "Preferred date must be today or later",
    "Preferred date must be within the next 12 months",
  );

const dateField = (required: string, limits: { min: IsoDate; max: IsoDate }, tooEarly: string, tooLate: string) =>
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
 * A time that is preferred: with a specialist any half hour, whichever of them are free; without one of the 18 slots.
 */
export const preferredTimeField = (withSpecialist: boolean) =>
  z
    .string("Please select a preferred time")
    .refine((value) => (withSpecialist ? HALF_HOURS : TIME_SLOTS).includes(value), "Please select a preferred time");

/**
 * The appointment request form (DATA-33), judged at instant `now`.
 * Dates come out as ISO text, optional texts as the empty text.
 */
export function appointmentRequestSchema(now: Date, { withSpecialist = false }: { withSpecialist?: boolean } = {}) {
  const limits = dateLimits(now);
  return z.object({
    firstName: firstNameField,
    lastName: lastNameField,
    email: emailField,
    phone: phoneField.pipe(z.string().min(10, "Phone number must be at least 10 digits")),
    dateOfBirth: dateField(
      "Date of birth is required",
      limits.dateOfBirth,
      "Date of birth must be 1900-01-01 or later",
      "Date of birth must be in the past",
    ),
    appointmentType: z.enum(APPOINTMENT_TYPE_VALUES, "Please select an appointment type"),
    preferredDate: preferredDateField(limits.preferredDate),
    preferredTime: preferredTimeField(withSpecialist),
    patientZone: zoneField,
    reasonForVisit: requiredText(10, "Please provide at least 10 characters describing your reason for visit", 4000),
    insuranceProvider: text(200),
    emergencyContact: text(200),
  });
}
export type AppointmentRequest = z.output<ReturnType<typeof appointmentRequestSchema>>;
