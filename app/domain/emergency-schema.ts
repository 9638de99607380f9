import { z } from "zod";
import { parseDate, type IsoDate } from "./dates";
import { EMERGENCY_REASON } from "./emergency";
import { requiredText, text, UNREADABLE } from "./fields";

const idField = z.string(UNREADABLE).regex(/^[1-9]\d{0,8}$/, UNREADABLE);

const dateOfBirthField = text(40).transform((value, context): IsoDate | "" => {
  const date = parseDate(value);
  if (value !== "" && !date) context.addIssue({ code: "custom", message: "Enter a date that exists, like 1985-03-27" });
  return date ?? "";
});

const openSchema = z
  .object({
    intent: z.literal("open"),
    recordNumber: text(100),
    lastName: text(100),
    dateOfBirth: dateOfBirthField,
    reason: requiredText(
      EMERGENCY_REASON.min,
      `Say why, in ${EMERGENCY_REASON.min} characters or more`,
      EMERGENCY_REASON.max,
    ),
  })
  // Judged together with the reason, so that all that is missing is said at once.
  .superRefine(({ recordNumber, lastName, dateOfBirth }, context) => {
    const missing = (path: string, message: string) => context.addIssue({ code: "custom", path: [path], message });
    if (recordNumber !== "") return;
    if (lastName === "" && dateOfBirth === "")
      missing("recordNumber", "Enter the record number, or the last name and the date of birth");
    else if (lastName === "") missing("lastName", "Enter the last name, too");
    else if (dateOfBirth === "") missing("dateOfBirth", "Enter the date of birth, too");
  });

/** What a specialist does with emergency access: opens a record, or ends a grant by its id. */
export const emergencySchema = z.discriminatedUnion(
  "intent",
  [openSchema, z.object({ intent: z.literal("end"), grant: idField })],
  UNREADABLE,
);
export type EmergencyWish = z.output<typeof openSchema>;

/** An administrator's word that a grant was looked at. */
export const emergencyReviewSchema = z.object({ grant: idField });
