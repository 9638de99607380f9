import type { z } from "zod";
import { readFormError } from "~/domain/form-error";
import { englishTranslator } from "~/locales/translator";
import { fieldErrors, type FieldErrors } from "~/domain/errors";

/** What a schema says to an input, by field, as a form carries it; empty when it is valid. */
export async function formErrors(schema: z.ZodType, input: unknown): Promise<FieldErrors> {
  const parsed = await schema.safeParseAsync(input);
  return parsed.success ? {} : fieldErrors(parsed.error.issues);
}

/** The same in English. */
export const messages = async (schema: z.ZodType, input: unknown): Promise<FieldErrors> =>
  Object.fromEntries(
    Object.entries(await formErrors(schema, input)).map(([name, errors]) => [name, errors.map(inEnglish)]),
  );

/** An error of a form in English. */
export const inEnglish = (error: string) => englishTranslator.say(readFormError(error));

/** Texts of 0, 1, … up to `length` characters. */
export const textsUpTo = (length: number) => Array.from({ length: length + 1 }, (_, size) => "x".repeat(size));
