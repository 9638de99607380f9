import { FORM_OWNER } from "~/domain/parked-form";
import { isSecretField } from "~/domain/refused";

/** Longer than this nobody's record stays on the screen for it. */
const PATIENCE_MS = 4_000;

/**
 * Before a page is left because its session has ended: has the server keep what
 * was typed into its forms, as it does with a form that was sent too late.
 * @param page the page's path.
 */
export async function parkTyped(page: string): Promise<void> {
  const forms = [...document.querySelectorAll("form")].filter((form) => form.elements.namedItem(FORM_OWNER) && isChanged(form));
  for (const form of forms) {
    const typed = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === "string" && !isSecretField(entry[0]));
    const intent = form.querySelector<HTMLButtonElement>('button[name="intent"]')?.value;
    try {
      await fetch(`/parked-form?for=${encodeURIComponent(page)}`, {
        method: "POST",
        body: new URLSearchParams([...typed, ...(intent ? [["intent", intent]] : [])]),
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
    } catch {
      return; // no connection: the others would not get through either
    }
  }
}

/** Whether something was typed that the server does not have. A form whose fields cannot tell says it itself: what came back parked, what React keeps. */
const isChanged = (form: HTMLFormElement): boolean =>
  form.dataset.unsent !== undefined ||
  [...form.elements].some((element) => {
    if (element instanceof HTMLSelectElement) return [...element.options].some((option) => option.selected !== option.defaultSelected);
    if (element instanceof HTMLTextAreaElement) return element.value !== element.defaultValue;
    if (!(element instanceof HTMLInputElement) || element.type === "hidden" || isSecretField(element.name)) return false;
    return element.checked !== element.defaultChecked || (element.type !== "file" && element.value !== element.defaultValue);
  });
