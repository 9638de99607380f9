import { z } from "zod";
import { requiredText, text } from "../fields";
import { splitEntries } from "./recognise";
import { MAX_MEDICATIONS, MAX_NAME } from "./schema";

/** Characters of the whole list. */
const MAX_LIST = 5000;

const list = (what: string) => (value: string, context: z.core.$RefinementCtx) => {
  const entries = splitEntries([value]);
  if (entries.length > MAX_MEDICATIONS)
    context.addIssue({ code: "custom", message: `Enter ${MAX_MEDICATIONS} ${what} at the most` });
  else if (entries.some((entry) => entry.length > MAX_NAME))
    context.addIssue({ code: "custom", message: "Put each one on a line of its own" });
};

/** The form of the interactions screen: a list in each field, one entry a line. */
export const interactionFormSchema = z.object({
  medications: requiredText(1, "Enter at least one medicine", MAX_LIST).superRefine(list("medicines")),
  allergies: text(MAX_LIST).superRefine(list("allergies")),
});
