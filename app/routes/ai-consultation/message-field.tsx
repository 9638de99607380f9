import { useCallback, type KeyboardEvent, type MutableRefObject } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { useEnteredValue } from "~/components/form/use-entered-value";
import { Say, useWords } from "~/components/words";
import { readFormError } from "~/domain/form-error";
import { MAX_MESSAGE } from "~/domain/assistant/chat";

type Props = {
  text: string;
  onChange: (text: string) => void;
  /** Enter was pressed to send. */
  onSend: () => void;
  /** Why the message was not taken. */
  error: string | undefined;
  input: MutableRefObject<HTMLTextAreaElement | null>;
};

/** Where a page begins that a form of the chat comes back with: at the field, with its label, hint and error. */
export const MESSAGE_FIELD = "message-field";

/**
 * The chat's message. Without `maxLength`: it would cut what is pasted without
 * a word, and what is missing then is seen by nobody.
 */
export function MessageField({ text, onChange, onSend, error, input }: Props) {
  const hydrated = useHydrated();
  const { t } = useWords("assistant");
  const entered = useEnteredValue<HTMLTextAreaElement>(text, onChange);
  const control = useCallback(
    (field: HTMLTextAreaElement | null) => {
      input.current = field;
      entered(field);
    },
    [input, entered],
  );
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onSend();
  };
  return (
    <div id={MESSAGE_FIELD} className={`scroll-mt-28 ${error ? "border-s-4 border-danger ps-4" : ""}`}>
      <label htmlFor="message" className="block font-semibold">
        {t("Your message")}
      </label>
      <p id="message-hint" className="text-[0.9375rem] text-muted">
        {t("Up to {max} characters.", { max: MAX_MESSAGE.toLocaleString("en-US") })}
        {hydrated && ` ${t("Enter sends, Shift and Enter begins a new line.")}`}
      </p>
      <textarea
        ref={control}
        id="message"
        name="message"
        dir="auto"
        rows={2}
        aria-describedby={error ? "message-hint message-error" : "message-hint"}
        aria-invalid={error ? true : undefined}
        value={text}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
        className="mt-1 field-input"
      />
      {error && (
        <p id="message-error" className="mt-1 font-semibold text-danger">
          <span className="sr-only">{t("Error: ")}</span>
          <Say message={readFormError(error)} />
        </p>
      )}
    </div>
  );
}
