import type { z } from "zod";
import { fieldErrors, type FieldErrors } from "~/domain/errors";

/** What a schema says to an input, by field; empty when it is valid. */
export async function messages(schema: z.ZodType, input: unknown): Promise<FieldErrors> {
  const parsed = await schema.safeParseAsync(input);
  return parsed.success ? {} : fieldErrors(parsed.error.issues);
}

/** Texts of 0, 1, … up to `length` characters. */
export const textsUpTo = (length: number) => Array.from({ length: length + 1 }, (_, size) => "x".repeat(size));
