import { useEffect, useRef, type MouseEvent } from "react";
import { beginAt, BEGINS_PAGE } from "~/components/messages";
import { Say, useWords } from "~/components/words";
import { readFormError } from "~/domain/form-error";
import type { Field } from "./use-fields";

/** A message that tells what is stored may hold a text of pages: the field has it whole. */
const MAX_CHARACTERS = 300;
const shortened = (message: string) =>
  message.length > MAX_CHARACTERS ? `${[...message].slice(0, MAX_CHARACTERS).join("")}…` : message;

/**
 * All errors of a form on top of it, each a link to its field. It takes the
 * focus when it appears and whenever the form is refused again (`result`
 * changes), so that a screen reader starts there.
 */
export function ErrorSummary({
  fields,
  formErrors,
  result,
}: {
  fields: Field[];
  formErrors?: string[] | undefined;
  result: unknown;
}) {
  const { t, say } = useWords();
  const summary = useRef<HTMLDivElement>(null);
  const wrong = fields.flatMap((field) => (field.errors ? [{ id: field.id, message: field.errors[0]! }] : []));
  const shown = wrong.length > 0 || Boolean(formErrors?.length);
  useEffect(() => {
    if (result && shown) beginAt(summary.current);
  }, [result, shown]);

  // The browser would go to the field too, but the router takes a new hash for
  // a navigation, and with it the answer of the action would be gone.
  const lead = (event: MouseEvent, id: string) => {
    event.preventDefault();
    document.getElementById(id)?.focus();
  };

  if (!shown) return null;
  return (
    <div
      ref={summary}
      role="alert"
      {...BEGINS_PAGE}
      aria-labelledby="error-summary-title"
      data-error-summary
      className="mb-8 rounded-xl border-4 border-danger bg-surface p-5"
    >
      <h2 id="error-summary-title" className="text-lg font-bold">
        {t("There is a problem")}
      </h2>
      <ul className="mt-2">
        {formErrors?.map((message) => (
          <li key={message} className="font-semibold text-danger">
            <Say message={readFormError(message)} />
          </li>
        ))}
        {wrong.map(({ id, message }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => lead(event, id)}
              className="inline-block py-1 font-semibold wrap-anywhere text-danger underline underline-offset-4"
            >
              {shortened(say(readFormError(message)))}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
