import { z } from "zod";
import { requiredText } from "./fields";

/** Whom a specialist looks for among their patients. */
export const patientSearchSchema = z.object({
  named: requiredText(2, "Enter 2 characters or more of a name or a record number", 100),
});
