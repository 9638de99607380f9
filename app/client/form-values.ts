import { isSecretField } from "~/domain/rejected-form";

/**
 * Whether something else was entered into a field than the page came with. Of what is hidden, secret or a file's name
 * nobody can tell.
 */
export function isFieldChanged(field: Element): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some((option) => option.selected !== option.defaultSelected);
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
  if (!(field instanceof HTMLInputElement) || field.type === "hidden" || isSecretField(field.name)) return false;
  // A box that the page gave no value has one all the same: "on".
  if (field.type === "checkbox" || field.type === "radio") return field.checked !== field.defaultChecked;
  return field.type !== "file" && field.value !== field.defaultValue;
}

/** What stands in a form, as it is sent; without its files. */
export const readFormValues = (form: HTMLFormElement): URLSearchParams =>
  new URLSearchParams(
    [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );

/** Puts back what was typed before the form was left, except where something was entered since. */
export function restoreFormValues(form: HTMLFormElement, typed: URLSearchParams): void {
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && field.type === "checkbox") {
      if (!isFieldChanged(field)) field.checked = typed.has(field.name);
    } else if (
      field instanceof HTMLInputElement ||
      field instanceof HTMLSelectElement ||
      field instanceof HTMLTextAreaElement
    ) {
      if (typed.has(field.name) && !isFieldChanged(field)) field.value = typed.get(field.name)!;
    }
  }
}

/**
 * What was typed into a form, kept in this tab's own storage, which outlives a reload and goes with the tab; a copy
 * beside it serves where there is no storage.
 * @param key names the form.
 */
export function createFormStorage(key: string) {
  let held: string | null = null;
  const hold = (typed: string | null): void => {
    held = typed;
    try {
      if (typed === null) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, typed);
    } catch {
      // Full or switched off: there is the other copy.
    }
  };
  return {
    /** @returns it as `application/x-www-form-urlencoded`, or `null` for nothing. */
    read(): string | null {
      try {
        held ??= sessionStorage.getItem(key);
      } catch {
        // Storage that is switched off holds nothing.
      }
      return held;
    },
    hold: (typed: URLSearchParams) => hold(typed.toString()),
    forget: () => hold(null),
  };
}
