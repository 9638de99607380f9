import { toFormError } from "./form-error";
import { message, type Message } from "./message";

/**
 * C0 and C1 control characters other than tab, line feed and carriage return.
 * PostgreSQL refuses U+0000 in text outright; the rest only ever arrive by
 * accident or on purpose to confuse a reader, so all of them are refused.
 */
// eslint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;

/** True if the text holds characters that must not be stored or searched for. */
export const hasControlCharacters = (value: string) => CONTROL.test(value);

/** Message for a text longer than `max` characters. */
export const tooLong = (max: number) =>
  toFormError(message("Use {max} characters or fewer", { max: max.toLocaleString("en-US") }));

/** The refusal of a form from an address that has sent too many; what was typed stays in the form. */
export const tooManyMessage = (retryAfterSeconds: number): Message => {
  const minutes = Math.ceil(retryAfterSeconds / 60);
  return minutes === 1
    ? message("Too many tries. Wait a minute, then send the form again.")
    : message("Too many tries. Wait {minutes} minutes, then send the form again.", { minutes });
};

/** Splits a list with commas, Arabic ones too: trimmed, empty entries dropped, duplicates (without case) dropped. */
export function splitList(value: string): string[] {
  const seen = new Set<string>();
  return value
    .split(/[,،]/)
    .map((entry) => entry.trim())
    .filter((entry) => {
      const key = entry.toLocaleLowerCase("en");
      if (!entry || seen.has(key)) return false;
      seen.add(key);
      return true;
    });
}
