import { z } from "zod";
import { hasControlCharacters, tooLong } from "./text";

/** Message for text with characters that cannot be stored. */
export const CONTROL_MESSAGE = "Remove the characters that cannot be displayed";

/** Said of what no page of ours sends: a field twice, or a button that it does not have. */
export const UNREADABLE = "That cannot be done here. Open the page again";

/**
 * A trimmed line or paragraph of text, at most `max` UTF-16 units long. A
 * missing value counts as the empty text, so that a field left out and a field
 * left empty get the same message.
 */
export const text = (max: number) =>
  z
    .string()
    .default("")
    // A form without script ends lines with CR LF, one sent by script with LF: the same text is the same.
    .transform((value) => value.replaceAll("\r\n", "\n").trim())
    .pipe(
      z
        .string()
        .max(max, tooLong(max))
        .refine((value) => !hasControlCharacters(value), CONTROL_MESSAGE),
    );

/**
 * A list of at most `max` entries. They are counted first: zod would read all of them before it counts, and of a
 * hundred thousand wrong ones it collects so many errors that it fails itself.
 */
export const list = <Entry extends z.ZodType>(entry: Entry, max: number, tooMany: string, noList?: string) =>
  z.preprocess(
    (value, context) => {
      if (!Array.isArray(value) || value.length <= max) return value;
      context.addIssue({ code: "custom", message: tooMany });
      return z.NEVER;
    },
    z.array(entry, noList).max(max, tooMany),
  );

/** Required text of at least `min` characters after trimming, with the message for anything shorter. */
export const requiredText = (min: number, message: string, max: number) => text(max).pipe(z.string().min(min, message));
