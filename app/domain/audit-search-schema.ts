import { z } from "zod";
import { AUDIT_ACTIONS, AUDIT_OUTCOMES } from "./audit";
import type { AuditSearch } from "./audit-search";
import { parseDate, type IsoDate } from "./dates";
import { text } from "./fields";
import { emailField } from "./person";

/** An id as typed; left empty it asks for nothing. */
const idField = text(40).transform((value, context): number | undefined => {
  if (value === "") return undefined;
  if (!/^[1-9]\d{0,8}$/.test(value)) context.addIssue({ code: "custom", message: "Enter a number, like 17" });
  return Number(value);
});

/** One of a list, or nothing. */
const choiceField = <Choice extends string>(choices: readonly Choice[]) =>
  text(40).transform((value, context): Choice | undefined => {
    const choice = choices.find((one) => one === value);
    if (value !== "" && !choice) context.addIssue({ code: "custom", message: "Choose one of the list" });
    return choice;
  });

const dayField = text(40).transform((value, context): IsoDate | undefined => {
  const day = parseDate(value);
  if (value !== "" && !day) context.addIssue({ code: "custom", message: "Enter a date, like 2026-03-14" });
  return day ?? undefined;
});

/** A search as typed. */
export const auditSearchSchema: z.ZodType<AuditSearch, object> = z
  .object({
    patient: idField,
    user: idField,
    action: choiceField(AUDIT_ACTIONS),
    outcome: choiceField(AUDIT_OUTCOMES),
    emergency: choiceField(["on"]).transform((value): boolean => value === "on"),
    from: dayField,
    to: dayField,
  })
  .refine(({ from, to }) => !from || !to || from <= to, {
    path: ["to"],
    message: "The last day must not come before the first",
  });

/** Whose entries are looked for, by the address of their account. */
export const accountLookupSchema = z.object({ email: emailField });
