import { useState } from "react";
import type { RejectedForm } from "~/domain/rejected-form";

/** A field as the server's answer leaves it. */
export type Field = {
  id: string;
  name: string;
  /** What it starts with; a box that is ticked is "on". */
  initialValue: string | undefined;
  errors: string[] | undefined;
  errorId: string;
  descriptionId: string;
};
/** A form's fields by name. */
export type Fields<Name extends string> = Record<Name, Field>;

/**
 * Puts an answer back into the form that it is about: the errors to their
 * fields, and what was typed as what the fields start with. Whoever has script
 * has what they typed still standing there, so a later answer changes errors only.
 *
 * This is all that conform's own hook would do here: nothing is judged in the
 * browser, no field is a list. conform weighs 8 kB, which every form would bring.
 * @param id the form's, with which all of its fields' ids begin.
 * @param result of the action, refused or as it was asked for.
 * @param defaults what the fields start with where nothing has been answered yet.
 */
export function useFields<Name extends string>(
  id: string,
  result: RejectedForm["result"] | null | undefined,
  defaults?: Readonly<Record<string, unknown>> | null,
): { fields: Fields<Name>; formErrors: string[] | undefined } {
  const [start] = useState<Record<string, unknown>>(() => result?.initialValue ?? defaults ?? {});
  const errorsOf = (name: string) => result?.error?.[name] ?? undefined;
  const field = (name: string): Field => {
    const fieldId = `${id}-${name}`;
    const value = start[name];
    return {
      id: fieldId,
      name,
      initialValue: typeof value === "string" && value !== "" ? value : undefined,
      errors: errorsOf(name),
      errorId: `${fieldId}-error`,
      descriptionId: `${fieldId}-description`,
    };
  };
  // Of whatever name: only the form itself knows which there are.
  const fields = new Proxy(
    {},
    { get: (_, name) => (typeof name === "string" ? field(name) : undefined) },
  ) as Fields<Name>;
  return { fields, formErrors: errorsOf("") };
}
