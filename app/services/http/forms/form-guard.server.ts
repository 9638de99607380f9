import type { AppContext } from "~/context";
import { toFormError } from "~/domain/form-error";
import { message, type Message } from "~/domain/message";
import { tooManyMessage } from "~/domain/text";

/** Told when a program, or an over-eager autofill, filled in the field nobody sees. */
export const HONEYPOT_MESSAGE = "This form could not be sent. Reload the page and fill it in again.";

/** Of a tab that was opened by one person and is sent under the session of another. */
export const SESSION_CHANGED =
  "Someone else signed in on this browser since this page was opened. Nothing was saved. Open the page again.";

/** Whether the field that people never see was filled in. */
export const isHoneypotFilled = (form: FormData) => Boolean(form.get("website"));

/** The same for a password: whom strangers' guesses keep out at a browser of theirs that is new has a way in. */
export const tooManyGuessesMessage = (retryAfterSeconds: number): Message => {
  const minutes = Math.ceil(retryAfterSeconds / 60);
  if (minutes === 1)
    return message(
      "Too many tries. Wait a minute, or choose a new password with a link by email: then you can sign in here at once.",
    );
  return message(
    "Too many tries. Wait {minutes} minutes, or choose a new password with a link by email: then you can sign in here at once.",
    { minutes },
  );
};

/** What a form is refused with; the message is one of a form (`domain/form-error`). */
export type Refusal = { status: 422 | 429; message: string; headers: Record<string, string> };

/**
 * What every public form goes through before it is looked at: the honeypot and
 * the count of attempts.
 */
export async function guardForm(
  form: FormData,
  { limits, clientAddress }: Pick<AppContext, "limits" | "clientAddress">,
): Promise<Refusal | null> {
  const verdict = await limits.take("attempts", clientAddress);
  if (!verdict.allowed) return tooManyRequests(verdict.retryAfterSeconds);
  if (isHoneypotFilled(form)) return { status: 422, message: HONEYPOT_MESSAGE, headers: {} };
  return null;
}

/** A 429 with `Retry-After`. */
export const tooManyRequests = (retryAfterSeconds: number): Refusal => ({
  status: 429,
  message: toFormError(tooManyMessage(retryAfterSeconds)),
  headers: { "Retry-After": String(retryAfterSeconds) },
});
