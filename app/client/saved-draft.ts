import { FORM_OWNER } from "~/domain/saved-draft";
import { isSecretField } from "~/domain/rejected-form";
import { request, RequestError } from "~/client/request";
import { isFieldChanged, readFormValues } from "./form-values";

/** Longer than this nobody's record stays on the screen for it. */
const PATIENCE_MS = 4_000;

/**
 * Before a page is left because its session has ended: has the server keep what
 * was typed into its forms, as it does with a form that was sent too late.
 * @param page the page's path.
 */
export async function saveDrafts(page: string): Promise<void> {
  const forms = [...document.querySelectorAll("form")].filter(
    (form) => form.elements.namedItem(FORM_OWNER) && isChanged(form),
  );
  for (const form of forms) {
    const typed = [...readFormValues(form)].filter(([name]) => !isSecretField(name));
    const intent = form.querySelector<HTMLButtonElement>('button[name="intent"]')?.value;
    try {
      const fields = new URLSearchParams([...typed, ...(intent ? [["intent", intent]] : [])]);
      await request("POST", `/parked-form?for=${encodeURIComponent(page)}`, fields, {
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
    } catch (error) {
      // No connection: the others would not get through either. One that is refused says nothing of the next.
      if (!(error instanceof RequestError)) return;
    }
  }
}

/**
 * Whether something was typed that the server does not have. A form whose fields cannot tell says it itself: what came
 * back as a saved draft, what React keeps.
 */
const isChanged = (form: HTMLFormElement): boolean =>
  form.dataset.unsent !== undefined || [...form.elements].some(isFieldChanged);
