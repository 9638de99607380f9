import type { KeyboardEvent, RefObject } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { MAX_MESSAGE } from "~/domain/assistant/chat";

type Props = {
  text: string;
  onChange: (text: string) => void;
  /** Enter was pressed to send. */
  onSend: () => void;
  /** Why the message was not taken. */
  error: string | undefined;
  input: RefObject<HTMLTextAreaElement>;
};

/** Where a page begins that a form of the chat comes back with: at the field, with its label, hint and error. */
export const MESSAGE_FIELD = "message-field";

/**
 * The chat's message. Without `maxLength`: it would cut what is pasted without
 * a word, and what is missing then is seen by nobody.
 */
export function MessageField({ text, onChange, onSend, error, input }: Props) {
  const hydrated = useHydrated();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onSend();
  };
  return (
    <div id={MESSAGE_FIELD} className={`scroll-mt-28 ${error ? "border-l-4 border-danger pl-4" : ""}`}>
      <label htmlFor="message" className="block font-semibold">
        Your message
      </label>
      <p id="message-hint" className="text-[0.9375rem] text-muted">
        Up to {MAX_MESSAGE.toLocaleString("en-US")} characters.{hydrated && " Enter sends, Shift and Enter begins a new line."}
      </p>
      <textarea
        ref={input}
        id="message"
        name="message"
        rows={2}
        aria-describedby={error ? "message-hint message-error" : "message-hint"}
        aria-invalid={error ? true : undefined}
        value={text}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
        className="field-input mt-1"
      />
      {error && (
        <p id="message-error" className="mt-1 font-semibold text-danger">
          <span className="sr-only">Error: </span>
          {error}
        </p>
      )}
    </div>
  );
}
