import { z } from "zod";
import { LANGUAGE_CODES } from "~/domain/language";

/**
 * Of a request: in which language the answer is to be. Who does not say gets English, whatever their browser asks for,
 * unless what they write is surely in another language of ours.
 */
export const askedLanguage = z
  .enum(LANGUAGE_CODES)
  .optional()
  .describe(
    "Language of the answer, English if not given; who surely writes in another of ours is answered in that. What cannot be said in it whole comes in English",
  );

/** Of an answer: in which language its texts are. */
export const writtenLanguage = z
  .enum(LANGUAGE_CODES)
  .optional()
  .describe("Language of the texts; English if not given");
