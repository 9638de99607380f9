import type { Submission } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import type { z } from "zod";
import { UNREADABLE } from "~/domain/fields";
import { isPlainName } from "~/domain/rejected-form";

/**
 * A form's fields through a schema: the value, or a reply that holds the errors
 * and what was typed. conform's own coercion is off: it turns an empty field
 * into a missing one and would replace our messages by zod's. Where a schema
 * says nothing of its own, only a program has sent what is wrong (a field twice,
 * a button that we do not have); zod's words for it would be English on every page.
 */
export const parseForm = <Schema extends z.ZodType>(
  form: FormData,
  schema: Schema,
): Promise<Submission<z.input<Schema>, string[], z.output<Schema>>> =>
  parseWithZod(plainFields(form), { schema, async: true, disableAutoCoercion: true, error: () => UNREADABLE });

/**
 * The fields with plain names. conform gives brackets, dots and its own
 * `__intent__` a meaning that none of our forms uses, and throws over garbage in them.
 */
function plainFields(form: FormData): FormData {
  const plain = new FormData();
  for (const [name, value] of form) if (isPlainName(name)) plain.append(name, value);
  return plain;
}
