import { z } from "zod";
import { CONTROL_MESSAGE, list } from "../fields";
import { hasControlCharacters, tooLong } from "../text";

/** Medicines, and allergies, in one request at the most. */
export const MAX_MEDICATIONS = 50;
/** Characters of one name with its dose. */
export const MAX_NAME = 200;

const name = z
  .string("Each name must be text")
  .trim()
  .max(MAX_NAME, tooLong(MAX_NAME))
  .refine((value) => !hasControlCharacters(value), CONTROL_MESSAGE);

/**
 * `POST /api/ai/drug-interactions`: `medications`, names as a person has them
 * on a list (dose and form may stand beside them), and optionally `allergies`.
 */
export const interactionRequestSchema = z.object({
  medications: list(
    name,
    MAX_MEDICATIONS,
    `Send ${MAX_MEDICATIONS} medications at the most`,
    "Medications must be a list of names",
  )
    .refine((list) => list.some((entry) => entry !== ""), "Name at least one medication")
    .meta({ minItems: 1, examples: [["warfarin", "ibuprofen"]] }),
  allergies: list(
    name,
    MAX_MEDICATIONS,
    `Send ${MAX_MEDICATIONS} allergies at the most`,
    "Allergies must be a list of names",
  ).default([]),
});
